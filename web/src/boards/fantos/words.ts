// Promises and Offers of Fate of Fantos in words.
import type { TableState } from '../../table/state.svelte'
import { hyphened } from '../../text/text.svelte'
import { t } from './text'
import type { ActionData, ItemData, OfferData, PromiseData, Types } from './generated'

/** The name of a card by its key, such as the Labor that a promise is about. */
function named(table: TableState<Types>, key: string): string {
  return table.cards.cards.find((card) => card.key === key)?.name ?? key
}

/** A seat as the one whom something concerns. */
function who(table: TableState<Types>, seat: number): string {
  return seat === table.seat ? t('board-deal-you') : table.seatTitle(seat)
}

export function promiseWords(
  table: TableState<Types>,
  kind: PromiseData['kind'],
  word: string,
  number: number,
): string {
  const card = word ? named(table, word) : t('any-card')
  const is = number === table.seat ? 'you' : 'other'
  const seat = table.seatTitle(number) // says something in promises about War
  return t(`promise-${hyphened(kind)}`, { word, number, card, seat, 'seat-is': is })
}

function listed(words: string[]): string {
  if (!words.length) return t('board-deal-nothing')
  if (words.length === 1) return words[0]!
  return t('board-deal-and', { most: words.slice(0, -1).join(', '), last: words.at(-1)! })
}

function goods(shards: number, cards: string[], promises: string[]): string[] {
  const count = shards ? [t('board-deal-nshards', { count: shards })] : []
  return [...count, ...cards, ...promises.map((promise) => t('board-deal-promise', { promise }))]
}

/** An Offer, also one that is only being written. */
type Goods = Pick<OfferData, 'seat' | 'give' | 'want' | 'want_cards' | 'want_titles' | 'promises'>

/** What an Offer gives and what it wants, part by part. */
function partsOf(
  table: TableState<Types>,
  offer: Goods,
  cards: string[],
): { gives: string[]; wants: string[] } {
  const promises = (own: boolean) =>
    offer.promises
      .filter((promise) => (promise.seat === offer.seat) === own)
      .map((promise) => promiseWords(table, promise.kind, promise.word, promise.number))
  const choice = offer.want_cards ? [t('board-deal-nchoice', { count: offer.want_cards })] : []
  const titles = offer.want_titles.map((title) => named(table, title))
  return {
    gives: goods(offer.give, cards, promises(true)),
    wants: goods(offer.want, [...choice, ...titles], promises(false)),
  }
}

/** What an Offer gives and what it wants, as one phrase each. */
export function bargain(
  table: TableState<Types>,
  offer: Goods,
  cards: string[],
): { gives: string; wants: string } {
  const { gives, wants } = partsOf(table, offer, cards)
  return { gives: listed(gives), wants: listed(wants) }
}

/** The Offer on the table, part by part. */
export function offerGoods(table: TableState<Types>, offer: OfferData) {
  const hidden = offer.cards.filter((card) => card === null).length
  const seen = offer.cards.filter((card) => card !== null).map((card) => table.cardName(card!))
  return partsOf(table, offer, hidden ? [...seen, t('board-deal-ncards', { count: hidden })] : seen)
}

/** A side of the action on the slab: who does what. */
export function sideWords(table: TableState<Types>, action: ActionData, side: number): string {
  const { seat, parts } = action.sides[side]!
  if (action.kind === 'duel' && parts[0]?.card !== undefined && parts[0].card !== null)
    return table.cardName(parts[0].card)
  const role =
    action.kind === 'war' ? (side === 0 ? 'attacks' : 'defends') : action.kind === 'harvest' ? 'harvests' : ''
  if (!role) return table.seatName(seat)
  const key = `board-side-${role}` as const
  return seat === table.seat ? t(`${key}-you`) : t(key, { who: table.seatTitle(seat) })
}

/** Whom or what a waiting item is aimed at. */
export function aimWords(table: TableState<Types>, item: ItemData, place: number): string {
  if (item.cards.length) return t('board-stack-on', { what: item.cards.map(table.cardName).join(', ') })
  const seat = table.derived.aims[place]
  return seat === null || seat === undefined ? '' : t('board-stack-on', { what: who(table, seat) })
}

/** The window that is open, in words. */
export function windowWords(table: TableState<Types>): string {
  if (table.view.parley) return t('board-window-parley')
  const last = table.view.windows.at(-1)
  return last ? t(`board-window-${hyphened(last.kind)}`) : ''
}
