// Made from the declarations of the game by tools/client_types.py. Do not edit.
import type { ResultData } from '../../table/generated'

/** An Outpost (OUT-POST), with what is assigned to it. */
export type PostData = {
  id: number
  /** Face-up; a destroyed Outpost is face-down and stays (OUT-POST.4). */
  standing: boolean
  counters: number
  defenders: number[]
  upgrades: number[]
  /** Face-down upgrades: their owner may look at them (OUT-UPG.5). */
  hidden: (number | null)[]
  /** For each face-down upgrade the mana paid, the discount at that time (OUT-INFO.4), and its arrival. */
  bills: [number, number, number][]
  /** No group can be assigned to it until its owner's next turn. */
  sanctuary: boolean
}

/** One player's side of the table. */
export type PlayerData = {
  seat: number
  faction: string
  deck: (number | null)[]
  hand: (number | null)[]
  discard: number[]
  /** The upgrade that is being placed: its side is not chosen yet, so only its player sees it. */
  placing: (number | null)[]
  reserve: number[]
  offense: number[]
  posts: PostData[]
  /** The hand of the Silver draft (OUT-DRAFT.2). */
  held: (number | null)[]
  /** Cards that will be in the deck: Shard cards dealt, then Silver cards drafted. */
  kept: (number | null)[]
  /** Cards of the collection that were not chosen for the deck. */
  spare: (number | null)[]
  /** All cards of a player who is out of the game (OUT-ELIM.5). */
  aside: (number | null)[]
  crystals: number
  mana: number
  /** Mana that the next Second Step brings less (OUT-EFF.13). */
  tax: number
  /** The discount on Mana Crystals this turn. */
  cut: number
  /** Own turns begun. */
  turns: number
  /** The number of the player's turn whose Fourth Step is skipped by force. */
  no_attack: number
  /** 0: in the game; else the how-manieth departure this was (players leaving together share one). */
  out: number
  /** Shard cards announced and dealt (OUT-OPT.2). */
  shards: number
  /** The number of cards that the player owns (OUT-CAMP.4). */
  collection: number
  /** Until the decks are made: the cards available to the player, and how many (OUT-SET.2). */
  owns: Record<string, number>
  /** Until the decks are made: the deck list that the player came with, if any. */
  brings: Record<string, number> | null
  /** Cards of others that this player knows to be in their decks, though not where. */
  learned: number[] | null
  /** Damage suffered from drawing. */
  burned: number
}

/** The assault in progress (OUT-ASLT). */
export type AssaultData = {
  /** The number of the attacking group. */
  group: number
  post: number
  strength: number
  defense: number
  /** Defender's Strength. */
  strike: number
  siege: number
  /** Strength that the attacker has still to distribute; then, what the defender has. */
  remaining: number
  /** The attacker's damage is dealt: it is the defender's turn to distribute. */
  struck: boolean
  /** Creatures that have been assigned what destroys them; it is dealt when all is distributed. */
  doomed: number[]
}

/** A change of a creature for some time (MOD, GRANT). */
export type BoostData = {
  card: number
  attack: number
  defense: number
  health: number
  pierce: number
  elusive: boolean
  until: 'assault' | 'turn' | 'round'
  /** The seat whose effect it is: `round` ends with its next turn, or when it leaves (OUT-EFF.8). */
  by: number
}

/** A change of an Outpost until the next turn of the player who made it (FORTIFY). */
export type FortData = {
  post: number
  attack: number
  defense: number
  by: number
}

/** An ability that has triggered and waits to be resolved (OUT-EFF.3). */
export type WaitingData = {
  seat: number
  card: number
  on: 'arrive' | 'cast' | 'ambush' | 'upkeep' | 'onslaught' | 'hold' | 'raid' | 'fall' | 'ruin' | 'static'
  /** The moment at which the card came into play. */
  since: number
  /** The Outpost that the card, an upgrade, lies or lay on. */
  post: number | null
}

/** The table. */
export type TableData = {
  seats: number
  /** The segment that is running; set by the match. */
  segment: string
  result: ResultData | null
  /** Decks are secret selections (OUT-SET.4); otherwise starter decks. */
  custom: boolean
  shard_option: boolean
  unique_factions: boolean
  /** The winner may take a card (OUT-TEAR.2). */
  reward: boolean
  max_rounds: number
  /** Shard cards that belong to collections, by key: their first copies; the others are dealt (R90). */
  owned_shards: Record<string, number>
  players: PlayerData[]
  /** Faction cards that nobody has chosen. */
  box: number[]
  silver_deck: (number | null)[]
  shard_deck: (number | null)[]
  /** The spell that is being resolved: it is in no zone (OUT-PLAY.3). */
  casting: number[]
  /** The starting player. */
  start: number
  active: number
  step: 'setup' | 'first' | 'second' | 'third' | 'fourth'
  round: number
  /** The number of times that players have left the game. */
  departures: number
  /** Passes of the Silver draft done. */
  draft_pass: number
  /** Creatures that came into play this turn (Slow). */
  fresh: number[]
  /** Cards discarded for mana this turn (OUT-MANA.5). */
  discarded: number
  /** Creatures sacrificed for mana this turn. */
  sacrificed: number
  /** Defenders that have to be assigned to an Outpost (OUT-WAR.3). */
  arriving: number[]
  /** The attacking groups (OUT-WAR.5). */
  groups: number[][]
  /** The Outpost that each group attacks; None: held back, or done. */
  targets: (number | null)[]
  assault: AssaultData | null
  boosts: BoostData[]
  forts: FortData[]
  waiting: WaitingData[]
  /** The cards whose text is being carried out, the present one last. */
  resolving: number[]
  /** The number of cards that have come into play. */
  arrivals: number
  /** The moment at which each open card came into play: the order that is taken when nobody chooses one. */
  entered: Record<number, number>
  /** Cards that all know to be in their owner's deck, though not where; numbers, not places. */
  shown: number[]
  /** The way in which the game ended; the result follows after the teardown. */
  outcome: string
  winners: number[]
}

/** The forecast of an assault. */
export type ClashData = {
  strength: number
  defense: number
  strike: number
  through: number
  guards: number
  siege: number
  reached: number
  limit: number
  surprises: string[]
}

/** Values by the numbers of cards, Outposts and seats. */
export type DerivedData = {
  /** Attack, Defense and Health of each creature. */
  stats: Record<string, [number, number, number]>
  keywords: Record<string, string[]>
  /** The limit, Attack and Defense of each Outpost. */
  posts: Record<string, [number, number, number]>
  income: number[]
  /** The price of a Mana Crystal for each player. */
  crystal: number[]
  /** The prices of the upgrades of your hand, face-up and face-down. */
  upgrades: Record<string, [number, number]>
  pacified: boolean[]
  /** For each attacking group the forecast against each Outpost that it could attack. */
  clashes: Record<string, Record<string, ClashData>>
}

/** A keyword of a creature. */
export type KeywordFacts = {
  keyword: string
  /** Its number, or the Attack, Defense and Health of Resonance; empty: it has none. */
  value: string
}

/** A playable card. */
export type PlayingFacts = {
  type: 'creature' | 'spell' | 'upgrade'
  cost: number
  /** Whether it belongs to the starter deck of its faction. */
  starred: boolean
  /** Attack, Defense and Health of a creature; empty: it is none. */
  stats: number[]
  keywords: KeywordFacts[]
  /** Its effects by their names in the vocabulary, for those who draw it. */
  does: string[]
}

/** A ready-made deck. */
export type DeckFacts = {
  faction: string
}

/** A faction. */
export type FactionFacts = {
  symbol: string
}

/** An Outpost, a Mana Crystal, or a deck that is empty: the numbers of its rules. */
export type PieceFacts = {
  limit?: number
  attack?: number
  defense?: number
  mana?: number
  upgrades?: number
  defenders?: number
  per_player?: number
  cost?: number
  floor?: number
  income?: number
  draw?: number
  to_win?: number
  damage?: number
}

/** The facts of the cards of each kind. */
export type Facts = {
  cinder: PlayingFacts
  bastion: PlayingFacts
  wildroot: PlayingFacts
  veil: PlayingFacts
  silver: PlayingFacts
  shard: PlayingFacts
  decks: DeckFacts
  factions: FactionFacts
  pieces: PieceFacts
}

/** The arguments of each kind of event. */
export type Events = {
  /** A player takes a faction. */
  faction: [seat: number, faction: string]
  /** A player is dealt Shard cards. */
  shards: [seat: number, cards: number]
  /** A player's deck is made. */
  deck: [seat: number, cards: number]
  /** A player is dealt a hand for the Silver draft. */
  dealt: [seat: number, cards: number]
  /** A player keeps cards of the draft. */
  kept: [seat: number, cards: number]
  /** The starting player is chosen. */
  starts: [seat: number]
  /** A player's turn begins. */
  turn: [seat: number, round: number]
  /** A player skips a step. */
  skipped: [seat: number, step: string]
  /** A player is out of the game. */
  out: [seat: number]
  /** A player gives up. */
  conceded: [seat: number]
  /** The game is over. */
  ended: [outcome: string, winners: number[]]
  /** The winner takes a card from a loser's deck. */
  reward: [seat: number, loser: number, card: string]
  /** A player draws cards. */
  drew: [seat: number, cards: number]
  /** The cards that a player draws, for that player alone. */
  'drew-cards': [seat: number, cards: number[]]
  /** A player's discard pile or deck is shuffled into a new deck. */
  shuffled: [seat: number, cards: number]
  /** A player discards a card. */
  discarded: [seat: number, card: number]
  /** A player looks at another's hand. */
  'saw-hand': [seat: number, cards: number[]]
  /** A player looks at the top cards of the deck. */
  looked: [seat: number, cards: number]
  /** A player takes a card from the deck and shows it. */
  searched: [seat: number, card: number]
  /** A card comes back from the discard pile to the hand. */
  recovered: [seat: number, card: number]
  /** A card goes from the discard pile into the deck. */
  recycled: [seat: number, card: number]
  /** A card returns to its owner's hand. */
  returned: [seat: number, card: number]
  /** A creature comes back from the discard pile into play. */
  revived: [seat: number, card: number]
  /** A player plays a card. */
  played: [seat: number, card: number]
  /** An ability of a card triggers. */
  triggered: [seat: number, card: number, trigger: string]
  /** A player has this much mana now. */
  mana: [seat: number, mana: number]
  /** A card gives a player mana. */
  'gave-mana': [seat: number, card: number, mana: number]
  /** A player discards a card for mana. */
  'discarded-for-mana': [seat: number, card: number]
  /** A player sacrifices a creature for mana. */
  sacrificed: [seat: number, card: number]
  /** A player will gain less mana. */
  taxed: [seat: number, tax: number]
  /** A player buys a Mana Crystal and owns this many. */
  crystal: [seat: number, crystals: number]
  /** A player loses a Mana Crystal and owns this many. */
  shattered: [seat: number, crystals: number]
  /** Mana Crystals cost a player less this turn. */
  cut: [seat: number, amount: number]
  /** A player will skip a Fourth Step. */
  pacified: [seat: number]
  /** A player gains an Outpost. */
  outpost: [seat: number, post: number]
  /** Counters are put on an Outpost, which has this many now. */
  damaged: [post: number, counters: number, now: number]
  /** Counters are removed from an Outpost, which has this many left. */
  repaired: [post: number, counters: number, now: number]
  /** An Outpost is destroyed. */
  fell: [post: number]
  /** An Outpost is stronger for a while. */
  fortified: [post: number, attack: number, defense: number]
  /** An Outpost cannot be attacked for a while. */
  sanctuary: [post: number]
  /** An upgrade is placed face-up. */
  built: [seat: number, post: number, card: number]
  /** An upgrade is placed face-down for a price. */
  'built-hidden': [seat: number, post: number, price: number]
  /** A face-down upgrade is turned face-up. */
  'turned-up': [post: number, card: number]
  /** An upgrade goes with its Outpost. */
  'upgrade-lost': [post: number, card: number]
  /** An upgrade is discarded from its Outpost. */
  razed: [post: number, card: number]
  /** A creature moves to another zone. */
  moved: [seat: number, card: number, zone: string]
  /** A creature is assigned to an Outpost as its defender. */
  assigned: [seat: number, card: number, post: number]
  /** A surviving defender goes to another Outpost, or to the reserve zone. */
  reassigned: [number, number] | [number, number, number]
  /** A defender goes to the reserve zone. */
  routed: [seat: number, card: number]
  /** A creature joins the defense of an Outpost. */
  rallied: [seat: number, card: number, post: number]
  /** A creature goes to the bottom of its owner's deck. */
  tucked: [seat: number, card: number]
  /** A creature is destroyed. */
  destroyed: [seat: number, card: number]
  /** A creature's values change for a while. */
  changed: [card: number, attack: number, defense: number, health: number]
  /** A creature has more keywords for a while. */
  granted: [card: number, pierce: number, elusive: boolean]
  /** Creatures form an attacking group. */
  grouped: [seat: number, cards: number[]]
  /** A group is sent against an Outpost, or held back. */
  'assigned-attack': [seat: number, group: number, post: number | null]
  /** An assault begins. */
  assault: [seat: number, cards: number[], post: number]
  /** An assault does not take place, for want of a target or of attackers. */
  'no-assault': [seat: number, post: number]
  /** The totals of an assault are fixed. */
  totals: [strength: number, defense: number, strike: number]
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
