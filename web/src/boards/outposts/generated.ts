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
  /** The starting player makes no attack in their first turn (OUT-OPT.8). */
  opening_truce: boolean
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
  /** The creatures and face-up upgrades in play, with the moment at which each came: the order that is taken when nobody chooses one. */
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

/** The messages of this game, with their arguments. */
export type Messages = {
  'about-bastion': {}
  'about-cinder': {}
  'about-veil': {}
  'about-wildroot': {}
  'board-aim-back': { count: number; post: string | number }
  'board-attack': {}
  'board-attack-post': { post: string | number }
  'board-batter-falls': { points: string | number }
  'board-batter-less': {}
  'board-batter-more': {}
  'board-batter-none': {}
  'board-batter-some': { limit: string | number; points: string | number; reached: string | number }
  'board-chip-reaches': { limit: string | number; reached: string | number; through: string | number }
  'board-clash': { post: string | number }
  'board-clash-falls': {}
  'board-clash-left': { count: string | number }
  'board-clash-nothing': {}
  'board-cost': { cost: number }
  'board-crystal': {}
  'board-crystal-buy': { price: number }
  'board-crystal-cost': { price: string | number }
  'board-crystal-left': { count: string | number }
  'board-crystal-now': { price: string | number }
  'board-crystals': { count: string | number }
  'board-deck-cards': { count: string | number; size: string | number }
  'board-deck-curve': {}
  'board-deck-fewer': { name: string | number }
  'board-deck-more': { name: string | number }
  'board-deck-of': { count: string | number; most: string | number }
  'board-deck-types': { creatures: number; spells: number; upgrades: number }
  'board-decksize': { count: number }
  'board-defense': {}
  'board-discard': {}
  'board-discards': { count: number }
  'board-done-group': {}
  'board-done-moves': {}
  'board-draft': { pass: string | number }
  'board-draft-hint': {}
  'board-draft-kept': {}
  'board-draft-last': {}
  'board-draft-wait': {}
  'board-exile': {}
  'board-finish': {}
  'board-finish-lost': { mana: number }
  'board-group': { number: string | number }
  'board-hand': {}
  'board-hand-empty': {}
  'board-handsize': { count: number }
  'board-health': {}
  'board-hold': {}
  'board-income': {}
  'board-known': {}
  'board-label-deck': {}
  'board-label-discard': {}
  'board-label-hand': {}
  'board-mana': {}
  'board-mana-left': { mana: string | number }
  'board-move-hint': {}
  'board-move-where': { name: string | number }
  'board-moving': { name: string | number; place: string | number }
  'board-offense': {}
  'board-opponent': { who: string | number }
  'board-out': {}
  'board-pacified': {}
  'board-planned': {}
  'board-play': {}
  'board-play-for': { cost: number }
  'board-post-free': {}
  'board-post-none': {}
  'board-post-numbers': { counters: string | number; defense: string | number; limit: string | number; strike: string | number }
  'board-post-ruins': {}
  'board-post-safe': {}
  'board-post-whose': { letter: string | number; who: string | number }
  'board-post-your': { letter: string | number }
  'board-reserve': {}
  'board-resolve': {}
  'board-resolve-group': { number: string | number }
  'board-ribbon-attack': {}
  'board-ribbon-back': {}
  'board-ribbon-defense': {}
  'board-ribbon-falls': { post: string | number }
  'board-ribbon-first': {}
  'board-ribbon-fourth': {}
  'board-ribbon-reaches': { limit: string | number; post: string | number; reached: string | number }
  'board-ribbon-second': {}
  'board-ribbon-third': {}
  'board-ribbon-through': {}
  'board-ribbon-unknown': { count: number }
  'board-ribbon-vain': {}
  'board-rivals': {}
  'board-round': { round: string | number }
  'board-sacrifice': {}
  'board-setup-build': {}
  'board-setup-build-text': {}
  'board-setup-choose': {}
  'board-setup-deck': {}
  'board-setup-faction': {}
  'board-setup-shards': {}
  'board-setup-shards-got': {}
  'board-setup-sooner': {}
  'board-setup-starter': {}
  'board-setup-take': { faction: string | number }
  'board-setup-taken': { who: string | number }
  'board-setup-yours': {}
  'board-short': { cost: string | number; mana: string | number }
  'board-sign-attack': {}
  'board-sign-changed': {}
  'board-sign-crystal': {}
  'board-sign-deck': {}
  'board-sign-defense': {}
  'board-sign-discard': {}
  'board-sign-hand': {}
  'board-sign-health': {}
  'board-sign-hidden': {}
  'board-sign-mana': {}
  'board-sign-wall': {}
  'board-skip': {}
  'board-skip-fourth': {}
  'board-skip-third': {}
  'board-spread-order': {}
  'board-starter-card': {}
  'board-stats': { attack: string | number; defense: string | number; health: string | number }
  'board-step-first': {}
  'board-step-fourth': {}
  'board-step-second': {}
  'board-step-third': {}
  'board-steps': {}
  'board-strap-choose': {}
  'board-strap-mana': {}
  'board-strap-no': {}
  'board-strap-place': {}
  'board-strap-play': {}
  'board-strap-step': {}
  'board-tax': { count: number }
  'board-theirturn': { who: string | number }
  'board-thinks': {}
  'board-upgrade-down': {}
  'board-upgrade-hidden': { paid: number }
  'board-upgrade-own': { name: string | number }
  'board-upgrade-place': { letter: string | number; name: string | number; price: number; side: string | number }
  'board-upgrade-up': {}
  'board-withdraw': {}
  'board-yourturn': {}
  'bonus-attack': { amount: number; 'amount-more': number }
  'bonus-defense': { amount: number; 'amount-more': number }
  'bonus-health': { amount: string | number }
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
  'content-bastion': {}
  'content-cinder': {}
  'content-decks': {}
  'content-factions': {}
  'content-pieces': {}
  'content-shard': {}
  'content-silver': {}
  'content-veil': {}
  'content-wildroot': {}
  'creature': { card: string | number; seat: string | number; 'seat-is': string | number; zone: string | number }
  'decks-bring': {}
  'decks-bring-none': {}
  'decks-delete': {}
  'decks-empty': {}
  'decks-faction': {}
  'decks-from': {}
  'decks-kept': {}
  'decks-link': {}
  'decks-name': {}
  'decks-play': {}
  'decks-title': {}
  'decks-unfinished': { count: string | number; size: string | number }
  'defender': { card: string | number; post: string | number }
  'effect-bounce': { target: string | number }
  'effect-choose': { modes: string | number }
  'effect-choose-or': { first: string | number; rest: string | number }
  'effect-cut': { amount: string | number; floor: string | number }
  'effect-destroy': { target: string | number }
  'effect-discard': { by: string | number; cards: number; player: string | number; 'player-gen': string | number; who: string | number }
  'effect-draw': { cards: number; 'cards-more': number; player: string | number; who: string | number }
  'effect-expose': {}
  'effect-fortify': { bonuses: string | number; target: string | number }
  'effect-grant': { at: string | number; keywords: string | number; target: string | number; until: string | number }
  'effect-hit': { counters: number; 'counters-more': number; target: string | number; 'target-loc': string | number }
  'effect-mana': { amount: number; 'amount-more': number }
  'effect-mod': { at: string | number; bonuses: string | number; target: string | number; until: string | number }
  'effect-mod-grant': { at: string | number; bonuses: string | number; keywords: string | number; target: string | number; until: string | number }
  'effect-opp-choose': { 'modes-or': string | number; player: string | number }
  'effect-pay-sac': { creatures: number }
  'effect-prey': {}
  'effect-rally': { creatures: number }
  'effect-raze': { at: string | number; upgrades: number }
  'effect-raze-self': {}
  'effect-recover': { cards: number; kind: string | number; 'max-cost': string | number }
  'effect-recycle': { cards: number }
  'effect-repair': { counters: number; 'counters-more': number; target: string | number; 'target-gen': string | number }
  'effect-return': {}
  'effect-revive': { 'max-cost': string | number }
  'effect-rout': { creatures: number }
  'effect-rout-all': {}
  'effect-sac': { creatures: number; player: string | number; who: string | number }
  'effect-sanctuary': { target: string | number; 'target-gen': string | number }
  'effect-scry': { cards: number }
  'effect-search': { kind: string | number }
  'effect-shatter': { player: string | number; who: string | number }
  'effect-skip': { player: string | number; who: string | number }
  'effect-strike': { damage: number; 'damage-more': number; target: string | number; 'target-dat': string | number }
  'effect-tax': { amount: number; 'amount-more': number; player: string | number; who: string | number }
  'effect-tuck': { target: string | number }
  'ending-concession': {}
  'ending-conquest': {}
  'ending-crystal': {}
  'ending-limit': {}
  'event-assault': { cards: string | number; post: string | number; 'post-acc': string | number; seat: string | number; 'seat-is': string | number }
  'event-assigned': { card: string | number; post: string | number; 'post-gen': string | number }
  'event-assigned-attack': { form: string | number; group: string | number; post: string | number; 'post-acc': string | number; seat: string | number; 'seat-is': string | number }
  'event-built': { card: string | number; post: string | number; 'post-loc': string | number; seat: string | number; 'seat-is': string | number }
  'event-built-hidden': { post: string | number; 'post-loc': string | number; price: number; seat: string | number; 'seat-is': string | number }
  'event-changed': { attack: string | number; card: string | number; defense: string | number; health: string | number }
  'event-conceded': { seat: string | number; 'seat-is': string | number }
  'event-crystal': { crystals: string | number; seat: string | number; 'seat-is': string | number }
  'event-cut': { amount: string | number; seat: string | number; 'seat-is': string | number }
  'event-damaged': { counters: number; now: number; post: string | number }
  'event-dealt': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-deck': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-destroyed': { card: string | number }
  'event-discarded': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-discarded-for-mana': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-drew': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-drew-cards': { cards: string | number; 'cards-count': number; seat: string | number; 'seat-is': string | number }
  'event-ended': { form: string | number; outcome: string | number; winner: string | number; 'winner-is': string | number; winners: string | number }
  'event-faction': { faction: string | number; seat: string | number; 'seat-is': string | number }
  'event-fell': { post: string | number }
  'event-fortified': { attack: string | number; defense: string | number; post: string | number }
  'event-gave-mana': { card: string | number; mana: number; seat: string | number; 'seat-is': string | number }
  'event-granted': { card: string | number; form: string | number; pierce: string | number }
  'event-grouped': { cards: string | number; 'cards-count': number }
  'event-kept': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-looked': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-mana': { mana: number; seat: string | number; 'seat-is': string | number }
  'event-moved': { card: string | number; seat: string | number; 'seat-is': string | number; zone: string | number }
  'event-no-assault': { post: string | number; 'post-acc': string | number }
  'event-out': { seat: string | number; 'seat-is': string | number }
  'event-outpost': { 'post-letter': string | number; seat: string | number; 'seat-is': string | number }
  'event-pacified': { seat: string | number; 'seat-is': string | number }
  'event-played': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-rallied': { card: string | number; post: string | number; 'post-gen': string | number }
  'event-razed': { card: string | number; post: string | number; 'post-loc': string | number }
  'event-reassigned': { card: string | number; form: string | number; post: string | number; 'post-acc': string | number; seat: string | number; 'seat-is': string | number }
  'event-recovered': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-recycled': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-repaired': { counters: number; now: number; post: string | number }
  'event-returned': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-revived': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-reward': { card: string | number; loser: string | number; 'loser-is': string | number; seat: string | number; 'seat-is': string | number }
  'event-routed': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-sacrificed': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-sanctuary': { post: string | number }
  'event-saw-hand': { cards: string | number; seat: string | number; 'seat-is': string | number }
  'event-searched': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-shards': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-shattered': { crystals: string | number; seat: string | number; 'seat-is': string | number }
  'event-shuffled': { cards: number; seat: string | number; 'seat-is': string | number }
  'event-skipped': { seat: string | number; 'seat-is': string | number; step: string | number }
  'event-starts': { seat: string | number; 'seat-is': string | number }
  'event-taxed': { seat: string | number; 'seat-is': string | number; tax: number }
  'event-totals': { defense: string | number; strength: string | number; strike: string | number }
  'event-triggered': { card: string | number; trigger: string | number }
  'event-tucked': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-turn': { round: string | number; seat: string | number; 'seat-is': string | number }
  'event-turned-up': { card: string | number; post: string | number; 'post-loc': string | number }
  'event-upgrade-lost': { card: string | number }
  'figure-cards': {}
  'figure-counters': {}
  'figure-crystals': {}
  'figure-draw-damage': {}
  'figure-outposts': {}
  'figure-rounds': {}
  'gain-elusive': {}
  'gain-pierce': { value: string | number }
  'game-blurb': {}
  'group': { number: string | number }
  'idea-1': {}
  'idea-1.text': {}
  'idea-2': {}
  'idea-2.text': {}
  'idea-3': {}
  'idea-3.text': {}
  'keyword-berserk': {}
  'keyword-berserk.meaning': {}
  'keyword-elusive': {}
  'keyword-elusive.meaning': {}
  'keyword-guard': {}
  'keyword-guard.meaning': {}
  'keyword-harvest': { value: string | number }
  'keyword-harvest.meaning': { value: number }
  'keyword-immobile': {}
  'keyword-immobile.meaning': {}
  'keyword-pierce': { value: string | number }
  'keyword-pierce.meaning': { value: string | number }
  'keyword-resonance': { value: string | number }
  'keyword-resonance.meaning': { bonuses: string | number }
  'keyword-siege': { value: string | number }
  'keyword-siege.meaning': { value: string | number }
  'keyword-slow': {}
  'keyword-slow.meaning': {}
  'keyword-swift': {}
  'keyword-swift.meaning': {}
  'option-attack': { cards: string | number; post: string | number; 'post-acc': string | number }
  'option-batter': { number: string | number; post: string | number }
  'option-bottom': { card: string | number }
  'option-build': {}
  'option-buy': { price: number }
  'option-deck': { deck: string | number }
  'option-deck-starter': {}
  'option-decline': {}
  'option-defend': { card: string | number; post: string | number; 'post-gen': string | number }
  'option-discard': { card: string | number }
  'option-done-group': { card: string | number }
  'option-doom': { card: string | number }
  'option-drop': { card: string | number }
  'option-finish': {}
  'option-go': { mana: number; step: string | number }
  'option-hold': { cards: string | number }
  'option-include': { card: string | number; number: string | number }
  'option-join': { card: string | number }
  'option-keep': { card: string | number }
  'option-move': { card: string | number; zone: string | number }
  'option-next': { card: string | number }
  'option-opponent': { seat: string | number; 'seat-is': string | number }
  'option-place': { post: string | number; side: string | number }
  'option-play': { card: string | number }
  'option-rally': { card: string | number }
  'option-raze': { card: string | number; post: string | number }
  'option-raze-hidden': { paid: string | number; post: string | number }
  'option-resolve': { cards: string | number }
  'option-sacrifice': { card: string | number }
  'option-shards': { number: number }
  'option-skip': {}
  'option-spoil': { card: string | number }
  'option-spoils-of': { seat: string | number; 'seat-is': string | number }
  'option-strike': { card: string | number; number: string | number }
  'option-take': { card: string | number }
  'option-target': { card: string | number }
  'option-target-post': { post: string | number }
  'option-withdraw': { card: string | number }
  'outpost': { letter: string | number; seat: string | number; 'seat-is': string | number }
  'outpost.acc': { letter: string | number; seat: string | number; 'seat-is': string | number }
  'outpost.gen': { letter: string | number; seat: string | number; 'seat-is': string | number }
  'outpost.letter': { letter: string | number }
  'outpost.loc': { letter: string | number; seat: string | number; 'seat-is': string | number }
  'player-attacker-player': {}
  'player-attacker-player.gen': {}
  'player-defender': {}
  'player-defender.gen': {}
  'player-each-opponent': {}
  'player-each-opponent.gen': {}
  'player-opponent': {}
  'player-opponent.gen': {}
  'player-you': {}
  'player-you.gen': {}
  'prompt-ambush-order': {}
  'prompt-assault-order': {}
  'prompt-attack-assign': { cards: string | number }
  'prompt-attacker-damage': { points: string | number; post: string | number }
  'prompt-deck-list': {}
  'prompt-deck-list-copies': { card: string | number }
  'prompt-defend-assign': { card: string | number }
  'prompt-defender-damage': { points: string | number; post: string | number }
  'prompt-discard-forced': { card: string | number }
  'prompt-draft-pick': {}
  'prompt-effect-mode': { card: string | number }
  'prompt-effect-target': { card: string | number; effect: string | number }
  'prompt-effect-target-doom': { card: string | number }
  'prompt-effect-target-opponent': { card: string | number; effect: string | number }
  'prompt-effect-target-several': { card: string | number; effect: string | number }
  'prompt-exhaust-damage': {}
  'prompt-faction': {}
  'prompt-group-up': { card: string | number }
  'prompt-hand-pick': { card: string | number }
  'prompt-moves': {}
  'prompt-opp-choice': { card: string | number }
  'prompt-play-action': { mana: number }
  'prompt-rally-pick': { card: string | number }
  'prompt-reassign': { card: string | number }
  'prompt-reward-pick': {}
  'prompt-reward-pick-from': {}
  'prompt-scry': { card: string | number }
  'prompt-scry-bottom': { card: string | number }
  'prompt-scry-top': { card: string | number }
  'prompt-search-pick': { card: string | number }
  'prompt-shard-count': {}
  'prompt-skip-step-first': {}
  'prompt-skip-step-second': {}
  'prompt-trigger-order': {}
  'prompt-upgrade-place': { card: string | number }
  'prompt-upkeep-order': {}
  'reason-attack': {}
  'reason-creatures': {}
  'reason-crystals': {}
  'reason-danger': {}
  'reason-deck': {}
  'reason-draft': {}
  'reason-hand': {}
  'reason-mana': {}
  'reason-outposts': {}
  'reason-race': {}
  'reason-strength': {}
  'reason-upgrades': {}
  'refusal-berserk': {}
  'refusal-discarded': { number: number }
  'refusal-immobile': {}
  'refusal-no-room': {}
  'refusal-no-sacrifice': {}
  'refusal-no-site': {}
  'refusal-sacrificed': { number: number }
  'refusal-sanctuary': {}
  'refusal-slow': {}
  'refusal-three-posts': {}
  'refusal-too-dear': { cost: number; mana: string | number }
  'refused-card': { card: string | number }
  'refused-creature': { card: string | number }
  'refused-crystal': {}
  'refused-discard': {}
  'refused-sacrifice': {}
  'rules-aslt': {}
  'rules-aslt.summary': {}
  'rules-atk': {}
  'rules-atk.summary': {}
  'rules-camp': {}
  'rules-camp.summary': {}
  'rules-card': {}
  'rules-card.summary': {}
  'rules-chip-1': {}
  'rules-chip-2': {}
  'rules-chip-3': {}
  'rules-chip-4': {}
  'rules-crys': {}
  'rules-crys.summary': {}
  'rules-draft': {}
  'rules-draft.summary': {}
  'rules-draw': {}
  'rules-draw.summary': {}
  'rules-eff': {}
  'rules-eff.summary': {}
  'rules-elim': {}
  'rules-elim.summary': {}
  'rules-end': {}
  'rules-end.summary': {}
  'rules-gen': {}
  'rules-gen.summary': {}
  'rules-goal': {}
  'rules-info': {}
  'rules-info.summary': {}
  'rules-mana': {}
  'rules-mana.summary': {}
  'rules-opt': {}
  'rules-opt.summary': {}
  'rules-play': {}
  'rules-play.summary': {}
  'rules-post': {}
  'rules-post.summary': {}
  'rules-set': {}
  'rules-set.summary': {}
  'rules-tear': {}
  'rules-tear.summary': {}
  'rules-turn': {}
  'rules-turn.summary': {}
  'rules-upg': {}
  'rules-upg.summary': {}
  'rules-war': {}
  'rules-war.summary': {}
  'rules-zone': {}
  'rules-zone.summary': {}
  'sentence': { words: string | number }
  'series-about': {}
  'series-begin': {}
  'series-bot': { bot: string | number; number: string | number }
  'series-build': {}
  'series-cards': { count: number }
  'series-collection': {}
  'series-custom': {}
  'series-deck-bring': {}
  'series-deck-gone': {}
  'series-deck-kept': {}
  'series-deck-later': {}
  'series-draw': {}
  'series-first': {}
  'series-games': { count: string | number; most: string | number }
  'series-giveup-sure': {}
  'series-history': {}
  'series-next': {}
  'series-over': { who: string | number }
  'series-own': { who: string | number }
  'series-own-text': { count: number }
  'series-person': { number: string | number }
  'series-place': {}
  'series-player': {}
  'series-rounds': { count: number }
  'series-standing': { count: string | number; most: string | number; wins: number }
  'series-starter': {}
  'series-title': {}
  'series-took': { card: string | number; who: string | number }
  'series-wins': {}
  'setting-campaign': {}
  'setting-campaign-max-games': {}
  'setting-campaign-max-games.help': {}
  'setting-campaign-wins': {}
  'setting-campaign-wins.help': {}
  'setting-campaign.help': {}
  'setting-deck-mode': {}
  'setting-deck-mode.help': {}
  'setting-deck-mode.value-custom': {}
  'setting-deck-mode.value-starter': {}
  'setting-max-rounds': {}
  'setting-max-rounds.help': {}
  'setting-opening-truce': {}
  'setting-opening-truce.help': {}
  'setting-shard-cards': {}
  'setting-shard-cards.help': {}
  'setting-teardown-reward': {}
  'setting-teardown-reward.help': {}
  'setting-unique-factions': {}
  'setting-unique-factions.help': {}
  'target-any-creature': {}
  'target-any-creature.dat': {}
  'target-attacker': {}
  'target-attacker.dat': {}
  'target-cheap': { cost: string | number; target: string | number }
  'target-cheap.dat': { cost: string | number; 'target-dat': string | number }
  'target-each-attacker': {}
  'target-each-attacker.dat': {}
  'target-each-creature': {}
  'target-each-creature.dat': {}
  'target-each-defender': {}
  'target-each-defender.dat': {}
  'target-each-enemy-offense': {}
  'target-each-enemy-offense.dat': {}
  'target-each-enemy-outpost': {}
  'target-each-enemy-outpost.gen': {}
  'target-each-enemy-outpost.loc': {}
  'target-each-own': {}
  'target-each-own-outpost': {}
  'target-each-own-outpost.gen': {}
  'target-each-own-outpost.loc': {}
  'target-each-own.dat': {}
  'target-enemy-creature': {}
  'target-enemy-creature.dat': {}
  'target-enemy-offense': {}
  'target-enemy-offense.dat': {}
  'target-enemy-outpost': {}
  'target-enemy-outpost.gen': {}
  'target-enemy-outpost.loc': {}
  'target-group': {}
  'target-group.dat': {}
  'target-other-group': {}
  'target-other-group.dat': {}
  'target-own-creature': {}
  'target-own-creature.dat': {}
  'target-own-outpost': {}
  'target-own-outpost.gen': {}
  'target-own-outpost.loc': {}
  'target-same': {}
  'target-same-outpost': {}
  'target-same-outpost.gen': {}
  'target-same-outpost.loc': {}
  'target-same.dat': {}
  'target-this-outpost': {}
  'target-this-outpost.gen': {}
  'target-this-outpost.loc': {}
  'target-upto3-own': {}
  'target-upto3-own.dat': {}
  'threat-attack': { post: string | number; 'post-acc': string | number; seat: string | number }
  'threat-crystal': { seat: string | number }
  'threat-out': { post: string | number; 'post-acc': string | number; seat: string | number }
  'trigger-ambush': {}
  'trigger-arrive': {}
  'trigger-cast': {}
  'trigger-fall': {}
  'trigger-hold': {}
  'trigger-onslaught': {}
  'trigger-raid': {}
  'trigger-ruin': {}
  'trigger-upkeep': {}
  'until-assault': {}
  'until-round': {}
  'until-turn': {}
  'word-bastion': {}
  'word-cinder': {}
  'word-creature': {}
  'word-defense': {}
  'word-doomed': {}
  'word-first': {}
  'word-fourth': {}
  'word-offense': {}
  'word-reserve': {}
  'word-second': {}
  'word-shard': {}
  'word-silver': {}
  'word-spell': {}
  'word-third': {}
  'word-upgrade': {}
  'word-veil': {}
  'word-wildroot': {}
}

/** Messages that the server does not say; how their keys may begin where the client makes them. */
export type ClientOnly = {
  'board-aim-back': 'board-aim-'
  'board-attack': 'board-'
  'board-attack-post': 'board-' | 'board-attack-'
  'board-batter-less': never
  'board-batter-more': 'board-' | 'board-batter-'
  'board-chip-reaches': 'board-chip-'
  'board-clash': never
  'board-clash-falls': 'board-clash-'
  'board-clash-left': 'board-clash-'
  'board-clash-nothing': 'board-clash-'
  'board-cost': 'board-'
  'board-crystal': 'board-'
  'board-crystal-buy': 'board-' | 'board-crystal-'
  'board-crystal-cost': 'board-' | 'board-crystal-'
  'board-crystal-left': 'board-' | 'board-crystal-'
  'board-crystal-now': 'board-' | 'board-crystal-'
  'board-crystals': 'board-'
  'board-deck-cards': 'board-' | 'board-deck-'
  'board-deck-curve': 'board-' | 'board-deck-'
  'board-deck-fewer': never
  'board-deck-more': 'board-' | 'board-deck-'
  'board-deck-of': 'board-' | 'board-deck-'
  'board-deck-types': 'board-' | 'board-deck-'
  'board-decksize': never
  'board-defense': 'board-'
  'board-discard': 'board-'
  'board-discards': 'board-'
  'board-done-group': 'board-' | 'board-done-'
  'board-done-moves': 'board-' | 'board-done-'
  'board-draft': 'board-'
  'board-draft-hint': 'board-' | 'board-draft-'
  'board-draft-kept': 'board-' | 'board-draft-'
  'board-draft-last': 'board-' | 'board-draft-'
  'board-draft-wait': never
  'board-exile': never
  'board-finish': 'board-'
  'board-finish-lost': 'board-' | 'board-finish-'
  'board-hand': 'board-'
  'board-hand-empty': 'board-' | 'board-hand-'
  'board-handsize': never
  'board-health': 'board-'
  'board-hold': 'board-'
  'board-income': 'board-'
  'board-known': 'board-'
  'board-label-deck': 'board-' | 'board-label-'
  'board-label-discard': 'board-' | 'board-label-'
  'board-mana': 'board-'
  'board-mana-left': 'board-' | 'board-mana-'
  'board-move-hint': 'board-' | 'board-move-'
  'board-move-where': 'board-' | 'board-move-'
  'board-moving': never
  'board-offense': 'board-'
  'board-opponent': 'board-'
  'board-planned': never
  'board-play': 'board-'
  'board-play-for': never
  'board-post-free': 'board-' | 'board-post-'
  'board-post-none': 'board-' | 'board-post-'
  'board-post-numbers': 'board-' | 'board-post-'
  'board-post-safe': never
  'board-post-whose': never
  'board-post-your': never
  'board-reserve': 'board-'
  'board-resolve': 'board-'
  'board-resolve-group': 'board-' | 'board-resolve-'
  'board-ribbon-attack': 'board-ribbon-'
  'board-ribbon-back': 'board-ribbon-'
  'board-ribbon-defense': 'board-ribbon-'
  'board-ribbon-falls': 'board-ribbon-'
  'board-ribbon-first': 'board-ribbon-'
  'board-ribbon-fourth': 'board-ribbon-'
  'board-ribbon-reaches': 'board-ribbon-'
  'board-ribbon-second': 'board-ribbon-'
  'board-ribbon-third': 'board-ribbon-'
  'board-ribbon-through': 'board-ribbon-'
  'board-ribbon-unknown': never
  'board-ribbon-vain': 'board-ribbon-'
  'board-rivals': never
  'board-round': 'board-'
  'board-sacrifice': 'board-'
  'board-setup-build': 'board-' | 'board-setup-'
  'board-setup-build-text': 'board-' | 'board-setup-' | 'board-setup-build-'
  'board-setup-choose': 'board-' | 'board-setup-'
  'board-setup-deck': 'board-' | 'board-setup-'
  'board-setup-faction': 'board-' | 'board-setup-'
  'board-setup-shards': 'board-' | 'board-setup-'
  'board-setup-shards-got': 'board-' | 'board-setup-' | 'board-setup-shards-'
  'board-setup-sooner': never
  'board-setup-starter': 'board-' | 'board-setup-'
  'board-setup-take': 'board-' | 'board-setup-'
  'board-setup-taken': 'board-' | 'board-setup-'
  'board-setup-yours': 'board-' | 'board-setup-'
  'board-short': 'board-'
  'board-sign-attack': 'board-sign-'
  'board-sign-changed': 'board-sign-'
  'board-sign-crystal': 'board-sign-'
  'board-sign-deck': 'board-sign-'
  'board-sign-defense': 'board-sign-'
  'board-sign-discard': 'board-sign-'
  'board-sign-hand': 'board-sign-'
  'board-sign-health': 'board-sign-'
  'board-sign-hidden': 'board-sign-'
  'board-sign-mana': 'board-sign-'
  'board-sign-wall': never
  'board-skip': 'board-'
  'board-skip-fourth': 'board-' | 'board-skip-'
  'board-skip-third': 'board-' | 'board-skip-'
  'board-spread-order': 'board-' | 'board-spread-'
  'board-starter-card': 'board-' | 'board-starter-'
  'board-stats': 'board-'
  'board-step-first': 'board-' | 'board-step-'
  'board-step-fourth': 'board-' | 'board-step-'
  'board-step-second': 'board-' | 'board-step-'
  'board-step-third': 'board-' | 'board-step-'
  'board-steps': 'board-'
  'board-strap-choose': 'board-strap-'
  'board-strap-mana': 'board-strap-'
  'board-strap-no': 'board-strap-'
  'board-strap-place': 'board-strap-'
  'board-strap-play': 'board-strap-'
  'board-strap-step': 'board-strap-'
  'board-tax': 'board-'
  'board-theirturn': never
  'board-thinks': never
  'board-upgrade-down': 'board-' | 'board-upgrade-'
  'board-upgrade-hidden': 'board-' | 'board-upgrade-'
  'board-upgrade-own': 'board-' | 'board-upgrade-'
  'board-upgrade-place': 'board-' | 'board-upgrade-'
  'board-upgrade-up': 'board-' | 'board-upgrade-'
  'board-yourturn': never
  'booklet-1': 'booklet-'
  'booklet-2': 'booklet-'
  'booklet-3': 'booklet-'
  'booklet-4': 'booklet-'
  'booklet-5': 'booklet-'
  'booklet-6': 'booklet-'
  'booklet-cards-1': 'booklet-' | 'booklet-cards-'
  'booklet-cards-2': 'booklet-' | 'booklet-cards-'
  'booklet-intro': never
  'content-bastion': 'content-'
  'content-cinder': 'content-'
  'content-decks': 'content-'
  'content-factions': 'content-'
  'content-pieces': 'content-'
  'content-shard': 'content-'
  'content-silver': 'content-'
  'content-veil': 'content-'
  'content-wildroot': 'content-'
  'decks-bring': never
  'decks-bring-none': 'decks-bring-'
  'decks-delete': 'decks-'
  'decks-empty': 'decks-'
  'decks-faction': 'decks-'
  'decks-from': 'decks-'
  'decks-kept': 'decks-'
  'decks-link': 'decks-'
  'decks-name': 'decks-'
  'decks-play': 'decks-'
  'decks-title': 'decks-'
  'decks-unfinished': never
  'figure-cards': 'figure-'
  'figure-counters': 'figure-'
  'figure-crystals': 'figure-'
  'figure-draw-damage': 'figure-' | 'figure-draw-'
  'figure-outposts': 'figure-'
  'figure-rounds': 'figure-'
  'game-blurb': never
  'idea-1': 'idea-'
  'idea-2': 'idea-'
  'idea-3': 'idea-'
  'rules-chip-1': 'rules-chip-'
  'rules-chip-2': 'rules-chip-'
  'rules-chip-3': 'rules-chip-'
  'rules-chip-4': 'rules-chip-'
  'series-about': 'series-'
  'series-begin': 'series-'
  'series-bot': 'series-'
  'series-build': 'series-'
  'series-cards': 'series-'
  'series-collection': 'series-'
  'series-custom': 'series-'
  'series-deck-bring': never
  'series-deck-gone': never
  'series-deck-kept': 'series-' | 'series-deck-'
  'series-deck-later': 'series-' | 'series-deck-'
  'series-draw': 'series-'
  'series-first': 'series-'
  'series-games': 'series-'
  'series-giveup-sure': never
  'series-history': 'series-'
  'series-next': 'series-'
  'series-over': 'series-'
  'series-own': 'series-'
  'series-own-text': 'series-' | 'series-own-'
  'series-person': 'series-'
  'series-place': 'series-'
  'series-player': 'series-'
  'series-rounds': 'series-'
  'series-standing': 'series-'
  'series-starter': 'series-'
  'series-title': 'series-'
  'series-took': 'series-'
  'series-wins': 'series-'
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
