// What each event looks like at this table.
import type { Draw, Position, SceneTable } from '../../table/scenes'
import type { TableData, Types } from './generated'
import { ownerOf } from './view'

const post = (id: number) => `post:${id}`
const card = (id: number) => `card:${id}`

/** Whose creature a card is; nobody's if it is not in play. */
function holder(id: number, { view }: Position<TableData>): number | null {
  const found = view.players.find(
    (player) =>
      player.reserve.includes(id) ||
      player.offense.includes(id) ||
      player.posts.some((each) => each.defenders.includes(id)),
  )
  return found?.seat ?? null
}
const zone = (seat: number, name: string) => `zone:${seat}-${name}`
const active = ({ view }: Position<TableData>) => view.active ?? null

/** The board lies there once everybody has drafted: what came before is only logged. */
const onceBegun =
  <Args>(draw: Draw<Args, TableData>): Draw<Args, TableData> =>
  (args, before) =>
    before.view.step === 'setup' ? 'quiet' : draw(args, before)

/** Those who attack an Outpost now, and the Outpost. */
function assaulting({ earlier, view }: Position<TableData>): { from: string[]; at: number | null } {
  const begun = earlier.filter(({ kind }) => kind === 'assault').at(-1)
  if (begun) return { from: (begun.args[1] as number[]).map(card), at: begun.args[2] as number }
  const { group, post: at } = view.assault ?? { group: -1, post: null }
  return { from: (view.groups?.[group] ?? []).map(card), at }
}

/** A creature falls; its sacrifice was shown already. */
const destroyed: Draw<[number, number], TableData> = ([seat, id], before) => {
  if (before.earlier.some(({ kind, args }) => kind === 'sacrificed' && args[1] === id)) return 'quiet'
  const actor = active(before)
  return { ...(actor === seat ? {} : { actor }), hits: [card(id)], change: '✕', against: seat }
}

export const scenes: SceneTable<Types> = {
  chapters: ['turn'],
  blows: ['fell', 'shattered', 'upgrade-lost'],
  decisive: ['crystal', 'shattered', 'damaged', 'fell'],
  scenes: {
    turn: 'quiet', // the top bar says whose turn it is
    starts: 'quiet',
    faction: ([actor]) => ({ actor }),
    shards: 'quiet',
    deck: 'quiet',
    dealt: 'quiet',
    kept: 'quiet',
    skipped: 'quiet',
    drew: onceBegun(([actor, n]) => ({ actor, hits: [`seat:${actor}`], change: `+${n}` })),
    'drew-cards': 'quiet', // one's own cards glide into the hand
    shuffled: 'quiet',
    outpost: onceBegun(([actor, at]) => ({ actor, hits: [post(at)] })),
    mana: 'quiet',
    'gave-mana': 'quiet', // the trigger shows the card
    taxed: ([seat], before) => ({ actor: active(before), hits: [`seat:${seat}`], against: seat }),
    pacified: ([seat], before) => ({ actor: active(before), hits: [`seat:${seat}`], against: seat }),
    played: ([actor, id]) => ({ actor, card: id }),
    built: ([actor, at, id]) => ({ actor, card: id, hits: [post(at)] }),
    'built-hidden': ([actor, at]) => ({ actor, hits: [post(at)], change: '?' }),
    'discarded-for-mana': ([actor, id]) => ({ actor, card: id }),
    sacrificed: ([actor, id]) => ({ actor, card: id, hits: [card(id)] }),
    discarded: ([actor, id]) => ({ actor, card: id }),
    'saw-hand': 'quiet',
    looked: 'quiet',
    searched: ([actor, id]) => ({ actor, card: id }),
    recovered: ([actor, id]) => ({ actor, card: id }),
    revived: ([actor, id]) => ({ actor, card: id }),
    recycled: 'quiet',
    returned: ([seat, id], before) => ({ actor: active(before), hits: [card(id)], against: seat }),
    tucked: ([seat, id], before) => ({ actor: active(before), hits: [card(id)], against: seat }),
    crystal: ([actor]) => ({ actor, hits: [`seat:${actor}`], change: '◆' }),
    shattered: ([seat], before) => ({
      actor: active(before),
      hits: [`seat:${seat}`],
      change: '−◆',
      against: seat,
    }),
    cut: 'quiet',
    damaged: ([at, n], before) => ({
      ...(assaulting(before).at === at ? { from: assaulting(before).from } : { actor: active(before) }),
      hits: [post(at)],
      change: `+${n}`,
      against: ownerOf(at),
    }),
    repaired: ([at, n]) => ({ actor: ownerOf(at), hits: [post(at)], change: `−${n}` }),
    fell: ([at], before) => ({
      actor: active(before),
      hits: [post(at)],
      change: '✕',
      against: ownerOf(at),
      motion: 'crumble',
    }),
    'upgrade-lost': ([at, id], before) => ({
      actor: active(before),
      card: id,
      hits: [post(at)],
      against: ownerOf(at),
    }),
    'turned-up': ([at, id]) => ({ actor: ownerOf(at), card: id, hits: [post(at)] }),
    razed: ([at, id], before) => ({
      actor: active(before),
      card: id,
      hits: [post(at)],
      against: ownerOf(at),
    }),
    sanctuary: ([at]) => ({ actor: ownerOf(at), hits: [post(at)] }),
    fortified: ([at]) => ({ actor: ownerOf(at), hits: [post(at)] }),
    destroyed,
    routed: ([seat, id], before) => ({ actor: active(before), hits: [card(id)], against: seat }),
    rallied: ([actor, id, at]) => ({ actor, from: [card(id)], hits: [post(at)] }),
    changed: ([id], before) => ({ actor: active(before), hits: [card(id)], against: holder(id, before) }),
    granted: ([id], before) => ({ actor: active(before), hits: [card(id)] }),
    moved: ([actor, id, to]) => ({ actor, from: [card(id)], hits: [zone(actor, to)] }),
    assigned: ([actor, id, at]) => ({ actor, from: [card(id)], hits: [post(at)] }),
    reassigned: 'quiet',
    grouped: 'quiet', // the assault shows the group
    'assigned-attack': 'quiet', // as above
    assault: ([actor, group, at]) => ({
      actor,
      from: group.map(card),
      hits: [post(at)],
      against: ownerOf(at),
    }),
    'no-assault': 'quiet',
    totals: (_, before) => {
      const { at } = assaulting(before)
      return { hits: at === null ? [] : [post(at)] }
    },
    triggered: ([actor, id]) => ({ actor, card: id, hits: [card(id)] }),
    out: ([seat]) => ({ hits: [`seat:${seat}`] }),
    conceded: ([seat]) => ({ actor: seat, hits: [`seat:${seat}`] }),
    ended: 'quiet', // the end has a page of its own
    reward: ([actor]) => ({ actor }),
  },
}
