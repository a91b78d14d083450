// What a person is about to do at a table of 7: the action that was picked and waits for the primary button, the way
// to pay that is in front, and what a click on each thing means.
import { createContext } from 'svelte'

import type { Choice, MessageData, WhyNot } from '../../api/types'
import { BoardState } from '../../table/board.svelte'
import type { TableState } from '../../table/state.svelte'
import { lostWith, waysOf, type Way } from './payment'
import type { QuestData, Types } from './generated'
import { spacesOf, type Amount } from './printed'

/** What may be done at any moment, beside the one action of a step. */
const INSTANTS = new Set(['elixir', 'cash', 'use'])
type Act = (x: number, y: number) => void

const same = (a: Choice | null, b: Choice | null) => JSON.stringify(a?.option) === JSON.stringify(b?.option)

/** A price in the message of a choice or a refusal: `amount-gold` with its count. */
export function priceIn(message: MessageData): Amount[] {
  const { cost, gifts } = message.args as Record<string, unknown>
  const parts = cost ?? gifts
  const all = (Array.isArray(parts) ? parts : [parts]) as (MessageData | undefined)[]
  return all.flatMap((part) => {
    const what = /^(?:amount|gifts)-([a-z]+)$/.exec(part?.key ?? '')?.[1]
    const count = Number(part?.args['count'])
    return what && count ? [{ what, count }] : []
  })
}

export class Play extends BoardState<Types> {
  /** The action that waits for the primary button. */
  picked = $state.raw<Choice | null>(null)
  /** Which way to pay is in front, and which card was asked to help. */
  #way = $state(0)
  /** The rival whose cards are laid open. */
  opened = $state<number | null>(null)

  /** Whether one's own action is asked for. */
  get acting(): boolean {
    return this.prompt === 'step'
  }

  /** Something else is asked, or nothing: what was picked is forgotten. */
  forget() {
    this.picked = null
    this.#way = 0
  }

  // --- what a click does --------------------------------------------------------------------------

  /** Pick an action, do it with a second click; whatever is no action is done at once. */
  pick(choice: Choice) {
    const weighs = this.acting && !INSTANTS.has(String(choice.option[0]))
    if (!weighs || same(this.picked, choice)) void this.table.choose(choice)
    else this.picked = choice
  }
  offer(choices: Choice[], x: number, y: number) {
    if (choices.length === 1) this.pick(choices[0]!)
    else if (choices.length) this.table.menu = { choices, x, y }
  }
  isPicked(choices: readonly Choice[]): boolean {
    return this.picked !== null && choices.some((choice) => same(choice, this.picked))
  }
  /** What can be done with a card; cards that are alike share it (SEV-SIN.1). */
  choices(card: number): Choice[] {
    return this.table.choicesFor('card', card)
  }
  /** What a click on a card does: undefined leaves it to a larger choice, null is nothing. */
  act(card: number, choices = this.choices(card)): Act | null | undefined {
    if (this.table.placeOfItem(card) !== null) return undefined
    if (this.paying) return this.switching(card)
    if (!choices.length) return null
    const offer: Act = (x, y) => this.offer(choices, x, y)
    // giving up a card for what it yields is never done by habit
    return this.acting && choices.every(instant) ? (x, y) => (this.table.menu = { choices, x, y }) : offer
  }
  /** Whether all that a click does is to use a card up beside one's action: no reason to glow. */
  idle(card: number): boolean {
    const choices = this.choices(card)
    return this.paying || (this.acting && choices.length > 0 && choices.every(instant))
  }

  /** Why something cannot be done. */
  refusal(verb: string, card: number, place?: number): WhyNot | null {
    const fits = (option: unknown[]) =>
      option[0] === verb && option[1] === card && (place === undefined || option[2] === place)
    return (this.table.asked?.refusals ?? []).find((no) => fits(no.option) || fits(no.also)) ?? null
  }

  // --- paying -------------------------------------------------------------------------------------

  get ways(): Way[] {
    return waysOf(this.table, this.me?.banners)
  }
  get paying(): boolean {
    return (this.table.asked?.choices ?? []).some((choice) => choice.option[0] === 'pay')
  }
  get wayNumber(): number {
    return this.#way
  }
  get way(): Way | null {
    const { ways } = this
    return ways[this.#way] ?? ways[0] ?? null
  }
  choose(way: number) {
    this.#way = way
  }
  /** What is to be paid, where the board knows. */
  get due(): Amount[] {
    const { declared } = this.s
    if (!declared || declared.kind !== 'quest' || declared.card === null) return []
    const card = this.table.card(declared.card)
    return card ? (spacesOf(card)[declared.number] ?? []) : []
  }
  lost(way: Way): Amount[] {
    return this.due.length ? lostWith(way, this.due) : []
  }
  /** A click on an own card switches to the first way that uses it, or to the first that does not. */
  switching(card: number): Act | null {
    const key = this.table.card(card)?.key ?? ''
    const uses = (way: Way) => way.helps.some((help) => help.key === key)
    const { ways, way } = this
    const wanted = ways.findIndex((each) => uses(each) !== (way !== null && uses(way)))
    return wanted < 0 ? null : () => this.choose(wanted)
  }
  /** How an own card fares while one pays: spent, kept, or it cannot help. */
  fate(card: number): 'spent' | 'kept' | null {
    if (!this.paying) return null
    const key = this.table.card(card)?.key
    if (this.way?.helps.some((help) => help.key === key)) return 'spent'
    return this.ways.some((way) => way.helps.some((help) => help.key === key)) ? 'kept' : null
  }

  // --- where things lie -----------------------------------------------------------------------------

  quest(card: number): QuestData | null {
    return (this.s.rows ?? []).flat().find((quest) => quest.card === card) ?? null
  }
}

function instant(choice: Choice): boolean {
  return choice.option[0] === 'elixir' || choice.option[0] === 'cash'
}

const [usePlay, setPlay] = createContext<Play>()

export { usePlay }
export const providePlay = (table: TableState<Types>): Play => setPlay(new Play(table))
