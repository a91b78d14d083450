// The decision bar has fixed slots: one primary action far right, up to two others beside it, on a phone one; all
// that does not fit lies in a tray above the bar.
import type { Choice } from '../api/types'

/** Verbs by which a person does nothing: never done by habit, so their button is only outlined. */
const IDLE = new Set(['pass', 'done', 'skip', 'finish', 'decline', 'stop', 'hold', 'end'])
const BESIDE = 2

export interface Slots {
  primary: Choice | null
  /** Something can still be done on the board: the primary is outlined. */
  outlined: boolean
  beside: Choice[]
  tray: Choice[]
}

export interface Situation {
  /** The choices that lie nowhere on the board. */
  choices: readonly Choice[]
  /** How many choices there are in all. */
  all: number
  /** A larger choice is confirmed by the primary button. */
  confirms: boolean
  /** The choice that was prepared on the board. */
  proposed?: Choice | null
  /** Verbs that lead on. */
  leading: ReadonlySet<string>
  /** How many buttons have room beside the primary one. */
  room?: number
  /** Whether a choice needs more words than a button in the bar has room for. */
  wordy?: (choice: Choice) => boolean
}

const verb = (choice: Choice) => String(choice.option[0])

export function slotsOf({
  choices,
  all,
  confirms,
  proposed = null,
  leading,
  room = BESIDE,
  wordy = () => false,
}: Situation): Slots {
  const leads = choices.find((choice) => leading.has(verb(choice)))
  const idle = choices.filter((choice) => IDLE.has(verb(choice)))
  const alone = choices.length === 1 ? choices[0]! : null
  const primary = confirms
    ? null
    : (proposed ?? leads ?? alone ?? (choices.length <= BESIDE + 1 ? idle[0] : undefined) ?? null)
  const rest = choices.filter((choice) => choice !== primary)
  const fits = rest.length <= room && !rest.some(wordy)
  return {
    primary,
    outlined: primary !== null && primary !== proposed && IDLE.has(verb(primary)) && all > choices.length,
    beside: fits ? [...rest] : [],
    tray: fits ? [] : [...rest],
  }
}
