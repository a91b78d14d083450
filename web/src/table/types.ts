// The types of a game. Each game has its own (`boards/GAME/generated.ts`), made from its declarations; what all games share
// knows no more than this.
import type { CardData } from '../api/types'

export interface GameTypes {
  /** What lies on the table, as a seat sees it. */
  table: object
  /** What the game works out from that. */
  derived: object
  /** The facts of cards, by their kind. */
  facts: Record<string, Record<string, unknown>>
  /** The arguments of events, by their kind. */
  events: object
}

/** A card of a game: its kind says which facts it has. */
export type CardOf<G extends GameTypes> = {
  [Kind in keyof G['facts'] & string]: Omit<CardData, 'kind' | 'facts'> & {
    kind: Kind
    facts: G['facts'][Kind]
  }
}[keyof G['facts'] & string]
