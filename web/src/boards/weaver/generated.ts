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
  level: 'apprentice' | 'adept' | 'master' | 'fateweaver'
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
  icons: ('sun' | 'moon' | 'blood_moon')[]
  /** The hour that counts in this round (WEA-REL.15). */
  hour: '' | 'sun' | 'moon' | 'blood_moon'
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

/** The messages of this game, with their arguments. */
export type Messages = {
  'ability-first-spindle-1': { content: string | number }
  'ability-living-blade-1': { content: string | number }
  'ability-mimic-chest-1': { content: string | number }
  'ability-naga-stone-1': { content: string | number }
  'ability-twin-hourglass-1': { content: string | number }
  'ability-twin-hourglass-2': { content: string | number }
  'ability-veilglass-orb-1': { content: string | number }
  'amount-clairvoyance': { count: number }
  'amount-gold': { count: number }
  'amount-shards': { count: number }
  'bests-about': {}
  'bests-all': {}
  'bests-best': {}
  'bests-games': {}
  'bests-level': {}
  'bests-link': {}
  'bests-lost': { round: string | number }
  'bests-title': { game: string | number }
  'bests-wins': {}
  'bests-won': { count: number }
  'board-ask-buy': { name: string | number; price: string | number; rank: string | number }
  'board-ask-place': { card: string | number; count: number }
  'board-card': { name: string | number; suit: string | number; turns: number }
  'board-card-death': { name: string | number; suit: string | number }
  'board-costs': { count: number }
  'board-death-match': {}
  'board-death-open': {}
  'board-deck-empty': {}
  'board-deck-left': { count: number }
  'board-demand-bonus': { count: string | number; suit: string | number }
  'board-demand-death-met': {}
  'board-demand-death-open': {}
  'board-demand-each': {}
  'board-demand-pays': {}
  'board-demand-sides': { sides: string | number }
  'board-demand-suit-met': { suit: string | number }
  'board-demand-suit-open': { suit: string | number }
  'board-demand-tokens': { count: number }
  'board-demands-met': {}
  'board-demands-open': { count: number }
  'board-do-buy': { price: string | number }
  'board-do-done': {}
  'board-do-done-lost': { count: number }
  'board-do-finish': {}
  'board-do-finish-lose': {}
  'board-do-place': { place: string | number }
  'board-effect-conquer': {}
  'board-effect-conquer-any': {}
  'board-effect-cycle-top': {}
  'board-effect-gain-now': { count: number }
  'board-effect-hasten': {}
  'board-effect-knot-pair': {}
  'board-effect-rotate-card': {}
  'board-effect-set-hour-any': {}
  'board-effect-set-hour-swap': {}
  'board-empty': {}
  'board-hour-blood-moon': {}
  'board-hour-moon': {}
  'board-hour-sun': {}
  'board-hours': {}
  'board-hours-hidden': { count: number }
  'board-mean-buy': { gold: number }
  'board-mean-death': { card: string | number; sides: string | number }
  'board-mean-spill': { count: number; limit: string | number }
  'board-mean-suit': { suit: string | number }
  'board-nothing': {}
  'board-of': { limit: string | number }
  'board-pays-nothing': {}
  'board-phase-read': {}
  'board-phase-refresh': {}
  'board-phase-renovate': {}
  'board-phase-resolve': {}
  'board-place': { place: string | number }
  'board-place-good': {}
  'board-place-good-short': {}
  'board-place-lose': {}
  'board-place-lose-short': {}
  'board-place-relic': {}
  'board-place-relic-short': {}
  'board-place-still': {}
  'board-place-turn': { count: number; waves: number }
  'board-purse': {}
  'board-rank-adept': {}
  'board-rank-apprentice': {}
  'board-rank-fateweaver': {}
  'board-rank-highest': {}
  'board-rank-master': {}
  'board-rank-next': { at: string | number; limit: number; rank: string | number }
  'board-relic-cost': {}
  'board-relic-none': {}
  'board-relic-price': {}
  'board-relic-short': { cost: string | number; shards: string | number }
  'board-relic-unowned': {}
  'board-relic-value': {}
  'board-relics': {}
  'board-relics-when': {}
  'board-round': { hour: string | number; round: string | number }
  'board-row': {}
  'board-shop-all': { count: number }
  'board-shop-better': { before: string | number; cost: number; name: string | number; old: string | number; value: string | number }
  'board-shop-buy': { rank: string | number }
  'board-shop-chosen': { price: string | number; rank: string | number }
  'board-shop-complete': {}
  'board-shop-end': {}
  'board-shop-gains': { cost: number; name: string | number; value: string | number }
  'board-shop-gold': {}
  'board-shop-kept': {}
  'board-shop-limit': { limit: string | number }
  'board-shop-lost': { count: number }
  'board-shop-new': { cost: number; name: string | number; value: string | number }
  'board-shop-relics': {}
  'board-shop-same': { before: string | number; name: string | number; value: string | number }
  'board-shop-score': {}
  'board-shop-short': { count: string | number }
  'board-shop-sum': { bonus: string | number; points: string | number; relics: string | number }
  'board-shop-then': { gain: string | number; gold: string | number }
  'board-shop-title': { name: string | number }
  'board-shop-use': {}
  'board-sign-blood-moon': {}
  'board-sign-clairvoyance': {}
  'board-sign-death': {}
  'board-sign-gold': {}
  'board-sign-moon': {}
  'board-sign-shards': {}
  'board-sign-sun': {}
  'board-then-lose': {}
  'board-then-met': {}
  'board-then-pays': { amounts: string | number }
  'board-then-relic': {}
  'board-totals': {}
  'board-totals-cards': { count: number }
  'board-totals-full': {}
  'board-totals-left': { count: number }
  'board-totals-met': {}
  'board-totals-open': { count: number }
  'board-totals-then': { place: string | number }
  'board-totals-visitor': {}
  'board-visitor': {}
  'board-wave': { waves: string | number }
  'board-wish-needs': { suit: string | number }
  'board-wish-pays': { gold: number; suit: string | number }
  'board-wish-tokens': {}
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
  'content-adventurers': {}
  'content-cycles': {}
  'content-difficulties': {}
  'content-fate': {}
  'content-ranks': {}
  'content-relics': {}
  'content-runes': {}
  'event-bought': { rank: string | number; relic: string | number; seat: string | number; 'seat-is': string | number }
  'event-gazed': { clairvoyance: number; seat: string | number; 'seat-is': string | number }
  'event-hastened': { steps: number }
  'event-hour-set': { hour: string | number }
  'event-lost': { form: string | number; seat: string | number; 'seat-is': string | number }
  'event-paid': { amounts: string | number; cost: number }
  'event-played': { card: string | number; place: string | number; seat: string | number; 'seat-is': string | number }
  'event-round': { hour: string | number; number: string | number }
  'event-spilled': { seat: string | number; 'seat-is': string | number; shards: number }
  'event-swallowed': { card: string | number; suit: string | number }
  'event-tied': { left: string | number; right: string | number }
  'event-turned': { cards: string | number }
  'event-turned-up': { card: string | number; suit: string | number }
  'event-used': { relic: string | number; seat: string | number; 'seat-is': string | number }
  'event-visitor': { visitor: string | number }
  'event-won': { score: number; seat: string | number; 'seat-is': string | number }
  'figure-bonus': {}
  'figure-points': {}
  'figure-relics': {}
  'figure-round': {}
  'figure-rounds': {}
  'game-blurb': {}
  'hour-blood-moon': {}
  'hour-moon': {}
  'hour-sun': {}
  'idea-1': {}
  'idea-1.text': {}
  'idea-2': {}
  'idea-2.text': {}
  'idea-3': {}
  'idea-3.text': {}
  'merit-cheaper': { ability: string | number; before: string | number; cost: number }
  'merit-conquered': {}
  'merit-conqueror': { card: string | number; death: string | number }
  'merit-conquers': { death: string | number }
  'merit-gained': { ability: string | number; cost: number }
  'merit-pays': { amounts: string | number; cost: number }
  'merit-scores': { amount: number }
  'merit-stronger': { ability: string | number }
  'merit-stuck': {}
  'option-buy': { price: string | number; rank: string | number; relic: string | number }
  'option-finish': {}
  'option-play': { card: string | number; place: string | number; suit: string | number }
  'option-use': { ability: string | number; cost: number }
  'option-use-target': { ability: string | number; cost: number; target: string | number }
  'prompt-read-finish': { fails: string | number; relics: string | number; visitor: string | number }
  'prompt-read-play': { left: number; relics: string | number; visitor: string | number }
  'prompt-renovate-buy': { gold: string | number }
  'reason-clairvoyance': {}
  'reason-deaths': {}
  'reason-demand': {}
  'reason-gold': {}
  'reason-growth': {}
  'reason-relics': {}
  'reason-rounds': {}
  'reason-row': {}
  'reason-shards': {}
  'refusal-gold': { gold: string | number; price: string | number; rank: string | number }
  'refusal-highest': {}
  'refusal-no-target': {}
  'refusal-shards': { cost: number; shards: string | number }
  'refused-ability': { ability: string | number }
  'refused-relic': { relic: string | number }
  'rules-adv': {}
  'rules-adv.summary': {}
  'rules-chip-1': {}
  'rules-chip-2': {}
  'rules-chip-3': {}
  'rules-chip-4': {}
  'rules-clv': {}
  'rules-clv.summary': {}
  'rules-dif': {}
  'rules-dif.summary': {}
  'rules-dth': {}
  'rules-dth.summary': {}
  'rules-end': {}
  'rules-end.summary': {}
  'rules-gen': {}
  'rules-gen.summary': {}
  'rules-geo': {}
  'rules-geo.summary': {}
  'rules-goal': {}
  'rules-hid': {}
  'rules-hid.summary': {}
  'rules-opt': {}
  'rules-opt.summary': {}
  'rules-rea': {}
  'rules-rea.summary': {}
  'rules-ref': {}
  'rules-ref.summary': {}
  'rules-rel': {}
  'rules-rel.summary': {}
  'rules-ren': {}
  'rules-ren.summary': {}
  'rules-res': {}
  'rules-res.summary': {}
  'rules-rnd': {}
  'rules-rnd.summary': {}
  'rules-rot': {}
  'rules-rot.summary': {}
  'rules-sco': {}
  'rules-sco.summary': {}
  'rules-set': {}
  'rules-set.summary': {}
  'rules-sup': {}
  'rules-sup.summary': {}
  'rules-x2': {}
  'rules-x2.summary': {}
  'setting-difficulty': {}
  'setting-difficulty.help': {}
  'setting-difficulty.value-adept': {}
  'setting-difficulty.value-apprentice': {}
  'setting-difficulty.value-fateweaver': {}
  'setting-difficulty.value-master': {}
  'suit-happiness': {}
  'suit-love': {}
  'suit-power': {}
  'suit-wealth': {}
  'turned-card': { card: string | number; turns: number }
  'who-anwen': { content: string | number }
  'who-brambel': { content: string | number }
  'who-draska': { content: string | number }
  'who-fenwick': { content: string | number }
  'who-grumond': { content: string | number }
  'who-hespa': { content: string | number }
  'who-mirelda': { content: string | number }
  'who-oskin': { content: string | number }
  'who-quillon': { content: string | number }
  'who-tamsin': { content: string | number }
  'who-velkar': { content: string | number }
  'who-yorri': { content: string | number }
  'why-death': { card: string | number }
  'why-death.text': { sides: number }
  'why-death.way': {}
  'why-suit': { suit: string | number }
  'why-suit.text': { suit: string | number; who: string | number }
  'why-suit.way': {}
  'word-blood-moon': {}
  'word-clairvoyance': {}
  'word-gold': {}
  'word-happiness': {}
  'word-love': {}
  'word-moon': {}
  'word-power': {}
  'word-shards': {}
  'word-sun': {}
  'word-wealth': {}
}

/** Messages that the server does not say; how their keys may begin where the client makes them. */
export type ClientOnly = {
  'bests-about': 'bests-'
  'bests-all': 'bests-'
  'bests-best': 'bests-'
  'bests-games': 'bests-'
  'bests-level': 'bests-'
  'bests-link': 'bests-'
  'bests-lost': 'bests-'
  'bests-title': 'bests-'
  'bests-wins': 'bests-'
  'bests-won': 'bests-'
  'board-ask-buy': 'board-' | 'board-ask-'
  'board-ask-place': 'board-' | 'board-ask-'
  'board-card': 'board-'
  'board-card-death': 'board-' | 'board-card-'
  'board-costs': 'board-'
  'board-death-match': 'board-' | 'board-death-'
  'board-death-open': 'board-' | 'board-death-'
  'board-deck-empty': 'board-' | 'board-deck-'
  'board-deck-left': 'board-' | 'board-deck-'
  'board-demand-bonus': 'board-' | 'board-demand-'
  'board-demand-death-met': 'board-' | 'board-demand-' | 'board-demand-death-'
  'board-demand-death-open': 'board-' | 'board-demand-' | 'board-demand-death-'
  'board-demand-each': never
  'board-demand-pays': 'board-' | 'board-demand-'
  'board-demand-sides': 'board-' | 'board-demand-'
  'board-demand-suit-met': 'board-' | 'board-demand-' | 'board-demand-suit-'
  'board-demand-suit-open': 'board-' | 'board-demand-' | 'board-demand-suit-'
  'board-demand-tokens': 'board-' | 'board-demand-'
  'board-demands-met': 'board-' | 'board-demands-'
  'board-demands-open': 'board-' | 'board-demands-'
  'board-do-buy': 'board-' | 'board-do-'
  'board-do-done': 'board-' | 'board-do-'
  'board-do-done-lost': 'board-' | 'board-do-' | 'board-do-done-'
  'board-do-finish': 'board-' | 'board-do-'
  'board-do-finish-lose': never
  'board-do-place': 'board-' | 'board-do-'
  'board-effect-conquer': 'board-' | 'board-effect-'
  'board-effect-conquer-any': 'board-' | 'board-effect-' | 'board-effect-conquer-'
  'board-effect-cycle-top': 'board-' | 'board-effect-' | 'board-effect-cycle-'
  'board-effect-gain-now': 'board-' | 'board-effect-' | 'board-effect-gain-'
  'board-effect-hasten': 'board-' | 'board-effect-'
  'board-effect-knot-pair': 'board-' | 'board-effect-'
  'board-effect-rotate-card': 'board-' | 'board-effect-' | 'board-effect-rotate-'
  'board-effect-set-hour-any': 'board-' | 'board-effect-' | 'board-effect-set-' | 'board-effect-set-hour-'
  'board-effect-set-hour-swap': 'board-' | 'board-effect-' | 'board-effect-set-' | 'board-effect-set-hour-'
  'board-empty': 'board-'
  'board-hour-blood-moon': 'board-' | 'board-hour-' | 'board-hour-blood-'
  'board-hour-moon': 'board-' | 'board-hour-'
  'board-hour-sun': 'board-' | 'board-hour-'
  'board-hours': 'board-'
  'board-hours-hidden': 'board-' | 'board-hours-'
  'board-mean-buy': 'board-' | 'board-mean-'
  'board-mean-death': 'board-' | 'board-mean-'
  'board-mean-spill': never
  'board-mean-suit': 'board-' | 'board-mean-'
  'board-nothing': 'board-'
  'board-pays-nothing': 'board-' | 'board-pays-'
  'board-phase-read': 'board-phase-'
  'board-phase-refresh': 'board-phase-'
  'board-phase-renovate': 'board-phase-'
  'board-phase-resolve': 'board-phase-'
  'board-place': 'board-'
  'board-place-good': never
  'board-place-good-short': 'board-place-good-'
  'board-place-lose': never
  'board-place-lose-short': 'board-place-lose-'
  'board-place-relic': 'board-' | 'board-place-'
  'board-place-relic-short': 'board-' | 'board-place-' | 'board-place-relic-'
  'board-place-still': never
  'board-place-turn': 'board-' | 'board-place-'
  'board-purse': never
  'board-rank-highest': never
  'board-relic-cost': 'board-' | 'board-relic-'
  'board-relic-none': 'board-' | 'board-relic-'
  'board-relic-price': 'board-' | 'board-relic-'
  'board-relic-short': 'board-' | 'board-relic-'
  'board-relic-unowned': never
  'board-relic-value': 'board-' | 'board-relic-'
  'board-relics': 'board-'
  'board-relics-when': 'board-' | 'board-relics-'
  'board-round': 'board-'
  'board-row': 'board-'
  'board-shop-all': 'board-shop-'
  'board-shop-better': 'board-shop-'
  'board-shop-buy': 'board-shop-'
  'board-shop-chosen': 'board-shop-'
  'board-shop-complete': 'board-shop-'
  'board-shop-end': 'board-shop-'
  'board-shop-gains': 'board-shop-'
  'board-shop-gold': 'board-shop-'
  'board-shop-kept': 'board-shop-'
  'board-shop-limit': 'board-shop-'
  'board-shop-lost': 'board-shop-'
  'board-shop-new': 'board-shop-'
  'board-shop-relics': 'board-shop-'
  'board-shop-same': 'board-shop-'
  'board-shop-score': 'board-shop-'
  'board-shop-short': 'board-shop-'
  'board-shop-sum': never
  'board-shop-then': 'board-shop-'
  'board-shop-title': 'board-shop-'
  'board-shop-use': 'board-shop-'
  'board-sign-blood-moon': 'board-sign-' | 'board-sign-blood-'
  'board-sign-clairvoyance': 'board-sign-'
  'board-sign-death': 'board-sign-'
  'board-sign-gold': 'board-sign-'
  'board-sign-moon': 'board-sign-'
  'board-sign-shards': 'board-sign-'
  'board-sign-sun': 'board-sign-'
  'board-then-lose': never
  'board-then-met': 'board-' | 'board-then-'
  'board-then-pays': 'board-' | 'board-then-'
  'board-then-relic': 'board-' | 'board-then-'
  'board-totals': 'board-'
  'board-totals-cards': 'board-' | 'board-totals-'
  'board-totals-full': 'board-' | 'board-totals-'
  'board-totals-left': 'board-' | 'board-totals-'
  'board-totals-met': 'board-' | 'board-totals-'
  'board-totals-open': 'board-' | 'board-totals-'
  'board-totals-then': 'board-' | 'board-totals-'
  'board-totals-visitor': 'board-' | 'board-totals-'
  'board-visitor': 'board-'
  'board-wave': 'board-'
  'board-wish-needs': never
  'board-wish-pays': 'board-' | 'board-wish-'
  'board-wish-tokens': 'board-' | 'board-wish-'
  'booklet-1': 'booklet-'
  'booklet-2': 'booklet-'
  'booklet-3': 'booklet-'
  'booklet-4': 'booklet-'
  'booklet-5': 'booklet-'
  'booklet-6': 'booklet-'
  'booklet-cards-1': 'booklet-' | 'booklet-cards-'
  'booklet-cards-2': 'booklet-' | 'booklet-cards-'
  'booklet-intro': never
  'content-adventurers': 'content-'
  'content-cycles': 'content-'
  'content-difficulties': 'content-'
  'content-fate': 'content-'
  'content-ranks': 'content-'
  'content-relics': 'content-'
  'content-runes': 'content-'
  'figure-bonus': 'figure-'
  'figure-points': 'figure-'
  'figure-relics': 'figure-'
  'figure-round': 'figure-'
  'figure-rounds': 'figure-'
  'game-blurb': never
  'idea-1': 'idea-'
  'idea-2': 'idea-'
  'idea-3': 'idea-'
  'rules-chip-1': 'rules-chip-'
  'rules-chip-2': 'rules-chip-'
  'rules-chip-3': 'rules-chip-'
  'rules-chip-4': 'rules-chip-'
  'why-death': 'why-'
  'why-suit': 'why-'
}

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: DerivedData
  facts: Facts
  events: Events
}
