// What lies on the table of The Phantom, as the view names it, and what is worked out from it.
export type Resource = 'G' | 'S' | 'M' | 'F'
export const RESOURCES: Resource[] = ['G', 'S', 'M', 'F']
export const LEVELS = ['easy', 'normal', 'heroic', 'mythic']
/** The messages of lines on cards that say what was done already, or matter only between adventures. */
export const START = 'ability-setup'
export const DECKBUILDING = 'deckbuilding'
export const PHASES = ['recovery', 'destiny', 'preparation', 'adventure', 'fate', 'cleanup']

export type { DerivedData, LegendData, MeterData, PlayerData, TableData } from './generated'

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
