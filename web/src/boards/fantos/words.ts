// Promises, Offers and events of Fate of Fantos in words; the sentences stand in the catalogue.
import type { TableState, Told } from '../../table/state.svelte'
import { t } from '../../text/text.svelte'
import type { ActionData, ItemData, OfferData, PromiseData } from './pieces'

type Args = readonly any[]

/** The name of a card by its key, such as the Labor that a promise is about. */
function named(table: TableState, key: string): string {
  return table.cards.cards.find((card) => card.key === key)?.name ?? key
}

/** A seat as the one whom something concerns. */
export function who(table: TableState, seat: number): string {
  return seat === table.seat ? t('fantos.deal.you') : table.seatTitle(seat)
}

/** A seat as the one who does something: languages tell `you` who act from `you` who are acted upon. */
function subject(table: TableState, seat: number): string {
  return seat === table.seat ? t('seat.you') : table.seatTitle(seat)
}

export function promiseWords(table: TableState, kind: string, word: string, number: number): string {
  const seat = kind === 'no_war' || kind === 'war_on' ? who(table, number) : ''
  return t(`fantos.promise.${kind}`, { word: named(table, word), number, seat })
}

function listed(words: string[]): string {
  if (!words.length) return t('fantos.deal.nothing')
  if (words.length === 1) return words[0]!
  return t('fantos.deal.and', { most: words.slice(0, -1).join(', '), last: words.at(-1)! })
}

function goods(shards: number, cards: string[], promises: string[]): string[] {
  const count = shards ? [t('fantos.deal.nshards', { count: shards })] : []
  return [...count, ...cards, ...promises.map((promise) => t('fantos.deal.promise', { promise }))]
}

/** What an Offer gives and what it wants, part by part. */
function partsOf(table: TableState, offer: OfferData, cards: string[]): { gives: string[]; wants: string[] } {
  const promises = (own: boolean) =>
    offer.promises
      .filter((promise) => (promise.seat === offer.seat) === own)
      .map((promise) => promiseWords(table, promise.kind, promise.word, promise.number))
  const choice = offer.want_cards ? [t('fantos.deal.nchoice', { count: offer.want_cards })] : []
  const titles = offer.want_titles.map((title) => named(table, title))
  return {
    gives: goods(offer.give, cards, promises(true)),
    wants: goods(offer.want, [...choice, ...titles], promises(false)),
  }
}

/** What an Offer gives and what it wants, as one phrase each. */
export function bargain(
  table: TableState,
  offer: OfferData,
  cards: string[],
): { gives: string; wants: string } {
  const { gives, wants } = partsOf(table, offer, cards)
  return { gives: listed(gives), wants: listed(wants) }
}

/** The Offer on the table, part by part. */
export function offerGoods(table: TableState, offer: OfferData) {
  const hidden = offer.cards.filter((card) => card === null).length
  const seen = offer.cards.filter((card) => card !== null).map((card) => table.cardName(card!))
  return partsOf(table, offer, hidden ? [...seen, t('fantos.deal.ncards', { count: hidden })] : seen)
}

/** A side of the action on the slab: who does what. */
export function sideWords(table: TableState, action: ActionData, side: number): string {
  const { seat, parts } = action.sides[side]!
  if (action.kind === 'duel' && parts[0]?.card !== undefined && parts[0].card !== null)
    return table.cardName(parts[0].card)
  const role =
    action.kind === 'war' ? (side === 0 ? 'attacks' : 'defends') : action.kind === 'harvest' ? 'harvests' : ''
  if (!role) return table.seatName(seat)
  const key = `fantos.side.${role}`
  return seat === table.seat ? t(`${key}.you`) : t(key, { who: table.seatTitle(seat) })
}

/** Whom or what a waiting item is aimed at. */
export function aimWords(table: TableState, item: ItemData, place: number): string {
  if (item.cards.length) return t('fantos.stack.on', { what: item.cards.map(table.cardName).join(', ') })
  const seat = table.reckoned['aims']?.[place] as number | null | undefined
  return seat === null || seat === undefined ? '' : t('fantos.stack.on', { what: who(table, seat) })
}

/** The window that is open, in words. */
export function windowWords(table: TableState): string {
  if (table.view['parley']) return t('fantos.window.parley')
  const last = ((table.view['windows'] ?? []) as { kind: string }[]).at(-1)
  return last ? t(`fantos.window.${last.kind}`) : ''
}

/** Labor that goes to the discard pile after it was played goes without saying (FAN-LAB.8, .9). */
const SPENT = ['FAN-LAB.8', 'FAN-LAB.9']

/** The events of which one pattern each does not tell enough. */
export function telling(table: TableState): Record<string, (args: Args, clause: string) => Told | null> {
  const on = (kind: string) => (args: Args) => ({ key: args[3].length ? `${kind}.on` : kind, args })
  return {
    shards: ([from, giver, to, taker, n]) =>
      from === 'trove'
        ? { key: `shards.${from}-${to}`, args: [taker, n] }
        : { key: `shards.${from}-${to}`, args: [giver, n, taker] },
    tasked: (args) => ({ key: `tasked.${args[1] || 'forced'}`, args }),
    played: on('played'),
    activated: on('activated'),
    linked: (args) => ({ key: args[1] === null ? 'linked.bare' : 'linked', args }),
    rolled: (args) => {
      const [kind, whose] = args
      if (whose === null) return { key: 'rolled.alone', args }
      return {
        key: kind === 'tie' || kind === 'trial' || kind === 'start' ? 'rolled.seat' : 'rolled.legacy',
        args,
      }
    },
    scores: ([kind, seats, totals]) => ({
      key: 'scores',
      args: [
        kind,
        totals
          .map((n: number, i: number) => (totals.length > 1 ? `${subject(table, seats[i])} ${n}` : n))
          .join(', '),
      ],
    }),
    'action-declared': (args) => ({
      key: args[0] === 'special' ? 'action-declared.special' : 'action-declared',
      args,
    }),
    'labor-discarded': (args, clause) => (SPENT.includes(clause) ? null : { key: 'labor-discarded', args }),
    'drew-cards': (args) => ({ key: 'drew-cards', args }),
    drew: (args) => (args[0] === table.seat ? null : { key: 'drew', args }),
    'vote-result': (args) => ({ key: args[1] ? 'vote-result.passed' : 'vote-result.failed', args }),
    offer: ([seat, to, give, count, want, want_cards, want_titles, pledges]) => {
      const promises = pledges.map(
        ([by, kind, word, number]: [number, string, string, number]): PromiseData => {
          return { seat: by, to, kind, word, number }
        },
      )
      const offer: OfferData = { seat, to, give, cards: [], want, want_cards, want_titles, promises }
      const { gives, wants } = bargain(table, offer, count ? [t('fantos.deal.ncards', { count })] : [])
      return { key: 'offer', args: [seat, to, gives, wants] }
    },
    'offered-cards': (args) => (args[0].length ? { key: 'offered-cards', args } : null),
    'traded-cards': (args) => {
      const [given, back] = args
      if (!given.length && !back.length) return null
      return {
        key:
          given.length && back.length
            ? 'traded-cards.both'
            : back.length
              ? 'traded-cards.back'
              : 'traded-cards',
        args,
      }
    },
    'offer-declined': (args) => ({ key: args[1] ? 'offer-declined.counter' : 'offer-declined.plain', args }),
    promised: ([seat, to, kind, word, number]) => ({
      key: 'promised',
      args: [seat, to, promiseWords(table, kind, word, number)],
    }),
    'promise-settled': ([seat, to, kind, outcome]) => ({
      key: 'promise-settled',
      args: [seat, to, t(`fantos.promise.${outcome}`), t(`fantos.pledge.${kind}`)],
    }),
  }
}
