// Made from the declarations of the kernel by tools/client_types.py. Do not edit.

/** The end of a game. */
export type ResultData = {
  /** The way of ending, a word of the game's own: `win`, `last_survivor`... */
  outcome: string
  winners: number[]
  /** The place of each seat; 1 is best, equal places are shared. */
  places: number[]
  scores: number[]
  details: Record<string, unknown>
}
