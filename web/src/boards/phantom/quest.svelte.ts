// What a click does: resources are chosen and given together, Wounds are laid on Enemies, abilities are used where
// they are printed.
import { createContext } from 'svelte'

import type { Choice, MessageData } from '../../api/types'
import { BoardState } from '../../table/board.svelte'
import type { Act } from '../../table/drops'
import type { Doing, TableState } from '../../table/state.svelte'
import { t } from './text'
import type { Types } from './generated'
import { ownCard, RESOURCES, type LegendCard, type LegendData, type Resource } from './view'

const GIVING = ['pay', 'return'] as const
const ABOUT_RESOURCES = [...GIVING, 'gain', 'symbol'] as const

export class Quest extends BoardState<Types> {
  /** Resources that are about to be given. */
  giving = $state.raw<Resource[]>([])
  /** The card in hand that was picked: the bar offers what can be done with it. */
  picked = $state<number | null>(null)
  /** The way that was picked where the story parts. */
  way = $state<number | null>(null)
  /** Turns the page of the story that is open. */
  turn = $state.raw<(() => void) | null>(null)
  /** The pile that is looked through. */
  pile = $state('')

  get choices(): Choice[] {
    return this.table.asked?.choices ?? []
  }
  get setup(): boolean {
    return this.s.phase === 'setup' && !this.s.path.length
  }
  numbers(seat: number): LegendData {
    return this.derived.legends[seat]!
  }
  /** What a card says on this level, but for lines of one kind; all that it prints where that is not worked out. */
  says(card: number, without = ''): (string | MessageData)[] {
    const lines = this.derived.says[String(card)]
    if (lines) return lines.filter((line) => line.key !== without)
    return (this.table.card(card)?.text ?? '').split('\n').filter(Boolean)
  }
  choice(verb: string, value: unknown): Choice | undefined {
    return this.choices.find(({ option }) => option[0] === verb && option[1] === value)
  }

  // --- the card in hand that was picked ----------------------------------------------------------------

  /** Whether a card in hand can be played or discarded for its reward: it is picked first. */
  offers(card: number): boolean {
    return Boolean(this.choice('play', card) ?? this.choice('discard', card))
  }
  pick(card: number) {
    this.picked = this.picked === card ? null : card
  }
  /** What the primary button does with what was picked. */
  get proposed(): Choice | null {
    if (this.way !== null) return this.choice('read', this.way) ?? null
    if (this.prompt === 'recovery') return this.recovery
    if (this.picked === null) return null
    return this.choice('play', this.picked) ?? this.choice('discard', this.picked) ?? null
  }
  /** The half of the Recovery phase that does something: cards, if any is exhausted, else Injuries. */
  get recovery(): Choice | null {
    const sensible = this.me?.exhausted.length ? 'ready_all' : 'heal_all'
    return this.choices.find(({ option }) => option[0] === sensible) ?? null
  }
  /** What else can be done with it. */
  get besides(): Choice[] {
    const discard = this.picked === null ? undefined : this.choice('discard', this.picked)
    return discard && discard !== this.proposed ? [discard] : []
  }
  release() {
    this.picked = null
    this.way = null
    this.giving = this.sensible
  }
  /** The boards of all Legends, as cards. */
  get boards(): LegendCard[] {
    return this.table.cards.cards.map(ownCard).filter((card) => card.kind === 'legends')
  }
  board(legend: string): LegendCard | null {
    return this.boards.find(({ key }) => key === legend) ?? null
  }
  wounds(card: number): number {
    return this.s.wounds[card] ?? 0
  }
  tokens(card: number): [string, number][] {
    return Object.entries(this.s.tokens[card] ?? {}).filter(([, count]) => count > 0)
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
  get verb(): (typeof ABOUT_RESOURCES)[number] | null {
    const verb = this.choices[0]?.option[0]
    return ABOUT_RESOURCES.find((each) => each === verb) ?? null
  }
  /** The verb of giving several together. */
  get gives(): (typeof GIVING)[number] | null {
    return GIVING.find((each) => each === this.verb) ?? null
  }
  /** How many are to be given together, 0 if none are. */
  get owed(): number {
    return this.gives ? this.s.owing : 0
  }
  /** How many of a kind can still be laid to those that are given; kinds are asked for in a fixed order. */
  left(resource: Resource, giving = this.giving): number {
    if (!this.me || !this.owed) return 0
    const first = RESOURCES.indexOf(this.choices[0]!.option[1] as Resource)
    if (RESOURCES.indexOf(resource) < first) return 0
    const held = this.verb === 'pay' ? this.numbers(this.me.seat).spendable : this.me.resources
    return (held[resource] ?? 0) - giving.filter((each) => each === resource).length
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
  /** Those to begin with where several are given: of what there is most. */
  get sensible(): Resource[] {
    if (this.owed < 2 || !this.me) return []
    const left = Object.fromEntries(RESOURCES.map((each) => [each, this.left(each, [])])) as Record<
      Resource,
      number
    >
    return Array.from({ length: this.owed }).flatMap(() => {
      const [most] = [...RESOURCES].sort((a, b) => left[b] - left[a])
      if (!most || left[most] <= 0) return []
      left[most] -= 1
      return [most]
    })
  }
  /** What the primary button says and does while a page is read, or several resources are chosen. */
  get doing(): Doing | null {
    if (this.turn)
      return { label: t('board-lore-on'), ready: true, act: this.turn, prompt: t('board-lore-prompt') }
    if (this.owed < 2 || !this.gives) return null
    const words = { count: this.giving.length, most: this.owed }
    return {
      label: t(`board-do-${this.gives}`, words),
      ready: this.giving.length === this.owed && !this.table.live.busy,
      act: () => void this.give(),
    }
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
  /** Lay a Wound on an Enemy, or take one back; where none is left, it comes from the Enemy that has most. */
  lay(card: number, by: 1 | -1) {
    const place = this.place(card)
    if (place < 0) return
    const amounts = [...this.table.selection.amounts]
    if (by > 0 && this.woundsLeft <= 0) {
      const others = amounts.map((amount, i) => (i === place ? 0 : amount))
      const from = others.indexOf(Math.max(...others))
      if (!others[from]) return
      amounts[from]! -= 1
    }
    amounts[place] = Math.max(0, (amounts[place] ?? 0) + by)
    this.table.selection.amounts = amounts
  }
  /** Whether an Enemy falls by the Wounds that are about to be laid on it. */
  falls(card: number): boolean {
    const laying = this.laying(card) ?? 0
    return laying > 0 && this.wounds(card) + laying >= (this.derived.health[String(card)] ?? Infinity)
  }
  /** What the Wounds come to as they are laid. */
  get outcome(): string {
    const fallen = this.s.row.filter((card) => this.falls(card))
    if (!fallen.length) return t('board-outcome-none')
    return t('board-outcome-falls', {
      names: fallen.map(this.table.cardName).join(', '),
      count: fallen.length,
    })
  }
  /** The Combat value is dragged to the Enemies, one Wound at a time. */
  drops(thing: string): Map<string, Act> {
    if (thing !== 'do:wound') return new Map()
    const enemies = this.s.row.filter((card) => this.laying(card) !== null)
    return new Map(enemies.map((card) => [`card:${card}`, () => this.lay(card, 1)]))
  }
}

const [useQuest, setQuest] = createContext<Quest>()

export { useQuest }
export const provideQuest = (table: TableState<Types>): Quest => setQuest(new Quest(table))
