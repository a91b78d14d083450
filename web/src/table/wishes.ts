// What somebody would like to play, chosen on the invitation. The game asks for it in the order of its rules; then the
// wish is the answer, if it is still to be had.
import type { Choice } from '../api/types'

const key = (table: string) => `fatebox.wish.${table}`

/** Keep the option that somebody wants at a table; none: forget it. */
export function wish(table: string, option: readonly string[] | null) {
  if (option) sessionStorage.setItem(key(table), JSON.stringify(option))
  else sessionStorage.removeItem(key(table))
}

/** The choice that was wished for, if it is offered now. It is given once: who undoes it chooses anew. */
export function wished(table: string, choices: readonly Choice[]): Choice | null {
  const option = sessionStorage.getItem(key(table))
  const found = option && choices.find((choice) => JSON.stringify(choice.option) === option)
  if (!found) return null
  wish(table, null)
  return found
}
