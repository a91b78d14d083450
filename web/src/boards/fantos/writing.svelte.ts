// Writing an Offer in one form: the rules ask for it part by part, in a fixed order; here the parts are answered
// one after the other (FAN-NEG.2).
import type { TableState } from '../../table/state.svelte'
import type { Types } from './generated'

export interface Draft {
  give: number
  cards: number[]
  want: number
  wantCards: number
  titles: string[]
}

const empty = (): Draft => ({ give: 0, cards: [], want: 0, wantCards: 0, titles: [] })

export class Writing {
  /** To whom an Offer shall go at the next chance. */
  plan = $state<number | null>(null)
  /** To whom the Offer goes that is being written. */
  to = $state<number | null>(null)
  draft = $state<Draft>(empty())
  /** The goods are in the Offer; promises may follow. */
  laid = $state(false)
  busy = $state(false)

  constructor(readonly table: TableState<Types>) {}

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
    if (this.possible) await this.#open(seat)
    else {
      this.plan = this.plan === seat ? null : seat
      await this.table.live.hold(this.plan !== null)
    }
  }

  /** A negotiation has come for which an Offer was planned. */
  async go() {
    if (this.plan !== null && this.possible && !this.busy) await this.#open(this.plan)
  }

  async #open(seat: number) {
    this.plan = null
    this.to = seat
    await this.#all([['offer'], ['to', seat]])
  }

  /** The Offer is written, or there is none. */
  rest() {
    if (this.busy) return
    this.to = null
    this.laid = false
    this.draft = empty()
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
    await this.#all(parts)
  }

  drop = () => this.#all([['drop']])

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
function amount(n: number): unknown[][] {
  const tens = Array.from({ length: Math.floor(n / 10) }, () => ['more', 10])
  return [...tens, ['amount', n % 10]]
}
