// The coach at one's side: asks the server for a hint about the open decision and forgets it when that is past.
import { api } from '../api/http'
import type { AdviceData, Choice, HintData } from '../api/types'
import type { TableState } from './state.svelte'

export class Coach {
  thinking = $state(false)
  refusal = $state<string | null>(null)
  #told = $state.raw<HintData | null>(null)

  constructor(readonly table: TableState) {}

  /** Whether one may ask: alone among bots, or where the table was opened so. */
  may(everybody: boolean): boolean {
    const { seat, seats } = this.table
    return seat !== null && (everybody || seats.every((other, i) => i === seat || other.kind === 'bot'))
  }

  /** What was advised about the decision that is open now. */
  get advice(): AdviceData[] {
    const current = this.table.asked && this.#told?.number === this.table.live.shown?.number
    return current ? this.#told!.advice : []
  }

  async ask() {
    if (this.thinking || !this.table.asked || this.advice.length) return
    this.thinking = true
    this.refusal = null
    try {
      this.#told = await api.hint(this.table.live.table, this.table.seat)
    } catch (error) {
      this.refusal = (error as Error).message
    } finally {
      this.thinking = false
    }
  }

  /** The choice that a piece of advice is about. */
  choice(advice: AdviceData): Choice | undefined {
    const wanted = JSON.stringify(advice.option)
    return this.table.asked?.choices.find((choice) => JSON.stringify(choice.option) === wanted)
  }

  advises(option: unknown[]): boolean {
    const best = this.advice[0]
    return best !== undefined && JSON.stringify(best.option) === JSON.stringify(option)
  }

  /**
   * The style that lights up what the best option is about, wherever it lies on the board: things carry what
   * they are as `data-card="17"`, `data-drag="suit:love"` or `data-drop="place:2"`.
   */
  get glow(): string {
    const best = this.advice[0]
    const kinds = best ? (this.table.game.verbs[String(best.option[0])] ?? []) : []
    const places = (best?.option.slice(1) ?? []).flatMap((value, i) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const kind = kinds[i]!
      const exact = JSON.stringify(String(value))
      const pair = JSON.stringify(`${kind}:${value}`)
      return [`[data-${kind}=${exact}]`, `[data-drag~=${pair}]`, `[data-drop~=${pair}]`]
    })
    if (!places.length) return ''
    return `#board :is(${places.join()}){outline:3px solid var(--good);outline-offset:3px;border-radius:8px}`
  }
}
