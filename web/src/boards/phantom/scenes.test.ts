import { expect, it } from 'vitest'

import type { Happened } from '../../api/types'
import { beatsOf, scenesOf } from '../../table/scenes'
import { scenes } from './scenes'

const event = (kind: string, ...args: unknown[]) => ({ kind, args }) as unknown as Happened
const shown = (...events: Happened[]) => scenesOf(events, scenes, { view: {}, seat: 0 }, ({ kind }) => kind)

it('shows a card that is played once, with all that it costs', () => {
  const price = [event('resources', 0, 'skull', -1), event('resources', 0, 'mystery', -1)]
  expect(shown(event('played', 0, 7), ...price)).toMatchObject([
    { text: 'played resources resources', hits: ['spot:resources'], change: '−2' },
  ])
  expect(shown(event('played', 0, 7))).toEqual([])
})

it('shows an ability once: the card that is exhausted for it is part of it', () => {
  expect(shown(event('activated', 0, 7, 0), event('exhausted', 0, 7))).toMatchObject([{ text: 'activated' }])
  expect(shown(event('activated', 0, 7, 0), event('exhausted', 0, 8))).toHaveLength(2)
})

it('shows a player the card that they turn up, and their damage in one place', () => {
  const [turned, hurt] = shown(event('turned-up', 0, 7), event('damage', 0, 9))
  expect(beatsOf(turned!, 'normal').map(([beat]) => beat)).toContain('card')
  expect(hurt).toMatchObject({ hits: ['spot:injuries'], yours: true })
})
