// Names of seats: heroes, as soon as they are chosen.
import { expect, test } from 'vitest'

import { titles } from '../titles.testing'
import { nameOf } from './pieces'

test('a seat is called by its hero, or by who sits there', () => {
  const heroes = [{ kind: 'heroes', key: 'sea', name: 'Ilvane' }]
  expect(titles(nameOf, { players: [{ hero: 'sea' }, { hero: '' }] }, heroes)).toEqual(['Ilvane', 'Mira'])
})

test('before the game begins, seats are called by who sits there', () => {
  expect(titles(nameOf, null)).toEqual(['Ada', 'Mira'])
})
