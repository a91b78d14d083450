// Color is never alone: each kind of gift has a sign of its own.
import { expect, it } from 'vitest'

import { COLORS } from './pieces'
import { SIGNS } from './signs'

it('each kind of gift has a sign of its own', () => {
  const signs = COLORS.map((gift) => SIGNS[gift])
  expect(signs.every(Boolean)).toBe(true)
  expect(new Set(signs).size).toBe(signs.length)
})
