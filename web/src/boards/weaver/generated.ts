// Made from the declarations of the game by tools/client_types.py. Do not edit.
import type { MessageData } from '../../api/types'
import type { ResultData } from '../../table/generated'

/** The table. */
export type TableData = {
  seats: number
  /** The segment that is running; set by the match. */
  segment: string
  result: ResultData | null
  /** The difficulty level (WEA-DIF.1). */
  level: string
  decks: (number | null)[][]
  tops: number[][]
  /** Fate cards that take no part in this game. */
  box: (number | null)[]
  row: number[]
  rots: number[]
  /** Neighbors that count as matching (WEA-REL.14). */
  knots: [number, number][]
  discard: number[]
  visitors: (number | null)[]
  visitor: number[]
  visitors_gone: number[]
  visitors_box: (number | null)[]
  cycle: (number | null)[]
  cycles_box: (number | null)[]
  /** The icons shown so far; the last one is printed for this round (WEA-REF.1). */
  icons: string[]
  /** The hour that counts in this round (WEA-REL.15). */
  hour: string
  /** The icons that the next Refresh moves further (WEA-REL.16). */
  hastened: number
  round: number
  gold: number
  shards: number
  /** Clairvoyance on the track. */
  points: number
  /** The owned rank of each relic; 0 is not owned. */
  relics: number[]
}

/** The next rank of the track. */
export type NextRankData = {
  rank: string
  /** The clairvoyance that it takes. */
  at: number
  /** The shards that it stores. */
  limit: number
}

/** The parts of the score. */
export type ScoreData = {
  points: number
  relics: number
  bonus: number
}

/** An ability of a relic. */
export type AbilityData = {
  name: MessageData
  cost: number
  effect: Record<string, unknown>
}

/** A rank of a relic. */
export type RelicRankData = {
  price: number
  value: number
  abilities: AbilityData[]
}

/** A relic, rank by rank. */
export type RelicData = {
  key: string
  ranks: RelicRankData[]
}

/** A demand on the reading, or a bonus of the visitor. */
export type DemandData = {
  kind: 'suit' | 'death' | 'tokens' | 'bonus'
  met: boolean
  suit?: 'happiness' | 'love' | 'power' | 'wealth'
  card?: number
  sides?: number
  count?: number
  pays?: [number, number, number]
}

/** The pay of a row, and the demands that it meets or not. */
export type ForecastData = {
  cards: [number, number, number][]
  visitor: [number, number, number]
  pays: [number, number, number]
  /** Whether neighbors match, from left to right. */
  threads: boolean[]
  demands: DemandData[]
  /** The number of demands that are not met. */
  open: number
}

/** The row after a move. */
export type PreviewData = {
  cards: [number, number, number][]
  visitor: [number, number, number]
  pays: [number, number, number]
  threads: boolean[]
  demands: DemandData[]
  open: number
  option: unknown[]
  row: number[]
  rots: number[]
  /** The cards that turn, wave by wave. */
  waves: number[][]
  full: boolean
  /** Whether a relic can still be used then. */
  helped: boolean
}

/** All that a board shows beside the table itself. */
export type DerivedData = {
  rank: string
  /** The shards that can be stored. */
  limit: number
  /** The shards that would be lost. */
  spilled: number
  next: NextRankData | null
  score: ScoreData
  relics: RelicData[]
  reading: ForecastData | null
  previews: PreviewData[]
}

/** One half of a fate card. */
export type FaceFacts = {
  name: string
  /** Left and right, when this face is upright. */
  runes: [string, string]
  /** Gold, shards and clairvoyance that it pays. */
  once: [number, number, number]
  /** The same with an X2 token. */
  twice: [number, number, number]
}

/** A fate card. */
export type FateFacts = {
  suit: 'happiness' | 'love' | 'power' | 'wealth'
  death: boolean
  clouded: FaceFacts
  clear: FaceFacts
}

/** A wish of a visitor. */
export type WishFacts = {
  required: 'happiness' | 'love' | 'power' | 'wealth'
  /** The suit that pays, each card as much gold. */
  optional: 'happiness' | 'love' | 'power' | 'wealth'
  gold: number
}

/** A visitor. */
export type AdventurerFacts = {
  who: string
  day: WishFacts
  night: WishFacts
  blood_moon: [number, number, number]
}

/** A day/night cycle card. */
export type CycleFacts = {
  hours: ('sun' | 'moon' | 'blood_moon')[]
}

/** A relic; numbers by rank. */
export type RelicFacts = {
  ability: string
  /** In gold. */
  price: number[]
  /** In clairvoyance at the end. */
  value: number[]
  /** In shards for each use. */
  cost: number[]
  /** Whether rank I is there from the start. */
  given: boolean
}

/** A difficulty level. */
export type DifficultyFacts = {
  removed: number
  deaths: number
  bonus: number
}

/** A rank of the clairvoyance track. */
export type RankFacts = {
  points: number
  shard_limit: number
}

/** A rune. */
export type RuneFacts = {
  shape: string
  veil: boolean
}

/** The facts of the cards of each kind. */
export type Facts = {
  fate: FateFacts
  adventurers: AdventurerFacts
  cycles: CycleFacts
  relics: RelicFacts
  difficulties: DifficultyFacts
  ranks: RankFacts
  runes: RuneFacts
}

/** The arguments of each kind of event. */
export type Events = {
  /** A round begins. */
  round: [number: number, hour: string]
  /** A deck shows its next card. */
  'turned-up': [suit: string, card: number]
  /** The visitor of the round comes in. */
  visitor: [visitor: number]
  /** A card is put into the row. */
  played: [card: number, place: number, seat: number]
  /** Cards of the row turn together: each with the half turns it has made by then. */
  turned: [cards: [number, number][]]
  /** The reading pays. */
  paid: [gold: number, shards: number, clairvoyance: number]
  /** An ability of a relic is used. */
  used: [relic: string, line: number, target: string | number | null, seat: number]
  /** A face-up card goes to the bottom of its deck. */
  swallowed: [suit: string, card: number]
  /** Two neighbors are tied by a Knot. */
  tied: [left: number, right: number]
  /** The round counts as another hour. */
  'hour-set': [hour: string]
  /** The next Refresh moves the cover further. */
  hastened: [steps: number]
  /** The player gains clairvoyance at once. */
  gazed: [clairvoyance: number, seat: number]
  /** The player buys a rank of a relic. */
  bought: [relic: string, rank: number, seat: number]
  /** Shards that the rank cannot store are lost. */
  spilled: [shards: number, seat: number]
  /** All rounds are survived. */
  won: [score: number, seat: number]
  /** The game is lost, for one cause or several joined by `+`. */
  lost: [cause: string, seat: number]
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
