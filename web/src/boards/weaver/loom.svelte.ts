// What is picked, aimed at and shown on the board while the player thinks, and the row while its scenes are played.
import { createContext } from 'svelte'

import type { Choice } from '../../api/types'
import { BoardState } from '../../table/board.svelte'
import type { Scene } from '../../table/scenes'
import type { TableState } from '../../table/state.svelte'
import type { PreviewData, Types } from './generated'
import { inserted, payOf, plus, SUITS, type Reward, type Suit } from './view'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The row as it lies at one moment of a scene. */
interface Staged {
  row: number[]
  rots: number[]
  /** How many waves have turned, and the cards of the last one. */
  wave: number
  turning: number[]
}

export class Loom extends BoardState<Types> {
  /** The suit whose card was picked. */
  suit = $state<Suit | null>(null)
  /** The suit that the pointer or the focus is on. */
  pointed = $state<Suit | null>(null)
  /** The place in the row that is aimed at. */
  aimed = $state<number | null>(null)
  /** The relic that was chosen in the shop. */
  relic = $state<string | null>(null)
  #staged = $state.raw<Staged | null>(null)

  /** The reading goes on: cards are laid. */
  get reads(): boolean {
    return this.s.segment === 'read' && !this.table.live.shown?.ending
  }
  get shops(): boolean {
    return this.s.segment === 'renovate' && !this.table.live.shown?.ending
  }

  // --- the row, as far as its scenes have been played --------------------------------------------------

  get row(): number[] {
    return this.#staged?.row ?? this.s.row ?? []
  }
  get rots(): number[] {
    return this.#staged?.rots ?? this.s.rots ?? []
  }
  /** The wave in which a card turns in the scene that is played. */
  turning(card: number): number {
    return this.#staged?.turning.includes(card) ? this.#staged.wave : 0
  }
  /** What the row pays at this moment. */
  get pays(): Reward {
    const reading = this.derived.reading
    if (!reading) return [0, 0, 0]
    if (!this.#staged) return reading.pays
    return this.row.reduce<Reward>(
      (sum, id, place) => plus(sum, payOf(this.table.card(id)!, this.rots[place] ?? 0)),
      reading.visitor,
    )
  }
  /** Show what a scene does to the row; without one the row lies as the table has it. */
  follow(scene: Scene | null, anew: boolean) {
    if (anew || !scene) this.#staged = null
    if (!scene) return
    const { row, rots, wave } = this.#staged ?? { ...this.s, wave: 0 }
    const { kind, args } = scene.event
    if (kind === 'played') {
      const [card, place] = args as [number, number]
      this.#staged = {
        row: inserted(row, place, card),
        rots: inserted(rots, place, 0),
        wave: 0,
        turning: [],
      }
    } else if (kind === 'turned') {
      const turned = new Map(args[0] as [number, number][])
      this.#staged = {
        row,
        rots: rots.map((turns, place) => turned.get(row[place]!) ?? turns),
        wave: wave + 1,
        turning: [...turned.keys()],
      }
    } else if (this.#staged) this.#staged = { ...this.#staged, turning: [] }
  }

  // --- laying a card ----------------------------------------------------------------------------------------

  get plays(): Choice[] {
    return (this.table.asked?.choices ?? []).filter(({ option }) => option[0] === 'play')
  }
  playable(suit: Suit): boolean {
    return this.plays.some(({ option }) => option[1] === suit)
  }
  /** The suit whose card can be put somewhere now: it was picked, or is being dragged. */
  get offered(): Suit | null {
    return SUITS.find((suit) => this.table.carried === `suit:${suit}`) ?? this.suit
  }
  play(place: number): Choice | null {
    const suit = this.offered
    return this.plays.find(({ option }) => option[1] === suit && option[2] === place) ?? null
  }
  /** What would happen if the card in question were laid at a place. */
  preview(place: number): PreviewData | null {
    const suit = this.offered ?? this.pointed
    return suit && this.playable(suit) ? this.of(['play', suit, place]) : null
  }
  of(option: unknown[]): PreviewData | null {
    return this.derived.previews?.find((each) => same(each.option, option)) ?? null
  }
  /** What would happen at the place that is aimed at. */
  get ahead(): PreviewData | null {
    return this.offered && this.aimed !== null ? this.preview(this.aimed) : null
  }
  /** The card that is about to be laid. */
  get ghost(): number | null {
    const suit = this.offered
    return suit ? (this.s.tops[SUITS.indexOf(suit)]?.[0] ?? null) : null
  }
  /** The waves in which a card would turn. */
  waves(card: number): number[] {
    return (this.ahead?.waves ?? []).flatMap((wave, i) => (wave.includes(card) ? [i + 1] : []))
  }
  /** Pick the card of a suit; where there is only one place, it is laid at once. */
  pick(suit: Suit) {
    const mine = this.plays.filter(({ option }) => option[1] === suit)
    this.aimed = null
    if (mine.length === 1) void this.table.choose(mine[0]!)
    else this.suit = this.suit === suit ? null : suit
  }
  /** Lay the card at a place. A finger aims first, and lays it with the second touch. */
  lay(place: number, touch: boolean) {
    const choice = this.play(place)
    if (!choice) return
    if (touch && this.aimed !== place) this.aimed = place
    else void this.table.choose(choice)
  }
  release() {
    this.suit = null
    this.pointed = null
    this.aimed = null
    this.relic = null
  }

  // --- relics -------------------------------------------------------------------------------------------------

  uses(key: string): Choice[] {
    return (this.table.asked?.choices ?? []).filter(({ option }) => option[0] === 'use' && option[1] === key)
  }
  purchase(key: string): Choice | null {
    return (
      (this.table.asked?.choices ?? []).find(({ option }) => option[0] === 'buy' && option[1] === key) ?? null
    )
  }
  /** The choice that the primary button makes. */
  get proposed(): Choice | null {
    if (this.shops) return this.relic ? this.purchase(this.relic) : null
    return this.suit && this.aimed !== null ? this.play(this.aimed) : null
  }
  /** The owned rank of a relic, from 0 to 3. */
  rank(key: string): number {
    return this.s.relics[this.derived.relics.findIndex((relic) => relic.key === key)] ?? 0
  }
}

const [useLoom, setLoom] = createContext<Loom>()

export { useLoom }
export const provideLoom = (table: TableState<Types>): Loom => setLoom(new Loom(table))
