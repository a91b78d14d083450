// Names of seats: bots by their factions, people by their names.
import { expect, test } from 'vitest'

import { titles } from '../titles.testing'
import { naming } from './words'

test('before the game begins, seats are called by who sits there', () => {
  expect(titles(naming, null)).toEqual(['Ada', 'Mira'])
})
