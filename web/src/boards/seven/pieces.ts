// What lies on the table of 7, as the view names it.
import type { CardData } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { t } from './text'
import type { PlayerData, QuestData, TableData, Types } from './generated'

export const COLORS = ['red', 'blue', 'green', 'yellow', 'white', 'purple'] as const
/** What lies on a space of a quest, beside the seat whose marker it is; a portal without a marker. */
export const FREE = -1
export const NEUTRAL = -2
export const OPEN = -1
/** The pools, where a hero could be named. */
export const NOBODY = -1
export const ARMOUR = 7
export const CATACLYSMS = 14
export const SIN_PILE = 7
export const FALL = 7
/** Might that the wearer of the Armour needs. */
export const GOAL = 30

/** A description by its key, of heroes, portals and other things that are no cards of a pile. */
function described(table: TableState<Types>, kind: string, key: string): CardData | null {
  return table.cards.cards.find((card) => card.kind === kind && card.key === key) ?? null
}

/** The hero of a seat, if it has one. */
export function heroOf(table: TableState<Types>, seat: number): CardData | null {
  const player = table.view.players?.[seat]
  return player?.hero ? described(table, 'heroes', player.hero) : null
}

/** The color of a seat's markers: the banner of its hero. */
export function bannerOf(table: TableState<Types>, seat: number): string {
  return String(heroOf(table, seat)?.facts['banner'] ?? 'neutral')
}

/** What a hero is called by the side that is up. */
export function nameOf(table: TableState<Types>, seat: number): string {
  const view = table.view
  if (view.unnamed?.seat === seat) return t('board-unnamed')
  const hero = heroOf(table, seat)
  return hero ? String(view.players[seat]!.corrupted ? hero.facts['fallen'] : hero.name) : ''
}

/** The first name of a hero, for where there is little room. */
export const shortName = (table: TableState<Types>, seat: number): string =>
  nameOf(table, seat).split(' ')[0] ?? ''

/** The hero whose action step it is. */
export function actingSeat(view: TableData): number | null {
  return view.phase === 'quest' ? (view.order[view.position] ?? null) : null
}

/** All cards that lie before a hero, for everybody to see. */
export const holdings = (player: PlayerData): number[] => [
  ...player.characters,
  ...player.elixirs,
  ...player.buildings,
]

/** How the markers on a quest stand for a seat, with so many more of its own. */
export function standingOn(quest: QuestData, seat: number, more = 0): { own: number; best: number } {
  const counts = new Map<number, number>()
  for (const mark of quest.marks) if (mark >= 0) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  const own = (counts.get(seat) ?? 0) + more
  counts.delete(seat)
  return { own, best: Math.max(0, ...counts.values()) }
}
