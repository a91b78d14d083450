// Writing an Offer in one form: the rules ask for it part by part, in a fixed order; here the parts are answered
// one after the other (FAN-NEG.2).
import type { TableState } from '../../table/state.svelte'

export interface Draft {
  give: number
  cards: number[]
  want: number
  wantCards: number
  titles: string[]
}

export const empty = (): Draft => ({ give: 0, cards: [], want: 0, wantCards: 0, titles: [] })

export class Writing {
  /** To whom an Offer shall go; it is begun at the next chance. */
  to = $state<number | null>(null)
  draft = $state<Draft>(empty())
  /** The goods are in the Offer; promises may follow. */
  laid = $state(false)
  busy = $state(false)

  constructor(readonly table: TableState) {}

  /** Whether an Offer can be begun now. */
  get possible(): boolean {
    return this.table.asked?.choices.some((choice) => choice.option[0] === 'offer') ?? false
  }
  /** Whether the rules ask for the parts of the Offer. */
  get composing(): boolean {
    return this.table.asked?.prompt === 'deal.compose'
  }

  /** Begin an Offer: now, or at the next negotiation, for which the table waits. */
  async begin(seat: number) {
    this.to = seat
    this.draft = empty()
    this.laid = false
    if (this.possible) await this.#open(seat)
    else await this.table.live.hold(true)
  }

  /** A negotiation has come for which an Offer was planned. */
  async go() {
    if (this.to !== null && this.possible && !this.busy) await this.#open(this.to)
  }

  async #open(seat: number) {
    await this.#all([['offer'], ['to', seat]])
  }

  forget() {
    this.to = null
    this.laid = false
    void this.table.live.hold(false)
  }

  /** Put the goods into the Offer; then send it, or leave it open for promises. */
  async send(more: boolean) {
    const { give, cards, want, wantCards, titles } = this.draft
    const parts: unknown[][] = []
    if (give) parts.push(['add', 'give'], ...amount(give))
    for (const card of cards) parts.push(['add', 'give-card'], ['give-card', card])
    if (want) parts.push(['add', 'want'], ...amount(want))
    if (wantCards) parts.push(['add', 'want-cards'], ['amount', wantCards])
    for (const title of titles) parts.push(['add', 'want-title'], ['title', title])
    if (!more) parts.push(['send'])
    this.laid = true
    if ((await this.#all(parts)) && !more) this.to = null
  }

  async drop() {
    await this.#all([['drop']])
    this.forget()
  }

  /** Answer one option after the other; false as soon as one is not possible. */
  async #all(options: unknown[][]): Promise<boolean> {
    this.busy = true
    try {
      for (const option of options) if (!(await this.table.step(option))) return false
      return true
    } finally {
      this.busy = false
    }
  }
}

/** A number in tens and ones, as the rules ask for it. */
export function amount(n: number): unknown[][] {
  const tens = Array.from({ length: Math.floor(n / 10) }, () => ['more', 10])
  return [...tens, ['amount', n % 10]]
}
