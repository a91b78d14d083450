import { expect, test } from 'vitest'

import { scrollBy } from './rows'

const at = (left: number) => ({ left, right: left + 100 })

test('a row with something to use in sight stays where it is', () => {
  expect(scrollBy({ left: 0, right: 390, usable: [at(500), at(200)] })).toBe(0)
  expect(scrollBy({ left: 0, right: 390, usable: [] })).toBe(0)
})

test('a row scrolls to the first card that can be used', () => {
  expect(scrollBy({ left: 0, right: 390, usable: [at(500), at(620)] })).toBe(218)
  expect(scrollBy({ left: 10, right: 390, usable: [at(-150)] })).toBe(-168)
})

test('a card that is cut at the edge comes fully into sight', () => {
  expect(scrollBy({ left: 0, right: 390, usable: [at(350)] })).toBe(68)
})
