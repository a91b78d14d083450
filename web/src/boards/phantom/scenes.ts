// What each event looks like at this table.
import type { SceneTable } from '../../table/scenes'
import type { Types } from './generated'

const card = (id: number) => `card:${id}`
const seat = (id: number) => `seat:${id}`

export const scenes: SceneTable<Types> = {
  chapters: ['turn'],
  deeds: ['discarded'],
  scenes: {
    turn: 'quiet',
    achieved: ([actor]) => ({ actor }),
    activated: ([actor, id]) => ({ actor, hits: id === null ? [] : [card(id)] }),
    attack: ([id, whom]) => ({ card: id, hits: [seat(whom)], against: whom }),
    beside: ([id]) => ({ card: id }),
    boxed: 'quiet',
    cancelled: ([id]) => ({ hits: [card(id)], change: '✕' }),
    combat: ([actor]) => ({ actor }),
    'combat-added': ([, n]) => ({ hits: ['spot:fight'], change: `+${n}` }),
    'combat-value': ([, n]) => ({ hits: ['spot:fight'], change: String(n) }),
    consent: 'quiet',
    damage: ([whose, id]) => ({
      card: id,
      hits: [seat(whose), 'spot:injuries'],
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
    exhausted: ([, id]) => ({ hits: [card(id)] }),
    gained: ([actor, id]) => ({ actor, card: id }),
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
    played: ([actor, id], { seat: own }) =>
      actor === own ? 'quiet' : { actor, card: id, hits: [seat(actor)] }, // one's own card glides to the Play area
    'put-away': 'quiet',
    readied: 'quiet',
    recovered: ([actor, id]) => ({ actor, card: id }),
    reshuffled: 'quiet',
    resolved: ([id]) => ({ hits: [card(id)] }),
    resources: ([, , n]) => ({ hits: ['spot:resources'], change: n > 0 ? `+${n}` : `−${-n}` }),
    restored: 'quiet',
    revealed: ([id]) => ({ card: id, hits: ['spot:row'] }),
    shuffled: 'quiet',
    tokens: ([id, , n]) => ({ hits: [card(id)], change: n > 0 ? `+${n}` : `−${-n}` }),
    'turned-up': ([actor, id]) => ({ actor, card: id }),
    wounded: ([id, n]) => ({ hits: [card(id)], change: `+${n}` }),
  },
}
