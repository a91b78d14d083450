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

/** A space of the tavern or the store. */
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
  phase: string
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
  /** An action or a sin card of a hero is cancelled. */
  cancelled: [seat: number]
  /** A hero reacts with a card. */
  reaction: [seat: number, card: number]
  /** A hero plays a sin card. */
  'sin-played': [seat: number, card: number, function: number]
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
  /** A hero loses a character. */
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
  /** A hero loses a building. */
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

/** All that is known about the types of this game. */
export type Types = {
  table: TableData
  derived: Record<string, unknown>
  facts: Facts
  events: Events
}
