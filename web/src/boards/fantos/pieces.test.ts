// Color is never alone: each race has a sign of its own.
import { expect, it } from 'vitest'

import { TAGS } from './pieces'

it('each race has a sign of its own', () => {
  const signs = Object.values(TAGS)
  expect(signs.every(Boolean)).toBe(true)
  expect(new Set(signs).size).toBe(signs.length)
})
