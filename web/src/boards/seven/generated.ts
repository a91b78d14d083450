// Made from the declarations of the game by tools/client_types.py. Do not edit.
import type { ResultData } from '../../table/generated'

/** A hero player and his possessions. */
export type PlayerData = {
  seat: number
  /** The key of the hero; none before it is chosen (SEV-SET.1). */
  hero: string
  /** Whether the hero is tapped (SEV-HERO.1). */
  tapped: boolean
  /** Whether the evil side is up (SEV-TERM.8). */
  corrupted: boolean
  corruption: number
  /** The number of the hero's last fall: 1 for the first fall of the game, and so on (SEV-COR.20). */
  fell: number
  gifts: number[]
  gold: number
  fame: number
  might: number
  /** Free markers (SEV-TERM.5). */
  markers: number
  characters: number[]
  /** The tapped ones of the characters (SEV-TERM.9). */
  tired: number[]
  elixirs: number[]
  buildings: number[]
  /** The buildings with a marker (SEV-MAN.1). */
  manned: number[]
  sins: (number | null)[]
  artifacts: (number | null)[]
  /** The color counts (SEV-TERM.3): characters and hero. */
  banners: number[]
}

/** The cards of the Unnamed, if a person plays him (SEV-UNN.1). */
export type UnnamedData = {
  seat: number
  hand: (number | null)[]
  discard: (number | null)[]
}

/** A space of the tavern or the store; another one takes its place when its card comes or goes. */
export type SpaceData = {
  /** The card on it; none if it is closed or waits for a card (SEV-DECK.2). */
  card: number[]
  closed: boolean
}

/** The tavern or the store: three spaces, a deck and its discard pile. */
export type BoardData = {
  spaces: SpaceData[]
  deck: (number | null)[]
  /** Nobody may look through it (SEV-DECK.10). */
  discard: (number | null)[]
}

/** A quest on the board; its card lies in the pile of all quests on the board. */
export type QuestData = {
  card: number
  /** For each requirement space: FREE, NEUTRAL or the seat whose marker lies there. */
  marks: number[]
  treasures: number[]
  /** Treasures that lie face down, in row 3 (SEV-SET.11). */
  hidden: (number | null)[]
}

/** A declared action or card that is being carried out. */
export type DeclaredData = {
  seat: number
  /** The action, or `use` for a special rule, `unnamed` for a card of the Unnamed. */
  kind: string
  card: number | null
  /** The function of a sin, the space of a quest, the color of a portal. */
  number: number
  treasure: number | null
  /** The hero that is named. */
  target: number
}

/** The table. */
export type TableData = {
  seats: number
  /** The segment that is running; set by the match. */
  segment: string
  result: ResultData | null
  /** Whether heroes can fall (SEV-COR). */
  falling: boolean
  /** The most gifts of a color that a portal takes (SEV-OPT.3). */
  portal_gifts: number
  /** The hero players, by seat. */
  players: PlayerData[]
  /** The player of the Unnamed; his seat comes after those of the heroes. */
  unnamed: UnnamedData | null
  /** The heroes that can still be chosen (SEV-SET.1). */
  heroes_left: string[]
  /** The gift cards of each color that nobody has (SEV-SET.14). */
  pools: number[]
  tavern: BoardData
  store: BoardData
  castle_deck: (number | null)[]
  castles: number[]
  estate_deck: (number | null)[]
  estates: number[]
  temples: number[]
  quest_deck: (number | null)[]
  /** The cards of all quests on the board. */
  quests: number[]
  /** Row 1, the lowest, first. */
  rows: QuestData[][]
  treasure_deck: (number | null)[]
  treasure_discard: (number | null)[]
  /** The reward pool while a quest is being completed (SEV-CMP.3). */
  rewards: number[]
  sin_deck: (number | null)[]
  sin_discard: (number | null)[]
  artifact_deck: (number | null)[]
  artifact_discard: (number | null)[]
  /** Cards that are open to all while they are carried out (SEV-HID.4, .6). */
  shown: number[]
  cataclysm_deck: (number | null)[]
  /** The cataclysms played, last one last. */
  cataclysms: number[]
  /** Quests and buildings that have left the game (SEV-DECK.3, .6). */
  gone: number[]
  /** For each color the seat whose marker closes its portal, or OPEN. */
  portals: number[]
  /** Armour pieces collected. */
  armour: number
  turn: number
  phase: 'setup' | 'quest' | 'regrouping'
  /** The order of play; its first member is the First Player (SEV-TERM.2). */
  order: number[]
  /** The place in the order of the hero whose step it is, or up to which a step of Regrouping has come. */
  position: number
  /** The number of passes in a row (SEV-TURN.6). */
  passes: number
  /** The progress of a window for instants, as a place in the order. */
  asked: number
  /** The number of falls so far. */
  falls: number
  /** The quest that is being completed. */
  completing: number | null
  /** The seats that still pick a treasure of the reward pool, in order (SEV-CMP.4). */
  picks: number[]
  /** The progress of the question for wards against a cataclysm, as a place in the order. */
  ward_asked: number
  /** The heroes that the revealed cataclysm does not touch. */
  warded: number[]
  /** Whether seven sins have called the cataclysm that is being played (SEV-CAT.1). */
  for_sins: boolean
  /** The action or card that is being carried out. */
  declared: DeclaredData | null
  /** Segments to go on with after a halt, the next one last (SEV-CAT.2). */
  after: string[]
}

/** A hero. */
export type HeroFacts = {
  number: number
  banner: string
  start: Record<string, number>
  income: Record<string, number>
  /** The name of the evil side. */
  fallen: string
  fallen_income: Record<string, number>
}

/** A character. */
export type CharacterFacts = {
  banner: string
  /** In fame. */
  cost: number
  /** The gifts for which it is turned. */
  gifts: Record<string, number>
  /** The gain when it is recruited. */
  once: Record<string, number>
  income: Record<string, number>
}

/** The gain of somebody who has enough banners of a color. */
export type GrantFacts = {
  gives: Record<string, number>
  /** The banners that it takes; empty: none. */
  banners: Record<string, number>
}

/** An elixir. */
export type ElixirFacts = {
  /** In gold. */
  cost: number
  grants: GrantFacts[]
}

/** A castle or an estate. */
export type BuildingFacts = {
  number: number
  /** In gold. */
  cost: number
  /** The might that manning it costs. */
  man: number
  /** Its production. */
  grants: GrantFacts[]
}

/** A temple. */
export type TempleFacts = {
  number: number
  color: string
  /** In gold. */
  cost: number
  /** The gain when it is founded. */
  once: Record<string, number>
  /** The might that manning it costs. */
  man: number
  /** Its gain each turn. */
  grants: GrantFacts[]
}

/** A quest. */
export type QuestFacts = {
  /** The cost of each requirement space. */
  spaces: Record<string, number>[]
  prize: number
}

/** A treasure. */
export type TreasureFacts = {
  /** Empty if it brings an artifact. */
  gains: Record<string, number>
}

/** A card that has a text only. */
export type NoFacts = {
}

/** A sin. */
export type SinFacts = {
  /** The names of its functions. */
  functions: string[]
}

/** A cataclysm. */
export type CataclysmFacts = {
  number: number
  /** Whether the heroes that it hits choose what they lose. */
  asks: boolean
}

/** A color of gifts. */
export type GiftFacts = {
  kingdom: string
}

/** A portal. */
export type PortalFacts = {
  color: string
  /** The gifts that close it. */
  needs: Record<string, number>
  /** The gain of its marker each turn. */
  income: Record<string, number>
}

/** A card without text, or a marker. */
export type PieceFacts = {
  faces: string[]
}

/** The facts of the cards of each kind. */
export type Facts = {
  heroes: HeroFacts
  characters: CharacterFacts
  elixirs: ElixirFacts
  castles: BuildingFacts
  estates: BuildingFacts
  temples: TempleFacts
  quests: QuestFacts
  treasures: TreasureFacts
  artifacts: NoFacts
  armour: NoFacts
  sins: SinFacts
  cataclysms: CataclysmFacts
  unnamed: NoFacts
  gifts: GiftFacts
  portals: PortalFacts
  pieces: PieceFacts
}

/** The arguments of each kind of event. */
export type Events = {
  /** A player takes a hero. */
  hero: [seat: number, hero: string]
  /** A turn begins. */
  turn: [number: number, order: number[]]
  /** A hero passes. */
  passed: [seat: number]
  /** The Quest Phase ends. */
  'phase-over': []
  /** The order of play of the next turn is set. */
  order: [order: number[]]
  /** The game ends. */
  'game-over': [outcome: string, winners: number[]]
  /** A hero declares an action. */
  declared: [number, ...unknown[]]
  /** An action or a sin card of a hero is canceled. */
  cancelled: [seat: number]
  /** A hero reacts with a card. */
  reaction: [seat: number, card: number]
  /** A hero plays a sin card for one of its functions. */
  'sin-played': [seat: number, card: number, function: string]
  /** A hero is named as the target of a sin card or an artifact. */
  targeted: [target: number]
  /** A hero names what a sin card is played for, before anybody can cancel it. */
  chosen: [seat: number, cards: number[]]
  /** A hero uses an artifact. */
  'artifact-used': [seat: number, card: number]
  /** A hero is tapped for its ability. */
  'hero-tapped': [seat: number]
  /** A hero closes a portal. */
  sealed: [seat: number, color: number]
  /** A hero atones. */
  atoned: [seat: number]
  /** A hero gains gold, fame or might. */
  gained: [seat: number, what: string, amount: number]
  /** A hero loses gold, fame or might. */
  lost: [seat: number, what: string, amount: number]
  /** A hero takes gifts from a pool. */
  'gifts-taken': [seat: number, color: string, amount: number]
  /** A hero returns gifts to a pool. */
  'gifts-dropped': [seat: number, color: string, amount: number]
  /** A card counts as gifts, gold or fame in a payment (SEV-ELX.7, SEV-BLD.8, SEV-MAN.4). */
  counted: [seat: number, card: number, what: string, amount: number]
  /** Gifts go from one hero to another. */
  'gifts-handed': [giver: number, taker: number, color: string, amount: number]
  /** A hero alone has most of something. */
  most: [seat: number, what: string]
  /** A hero recruits a character. */
  recruited: [seat: number, card: number]
  /** A character becomes tapped. */
  turned: [seat: number, card: number]
  /** A character becomes upright. */
  untapped: [seat: number, card: number]
  /** A hero loses a character, or turns it for the last time. */
  'character-discarded': [seat: number, card: number]
  /** A hero gets an elixir from the store. */
  bought: [seat: number, card: number]
  /** A hero discards an elixir. */
  'elixir-discarded': [seat: number, card: number]
  /** An elixir goes from one hero to another. */
  'elixir-handed': [giver: number, taker: number, card: number]
  /** A hero founds a building. */
  founded: [seat: number, card: number]
  /** A hero mans a building. */
  manned: [seat: number, card: number]
  /** The marker on a building becomes free. */
  unmanned: [seat: number, card: number]
  /** A hero uses the special rule of a manned building. */
  special: [seat: number, card: number]
  /** A hero loses a building, or gives it up for what it makes. */
  'building-lost': [seat: number, card: number]
  /** A building that nobody owns leaves the game. */
  'building-ruined': [card: number]
  /** All tapped heroes are untapped. */
  'heroes-untapped': []
  /** A card is laid on a space of a board. */
  'laid-out': [board: string, place: number, card: number]
  /** A space of a board is closed for good. */
  closed: [board: string, place: number]
  /** The face-up cards of a board are discarded. */
  refreshed: [board: string]
  /** The discard pile of a board becomes its deck. */
  reshuffled: [board: string]
  /** A hero reveals the top of the character deck. */
  'characters-revealed': [seat: number, cards: number[]]
  /** A quest is laid in a row. */
  quest: [row: number, card: number]
  /** Treasures are laid beside a quest. */
  'treasures-laid': [card: number, amount: number]
  /** A hero marks a space of a quest. */
  marked: [seat: number, card: number, space: number]
  /** A neutral marker replaces that of a hero. */
  neutralised: [card: number, space: number]
  /** A marker leaves a space free. */
  unmarked: [card: number, space: number]
  /** A hero gains a treasure. */
  treasure: [seat: number, card: number]
  /** A treasure beside a quest is discarded. */
  'treasure-discarded': [card: number]
  /** A hero draws an artifact. */
  'artifact-drawn': [seat: number]
  /** The artifact that a hero has drawn. */
  'artifact-seen': [seat: number, card: number]
  /** A quest of a finished row is being completed. */
  completing: [card: number]
  /** The reward pool of a quest. */
  rewards: [cards: number[]]
  /** A quest is done. */
  completed: [card: number]
  /** The heroes receive a piece of the Legendary Armour. */
  armour: [pieces: number]
  /** The rows of quests move down. */
  'rows-moved': []
  /** A hero draws sin cards. */
  'sins-drawn': [seat: number, amount: number]
  /** The sin cards that a hero has drawn. */
  'sins-seen': [seat: number, cards: number[]]
  /** A hero discards a sin card unseen. */
  'sin-discarded': [seat: number]
  /** A hero puts a sin card under the sin deck. */
  'sin-buried': [seat: number]
  /** A hero shuffles sin cards into the sin deck. */
  'sins-returned': [seat: number, amount: number]
  /** The top card of the sin deck goes to the discard pile. */
  'sin-fed': []
  /** The sin discard pile is shuffled into the sin deck. */
  'sins-remade': [deck: number]
  /** A hero receives corruption cards. */
  corrupted: [seat: number, amount: number]
  /** A hero falls. */
  fell: [seat: number]
  /** A fallen hero becomes good again. */
  returned: [seat: number]
  /** A cataclysm is revealed. */
  cataclysm: [card: number, number: number]
  /** A hero looks at the top cataclysms. */
  looked: [seat: number, amount: number]
  /** The cataclysms that a hero looks at. */
  'cataclysms-seen': [seat: number, cards: number[]]
  /** The Unnamed plays a card. */
  'unnamed-card': [seat: number, card: number]
  /** The Unnamed takes all his cards back. */
  'unnamed-refreshed': []
  /** A hero fulfills a demand of the Unnamed. */
  'demand-met': [seat: number]
}

/** The messages of this game, with their arguments. */
export type Messages = {
  'action-quest': {}
  'action-recruit': {}
  'action-sin': {}
  'amount-blue': { count: number }
  'amount-fame': { count: number }
  'amount-gold': { count: number }
  'amount-green': { count: number }
  'amount-might': { count: number }
  'amount-more-fame': { count: number }
  'amount-more-gold': { count: string | number }
  'amount-more-might': { count: number }
  'amount-nothing': {}
  'amount-purple': { count: number }
  'amount-red': { count: number }
  'amount-white': { count: number }
  'amount-yellow': { count: number }
  'banners-blue': { count: number }
  'banners-green': { count: number }
  'banners-purple': { count: number }
  'banners-red': { count: number }
  'banners-white': { count: number }
  'banners-yellow': { count: number }
  'board-ability': {}
  'board-ability-exchange': {}
  'board-ability-fallen': {}
  'board-acts': {}
  'board-again': {}
  'board-allies': {}
  'board-amount': { count: string | number; what: string | number }
  'board-armour': { all: string | number; count: string | number }
  'board-armour-short': {}
  'board-artifacts-count': { count: number }
  'board-ask-pay': { what: string | number }
  'board-ask-quest': { card: string | number; cost: string | number }
  'board-ask-step': { who: string | number }
  'board-atone': {}
  'board-banner': { what: string | number }
  'board-buildings-count': { count: number }
  'board-cataclysm-number': { all: string | number; count: string | number }
  'board-cataclysms': { all: string | number; count: string | number }
  'board-cataclysms-short': {}
  'board-cause-row': {}
  'board-cause-sin': { what: string | number }
  'board-cause-unseen': {}
  'board-characters-count': { count: number }
  'board-choose': {}
  'board-chooses': {}
  'board-close': {}
  'board-closed': {}
  'board-corruption': { all: string | number; count: string | number }
  'board-deck': { count: number }
  'board-declared-ability': { target: string | number; who: string | number }
  'board-declared-artifact': { card: string | number; target: string | number; who: string | number }
  'board-declared-atone': { who: string | number }
  'board-declared-buy': { card: string | number; who: string | number }
  'board-declared-found': { card: string | number; who: string | number }
  'board-declared-gifts': { card: string | number; who: string | number }
  'board-declared-man': { card: string | number; who: string | number }
  'board-declared-on': { who: string | number }
  'board-declared-portal': { who: string | number }
  'board-declared-quest': { card: string | number; who: string | number }
  'board-declared-recruit': { card: string | number; who: string | number }
  'board-declared-sin': { card: string | number; target: string | number; who: string | number }
  'board-declared-treasure': { card: string | number; who: string | number }
  'board-declared-treasure-top': { card: string | number; who: string | number }
  'board-declared-unnamed': { card: string | number; target: string | number }
  'board-declared-use': { card: string | number; target: string | number; who: string | number }
  'board-do-ability': {}
  'board-do-pay': { cost: string | number }
  'board-draft': {}
  'board-draft-next': { names: string | number }
  'board-each': {}
  'board-elixirs-count': { count: number }
  'board-emptyspace': {}
  'board-fallen': {}
  'board-fate-closed': {}
  'board-fate-gone': {}
  'board-fate-lost': { who: string | number }
  'board-fate-refreshed': {}
  'board-fate-yours': {}
  'board-first': {}
  'board-first-danger': {}
  'board-first-danger-text': {}
  'board-first-goal': {}
  'board-first-goal-text': {}
  'board-first-turn': {}
  'board-first-turn-text': {}
  'board-gift-chosen': { all: string | number; count: string | number; what: string | number }
  'board-gift-less': { what: string | number }
  'board-gift-more': { what: string | number }
  'board-gifts-none': {}
  'board-go-on': {}
  'board-go-on-key': {}
  'board-hand': {}
  'board-hand-empty': {}
  'board-have': { count: string | number }
  'board-hero-tapped': {}
  'board-holdings': {}
  'board-jump': {}
  'board-jump-market': {}
  'board-jump-quests': {}
  'board-jump-world': {}
  'board-kept': {}
  'board-kind-armour': {}
  'board-kind-artifacts': {}
  'board-kind-castles': {}
  'board-kind-cataclysms': {}
  'board-kind-characters': {}
  'board-kind-elixirs': {}
  'board-kind-estates': {}
  'board-kind-gifts': {}
  'board-kind-heroes': {}
  'board-kind-pieces': {}
  'board-kind-portals': {}
  'board-kind-quests': {}
  'board-kind-sins': {}
  'board-kind-temples': {}
  'board-kind-treasures': {}
  'board-kind-unnamed': {}
  'board-leader': {}
  'board-legend-artifact': {}
  'board-legend-deck': {}
  'board-legend-fame': {}
  'board-legend-flask': {}
  'board-legend-gifts': {}
  'board-legend-gold': {}
  'board-legend-house': {}
  'board-legend-marker': {}
  'board-legend-might': {}
  'board-legend-people': {}
  'board-legend-plus': {}
  'board-legend-sin': {}
  'board-lift': {}
  'board-lost': {}
  'board-marker-of': { who: string | number }
  'board-markers': { count: number }
  'board-market': {}
  'board-means-again': {}
  'board-means-cataclysm': { all: string | number; count: string | number; text: string | number }
  'board-means-hero': {}
  'board-means-instants': {}
  'board-means-keep': { amount: string | number }
  'board-means-leads': { best: string | number; own: string | number; prize: string | number }
  'board-means-pay': { count: number }
  'board-means-react': {}
  'board-means-ringed': {}
  'board-means-step': { cards: number; fame: string | number; gifts: number; gold: string | number; places: number }
  'board-means-ties': { best: string | number; half: string | number; own: string | number }
  'board-means-trails': { best: string | number; own: string | number }
  'board-might': { words: string | number }
  'board-might-of': { might: string | number; who: string | number }
  'board-name': { board: string | number }
  'board-needs': { count: string | number; what: string | number }
  'board-neutral': {}
  'board-nothing-there': {}
  'board-of': { all: string | number; count: string | number }
  'board-once': {}
  'board-open-hero': {}
  'board-or': {}
  'board-others': {}
  'board-paid-fame': {}
  'board-paid-gold': {}
  'board-pay': {}
  'board-pay-for': { name: string | number }
  'board-pay-gifts': {}
  'board-pay-more': { count: number }
  'board-pay-rest': {}
  'board-pay-spend': {}
  'board-pay-take': {}
  'board-pay-wild': {}
  'board-phase-quest': {}
  'board-phase-regrouping': {}
  'board-phase-setup': {}
  'board-pool': { count: string | number; what: string | number }
  'board-portal-card': { gifts: string | number; might: string | number }
  'board-portal-closed': {}
  'board-portal-free': {}
  'board-portal-open': { name: string | number; pool: string | number; what: string | number }
  'board-portal-shut': { name: string | number; pool: string | number; what: string | number; who: string | number }
  'board-portals': {}
  'board-portals-text': { gifts: number }
  'board-prize': { count: number }
  'board-quests': {}
  'board-row': { row: string | number }
  'board-row-1': {}
  'board-row-2': {}
  'board-row-3': {}
  'board-row-empty': {}
  'board-sin-envy-0': {}
  'board-sin-envy-1': {}
  'board-sin-gluttony-0': {}
  'board-sin-gluttony-1': {}
  'board-sin-greed-0': {}
  'board-sin-greed-1': {}
  'board-sin-lust-0': {}
  'board-sin-lust-1': {}
  'board-sin-pride-0': {}
  'board-sin-pride-1': {}
  'board-sin-sloth-0': {}
  'board-sin-sloth-1': {}
  'board-sin-wrath-0': {}
  'board-sin-wrath-1': {}
  'board-sinpile': { all: string | number; count: string | number; deck: string | number }
  'board-sins-count': { count: number }
  'board-sins-short': {}
  'board-sold': {}
  'board-space': { cost: string | number }
  'board-space-taken': { cost: string | number; who: string | number }
  'board-spaces': {}
  'board-spared': {}
  'board-spent': {}
  'board-starts': {}
  'board-strap-ability': {}
  'board-strap-artifact': {}
  'board-strap-buy': {}
  'board-strap-cash': {}
  'board-strap-choose': {}
  'board-strap-discard-sin': {}
  'board-strap-elixir': {}
  'board-strap-found': {}
  'board-strap-gifts': {}
  'board-strap-gifts-last': {}
  'board-strap-kept': {}
  'board-strap-man': { cost: string | number }
  'board-strap-manned': {}
  'board-strap-pick': {}
  'board-strap-react': {}
  'board-strap-recruit': {}
  'board-strap-short': { cost: string | number; have: string | number }
  'board-strap-spent': {}
  'board-strap-treasure': {}
  'board-strap-turned': {}
  'board-strap-unnamed': {}
  'board-strap-use': {}
  'board-struck': { all: string | number; count: string | number; name: string | number }
  'board-their-action': { who: string | number }
  'board-treasure-hidden': {}
  'board-treasure-top': {}
  'board-treasures': {}
  'board-turn': { turn: string | number }
  'board-turn-it': {}
  'board-unnamed': {}
  'board-unnamed-cards': { count: number; used: string | number }
  'board-world': {}
  'board-you-tag': {}
  'board-your-action': {}
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
  'content-armour': {}
  'content-artifacts': {}
  'content-castles': {}
  'content-cataclysms': {}
  'content-characters': {}
  'content-elixirs': {}
  'content-estates': {}
  'content-gifts': {}
  'content-heroes': {}
  'content-pieces': {}
  'content-portals': {}
  'content-quests': {}
  'content-sins': {}
  'content-temples': {}
  'content-treasures': {}
  'content-unnamed': {}
  'effect-artifact': {}
  'effect-bonus-gift': { when: string | number }
  'effect-bury-sin': { sins: number; 'sins-word': string | number }
  'effect-buy-elixir': { discount: number; elixirs: number; 'elixirs-word': string | number; free: string | number }
  'effect-cancel': {}
  'effect-close': { board: string | number }
  'effect-convert': { amount: string | number }
  'effect-cost-mod': { least: string | number; 'least-word': string | number; less: number; 'less-word': string | number; paid: string | number; things: string | number; 'threshold-word': string | number }
  'effect-demand': { form: string | number; ways: string | number; 'ways-count': number; 'ways-or': string | number }
  'effect-discard-building': { form: string | number; hero: string | number }
  'effect-discard-character': { 'characters-word': string | number; form: string | number; hero: string | number; kind: string | number }
  'effect-discard-elixir': { elixirs: number; 'elixirs-word': string | number; form: string | number; hero: string | number }
  'effect-discard-treasure': {}
  'effect-draw-sin': { form: string | number; hero: string | number; sins: number; 'sins-word': string | number }
  'effect-drop-gifts': { form: string | number; gifts: number; 'gifts-word': string | number; hero: string | number }
  'effect-either': { form: string | number; hero: string | number; last: string | number; 'ways-or': string | number }
  'effect-exchange': { gifts: number; 'gifts-word': string | number }
  'effect-feed-sin': { form: string | number; hero: string | number; source: string | number }
  'effect-gain': { amount: string | number; form: string | number; hero: string | number }
  'effect-half': { form: string | number; hero: string | number; what: string | number }
  'effect-look': { 'cards-word': string | number }
  'effect-lose': { amount: string | number; form: string | number; hero: string | number }
  'effect-neutralise': {}
  'effect-pay': { 'amount-or': string | number; form: string | number; hero: string | number }
  'effect-place-marker': {}
  'effect-recruit': { discount: number; free: string | number; place: string | number }
  'effect-refresh': { board: string | number }
  'effect-return-sins': {}
  'effect-ruin': { buildings: string | number }
  'effect-shield': {}
  'effect-steal': { 'amount-or': string | number }
  'effect-steal-elixir': {}
  'effect-steal-gifts': { gifts: number; 'gifts-word': string | number }
  'effect-taint': {}
  'effect-take-gifts': { gifts: number; 'gifts-word': string | number; rule: string | number; 'up-to': string | number }
  'effect-treasure-top': {}
  'effect-turn': { characters: number; 'characters-word': string | number; form: string | number; hero: string | number; kind: string | number; 'kind-one': string | number; which: string | number }
  'effect-unmark': { form: string | number; hero: string | number }
  'effect-untap': { 'characters-word': string | number }
  'effect-ward': {}
  'effect-wild-gifts': { 'gifts-word': string | number }
  'event-armour': { pieces: string | number }
  'event-artifact-drawn': { seat: string | number; 'seat-is': string | number }
  'event-artifact-seen': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-artifact-used': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-atoned': { seat: string | number; 'seat-is': string | number }
  'event-bought': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-building-lost': { card: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-building-ruined': { card: string | number }
  'event-cancelled': { seat: string | number; 'seat-is': string | number }
  'event-cataclysm': { card: string | number; number: string | number }
  'event-cataclysms-seen': { cards: string | number; seat: string | number; 'seat-is': string | number }
  'event-character-discarded': { card: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-characters-revealed': { cards: string | number; seat: string | number; 'seat-is': string | number }
  'event-chosen': { cards: string | number }
  'event-closed': { board: string | number; 'board-in': string | number }
  'event-completed': { card: string | number }
  'event-completing': { card: string | number }
  'event-corrupted': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-counted': { amount: string | number; card: string | number }
  'event-declared': { card: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-demand-met': { seat: string | number; 'seat-is': string | number }
  'event-elixir-discarded': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-elixir-handed': { card: string | number; giver: string | number; 'giver-is': string | number; taker: string | number; 'taker-is': string | number }
  'event-fell': { seat: string | number; 'seat-is': string | number }
  'event-founded': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-gained': { amount: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-game-over': { form: string | number; winners: string | number }
  'event-gifts-dropped': { form: string | number; gifts: string | number; seat: string | number; 'seat-is': string | number }
  'event-gifts-handed': { form: string | number; gifts: string | number; giver: string | number; 'giver-is': string | number; taker: string | number; 'taker-is': string | number }
  'event-gifts-taken': { gifts: string | number; seat: string | number; 'seat-is': string | number }
  'event-hero': { hero: string | number; seat: string | number; 'seat-is': string | number }
  'event-hero-tapped': { seat: string | number; 'seat-is': string | number }
  'event-heroes-untapped': {}
  'event-laid-out': { board: string | number; 'board-in': string | number; card: string | number }
  'event-looked': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-lost': { amount: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-manned': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-marked': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-most': { form: string | number; seat: string | number; 'seat-is': string | number; what: string | number }
  'event-neutralised': { card: string | number }
  'event-order': { order: string | number }
  'event-passed': { seat: string | number; 'seat-is': string | number }
  'event-phase-over': {}
  'event-quest': { card: string | number }
  'event-reaction': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-recruited': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-refreshed': { board: string | number; 'board-in': string | number }
  'event-reshuffled': { board: string | number }
  'event-returned': { seat: string | number; 'seat-is': string | number }
  'event-rewards': { cards: string | number }
  'event-rows-moved': {}
  'event-sealed': { color: string | number; seat: string | number; 'seat-is': string | number }
  'event-sin-buried': { seat: string | number; 'seat-is': string | number }
  'event-sin-discarded': { seat: string | number; 'seat-is': string | number }
  'event-sin-fed': {}
  'event-sin-played': { card: string | number; function: string | number; seat: string | number; 'seat-is': string | number }
  'event-sins-drawn': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-sins-remade': { deck: number }
  'event-sins-returned': { amount: number; seat: string | number; 'seat-is': string | number }
  'event-sins-seen': { cards: string | number; form: string | number; seat: string | number; 'seat-is': string | number }
  'event-special': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-targeted': { target: string | number; 'target-is': string | number }
  'event-treasure': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-treasure-discarded': { card: string | number }
  'event-treasures-laid': { amount: number; card: string | number }
  'event-turn': { number: string | number }
  'event-turned': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-unmanned': { card: string | number; seat: string | number; 'seat-is': string | number }
  'event-unmarked': { card: string | number }
  'event-unnamed-card': { card: string | number }
  'event-unnamed-refreshed': {}
  'event-untapped': { card: string | number; seat: string | number; 'seat-is': string | number }
  'figure-armour': {}
  'figure-cataclysms': {}
  'figure-corruption': {}
  'figure-portals': {}
  'figure-turn': {}
  'function-Blow': { content: string | number }
  'function-Coveting': { content: string | number }
  'function-Defiance': { content: string | number }
  'function-Emptied-Cup': { content: string | number }
  'function-Extortion': { content: string | number }
  'function-Feast': { content: string | number }
  'function-Hoard': { content: string | number }
  'function-Idleness': { content: string | number }
  'function-Rampage': { content: string | number }
  'function-Rekindling': { content: string | number }
  'function-Seduction': { content: string | number }
  'function-Spite': { content: string | number }
  'function-Stupor': { content: string | number }
  'function-Vainglory': { content: string | number }
  'game-blurb': {}
  'gifts-blue': { count: number }
  'gifts-green': { count: number }
  'gifts-purple': { count: number }
  'gifts-red': { count: number }
  'gifts-white': { count: number }
  'gifts-yellow': { count: number }
  'hero-each': {}
  'hero-most-characters': {}
  'hero-most-might': {}
  'hero-target': {}
  'idea-1': {}
  'idea-1.text': {}
  'idea-2': {}
  'idea-2.text': {}
  'idea-3': {}
  'idea-3.text': {}
  'merit-produces': { amounts: string | number }
  'moment-any': {}
  'moment-cancel': { 'actions-or': string | number; 'naming-you': string | number }
  'moment-ward': {}
  'moment-wild-gifts': {}
  'number': { count: number }
  'option-ability': { ability: string | number; hero: string | number }
  'option-artifact': { card: string | number }
  'option-atone': { cost: string | number }
  'option-buy': { card: string | number; cost: string | number; loss: string | number }
  'option-card': { card: string | number }
  'option-cash': { amount: string | number; card: string | number }
  'option-close': { board: string | number; card: string | number; place: string | number }
  'option-color': { color: string | number }
  'option-complete': { card: string | number }
  'option-convert': { given: string | number; taken: string | number }
  'option-discard-sin': { card: string | number }
  'option-elixir': { card: string | number; gifts: string | number }
  'option-found': { card: string | number; cost: string | number; loss: string | number }
  'option-gift': { color: string | number }
  'option-gifts': { card: string | number; gifts: string | number; last: string | number }
  'option-hero': { hero: string | number }
  'option-man': { card: string | number; cost: string | number }
  'option-marker': { cost: string | number }
  'option-name': { hero: string | number }
  'option-penalty': { what: string | number }
  'option-pick': { card: string | number }
  'option-portal': { gifts: string | number; portal: string | number }
  'option-quest': { card: string | number; cost: string | number; loss: string | number }
  'option-react': { card: string | number }
  'option-recruit': { card: string | number; cost: string | number; loss: string | number }
  'option-refuse': {}
  'option-resource': { what: string | number }
  'option-sin': { card: string | number; function: string | number }
  'option-source': { hero: string | number; pools: string | number }
  'option-space': { card: string | number; cost: string | number }
  'option-treasure': { card: string | number; treasure: string | number }
  'option-treasure-top': { card: string | number }
  'option-unnamed': { card: string | number }
  'option-use': { card: string | number }
  'option-way': { way: string | number }
  'payment-help': { card: string | number; gifts: string | number; granted: string | number; how: string | number }
  'payment-helped': { helps: string | number }
  'payment-last': { cost: string | number }
  'payment-next': { first: string | number; rest: string | number }
  'payment-plain': { cost: string | number }
  'prompt-cataclysm-close': { card: string | number }
  'prompt-complete-quest': {}
  'prompt-demand': { card: string | number }
  'prompt-demand-pay': { card: string | number }
  'prompt-demand-penalty': { card: string | number }
  'prompt-draft': {}
  'prompt-effect-bury': { card: string | number }
  'prompt-effect-buy': { card: string | number }
  'prompt-effect-convert': { card: string | number }
  'prompt-effect-discard-treasure': { card: string | number }
  'prompt-effect-neutralise': { card: string | number }
  'prompt-effect-order': { card: string | number }
  'prompt-effect-place': { card: string | number }
  'prompt-effect-recruit': { card: string | number }
  'prompt-effect-recruit-revealed': { card: string | number }
  'prompt-effect-resource': { card: string | number }
  'prompt-effect-return': { card: string | number }
  'prompt-effect-steal-elixir': { card: string | number }
  'prompt-effect-steal-gifts': { card: string | number }
  'prompt-effect-take-gifts': { card: string | number }
  'prompt-effect-turn': { card: string | number }
  'prompt-effect-untap': { card: string | number }
  'prompt-elixir-more': {}
  'prompt-hero-give': { card: string | number }
  'prompt-hero-receive': { card: string | number }
  'prompt-hero-source': { card: string | number }
  'prompt-instants-before': { seat: string | number }
  'prompt-instants-closing': {}
  'prompt-instants-first': {}
  'prompt-loss-building': { card: string | number }
  'prompt-loss-character': { card: string | number }
  'prompt-loss-either': { card: string | number }
  'prompt-loss-elixir': { card: string | number }
  'prompt-loss-gifts': { card: string | number }
  'prompt-loss-marker': { card: string | number }
  'prompt-loss-sin': { card: string | number }
  'prompt-loss-turn': { card: string | number }
  'prompt-name': { card: string | number }
  'prompt-pay': { card: string | number; form: string | number }
  'prompt-react-cataclysm': { card: string | number }
  'prompt-react-quest': { card: string | number; seat: string | number }
  'prompt-react-recruit': { card: string | number; seat: string | number }
  'prompt-react-sin': { card: string | number; form: string | number; function: string | number; seat: string | number; target: string | number; 'target-is': string | number }
  'prompt-setup-hero': {}
  'prompt-sins-discard': {}
  'prompt-step': {}
  'prompt-treasure-marker': { card: string | number }
  'prompt-unnamed': {}
  'reason-artifacts': {}
  'reason-buildings': {}
  'reason-characters': {}
  'reason-corruption': {}
  'reason-elixirs': {}
  'reason-gifts': {}
  'reason-hope': {}
  'reason-leads': {}
  'reason-might': {}
  'reason-money': {}
  'reason-pending': {}
  'reason-portals': {}
  'reason-quests': {}
  'reason-readiness': {}
  'reason-sins': {}
  'reason-spare': {}
  'refusal-closed': {}
  'refusal-corrupted-artifact': {}
  'refusal-corrupted-portal': {}
  'refusal-corrupted-quest': {}
  'refusal-corrupted-treasure': {}
  'refusal-costs': { cost: string | number }
  'refusal-last-space': {}
  'refusal-manned': {}
  'refusal-marked': {}
  'refusal-needs-gifts': { gifts: string | number }
  'refusal-needs-marker': {}
  'refusal-no-corruption': {}
  'refusal-no-marker': {}
  'refusal-no-treasure': {}
  'refusal-nothing': {}
  'refusal-row-3': {}
  'refusal-tapped': {}
  'refusal-waits': { moment: string | number }
  'refused-ability': {}
  'refused-artifacts': {}
  'refused-atone': {}
  'refused-card': { card: string | number }
  'refused-man': { card: string | number }
  'refused-portal': { portal: string | number }
  'refused-portals': {}
  'refused-quests': {}
  'refused-space': { card: string | number; cost: string | number }
  'refused-treasure': { card: string | number }
  'refused-treasures': {}
  'refused-use': { card: string | number }
  'rules-2p': {}
  'rules-2p.summary': {}
  'rules-act': {}
  'rules-act.summary': {}
  'rules-art': {}
  'rules-art.summary': {}
  'rules-bld': {}
  'rules-bld.summary': {}
  'rules-cat': {}
  'rules-cat.summary': {}
  'rules-chip-1': {}
  'rules-chip-2': {}
  'rules-chip-3': {}
  'rules-chip-4': {}
  'rules-cmp': {}
  'rules-cmp.summary': {}
  'rules-cor': {}
  'rules-cor.summary': {}
  'rules-deck': {}
  'rules-deck.summary': {}
  'rules-elim': {}
  'rules-elim.summary': {}
  'rules-elx': {}
  'rules-elx.summary': {}
  'rules-end': {}
  'rules-end.summary': {}
  'rules-free': {}
  'rules-free.summary': {}
  'rules-gft': {}
  'rules-gft.summary': {}
  'rules-goal': {}
  'rules-hero': {}
  'rules-hero.summary': {}
  'rules-hid': {}
  'rules-hid.summary': {}
  'rules-man': {}
  'rules-man.summary': {}
  'rules-mgt': {}
  'rules-mgt.summary': {}
  'rules-opt': {}
  'rules-opt.summary': {}
  'rules-prt': {}
  'rules-prt.summary': {}
  'rules-qst': {}
  'rules-qst.summary': {}
  'rules-rct': {}
  'rules-rct.summary': {}
  'rules-rec': {}
  'rules-rec.summary': {}
  'rules-reg': {}
  'rules-reg.summary': {}
  'rules-set': {}
  'rules-set.summary': {}
  'rules-sin': {}
  'rules-sin.summary': {}
  'rules-term': {}
  'rules-term.summary': {}
  'rules-trs': {}
  'rules-trs.summary': {}
  'rules-turn': {}
  'rules-turn.summary': {}
  'rules-unn': {}
  'rules-unn.summary': {}
  'setting-fall-of-a-hero': {}
  'setting-fall-of-a-hero.help': {}
  'setting-first-player': {}
  'setting-first-player.help': {}
  'setting-hero-assignment': {}
  'setting-hero-assignment.help': {}
  'setting-hero-assignment.value-choose': {}
  'setting-hero-assignment.value-random': {}
  'setting-portal-gifts': {}
  'setting-portal-gifts.help': {}
  'setting-unnamed-player': {}
  'setting-unnamed-player.help': {}
  'then': { first: string | number; rest: string | number }
  'thing-castle': {}
  'thing-elixir': {}
  'thing-estate': {}
  'thing-recruit': {}
  'unnamed': {}
  'which-characters': { which: string | number }
  'which-characters.one': { which: string | number }
  'word-artifact': {}
  'word-blue': {}
  'word-buildings': {}
  'word-castles': {}
  'word-characters': {}
  'word-elixirs': {}
  'word-estates': {}
  'word-fame': {}
  'word-gifts': {}
  'word-gold': {}
  'word-green': {}
  'word-marker': {}
  'word-might': {}
  'word-purple': {}
  'word-red': {}
  'word-store': {}
  'word-store.in': {}
  'word-tavern': {}
  'word-tavern.in': {}
  'word-white': {}
  'word-yellow': {}
}

/** Messages that the server does not say; how their keys may begin where the client makes them. */
export type ClientOnly = {
  'board-ability': 'board-'
  'board-ability-exchange': 'board-' | 'board-ability-'
  'board-ability-fallen': 'board-' | 'board-ability-'
  'board-acts': 'board-'
  'board-again': 'board-'
  'board-allies': never
  'board-amount': 'board-'
  'board-armour': 'board-'
  'board-armour-short': never
  'board-artifacts-count': 'board-' | 'board-artifacts-'
  'board-ask-pay': 'board-' | 'board-ask-'
  'board-ask-quest': 'board-' | 'board-ask-'
  'board-ask-step': 'board-' | 'board-ask-'
  'board-atone': 'board-'
  'board-banner': 'board-'
  'board-buildings-count': 'board-' | 'board-buildings-'
  'board-cataclysm-number': 'board-' | 'board-cataclysm-'
  'board-cataclysms': 'board-'
  'board-cataclysms-short': never
  'board-cause-row': 'board-' | 'board-cause-'
  'board-cause-sin': 'board-' | 'board-cause-'
  'board-cause-unseen': never
  'board-characters-count': 'board-' | 'board-characters-'
  'board-choose': 'board-'
  'board-chooses': never
  'board-close': 'board-'
  'board-closed': 'board-'
  'board-corruption': 'board-'
  'board-deck': 'board-'
  'board-declared-ability': 'board-' | 'board-declared-'
  'board-declared-artifact': 'board-' | 'board-declared-'
  'board-declared-atone': 'board-' | 'board-declared-'
  'board-declared-buy': 'board-' | 'board-declared-'
  'board-declared-found': 'board-' | 'board-declared-'
  'board-declared-gifts': 'board-' | 'board-declared-'
  'board-declared-man': 'board-' | 'board-declared-'
  'board-declared-on': 'board-' | 'board-declared-'
  'board-declared-portal': 'board-' | 'board-declared-'
  'board-declared-quest': 'board-' | 'board-declared-'
  'board-declared-recruit': 'board-' | 'board-declared-'
  'board-declared-sin': 'board-' | 'board-declared-'
  'board-declared-treasure': 'board-' | 'board-declared-'
  'board-declared-treasure-top': 'board-' | 'board-declared-'
  'board-declared-unnamed': 'board-' | 'board-declared-'
  'board-declared-use': 'board-' | 'board-declared-'
  'board-do-ability': 'board-' | 'board-do-'
  'board-do-pay': 'board-' | 'board-do-'
  'board-draft': 'board-'
  'board-draft-next': 'board-' | 'board-draft-'
  'board-each': 'board-'
  'board-elixirs-count': 'board-' | 'board-elixirs-'
  'board-emptyspace': never
  'board-fallen': 'board-'
  'board-fate-closed': 'board-fate-'
  'board-fate-gone': 'board-fate-'
  'board-fate-lost': 'board-fate-'
  'board-fate-refreshed': never
  'board-fate-yours': 'board-fate-'
  'board-first': 'board-'
  'board-first-danger': never
  'board-first-danger-text': 'board-first-danger-'
  'board-first-goal': 'board-' | 'board-first-'
  'board-first-goal-text': 'board-' | 'board-first-' | 'board-first-goal-'
  'board-first-turn': 'board-' | 'board-first-'
  'board-first-turn-text': 'board-' | 'board-first-' | 'board-first-turn-'
  'board-gift-chosen': 'board-' | 'board-gift-'
  'board-gift-less': 'board-' | 'board-gift-'
  'board-gift-more': 'board-' | 'board-gift-'
  'board-gifts-none': 'board-' | 'board-gifts-'
  'board-go-on': 'board-' | 'board-go-'
  'board-go-on-key': 'board-' | 'board-go-' | 'board-go-on-'
  'board-hand': 'board-'
  'board-hand-empty': 'board-' | 'board-hand-'
  'board-have': never
  'board-hero-tapped': 'board-' | 'board-hero-'
  'board-holdings': never
  'board-jump': never
  'board-jump-market': never
  'board-jump-quests': 'board-jump-'
  'board-jump-world': 'board-jump-'
  'board-kept': 'board-'
  'board-kind-armour': 'board-' | 'board-kind-'
  'board-kind-artifacts': 'board-' | 'board-kind-'
  'board-kind-castles': 'board-' | 'board-kind-'
  'board-kind-cataclysms': 'board-' | 'board-kind-'
  'board-kind-characters': 'board-' | 'board-kind-'
  'board-kind-elixirs': 'board-' | 'board-kind-'
  'board-kind-estates': 'board-' | 'board-kind-'
  'board-kind-gifts': 'board-' | 'board-kind-'
  'board-kind-heroes': 'board-' | 'board-kind-'
  'board-kind-pieces': 'board-' | 'board-kind-'
  'board-kind-portals': 'board-' | 'board-kind-'
  'board-kind-quests': 'board-' | 'board-kind-'
  'board-kind-sins': 'board-' | 'board-kind-'
  'board-kind-temples': 'board-' | 'board-kind-'
  'board-kind-treasures': 'board-' | 'board-kind-'
  'board-kind-unnamed': 'board-' | 'board-kind-'
  'board-leader': 'board-'
  'board-legend-artifact': 'board-legend-'
  'board-legend-deck': 'board-legend-'
  'board-legend-fame': 'board-legend-'
  'board-legend-flask': never
  'board-legend-gifts': 'board-legend-'
  'board-legend-gold': 'board-legend-'
  'board-legend-house': never
  'board-legend-marker': 'board-legend-'
  'board-legend-might': 'board-legend-'
  'board-legend-people': 'board-legend-'
  'board-legend-plus': never
  'board-legend-sin': 'board-legend-'
  'board-lift': never
  'board-lost': 'board-'
  'board-marker-of': 'board-' | 'board-marker-'
  'board-markers': 'board-'
  'board-market': never
  'board-means-again': 'board-means-'
  'board-means-cataclysm': 'board-means-'
  'board-means-hero': 'board-means-'
  'board-means-instants': 'board-means-'
  'board-means-keep': never
  'board-means-leads': 'board-means-'
  'board-means-pay': 'board-means-'
  'board-means-react': 'board-means-'
  'board-means-ringed': never
  'board-means-step': 'board-means-'
  'board-means-ties': 'board-means-'
  'board-means-trails': never
  'board-might': 'board-'
  'board-might-of': 'board-' | 'board-might-'
  'board-needs': 'board-'
  'board-neutral': 'board-'
  'board-nothing-there': never
  'board-of': 'board-'
  'board-once': 'board-'
  'board-open-hero': 'board-' | 'board-open-'
  'board-or': 'board-'
  'board-others': 'board-'
  'board-paid-fame': 'board-' | 'board-paid-'
  'board-paid-gold': 'board-' | 'board-paid-'
  'board-pay': 'board-'
  'board-pay-for': never
  'board-pay-gifts': 'board-' | 'board-pay-'
  'board-pay-more': 'board-' | 'board-pay-'
  'board-pay-rest': 'board-' | 'board-pay-'
  'board-pay-spend': 'board-' | 'board-pay-'
  'board-pay-take': 'board-' | 'board-pay-'
  'board-pay-wild': 'board-' | 'board-pay-'
  'board-pool': never
  'board-portal-card': 'board-' | 'board-portal-'
  'board-portal-closed': 'board-' | 'board-portal-'
  'board-portal-free': 'board-' | 'board-portal-'
  'board-portal-open': 'board-' | 'board-portal-'
  'board-portal-shut': never
  'board-portals': 'board-'
  'board-portals-text': 'board-' | 'board-portals-'
  'board-prize': 'board-'
  'board-quests': 'board-'
  'board-row-1': 'board-' | 'board-row-'
  'board-row-2': 'board-' | 'board-row-'
  'board-row-3': 'board-' | 'board-row-'
  'board-row-empty': 'board-' | 'board-row-'
  'board-sin-envy-0': 'board-' | 'board-sin-' | 'board-sin-envy-'
  'board-sin-envy-1': 'board-' | 'board-sin-' | 'board-sin-envy-'
  'board-sin-gluttony-0': 'board-' | 'board-sin-' | 'board-sin-gluttony-'
  'board-sin-gluttony-1': 'board-' | 'board-sin-' | 'board-sin-gluttony-'
  'board-sin-greed-0': 'board-' | 'board-sin-' | 'board-sin-greed-'
  'board-sin-greed-1': 'board-' | 'board-sin-' | 'board-sin-greed-'
  'board-sin-lust-0': 'board-' | 'board-sin-' | 'board-sin-lust-'
  'board-sin-lust-1': 'board-' | 'board-sin-' | 'board-sin-lust-'
  'board-sin-pride-0': 'board-' | 'board-sin-' | 'board-sin-pride-'
  'board-sin-pride-1': 'board-' | 'board-sin-' | 'board-sin-pride-'
  'board-sin-sloth-0': 'board-' | 'board-sin-' | 'board-sin-sloth-'
  'board-sin-sloth-1': 'board-' | 'board-sin-' | 'board-sin-sloth-'
  'board-sin-wrath-0': 'board-' | 'board-sin-' | 'board-sin-wrath-'
  'board-sin-wrath-1': 'board-' | 'board-sin-' | 'board-sin-wrath-'
  'board-sinpile': never
  'board-sins-count': 'board-' | 'board-sins-'
  'board-sins-short': never
  'board-sold': never
  'board-space': 'board-'
  'board-space-taken': 'board-' | 'board-space-'
  'board-spaces': 'board-'
  'board-spared': never
  'board-spent': never
  'board-starts': 'board-'
  'board-strap-ability': 'board-strap-'
  'board-strap-artifact': 'board-strap-'
  'board-strap-buy': 'board-strap-'
  'board-strap-cash': 'board-strap-'
  'board-strap-choose': 'board-strap-'
  'board-strap-discard-sin': 'board-strap-' | 'board-strap-discard-'
  'board-strap-elixir': 'board-strap-'
  'board-strap-found': 'board-strap-'
  'board-strap-gifts': 'board-strap-'
  'board-strap-gifts-last': 'board-strap-' | 'board-strap-gifts-'
  'board-strap-kept': 'board-strap-'
  'board-strap-man': 'board-strap-'
  'board-strap-manned': 'board-strap-'
  'board-strap-pick': 'board-strap-'
  'board-strap-react': 'board-strap-'
  'board-strap-recruit': 'board-strap-'
  'board-strap-short': never
  'board-strap-spent': never
  'board-strap-treasure': 'board-strap-'
  'board-strap-turned': never
  'board-strap-unnamed': 'board-strap-'
  'board-strap-use': 'board-strap-'
  'board-struck': never
  'board-their-action': 'board-their-'
  'board-treasure-hidden': 'board-' | 'board-treasure-'
  'board-treasure-top': 'board-'
  'board-treasures': 'board-'
  'board-turn': 'board-'
  'board-turn-it': 'board-' | 'board-turn-'
  'board-unnamed': 'board-'
  'board-unnamed-cards': 'board-' | 'board-unnamed-'
  'board-world': 'board-'
  'board-you-tag': never
  'board-your-action': 'board-your-'
  'booklet-1': 'booklet-'
  'booklet-2': 'booklet-'
  'booklet-3': 'booklet-'
  'booklet-4': 'booklet-'
  'booklet-5': 'booklet-'
  'booklet-6': 'booklet-'
  'booklet-cards-1': 'booklet-' | 'booklet-cards-'
  'booklet-cards-2': 'booklet-' | 'booklet-cards-'
  'booklet-intro': never
  'content-armour': 'content-'
  'content-artifacts': 'content-'
  'content-castles': 'content-'
  'content-cataclysms': 'content-'
  'content-characters': 'content-'
  'content-elixirs': 'content-'
  'content-estates': 'content-'
  'content-gifts': 'content-'
  'content-heroes': 'content-'
  'content-pieces': 'content-'
  'content-portals': 'content-'
  'content-quests': 'content-'
  'content-sins': 'content-'
  'content-temples': 'content-'
  'content-treasures': 'content-'
  'content-unnamed': 'content-'
  'figure-armour': 'figure-'
  'figure-cataclysms': 'figure-'
  'figure-corruption': 'figure-'
  'figure-portals': 'figure-'
  'figure-turn': 'figure-'
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
  derived: Record<string, unknown>
  facts: Facts
  events: Events
}
