// The guide of a lesson: which page it is at, what it waits for, and what it points at.
import type { Guided, LessonData, StepData } from '../api/types'
import { language } from '../text/language.svelte'
import { glow, things } from './glow'
import type { TableState } from './state.svelte'

/** What can be pointed at besides what lies on a board. */
const PARTS: Record<string, string> = {
  option: '.page > .bar section.bar',
  log: '.log',
  menu: '.page > .top nav',
}

export class Guide {
  /** All that it says; null until that has come. */
  lesson = $state.raw<LessonData | null>(null)
  /** Whether it keeps out of the way. */
  hidden = $state(false)
  #page = $state({ step: 0, number: 0 })

  constructor(readonly table: TableState) {}

  /** How far the learner is; null at a table that is no lesson. */
  get progress(): Guided | null {
    return this.table.live.shown?.lesson ?? null
  }

  /** What it says now: nothing while others act, or where it does not know the way. */
  get step(): StepData | null {
    const { lesson, progress } = this
    if (!lesson || !progress || progress.strayed) return null
    if (progress.done) return lesson.farewell
    return progress.expects.length ? (lesson.steps[progress.step] ?? null) : null
  }

  get pages(): string[] {
    return this.step?.pages[language.current] ?? this.step?.pages['en'] ?? []
  }

  /** The open page; every step begins with its first one. */
  get page(): number {
    return this.#page.step === this.progress?.step ? Math.min(this.#page.number, this.pages.length - 1) : 0
  }

  turn(by: 1 | -1) {
    const number = this.page + by
    if (number >= 0 && number < this.pages.length) this.#page = { step: this.progress?.step ?? 0, number }
  }

  /** Whether all pages of the step are turned. */
  get last(): boolean {
    return this.page >= this.pages.length - 1
  }

  /**
   * The options to take, with those that belong to the same larger choice; none before the last page, and none
   * where any will do.
   */
  get wanted(): unknown[][] {
    const { progress } = this
    if (!progress || this.hidden || !this.step || !this.last) return []
    if (this.step.free) return []
    return this.table.asked?.group ? [...progress.expects.slice(0, 1), ...progress.then] : progress.expects
  }

  wants(option: unknown[]): boolean {
    const text = JSON.stringify(option)
    return this.wanted.some((each) => JSON.stringify(each) === text)
  }

  /** The places of the items that are still to be chosen in a larger choice; of an order, only the next one. */
  get missing(): number[] {
    const group = this.table.asked?.group
    if (group?.kind === 'share') return this.table.openItems.filter((place) => this.lacks(place) > 0)
    const open = this.#places.filter((place) => !this.table.selection.places.includes(place))
    return group?.kind === 'arrange' ? open.slice(0, 1) : open
  }

  /** By how much the amount of an item falls short; an item that is not named gets what is left. */
  lacks(place: number): number {
    const { openItems, selection, asked } = this.table
    if (!this.wanted.length) return 0
    const short = (each: number) => {
      const named = this.wanted.find((option) => this.table.placeOf(option) === each)?.at(-1) as
        number | undefined
      return named === undefined ? null : named - (selection.amounts[openItems.indexOf(each)] ?? 0)
    }
    const left = (asked?.group?.most ?? 0) - selection.amounts.reduce((a, b) => a + b, 0)
    return short(place) ?? left - openItems.reduce((sum, each) => sum + (short(each) ?? 0), 0)
  }

  /** Whether just what it waits for is chosen. */
  get ready(): boolean {
    const { asked, ready, openItems, selection } = this.table
    if (!asked?.group || !this.wanted.length || !ready) return false
    if (asked.group.kind === 'share') return openItems.every((place) => this.lacks(place) === 0)
    return !this.missing.length && selection.places.length === this.#places.length
  }

  get #places(): number[] {
    return this.wanted.map((option) => this.table.placeOf(option)).filter((place) => place !== null)
  }

  /** What it points at on this page, as selectors. */
  get pointed(): string[] {
    if (this.hidden) return []
    return (this.step?.points[this.page] ?? []).map((name) => {
      const [kind, what] = name.split(':')
      if (what === undefined) return PARTS[name] ?? ''
      return kind === 'spot'
        ? `[data-spot~=${JSON.stringify(what)}]`
        : `#board [data-${kind}=${JSON.stringify(what)}]`
    })
  }

  /** What is to be done, as it lies on the board; of a larger choice what is still missing. */
  get lit(): string[] {
    const { game, lighting, asked } = this.table
    const { missing } = this
    const about = (option: unknown[]) => {
      const place = this.table.placeOf(option)
      return place === null || missing.includes(place) ? things(game.verbs, [option]) : []
    }
    const items = asked?.group?.kind === 'share' ? missing.map((place) => asked.group!.items[place]) : []
    const shares = items.map((item) => [this.wanted[0]![0], ...(Array.isArray(item) ? item : [item])])
    return [...this.wanted, ...shares].flatMap((option) => lighting?.(option) ?? about(option))
  }

  /** The style of both: what is pointed at has a frame, what is to be done glows. */
  get style(): string {
    const frame = this.pointed.length
      ? `:is(${this.pointed.join()}){outline:3px dashed var(--accent);outline-offset:3px;border-radius:8px;scroll-margin:8px}`
      : ''
    return frame + glow(this.lit)
  }
}
