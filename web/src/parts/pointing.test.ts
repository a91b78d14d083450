// What a pointer does with a card: a click is left to the card, a long press and a rest enlarge it, a drag carries it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { TableState } from '../table/state.svelte'
import { pointing } from './pointing'

const PIKE = { kind: 'units', key: 'pike', name: 'Pike' }

/** A table with one card in hand that may be played, or not, on the place beside it. */
function lay(playable = false) {
  document.body.innerHTML = '<main><button data-card="3">Pike</button><div data-drop="post:1"></div></main>'
  const choice = { option: ['play', 3, 1], label: { key: 'play', args: {} } }
  const offered: unknown[] = []
  const table = {
    asked: { choices: playable ? [choice] : [], group: null },
    live: { busy: false },
    game: { verbs: { play: ['card', 'post'] } },
    cards: { cards: [PIKE] },
    card: () => PIKE,
    offer: (choices: unknown[]) => offered.push(...choices),
    looked: null,
    peeked: null,
    menu: null,
    carried: null,
  }
  const root = document.querySelector('main')!
  const pointer = pointing(root, table as unknown as TableState)
  const card = root.querySelector('button')!
  const clicked = vi.fn()
  card.addEventListener('click', clicked)
  return { root, table, offered, card, clicked, place: root.querySelector('div')!, pointer }
}

function point(target: EventTarget, type: string, pointerType = 'mouse', x = 0, y = 0) {
  const more = { bubbles: true, isPrimary: true, button: 0, pointerType, clientX: x, clientY: y }
  target.dispatchEvent(new PointerEvent(type, more))
}

beforeEach(() => {
  vi.useFakeTimers()
  HTMLElement.prototype.showPopover = () => {}
})
afterEach(() => void vi.useRealTimers())

describe('a finger', () => {
  it('that taps leaves the click to the card', () => {
    const { table, card, clicked } = lay()
    point(card, 'pointerdown', 'touch')
    vi.advanceTimersByTime(200)
    point(card, 'pointerup', 'touch')
    card.click()
    expect(clicked).toHaveBeenCalledOnce()
    expect(table.looked).toBeNull()
  })

  it('that stays enlarges the card, and the click after it means nothing', () => {
    const { table, card, clicked } = lay()
    point(card, 'pointerdown', 'touch')
    vi.advanceTimersByTime(500)
    expect(table.looked).toBe(PIKE)
    point(card, 'pointerup', 'touch')
    card.click()
    expect(clicked).not.toHaveBeenCalled()
  })

  it('that moves at once scrolls: nothing is enlarged', () => {
    const { table, card } = lay()
    point(card, 'pointerdown', 'touch')
    point(window, 'pointermove', 'touch', 0, 30)
    vi.advanceTimersByTime(500)
    expect(table.looked).toBeNull()
  })

  it('that stays takes hold of a card that can be carried', () => {
    const { table, card } = lay(true)
    point(card, 'pointerdown', 'touch')
    vi.advanceTimersByTime(500)
    expect(table.looked).toBeNull()
    expect(card.hasAttribute('data-held')).toBe(true)
  })
})

describe('a mouse', () => {
  it('that rests on a card shows it, and no longer once it has left', () => {
    const { root, table, card } = lay()
    point(card, 'pointerover')
    expect(table.peeked).toBeNull()
    vi.advanceTimersByTime(500)
    expect(table.peeked).toMatchObject({ card: PIKE })
    point(root, 'pointerleave')
    expect(table.peeked).toBeNull()
  })

  it('shows nothing right after a click, until it has moved away', () => {
    const { table, card } = lay()
    point(card, 'pointerdown')
    point(card, 'pointerup')
    point(card, 'pointerover', 'mouse', 3, 3)
    vi.advanceTimersByTime(1000)
    expect(table.peeked).toBeNull()
    point(card, 'pointerover', 'mouse', 40, 3)
    vi.advanceTimersByTime(500)
    expect(table.peeked).not.toBeNull()
  })

  it('carries a card to a place where it may go', () => {
    const { table, card, place, offered, clicked } = lay(true)
    document.elementsFromPoint = () => [place]
    point(card, 'pointerdown')
    point(window, 'pointermove', 'mouse', 60, 0)
    expect(table.carried).toBe('card:3')
    point(window, 'pointerup', 'mouse', 60, 0)
    expect(offered).toHaveLength(1)
    expect(table.carried).toBeNull()
    card.click()
    expect(clicked).not.toHaveBeenCalled()
  })

  it('puts a card back that is dropped anywhere else', () => {
    const { card, offered } = lay(true)
    document.elementsFromPoint = () => []
    point(card, 'pointerdown')
    point(window, 'pointermove', 'mouse', 60, 0)
    point(window, 'pointerup', 'mouse', 60, 0)
    expect(offered).toEqual([])
    expect(document.querySelector('.carried')).toBeNull()
  })
})

it('lets go of everything when the board is left', () => {
  const { table, card, pointer } = lay()
  point(card, 'pointerover')
  pointer.destroy()
  vi.advanceTimersByTime(1000)
  expect(table.peeked).toBeNull()
  point(card, 'pointerover')
  vi.advanceTimersByTime(1000)
  expect(table.peeked).toBeNull()
})
