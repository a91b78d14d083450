// Names of seats: Citadels by their mats.
import { expect, test } from 'vitest'

import { titles } from '../titles.testing'
import { naming } from './speech'

test('Citadels are called by the names on their mats', () => {
  const mats = [
    { kind: 'mats', key: 'ice', name: 'Rimehold' },
    { kind: 'mats', key: 'sun', name: 'Sunhand' },
  ]
  expect(titles(naming, { citadels: [{ mat: 'ice' }, { mat: 'sun' }] }, mats)).toEqual([
    'Rimehold',
    'Sunhand',
  ])
})

test('before the game begins, seats are called by who sits there', () => {
  expect(titles(naming, null)).toEqual(['Ada', 'Mira'])
})
