// Color is never alone: each faction has a sign of its own.
import { expect, it } from 'vitest'

import { EMBLEMS } from '../../parts/art'
import { LOOKS } from './view'

it('each faction has a sign of its own', () => {
  const signs = Object.values(LOOKS).map(({ emblem }) => EMBLEMS[emblem])
  expect(signs.every(Boolean)).toBe(true)
  expect(new Set(signs).size).toBe(signs.length)
})
