// What each event looks like at this table.
import type { Position, SceneTable, Sketch } from '../../table/scenes'
import type { Events, TableData, Types } from './generated'

const card = (id: number) => `card:${id}`
const seat = (id: number) => `seat:${id}`
const active = ({ view }: Position<TableData>) => view.active ?? null

/** Where Shards lie: on a Legacy or in a Reserve; nowhere else on the board. */
const placeOf = (kind: string, id: number | null) =>
  id === null ? [] : [kind === 'legacy' ? card(id) : seat(id)]

/** Shards that go from one place to another: what loses them and what gains them. */
function shards([giver, from, taker, to, n]: Events['shards'], before: Position<TableData>): Sketch {
  const gains = placeOf(taker, to)
  return {
    actor: active(before),
    hits: gains.length ? gains : placeOf(giver, from),
    change: `${taker === 'trove' ? '−' : '+'}${n}`,
  }
}

export const scenes: SceneTable<Types> = {
  chapters: ['turn'],
  scenes: {
    turn: 'quiet', // the top bar says whose turn it is
    'first-citadel': ([actor]) => ({ actor }),
    'untasked-all': 'quiet',
    drew: ([actor, n]) => ({ actor, hits: [seat(actor)], change: `+${n}` }),
    'drew-cards': 'quiet',
    'labor-shuffled': 'quiet',
    'legacies-shuffled': 'quiet',
    'extra-action': ([actor]) => ({ actor }),
    hired: ([actor, id]) => ({ actor, card: id, hits: [seat(actor)] }),
    'pool-refilled': 'quiet',
    'pool-turned-down': 'quiet',
    'legacy-revealed': ([id]) => ({ card: id }),
    'hire-aid': 'quiet',
    untasked: ([id]) => ({ hits: [card(id)] }),
    disabled: ([id], before) => ({ actor: active(before), hits: [card(id)] }),
    dormant: ([id]) => ({ hits: [card(id)] }),
    revived: ([id]) => ({ hits: [card(id)] }),
    'legacy-discarded': ([id], before) => ({ actor: active(before), hits: [card(id)], change: '✕' }),
    'copied-stats': ([id, other]) => ({ hits: [card(id), card(other)] }),
    'title-ended': 'quiet',
    'reigning-tribute': ([id]) => ({ card: id, hits: [card(id)] }),
    eliminated: ([id]) => ({ hits: [seat(id)], against: id }),
    resolves: 'quiet', // what it does is shown
    'item-cancelled': ([, , id]) => ({ card: id, change: '✕' }),
    'labor-cancelled': ([id]) => ({ card: id, change: '✕' }),
    'labor-discarded': 'quiet',
    attached: ([id, on]) => ({ card: id, hits: [card(on)] }),
    recovered: ([actor, id]) => ({ actor, card: id }),
    'looked-at-hand': ([actor, whose]) => ({ actor, hits: [seat(whose)], against: whose }),
    'saw-hand': 'quiet',
    'action-cancelled': ([, whose], before) => ({
      actor: active(before),
      hits: [seat(whose)],
      against: whose,
    }),
    'left-action': ([, id]) => ({ hits: [card(id)] }),
    withdrawn: 'quiet',
    'score-changed': ([, whose, n]) => ({ hits: [seat(whose)], change: n > 0 ? `+${n}` : `−${-n}` }),
    'damage-prevented': ([whose, n]) => ({ hits: [seat(whose)], change: `−${n}` }),
    'war-declared': ([actor, on]) => ({ actor, hits: [seat(on)], against: on }),
    'war-redirected': ([actor, on]) => ({ actor, hits: [seat(on)], against: on }),
    'war-drawn': () => ({ hits: ['spot:stage'] }),
    'war-won': ([actor, damage]) => ({ actor, hits: ['spot:stage'], change: String(damage) }),
    duel: ([one, other]) => ({ hits: [card(one), card(other)] }),
    'duel-won': ([id, damage]) => ({ hits: [card(id)], change: String(damage) }),
    'final-tribute': ([actor, n]) => ({ actor, change: String(n), hits: [seat(actor)] }),
    'trial-revealed': ([id]) => ({ card: id, hits: ['spot:trials'], motion: 'loom' }),
    'trial-stays': 'quiet',
    'trial-removed': ([id]) => ({ card: id }),
    'draws-dropped': 'quiet',
    'fewer-trials': 'quiet',
    'looked-at-trials': ([actor]) => ({ actor, hits: ['spot:trials'] }),
    'saw-trials': 'quiet',
    'counter-removed': ([id, actor]) => ({ actor, hits: [card(id)], change: '−1' }),
    'final-round': ([actor]) => ({ actor }),
    'extra-votes': ([actor, n]) => ({ actor, hits: [seat(actor)], change: `+${n}` }),
    voted: 'quiet', // all ballots are turned together
    vote: () => ({ hits: ['spot:stage'] }),
    'vote-result': ([id]) => ({ card: id, hits: ['spot:stage'] }),
    shards,
    tasked: ([id], before) => ({ actor: active(before), hits: [card(id)] }),
    played: ([actor, id, , on]) => ({ actor, card: id, hits: on.map(card) }),
    activated: ([actor, id, , on]) => ({ actor, card: id, hits: on.map(card) }),
    linked: ([, id, n]) => ({ hits: id === null ? [] : [card(id)], change: `+${n}` }),
    'action-declared': ([, actor]) => ({ actor: actor ?? null }),
    rolled: ([kind, whose, die]) => ({
      hits: whose === null ? [] : [['tie', 'trial', 'start'].includes(kind) ? seat(whose) : card(whose)],
      dice: [die],
    }),
    scores: () => ({ hits: ['spot:stage'] }),
    offer: ([actor, to]) => ({ actor, hits: [seat(to)], against: to }),
    'offered-cards': 'quiet',
    'offer-accepted': ([whose, actor]) => ({ actor, hits: [seat(whose)] }),
    'offer-declined': ([actor]) => ({ actor }),
    'traded-cards': 'quiet',
    promised: 'quiet',
    'promise-settled': 'quiet',
    'game-over': 'quiet', // the end has a page of its own
  },
}
