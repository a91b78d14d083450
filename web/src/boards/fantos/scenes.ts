// What each event looks like at this table.
import type { Happened } from '../../api/types'
import type { Draw, Position, SceneTable } from '../../table/scenes'
import type { Events, TableData, Types } from './generated'

const card = (id: number) => `card:${id}`
const seat = (id: number) => `seat:${id}`

/** Where Shards lie: on a Legacy or in a Reserve; nowhere else on the board. */
const placeOf = (kind: string, id: number | null) =>
  id === null ? [] : [kind === 'legacy' ? card(id) : seat(id)]

/** The Citadel that has the Shards of a place; nobody has those of the Trove. */
function ownerOf(kind: string, id: number | null, { view }: Position<TableData>): number | null {
  if (kind === 'reserve') return id
  return view.citadels.find(({ tableau }) => id !== null && tableau.includes(id))?.seat ?? null
}

/** Whether Shards are the price of what has just been shown, or come with it: a hire, a card or an ability. */
function isPaid([giver, from, taker, to]: Events['shards'], earlier: readonly Happened[]): boolean {
  if (giver !== 'legacy' && taker === 'legacy')
    return earlier.some(({ kind, args }) => kind === 'hired' && args[1] === to)
  const last = earlier.at(-1)
  return (last?.kind === 'played' || last?.kind === 'activated') && last.args[2] === from
}

/** Shards that go from one place to another: what loses them and what gains them. */
const shards: Draw<Events['shards'], TableData> = (args, before) => {
  const [giver, from, taker, to, n] = args
  if (isPaid(args, before.earlier)) return 'quiet'
  const [source, gains] = [placeOf(giver, from), placeOf(taker, to)]
  const [loser, winner] = [ownerOf(giver, from, before), ownerOf(taker, to, before)]
  return {
    from: giver === 'trove' ? ['spot:trove'] : gains.length ? source : [],
    hits: gains.length ? gains : source,
    change: `${gains.length ? '+' : '−'}${n}`,
    ...(gains.length ? { gains: true } : {}),
    ...(winner !== null && loser !== winner ? { against: loser } : {}),
  }
}

/** The Citadels that gain as much from the Trove just after this one. */
function alike([giver, , taker, , n]: Events['shards'], later: readonly Happened[]): readonly Happened[] {
  if (giver !== 'trove' || taker !== 'reserve') return []
  const end = later.findIndex(
    ({ kind, args }) => !(kind === 'shards' && args[0] === giver && args[2] === taker && args[4] === n),
  )
  return end < 0 ? later : later.slice(0, end)
}

/** Shards that all get at once come in one scene. */
const dealt: Draw<Events['shards'], TableData> = (args, before) => {
  const last = before.earlier.at(-1)
  if (last?.kind === 'shards' && alike(last.args as Events['shards'], [{ ...last, args }]).length)
    return 'quiet'
  const also = alike(args, before.later)
  const sketch = shards(args, before)
  if (sketch === 'quiet' || !also.length) return sketch
  return {
    ...sketch,
    also,
    hits: [...(sketch.hits ?? []), ...also.map((each) => seat(Number(each.args[3])))],
  }
}

/** Shards that lie on a new Legacy beside its price: it has no place of its own before it is hired. */
const isDowry = ({ kind, args }: Happened, id: number) =>
  kind === 'shards' && args[0] === 'trove' && args[2] === 'legacy' && args[3] === id

/** A hire, with the Shards that it costs and those that the Legacy brings. */
const hired: Draw<Events['hired'], TableData> = ([actor, id], { later }) => {
  const price = later.find(({ kind, args }) => kind === 'shards' && args[0] === 'reserve' && args[3] === id)
  return {
    actor,
    card: id,
    hits: [seat(actor)],
    also: later.filter((event) => isDowry(event, id)),
    ...(price ? { change: `−${Number(price.args[4])}` } : {}),
  }
}

/** All events of a kind in one scene, with the first of them; the others have none. */
function together(kind: string, { earlier, later }: Position<TableData>): readonly Happened[] | null {
  if (earlier.some((event) => event.kind === kind)) return null
  return later.filter((event) => event.kind === kind)
}

/** Legacies that join an action go there together; for a Duel or an ability the deed itself is shown. */
const tasked: Draw<Events['tasked'], TableData> = ([id, role], before) => {
  if (role === 'duel' || before.earlier.some(({ kind }) => kind === 'activated')) return 'quiet'
  const also = together('tasked', before)
  return also ? { hits: [id, ...also.map(({ args }) => Number(args[0]))].map(card), also } : 'quiet'
}

const BY_SEATS = ['tie', 'trial', 'start']

/** All dice of an action roll at once. */
const rolled: Draw<Events['rolled'], TableData> = (args, before) => {
  const also = together('rolled', before)
  if (!also) return 'quiet'
  const all = [args, ...also.map((event) => event.args as Events['rolled'])]
  return {
    hits: all.flatMap(([on, who]) => (who === null ? [] : [BY_SEATS.includes(on) ? seat(who) : card(who)])),
    dice: all.map(([, , die]) => die),
    also,
  }
}

export const scenes: SceneTable<Types> = {
  chapters: ['turn'],
  blows: ['war-declared', 'war-redirected'],
  scenes: {
    turn: 'quiet', // the top bar says whose turn it is
    'first-citadel': ([actor]) => ({ actor }),
    'untasked-all': 'quiet',
    drew: ([actor, n]) => ({ actor, hits: [seat(actor)], change: `+${n}` }),
    'drew-cards': 'quiet',
    'labor-shuffled': 'quiet',
    'legacies-shuffled': 'quiet',
    'extra-action': ([actor]) => ({ actor }),
    hired,
    'pool-refilled': 'quiet',
    'pool-turned-down': 'quiet',
    'legacy-revealed': ([id]) => ({ card: id }),
    'hire-aid': 'quiet',
    untasked: ([id]) => ({ hits: [card(id)] }),
    disabled: ([id]) => ({ hits: [card(id)] }),
    dormant: ([id]) => ({ hits: [card(id)] }),
    revived: ([id]) => ({ hits: [card(id)] }),
    'legacy-discarded': ([id]) => ({ hits: [card(id)], change: '✕' }),
    'copied-stats': ([id, other]) => ({ hits: [card(id), card(other)] }),
    'title-ended': 'quiet',
    'reigning-tribute': ([id]) => ({ card: id, hits: [card(id)] }),
    eliminated: ([id]) => ({ hits: [seat(id)], against: id }),
    resolves: 'quiet', // what it does is shown
    'item-cancelled': ([, , id]) => ({ card: id, change: '✕' }),
    'labor-cancelled': ([id]) => ({ card: id, change: '✕' }),
    'labor-discarded': 'quiet',
    attached: ([id, on]) => ({ from: [card(id)], hits: [card(on)] }), // it was shown as it was played
    recovered: ([actor, id]) => ({ actor, card: id }),
    'looked-at-hand': ([actor, whose]) => ({ actor, hits: [seat(whose)], against: whose }),
    'saw-hand': 'quiet',
    'action-cancelled': ([, whose]) => ({ hits: [seat(whose)], against: whose }),
    'left-action': ([, id]) => ({ hits: [card(id)] }),
    withdrawn: 'quiet',
    'score-changed': ([, whose, n]) => ({ hits: [seat(whose)], change: n > 0 ? `+${n}` : `−${-n}` }),
    'damage-prevented': ([whose, n]) => ({ hits: [seat(whose)], change: `−${n}` }),
    'war-declared': ([actor, on]) => ({ actor, hits: [seat(on)], against: on }),
    'war-redirected': ([actor, on]) => ({ actor, hits: [seat(on)], against: on }),
    'war-drawn': () => ({ hits: ['spot:stage'] }),
    'war-won': ([actor, damage]) => ({ actor, hits: ['spot:stage'], change: String(damage) }),
    duel: ([one, other]) => ({ from: [card(one)], hits: [card(other)] }),
    'duel-won': ([id, damage]) => ({ hits: [card(id)], change: String(damage) }),
    'final-tribute': ([actor, n]) => ({ actor, change: String(n), hits: [seat(actor)] }),
    'trial-revealed': ([id]) => ({ card: id, hits: ['spot:trials'], motion: 'loom' }),
    'trial-stays': 'quiet',
    'trial-removed': ([id]) => ({ hits: [card(id)], change: '✕', inPlace: true }), // it was read before
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
    shards: dealt,
    tasked,
    played: ([actor, id, , on]) => ({ actor, card: id, hits: on.map(card) }),
    activated: ([actor, id, , on]) => ({ actor, card: id, hits: on.map(card) }),
    linked: ([, id, n]) => ({ hits: id === null ? [] : [card(id)], change: `+${n}` }),
    'action-declared': ([, actor], { later }) =>
      later.some(({ kind }) => kind === 'duel' || kind === 'war-declared')
        ? 'quiet'
        : { actor: actor ?? null },
    rolled,
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
