// What the pieces of a board share: each game adds what a click on them means.
import type { TableState } from './state.svelte'
import type { GameTypes } from './types'

/** One player's side of the table, as the view of a game has it. */
type PlayerOf<G extends GameTypes> = G['table'] extends { players?: (infer Player)[] } ? Player : never

export class BoardState<G extends GameTypes> {
  constructor(readonly table: TableState<G>) {}

  /** What lies on the table, as one's seat sees it. */
  get s(): G['table'] {
    return this.table.view
  }
  get derived(): G['derived'] {
    return this.table.derived
  }
  /** The kind of question that is asked; empty: none. */
  get prompt(): string {
    return this.table.asked?.prompt ?? ''
  }
  /** One's own side of the table; onlookers have none. */
  get me(): PlayerOf<G> | null {
    const { players } = this.s as { players?: PlayerOf<G>[] }
    return this.table.seat === null ? null : (players?.[this.table.seat] ?? null)
  }
}
