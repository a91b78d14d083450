// What a click does: resources are chosen and given together, Wounds are laid on Enemies, abilities are used where
// they are printed.
import { getContext, setContext } from 'svelte'

import type { CardData, Choice } from '../../api/types'
import type { Act } from '../../table/drops'
import type { TableState } from '../../table/state.svelte'
import {
  RESOURCES,
  type LegendNumbers,
  type PlayerData,
  type DerivedData,
  type Resource,
  type TableData,
} from './view'

const KEY = Symbol('quest')
const GIVING = ['pay', 'return']

export class Quest {
  /** Resources that are about to be given. */
  giving = $state.raw<Resource[]>([])

  constructor(readonly table: TableState) {}

  get s(): TableData {
    return this.table.view as unknown as TableData
  }
  get derived(): DerivedData {
    return this.table.derived as unknown as DerivedData
  }
  get prompt(): string {
    return this.table.asked?.prompt ?? ''
  }
  get choices(): Choice[] {
    return this.table.asked?.choices ?? []
  }
  get me(): PlayerData | null {
    return this.table.seat === null ? null : (this.s.players[this.table.seat] ?? null)
  }
  get setup(): boolean {
    return this.s.phase === 'setup' && !this.s.path.length
  }
  numbers(seat: number): LegendNumbers {
    return this.derived.legends[seat]!
  }
  /** What a card says on this level, but for lines of one kind; all that it prints where that is not worked out. */
  says(card: number, without = ''): string[] {
    const lines = this.derived.says[String(card)]
    if (lines) return lines.filter((line) => line.key !== without).map(this.table.say)
    return (this.table.card(card)?.text ?? '').split('\n').filter(Boolean)
  }
  /** The board of a Legend, as a card. */
  board(legend: string): CardData | null {
    return this.table.cards.cards.find((card) => card.kind === 'legends' && card.key === legend) ?? null
  }
  wounds(card: number): number {
    return this.s.wounds[String(card)] ?? 0
  }
  tokens(card: number): [string, number][] {
    return Object.entries(this.s.tokens[String(card)] ?? {}).filter(([, count]) => count > 0)
  }
  /** The choice that uses a line of a card, or of your Legend board (null). */
  ability(card: number | null, line: number): Choice | undefined {
    return this.choices.find(({ option }) =>
      card === null
        ? option[0] === 'board' && option[1] === line
        : option[0] === 'activate' && option[1] === card && option[2] === line,
    )
  }

  // --- resources -------------------------------------------------------------------------------------

  /** The verb of the question about resources that is open. */
  get verb(): string | null {
    const verb = String(this.choices[0]?.option[0] ?? '')
    return [...GIVING, 'gain', 'symbol'].includes(verb) ? verb : null
  }
  /** How many are to be given together, 0 if none are. */
  get owed(): number {
    return this.verb !== null && GIVING.includes(this.verb) ? this.s.owing : 0
  }
  /** How many of a kind can still be laid to those that are given; kinds are asked for in a fixed order. */
  left(resource: Resource): number {
    if (!this.me || !this.owed) return 0
    const first = RESOURCES.indexOf(this.choices[0]!.option[1] as Resource)
    if (RESOURCES.indexOf(resource) < first) return 0
    const held = this.verb === 'pay' ? this.numbers(this.me.seat).spendable : this.me.resources
    return held[resource] - this.giving.filter((each) => each === resource).length
  }
  usable(resource: Resource): boolean {
    if (this.table.live.busy) return false
    if (this.owed) return this.left(resource) > 0 && this.giving.length < this.owed
    return this.table.choicesFor('resource', resource).length > 0
  }
  use(resource: Resource) {
    if (!this.usable(resource)) return
    if (this.owed > 1) this.giving = [...this.giving, resource]
    else void this.table.choose(this.table.choicesFor('resource', resource)[0]!)
  }
  takeBack(resource: Resource) {
    const place = this.giving.lastIndexOf(resource)
    this.giving = this.giving.filter((_, i) => i !== place)
  }
  /** Give all that was chosen, one after the other, as the rules ask; what is left without a choice goes by itself. */
  async give() {
    const { prompt, verb } = this
    const order = [...this.giving].sort((a, b) => RESOURCES.indexOf(a) - RESOURCES.indexOf(b))
    this.giving = []
    for (const resource of order) {
      if (this.prompt !== prompt || this.verb !== verb) return
      if (!(await this.table.step([verb, resource]))) return
    }
  }

  // --- Wounds ----------------------------------------------------------------------------------------

  /** The place of an Enemy in the Wounds that are being laid. */
  private place(card: number): number {
    const { group } = this.table.asked ?? {}
    if (group?.kind !== 'share' || this.prompt !== 'place_wounds') return -1
    return this.table.openItems.findIndex((i) => group.items[i] === card)
  }
  get woundsLeft(): number {
    const { group } = this.table.asked ?? {}
    if (group?.kind !== 'share') return 0
    return group.most - this.table.selection.amounts.reduce((a, b) => a + b, 0)
  }
  /** Wounds that are about to be laid on an Enemy; null if it is not the time. */
  laying(card: number): number | null {
    const place = this.place(card)
    return place < 0 ? null : (this.table.selection.amounts[place] ?? 0)
  }
  lay(card: number, by: number) {
    const place = this.place(card)
    if (place < 0 || (by > 0 && this.woundsLeft <= 0)) return
    const amounts = [...this.table.selection.amounts]
    amounts[place] = Math.max(0, (amounts[place] ?? 0) + by)
    this.table.selection.amounts = amounts
  }
  /** The Combat value is dragged to the Enemies, one Wound at a time. */
  drops(thing: string): Map<string, Act> {
    if (thing !== 'do:wound' || this.woundsLeft <= 0) return new Map()
    const enemies = this.s.row.filter((card) => this.laying(card) !== null)
    return new Map(enemies.map((card) => [`card:${card}`, () => this.lay(card, 1)]))
  }
}

export function provideQuest(table: TableState): Quest {
  const quest = new Quest(table)
  setContext(KEY, quest)
  return quest
}

export function useQuest(): Quest {
  return getContext<Quest>(KEY)
}
