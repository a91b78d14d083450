// Names of seats: a game gives them from the view alone, so that pages without its board have them as well.
import { expect, test } from 'vitest'

import type { Feed } from '../api/feed'
import { TableState } from '../table/state.svelte'
import { naming as fantos } from './fantos/speech'
import { naming as outposts } from './outposts/words'
import { naming as phantom } from './phantom/words'
import { nameOf as seven } from './seven/pieces'

const NAMINGS: Record<string, unknown> = { fantos, outposts, phantom, seven }

/** Views of games, what is known of their pieces, and what the seats are called. */
const NAMED: [string, object, { kind: string; key: string; name: string }[], string[]][] = [
  [
    'fantos',
    { citadels: [{ mat: 'ice' }, { mat: 'sun' }] },
    [
      { kind: 'mats', key: 'ice', name: 'Rimehold' },
      { kind: 'mats', key: 'sun', name: 'Sunhand' },
    ],
    ['Rimehold', 'Sunhand'],
  ],
  [
    'phantom',
    { phase: 'turn', path: [1], players: [{ legend: 'diana' }, { legend: '' }] },
    [{ kind: 'legends', key: 'diana', name: 'Diana' }],
    ['Diana', 'Mira'],
  ],
  [
    'seven',
    { players: [{ hero: 'sea' }, { hero: '' }] },
    [{ kind: 'heroes', key: 'sea', name: 'Ilvane' }],
    ['Ilvane', 'Mira'],
  ],
]
const seats = ['Ada', 'Mira'].map((name, seat) => ({ name, kind: seat ? 'bot' : 'person', bot: '' }))

test.each(NAMED)('%s names its seats without a board', (game, table, cards, names) => {
  const feed = { shown: { view: { table }, seats, seat: null } } as unknown as Feed
  const client = { naming: NAMINGS[game] } as never
  const state = new TableState(feed, {} as never, { cards, numbers: [] } as never, client)
  expect(seats.map((_, seat) => state.seatTitle(seat))).toEqual(names)
})

test('before a game begins, seats are called by who sits there', () => {
  const feed = { shown: { view: null, seats, seat: null } } as unknown as Feed
  for (const naming of Object.values(NAMINGS)) {
    const state = new TableState(feed, {} as never, { cards: [], numbers: [] }, { naming } as never)
    expect(seats.map((_, seat) => state.seatTitle(seat))).toEqual(['Ada', 'Mira'])
  }
})
