// What lies on the table of The Phantom, as the view names it, and what is worked out from it.
import type { CardData } from '../../api/types'
import type { CardOf } from '../../table/types'
import type { CardFacts, Types } from './generated'

export type Resource = 'G' | 'S' | 'M' | 'F'
export const RESOURCES: Resource[] = ['G', 'S', 'M', 'F']
export const LEVELS = ['easy', 'normal', 'heroic', 'mythic'] as const
/** The messages of lines on cards that say what was done already, or matter only between adventures. */
export const START = 'ability-setup'
/** The key of a line that a player may use. */
export const ACTION = 'ability-activated'
export const DECKBUILDING = 'deckbuilding'
export const PHASES = ['recovery', 'destiny', 'preparation', 'adventure', 'fate', 'cleanup'] as const

export type { DerivedData, LegendData, MeterData, PlayerData, TableData } from './generated'

export type LegendCard = Extract<CardOf<Types>, { kind: 'legends' }>

/** Any card of the game, as pages that show all games have it. */
export const ownCard = (card: CardData): CardOf<Types> => card as CardOf<Types>

/** The facts of a card of a set; null: it is a Legend's board or an adventure. */
export function factsOf(card: CardData | null): CardFacts | null {
  const own = card && ownCard(card)
  return own && 'type' in own.facts ? own.facts : null
}

/** The resources that are printed on a card as its cost, by their letters. */
export const costOf = (card: CardData | null): string => factsOf(card)?.cost ?? ''
export const rewardOf = (card: CardData | null): string => factsOf(card)?.reward ?? ''
