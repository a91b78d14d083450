// What each event looks like at this table.
import type { Happened } from '../../api/types'
import type { Draw, SceneTable } from '../../table/scenes'
import { PIECES } from './armour'
import type { TableData, Types } from './generated'

const card = (id: number) => `card:${id}`
const seat = (id: number) => `seat:${id}`

/** What a cataclysm does is told in its own picture. */
const unlessStruck =
  <Args>(draw: Draw<Args, TableData>): Draw<Args, TableData> =>
  (args, before) =>
    before.earlier.some(({ kind }) => kind === 'cataclysm') ? 'quiet' : draw(args, before)

const DEEDS = ['recruited', 'bought', 'founded', 'marked']
const PAYMENTS = ['lost', 'gifts-dropped', 'gained', 'building-lost', 'elixir-discarded', 'counted', 'turned']
const isOf = (who: number, { args }: Happened) => args[0] === who

/** Whether a hero does at once what was declared or paid for: then the deed alone is shown. */
function isDone(who: number, later: readonly Happened[]): boolean {
  const next = later.find((event) => !(PAYMENTS.includes(event.kind) && isOf(who, event)))
  return next !== undefined && DEEDS.includes(next.kind) && isOf(who, next)
}

const unlessDone =
  <Args extends [number, ...unknown[]]>(draw: Draw<Args, TableData>): Draw<Args, TableData> =>
  (args, before) =>
    isDone(args[0], before.later) ? 'quiet' : draw(args, before)

/** The gold or fame that was paid just before, as the change it makes. */
function paid(who: number, earlier: readonly Happened[]): { change?: string } {
  const last = earlier.at(-1)
  return last?.kind === 'lost' && isOf(who, last) ? { change: `−${Number(last.args[2])}` } : {}
}

/** A card that goes to a hero, with what it costs. */
const acquired: Draw<[number, number], TableData> = ([actor, id], { earlier }) => ({
  actor,
  card: id,
  hits: [seat(actor)],
  ...paid(actor, earlier),
})

export const scenes: SceneTable<Types> = {
  chapters: ['turn'],
  blows: ['cancelled'],
  scenes: {
    turn: 'quiet',
    order: 'quiet',
    hero: 'quiet',
    armour: ([pieces]) => ({
      hits: ['spot:armour'],
      change: `${pieces}/${PIECES.length}`,
      inPlace: true,
      motion: 'gather',
      shapes: PIECES,
    }),
    'artifact-drawn': ([actor]) => ({ actor, hits: [seat(actor)] }),
    'artifact-seen': 'quiet',
    'artifact-used': ([actor, id]) => ({ actor, card: id }),
    atoned: ([actor]) => ({ actor, hits: [seat(actor)] }),
    bought: acquired,
    'building-lost': unlessStruck(([whose, id]) => ({ card: id, hits: [seat(whose)], against: whose })),
    'building-ruined': unlessStruck(([id]) => ({ card: id })),
    cancelled: ([whose], { earlier }) => ({
      actor: (earlier.filter(({ kind }) => kind === 'reaction').at(-1)?.args[0] ?? null) as number | null,
      hits: [seat(whose)],
      against: whose,
      change: '✕',
    }),
    cataclysm: ([id], { earlier, later }) => ({
      card: id,
      hits: ['spot:cataclysms'],
      spectacle: { cause: earlier, effects: later },
    }),
    'cataclysms-seen': 'quiet',
    'character-discarded': unlessStruck(([whose, id]) => ({ card: id, hits: [seat(whose)], against: whose })),
    'characters-revealed': 'quiet',
    chosen: ([actor, cards]) => ({ actor, hits: cards.map(card) }),
    closed: unlessStruck(() => ({ hits: ['spot:market'] })),
    completed: 'quiet', // it was shown as it was completed
    completing: ([id]) => ({ card: id, hits: [card(id)] }),
    corrupted: ([whose, n]) => ({ hits: [seat(whose)], change: `+${n}`, against: whose }),
    counted: 'quiet', // the card was shown as it was discarded or its marker returned
    declared: unlessDone(([actor, verb, id]) => ({
      actor,
      card: verb === 'portal' ? null : (id as number | undefined),
    })),
    'demand-met': ([actor]) => ({ actor }),
    'elixir-discarded': unlessStruck(([actor, id]) => ({ actor, card: id })),
    'elixir-handed': ([actor, to, id]) => ({ actor, card: id, hits: [seat(to)] }),
    fell: ([whose]) => ({ actor: whose, hits: [seat(whose)] }),
    founded: acquired,
    gained: ([whose, , n]) => ({ actor: whose, hits: [seat(whose)], change: `+${n}` }),
    'game-over': 'quiet', // the end has a page of its own
    'gifts-dropped': unlessStruck(
      unlessDone(([actor, , n]) => ({ actor, hits: [seat(actor)], change: `−${n}` })),
    ),
    'gifts-handed': ([actor, to, , n]) => ({ actor, hits: [seat(to)], change: `+${n}` }),
    'gifts-taken': ([actor, , n]) => ({ actor, hits: [seat(actor)], change: `+${n}` }),
    'hero-tapped': ([actor]) => ({ actor, hits: [seat(actor)] }),
    'heroes-untapped': 'quiet',
    'laid-out': 'quiet', // the market fills its places
    looked: ([actor]) => ({ actor, hits: ['spot:cataclysms'] }),
    lost: unlessStruck(
      unlessDone(([whose, , n]) => ({ hits: [seat(whose)], change: `−${n}`, against: whose })),
    ),
    manned: ([actor, id]) => ({ actor, hits: [card(id)] }),
    marked: ([actor, id]) => ({ actor, card: id, hits: [card(id)] }),
    most: ([actor]) => ({ actor, hits: [seat(actor)], change: '+1' }),
    neutralised: ([id]) => ({ hits: [card(id)] }),
    passed: ([actor]) => ({ actor }),
    'phase-over': 'quiet',
    quest: ([, id]) => ({ card: id, hits: [card(id)] }),
    reaction: ([actor, id]) => ({ actor, card: id }),
    recruited: acquired,
    refreshed: 'quiet',
    reshuffled: 'quiet',
    returned: ([whose]) => ({ actor: whose, hits: [seat(whose)] }),
    rewards: 'quiet',
    'rows-moved': 'quiet',
    sealed: ([actor]) => ({ actor, hits: ['spot:world'] }),
    'sin-buried': ([actor]) => ({ actor, hits: ['spot:sins'] }),
    'sin-discarded': ([actor]) => ({ actor, hits: ['spot:sins'] }),
    'sin-fed': () => ({ hits: ['spot:sins'] }),
    'sin-played': ([actor, id]) => ({ actor, card: id, hits: ['spot:sins'] }),
    'sins-drawn': unlessStruck(([actor, n]) => ({ actor, hits: [seat(actor)], change: `+${n}` })),
    'sins-remade': 'quiet',
    'sins-returned': 'quiet',
    'sins-seen': 'quiet',
    special: ([actor, id]) => ({ actor, card: id }),
    targeted: ([whose]) => ({ hits: [seat(whose)] }),
    treasure: ([actor, id]) => ({ actor, card: id, hits: [seat(actor)] }),
    'treasure-discarded': 'quiet',
    'treasures-laid': 'quiet',
    turned: unlessStruck(([actor, id]) => ({ actor, card: id, hits: [card(id)] })),
    unmanned: 'quiet',
    unmarked: ([id]) => ({ hits: [card(id)] }),
    'unnamed-card': ([, id]) => ({ card: id }),
    'unnamed-refreshed': 'quiet',
    untapped: 'quiet',
  },
}
