// What the pieces on the table of Fate of Fantos come to.
import type { CitadelData, LegacyFacts } from './generated'

/** Legacies that count: those on which Shards count at the end (FAN-WIN.1). */
export function held(citadel: CitadelData): number {
  return citadel.legacies
    .filter((legacy) => legacy.state === 'untasked' || legacy.state === 'tasked')
    .reduce((sum, legacy) => sum + legacy.shards, 0)
}

/** Harvest, War and Tribute as printed. */
export const statsOf = (facts: LegacyFacts | undefined): number[] =>
  facts ? [facts.harvest, facts.war, facts.tribute] : []

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
