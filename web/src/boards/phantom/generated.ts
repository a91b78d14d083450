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
  adventure: 'devil' | 'patrol' | 'year_one'
  /** An index of `LEVELS`. */
  level: number
  /** Loot and Achievements are in use (PHA-VAR.LA). */
  rewarding: boolean
  promo_unlock: boolean
  promo_direct: boolean
  universal_unique: boolean
  item_restrictions: boolean
  lingering_wounds: boolean
  /** The number of turns after which a second Destiny card is revealed; 0 for never (PHA-VAR.SC). */
  second_card: number
  /** The Legend of the first seat, if it was chosen beforehand. */
  legend: '' | 'choose' | 'phantom' | 'diana'
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
  phase: 'setup' | 'recovery' | 'destiny' | 'preparation' | 'adventure' | 'fate' | 'cleanup'
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

/** The messages of this game, with their arguments. */
export type Messages = {
  'ability-activated': { 'attacker-a': string | number; effects: string | number; ended: string | number; price: string | number; timing: string | number }
  'ability-check': { effects: string | number; tests: string | number }
  'ability-destiny': { effects: string | number; ended: string | number; form: string | number }
  'ability-down': { card: string | number; effects: string | number }
  'ability-empty': { effects: string | number }
  'ability-fate': { effects: string | number; ended: string | number; form: string | number }
  'ability-hit': { 'card-whose': string | number; effects: string | number }
  'ability-hurt': { effects: string | number }
  'ability-kill': { effects: string | number; 'victim-acc': string | number }
  'ability-kills': { effects: string | number; 'victim-acc': string | number }
  'ability-reveal': { effects: string | number }
  'ability-setup': { effects: string | number }
  'board-achievement-card': {}
  'board-ask-discard': { card: string | number; reward: string | number }
  'board-ask-play': { card: string | number; cost: string | number }
  'board-big-cost': {}
  'board-big-enemy': {}
  'board-big-event': {}
  'board-big-health': { health: string | number }
  'board-big-injury': {}
  'board-big-reward': {}
  'board-big-reward-text': { reward: string | number }
  'board-big-unique': {}
  'board-big-weather': {}
  'board-board-combat': {}
  'board-board-cost': {}
  'board-board-hand': {}
  'board-board-now': {}
  'board-board-resources': {}
  'board-boss': {}
  'board-can-play': {}
  'board-change': { by: string | number; card: string | number; what: string | number }
  'board-choose-legend': {}
  'board-choose-start': {}
  'board-close': {}
  'board-combat-base': {}
  'board-combat-check': {}
  'board-combat-note': { value: string | number }
  'board-combat-used': {}
  'board-combat-wounds': {}
  'board-cost': { cost: string | number }
  'board-damage': { count: string | number }
  'board-deck': {}
  'board-destiny': {}
  'board-destiny-next': { card: string | number }
  'board-discards': {}
  'board-do-discard': { reward: string | number }
  'board-do-pay': { count: string | number; most: string | number }
  'board-do-play': { card: string | number }
  'board-do-return': { count: string | number; most: string | number }
  'board-do-wounds': { count: number }
  'board-done-cleanup': {}
  'board-done-combat': {}
  'board-end': {}
  'board-enemy': { attack: string | number; health: string | number; wounds: string | number }
  'board-enemy-held': { health: string | number; wounds: string | number }
  'board-exhausted': {}
  'board-fate-attack': { count: number; damage: string | number; left: number; names: string | number }
  'board-fate-calm': {}
  'board-fate-cancels': {}
  'board-fate-next': {}
  'board-fate-short': { count: number; damage: string | number }
  'board-fight': {}
  'board-fight-for': { count: number }
  'board-fight-price': {}
  'board-fight-value': { value: string | number }
  'board-flag': { place: string | number }
  'board-flag-held': {}
  'board-flag-now': {}
  'board-fresh': {}
  'board-give-hint-gain': {}
  'board-give-hint-symbol': {}
  'board-give-take': { name: string | number }
  'board-hand': {}
  'board-hand-caption': { count: number }
  'board-hand-closed': { count: number }
  'board-hand-empty': {}
  'board-hand-note': { count: string | number; limit: string | number }
  'board-injuries': { room: string | number; taken: string | number }
  'board-injuries-note': { left: string | number; taken: string | number }
  'board-injury': {}
  'board-legend-out': {}
  'board-legend-turn': {}
  'board-legend-you': {}
  'board-loot-card': {}
  'board-lore': { number: string | number }
  'board-lore-back': {}
  'board-lore-choose': {}
  'board-lore-chosen': {}
  'board-lore-closed': {}
  'board-lore-fold': {}
  'board-lore-mission': {}
  'board-lore-on': {}
  'board-lore-open': {}
  'board-lore-prompt': {}
  'board-lore-read': {}
  'board-lore-then': {}
  'board-lore-unfold': {}
  'board-mean-calm': {}
  'board-mean-discard': { reward: string | number }
  'board-mean-excess': { count: number }
  'board-mean-fate': { damage: string | number; left: number; names: string | number }
  'board-mean-nothing': {}
  'board-mean-react': { left: number }
  'board-mean-recovery': { exhausted: number; injuries: number }
  'board-mission': {}
  'board-more': {}
  'board-needs': {}
  'board-objective': {}
  'board-outcome-falls': { count: number; names: string | number }
  'board-outcome-none': {}
  'board-over-damage': { count: string | number }
  'board-over-loss': {}
  'board-over-nothing': {}
  'board-over-out': {}
  'board-over-turns': { count: number }
  'board-over-win': {}
  'board-pass': {}
  'board-pile-empty': {}
  'board-pile-look': { count: number; pile: string | number }
  'board-play-area': {}
  'board-play-empty': {}
  'board-ready': {}
  'board-reason-given-up': {}
  'board-reason-knock-out': {}
  'board-reason-mission': {}
  'board-resolved': {}
  'board-resource': { count: string | number; name: string | number }
  'board-resources': { limit: string | number }
  'board-resources-kept': { limit: string | number; total: string | number }
  'board-resources-none': {}
  'board-reward': { reward: string | number }
  'board-row': {}
  'board-row-empty': {}
  'board-setaside': {}
  'board-sign-combat': {}
  'board-sign-deck': {}
  'board-sign-discard': {}
  'board-sign-exhaust': {}
  'board-sign-feet': {}
  'board-sign-page': {}
  'board-sign-star': {}
  'board-sign-time': {}
  'board-spread': {}
  'board-stage': {}
  'board-stage-attack': { enemy: string | number; who: string | number }
  'board-stage-attacked': {}
  'board-stage-check': { card: string | number; count: string | number }
  'board-stage-combat': {}
  'board-stage-left': { left: number }
  'board-stage-seen': {}
  'board-stage-up': {}
  'board-stage-wish': {}
  'board-stage-wished': { card: string | number }
  'board-strap-choose': {}
  'board-strap-drop': {}
  'board-strap-enemy': {}
  'board-strap-exhaust': {}
  'board-strap-give-up': {}
  'board-strap-heal': {}
  'board-strap-later': {}
  'board-strap-next': {}
  'board-strap-ready': {}
  'board-strap-recover': {}
  'board-strap-resolve': {}
  'board-strap-restore': {}
  'board-token': { count: string | number; kind: string | number }
  'board-track-at': { limit: string | number; then: string | number }
  'board-track-clock': { kind: string | number; limit: string | number; now: string | number }
  'board-track-done': { done: string | number; room: string | number }
  'board-track-goal': { kind: string | number; left: string | number }
  'board-track-then': { done: string | number; room: string | number; then: string | number }
  'board-turn': { turn: string | number }
  'board-unique': {}
  'board-word-cardcheck': {}
  'board-word-cardcheck-text': {}
  'board-word-combat': {}
  'board-word-combat-text': {}
  'board-word-exhaust': {}
  'board-word-exhaust-text': {}
  'board-word-injury': {}
  'board-word-injury-text': {}
  'board-word-resolved': {}
  'board-word-resolved-text': {}
  'board-wound-add': { count: number }
  'board-wound-falls': {}
  'board-wound-less': { card: string | number }
  'board-wounds-need': { count: number }
  'booklet-1': {}
  'booklet-1.text': {}
  'booklet-2': {}
  'booklet-2.text': {}
  'booklet-3': {}
  'booklet-3.text': {}
  'booklet-4': {}
  'booklet-4.text': {}
  'booklet-5': {}
  'booklet-5.text': {}
  'booklet-6': {}
  'booklet-6.text': {}
  'booklet-cards-1': {}
  'booklet-cards-2': {}
  'booklet-intro': {}
  'campaigns-phantom': {}
  'campaigns-phantom-about': {}
  'content-adventures': {}
  'content-devil': {}
  'content-diana': {}
  'content-legends': {}
  'content-patrol': {}
  'content-phantom': {}
  'content-promo': {}
  'content-year-one': {}
  'cost-F': { number: number }
  'cost-G': { number: number }
  'cost-M': { number: number }
  'cost-S': { number: number }
  'cost-W': { number: number }
  'deckbuilding': { keywords: string | number }
  'demand-cards': { number: number }
  'demand-some': { number: string | number }
  'effect-both-options': {}
  'effect-cancel-attack': {}
  'effect-cardcheck': { outcomes: string | number }
  'effect-choose-gain': { 'resources-or': string | number }
  'effect-combat': { number: string | number }
  'effect-damage': { number: number }
  'effect-demanding': { demand: string | number; effect: string | number }
  'effect-discard-own': { form: string | number; number: string | number; 'target-acc': string | number; 'target-many': string | number }
  'effect-draw': { number: number; who: string | number }
  'effect-exhaust-own': { number: string | number; 'target-many': string | number }
  'effect-from-resolved': { form: string | number; number: number }
  'effect-gain': { resources: string | number }
  'effect-heal': { number: number }
  'effect-hold': { form: number; target: string | number; 'target-a': string | number }
  'effect-leave': { 'card-acc': string | number }
  'effect-lose': {}
  'effect-lose-resources': { number: number }
  'effect-move-tokens': { number: number; 'source-from': string | number; 'target-to': string | number; token: string | number; 'token-many': string | number }
  'effect-outcome': { effects: string | number; resource: string | number }
  'effect-peek': { deck: string | number; place: string | number }
  'effect-place-objective': { name: string | number }
  'effect-place-set-aside': { form: number; more: number; number: number; target: string | number; 'target-many': string | number }
  'effect-put-tokens': { each: string | number; 'each-each': string | number; more: number; number: number; only: string | number; 'place-on': string | number; token: string | number; 'token-many': string | number }
  'effect-read-lore': { number: string | number }
  'effect-ready': { form: string | number; 'target-any': string | number; 'target-ready': string | number }
  'effect-recover': { 'target-a': string | number }
  'effect-remove-tokens': { number: number; 'place-from': string | number; token: string | number; 'token-many': string | number }
  'effect-reshuffle': {}
  'effect-resolve': { form: number; number: string | number; 'target-acc': string | number; 'target-all': string | number; 'target-many': string | number }
  'effect-restore': { number: number }
  'effect-reveal': { form: number; number: number }
  'effect-when': { otherwise: string | number; tests: string | number; then: string | number }
  'effect-wound': { number: number; 'target-on': string | number }
  'effects-or': { first: string | number; rest: string | number }
  'effects-then': { first: string | number; rest: string | number }
  'event-achieved': { criterion: string | number; seat: string | number; 'seat-is': string | number }
  'event-activated': { card: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-attack': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-beside': { card: string | number }
  'event-boxed': { card: string | number }
  'event-cancelled': { card: string | number }
  'event-combat': { seat: string | number; 'seat-is': string | number }
  'event-combat-added': { now: string | number; value: string | number }
  'event-combat-value': { value: string | number }
  'event-consent': { card: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-damage': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-deck-renewed': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-defeated': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-destiny-built': { cards: number }
  'event-discarded': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-drew': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-drew-cards': { cards: string | number; 'cards-count': number; seat: string | number; 'seat-is': string | number }
  'event-dropped': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-ended': { form: string | number; reason: string | number }
  'event-entered': {}
  'event-exhausted': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-gained': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-gained-to': { card: string | number; place: string | number }
  'event-healed': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-held': { card: string | number }
  'event-knocked-out': { seat: string | number; 'seat-is': string | number }
  'event-legend': { legend: string | number; seat: string | number; 'seat-is': string | number }
  'event-loot': { card: string | number; points: number }
  'event-lore': { number: string | number }
  'event-mission': { card: string | number }
  'event-moved': { card: string | number; place: string | number; seat: string | number; 'seat-is': string | number }
  'event-peeked': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-placed': { card: string | number }
  'event-played': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-put-away': {}
  'event-readied': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-recovered': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-reshuffled': { cards: number }
  'event-resolved': { card: string | number }
  'event-resources': { form: string | number; resources: string | number; seat: string | number; 'seat-is': string | number }
  'event-restored': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-revealed': { card: string | number }
  'event-shuffled': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-tokens': { card: string | number; change: number; form: string | number; now: string | number; token: string | number; 'token-many': string | number }
  'event-turn': { number: string | number; seat: string | number; 'seat-is': string | number }
  'event-turned-up': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-wounded': { card: string | number; now: string | number; wounds: number }
  'feat-Ahead-of-the-hunters': { content: string | number }
  'feat-Everyone-comes-home': { content: string | number }
  'feat-Gentle-hand': { content: string | number }
  'feat-Pack-breaker': { content: string | number }
  'feat-Partners-in-crime': { content: string | number }
  'feat-Shepherd-of-the-coast': { content: string | number }
  'feat-Spotless': { content: string | number }
  'feat-Three-before-dawn': { content: string | number }
  'feat-Worthy-of-the-name': { content: string | number }
  'felled': { bound: number; number: string | number; of: string | number; 'of-many': string | number }
  'figure-damage': {}
  'figure-turns': {}
  'gain-F': {}
  'gain-G': {}
  'gain-M': {}
  'gain-S': {}
  'gain-W': { number: number }
  'game-blurb': {}
  'icon-easy': {}
  'icon-easy-normal': {}
  'icon-heroic': {}
  'icon-heroic-mythic': {}
  'icon-mythic': {}
  'icon-normal': {}
  'idea-1': {}
  'idea-1.text': {}
  'idea-2': {}
  'idea-2.text': {}
  'idea-3': {}
  'idea-3.text': {}
  'keyword-diana': {}
  'keyword-jungle-patrol': {}
  'keyword-modern': {}
  'keyword-phantom': {}
  'kind-Enraged-Wolf': {}
  'kind-Enraged-Wolf.a': {}
  'kind-Enraged-Wolf.acc': {}
  'kind-Enraged-Wolf.each': {}
  'kind-Enraged-Wolf.many': {}
  'kind-ally': {}
  'kind-ally-animal': {}
  'kind-ally-animal.ready': { number: number }
  'kind-ally-ready': {}
  'kind-ally-ready.a': {}
  'kind-ally-ready.acc': {}
  'kind-ally-ready.many': {}
  'kind-ally.many': {}
  'kind-ally.ready': { number: number }
  'kind-any': {}
  'kind-any.a': { number: number }
  'kind-any.acc': {}
  'kind-any.many': {}
  'kind-attacker': {}
  'kind-attacker.acc': {}
  'kind-attacker.on': {}
  'kind-bandar': {}
  'kind-bandar-other': {}
  'kind-bandar-other.any': { number: number }
  'kind-bandar.a': { number: number }
  'kind-common': {}
  'kind-common-animal': {}
  'kind-common-animal.a': {}
  'kind-common-animal.acc': {}
  'kind-common-animal.have': {}
  'kind-common-animal.many': {}
  'kind-common-human': {}
  'kind-common-human.a': {}
  'kind-common-human.acc': {}
  'kind-common-human.have': {}
  'kind-common-human.many': {}
  'kind-common-human.on': {}
  'kind-common-hunter': {}
  'kind-common-hunter.have': {}
  'kind-common-pirate': {}
  'kind-common-pirate.acc': {}
  'kind-common-pirate.many': {}
  'kind-common-pirate.on': {}
  'kind-common-smuggler': {}
  'kind-common-smuggler.a': {}
  'kind-common-smuggler.each': {}
  'kind-common-smuggler.many': {}
  'kind-common.a': {}
  'kind-common.acc': {}
  'kind-common.all': {}
  'kind-common.many': {}
  'kind-common.on': {}
  'kind-enemy': {}
  'kind-enemy.a': {}
  'kind-enemy.acc': {}
  'kind-enemy.many': {}
  'kind-enemy.on': {}
  'kind-event-weather': {}
  'kind-event-weather.acc': {}
  'kind-event-weather.many': {}
  'kind-jungle-patrol-other': {}
  'kind-jungle-patrol-other.ready': { number: number }
  'kind-martial-arts': {}
  'kind-martial-arts.many': {}
  'kind-mission': { here: string | number }
  'kind-mission.from': { here: string | number }
  'kind-mission.on': { here: string | number }
  'kind-mission.to': { here: string | number }
  'kind-named': { name: string | number }
  'kind-named.a': { name: string | number }
  'kind-named.acc': { name: string | number }
  'kind-named.have': { name: string | number }
  'kind-named.on': { name: string | number }
  'kind-pirate': {}
  'kind-pirate.a': {}
  'kind-pirate.each': {}
  'kind-pirate.many': {}
  'kind-place': { name: string | number }
  'kind-place.from': { name: string | number }
  'kind-place.on': { name: string | number }
  'kind-place.to': { name: string | number }
  'kind-self': { name: string | number }
  'kind-self.acc': { name: string | number }
  'kind-self.from': { name: string | number }
  'kind-self.have': { name: string | number }
  'kind-self.many': {}
  'kind-self.on': { name: string | number }
  'kind-self.to': { name: string | number }
  'kind-self.whose': { name: string | number }
  'kind-smuggler': {}
  'kind-smuggler.a': {}
  'kind-smuggler.many': {}
  'kind-weapon': {}
  'kind-weapon.many': {}
  'kind-weapon.ready': { number: number }
  'kind-weather-older': {}
  'kind-weather-older.all': {}
  'kind-weather-older.many': {}
  'level-line': { icon: string | number; line: string | number }
  'lore-number': { number: string | number }
  'merit-heals': { cards: string | number }
  'merit-readies': { cards: string | number }
  'named-enemy': { card: string | number; health: string | number; place: number; wounds: string | number }
  'named-owner': { card: string | number; legend: string | number }
  'named-row': { card: string | number; place: string | number }
  'no-effect': {}
  'option-activate': { card: string | number; text: string | number }
  'option-allow': {}
  'option-allow-always': {}
  'option-board': { legend: string | number; text: string | number }
  'option-choose': { card: string | number }
  'option-combat': { cost: number }
  'option-cost': { cost: string | number; 'cost-count': number }
  'option-discard': { card: string | number }
  'option-done': {}
  'option-draws': { legend: string | number }
  'option-drop': { card: string | number }
  'option-end': {}
  'option-enemy': { card: string | number }
  'option-exhaust': { card: string | number }
  'option-gain': { resource: string | number }
  'option-gain-to': { place: string | number }
  'option-give-up': { card: string | number }
  'option-heal': { card: string | number }
  'option-heal-all': {}
  'option-leave': {}
  'option-legend': { legend: string | number }
  'option-loot': { form: string | number; name: string | number; numbers: string | number; skill: string | number }
  'option-move': { card: string | number; place: string | number }
  'option-next': { card: string | number }
  'option-option': { text: string | number }
  'option-pass': {}
  'option-pay': { resource: string | number }
  'option-play': { card: string | number }
  'option-promo': { card: string | number; form: string | number; legend: string | number }
  'option-read': { number: string | number; path: string | number }
  'option-ready': { card: string | number }
  'option-ready-all': {}
  'option-recover': { card: string | number }
  'option-refuse': {}
  'option-resolve': { card: string | number }
  'option-restore': { card: string | number }
  'option-return': { resource: string | number }
  'option-start': { legend: string | number }
  'option-symbol': { resource: string | number }
  'option-wound': { card: string | number; number: number }
  'outcomes': { first: string | number; rest: string | number }
  'path-follow-the-ships': { path: string | number }
  'path-ride-to-the-coast': { path: string | number }
  'price-discard': {}
  'price-exhaust': {}
  'price-exhaust-named': { name: string | number }
  'price-spend': { resources: string | number }
  'prompt-action': { cards: number; enemies: number; form: string | number }
  'prompt-cleanup': { cards: number }
  'prompt-combat-window': { combat: string | number }
  'prompt-consent': { card: string | number; legend: string | number }
  'prompt-defeat-order': {}
  'prompt-discount': { card: string | number }
  'prompt-effect-option': { card: string | number }
  'prompt-enemy': { card: string | number }
  'prompt-fate-order': {}
  'prompt-gain-to': { card: string | number }
  'prompt-heal': { card: string | number }
  'prompt-keep-resources': { count: string | number; limit: string | number }
  'prompt-legend': {}
  'prompt-loot': { card: string | number }
  'prompt-lore-branch': {}
  'prompt-own-card': { card: string | number; verb: string | number }
  'prompt-pay': { card: string | number }
  'prompt-peek': { card: string | number }
  'prompt-place-wounds': { combat: number }
  'prompt-promo': { card: string | number }
  'prompt-react': { damage: string | number; enemy: string | number }
  'prompt-ready': { card: string | number }
  'prompt-ready-some': {}
  'prompt-recover': { card: string | number }
  'prompt-recovery': {}
  'prompt-resolved-card': { card: string | number }
  'prompt-restore': { card: string | number }
  'prompt-return': { card: string | number }
  'prompt-row-card': { card: string | number }
  'prompt-starting-player': {}
  'prompt-who-draws': { card: string | number }
  'prompt-wild-gain': { card: string | number }
  'prompt-wild-symbol': { card: string | number }
  'reason-attacks': {}
  'reason-clocks': {}
  'reason-combat': {}
  'reason-enemies': {}
  'reason-goals': {}
  'reason-hand': {}
  'reason-lives': {}
  'reason-play': {}
  'reason-resources': {}
  'reason-row': {}
  'reason-start': {}
  'reason-story': {}
  'refusal-both-arts': {}
  'refusal-cost': { cost: string | number }
  'refusal-forbidden': {}
  'refusal-injury': {}
  'refusal-no-cancel': {}
  'refusal-no-enemy': {}
  'refusal-not-lent': {}
  'refusal-not-ready': {}
  'refusal-outclassed': {}
  'refusal-too-dear': {}
  'refusal-too-many-items': {}
  'refused-ability': { card: string | number; text: string | number }
  'refused-card': { card: string | number }
  'refused-combat': {}
  'rules-ach': {}
  'rules-ach.summary': {}
  'rules-adv': {}
  'rules-adv.summary': {}
  'rules-camp': {}
  'rules-camp.summary': {}
  'rules-card': {}
  'rules-card.summary': {}
  'rules-chip-1': {}
  'rules-chip-2': {}
  'rules-chip-3': {}
  'rules-chip-4': {}
  'rules-chk': {}
  'rules-chk.summary': {}
  'rules-cln': {}
  'rules-cln.summary': {}
  'rules-com': {}
  'rules-com.summary': {}
  'rules-coop': {}
  'rules-coop.summary': {}
  'rules-dam': {}
  'rules-dam.summary': {}
  'rules-deck': {}
  'rules-deck.summary': {}
  'rules-def': {}
  'rules-def.summary': {}
  'rules-des': {}
  'rules-des.summary': {}
  'rules-end': {}
  'rules-end.summary': {}
  'rules-fat': {}
  'rules-fat.summary': {}
  'rules-gain': {}
  'rules-gain.summary': {}
  'rules-gen': {}
  'rules-gen.summary': {}
  'rules-goal': {}
  'rules-hid': {}
  'rules-hid.summary': {}
  'rules-loot': {}
  'rules-loot.summary': {}
  'rules-lore': {}
  'rules-lore.summary': {}
  'rules-lvl': {}
  'rules-lvl.summary': {}
  'rules-ma': {}
  'rules-ma.summary': {}
  'rules-mis': {}
  'rules-mis.summary': {}
  'rules-pre': {}
  'rules-pre.summary': {}
  'rules-rec': {}
  'rules-rec.summary': {}
  'rules-rep': {}
  'rules-rep.summary': {}
  'rules-res': {}
  'rules-res.summary': {}
  'rules-save': {}
  'rules-save.summary': {}
  'rules-set': {}
  'rules-set.summary': {}
  'rules-turn': {}
  'rules-turn.summary': {}
  'rules-uni': {}
  'rules-uni.summary': {}
  'rules-var': {}
  'rules-var.summary': {}
  'setting-adventure': {}
  'setting-adventure.help': {}
  'setting-adventure.value-devil': {}
  'setting-adventure.value-patrol': {}
  'setting-adventure.value-year-one': {}
  'setting-item-restrictions': {}
  'setting-item-restrictions.help': {}
  'setting-legend': {}
  'setting-legend.help': {}
  'setting-legend.value-choose': {}
  'setting-legend.value-diana': {}
  'setting-legend.value-phantom': {}
  'setting-level': {}
  'setting-level.help': {}
  'setting-level.value-easy': {}
  'setting-level.value-heroic': {}
  'setting-level.value-mythic': {}
  'setting-level.value-normal': {}
  'setting-lingering-wounds': {}
  'setting-lingering-wounds.help': {}
  'setting-loot-achievements': {}
  'setting-loot-achievements.help': {}
  'setting-promo-direct': {}
  'setting-promo-direct.help': {}
  'setting-promo-unlock': {}
  'setting-promo-unlock.help': {}
  'setting-second-card': {}
  'setting-second-card.help': {}
  'setting-universal-unique': {}
  'setting-universal-unique.help': {}
  'skill-advanced': {}
  'skill-expert': {}
  'skill-master': {}
  'skill-novice': {}
  'static-attack-damage': { 'card-whose': string | number; number: number }
  'static-change': { all: string | number; number: number; way: string | number; what: string | number }
  'static-enemy-health': { each: string | number; 'each-each': string | number; more: number; number: number; 'target-have': string | number; way: string | number }
  'static-forbid-activate': { all: string | number; 'target-many': string | number }
  'static-forbid-spend': { resource: string | number }
  'static-line': { text: string | number }
  'static-play-discount': { number: number; 'target-many': string | number }
  'static-ready-limit': { all: string | number; number: number }
  'static-steady-combat-cost': {}
  'subtype-animal': {}
  'subtype-athletics': {}
  'subtype-bandar': {}
  'subtype-bird': {}
  'subtype-book': {}
  'subtype-brawl': {}
  'subtype-camp': {}
  'subtype-clothing': {}
  'subtype-costume': {}
  'subtype-deep-woods': {}
  'subtype-dog': {}
  'subtype-hazard': {}
  'subtype-hideout': {}
  'subtype-honour': {}
  'subtype-horse': {}
  'subtype-human': {}
  'subtype-hunter': {}
  'subtype-legend': {}
  'subtype-martial-arts': {}
  'subtype-medicine': {}
  'subtype-patrol': {}
  'subtype-pirate': {}
  'subtype-place': {}
  'subtype-resolve': {}
  'subtype-ring': {}
  'subtype-shooting': {}
  'subtype-smuggler': {}
  'subtype-snake': {}
  'subtype-teamwork': {}
  'subtype-tool': {}
  'subtype-tracker': {}
  'subtype-training': {}
  'subtype-two-handed': {}
  'subtype-vehicle': {}
  'subtype-villager': {}
  'subtype-weapon': {}
  'subtype-wilderness': {}
  'subtype-wolf': {}
  'symbol-resolve': {}
  'symbol-reveal': {}
  'test-defeated': { name: string | number; number: number }
  'test-enemies': { bound: number; number: string | number; of: string | number; 'of-a': string | number; 'of-many': string | number }
  'test-felled': { whom: string | number }
  'test-felled-together': { whom: string | number }
  'test-injuries': { bound: number; number: number }
  'test-injury-deck': { bound: string | number; number: string | number }
  'test-knocked-out': { bound: number; number: string | number }
  'test-level': { 'levels-or': string | number }
  'test-mission': { name: string | number }
  'test-own': { bound: number; number: string | number; of: string | number; 'of-acc': string | number; 'of-many': string | number }
  'test-set-aside': { bound: number; number: string | number; of: string | number; 'of-a': string | number; 'of-many': string | number }
  'test-tokens': { bound: number; more: number; number: string | number; 'place-on': string | number; token: string | number; 'token-many': string | number }
  'test-victim': { 'of-a': string | number }
  'tests-and': { first: string | number; rest: string | number }
  'token-Destruction': {}
  'token-Destruction.many': {}
  'token-Destruction.name': {}
  'token-Distance': {}
  'token-Distance.many': {}
  'token-Distance.name': {}
  'token-Fear': {}
  'token-Fear.many': {}
  'token-Fear.name': {}
  'token-Harm': {}
  'token-Harm.many': {}
  'token-Harm.name': {}
  'token-Time': {}
  'token-Time.many': {}
  'token-Time.name': {}
  'token-Training': {}
  'token-Training.many': {}
  'token-Training.name': {}
  'token-Trust': {}
  'token-Trust.many': {}
  'token-Trust.name': {}
  'token-Villager': {}
  'token-Villager.many': {}
  'token-Villager.name': {}
  'type-achievement': {}
  'type-adventure': {}
  'type-ally': {}
  'type-boss': {}
  'type-enemy': {}
  'type-event': {}
  'type-injury': {}
  'type-item': {}
  'type-legend': {}
  'type-loot': {}
  'type-lore': {}
  'type-mission': {}
  'type-objective': {}
  'type-place': {}
  'type-skill': {}
  'type-weather': {}
  'word-F': {}
  'word-G': {}
  'word-M': {}
  'word-S': {}
  'word-W': {}
  'word-adventure': {}
  'word-bottom': {}
  'word-cleanup': {}
  'word-deck': {}
  'word-destiny': {}
  'word-discard': {}
  'word-easy': {}
  'word-fate': {}
  'word-hand': {}
  'word-heroic': {}
  'word-mythic': {}
  'word-normal': {}
  'word-preparation': {}
  'word-recovery': {}
  'word-resolve': {}
}

/** Messages that the server does not say; how their keys may begin where the client makes them. */
export type ClientOnly = {
  'board-achievement-card': 'board-' | 'board-achievement-'
  'board-ask-discard': 'board-' | 'board-ask-'
  'board-ask-play': 'board-' | 'board-ask-'
  'board-big-cost': 'board-' | 'board-big-'
  'board-big-enemy': 'board-' | 'board-big-'
  'board-big-event': 'board-' | 'board-big-'
  'board-big-health': 'board-' | 'board-big-'
  'board-big-injury': 'board-' | 'board-big-'
  'board-big-reward': 'board-' | 'board-big-'
  'board-big-reward-text': 'board-' | 'board-big-' | 'board-big-reward-'
  'board-big-unique': 'board-' | 'board-big-'
  'board-big-weather': 'board-' | 'board-big-'
  'board-board-combat': 'board-' | 'board-board-'
  'board-board-cost': 'board-' | 'board-board-'
  'board-board-hand': 'board-' | 'board-board-'
  'board-board-now': 'board-' | 'board-board-'
  'board-board-resources': 'board-' | 'board-board-'
  'board-boss': 'board-'
  'board-can-play': 'board-can-'
  'board-change': 'board-'
  'board-choose-legend': 'board-' | 'board-choose-'
  'board-choose-start': 'board-' | 'board-choose-'
  'board-close': never
  'board-combat-base': 'board-' | 'board-combat-'
  'board-combat-check': 'board-' | 'board-combat-'
  'board-combat-note': never
  'board-combat-used': 'board-' | 'board-combat-'
  'board-combat-wounds': 'board-' | 'board-combat-'
  'board-cost': 'board-'
  'board-damage': 'board-'
  'board-deck': 'board-'
  'board-destiny': 'board-'
  'board-destiny-next': 'board-' | 'board-destiny-'
  'board-discards': never
  'board-do-discard': 'board-' | 'board-do-'
  'board-do-pay': 'board-' | 'board-do-'
  'board-do-play': 'board-' | 'board-do-'
  'board-do-return': 'board-' | 'board-do-'
  'board-do-wounds': 'board-' | 'board-do-'
  'board-done-cleanup': 'board-' | 'board-done-'
  'board-done-combat': 'board-' | 'board-done-'
  'board-end': 'board-'
  'board-enemy': 'board-'
  'board-enemy-held': 'board-' | 'board-enemy-'
  'board-exhausted': 'board-'
  'board-fate-attack': 'board-' | 'board-fate-'
  'board-fate-calm': 'board-' | 'board-fate-'
  'board-fate-cancels': 'board-' | 'board-fate-'
  'board-fate-next': 'board-' | 'board-fate-'
  'board-fate-short': never
  'board-fight': never
  'board-fight-for': never
  'board-fight-price': never
  'board-fight-value': 'board-fight-'
  'board-flag': 'board-'
  'board-flag-held': 'board-' | 'board-flag-'
  'board-flag-now': 'board-' | 'board-flag-'
  'board-fresh': 'board-'
  'board-give-hint-gain': 'board-' | 'board-give-' | 'board-give-hint-'
  'board-give-hint-symbol': 'board-' | 'board-give-' | 'board-give-hint-'
  'board-give-take': 'board-' | 'board-give-'
  'board-hand': 'board-'
  'board-hand-caption': never
  'board-hand-closed': never
  'board-hand-empty': 'board-' | 'board-hand-'
  'board-hand-note': never
  'board-injuries': 'board-'
  'board-injuries-note': never
  'board-injury': 'board-'
  'board-legend-turn': 'board-' | 'board-legend-'
  'board-loot-card': 'board-' | 'board-loot-'
  'board-lore': 'board-'
  'board-lore-back': 'board-' | 'board-lore-'
  'board-lore-choose': 'board-' | 'board-lore-'
  'board-lore-chosen': 'board-' | 'board-lore-'
  'board-lore-closed': never
  'board-lore-fold': 'board-' | 'board-lore-'
  'board-lore-mission': 'board-' | 'board-lore-'
  'board-lore-on': 'board-' | 'board-lore-'
  'board-lore-open': 'board-' | 'board-lore-'
  'board-lore-prompt': 'board-' | 'board-lore-'
  'board-lore-read': 'board-' | 'board-lore-'
  'board-lore-then': 'board-' | 'board-lore-'
  'board-lore-unfold': never
  'board-mean-calm': 'board-' | 'board-mean-'
  'board-mean-discard': 'board-' | 'board-mean-'
  'board-mean-excess': never
  'board-mean-fate': 'board-' | 'board-mean-'
  'board-mean-nothing': 'board-' | 'board-mean-'
  'board-mean-react': 'board-' | 'board-mean-'
  'board-mean-recovery': 'board-' | 'board-mean-'
  'board-mission': 'board-'
  'board-more': 'board-'
  'board-needs': never
  'board-objective': 'board-'
  'board-outcome-falls': never
  'board-outcome-none': 'board-' | 'board-outcome-'
  'board-over-damage': 'board-' | 'board-over-'
  'board-over-loss': 'board-' | 'board-over-'
  'board-over-nothing': 'board-' | 'board-over-'
  'board-over-out': 'board-' | 'board-over-'
  'board-over-turns': 'board-' | 'board-over-'
  'board-over-win': 'board-' | 'board-over-'
  'board-pass': 'board-'
  'board-pile-empty': 'board-' | 'board-pile-'
  'board-pile-look': 'board-' | 'board-pile-'
  'board-play-area': never
  'board-play-empty': 'board-' | 'board-play-'
  'board-ready': 'board-'
  'board-resource': 'board-'
  'board-resources': 'board-'
  'board-resources-kept': 'board-' | 'board-resources-'
  'board-resources-none': 'board-' | 'board-resources-'
  'board-reward': 'board-'
  'board-row-empty': 'board-' | 'board-row-'
  'board-sign-combat': 'board-sign-'
  'board-sign-deck': 'board-sign-'
  'board-sign-discard': 'board-sign-'
  'board-sign-exhaust': 'board-sign-'
  'board-sign-feet': never
  'board-sign-page': 'board-sign-'
  'board-sign-star': never
  'board-sign-time': 'board-sign-'
  'board-spread': 'board-'
  'board-stage': never
  'board-stage-attack': 'board-stage-'
  'board-stage-attacked': 'board-stage-'
  'board-stage-check': 'board-stage-'
  'board-stage-combat': 'board-stage-'
  'board-stage-left': 'board-stage-'
  'board-stage-seen': 'board-stage-'
  'board-stage-up': 'board-stage-'
  'board-stage-wish': never
  'board-stage-wished': 'board-stage-'
  'board-strap-choose': 'board-strap-'
  'board-strap-drop': 'board-strap-'
  'board-strap-enemy': 'board-strap-'
  'board-strap-exhaust': 'board-strap-'
  'board-strap-give-up': 'board-strap-' | 'board-strap-give-'
  'board-strap-heal': 'board-strap-'
  'board-strap-later': 'board-strap-'
  'board-strap-next': 'board-strap-'
  'board-strap-ready': 'board-strap-'
  'board-strap-recover': 'board-strap-'
  'board-strap-resolve': 'board-strap-'
  'board-strap-restore': 'board-strap-'
  'board-token': 'board-'
  'board-track-at': 'board-track-'
  'board-track-clock': 'board-track-'
  'board-track-done': 'board-track-'
  'board-track-goal': 'board-track-'
  'board-track-then': 'board-track-'
  'board-turn': 'board-'
  'board-word-cardcheck': 'board-' | 'board-word-'
  'board-word-cardcheck-text': 'board-' | 'board-word-' | 'board-word-cardcheck-'
  'board-word-combat': 'board-' | 'board-word-'
  'board-word-combat-text': 'board-' | 'board-word-' | 'board-word-combat-'
  'board-word-exhaust': 'board-' | 'board-word-'
  'board-word-exhaust-text': 'board-' | 'board-word-' | 'board-word-exhaust-'
  'board-word-injury': 'board-' | 'board-word-'
  'board-word-injury-text': 'board-' | 'board-word-' | 'board-word-injury-'
  'board-word-resolved': 'board-' | 'board-word-'
  'board-word-resolved-text': 'board-' | 'board-word-' | 'board-word-resolved-'
  'board-wound-add': never
  'board-wound-falls': never
  'board-wound-less': never
  'board-wounds-need': 'board-' | 'board-wounds-'
  'booklet-1': 'booklet-'
  'booklet-2': 'booklet-'
  'booklet-3': 'booklet-'
  'booklet-4': 'booklet-'
  'booklet-5': 'booklet-'
  'booklet-6': 'booklet-'
  'booklet-cards-1': 'booklet-' | 'booklet-cards-'
  'booklet-cards-2': 'booklet-' | 'booklet-cards-'
  'booklet-intro': never
  'campaigns-phantom': 'campaigns-'
  'campaigns-phantom-about': 'campaigns-' | 'campaigns-phantom-'
  'content-adventures': 'content-'
  'content-devil': 'content-'
  'content-diana': 'content-'
  'content-legends': 'content-'
  'content-patrol': 'content-'
  'content-phantom': 'content-'
  'content-promo': 'content-'
  'content-year-one': 'content-' | 'content-year-'
  'figure-damage': 'figure-'
  'figure-turns': 'figure-'
  'game-blurb': never
  'idea-1': 'idea-'
  'idea-2': 'idea-'
  'idea-3': 'idea-'
  'rules-chip-1': 'rules-chip-'
  'rules-chip-2': 'rules-chip-'
  'rules-chip-3': 'rules-chip-'
  'rules-chip-4': 'rules-chip-'
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
