// What lies on the table of Fate of Fantos, as the view names it.

export interface LegacyData {
  seat: number
  card: number
  shards: number
  state: 'untasked' | 'tasked' | 'disabled' | 'dormant'
  role: string
  attached: number[]
  copied: number | null
}

export interface CitadelData {
  seat: number
  mat: string
  reserve: number
  hand: (number | null)[]
  legacies: LegacyData[]
  alive: boolean
}

export interface PartData {
  card: number | null
  die: number
}

export interface SideData {
  seat: number
  parts: PartData[]
  bonus: number
  prevented: number
}

export interface ActionData {
  kind: string
  seat: number
  stage: 'declared' | 'joined' | 'rolled' | 'final' | 'cancelled'
  sides: SideData[]
  bonuses: { source: number; on: number | null; amount: number }[]
  linked: number[]
  scores: number[]
  winner: number
  amount: number
}

export interface ItemData {
  seat: number
  kind: string
  source: number
  by: number
  card: number[]
  cards: number[]
  numbers: number[]
}

export interface PromiseData {
  seat: number
  to: number
  kind: string
  word: string
  number: number
}

export interface OfferData {
  seat: number
  to: number
  give: number
  cards: (number | null)[]
  want: number
  want_cards: number
  want_titles: string[]
  promises: PromiseData[]
}

/** Legacies that count: those on which Shards count at the end (FAN-WIN.1). */
export function held(citadel: CitadelData): number {
  return citadel.legacies
    .filter((legacy) => legacy.state === 'untasked' || legacy.state === 'tasked')
    .reduce((sum, legacy) => sum + legacy.shards, 0)
}

/** Which Stat counts in which action. */
export const STAT_OF: Record<string, number> = { harvest: 0, war: 1, duel: 1, tribute: 2, special: 2 }

/** The letters on the tag of each race. */
export const TAGS: Record<string, string> = {
  feral: 'Fe',
  enlightened: 'En',
  cult: 'Cu',
  hollow: 'Ho',
  marked: 'Ma',
  starborn: 'St',
}
