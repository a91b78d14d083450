// Where a dragged thing may be put: exactly where an open choice that is about it leads.
import type { Choice } from '../api/types'
import type { TableState } from './state.svelte'

export type Act = (x: number, y: number) => void

/**
 * Things and places have names: `card:17`, `seat:2`, `suit:love`, an argument with its kind. `do:play` stands for a
 * verb: as a place for the whole area where that is done, as a thing for what lies ready to be put somewhere by it.
 */
export function dropsFor(table: TableState, thing: string): Map<string, Act> {
  if (!table.asked || table.live.busy) return new Map()
  const found = new Map<string, Choice[]>()
  for (const choice of table.asked.choices) {
    const [verb, ...args] = choice.option
    const kinds = table.game.verbs[String(verb)] ?? []
    const names = [`do:${String(verb)}`, ...args.map((arg, i) => `${kinds[i]}:${String(arg)}`)]
    const at = names.indexOf(thing)
    if (at < 0 || (table.asked.group && table.placeOf(choice.option) !== null)) continue
    for (const name of names.filter((_, i) => i !== at)) found.set(name, [...(found.get(name) ?? []), choice])
  }
  const acts = [...found].map(([name, choices]): [string, Act] => [
    name,
    (x, y) => table.offer(choices, x, y),
  ])
  return new Map([...acts, ...(table.planning?.(thing) ?? [])])
}
