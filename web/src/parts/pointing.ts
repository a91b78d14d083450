// What a pointer does with any card at the table, beside the click: resting on it or a long press enlarges it, so do the
// key `i` and the second button; dragging carries it to a place where it may go. Cards are found by `data-card` (or
// `data-about`, for things without a number), what else can be dragged by `data-drag`, places by `data-drop`: names as
// `table/drops` has them. Everything that can be dragged can be clicked as well.
import { tick } from 'svelte'

import type { CardData } from '../api/types'
import { dropsFor } from '../table/drops'
import type { TableState } from '../table/state.svelte'

const REST_MS = 500
const PRESS_MS = 450
const SLACK_PX = 8
const CARD = '[data-card], [data-about]'
const PLACE = '[data-drop], [data-card], [data-seat]'

/** A button or finger that is down on something. */
interface Press {
  from: HTMLElement
  thing: string
  x: number
  y: number
  touch: boolean
  /** A finger has stayed long enough. */
  held: boolean
  ghost: HTMLElement | null
}

/** What `data-about` says of something that has no number, or is only mentioned. */
export function aboutOf(card: CardData | null): string | undefined {
  return card ? `${card.kind}/${card.key}` : undefined
}

function near<T extends HTMLElement>(target: EventTarget | null, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}

const thingOf = ({ dataset }: HTMLElement) => dataset['drag'] ?? `card:${dataset['card']}`

/** The names of a place. */
function namesOf({ dataset }: HTMLElement): string[] {
  const names = (dataset['drop'] ?? '').split(' ').filter(Boolean)
  if (dataset['card']) names.push(`card:${dataset['card']}`)
  if (dataset['seat']) names.push(`seat:${dataset['seat']}`)
  return names
}

/** A likeness of something that follows the pointer. */
function likeness(of: HTMLElement): HTMLElement {
  const { left, top, width, height } = of.getBoundingClientRect()
  const ghost = of.cloneNode(true) as HTMLElement
  for (const name of ['data-card', 'data-drag', 'id', 'aria-label']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.classList.add('carried')
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  ghost.popover = 'manual' // above everything, wherever it is in the page
  of.after(ghost)
  ghost.showPopover()
  return ghost
}

/** Whether a pointer has gone farther from a place than a hand shakes. */
const apart = (event: PointerEvent, { x, y }: { x: number; y: number }) =>
  Math.hypot(event.clientX - x, event.clientY - y) > SLACK_PX

/** The click that follows a drag or a long press means nothing. */
function swallow() {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50)
}

/** Let the pointer do all this with the cards below `root`. */
export function pointing(root: HTMLElement, table: TableState) {
  const pointer = new Pointer(root, table)
  pointer.listen()
  return { destroy: () => pointer.leave() }
}

class Pointer {
  #press: Press | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #rested: HTMLElement | null = null
  /** Where the last click was: nothing is enlarged until the pointer has left that place. */
  #clicked: { x: number; y: number } | null = null
  readonly #ending = new AbortController()

  constructor(
    readonly root: HTMLElement,
    readonly table: TableState,
  ) {}

  listen() {
    const { root } = this
    this.#on(root, 'pointerover', (event) => {
      if (!this.#press) this.#hover(event)
    })
    this.#on(root, 'pointerleave', () => this.#rest(null))
    this.#on(root, 'pointerdown', (event) => this.#down(event))
    this.#on(window, 'pointermove', (event) => this.#move(event))
    this.#on(window, 'pointerup', (event) => this.#up(event))
    this.#on(window, 'pointercancel', () => this.#end())
    // a finger that holds something must not scroll the page
    this.#on(
      root,
      'touchmove',
      (event) => {
        if (this.#press?.held && event.cancelable) event.preventDefault()
      },
      { passive: false },
    )
    this.#on(root, 'contextmenu', (event) => {
      const card = near<HTMLElement>(event.target, CARD)
      if (!card) return
      event.preventDefault()
      if (!this.#press?.touch) this.#look(card)
    })
    this.#on(window, 'keydown', (event) => this.#key(event))
  }

  leave() {
    this.#end()
    this.#ending.abort()
    this.table.peeked = null
  }

  #on<K extends keyof HTMLElementEventMap>(
    target: EventTarget,
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    more: AddEventListenerOptions = {},
  ) {
    target.addEventListener(kind, act as EventListener, { ...more, signal: this.#ending.signal })
  }

  // --- looking at cards ------------------------------------------------------------------------------

  #cardAt(element: HTMLElement | null): CardData | null {
    const { card, about } = element?.dataset ?? {}
    if (card) return this.table.card(Number(card))
    return about ? (this.table.cards.cards.find((each) => aboutOf(each) === about) ?? null) : null
  }
  #look(element: HTMLElement | null) {
    const card = this.#cardAt(element)
    if (card) this.table.looked = card
  }
  #rest(element: HTMLElement | null) {
    if (element === this.#rested) return
    const { table } = this
    this.#rested = element
    clearTimeout(this.#timer)
    table.peeked = null
    if (!element || !this.#cardAt(element)) return
    this.#timer = setTimeout(() => {
      const card = this.#cardAt(element)
      if (card && element.isConnected && !table.menu && !table.looked) table.peeked = { card, element }
    }, REST_MS)
  }
  #hover(event: PointerEvent) {
    if (event.pointerType === 'mouse' && !this.#still(event)) this.#rest(near(event.target, CARD))
  }
  /** Whether the pointer still lies where it clicked. */
  #still(event: PointerEvent): boolean {
    if (this.#clicked && apart(event, this.#clicked)) this.#clicked = null
    return this.#clicked !== null
  }

  // --- pressing --------------------------------------------------------------------------------------

  #down(event: PointerEvent) {
    this.#rest(null)
    this.#clicked = { x: event.clientX, y: event.clientY }
    const from = this.#thingAt(event.target)
    if (!from || event.button !== 0 || !event.isPrimary) return
    const touch = event.pointerType !== 'mouse'
    this.#press = { from, thing: thingOf(from), ...this.#clicked, touch, held: false, ghost: null }
    if (touch) this.#timer = setTimeout(() => this.#hold(), PRESS_MS)
  }
  #hold() {
    const press = this.#press
    if (!press) return
    press.held = true
    if (dropsFor(this.table, press.thing).size) press.from.setAttribute('data-held', '')
    else this.#look(press.from)
  }
  #move(event: PointerEvent) {
    const press = this.#press
    if (!press) return this.#hover(event)
    if (!event.isPrimary) return
    if (!press.ghost && apart(event, press)) {
      const free = (!press.touch || press.held) && !this.table.looked
      if (free && dropsFor(this.table, press.thing).size > 0) this.#begin(press)
      else if (!press.held) return this.#end()
    }
    if (press.ghost) this.#carry(event)
  }
  #up(event: PointerEvent) {
    if (!this.#press || !event.isPrimary) return
    const { ghost, held, from, thing } = this.#press
    const name = ghost ? this.#aim(thing, event.clientX, event.clientY) : null
    const act = name === null ? undefined : dropsFor(this.table, thing).get(name)
    this.#end()
    if (ghost || held) swallow()
    if (act) act(event.clientX, event.clientY)
    else if (held && !ghost) this.#look(from)
  }
  #key(event: KeyboardEvent) {
    if (event.key === 'Escape') this.#end()
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    if (near(event.target, 'input, select, textarea, dialog')) return
    this.#look(near<HTMLElement>(event.target, CARD) ?? this.#rested)
  }

  // --- dragging --------------------------------------------------------------------------------------

  /** What is taken hold of: the innermost thing that can be dragged now, or else the card. */
  #thingAt(target: EventTarget | null): HTMLElement | null {
    const first = near<HTMLElement>(target, `[data-drag], ${CARD}`)
    for (let each = first; each; each = near(each.parentElement, `[data-drag], ${CARD}`)) {
      if (dropsFor(this.table, thingOf(each)).size) return each
    }
    return first
  }
  #begin(press: Press) {
    press.ghost = likeness(press.from)
    this.table.carried = press.thing
  }
  /** Show where it may go; the name of the place under the pointer, if it is one. */
  #aim(thing: string, x: number, y: number): string | null {
    const drops = dropsFor(this.table, thing)
    const fits = (each: HTMLElement) => namesOf(each).find((name) => drops.has(name))
    for (const each of this.root.querySelectorAll<HTMLElement>(PLACE)) {
      each.toggleAttribute('data-welcome', fits(each) !== undefined)
      each.removeAttribute('data-aimed')
    }
    for (const under of document.elementsFromPoint(x, y)) {
      for (let place = near<HTMLElement>(under, PLACE); place; place = near(place.parentElement, PLACE)) {
        const name = fits(place)
        if (!name) continue
        place.setAttribute('data-aimed', '')
        return name
      }
    }
    return null
  }
  #carry({ clientX, clientY }: PointerEvent) {
    const { x, y, ghost } = this.#press!
    ghost!.style.translate = `${clientX - x}px ${clientY - y}px`
    void tick().then(() => this.#press && this.#aim(this.#press.thing, clientX, clientY))
  }
  #end() {
    clearTimeout(this.#timer)
    this.#press?.ghost?.remove()
    this.#press?.from.removeAttribute('data-held')
    this.#press = null
    this.table.carried = null
    for (const each of this.root.querySelectorAll('[data-welcome]')) {
      each.removeAttribute('data-welcome')
      each.removeAttribute('data-aimed')
    }
  }
}
