// A way to pay as the rules offer it: cards that help, then what is paid from hand.
import type { Choice } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import type { PlayerData, Types } from './generated'
import { COLORS } from './pieces'
import { bestOf, gifts, type Amount } from './printed'

const PRODUCERS = ['castles', 'estates']

interface Help {
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

/** The ways to pay among the open choices; buildings that are cashed in are worth what the banners make of them. */
export function waysOf(table: TableState<Types>, banners: readonly number[] | undefined): Way[] {
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
        const worth = card && PRODUCERS.includes(card.kind) ? bestOf(card, banners)?.gives : undefined
        return { key, how, gives: worth ?? gifts(granted), name: card?.name ?? key, kind: card?.kind ?? '' }
      }),
      paid: [...gifts(paid), ...money.filter((each) => each.count)],
    }
  })
}

/** What of a resource is left after a way to pay: what is taken first comes in, what is paid goes out. */
export function leftOf(player: PlayerData, way: Way, what: string): number {
  const place = COLORS.findIndex((color) => color === what)
  const has = place < 0 ? (player[what as 'gold' | 'fame' | 'might'] ?? 0) : (player.gifts[place] ?? 0)
  const taken = way.helps.filter((help) => help.how === 'take').flatMap((help) => help.gives)
  return Math.max(0, has + countOf(taken, what) - countOf(way.paid, what))
}

const countOf = (all: Amount[], what: string) =>
  all.filter((each) => each.what === what).reduce((n, each) => n + each.count, 0)

/** What is spent beyond the cost, and so lost. */
export function lostWith(way: Way, cost: Amount[]): Amount[] {
  const spent = way.helps.filter((help) => help.how === 'spend').flatMap((help) => help.gives)
  const kinds = [...new Set(spent.map((each) => each.what))]
  return kinds
    .map((what) => ({ what, count: countOf(spent, what) - countOf(cost, what) }))
    .filter((each) => each.count > 0)
}
