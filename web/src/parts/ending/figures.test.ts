import { expect, test } from 'vitest'

import { figuresOf, turningPoint } from './figures'

const known = (name: string) => name !== 'figure-path'

test('a value for each seat is a column, one of the game a line', () => {
  expect(figuresOf({ on_legacies: [3, 4], turns: 12 }, 2, known)).toEqual({
    columns: [{ name: 'figure-on-legacies', values: [3, 4] }],
    lines: [{ name: 'figure-turns', value: 12 }],
  })
})

test('what has no word, no number for each seat, or nothing but zeros is left out', () => {
  const details = { path: 7, factions: ['veil', 'cinder'], crystals: [1], corruption: [0, 0], reward: null }
  expect(figuresOf(details, 2, known)).toEqual({ columns: [], lines: [] })
})

test('the turning point is the greatest change, up or down', () => {
  const moments = [
    { before: 0.4, after: 0.6 },
    { before: 0.6, after: 0.1 },
    { before: 0.1, after: 0.3 },
  ]
  expect(turningPoint(moments)).toBe(moments[1])
  expect(turningPoint([])).toBeUndefined()
})
