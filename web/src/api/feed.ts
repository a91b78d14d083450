// What a board is fed from: the live table, or the replay of a finished one.
import type { Player } from '../table/player.svelte'
import type { Happened, PassOn, Propose, Shown } from './types'

export interface Feed {
  /** The id of the table, or of the replay. */
  readonly table: string
  readonly shown: Shown | null
  readonly log: Happened[]
  /** What happened with the last thing shown. */
  readonly news: Happened[]
  /** How long the log was when this seat last answered. */
  readonly marked?: number
  /** Plays what happened; a replay is played by hand. */
  readonly player?: Player
  readonly connection: 'connecting' | 'open' | 'lost' | 'gone'
  readonly refusal: string | null
  readonly busy: boolean
  answer(option: unknown[]): Promise<string | null>
  gesture(values: number[]): Promise<string | null>
  undo(force?: boolean): Promise<string | null>
  concede(): Promise<string | null>
  hold(hold: boolean): Promise<string | null>
  passing(passing: PassOn['passing']): Promise<string | null>
  /** Ask all others for their consent; a replay has nobody to ask. */
  propose?(matter: Propose['matter']): Promise<string | null>
}
