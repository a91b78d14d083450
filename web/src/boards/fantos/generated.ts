// Made from the declarations of the game by tools/client_types.py. Do not edit.
import type { ResultData } from '../../table/generated'

/** A hired Legacy; its card lies in the tableau of its Citadel. */
export type LegacyData = {
  seat: number
  card: number
  shards: number
  /** Untasked, tasked, disabled (FAN-TASK.1) or dormant (R52). */
  state: 'untasked' | 'tasked' | 'disabled' | 'dormant'
  /** The action it is tasked to; empty if it was forced (FAN-TASK.10). */
  role: '' | 'harvest' | 'war' | 'tribute' | 'special' | 'duel' | 'ability' | 'labor' | 'attached'
  attached: number[]
  /** The specific actions it was tasked to this turn, and its ability (FAN-TASK.7, FAN-LEG.16). */
  used: ('harvest' | 'war' | 'tribute' | 'special' | 'duel' | 'ability')[]
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
  kind: 'W.PH1' | 'W.FA0' | 'W.DECL' | 'W.JOIN' | 'W.ROLL' | 'W.AFTER' | 'W.FA9' | 'W.TR0' | 'W.TR1' | 'W.SEC' | 'W.HIRE' | 'W.END'
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
  kind: 'labor' | 'ability' | 'attached'
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
  kind: 'harvest' | 'war' | 'tribute' | 'special' | 'duel'
  /** The Citadel whose action it is. */
  seat: number
  /** The segment that follows when it is over. */
  then: string
  stage: 'declared' | 'joined' | 'rolled' | 'final' | 'cancelled'
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
  kind: 'vote' | 'no_war' | 'war_on' | 'no_challenge' | 'challenge' | 'defend_with' | 'no_cancel' | 'play_for_you' | 'spare_in_reward' | 'remove_trial' | 'keep_trial' | 'harvest_at_most' | 'free_text'
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
  trial_order: 'standard' | 'medium' | 'hard' | 'extreme'
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
  attempted: ('harvest' | 'war' | 'tribute')[]
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

/** A side of an action as the rules count it now. */
export type ScoreData = {
  score: number
  /** The addition to the Stat of each of its parts. */
  parts: number[]
  /** The addition that belongs to none of its parts. */
  more: number
  /** The damage that it is spared. */
  prevented: number
}

/** The help of a Legacy in a War, besides its own Stat. */
export type HelpData = {
  /** The Legacies of its Citadel that raise its part when they fight beside it. */
  beside: number[]
  each: number
  most: number
  /** The addition to the defense of its Citadel, while it stays untasked. */
  guard: number
}

/** Values by the numbers of cards, actions, items and seats. */
export type DerivedData = {
  /** The present Stats of each Legacy. */
  stats: Record<string, number[]>
  /** The sides of each action. */
  sides: ScoreData[][]
  /** The Legacies that help others in a War. */
  helps: Record<string, HelpData>
  /** The addition of Trials to every Harvest. */
  harvest: number
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
  played: [seat: number, card: number, payer: number, targets: number[], numbers: number[], at: number[], aimed: number | null]
  /** A Citadel activates an ability of a Legacy or of attached Labor, with its targets. */
  activated: [seat: number, source: number, legacy: number, targets: number[], numbers: number[], at: number[], aimed: number | null]
  /** An item takes effect. */
  resolves: [seat: number, item: string, source: number]
  /** An item is canceled before it takes effect. */
  'item-cancelled': [seat: number, item: string, source: number]
  /** A Labor card that was linked or attached is canceled. */
  'labor-cancelled': [card: number]
  /** A Labor card is attached to a Legacy. */
  attached: [labor: number, legacy: number]
  /** A Labor card raises a Legacy's part in an action, or a bare defense. */
  linked: [labor: number, legacy: number | null, amount: number]
  /** An action begins. */
  'action-declared': [action: string, seat: number]
  /** An action is canceled. */
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
  'promise-settled': [seat: number, to_seat: number, promise: string, word: string, number: number, outcome: string]
}

/** The messages of this game, with their arguments. */
export type Messages = {
  'any-card': {}
  'board-accept': {}
  'board-active': {}
  'board-ballot-sealed': {}
  'board-ballot-thinks': {}
  'board-ballot-yours': {}
  'board-choose': {}
  'board-cosmic': {}
  'board-cosmic-means': {}
  'board-cost': { cost: string | number }
  'board-cost-yours': { cost: string | number; price: string | number }
  'board-deal-after': { after: string | number; reserve: string | number }
  'board-deal-and': { last: string | number; most: string | number }
  'board-deal-cards': {}
  'board-deal-drop': {}
  'board-deal-from': { to: string | number; who: string | number }
  'board-deal-from-you': { who: string | number }
  'board-deal-get': { who: string | number }
  'board-deal-get-you': {}
  'board-deal-give': {}
  'board-deal-make': {}
  'board-deal-ncards': { count: number }
  'board-deal-nchoice': { count: number }
  'board-deal-nothing': {}
  'board-deal-nshards': { count: number }
  'board-deal-offer-you': { gives: string | number; to: string | number; wants: string | number }
  'board-deal-open': {}
  'board-deal-pay': { who: string | number }
  'board-deal-pay-you': {}
  'board-deal-promise': { promise: string | number }
  'board-deal-promises': {}
  'board-deal-send': {}
  'board-deal-shards': {}
  'board-deal-soon': {}
  'board-deal-title': { who: string | number }
  'board-deal-titles': {}
  'board-deal-titles-none': {}
  'board-deal-to': { who: string | number }
  'board-deal-want': {}
  'board-deal-you': {}
  'board-deck-count': { deck: string | number; discard: string | number }
  'board-deck-labor': {}
  'board-deck-legacies': {}
  'board-decks': {}
  'board-declare-harvest': {}
  'board-declare-reach': { least: string | number; most: string | number }
  'board-declare-tribute': {}
  'board-declare-war': { who: string | number }
  'board-die': { die: string | number }
  'board-die-alone': {}
  'board-die-none': {}
  'board-fallen': {}
  'board-final': {}
  'board-first': {}
  'board-hand': {}
  'board-handcount': { count: number }
  'board-handknown': { cards: string | number }
  'board-hidden-pool': {}
  'board-hire': {}
  'board-in-duel': {}
  'board-in-harvest': {}
  'board-in-special': {}
  'board-in-tribute': {}
  'board-in-war': {}
  'board-kind-labor': { icon: string | number }
  'board-kind-legacy': { race: string | number }
  'board-kind-mat': { race: string | number }
  'board-kind-trial': { kind: string | number; tier: string | number }
  'board-labor': { cost: string | number; icon: string | number }
  'board-legacy': { harvest: string | number; race: string | number; shards: number; state: string | number; tribute: string | number; war: string | number }
  'board-means-action': {}
  'board-means-draw': {}
  'board-means-hire': {}
  'board-means-none': {}
  'board-means-strength': { count: number; least: string | number; most: string | number }
  'board-means-tie': { who: string | number }
  'board-means-tie-none': {}
  'board-means-tie-you': {}
  'board-means-tied': {}
  'board-means-votes': { all: string | number; need: string | number }
  'board-means-win': { by: string | number; who: string | number }
  'board-means-win-you': { by: string | number }
  'board-opponents': {}
  'board-own': {}
  'board-phase-1': {}
  'board-phase-1-means': {}
  'board-phase-2': {}
  'board-phase-2-means': {}
  'board-phase-3': {}
  'board-phase-3-means': {}
  'board-phase-4': {}
  'board-phase-4-means': {}
  'board-phase-5': {}
  'board-phase-5-means': {}
  'board-phase-6': {}
  'board-phase-6-means': {}
  'board-pile': { name: string | number }
  'board-pile-empty': {}
  'board-pool': {}
  'board-pool-card': { cost: string | number; harvest: string | number; race: string | number; tribute: string | number; war: string | number }
  'board-price': {}
  'board-promises': {}
  'board-promises-by': { promise: string | number; to: string | number; who: string | number }
  'board-promises-none': {}
  'board-reigning': {}
  'board-reserve': {}
  'board-reserve-of': { held: string | number; reserve: string | number }
  'board-score': { score: string | number }
  'board-score-by': { amount: string | number }
  'board-score-prevented': { amount: string | number }
  'board-send-attack': { count: string | number }
  'board-send-defend': { count: string | number }
  'board-send-harvest': { count: string | number }
  'board-send-nobody': {}
  'board-setup': {}
  'board-sheet-pool': {}
  'board-sheet-slab': {}
  'board-sheet-trials': {}
  'board-sheets': {}
  'board-side-attacks': { who: string | number }
  'board-side-attacks-you': {}
  'board-side-bare': {}
  'board-side-defends': { who: string | number }
  'board-side-defends-you': {}
  'board-side-harvests': { who: string | number }
  'board-side-harvests-you': {}
  'board-side-waiting': {}
  'board-sign-action': {}
  'board-sign-attached': {}
  'board-sign-disabled': {}
  'board-sign-dormant': {}
  'board-sign-hand': {}
  'board-sign-harvest': {}
  'board-sign-instant': {}
  'board-sign-secondary': {}
  'board-sign-shard': {}
  'board-sign-tribute': {}
  'board-sign-war': {}
  'board-stack-on': { what: string | number }
  'board-stage-cancelled': {}
  'board-stage-duel': { amount: string | number }
  'board-stage-harvest': { amount: string | number }
  'board-stage-linked': {}
  'board-stage-special': { amount: string | number }
  'board-stage-tribute': { amount: string | number }
  'board-stage-war': { amount: string | number }
  'board-strap-boost': {}
  'board-strap-challenge': {}
  'board-strap-choose': {}
  'board-strap-chosen': {}
  'board-strap-discard': {}
  'board-strap-free': {}
  'board-strap-give-card': {}
  'board-strap-hire': {}
  'board-strap-no': {}
  'board-strap-nominate': {}
  'board-strap-only-fa': {}
  'board-strap-only-sec': {}
  'board-strap-pay': {}
  'board-strap-play': {}
  'board-strap-reigns': {}
  'board-strap-remove': {}
  'board-strap-short': { cost: string | number; reserve: string | number }
  'board-strap-task': {}
  'board-strap-tasked': { role: string | number }
  'board-strap-use': {}
  'board-theirs': { who: string | number }
  'board-trials': {}
  'board-trials-counters': { who: string | number }
  'board-trials-deck': { count: number }
  'board-trials-draws': { count: number }
  'board-trials-known': { cards: string | number }
  'board-trials-none': {}
  'board-trials-tier': { tier: string | number }
  'board-trove': {}
  'board-turn': { turn: string | number }
  'board-vote-nay': {}
  'board-vote-nay-means': {}
  'board-vote-title': {}
  'board-vote-yea': {}
  'board-vote-yea-means': {}
  'board-votes': { count: number }
  'board-waiting': {}
  'board-window-W-AFTER': {}
  'board-window-W-DECL': {}
  'board-window-W-END': {}
  'board-window-W-FA0': {}
  'board-window-W-FA9': {}
  'board-window-W-HIRE': {}
  'board-window-W-JOIN': {}
  'board-window-W-PH1': {}
  'board-window-W-ROLL': {}
  'board-window-W-SEC': {}
  'board-window-W-TR0': {}
  'board-window-W-TR1': {}
  'board-window-parley': {}
  'board-window-vote': {}
  'board-within': { what: string | number }
  'board-yours': {}
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
  'content-labor': {}
  'content-legacies': {}
  'content-mats': {}
  'content-trials': {}
  'event-action-cancelled': { action: string | number; seat: string | number; 'seat-is': string | number }
  'event-action-declared': { action: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-activated': { aimed: string | number; 'aimed-is': string | number; at: string | number; form: string | number; seat: string | number; 'seat-is': string | number; source: string | number }
  'event-attached': { labor: string | number; legacy: string | number }
  'event-copied-stats': { card: string | number; other: string | number }
  'event-counter-removed': { left: string | number; seat: string | number; 'seat-is': string | number; trial: string | number }
  'event-damage-prevented': { amount: string | number; seat: string | number; 'seat-is': string | number }
  'event-disabled': { card: string | number }
  'event-dormant': { card: string | number }
  'event-draws-dropped': {}
  'event-drew': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-drew-cards': { cards: string | number; 'cards-count': number; seat: string | number; 'seat-is': string | number }
  'event-duel': { challenged: string | number; challenger: string | number }
  'event-duel-won': { card: string | number; damage: number }
  'event-eliminated': { seat: string | number; 'seat-is': string | number }
  'event-extra-action': { seat: string | number; 'seat-is': string | number }
  'event-extra-votes': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-fewer-trials': { amount: number }
  'event-final-round': { seat: string | number; 'seat-is': string | number }
  'event-final-tribute': { score: string | number; seat: string | number; 'seat-is': string | number }
  'event-first-citadel': { seat: string | number; 'seat-is': string | number }
  'event-game-over': { outcome: string | number }
  'event-hire-aid': { amount: string | number; seat: string | number; 'seat-is': string | number }
  'event-hired': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-item-cancelled': { item: string | number; source: string | number }
  'event-labor-cancelled': { card: string | number }
  'event-labor-discarded': { card: string | number; form: string | number }
  'event-labor-shuffled': {}
  'event-left-action': { action: string | number; card: string | number }
  'event-legacies-shuffled': {}
  'event-legacy-discarded': { card: string | number }
  'event-legacy-revealed': { card: string | number }
  'event-linked': { amount: string | number; form: string | number; labor: string | number; legacy: string | number }
  'event-looked-at-hand': { owner: string | number; 'owner-is': string | number; seat: string | number; 'seat-is': string | number }
  'event-looked-at-trials': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-offer': { gives: string | number; seat: string | number; 'seat-is': string | number; to: string | number; 'to-is': string | number; wants: string | number }
  'event-offer-accepted': { seat: string | number; 'seat-is': string | number; 'to-seat': string | number; 'to-seat-is': string | number }
  'event-offer-declined': { form: string | number; seat: string | number; 'seat-is': string | number }
  'event-offered-cards': { cards: string | number; 'cards-count': number }
  'event-played': { aimed: string | number; 'aimed-is': string | number; at: string | number; card: string | number; form: string | number; payer: string | number; seat: string | number; 'seat-is': string | number }
  'event-pool-refilled': { card: string | number }
  'event-pool-turned-down': { amount: string | number; seat: string | number; 'seat-is': string | number }
  'event-promise-settled': { outcome: string | number; promise: string | number; seat: string | number; 'seat-is': string | number; to: string | number; 'to-is': string | number }
  'event-promised': { promise: string | number; seat: string | number; 'seat-is': string | number; to: string | number; 'to-is': string | number }
  'event-recovered': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-reigning-tribute': { card: string | number }
  'event-resolves': { source: string | number }
  'event-revived': { card: string | number }
  'event-rolled': { die: string | number; form: string | number; roller: string | number; 'roller-is': string | number }
  'event-saw-hand': { cards: string | number; owner: string | number; 'owner-is': string | number }
  'event-saw-trials': { cards: string | number }
  'event-score-changed': { action: string | number; amount: string | number; seat: string | number; 'seat-is': string | number }
  'event-scores': { action: string | number; scores: string | number }
  'event-shards': { amount: number; form: string | number; giver: string | number; 'giver-is': string | number; taker: string | number; 'taker-is': string | number }
  'event-tasked': { card: string | number; form: string | number }
  'event-title-ended': { card: string | number }
  'event-traded-cards': { form: string | number; given: string | number; returned: string | number }
  'event-trial-removed': { card: string | number }
  'event-trial-revealed': { card: string | number }
  'event-trial-stays': { card: string | number }
  'event-turn': { number: string | number; seat: string | number; 'seat-is': string | number }
  'event-untasked': { card: string | number }
  'event-untasked-all': { seat: string | number; 'seat-is': string | number }
  'event-vote': { nay: string | number; nays: string | number; 'nays-count': number; yea: string | number; yeas: string | number; 'yeas-count': number }
  'event-vote-result': { card: string | number; form: string | number }
  'event-voted': { seat: string | number; 'seat-is': string | number; vote: string | number }
  'event-war-declared': { seat: string | number; 'seat-is': string | number; target: string | number; 'target-is': string | number }
  'event-war-drawn': { score: string | number }
  'event-war-redirected': { seat: string | number; 'seat-is': string | number; target: string | number; 'target-is': string | number }
  'event-war-won': { damage: number; seat: string | number; 'seat-is': string | number }
  'event-withdrawn': { seat: string | number; 'seat-is': string | number }
  'figure-on-legacies': {}
  'figure-reserves': {}
  'figure-trials-seen': {}
  'figure-turns': {}
  'game-blurb': {}
  'goods-choice': { amount: number }
  'goods-promise': { promise: string | number }
  'goods-shards': { amount: number }
  'idea-1': {}
  'idea-1.text': {}
  'idea-2': {}
  'idea-2.text': {}
  'idea-3': {}
  'idea-3.text': {}
  'label-card': { card: string | number }
  'label-legacy': { amount: number; card: string | number; seat: string | number; state: string | number }
  'label-seat': { seat: string | number }
  'merit-alike': {}
  'merit-any-war': {}
  'merit-counter': {}
  'merit-defenders': { count: number; seat: string | number }
  'merit-discard': {}
  'merit-gift': {}
  'merit-harvest': { amount: number }
  'merit-keep': { free: string | number }
  'merit-leader': { seat: string | number }
  'merit-levy': { seat: string | number; 'seat-is': string | number }
  'merit-levy-end': { seat: string | number; 'seat-is': string | number }
  'merit-levy-none': {}
  'merit-loss': { amount: number }
  'merit-no-offer': {}
  'merit-no-turn': {}
  'merit-offer': {}
  'merit-own-turn': {}
  'merit-peace': { seat: string | number }
  'merit-profit': { amount: number }
  'merit-relief': { amount: number; seat: string | number; 'seat-is': string | number }
  'merit-relief-end': { seat: string | number; 'seat-is': string | number }
  'merit-relief-none': { below: string | number }
  'merit-safe': { seat: string | number }
  'merit-stats': { count: number; stats: string | number; value: string | number }
  'merit-threat': { seat: string | number }
  'merit-unbound': {}
  'merit-unchallenged': {}
  'merit-undefended': { amount: number }
  'merit-unsure': { seat: string | number }
  'merit-war': { seat: string | number }
  'merit-war-removed': { seat: string | number; then: string | number }
  'merit-word': { seat: string | number }
  'option-accept': { gets: string | number; gives: string | number }
  'option-add': { part: string | number }
  'option-amount': { amount: string | number }
  'option-attack': { reserve: string | number; seat: string | number }
  'option-boost': { legacy: string | number }
  'option-boost-bare': { seat: string | number }
  'option-buy': { amount: number }
  'option-challenge': { legacy: string | number }
  'option-charge': { card: string | number }
  'option-charge-reserve': { amount: number; reserve: string | number; seat: string | number }
  'option-choose': { legacy: string | number }
  'option-counter': {}
  'option-declare': { action: string | number }
  'option-decline': {}
  'option-die': { die: string | number; who: string | number }
  'option-discard': { card: string | number }
  'option-drop': {}
  'option-fail': {}
  'option-free': { card: string | number }
  'option-give': { amount: number; legacy: string | number }
  'option-give-card': { card: string | number }
  'option-hire': { aid: number; card: string | number; cost: string | number; price: string | number }
  'option-hire-blind': { number: string | number }
  'option-hire-nobody': {}
  'option-keep': {}
  'option-keep-all': {}
  'option-let-go': { card: string | number }
  'option-lower': { action: string | number; who: string | number }
  'option-more': { amount: string | number }
  'option-name': { reserve: string | number; seat: string | number; total: string | number }
  'option-next': { card: string | number }
  'option-nominate': { legacy: string | number }
  'option-offer': {}
  'option-pass-action': {}
  'option-pass-stand': {}
  'option-pass-trial': {}
  'option-pay': { legacy: string | number }
  'option-play': { card: string | number; cost: string | number }
  'option-promise': { promise: string | number }
  'option-raise': { action: string | number; who: string | number }
  'option-recover': { card: string | number }
  'option-refuse': { card: string | number }
  'option-remove': { card: string | number }
  'option-reroll': { card: string | number }
  'option-reveal': {}
  'option-revive': { amount: number; card: string | number }
  'option-send': {}
  'option-task': { legacy: string | number }
  'option-title': { card: string | number }
  'option-to': { seat: string | number }
  'option-use': { card: string | number }
  'option-vote': { word: string | number }
  'outcome-broken': {}
  'outcome-kept': {}
  'outcome-lapsed': {}
  'outcome-open': {}
  'promise-challenge': {}
  'promise-defend-with': { number: string | number }
  'promise-free-text': {}
  'promise-harvest-at-most': { number: string | number }
  'promise-keep-trial': { card: string | number }
  'promise-no-cancel': {}
  'promise-no-challenge': {}
  'promise-no-war': { seat: string | number; 'seat-is': string | number }
  'promise-play-for-you': { card: string | number }
  'promise-remove-trial': { card: string | number }
  'promise-spare-in-reward': {}
  'promise-vote': { word: string | number }
  'promise-war-on': { seat: string | number; 'seat-is': string | number }
  'prompt-action-choose': {}
  'prompt-arena-challenge': { card: string | number }
  'prompt-charge-item': { amount: string | number; card: string | number; cost: string | number; legacy: string | number }
  'prompt-charge-spend': { amount: string | number; card: string | number; cost: string | number; legacy: string | number }
  'prompt-cull-legacy': { card: string | number }
  'prompt-deal-amount': {}
  'prompt-deal-answer': { seat: string | number; 'seat-is': string | number }
  'prompt-deal-cards': {}
  'prompt-deal-compose': {}
  'prompt-deal-give': {}
  'prompt-deal-offer': {}
  'prompt-deal-pay': { seat: string | number }
  'prompt-deal-promise': {}
  'prompt-deal-title': {}
  'prompt-deal-to': {}
  'prompt-discard-cards': {}
  'prompt-draw-buy': { card: string | number }
  'prompt-duel-challenger': { card: string | number }
  'prompt-final-nominee': {}
  'prompt-harvest-legacies': {}
  'prompt-harvest-reroll': { card: string | number; die: string | number }
  'prompt-hire-choose': { reserve: number }
  'prompt-hire-revealed': { card: string | number; cost: string | number }
  'prompt-hire-revive': { card: string | number; cost: string | number }
  'prompt-labor-payer': { amount: number; card: string | number; cost: string | number }
  'prompt-levy-poorest': { card: string | number }
  'prompt-move-reserve': { card: string | number }
  'prompt-move-share': { card: string | number }
  'prompt-plague-legacy': { card: string | number }
  'prompt-pool-arrange': { card: string | number }
  'prompt-recover-card': { card: string | number }
  'prompt-recycle-cards': { card: string | number }
  'prompt-setup-hire': { reserve: number }
  'prompt-special-nominee': {}
  'prompt-spy-citadel': { card: string | number }
  'prompt-spy-discard': { card: string | number; seat: string | number }
  'prompt-target-cancel': { card: string | number }
  'prompt-target-citadel': { amount: number; card: string | number }
  'prompt-target-die': { card: string | number }
  'prompt-target-legacies': { card: string | number; purpose: string | number; shards: string | number }
  'prompt-target-legacy': { card: string | number; purpose: string | number; shards: string | number }
  'prompt-target-recipient': { amount: string | number; card: string | number }
  'prompt-target-richest': { card: string | number }
  'prompt-target-score': { card: string | number }
  'prompt-trials-arrange': { card: string | number }
  'prompt-trials-choose': { card: string | number }
  'prompt-trials-remove': {}
  'prompt-tribute-challenge': { card: string | number; seat: string | number }
  'prompt-tribute-nominee': {}
  'prompt-tribute-reward': { amount: string | number }
  'prompt-untask-pay': { card: string | number }
  'prompt-vote-cast': { card: string | number }
  'prompt-vote-tie': { card: string | number }
  'prompt-votes-citadel': { amount: number; card: string | number }
  'prompt-war-attackers': { seat: string | number }
  'prompt-war-damage': { amount: number }
  'prompt-war-defenders': { cards: string | number; seat: string | number }
  'prompt-war-redirect': { card: string | number }
  'prompt-war-target': {}
  'reason-actions': {}
  'reason-deal': {}
  'reason-envy': {}
  'reason-exposure': {}
  'reason-hand': {}
  'reason-items': {}
  'reason-poverty': {}
  'reason-ready': {}
  'reason-reserve': {}
  'reason-shards': {}
  'reason-title': {}
  'reason-trials': {}
  'reason-work': {}
  'refusal-attempted': {}
  'refusal-forbidden': {}
  'refusal-no-harvest': {}
  'refusal-no-payer': { cost: number }
  'refusal-no-target': {}
  'refusal-nobody-free': {}
  'refusal-not-untasked': {}
  'refusal-out': {}
  'refusal-too-poor': { shards: string | number; spend: string | number; task: string | number }
  'refusal-unaffordable': { price: string | number; reserve: string | number }
  'refusal-used': {}
  'refusal-wrong-moment': {}
  'refusal-wrong-phase': {}
  'rules-act': {}
  'rules-act.summary': {}
  'rules-can': {}
  'rules-can.summary': {}
  'rules-card': {}
  'rules-card.summary': {}
  'rules-chip-1': {}
  'rules-chip-2': {}
  'rules-chip-3': {}
  'rules-chip-4': {}
  'rules-dip': {}
  'rules-dip.summary': {}
  'rules-dis': {}
  'rules-dis.summary': {}
  'rules-dsc': {}
  'rules-dsc.summary': {}
  'rules-duel': {}
  'rules-duel.summary': {}
  'rules-elim': {}
  'rules-elim.summary': {}
  'rules-fin': {}
  'rules-fin.summary': {}
  'rules-gen': {}
  'rules-gen.summary': {}
  'rules-goal': {}
  'rules-har': {}
  'rules-har.summary': {}
  'rules-hid': {}
  'rules-hid.summary': {}
  'rules-hir': {}
  'rules-hir.summary': {}
  'rules-hph': {}
  'rules-hph.summary': {}
  'rules-lab': {}
  'rules-lab.summary': {}
  'rules-leg': {}
  'rules-leg.summary': {}
  'rules-neg': {}
  'rules-neg.summary': {}
  'rules-res': {}
  'rules-res.summary': {}
  'rules-rt': {}
  'rules-rt.summary': {}
  'rules-sec': {}
  'rules-sec.summary': {}
  'rules-set': {}
  'rules-set.summary': {}
  'rules-sta': {}
  'rules-sta.summary': {}
  'rules-task': {}
  'rules-task.summary': {}
  'rules-trb': {}
  'rules-trb.summary': {}
  'rules-tri': {}
  'rules-tri.summary': {}
  'rules-turn': {}
  'rules-turn.summary': {}
  'rules-unt': {}
  'rules-unt.summary': {}
  'rules-var': {}
  'rules-var.summary': {}
  'rules-war': {}
  'rules-war.summary': {}
  'rules-win': {}
  'rules-win.summary': {}
  'seat-score': { score: string | number; seat: string | number }
  'setting-discard-fee': {}
  'setting-discard-fee.help': {}
  'setting-negotiation': {}
  'setting-negotiation.help': {}
  'setting-no-elimination': {}
  'setting-no-elimination.help': {}
  'setting-open-vote': {}
  'setting-open-vote.help': {}
  'setting-preset': {}
  'setting-preset.help': {}
  'setting-preset.value-extreme': {}
  'setting-preset.value-hard': {}
  'setting-preset.value-learning': {}
  'setting-preset.value-long': {}
  'setting-preset.value-medium': {}
  'setting-preset.value-short': {}
  'setting-setup-hires': {}
  'setting-setup-hires.help': {}
  'setting-starting-reserve': {}
  'setting-starting-reserve.help': {}
  'setting-trial-order': {}
  'setting-trial-order.help': {}
  'setting-trial-order.value-extreme': {}
  'setting-trial-order.value-hard': {}
  'setting-trial-order.value-medium': {}
  'setting-trial-order.value-standard': {}
  'setting-trials-removed': {}
  'setting-trials-removed.help': {}
  'setting-turn-limit-s': {}
  'setting-turn-limit-s.help': {}
  'setting-two-player': {}
  'setting-two-player-trim': {}
  'setting-two-player-trim.help': {}
  'setting-two-player.help': {}
  'setting-zodraz-last': {}
  'setting-zodraz-last.help': {}
  'shards': { amount: number }
  'window-after': { action: string | number; seat: string | number; 'seat-is': string | number }
  'window-decl': { action: string | number; form: string | number; seat: string | number; 'seat-is': string | number; target: string | number; 'target-is': string | number }
  'window-end': { seat: string | number; 'seat-is': string | number }
  'window-fa0': { seat: string | number; 'seat-is': string | number }
  'window-fa9': {}
  'window-hire': { seat: string | number; 'seat-is': string | number }
  'window-join': { attackers: string | number; defenders: string | number; form: string | number; target: string | number; 'target-is': string | number }
  'window-ph1': { seat: string | number; 'seat-is': string | number }
  'window-react': { aim: string | number; card: string | number; kind: string | number; seat: string | number; 'seat-is': string | number; target: string | number; 'target-is': string | number; targets: string | number }
  'window-roll': { attack: string | number; attackers: string | number; defenders: string | number; defense: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'window-sec': {}
  'window-tr0': {}
  'window-tr1': { card: string | number }
  'word-ability': {}
  'word-attached': {}
  'word-cosmic': {}
  'word-cult': {}
  'word-cult.gen': {}
  'word-diplomacy': {}
  'word-disabled': {}
  'word-dormant': {}
  'word-duel': {}
  'word-enlightened': {}
  'word-enlightened.gen': {}
  'word-fa': {}
  'word-feral': {}
  'word-feral.gen': {}
  'word-final-round': {}
  'word-forced': {}
  'word-harvest': {}
  'word-hollow': {}
  'word-hollow.gen': {}
  'word-inst': {}
  'word-labor': {}
  'word-last-survivor': {}
  'word-limit': {}
  'word-marked': {}
  'word-marked.gen': {}
  'word-sec': {}
  'word-simultaneous': {}
  'word-special': {}
  'word-starborn': {}
  'word-starborn.gen': {}
  'word-tasked': {}
  'word-tribute': {}
  'word-untasked': {}
  'word-war': {}
}

/** Messages that the server does not say; how their keys may begin where the client makes them. */
export type ClientOnly = {
  'board-accept': 'board-'
  'board-active': 'board-'
  'board-ballot-sealed': 'board-ballot-'
  'board-ballot-thinks': never
  'board-ballot-yours': 'board-ballot-'
  'board-choose': 'board-'
  'board-cosmic': 'board-'
  'board-cosmic-means': never
  'board-cost': 'board-'
  'board-cost-yours': 'board-' | 'board-cost-'
  'board-deal-after': 'board-' | 'board-deal-'
  'board-deal-and': 'board-' | 'board-deal-'
  'board-deal-cards': 'board-' | 'board-deal-'
  'board-deal-drop': 'board-' | 'board-deal-'
  'board-deal-from': never
  'board-deal-from-you': 'board-deal-from-'
  'board-deal-get': 'board-' | 'board-deal-'
  'board-deal-get-you': 'board-' | 'board-deal-' | 'board-deal-get-'
  'board-deal-give': 'board-' | 'board-deal-'
  'board-deal-make': never
  'board-deal-nothing': 'board-' | 'board-deal-'
  'board-deal-offer-you': 'board-' | 'board-deal-' | 'board-deal-offer-'
  'board-deal-open': 'board-' | 'board-deal-'
  'board-deal-pay': 'board-' | 'board-deal-'
  'board-deal-pay-you': 'board-' | 'board-deal-' | 'board-deal-pay-'
  'board-deal-promises': 'board-' | 'board-deal-'
  'board-deal-send': 'board-' | 'board-deal-'
  'board-deal-shards': 'board-' | 'board-deal-'
  'board-deal-soon': never
  'board-deal-title': 'board-' | 'board-deal-'
  'board-deal-titles': never
  'board-deal-titles-none': 'board-deal-titles-'
  'board-deal-to': 'board-' | 'board-deal-'
  'board-deal-want': 'board-' | 'board-deal-'
  'board-deal-you': 'board-' | 'board-deal-'
  'board-deck-count': 'board-' | 'board-deck-'
  'board-deck-labor': 'board-' | 'board-deck-'
  'board-deck-legacies': 'board-' | 'board-deck-'
  'board-decks': 'board-'
  'board-declare-harvest': 'board-' | 'board-declare-'
  'board-declare-reach': 'board-' | 'board-declare-'
  'board-declare-tribute': 'board-' | 'board-declare-'
  'board-declare-war': 'board-' | 'board-declare-'
  'board-die': 'board-'
  'board-die-alone': 'board-' | 'board-die-'
  'board-die-none': 'board-' | 'board-die-'
  'board-fallen': 'board-'
  'board-final': 'board-'
  'board-hand': 'board-'
  'board-handcount': never
  'board-handknown': never
  'board-hidden-pool': 'board-' | 'board-hidden-'
  'board-hire': 'board-'
  'board-in-duel': 'board-' | 'board-in-'
  'board-in-harvest': 'board-' | 'board-in-'
  'board-in-special': 'board-' | 'board-in-'
  'board-in-tribute': 'board-' | 'board-in-'
  'board-in-war': 'board-' | 'board-in-'
  'board-kind-labor': 'board-' | 'board-kind-'
  'board-kind-legacy': 'board-' | 'board-kind-'
  'board-kind-mat': 'board-' | 'board-kind-'
  'board-kind-trial': 'board-' | 'board-kind-'
  'board-labor': 'board-'
  'board-legacy': 'board-'
  'board-means-action': 'board-means-'
  'board-means-draw': 'board-means-'
  'board-means-hire': 'board-means-'
  'board-means-none': 'board-means-'
  'board-means-strength': never
  'board-means-tie': 'board-means-'
  'board-means-tie-none': 'board-means-' | 'board-means-tie-'
  'board-means-tie-you': 'board-means-' | 'board-means-tie-'
  'board-means-tied': never
  'board-means-votes': 'board-means-'
  'board-means-win': 'board-means-'
  'board-means-win-you': 'board-means-' | 'board-means-win-'
  'board-opponents': 'board-'
  'board-own': 'board-'
  'board-phase-1-means': never
  'board-phase-2-means': never
  'board-phase-3-means': never
  'board-phase-4-means': never
  'board-phase-5-means': never
  'board-phase-6-means': never
  'board-pile': 'board-'
  'board-pile-empty': 'board-' | 'board-pile-'
  'board-pool': 'board-'
  'board-pool-card': 'board-' | 'board-pool-'
  'board-price': 'board-'
  'board-promises': 'board-'
  'board-promises-by': 'board-' | 'board-promises-'
  'board-reserve-of': 'board-' | 'board-reserve-'
  'board-score': 'board-'
  'board-send-attack': 'board-' | 'board-send-'
  'board-send-defend': never
  'board-send-harvest': 'board-' | 'board-send-'
  'board-send-nobody': 'board-' | 'board-send-'
  'board-setup': 'board-'
  'board-sheet-pool': 'board-' | 'board-sheet-'
  'board-sheet-slab': never
  'board-sheet-trials': 'board-' | 'board-sheet-'
  'board-sheets': never
  'board-side-attacks': never
  'board-side-attacks-you': 'board-side-attacks-'
  'board-side-defends': never
  'board-side-defends-you': 'board-side-defends-'
  'board-side-harvests': never
  'board-side-harvests-you': 'board-side-harvests-'
  'board-sign-action': 'board-sign-'
  'board-sign-attached': 'board-sign-'
  'board-sign-disabled': 'board-sign-'
  'board-sign-dormant': 'board-sign-'
  'board-sign-hand': 'board-sign-'
  'board-sign-harvest': 'board-sign-'
  'board-sign-instant': 'board-sign-'
  'board-sign-secondary': never
  'board-sign-shard': never
  'board-sign-tribute': 'board-sign-'
  'board-sign-war': 'board-sign-'
  'board-stack-on': 'board-' | 'board-stack-'
  'board-strap-boost': 'board-strap-'
  'board-strap-challenge': 'board-strap-'
  'board-strap-choose': 'board-strap-'
  'board-strap-chosen': 'board-strap-'
  'board-strap-discard': 'board-strap-'
  'board-strap-free': 'board-strap-'
  'board-strap-give-card': 'board-strap-' | 'board-strap-give-'
  'board-strap-hire': 'board-strap-'
  'board-strap-no': 'board-strap-'
  'board-strap-nominate': 'board-strap-'
  'board-strap-only-fa': 'board-strap-only-'
  'board-strap-only-sec': 'board-strap-only-'
  'board-strap-pay': 'board-strap-'
  'board-strap-play': 'board-strap-'
  'board-strap-reigns': never
  'board-strap-remove': 'board-strap-'
  'board-strap-short': 'board-strap-'
  'board-strap-task': 'board-strap-'
  'board-strap-tasked': 'board-strap-'
  'board-strap-use': 'board-strap-'
  'board-theirs': 'board-'
  'board-trials': 'board-'
  'board-trials-deck': 'board-' | 'board-trials-'
  'board-trials-draws': 'board-' | 'board-trials-'
  'board-trials-known': 'board-' | 'board-trials-'
  'board-trials-none': 'board-' | 'board-trials-'
  'board-trials-tier': 'board-' | 'board-trials-'
  'board-trove': 'board-'
  'board-turn': 'board-'
  'board-vote-nay': 'board-' | 'board-vote-'
  'board-vote-nay-means': never
  'board-vote-title': 'board-' | 'board-vote-'
  'board-vote-yea': 'board-' | 'board-vote-'
  'board-vote-yea-means': never
  'board-votes': 'board-'
  'board-waiting': 'board-'
  'board-within': never
  'board-yours': 'board-'
  'booklet-1': 'booklet-'
  'booklet-2': 'booklet-'
  'booklet-3': 'booklet-'
  'booklet-4': 'booklet-'
  'booklet-5': 'booklet-'
  'booklet-6': 'booklet-'
  'booklet-cards-1': 'booklet-' | 'booklet-cards-'
  'booklet-cards-2': 'booklet-' | 'booklet-cards-'
  'booklet-intro': never
  'content-labor': 'content-'
  'content-legacies': 'content-'
  'content-mats': 'content-'
  'content-trials': 'content-'
  'figure-on-legacies': 'figure-' | 'figure-on-'
  'figure-reserves': 'figure-'
  'figure-trials-seen': 'figure-' | 'figure-trials-'
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
