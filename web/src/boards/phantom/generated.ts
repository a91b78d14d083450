// Made from the declarations of the game by tools/client_types.py. Do not edit.
import type { MessageData } from '../../api/types'
import type { ResultData } from '../../table/generated'

/** The end of an adventure: all win together or lose together (PHA-GEN.1). */
export type EndingData = ResultData

/** One player's side of the table: the Legend with deck, hand, Play area and Injuries. */
export type PlayerData = {
  seat: number
  legend: 'phantom' | 'diana'
  deck: (number | null)[]
  hand: (number | null)[]
  /** The Discard pile, its top first. */
  discard: number[]
  /** The Play area: Player cards in the order in which they came into play. */
  play: number[]
  injury_deck: (number | null)[]
  /** Face up Injuries, the oldest first; they lie in the Play area, too. */
  injuries: number[]
  /** Owned cards that are not in the customized deck (R23). */
  left_out: number[]
  /** The cards of the Play area that are not Ready (PHA-GEN.9). */
  exhausted: number[]
  resources: Record<string, number>
  /** Knocked Out (PHA-DAM.6): nothing of this player is in play any more (R65). */
  out: boolean
  /** Has allowed the other player to use any card for the rest of the game (PHA-COOP.1). */
  consents: boolean
  /** Damage taken in this adventure. */
  damage: number
  /** The cards gained in this adventure, by set and number. */
  gained: string[]
  /** The criteria of the Achievement card that were met (R72). */
  achieved: number[]
}

/** The table. */
export type TableData = {
  seats: number
  /** The segment that is running; set by the match. */
  segment: string
  result: EndingData | null
  adventure: string
  /** An index of `LEVELS`. */
  level: number
  /** Loot and Achievements are in use (PHA-VAR.LA). */
  rewarding: boolean
  promo_unlock: boolean
  promo_direct: boolean
  universal_unique: boolean
  item_restrictions: boolean
  lingering_wounds: boolean
  /** The Legend of the first seat, if it was chosen beforehand. */
  legend: string
  /** The cards that each Legend had gained before this adventure, by set and number. */
  owned: Record<string, string[]>
  /** The deck list of each Legend. */
  listed: Record<string, string[]>
  players: PlayerData[]
  /** The Adventure deck. */
  story: (number | null)[]
  /** The numbers printed on its cards, by which they are found. */
  numbers: number[]
  /** The Destiny deck, its top first. */
  destiny: (number | null)[]
  /** The Resolved pile, its top first. */
  resolved: number[]
  /** The Destiny row from left to right. */
  row: number[]
  /** The active Mission, alone; nothing before Lore I has been followed. */
  missions: number[]
  /** Objectives beside the Mission. */
  objectives: number[]
  set_aside: number[]
  /** Objectives that a Lore card has brought to light and nothing has placed yet. */
  at_hand: number[]
  /** The Lore card that is being followed. */
  lore: number[]
  /** A card revealed for a Cardcheck or for Loot: it is in no zone (R9). */
  turned_up: number[]
  /** The Loot card, the Achievement card and their rewards, when they are in use (PHA-SET.6). */
  rewards: number[]
  /** Promo cards that wait in the box (PHA-VAR.PU). */
  promos: number[]
  /** The cards of Legends that nobody has chosen. */
  shelf: number[]
  /** Cards out of this adventure that all have seen. */
  box: number[]
  /** Cards of the Adventure deck that were passed over or belong to other levels (PHA-LVL.4). */
  unseen: (number | null)[]
  wounds: Record<number, number>
  /** Multi-use tokens on cards in play. */
  tokens: Record<number, Record<string, number>>
  /** The starting player (R19). */
  start: number
  active: number
  turn: number
  /** The phase of the rulebook that is running. */
  phase: string
  /** The segment that goes on once the Lore cards to be read are done (PHA-LORE.5). */
  resume: string
  /** Lore cards to be read, the next one first. */
  to_read: number[]
  /** The next instruction of the Lore card that is being followed. */
  line: number
  /** The Lore cards read. */
  path: number[]
  /** The number of Enemies of a name that have been defeated in this adventure. */
  defeated: Record<string, number>
  /** Row cards that were revealed this turn (R32). */
  fresh: number[]
  /** Cards that have had their part in the running Destiny or Fate phase (R31). */
  done: number[]
  /** Enemies that do not attack this turn. */
  held: number[]
  /** Filters, as they are written: no Enemy that matches attacks this turn. */
  held_all: string[]
  /** Cards that the active player has activated this turn (R54, R79). */
  activated: number[]
  /** Cards that the other player has refused to lend this turn. */
  refused: number[]
  /** Enemies that the active player has defeated this turn. */
  felled: number[]
  /** The cards whose text is being followed, the present one last; -1 is the Legend board. */
  following: number[]
  /** Defeats are being gone through, one after the other (R44). */
  settling: boolean
  /** The Combat value so far, in the combat that is being fought. */
  combat: number
  /** The Enemy that attacks. */
  attacker: number | null
  /** Both options of the Recovery phase are carried out. */
  both_options: boolean
  /** The partner's card that somebody wants to use, while consent is asked for. */
  wished: number | null
  /** The number of resources still to be given, while they are asked for. */
  owing: number
}

/** Tokens on the way to a condition. */
export type MeterData = {
  /** The card that they lie on. */
  card: number
  kind: string
  now: number
  /** The number that fulfills the condition. */
  limit: number
  clock: boolean
  /** The Lore card that is read then; 0: none. */
  lore: number
  /** The card that says so. */
  source: number
  /** The number of its ability. */
  line: number
}

/** A limit or a value of a Legend that a card in play changes. */
export type ChangeData = {
  what: 'hand_limit' | 'resource_limit' | 'base_combat' | 'combat' | 'combat_cost'
  by: number
  card: number
}

/** The numbers of a Legend board as they are now, and what its abilities say. */
export type LegendData = {
  hand: number
  resources: number
  combat: number
  cost: number
  spendable: Record<string, number>
  changes: ChangeData[]
  says: MessageData[]
}

/** Values by the numbers of cards and seats. */
export type DerivedData = {
  health: Record<string, number>
  attack: Record<string, number>
  /** Enemies on the row whose defeat the Mission asks for. */
  wanted: number[]
  meters: MeterData[]
  legends: LegendData[]
  /** The texts of the cards in sight, line by line. */
  says: Record<string, MessageData[]>
}

/** The board of a Legend. */
export type LegendFacts = {
  hand_limit: number
  resource_limit: number
  base_combat: number
  /** Resources by their letters. */
  combat_cost: string
}

/** An adventure. */
export type AdventureFacts = {
  set: string
  cards: number
}

/** A card of a set. */
export type CardFacts = {
  /** `SD 7`, `SD 20-24`. */
  number: string
  type: 'ally' | 'item' | 'place' | 'skill' | 'enemy' | 'event' | 'weather' | 'objective' | 'boss' | 'injury' | 'mission' | 'lore' | 'achievement' | 'loot'
  subtypes: ('animal' | 'athletics' | 'bandar' | 'bird' | 'book' | 'brawl' | 'camp' | 'clothing' | 'costume' | 'deep woods' | 'dog' | 'hazard' | 'hideout' | 'honour' | 'horse' | 'human' | 'hunter' | 'legend' | 'martial arts' | 'medicine' | 'patrol' | 'pirate' | 'place' | 'resolve' | 'ring' | 'shooting' | 'smuggler' | 'snake' | 'teamwork' | 'tool' | 'tracker' | 'training' | 'two-handed' | 'vehicle' | 'villager' | 'weapon' | 'wilderness' | 'wolf')[]
  /** The level of a Martial Arts card. */
  skill: 'novice' | 'advanced' | 'expert' | 'master' | null
  keyword: 'phantom' | 'diana' | 'modern' | 'jungle patrol' | null
  unique: boolean
  /** Resources by their letters; empty: it has none. */
  cost: string
  reward: string
  /** That of an Enemy; of a Boss on either side; empty: it has none. */
  health: number[]
  level: 'easy' | 'normal' | 'heroic' | 'mythic' | 'easy/normal' | 'heroic/mythic' | null
  icons: ('reveal' | 'resolve')[]
}

/** The facts of the cards of each kind. */
export type Facts = {
  legends: LegendFacts
  adventures: AdventureFacts
  phantom: CardFacts
  diana: CardFacts
  devil: CardFacts
  patrol: CardFacts
  year_one: CardFacts
  promo: CardFacts
}

/** The arguments of each kind of event. */
export type Events = {
  /** A player takes a Legend. */
  legend: [seat: number, legend: string]
  /** A Lore card is read. */
  lore: [number: number, card: number]
  /** A Mission becomes active. */
  mission: [card: number]
  /** A player's turn begins. */
  turn: [seat: number, number: number]
  /** The adventure is won or lost. */
  ended: [outcome: string, reason: string]
  /** A Player deck is shuffled. */
  shuffled: [seat: number, cards: number]
  /** The Discard pile is shuffled into a new Player deck. */
  'deck-renewed': [seat: number, cards: number]
  /** A player draws cards. */
  drew: [seat: number, cards: number]
  /** The cards that a player has drawn. */
  'drew-cards': [seat: number, cards: number[]]
  /** A card is discarded from hand. */
  dropped: [seat: number, card: number]
  /** A card returns from the Discard pile to hand. */
  recovered: [seat: number, card: number]
  /** A card belongs to a Legend from now on. */
  gained: [seat: number, card: number]
  /** A gained card is put into the hand, on the deck or on the Discard pile. */
  'gained-to': [seat: number, card: number, place: string]
  /** The top card of a Player deck is turned up for its symbols. */
  'turned-up': [seat: number, card: number]
  /** The card that was turned up is discarded. */
  'put-away': [seat: number, card: number]
  /** The top card of a deck is shown. */
  peeked: [seat: number, card: number]
  /** A card that was peeked at is moved. */
  moved: [seat: number, card: number, place: string]
  /** A card is played from hand. */
  played: [seat: number, card: number]
  /** A card comes into play. */
  entered: [seat: number, card: number]
  /** An ability of a card, or of the Legend board (None), is used. */
  activated: [seat: number, card: number | null, ability: number]
  /** A player allows or refuses the use of a card. */
  consent: [seat: number, card: number, given: boolean]
  /** A card is exhausted. */
  exhausted: [seat: number, card: number]
  /** A card is readied. */
  readied: [seat: number, card: number]
  /** A card is discarded from play. */
  discarded: [seat: number, card: number]
  /** Resources are gained, or returned if the number is negative. */
  resources: [seat: number, resource: string, number: number]
  /** A Destiny deck is shuffled as a Lore card says. */
  'destiny-built': [cards: number]
  /** The Resolved pile becomes a new Destiny deck. */
  reshuffled: [cards: number]
  /** A Destiny card is revealed. */
  revealed: [card: number]
  /** A card joins the row. */
  placed: [card: number]
  /** An Objective is placed beside the Mission. */
  beside: [card: number]
  /** A card goes to the Resolved pile. */
  resolved: [card: number]
  /** A card returns to the game box. */
  boxed: [card: number]
  /** Tokens are placed on a card, or removed if the change is negative. */
  tokens: [card: number, token: string, change: number, now: number]
  /** A player initiates combat. */
  combat: [seat: number]
  /** An ability adds Combat value. */
  'combat-added': [seat: number, value: number, now: number]
  /** The total Combat value of a combat. */
  'combat-value': [seat: number, value: number]
  /** Wounds are placed on an Enemy. */
  wounded: [card: number, wounds: number, now: number]
  /** An Enemy is defeated. */
  defeated: [seat: number, card: number]
  /** The Loot points of a defeated Enemy, and the row of the Loot card that they earn. */
  loot: [seat: number, card: number, points: number, row: number]
  /** A player meets a criterion of the Achievement card. */
  achieved: [seat: number, criterion: string]
  /** An Enemy will not attack this turn. */
  held: [card: number]
  /** An Enemy attacks a player. */
  attack: [card: number, seat: number]
  /** An attack is canceled. */
  cancelled: [card: number]
  /** A player takes 1 damage: an Injury comes to light. */
  damage: [seat: number, card: number]
  /** An Injury is healed. */
  healed: [seat: number, card: number]
  /** An Injury goes to the bottom of the Injury deck. */
  restored: [seat: number, card: number]
  /** A player is Knocked Out. */
  'knocked-out': [seat: number]
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
