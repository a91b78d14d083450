// A way to pay as the rules offer it: cards that help, then what is paid from hand.
import type { Choice } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { gifts, type Amount } from './pieces'

export interface Help {
  key: string
  how: 'take' | 'spend' | 'wild'
  gives: Amount[]
  name: string
  kind: string
}

export interface Way {
  choice: Choice
  helps: Help[]
  paid: Amount[]
}

type Raw = [[string, Help['how'], number[]][], number[], number, number, number]

/** The ways to pay among the open choices. */
export function ways(table: TableState): Way[] {
  const all = (table.asked?.choices ?? []).filter((choice) => choice.option[0] === 'pay')
  return all.map((choice) => {
    const [helps, paid, gold, fame, might] = choice.option[1] as Raw
    const money = [
      { what: 'gold', count: gold },
      { what: 'fame', count: fame },
      { what: 'might', count: might },
    ]
    return {
      choice,
      helps: helps.map(([key, how, granted]) => {
        const card = table.cards.cards.find((each) => each.key === key)
        return { key, how, gives: gifts(granted), name: card?.name ?? key, kind: card?.kind ?? '' }
      }),
      paid: [...gifts(paid), ...money.filter((each) => each.count)],
    }
  })
}

/** Which cards make a difference: those that help in some ways and not in all. */
export function deciding(all: Way[]): Help[] {
  const found = new Map<string, Help>()
  for (const way of all) for (const help of way.helps) found.set(help.key, help)
  return [...found.values()].filter(
    (help) => !all.every((way) => way.helps.some((each) => each.key === help.key)),
  )
}
