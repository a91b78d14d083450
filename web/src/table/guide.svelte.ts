// The guide of a lesson: which page it is at, what it waits for, and what it points at.
import type { Guided, LessonData, StepData } from '../api/types'
import { language } from '../text/language.svelte'
import { glow, things } from './glow'
import type { TableState } from './state.svelte'

/** What can be pointed at besides what lies on a board. */
const PARTS: Record<string, string> = { option: '.page > .bar section.bar', log: '.log', menu: '.page > .top nav' }

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
    return this.step.free ? [] : [...progress.expects, ...progress.then]
  }

  wants(option: unknown[]): boolean {
    const text = JSON.stringify(option)
    return this.wanted.some((each) => JSON.stringify(each) === text)
  }

  /** The places of the items to choose in a larger choice, in their order. */
  get wantedPlaces(): number[] {
    const places = this.wanted.map((option) => this.table.placeOf(option))
    return places.filter((place) => place !== null)
  }

  /** Whether just what it waits for is chosen. */
  get ready(): boolean {
    const group = this.table.asked?.group
    if (!group || !this.wanted.length || !this.table.ready) return false
    const { places, amounts } = this.table.selection
    if (group.kind === 'share') {
      // what cannot be paid for is not asked about, so each amount is looked up by its item
      const open = this.table.openItems
      return this.wanted.every((option) => {
        const at = open.indexOf(this.table.placeOf(option) ?? -1)
        return at < 0 || amounts[at] === option.at(-1)
      })
    }
    const order = (list: number[]) => (group.kind === 'pick' ? [...list].sort((a, b) => a - b) : list)
    return JSON.stringify(order(places)) === JSON.stringify(order(this.wantedPlaces))
  }

  /** What it points at on this page, as selectors. */
  get pointed(): string[] {
    if (this.hidden) return []
    return (this.step?.points[this.page] ?? []).map((name) => {
      const [kind, what] = name.split(':')
      if (what === undefined) return PARTS[name] ?? ''
      return kind === 'spot' ? `[data-spot~=${JSON.stringify(what)}]` : `#board [data-${kind}=${JSON.stringify(what)}]`
    })
  }

  /** What is to be done, as it lies on the board. */
  get lit(): string[] {
    return things(this.table.game.verbs, this.wanted)
  }

  /** The style of both: what is pointed at has a frame, what is to be done glows. */
  get style(): string {
    const frame = this.pointed.length
      ? `:is(${this.pointed.join()}){outline:3px dashed var(--accent);outline-offset:3px;border-radius:8px}`
      : ''
    return frame + glow(this.lit)
  }
}
