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

export function pointing(root: HTMLElement, table: TableState) {
  let press: Press | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let rested: HTMLElement | null = null
  /** Where the last click was: nothing is enlarged until the pointer has left that place. */
  let clicked: { x: number; y: number } | null = null
  const ending = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
    more: AddEventListenerOptions = {},
    target: EventTarget = root,
  ) => target.addEventListener(kind, act as EventListener, { ...more, signal: ending.signal })

  function cardAt(element: HTMLElement | null): CardData | null {
    const { card, about } = element?.dataset ?? {}
    if (card) return table.card(Number(card))
    return about ? (table.cards.cards.find((each) => aboutOf(each) === about) ?? null) : null
  }
  function look(element: HTMLElement | null) {
    const card = cardAt(element)
    if (card) table.looked = card
  }
  function rest(element: HTMLElement | null) {
    if (element === rested) return
    rested = element
    clearTimeout(timer)
    table.peeked = null
    if (!element || !cardAt(element)) return
    timer = setTimeout(() => {
      const card = cardAt(element)
      if (card && element.isConnected && !table.menu && !table.looked) table.peeked = { card, element }
    }, REST_MS)
  }

  /** What is taken hold of: the innermost thing that can be dragged now, or else the card. */
  function thingAt(target: EventTarget | null): HTMLElement | null {
    const first = near<HTMLElement>(target, `[data-drag], ${CARD}`)
    for (let each = first; each; each = near(each.parentElement, `[data-drag], ${CARD}`)) {
      if (dropsFor(table, thingOf(each)).size) return each
    }
    return first
  }

  // --- dragging --------------------------------------------------------------------------------------

  function begin() {
    if (!press) return
    press.ghost = likeness(press.from)
    table.carried = press.thing
  }
  /** Show where it may go; the place under the pointer, if it is one. */
  function aim(x: number, y: number): { place: HTMLElement; name: string } | null {
    const drops = dropsFor(table, press!.thing)
    const fits = (each: HTMLElement) => namesOf(each).find((name) => drops.has(name))
    for (const each of root.querySelectorAll<HTMLElement>(PLACE)) {
      each.toggleAttribute('data-welcome', fits(each) !== undefined)
      each.removeAttribute('data-aimed')
    }
    for (const under of document.elementsFromPoint(x, y)) {
      for (let place = near(under, PLACE); place; place = near(place.parentElement, PLACE)) {
        const name = fits(place)
        if (!name) continue
        place.setAttribute('data-aimed', '')
        return { place, name }
      }
    }
    return null
  }
  function carry(event: PointerEvent) {
    const { x, y, ghost } = press!
    ghost!.style.translate = `${event.clientX - x}px ${event.clientY - y}px`
    void tick().then(() => press && aim(event.clientX, event.clientY))
  }
  function end() {
    clearTimeout(timer)
    press?.ghost?.remove()
    press?.from.removeAttribute('data-held')
    press = null
    table.carried = null
    for (const each of root.querySelectorAll('[data-welcome]')) {
      each.removeAttribute('data-welcome')
      each.removeAttribute('data-aimed')
    }
  }
  /** The click that follows a drag or a long press means nothing. */
  function swallow() {
    const stop = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
    }
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, { capture: true }), 50)
  }

  /** Whether the pointer still lies where it clicked. */
  function still(event: PointerEvent): boolean {
    if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) > SLACK_PX) clicked = null
    return clicked !== null
  }

  // --- what the pointer does ---------------------------------------------------------------------------

  on('pointerover', (event) => {
    if (event.pointerType === 'mouse' && !press && !still(event)) rest(near(event.target, CARD))
  })
  on('pointerleave', () => rest(null))
  on('pointerdown', (event) => {
    rest(null)
    clicked = { x: event.clientX, y: event.clientY }
    const from = thingAt(event.target)
    if (!from || event.button !== 0 || !event.isPrimary) return
    const thing = thingOf(from)
    const touch = event.pointerType !== 'mouse'
    press = { from, thing, x: event.clientX, y: event.clientY, touch, held: false, ghost: null }
    if (touch) timer = setTimeout(hold, PRESS_MS)
  })
  function hold() {
    if (!press) return
    press.held = true
    if (dropsFor(table, press.thing).size) press.from.setAttribute('data-held', '')
    else look(press.from)
  }
  const moved = (event: PointerEvent) =>
    press !== null && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK_PX
  on(
    'pointermove',
    (event) => {
      if (!press && event.pointerType === 'mouse' && !still(event)) rest(near(event.target, CARD))
      if (!press || !event.isPrimary) return
      if (!press.ghost && moved(event)) {
        const carries = (!press.touch || press.held) && !table.looked && dropsFor(table, press.thing).size > 0
        if (carries) begin()
        else if (!press.held) return end()
      }
      if (press.ghost) carry(event)
    },
    {},
    window,
  )
  on(
    'pointerup',
    (event) => {
      if (!press || !event.isPrimary) return
      const { ghost, held, from } = press
      const act = ghost && dropsFor(table, press.thing).get(aim(event.clientX, event.clientY)?.name ?? '')
      end()
      if (ghost || held) swallow()
      if (act) act(event.clientX, event.clientY)
      else if (held && !ghost) look(from)
    },
    {},
    window,
  )
  on('pointercancel', end, {}, window)
  // a finger that holds something must not scroll the page
  on(
    'touchmove',
    (event) => {
      if (press?.held && event.cancelable) event.preventDefault()
    },
    { passive: false },
  )
  on('contextmenu', (event) => {
    const card = near<HTMLElement>(event.target, CARD)
    if (!card) return
    event.preventDefault()
    if (!press?.touch) look(card)
  })
  on(
    'keydown',
    (event) => {
      if (event.key === 'Escape') end()
      if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
      if (near(event.target, 'input, select, textarea, dialog')) return
      look(near<HTMLElement>(event.target, CARD) ?? rested)
    },
    {},
    window,
  )

  return {
    destroy() {
      end()
      ending.abort()
      table.peeked = null
    },
  }
}
