// Made from the server's types by tools/client_types.py. Do not edit.

export interface Accepted {
  type: 'accepted'
  id: number
}

export interface Answer {
  type: 'answer'
  id: number
  number: number
  option: unknown[]
}

export interface Asked {
  prompt: string
  text: string
  clause: string
  choices: Choice[]
  group: GroupData | null
  refusals: WhyNot[]
  passable: boolean
}

export interface CardData {
  kind: string
  key: string
  name: string
  facts: Record<string, unknown>
  text: string
  clauses: string[]
  copies: number
}

export interface CardsData {
  cards: CardData[]
  numbers: number[]
}

export interface Choice {
  option: unknown[]
  label: string
}

export interface Concede {
  type: 'concede'
  id: number
  number: number
}

export interface DeckList {
  faction: 'bastion' | 'cinder' | 'veil' | 'wildroot'
  cards: Record<string, number>
}

export interface DeckProblem {
  card: string
  text: string
  clause: string
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

export interface Filling {
  bot: string
}

export interface GameData {
  id: string
  title: string
  seats: number[]
  usual: number
  bots: string[]
  settings: SettingData[]
  verbs: Record<string, string[]>
  passes: boolean
  finished: boolean
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
  labels: string[]
}

export interface Happened {
  kind: string
  args: unknown[]
  clause: string
}

export interface Hold {
  type: 'hold'
  id: number
  hold: boolean
}

export type Incoming = Answer | Gesture | TakeBack | Concede | PassOn | Hold | Ping

export interface Joining {
  invite?: string | null
}

export interface Line {
  id: string
  game: string
  status: 'open' | 'over' | 'playing'
  options: Record<string, unknown>
  seats: Seat[]
  host: string
  mine: boolean
  created: number
  changed: number
}

export interface Link {
  secret: string
}

export interface Me {
  name: string
  known: boolean
}

export interface NamedDeck {
  name: string
  deck: DeckList
  problems: DeckProblem[]
}

export interface Naming {
  name: string
}

export interface NewTable {
  game: string
  seats: Wanted[]
  options?: Record<string, unknown>
  listed?: boolean
}

export interface Nothing {
}

export type Outgoing = Shown | Accepted | Refused

export interface PassOn {
  type: 'passing'
  id: number
  passing: 'ask' | 'concerned' | 'never'
}

export interface Ping {
  type: 'ping'
  id: number
}

export interface ProblemData {
  error: string
}

export interface RecordData {
  record: string
}

export interface Refused {
  type: 'refused'
  id: number | null
  code: 'busy' | 'illegal' | 'malformed' | 'not-asked' | 'not-running' | 'not-yours' | 'stale' | 'too-fast' | 'undo'
  text: string
}

export interface RulesData {
  title: string
  sections: SectionData[]
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
  here: boolean
  yours: boolean
}

export interface SectionData {
  id: string
  title: string
  entries: EntryData[]
}

export interface SettingData {
  kind: string
  name: string
  text: string
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
}

export interface TakeBack {
  type: 'undo'
  id: number
  number: number
  force?: boolean
}

export interface Wanted {
  kind: 'bot' | 'open' | 'person'
  name?: string
  bot?: string
}

export interface WhyNot {
  what: string
  why: string
  clause: string
}
