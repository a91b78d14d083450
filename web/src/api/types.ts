// Made from the server's types by tools/client_types.py. Do not edit.

export interface Accepted {
  type: 'accepted'
  id: number
}

export interface AdventureData {
  key: string
  title: string
  about: string
  plays: number
  wins: number
  highest: string | null
}

export interface AdviceData {
  option: unknown[]
  label: MessageData
  chance: number
  reasons: MessageData[]
}

export interface Answer {
  type: 'answer'
  id: number
  number: number
  option: unknown[]
}

export interface Asked {
  prompt: string
  message: MessageData
  clause: string
  choices: Choice[]
  group: GroupData | null
  refusals: WhyNot[]
  passable: boolean
}

export interface Beginning {
  again?: boolean
}

export interface Best {
  table: string
  won: boolean
  score: number
  round: number | null
  level: string
  at: number
}

export interface BestsData {
  overall: LevelBests
  levels: LevelBests[]
}

export interface CampaignData {
  id: string
  name: string
  created: number
  changed: number
  owned: number
  cards: number
  promos: number
  all_promos: number
  adventures: AdventureData[]
  legends: LegendData[]
  plays: PlayData[]
  running: RunningData[]
  uncounted: number
}

export interface CampaignLine {
  id: string
  name: string
  changed: number
  plays: number
  won: number
  adventures: number
  owned: number
  cards: number
  running: number
}

export interface CardData {
  kind: string
  key: string
  name: string
  facts: Record<string, unknown>
  text: string
  parts: string[]
  flavor: string
  clauses: string[]
  copies: number
}

export interface CardOwned {
  id: string
  kind: string
  key: string
  name: string
  included: boolean
}

export interface CardsData {
  cards: CardData[]
  numbers: number[]
}

export interface CauseData {
  seat: number
  kind: 'luck' | 'mistakes' | 'rival' | 'slim' | 'slow'
  answer: number | null
  who: number
  before: number
  after: number
  story: MessageData[]
}

export interface CharacterData {
  name: string
  level: string
  style: string
}

export interface ChatData {
  type: 'chat'
  first: number
  lines: ChatLine[]
}

export interface ChatLine {
  who: string
  seat: number | null
  name: string
  text: string
  at: number
  yours: boolean
}

export interface Choice {
  option: unknown[]
  label: MessageData
}

export interface ClockData {
  left: number
  since: number | null
}

export interface Concede {
  type: 'concede'
  id: number
  number: number
}

export interface CourseData {
  first: number
  course: number[][]
  highlights: HighlightData[]
}

export interface Customs {
  audience?: boolean
  bank?: number
  increment?: number
  late?: 'bot' | 'default'
  absent?: number
  stand_in?: string
}

export interface DailyData {
  day: string
  game: string
  level: string
  table: string | null
  status: 'open' | 'over' | 'playing' | null
  won: boolean
  score: number | null
  streak: number
  leader: string | null
  best: number | null
}

export interface DeckList {
  faction: 'bastion' | 'cinder' | 'veil' | 'wildroot'
  cards: Record<string, number>
}

export interface DeckProblem {
  card: string
  what: MessageData
  clause: string
}

export interface Dropped {
  record: string
}

export interface Ending {
  outcome: string
  winners: number[]
  places: number[]
  scores: number[]
  details: Record<string, unknown>
}

export interface EntryData {
  id: string
  kind: string
  title: string
  text: string
  links: string[]
}

export interface FileData {
  name: string
  text: string
}

export interface Filling {
  bot: string
}

export interface FindingData {
  answer: number
  seat: number
  question: MessageData
  clause: string
  degree: 'blunder' | 'mistake' | 'slip'
  cost: number
  chosen: VerdictData
  best: VerdictData
  reasons: MessageData[]
}

export interface Following {
  secret: string
  replace?: boolean
}

export interface FrameData {
  view: Record<string, unknown>
  waiting: number[] | null
  events: Happened[]
}

export interface GameData {
  id: string
  title: string
  seats: number[]
  default_seats: number
  bots: string[]
  settings: SettingData[]
  verbs: Record<string, string[]>
  passes: boolean
  finished: boolean
  cooperative: boolean
  cast: CharacterData[]
}

export interface Gesture {
  type: 'gesture'
  id: number
  number: number
  values: number[]
}

export interface GroupData {
  kind: 'arrange' | 'pick' | 'share'
  items: unknown[]
  chosen: unknown[]
  least: number
  most: number
  labels: MessageData[]
}

export interface Guided {
  step: number
  of: number
  strayed: boolean
  done: boolean
  expects: unknown[][]
  then: unknown[][]
}

export interface Happened {
  kind: string
  args: unknown[]
  clause: string
  message: MessageData
}

export interface HighlightData {
  scene: number
  seat: number
  before: number
  after: number
  who: number
  what: MessageData | null
  events: Happened[]
}

export interface HintData {
  advice: AdviceData[]
  threat: MessageData | null
  number: number
}

export interface HintWanted {
  seat?: number | null
}

export interface Hold {
  type: 'hold'
  id: number
  hold: boolean
}

export interface Importing {
  text: string
  name?: string | null
  replace?: boolean
}

export type Incoming = Answer | Gesture | TakeBack | Concede | PassOn | Hold | Propose | Vote | Resume | Say | Ready | Look | Ping

export interface Joining {
  invite?: string | null
}

export interface KeptSettings {
  settings: Preferences | null
}

export interface LatestData {
  sentences: string[]
}

export interface LegendData {
  key: 'diana' | 'phantom'
  name: string
  cards: CardOwned[]
  chosen: boolean
  least: number
  away: boolean
}

export interface LessonData {
  game: string
  name: Record<string, string>
  about: Record<string, string>
  steps: StepData[]
  farewell: StepData
}

export interface LessonLine {
  game: string
  name: Record<string, string>
  about: Record<string, string>
  done: boolean
  table: string | null
  step: number
  of: number
}

export interface LevelBests {
  level: string
  games: number
  wins: number
  best: Best | null
}

export interface Line {
  id: string
  game: string
  status: 'open' | 'over' | 'playing'
  options: Record<string, unknown>
  seats: Seat[]
  host: string
  mine: boolean
  asked: boolean
  created: number
  changed: number
  lesson: boolean
}

export interface Link {
  secret: string
}

export interface Look {
  type: 'look'
  id: number
  looking: boolean
}

export interface Me {
  name: string
  known: boolean
}

export interface MessageData {
  args: Record<string, unknown>
  key: string
}

export interface NamedDeck {
  name: string
  deck: DeckList
  problems: DeckProblem[]
}

export interface Naming {
  name: string
}

export interface NewCampaign {
  name: string
  seats?: Wanted[]
  options?: Record<string, unknown>
}

export interface NewCampaignTable {
  seats?: Wanted[]
  options?: Record<string, unknown>
  listed?: boolean
}

export interface NewTable {
  game: string
  seats: Wanted[]
  options?: Record<string, unknown>
  listed?: boolean
  hints?: boolean
  customs?: Customs
}

export interface Note {
  table: string
  outcome: string
  rounds: number
  winner: number | null
  card?: string
  loser?: number | null
}

export interface Nothing {
}

export type Outgoing = Shown | SocialData | ChatData | Accepted | Refused

export interface OutpostsCampaignDeck {
  deck: Record<string, number> | null
}

export interface OwnCollection {
  seat: number
  faction: string
  cards: Record<string, number>
  deck: Record<string, number> | null
  problems: DeckProblem[]
}

export interface PassOn {
  type: 'passing'
  id: number
  passing: 'ask' | 'concerned' | 'never'
}

export interface PersonalData {
  name: string
  since: number
  tables: Record<string, unknown>[]
  results: Record<string, unknown>[]
  lessons: Record<string, unknown>[]
  dailies: Record<string, unknown>[]
  decks: Record<string, unknown>[]
  replays: Record<string, unknown>[]
  chat: Record<string, unknown>[]
  campaigns?: FileData[]
  shared_campaigns?: Record<string, unknown>[]
  settings?: Preferences | null
}

export interface PhantomCampaignDeck {
  deck: string[] | null
}

export interface Ping {
  type: 'ping'
  id: number
}

export interface PlayData {
  adventure: string
  level: string
  outcome: string
  reason: string
  legends: string[]
  turns: number
  gained: string[]
}

export interface PlayOn {
  scene: number
  seat: number
  bot: string
}

export interface PlayerData {
  name: string
  bot: string
  faction: string
  wins: number
  place: number
  cards: number
  yours: boolean
}

export interface Preferences {
  speed?: 'fast' | 'instant' | 'normal' | 'slow'
  motion?: 'full' | 'reduced' | 'system'
  sound?: boolean
  volume?: number
  text?: 100 | 115 | 130 | 150
  theme?: 'dark' | 'light' | 'system'
  hints?: 'asked' | 'off'
  confirm?: boolean
  lines?: boolean
  language?: string
}

export interface ProblemData {
  error: string
  message: MessageData
}

export interface ProfileData {
  name: string
  games: number
  lines: ProfileLine[]
  recent: ProfileGame[]
}

export interface ProfileGame {
  table: string
  game: string
  at: number
  won: boolean
  place: number
  score: number
}

export interface ProfileLine {
  game: string
  against: string
  people: boolean
  games: number
  wins: number
}

export interface ProposalData {
  id: number
  matter: 'pause' | 'undo'
  seat: number
  open: number[]
  agreed: number[]
  refused: number | null
}

export interface Propose {
  type: 'propose'
  id: number
  number: number
  matter: 'pause' | 'undo'
}

export interface Ready {
  type: 'ready'
  id: number
  number: number
}

export interface RecordData {
  record: string
}

export interface Refused {
  type: 'refused'
  id: number | null
  code: 'busy' | 'illegal' | 'malformed' | 'not-asked' | 'not-running' | 'not-yours' | 'stale' | 'too-fast' | 'undo'
  text: string
  message: MessageData
}

export interface ReplayData {
  id: string
  game: string
  players: string[]
  options: Record<string, unknown>
  seed: string
  seal: string
  scenes: number
  ending: Ending | null
  table: string | null
}

export interface ReportData {
  name: string
  file: string
}

export interface Resume {
  type: 'resume'
  id: number
}

export interface ReviewData {
  done: boolean
  progress: number
  seats: number[]
  decisions: number
  first: number
  course: number[][]
  findings: FindingData[]
  causes?: CauseData[]
}

export interface RulesData {
  title: string
  sections: SectionData[]
}

export interface RunningData {
  table: string
  adventure: string
  level: string
  legends: string[]
  waiting: boolean
}

export interface Say {
  type: 'say'
  id: number
  text: string
}

export interface SceneData {
  seat: number | null
  what: MessageData | null
  by: string
  frames: FrameData[]
}

export interface Seat {
  kind: 'bot' | 'open' | 'person'
  person?: string | null
  name?: string
  bot?: string
  passing?: 'ask' | 'concerned' | 'never'
  holding?: boolean
}

export interface SeatData {
  kind: 'bot' | 'open' | 'person'
  name: string
  bot: string
  presence: 'away' | 'left' | 'online'
  yours: boolean
  asked: boolean
}

export interface SectionData {
  id: string
  title: string
  entries: EntryData[]
}

export interface SeriesData {
  id: string
  name: string
  created: number
  changed: number
  mine: boolean
  options: Record<string, unknown>
  players: PlayerData[]
  own: OwnCollection[]
  games: Note[]
  wins_needed: number
  games_most: number
  over: boolean
  running: string | null
  waiting: boolean
  uncounted: number
}

export interface Session {
  id: string
  created: number
  seen: number
  agent: string
  current: boolean
}

export interface SettingData {
  kind: string
  name: string
  clause: string
  default: unknown
  values?: string[]
  least?: number
  most?: number
  step?: number
}

export interface Shown {
  type: 'shown'
  number: number
  status: 'open' | 'over' | 'playing'
  seat: number | null
  view: Record<string, unknown> | null
  asked: Asked | null
  waiting: number[] | null
  events: Happened[]
  first: number
  seats: SeatData[]
  passing: 'ask' | 'concerned' | 'never'
  holding: boolean
  ending: Ending | null
  revealed: number
  lesson?: Guided | null
}

export interface SocialData {
  type: 'social'
  spectators: number
  proposal: ProposalData | null
  writes: boolean
  next: string | null
  clocks: (ClockData | null)[] | null
  allowance: ClockData | null
  stand_ins: number[]
  pausable: boolean
  paused: boolean
  now?: number
}

export interface StepData {
  pages: Record<string, string[]>
  clauses: string[]
  points: string[][]
  free: boolean
}

export interface TableData {
  id: string
  game: string
  status: 'open' | 'over' | 'playing'
  options: Record<string, unknown>
  seats: Seat[]
  own: number[]
  invite: string | null
  seal: string
  hints: boolean
  customs: Customs
  daily?: string
  campaign?: string | null
}

export interface TakeBack {
  type: 'undo'
  id: number
  number: number
  force?: boolean
}

export interface TextData {
  text: string
}

export interface TextIndex {
  languages: Record<string, string>
  versions: Record<string, Record<string, string>>
}

export interface Trouble {
  words?: string
  error?: string
  seat?: number | null
}

export interface VerdictData {
  label: MessageData
  chance: number
}

export interface Vote {
  type: 'vote'
  id: number
  proposal: number
  agree: boolean
}

export interface Wanted {
  kind: 'bot' | 'open' | 'person'
  name?: string
  bot?: string
}

export interface WhyNot {
  what: MessageData
  why: MessageData
  clause: string
  option: unknown[]
  also: unknown[]
}
