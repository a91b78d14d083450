// Names of seats: Legends, as soon as they are chosen.
import { expect, test } from 'vitest'

import { titles } from '../titles.testing'
import { naming } from './words'

test('a seat is called by its Legend, or by who sits there', () => {
  const legends = [{ kind: 'legends', key: 'diana', name: 'Diana' }]
  const table = { phase: 'turn', path: [1], players: [{ legend: 'diana' }, { legend: '' }] }
  expect(titles(naming, table, legends)).toEqual(['Diana', 'Mira'])
})

test('before the game begins, seats are called by who sits there', () => {
  expect(titles(naming, null)).toEqual(['Ada', 'Mira'])
})
