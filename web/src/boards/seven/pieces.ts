// What lies on the table of 7, as the view names it, and how the figures printed on cards are read.
import type { CardData } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { t } from '../../text/text.svelte'

export const COLORS = ['red', 'blue', 'green', 'yellow', 'white', 'purple'] as const
export const MONEY = ['might', 'gold', 'fame'] as const
/** What lies on a space of a quest, beside the seat whose marker it is; a portal without a marker. */
export const FREE = -1
export const NEUTRAL = -2
export const OPEN = -1
export const NOBODY = -1
export const ARMOUR = 7
export const CATACLYSMS = 14
export const SIN_PILE = 7
export const FALL = 7
export const GOAL = 30

export interface PlayerData {
  seat: number
  hero: string
  tapped: boolean
  corrupted: boolean
  corruption: number
  gifts: number[]
  gold: number
  fame: number
  might: number
  markers: number
  characters: number[]
  tired: number[]
  elixirs: number[]
  buildings: number[]
  manned: number[]
  sins: (number | null)[]
  artifacts: (number | null)[]
  banners: number[]
}

export interface SpaceData {
  card: number[]
  closed: boolean
}

export interface BoardData {
  spaces: SpaceData[]
  deck: null[]
  discard: null[]
}

export interface QuestData {
  card: number
  marks: number[]
  treasures: number[]
  hidden: null[]
}

export interface DeclaredData {
  seat: number
  kind: string
  card: number | null
  number: number
  treasure: number | null
  target: number
}

/** The table, as far as the board draws it. */
export interface Table7 {
  segment: string
  falling: boolean
  players: PlayerData[]
  unnamed: { seat: number; hand: (number | null)[]; discard: null[] } | null
  heroes_left: string[]
  pools: number[]
  tavern: BoardData
  store: BoardData
  castles: number[]
  castle_deck: null[]
  estates: number[]
  estate_deck: null[]
  temples: number[]
  rows: QuestData[][]
  treasure_deck: null[]
  rewards: number[]
  sin_deck: null[]
  sin_discard: null[]
  shown: number[]
  cataclysms: number[]
  portals: number[]
  armour: number
  turn: number
  phase: 'setup' | 'quest' | 'regrouping'
  order: number[]
  position: number
  completing: number | null
  picks: number[]
  declared: DeclaredData | null
}

export const seen = (table: TableState): Table7 => table.view as unknown as Table7

/** One thing of a price or a yield: `2 red`, `3 gold`. */
export interface Amount {
  what: string
  count: number
}

/** A price as it is printed: `1 yellow, 1 purple and 1 gold`. */
export function amounts(text: unknown): Amount[] {
  return [...String(text ?? '').matchAll(/(\d+) ([a-z]+)/g)].map(([, count, what]) => ({
    what: what!,
    count: Number(count),
  }))
}

/** The gifts of a list with a place for each color. */
export function gifts(counts: readonly number[]): Amount[] {
  return COLORS.map((what, i) => ({ what, count: counts[i] ?? 0 })).filter((each) => each.count)
}

/** What somebody gets who has enough banners of a color. */
export interface Offer7 {
  gives: Amount[]
  needs: Amount | null
}

/** `2 red with 2 blue; 4 red with 3 blue`: each part with the banners that it asks for. */
export function offers(text: unknown): Offer7[] {
  return String(text ?? '')
    .split('; ')
    .map((part) => {
      const [gives, needs] = part.split(' with ')
      return { gives: amounts(gives), needs: amounts(needs)[0] ?? null }
    })
}

/** Whether somebody has the banners that an offer asks for. */
export function reaches(banners: readonly number[] | undefined, needs: Amount | null): boolean {
  if (!needs) return true
  const place = COLORS.findIndex((color) => color === needs.what)
  return (banners?.[place] ?? 0) >= needs.count
}

/** The requirement spaces of a quest. */
export const spaces = (quest: CardData): Amount[][] => String(quest.facts['spaces']).split('; ').map(amounts)

/** A description by its key, of heroes, portals and other things that are no cards of a pile. */
export function described(table: TableState, kind: string, key: string): CardData | null {
  return table.cards.cards.find((card) => card.kind === kind && card.key === key) ?? null
}

/** The hero of a seat, if it has one. */
export function heroOf(table: TableState, seat: number): CardData | null {
  const player = seen(table).players?.[seat]
  return player?.hero ? described(table, 'heroes', player.hero) : null
}

/** The color of a seat's markers: the banner of its hero. */
export function bannerOf(table: TableState, seat: number): string {
  return String(heroOf(table, seat)?.facts['banner'] ?? 'neutral')
}

/** What a hero is called by the side that is up. */
export function nameOf(table: TableState, seat: number): string {
  const view = seen(table)
  if (view.unnamed?.seat === seat) return t('board-unnamed')
  const hero = heroOf(table, seat)
  return hero ? String(view.players[seat]!.corrupted ? hero.facts['fallen'] : hero.name) : ''
}
