// What a result rests on: the details that the catalog of the game has a word for (`figure-NAME`).
import type { Compared } from '../../boards'

export interface Figures {
  /** A value for each seat. */
  columns: { name: string; values: number[] }[]
  /** A value of the whole game. */
  lines: { name: string; value: number }[]
}

/** A comparison: what the winners had, and the best of those who could still have won, or of one of them. */
export interface Reason {
  name: string
  first: number
  other: number
}

/** The comparisons down to the one that decided, with all others or with one; none, if the winners were not ahead. */
export function reasonsOf(
  compared: readonly Compared[],
  winners: readonly number[],
  loser?: number,
): Reason[] {
  const winner = winners[0]
  const found: Reason[] = []
  if (winner === undefined) return found
  let rivals =
    loser === undefined
      ? (compared[0]?.values ?? []).map((_, seat) => seat).filter((seat) => !winners.includes(seat))
      : [loser]
  for (const { name, values, fewest } of compared) {
    const worth = (seat: number) => values[seat]! * (fewest ? -1 : 1)
    const best = Math.max(...rivals.map(worth))
    if (best > worth(winner)) return []
    found.push({ name, first: values[winner]!, other: Math.abs(best) })
    if (best < worth(winner)) return found
    rivals = rivals.filter((seat) => worth(seat) === best)
  }
  return []
}

/** What the score is the sum of: what the winner had, and the best of the others, or one of them. */
export function partsOf(
  parts: readonly Compared[],
  scores: readonly number[],
  winners: readonly number[],
  loser?: number,
): Reason[] {
  const others = scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat))
  const other = loser ?? others.sort((a, b) => scores[b]! - scores[a]!)[0]
  const winner = winners[0]
  if (winner === undefined || other === undefined) return []
  return parts.map(({ name, values }) => ({ name, first: values[winner]!, other: values[other]! }))
}

/** The moment after which a seat was closest to winning; none, if it never was closer than at the start. */
export function bestMoment(
  course: readonly (readonly number[])[],
  seat: number,
): { at: number; chance: number } | undefined {
  const chances = course.map((each) => each[seat] ?? 0)
  const chance = Math.max(...chances)
  const at = chances.indexOf(chance)
  return at > 0 ? { at, chance } : undefined
}

/** The message that names a figure. */
export const figureKey = (key: string): string => `figure-${key.replaceAll('_', '-')}`

/** The figures of a result, by the names of their messages; what has no word is not shown. */
export function figuresOf(
  details: Readonly<Record<string, unknown>>,
  seats: number,
  known: (name: string) => boolean,
): Figures {
  const found: Figures = { columns: [], lines: [] }
  for (const [key, value] of Object.entries(details)) {
    const name = figureKey(key)
    if (!known(name)) continue
    if (typeof value === 'number') found.lines.push({ name, value })
    else if (
      Array.isArray(value) &&
      value.length === seats &&
      value.every((each) => typeof each === 'number')
    )
      if (value.some((each) => each !== 0)) found.columns.push({ name, values: value as number[] })
  }
  return found
}

/** The moment at which somebody's chance changed most. */
export function turningPoint<Moment extends { before: number; after: number }>(
  moments: readonly Moment[],
): Moment | undefined {
  const swing = ({ before, after }: Moment) => Math.abs(after - before)
  return moments.reduce<Moment | undefined>(
    (most, each) => (most && swing(most) >= swing(each) ? most : each),
    undefined,
  )
}
