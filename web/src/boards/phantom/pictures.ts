// The type of a card with its color, the country of an adventure, and what a page of the story speaks of.
import type { CardData } from '../../api/types'
import { factsOf } from './view'

export type Country = 'mountains' | 'river' | 'sea' | 'jungle'

/** The type of a card, for its color and its figure; Legends and adventures are types of their own. */
export const typeOf = (card: CardData): string => factsOf(card)?.type ?? card.kind.replace(/s$/, '')

const COUNTRIES: Record<string, Country> = { devil: 'mountains', patrol: 'river', year_one: 'sea' }
/** The color of each type of card; white words on it can be read, and enemies are apart from one's own for all eyes. */
export const COLORS: Record<string, string> = {
  ally: '#15775a',
  item: '#a8600a',
  place: '#4a7314',
  skill: '#6d3bb0',
  enemy: '#bc2844',
  boss: '#9b1c31',
  event: '#2d64b3',
  weather: '#14808c',
  injury: '#9b1c31',
  objective: '#4b2178',
  mission: '#4b2178',
  lore: '#4b2178',
  legend: '#6d3bb0',
  adventure: '#4b2178',
  achievement: '#8a5a00',
  loot: '#8a5a00',
}
export const colorOf = (type: string): string => COLORS[type] ?? '#4b2178'

export const countryOf = (adventure: string): Country => COUNTRIES[adventure] ?? 'jungle'

/** What a page of the story speaks of, by the first word of it that has a figure. */
const TOLD: [RegExp, string][] = [
  [/wol[fv]|cub|pack|howl/i, 'wolf'],
  [/ship|dhow|sail|fleet|harbor|pirate|brotherhood/i, 'ship'],
  [/shark|pearl|dive/i, 'shark'],
  [/village|hut|elder/i, 'hut'],
  [/fire|burn|torch|flame/i, 'campfire'],
  [/cave|skull/i, 'skull_cave'],
  [/patrol|uniform|colonel|recruit|barracks/i, 'shirt'],
  [/smuggl|crate|barge|river|boat/i, 'canoe'],
  [/shot|rifle|hunt|poach/i, 'rifle'],
  [/horse|saddle|ride/i, 'horse'],
  [/drum/i, 'drum'],
  [/letter|book|chronicle|map/i, 'book'],
]
export const motifOf = (story: string): string => TOLD.find(([words]) => words.test(story))?.[1] ?? 'moon'
