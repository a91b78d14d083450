// What lies on the table of The Phantom, as the view names it, and what is worked out from it.
import type { MessageData } from '../../api/types'

export type Resource = 'G' | 'S' | 'M' | 'F'
export const RESOURCES: Resource[] = ['G', 'S', 'M', 'F']
export const LEVELS = ['easy', 'normal', 'heroic', 'mythic']
/** The messages of lines on cards that say what was done already, or matter only between adventures. */
export const START = 'ability-setup'
export const DECKBUILDING = 'deckbuilding'
export const PHASES = ['recovery', 'destiny', 'preparation', 'adventure', 'fate', 'cleanup']

export interface PlayerData {
  seat: number
  legend: string
  deck: (number | null)[]
  hand: (number | null)[]
  discard: number[]
  play: number[]
  injury_deck: (number | null)[]
  injuries: number[]
  exhausted: number[]
  resources: Record<Resource, number>
  out: boolean
  consents: boolean
  damage: number
  gained: string[]
  achieved: number[]
}

export interface TableData {
  segment: string
  adventure: string
  level: number
  rewarding: boolean
  players: PlayerData[]
  destiny: (number | null)[]
  resolved: number[]
  row: number[]
  missions: number[]
  objectives: number[]
  set_aside: number[]
  at_hand: number[]
  turned_up: number[]
  rewards: number[]
  box: number[]
  wounds: Record<string, number>
  tokens: Record<string, Record<string, number>>
  active: number
  turn: number
  phase: string
  path: number[]
  fresh: number[]
  combat: number
  attacker: number | null
  following: number[]
  wished: number | null
  owing: number
}

export interface Meter {
  card: number
  kind: string
  now: number
  limit: number
  clock: boolean
  /** The Lore card that is read then; 0: none. */
  lore: number
  /** The card and the line that say so. */
  source: number
  line: number
}

export interface LegendNumbers {
  hand: number
  resources: number
  combat: number
  cost: number
  spendable: Record<Resource, number>
  says: MessageData[]
}

export interface DerivedData {
  health: Record<string, number>
  attack: Record<string, number>
  wanted: number[]
  meters: Meter[]
  legends: LegendNumbers[]
  says: Record<string, MessageData[]>
}

const ROMAN: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** The number of a Lore card: `IV`. */
export function roman(number: number): string {
  let [text, left] = ['', number]
  for (const [value, letters] of ROMAN) while (left >= value) [text, left] = [text + letters, left - value]
  return text
}
