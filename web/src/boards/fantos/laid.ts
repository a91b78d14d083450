// Which cards lie on the board, so that what can be done with them need not stand in the bar as well.
import type { TableState } from '../../table/state.svelte'
import type { Types } from './generated'
import { citadelsOf } from './slab'

/** Verbs that are about a card; they stand in the bar when it lies nowhere. */
const CARDS = [
  'play',
  'use',
  'pay',
  'choose',
  'task',
  'nominate',
  'challenge',
  'free',
  'remove',
  'discard',
  'give-card',
  'hire',
  'boost',
]
/** Verbs whose things are always on the board. */
const ALWAYS = [
  'declare',
  'attack',
  'name',
  'to',
  'offer',
  'hire-blind',
  'die',
  'raise',
  'lower',
  'boost-bare',
  'vote',
]

export function laidCards(table: TableState<Types>): Set<number | null> {
  const { view } = table
  const citadels = citadelsOf(table)
  const own = table.seat === null ? undefined : citadels[table.seat]
  const actions = view.actions
  const items = view.stack
  const legacies = citadels.flatMap((each) => each.legacies)
  return new Set<number | null>([
    ...legacies.flatMap((legacy) => [legacy.card, ...legacy.attached]),
    ...(own?.hand ?? []),
    ...view.pool,
    ...view.turned_up,
    ...view.trials,
    ...actions.flatMap((action) => action.linked),
    ...items.flatMap((item) => item.card),
  ])
}

/** The verbs that the board offers where their things lie. */
export function settle(table: TableState<Types>, laid: Set<number | null>, form: string[]): Set<string> {
  const missing = (table.asked?.choices ?? [])
    .filter(({ option }) => !laid.has(option[option[0] === 'boost' ? 2 : 1] as number))
    .map(({ option }) => String(option[0]))
  return new Set([...ALWAYS, ...form, ...CARDS.filter((verb) => !missing.includes(verb))])
}
