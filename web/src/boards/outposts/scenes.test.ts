import { expect, it } from 'vitest'

import type { Happened } from '../../api/types'
import { scenesOf } from '../../table/scenes'
import { scenes } from './scenes'

const event = (kind: string, ...args: unknown[]) => ({ kind, args }) as unknown as Happened
const board = { step: 'fourth', active: 1, players: [], groups: [[20, 21]], assault: null }
const shown = (view: object, ...events: Happened[]) =>
  scenesOf(events, scenes, { view, seat: 0 }, ({ kind }) => kind)

it('shows an assault once: from those who attack to the Outpost, which then takes the damage', () => {
  const events = [
    event('assigned-attack', 1, 0, 2),
    event('assault', 1, [20, 21], 2),
    event('totals', 5, 1, 0),
    event('damaged', 2, 4, 4),
  ]
  const from = ['card:20', 'card:21']
  expect(shown(board, ...events)).toMatchObject([
    { text: 'assault', from, hits: ['post:2'], yours: true },
    { text: 'totals', hits: ['post:2'] },
    { text: 'damaged', from, hits: ['post:2'], change: '+4', yours: true },
  ])
  const later = { ...board, assault: { group: 0, post: 2 } }
  expect(shown(later, event('damaged', 2, 4, 4))).toMatchObject([{ from }])
})

it('shows damage that is no assault from the player who causes it', () => {
  expect(shown(board, event('damaged', 2, 2, 2))).toMatchObject([{ actor: 1, hits: ['post:2'] }])
})

it('shows a creature that is sacrificed once, and one that falls by the defense without an arrow', () => {
  const texts = shown(board, event('sacrificed', 1, 20), event('destroyed', 1, 20)).map(({ text }) => text)
  expect(texts).toEqual(['sacrificed'])
  const [fallen] = shown(board, event('destroyed', 1, 20))
  expect(fallen).toMatchObject({ hits: ['card:20'], change: '✕' })
  expect(fallen).not.toHaveProperty('actor')
})

it('shows nothing on a board that does not lie there yet', () => {
  expect(shown({ ...board, step: 'setup' }, event('outpost', 1, 3), event('drew', 1, 4))).toEqual([])
})
