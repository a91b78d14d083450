// What each event looks like at this table.
import type { Happened } from '../../api/types'
import type { Draw, Position, SceneTable } from '../../table/scenes'
import type { Events, TableData, Types } from './generated'

const card = (id: number) => `card:${id}`
const seat = (id: number) => `seat:${id}`

const isSpent = ({ kind, args }: Happened, whose: number) =>
  kind === 'resources' && args[0] === whose && Number(args[2]) < 0

/** A card that is played, with what it costs; one's own that costs nothing just glides to the Play area. */
const played: Draw<Events['played'], TableData> = ([actor, id], { seat: own, later }) => {
  const also = later.filter((event) => isSpent(event, actor))
  if (actor !== own) return { actor, card: id, hits: [seat(actor)], also }
  const cost = also.reduce((sum, { args }) => sum - Number(args[2]), 0)
  return cost ? { actor, hits: ['spot:resources'], change: `−${cost}`, also } : 'quiet'
}

/** Resources that are gained or given up; a price was shown with what it is paid for. */
const resources: Draw<Events['resources'], TableData> = ([whose, , n], { earlier }) => {
  const paid = n < 0 && earlier.some(({ kind, args }) => PAID.includes(kind) && args[0] === whose)
  return paid ? 'quiet' : { hits: ['spot:resources'], change: n > 0 ? `+${n}` : `−${-n}` }
}
const PAID = ['played', 'activated']

/** A card that comes up by chance is shown, to its owner, too. */
const shownCard = ([actor, id]: [number, number], { seat: own }: Position<TableData>) =>
  actor === own ? { card: id } : { actor, card: id }

export const scenes: SceneTable<Types> = {
  chapters: ['turn'],
  deeds: ['discarded'],
  decisive: ['tokens', 'attack', 'damage', 'knocked-out', 'defeated'],
  scenes: {
    turn: 'quiet',
    achieved: ([actor]) => ({ actor }),
    activated: ([actor, id], { later }) => ({
      actor,
      hits: id === null ? [] : [card(id)],
      also: later.filter((event) => isSpent(event, actor)),
    }),
    attack: ([id, whom]) => ({ card: id, hits: [seat(whom)], against: whom }),
    beside: ([id]) => ({ card: id }),
    boxed: 'quiet',
    cancelled: ([id]) => ({ hits: [card(id)], change: '✕' }),
    combat: ([actor]) => ({ actor }),
    'combat-added': ([, n]) => ({ hits: ['spot:fight'], change: `+${n}` }),
    'combat-value': ([, n]) => ({ hits: ['spot:fight'], change: String(n) }),
    consent: 'quiet',
    damage: ([whose, id], { seat: own }) => ({
      card: id,
      hits: [whose === own ? 'spot:injuries' : seat(whose)],
      change: '+1',
      against: whose,
    }),
    'deck-renewed': 'quiet',
    defeated: ([actor, id]) => ({ actor, card: id, hits: [card(id)], change: '✕' }),
    'destiny-built': 'quiet',
    discarded: 'quiet',
    drew: 'quiet',
    'drew-cards': 'quiet',
    dropped: 'quiet',
    ended: 'quiet', // the end has a page of its own
    entered: 'quiet',
    exhausted: ([, id], { earlier }) =>
      earlier.some(({ kind, args }) => kind === 'activated' && args[1] === id)
        ? 'quiet' // its use was shown
        : { hits: [card(id)] },
    gained: shownCard,
    'gained-to': 'quiet',
    healed: ([actor, id]) => ({ actor, card: id, hits: ['spot:injuries'], change: '−1' }),
    held: ([id]) => ({ hits: [card(id)] }),
    'knocked-out': ([whose]) => ({ hits: [seat(whose)], against: whose }),
    legend: 'quiet',
    loot: ([, id, n]) => ({ hits: [card(id)], change: `+${n}` }),
    lore: 'quiet', // the page itself opens
    mission: ([id]) => ({ card: id, hits: ['spot:mission'] }),
    moved: 'quiet',
    peeked: 'quiet',
    placed: ([id]) => ({ card: id, hits: ['spot:row'] }),
    played,
    'put-away': 'quiet',
    readied: 'quiet',
    recovered: ([actor, id]) => ({ actor, card: id }),
    reshuffled: 'quiet',
    resolved: ([id]) => ({ hits: [card(id)] }),
    resources,
    restored: 'quiet',
    revealed: ([id]) => ({ card: id, hits: ['spot:row'] }),
    shuffled: 'quiet',
    tokens: ([id, , n]) => ({ hits: [card(id)], change: n > 0 ? `+${n}` : `−${-n}` }),
    'turned-up': shownCard,
    wounded: ([id, n]) => ({ hits: [card(id)], change: `+${n}` }),
  },
}
