// Made from the declarations of the game by tools/client_types.py. Do not edit.
import type { ResultData } from '../../table/generated'

/** A hired Legacy; its card lies in the tableau of its Citadel. */
export type LegacyData = {
  seat: number
  card: number
  shards: number
  /** Untasked, tasked, disabled (FAN-TASK.1) or dormant (R52). */
  state: string
  /** The action it is tasked to; empty if it was forced (FAN-TASK.10). */
  role: string
  attached: number[]
  /** The specific actions it was tasked to this turn, and its ability (FAN-TASK.7, FAN-LEG.16). */
  used: string[]
  /** The attached Labor to whose effect it was tasked this turn (FAN-TASK.8). */
  worked: number[]
  /** The Legacy whose printed Stats it has until the end of the turn (COPYSTAT). */
  copied: number | null
}

/** The possessions of one player. */
export type CitadelData = {
  seat: number
  /** The key of its Citadel Mat. */
  mat: string
  reserve: number
  hand: (number | null)[]
  tableau: number[]
  /** The hired Legacies in order of hiring; their cards are those of the tableau. */
  legacies: LegacyData[]
  alive: boolean
  /** The order of elimination: the first to fall has 1; equal numbers fell at the same time. */
  fell: number
  /** The number of its last setup hire (FAN-SET.9). */
  last_hire: number
}

/** Counters on a Trial that lasts one round: the Citadels whose counter is still there (R56). */
export type TimerData = {
  card: number
  waiting: number[]
}

/** An open window, in which items may be played (FAN-RES.1). */
export type WindowData = {
  kind: string
  /** The segment that follows when it closes. */
  then: string
  /** The number of items that waited before it opened. */
  base: number
  /** The action it belongs to, as an index; -1 for none. */
  action: number
}

/** Labor or an ability that waits on the stack (FAN-RES.3). */
export type ItemData = {
  seat: number
  /** Labor, ability, or the effect of attached Labor (R83). */
  kind: string
  /** The Labor, or the Legacy whose ability it is, or the attached Labor. */
  source: number
  /** The Legacy that paid for it or met its condition. */
  by: number
  /** The Labor card itself while it waits. */
  card: number[]
  /** Its targets that are cards. */
  cards: number[]
  /** Its other targets and choices: seats, sides, amounts, as its effect reads them. */
  numbers: number[]
}

/** One die of a side and the Legacy it belongs to; None: a bare defense, or an extra die. */
export type PartData = {
  card: number | null
  die: number
}

/** One Score that is being formed: a Citadel with its Legacies in an action. */
export type SideData = {
  seat: number
  parts: PartData[]
  /** The sum that abilities have added (SCORE). */
  bonus: number
  /** By how much abilities lower damage against it (PREVENT). */
  prevented: number
}

/** A bonus of linked or attached Labor to a Legacy, or to a bare defense (LEGBONUS, R72). */
export type BonusData = {
  source: number
  /** The Legacy; None is the bare defense of a War. */
  on: number | null
  amount: number
}

/** A Fantos Action, a Special Tribute or a Duel: a procedure that pauses at windows (FAN-RES.7). */
export type ActionData = {
  kind: string
  /** The Citadel whose action it is. */
  seat: number
  /** The segment that follows when it is over. */
  then: string
  stage: string
  /** Harvest: one. War: attacker, defender. Tribute: the nominees. Duel: challenger, challenged. */
  sides: SideData[]
  bonuses: BonusData[]
  /** Labor that stays beside the action until it ends (FAN-LAB.9). */
  linked: number[]
  /** Labor that was attached while the action went on (FAN-CARD.7). */
  attached: number[]
  /** The number of Citadels that have been asked to join. */
  position: number
  /** The final Scores, by side. */
  scores: number[]
  /** The seat of the winner, when it is known. */
  winner: number
  /** The Shards gained, the damage, or the reward. */
  amount: number
}

/** A negotiation window (FAN-NEG.9, .10). */
export type ParleyData = {
  kind: string
  then: string
  round: number
  position: number
  /** Whether somebody sent an Offer in this pass. */
  sent: boolean
  /** The Citadel that is putting an Offer together; -1 for none. */
  writer: number
}

/** A promise of one Citadel to another (FAN-NEG.7); nothing enforces it. */
export type PromiseData = {
  /** The Citadel that promised. */
  seat: number
  to: number
  kind: string
  word: string
  number: number
  /** The turn in which it was made. */
  turn: number
}

/** One Offer on the table (FAN-NEG.2). */
export type OfferData = {
  /** The Citadel that offers. */
  seat: number
  to: number
  give: number
  /** Cards that would be given; the receiver has been shown them (FAN-NEG.6). */
  cards: (number | null)[]
  want: number
  want_cards: number
  want_titles: string[]
  /** By either party; they are made when the Offer is accepted. */
  promises: PromiseData[]
  /** Whether it answers another Offer and may only be accepted or declined (FAN-NEG.10). */
  counter: boolean
}

/** The table. */
export type TableData = {
  seats: number
  /** The segment that is running; set by the match. */
  segment: string
  result: ResultData | null
  trial_order: string
  no_elimination: boolean
  discard_fee: boolean
  negotiation: boolean
  open_vote: boolean
  setup_hires: number
  citadels: CitadelData[]
  /** The Trove never runs out (FAN-GEN.4): it may go below 0; the sum of all Shards never changes. */
  trove: number
  legacy_deck: (number | null)[]
  pool: number[]
  /** Pool cards that were turned face down (FAN-CARD.3); who arranged them has seen them. */
  pool_down: (number | null)[]
  /** The top Legacy of the deck while a Citadel thinks about hiring it (FAN-CARD.23). */
  turned_up: number[]
  legacy_discard: number[]
  labor_deck: (number | null)[]
  labor_discard: number[]
  /** Cards that take no part in this game (FAN-VAR.12). */
  trimmed: number[]
  /** The Trials Deck in the blocks that were shuffled together; the first block is on top. */
  trial_deck: (number | null)[][]
  /** Trials removed unseen before the start (FAN-VAR.8). */
  trials_out: (number | null)[]
  /** The Trial that was just drawn, before its effect or vote. */
  revealed: number[]
  /** The Trials in play, oldest first. */
  trials: number[]
  trials_gone: number[]
  timers: TimerData[]
  /** The Citadel that drew Zodraz; -1 before the final round (FAN-FIN.1). */
  zodraz: number
  /** The Trials drawn this turn (FAN-TRI.8). */
  drawn: number[]
  turn: number
  active: number
  /** The Citadel that hires first at setup (FAN-SET.7). */
  starter: number
  /** The First Citadel (FAN-SET.9). */
  first: number
  phase: number
  /** The Reigning Tribute (FAN-TRB.7). */
  reigning: number | null
  /** The progress of a procedure that goes round the table, or through the Trials in play. */
  position: number
  /** The number of passes in a row in such a procedure. */
  passes: number
  /** Fantos Actions attempted this turn (FAN-ACT.4). */
  attempted: string[]
  /** Fantos Actions that may still be completed this turn (FAN-ACT.3). */
  actions_left: number
  /** Shards gained by a Harvest completed this turn; -1 if there was none (FAN-TRI.1). */
  gained: number
  /** Trials still to be drawn in this phase. */
  draws: number
  /** Votes that items have added to the vote now held (VOTES). */
  extra_votes: number[]
  /** The extra share of the Trove in this phase's hire (HIREAID). */
  hire_aid: number
  windows: WindowData[]
  stack: ItemData[]
  /** The item whose effects are being carried out. */
  resolving: ItemData | null
  /** Actions in progress; the last one is the innermost. */
  actions: ActionData[]
  parley: ParleyData | null
  offer: OfferData | null
  /** Promises that are still open (FAN-NEG.8). */
  promises: PromiseData[]
  /** Earlier promises with what became of them: by, to, kind, word, number, turn, outcome. */
  settled: [number, number, string, string, number, number, string][]
  /** The reason why the game is about to end; set at the instant it is decided. */
  ending: string
}

/** Values by the numbers of cards, actions, items and seats. */
export type DerivedData = {
  /** The present Stats of each Legacy. */
  stats: Record<string, number[]>
  /** The Scores of all sides of each action. */
  scores: number[][]
  /** The price of each Legacy in sight. */
  prices: Record<string, number>
  /** The Citadel that each waiting item is aimed at, if it is. */
  aims: (number | null)[]
  /** The Citadels that the active one may attack. */
  targets: number[]
  /** The number of votes of each seat. */
  votes: number[]
}

/** A Legacy. */
export type LegacyFacts = {
  race: 'feral' | 'enlightened' | 'cult' | 'hollow' | 'marked' | 'starborn'
  cost: number
  harvest: number
  war: number
  tribute: number
}

/** A Labor card. */
export type LaborFacts = {
  cost: number
  /** The moment at which it may be played. */
  icon: 'fa' | 'sec' | 'inst'
}

/** A Trial. */
export type TrialFacts = {
  tier: number
  kind: 'diplomacy' | 'cosmic'
}

/** A Citadel Mat. */
export type MatFacts = {
  race: 'feral' | 'enlightened' | 'cult' | 'hollow' | 'marked' | 'starborn'
  incentive: number
}

/** The facts of the cards of each kind. */
export type Facts = {
  legacies: LegacyFacts
  labor: LaborFacts
  trials: TrialFacts
  mats: MatFacts
}

/** The arguments of each kind of event. */
export type Events = {
  /** A turn begins. */
  turn: [number: number, seat: number]
  /** A Citadel becomes First Citadel. */
  'first-citadel': [seat: number]
  /** The Legacies of a Citadel are untasked at the start of its turn. */
  'untasked-all': [seat: number]
  /** A Citadel may take one more Fantos Action. */
  'extra-action': [seat: number]
  /** Zodraz was drawn: the final round begins. */
  'final-round': [seat: number]
  /** A Citadel has had its turn under a Trial that lasts one round. */
  'counter-removed': [trial: number, seat: number, left: number]
  /** A Citadel is out of the game. */
  eliminated: [seat: number]
  /** The Score of a tied Citadel in the last Special Tribute. */
  'final-tribute': [seat: number, score: number]
  /** The game has ended. */
  'game-over': [outcome: string, winners: number[], places: number[]]
  /** Shards move. A place is the `trove`, the `reserve` of a seat, or a `legacy` with its card. */
  shards: [giver: string, giver_id: number | null, taker: string, taker_id: number | null, amount: number]
  /** A Citadel draws Labor cards. */
  drew: [seat: number, amount: number]
  /** The Labor cards that a Citadel draws. */
  'drew-cards': [seat: number, cards: number[]]
  /** A Citadel takes a card from the Labor discard pile. */
  recovered: [seat: number, card: number]
  /** A Labor card goes to the discard pile. */
  'labor-discarded': [card: number]
  /** The Labor discard pile becomes the new deck. */
  'labor-shuffled': []
  /** The Legacy discard pile becomes the new deck. */
  'legacies-shuffled': []
  /** A Citadel looks at the hand of another. */
  'looked-at-hand': [seat: number, owner: number]
  /** The hand that a Citadel looked at. */
  'saw-hand': [owner: number, cards: number[]]
  /** A Citadel hires a Legacy. */
  hired: [seat: number, card: number]
  /** The Trove will pay more of a Citadel's hire. */
  'hire-aid': [seat: number, amount: number]
  /** A face-down Legacy is turned up. */
  'legacy-revealed': [card: number]
  /** A Legacy comes into the Pool. */
  'pool-refilled': [card: number]
  /** A Citadel lays out the Pool face down. */
  'pool-turned-down': [seat: number, amount: number]
  /** A Legacy is tasked to something; to nothing if it is forced. */
  tasked: [card: number, role: string]
  /** A Legacy is untasked. */
  untasked: [card: number]
  /** A Legacy is disabled. */
  disabled: [card: number]
  /** A Legacy falls dormant. */
  dormant: [card: number]
  /** A dormant Legacy is revived. */
  revived: [card: number]
  /** A Legacy is discarded. */
  'legacy-discarded': [card: number]
  /** A Legacy has the Stats of another for this turn. */
  'copied-stats': [card: number, other: number]
  /** A Legacy becomes the Reigning Tribute. */
  'reigning-tribute': [card: number]
  /** A Legacy is the Reigning Tribute no more. */
  'title-ended': [card: number]
  /** A Citadel plays a Labor card, with its targets. */
  played: [seat: number, card: number, payer: number, targets: number[], numbers: number[]]
  /** A Citadel activates an ability of a Legacy or of attached Labor, with its targets. */
  activated: [seat: number, source: number, legacy: number, targets: number[], numbers: number[]]
  /** An item takes effect. */
  resolves: [seat: number, item: string, source: number]
  /** An item is cancelled before it takes effect. */
  'item-cancelled': [seat: number, item: string, source: number]
  /** A Labor card that was linked or attached is cancelled. */
  'labor-cancelled': [card: number]
  /** A Labor card is attached to a Legacy. */
  attached: [labor: number, legacy: number]
  /** A Labor card raises a Legacy's part in an action, or a bare defense. */
  linked: [labor: number, legacy: number | null, amount: number]
  /** An action begins. */
  'action-declared': [action: string, seat: number]
  /** An action is cancelled. */
  'action-cancelled': [action: string, seat: number]
  /** A Legacy leaves an action. */
  'left-action': [action: string, card: number]
  /** A nominee is withdrawn from a Tribute. */
  withdrawn: [seat: number]
  /** The Shard Die is rolled: for a Legacy in an action, or by a seat for a `trial` or a `tie`. */
  rolled: [occasion: string, roller: number | null, die: number]
  /** An ability changes the Score of a Citadel in an action. */
  'score-changed': [action: string, seat: number, amount: number]
  /** Damage against a Citadel will be less. */
  'damage-prevented': [seat: number, amount: number]
  /** The Scores of an action are final. */
  scores: [action: string, seats: number[], scores: number[]]
  /** A Citadel declares War on another. */
  'war-declared': [seat: number, target: number]
  /** A Citadel turns a War against another. */
  'war-redirected': [seat: number, target: number]
  /** A War ends with equal Scores. */
  'war-drawn': [score: number]
  /** A Citadel wins a War. */
  'war-won': [seat: number, damage: number]
  /** A Legacy challenges another to a Duel. */
  duel: [challenger: number, challenged: number]
  /** A Legacy wins a Duel. */
  'duel-won': [card: number, damage: number]
  /** A Trial is drawn. */
  'trial-revealed': [card: number]
  /** A Trial stays in play. */
  'trial-stays': [card: number]
  /** A Trial leaves the game. */
  'trial-removed': [card: number]
  /** No Trial can make space, so that no more are drawn. */
  'draws-dropped': []
  /** Fewer Trials are drawn in this phase. */
  'fewer-trials': [amount: number]
  /** A Citadel looks at the top cards of the Trials Deck. */
  'looked-at-trials': [seat: number, amount: number]
  /** The Trials that a Citadel looked at. */
  'saw-trials': [cards: number[]]
  /** A Citadel gets more votes. */
  'extra-votes': [seat: number, amount: number]
  /** A Citadel votes openly. */
  voted: [seat: number, vote: string]
  /** All have voted: the vote of each Citadel, and the sums. */
  vote: [votes: [number, string][], yea: number, nay: number]
  /** A Diplomacy Trial passes or fails. */
  'vote-result': [card: number, passed: boolean]
  /** An Offer is on the table; a promise is a seat with kind, word and number. */
  offer: [seat: number, to_seat: number, give: number, cards: number, want: number, want_cards: number, want_titles: string[], promises: [number, string, string, number][]]
  /** The cards of an Offer. */
  'offered-cards': [cards: number[]]
  /** An Offer is declined, perhaps with a counter-Offer. */
  'offer-declined': [seat: number, countered: boolean]
  /** An Offer is accepted: Shards and cards change hands. */
  'offer-accepted': [seat: number, to_seat: number, give: number, cards: number, want: number, want_cards: number]
  /** The cards that change hands. */
  'traded-cards': [given: number[], returned: number[]]
  /** A Citadel makes a promise to another. */
  promised: [seat: number, to_seat: number, promise: string, word: string, number: number]
  /** A promise is kept or broken, lapses, or goes on record unjudged. */
  'promise-settled': [seat: number, to_seat: number, promise: string, outcome: string]
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
