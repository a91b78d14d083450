// One table as the board sees it: the view, what the cards say, and what can be done with which thing.
import { getContext, setContext } from 'svelte'

import type { Feed } from '../api/feed'
import type {
  CardData,
  CardsData,
  Choice,
  GameData,
  Happened,
  MessageData,
  SeatData,
  Shown,
  WhyNot,
} from '../api/types'
import type { GameClient } from '../boards'
import { PLAIN, type Sounds } from '../sound/sounds'
import { givenName, namesOf } from '../text/names'
import { isKnown, pieces, say, t, type Names, type Piece } from '../text/text.svelte'
import type { Act } from './drops'
import { Guide } from './guide.svelte'
import { scenesOf, type Scene } from './scenes'
import type { CardOf, GameTypes } from './types'

const KEY = Symbol('table')
/** A step of something larger is waited for at most this many times 20 ms. */
const STEP_TRIES = 500

/** Round, whose turn it is, and the phases with the current one marked. */
export interface Standing {
  turn: string
  phases: { name: string; now: boolean }[]
}

/** What the primary button does where the board has prepared more than one answer, or something is to be read first. */
export interface Doing {
  label: string
  ready: boolean
  act: () => void
  /** What the bar says meanwhile. */
  prompt?: string
}

/** What a choice of several steps looks like while it is made. */
export interface Selection {
  /** Places of items that were chosen, in the order of choosing. */
  places: number[]
  /** For a share: the amount of each item that is still open. */
  amounts: number[]
}

export class TableState<G extends GameTypes = GameTypes> {
  /** What the cards say, as far as it has come to light at this table. */
  cards: CardsData = $state.raw({ cards: [], numbers: [] })
  selection = $state<Selection>({ places: [], amounts: [] })
  /** Verbs whose choices the board offers where they lie; the bar leaves them out. */
  onBoard = $state.raw(new Set<string>())
  /** What a choice is called where the board knows better words than its label; null: the label. */
  calling = $state.raw<((choice: Choice) => string | null) | null>(null)
  /** Verbs that lead on: their buttons stand out. */
  leading = $state.raw(new Set<string>())
  /** What is asked, where the board knows more of it than the question says; null: the question itself. */
  prompting = $state.raw<(() => string | null) | null>(null)
  /** The choice that was prepared on the board: the primary button makes it. */
  proposed = $state.raw<(() => Choice | null) | null>(null)
  /** What else can be done with what was picked on the board: it lies beside the primary button. */
  besides = $state.raw<(() => Choice[]) | null>(null)
  /** What the primary button does where the board has more in hand than one choice. */
  doing = $state.raw<(() => Doing | null) | null>(null)
  /** Something is to be read before the table goes on: nothing is asked meanwhile. */
  reading = $state(false)
  /** The sensible answer to a larger choice, where the board knows one: it is chosen from the start. */
  presetting = $state.raw<(() => Selection | null) | null>(null)
  /** What an answer comes to, where the board knows: the second line of the prompt. */
  consequence = $state.raw<(() => string) | null>(null)
  /** What the button that confirms a larger choice says, where the board knows better words; null: it does not. */
  confirming = $state.raw<(() => string | null) | null>(null)
  /** Where the game stands, for the bar at the top. */
  standing = $state.raw<(() => Standing) | null>(null)
  /** The card that is enlarged. */
  looked = $state<CardData | null>(null)
  /** Whether the sheet with the game on one page is open. */
  reference = $state(false)
  /** The clause that is looked up. */
  clause = $state<string | null>(null)
  /** The card that a pointer rests on. */
  peeked = $state.raw<{ card: CardData; element: HTMLElement } | null>(null)
  /** What is open of the panel beside the board, where the window has no room for it. */
  panel = $state<'log' | 'chat' | null>(null)
  /** What is being dragged (see `drops`): a board may show places that are not there otherwise. */
  carried = $state<string | null>(null)
  /** Where a dragged thing may go by plans that a board makes before it answers. */
  planning = $state.raw<((thing: string) => Map<string, Act>) | null>(null)
  /** Whether an answer brings another question that the board answers by itself: a step of a lesson as well. */
  answering = $state.raw<((option: unknown[]) => boolean) | null>(null)
  /** What on the board is to be clicked next for an option that the guide waits for; null: all that it is about. */
  lighting = $state.raw<((option: unknown[]) => string[] | null) | null>(null)
  /** The thing whose several choices are offered in a small menu. */
  menu = $state<{ choices: Choice[]; x: number; y: number } | null>(null)
  /** How the game sounds. */
  sounds: Sounds = PLAIN
  /** The guide of a lesson; elsewhere it has nothing to say. */
  readonly guide = new Guide(this)

  constructor(
    readonly live: Feed,
    readonly game: GameData,
    cards: CardsData,
    readonly client: GameClient,
  ) {
    this.cards = cards
  }

  /** The scenes of what led from one position to another. */
  scenes(events: readonly Happened[], before: Shown | null): Scene[] {
    const view = (before?.view?.['table'] ?? {}) as object
    return scenesOf(events, this.client.scenes, { view, seat: this.seat }, (event) => this.plain(event))
  }

  // --- what lies on the table ---------------------------------------------------------------------

  get view(): G['table'] {
    return this.live.shown?.view?.['table'] ?? {}
  }
  /** What the game works out from the view. */
  get derived(): G['derived'] {
    return this.live.shown?.view?.['derived'] ?? {}
  }
  get seat(): number | null {
    return this.live.shown?.seat ?? null
  }
  get seats(): SeatData[] {
    return this.live.shown?.seats ?? []
  }
  /** Scenes of what happened are being played. */
  get watching(): boolean {
    return this.live.player?.busy ?? false
  }
  /** What is asked, once all that led to it has been shown and read. */
  get asked() {
    return this.watching || this.reading ? null : (this.live.shown?.asked ?? null)
  }
  get over() {
    return this.watching || this.reading ? null : (this.live.shown?.ending ?? null)
  }

  /** Whether the game has questions at which one may pass by a setting. */
  get passes() {
    return this.game.passes
  }

  card(id: number | null | undefined): CardOf<G> | null {
    if (id === null || id === undefined) return null
    const found: CardData | undefined = this.cards.cards[this.cards.numbers[id] ?? -1]
    return (found as CardOf<G> | undefined) ?? null
  }
  /** The facts of a card, if it is of that kind. */
  facts<Kind extends keyof G['facts'] & string>(id: number | null, kind: Kind): G['facts'][Kind] | undefined {
    const card = this.card(id)
    return card?.kind === kind ? (card.facts as G['facts'][Kind]) : undefined
  }
  /** What is said about a thing by its kind and key, also where it is no card of a pile. */
  described<Kind extends keyof G['facts'] & string>(kind: Kind, key: string) {
    const found = this.cards.cards.find((card) => card.kind === kind && card.key === key)
    return found as Extract<CardOf<G>, { kind: Kind }> | undefined
  }
  cardName = (id: number): string => this.card(id)?.name ?? t('card-hidden')
  seatName = (seat: number): string => (seat === this.seat ? t('new-you') : this.seatTitle(seat))
  /** What a seat is called by others. */
  seatTitle = (seat: number): string =>
    this.client.naming?.(this as never, seat) || this.#sitterName(seat) || String(seat + 1)
  /** The name of who sits there; those who have the same are numbered. */
  #sitterName(seat: number): string {
    const names = this.seats.map(({ name, kind, bot }) => givenName(name, kind === 'bot' ? bot : ''))
    const alike = names.flatMap((name, at) => (name === names[seat] ? [at] : []))
    return alike.length > 1 ? `${names[seat]} ${alike.indexOf(seat) + 1}` : (names[seat] ?? '')
  }

  // --- what can be done ----------------------------------------------------------------------------

  /** All choices that are about a thing: an argument of that kind with that value. */
  choicesFor(kind: string, value: unknown): Choice[] {
    const wanted = JSON.stringify(value)
    return (this.asked?.choices ?? []).filter((choice) => {
      const kinds = this.game.verbs[String(choice.option[0])] ?? []
      return choice.option.slice(1).some((arg, i) => kinds[i] === kind && JSON.stringify(arg) === wanted)
    })
  }

  /** The choices that lie nowhere on the board: they are buttons of the bar. */
  get plainChoices(): Choice[] {
    const group = this.asked?.group
    return (this.asked?.choices ?? []).filter(
      (choice) =>
        !this.onBoard.has(String(choice.option[0])) && (!group || this.placeOf(choice.option) === null),
    )
  }

  /** Whether the items of the open larger choice lie on the board, so that the bar need not list them. */
  get groupOnBoard(): boolean {
    const verb = this.asked?.choices.find((choice) => this.placeOf(choice.option) !== null)?.option[0]
    return this.onBoard.has(String(verb))
  }

  /** What a choice is called: by the board, or as the game labels it. */
  label = (choice: Choice): string => this.calling?.(choice) ?? this.say(choice.label)

  /** The places of the items of a share that have no amount yet: the one that is asked for, and all later ones. */
  get openItems(): number[] {
    const first = Math.min(
      ...(this.asked?.choices ?? []).map((choice) => this.placeOf(choice.option) ?? Infinity),
    )
    return (this.asked?.group?.items ?? []).map((_, place) => place).filter((place) => place >= first)
  }

  /** The place of the item of the larger choice that an option is about. */
  placeOf(option: unknown[]): number | null {
    const items = this.asked?.group?.items ?? []
    const whole = JSON.stringify(option.slice(1))
    const first = JSON.stringify(option[1])
    const place = items.findIndex((item) => {
      const text = JSON.stringify(item)
      return text === whole || text === first
    })
    return place < 0 ? null : place
  }

  /** The place of a card in the open larger choice. */
  placeOfItem(value: unknown): number | null {
    const group = this.asked?.group
    if (!group || group.kind === 'share') return null
    const wanted = JSON.stringify(value)
    const place = group.items.findIndex(
      (item) =>
        JSON.stringify(item) === wanted || (Array.isArray(item) && JSON.stringify(item[0]) === wanted),
    )
    return place < 0 ? null : place
  }

  /** Whether a click on a card does something now. */
  usable(card: number | null): boolean {
    if (card === null || this.live.busy) return false
    return this.placeOfItem(card) !== null || this.choicesFor('card', card).length > 0
  }

  /** A click on a card: choose it, do the one thing, or offer the several. */
  use(card: number, x = 0, y = 0) {
    const place = this.placeOfItem(card)
    if (place !== null) return this.toggle(place)
    this.offer(this.choicesFor('card', card), x, y)
  }

  offer(choices: Choice[], x: number, y: number) {
    if (choices.length === 1) void this.choose(choices[0]!)
    else if (choices.length > 1) this.menu = { choices, x, y }
  }

  async choose(choice: Choice) {
    this.menu = null
    this.reset()
    await this.live.answer(choice.option)
  }

  /** Answer as part of something larger: true when the next question has come, false if it was refused. */
  async step(option: unknown[]): Promise<boolean> {
    const before = this.live.shown
    if ((await this.live.answer(option)) !== null) return false
    for (let tries = 0; (this.live.shown === before || this.watching) && tries < STEP_TRIES; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return this.live.shown !== before
  }

  /** Why a card cannot be used now. */
  refusalsOf(card: CardData): WhyNot[] {
    const about = (option: unknown[]) => {
      const kinds = this.game.verbs[String(option[0])] ?? []
      return option.slice(1).some((each, i) => kinds[i] === 'card' && this.card(each as number) === card)
    }
    return (this.asked?.refusals ?? []).filter((no) => about(no.option) || about(no.also))
  }

  // --- choices of several steps ------------------------------------------------------------------------

  /**
   * Choose an item, or do not any more; where that is one too many, the first one chosen makes room. An order that is
   * complete begins anew with it.
   */
  toggle(place: number) {
    const { places } = this.selection
    const group = this.asked?.group
    if (group?.kind === 'arrange' && this.ready) {
      this.selection.places = [place]
      return
    }
    const most = group?.kind === 'pick' ? group.most - group.chosen.length : Infinity
    this.selection.places = places.includes(place)
      ? places.filter((each) => each !== place)
      : [...places.slice(places.length < most ? 0 : 1), place]
  }

  get ready(): boolean {
    const group = this.asked?.group
    if (!group) return false
    if (group.kind === 'share') {
      const sum = this.selection.amounts.reduce((a, b) => a + b, 0)
      return sum >= group.least && sum <= group.most
    }
    const count = this.selection.places.length
    if (group.kind === 'arrange') return count === group.items.length - group.chosen.length
    if (!count && !this.asked!.choices.some((choice) => choice.option[0] === 'done')) return false
    return count >= group.least - group.chosen.length && count <= group.most - group.chosen.length
  }

  async confirm() {
    const group = this.asked?.group
    if (!group || !this.ready) return
    const { places, amounts } = this.selection
    const values = group.kind === 'share' ? [...amounts] : [...places]
    if (group.kind === 'pick') values.sort((a, b) => a - b)
    this.reset()
    await this.live.gesture(values)
  }

  reset() {
    const amounts = this.asked?.group?.kind === 'share' ? this.openItems.map(() => 0) : []
    this.selection = this.presetting?.() ?? { places: [], amounts }
  }

  // --- words ---------------------------------------------------------------------------------------------

  /** What cards and seats are called at this table. */
  get names(): Names {
    return namesOf(this.cards, this.seatTitle, this.seat)
  }

  /** A message of the server as a sentence. */
  say = (message: MessageData): string => say(message, this.names)

  /** An event in words, as one text; nothing if it goes without saying. */
  plain = (event: Happened): string => this.say(event.message)

  /** Whether an event belongs to the deed before it: it has no scene and is no deed of its own. */
  isDetail = ({ kind }: Happened): boolean => {
    const { scenes, deeds = [] } = this.client.scenes ?? {}
    return scenes?.[kind] === 'quiet' && !deeds.includes(kind)
  }

  /** An event in words; null if it goes without saying. */
  sentence(event: Happened): Piece[] | null {
    if (!isKnown(event.message.key)) return null
    const found = pieces(event.message, this.names)
    return found.length ? found : null
  }
}

export function provideTable(table: TableState) {
  setContext(KEY, table)
}

/** The table of the page, if it shows one. */
export function maybeTable<G extends GameTypes = GameTypes>(): TableState<G> | undefined {
  return getContext<TableState<G> | undefined>(KEY)
}

/** The table that a part stands at. */
export function useTable<G extends GameTypes>(): TableState<G> {
  return getContext<TableState<G>>(KEY)
}
