// The coach at one's side: asks the server for a hint about the open decision and forgets it when that is past.
import { api } from '../api/http'
import type { AdviceData, Choice, HintData, MessageData } from '../api/types'
import { glow, things } from './glow'
import type { TableState } from './state.svelte'

export class Coach {
  thinking = $state(false)
  refusal = $state<string | null>(null)
  #hint = $state.raw<HintData | null>(null)

  constructor(readonly table: TableState) {}

  /** Whether one may ask: alone among bots, or where the table was opened so; null: nobody may. */
  may(everybody: boolean | null): boolean {
    if (everybody === null) return false
    const { seat, seats } = this.table
    return seat !== null && (everybody || seats.every((other, i) => i === seat || other.kind === 'bot'))
  }

  /** What was advised about the decision that is open now. */
  get advice(): AdviceData[] {
    const current = this.table.asked && this.#hint?.number === this.table.live.shown?.number
    return current ? this.#hint!.advice : []
  }

  /** A win of a rival's next turn that the coach warns of. */
  get threat(): MessageData | null {
    return this.advice.length ? this.#hint!.threat : null
  }

  async ask() {
    if (this.thinking || !this.table.asked || this.advice.length) return
    this.thinking = true
    this.refusal = null
    try {
      this.#hint = await api.hint(this.table.live.table, this.table.seat)
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

  /** The style that lights up what the best option is about. */
  get glow(): string {
    return glow(
      things(
        this.table.game.verbs,
        this.advice.slice(0, 1).map((advice) => advice.option),
      ),
    )
  }
}
