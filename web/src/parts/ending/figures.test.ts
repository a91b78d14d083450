import { expect, test } from 'vitest'

import { bestMoment, figuresOf, partsOf, reasonsOf, turningPoint } from './figures'

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

test('the reason is the first comparison in which the winner is ahead of all who were level before', () => {
  const level = { name: 'crystals', values: [0, 0, 0] }
  const some = { name: 'towers', values: [1, 2, 2] }
  const last = { name: 'damage', values: [0, 9, 4], fewest: true }
  expect(reasonsOf([level, some, last], [2])).toEqual([
    { name: 'crystals', first: 0, other: 0 },
    { name: 'towers', first: 2, other: 2 },
    { name: 'damage', first: 4, other: 9 },
  ])
  expect(reasonsOf([some], [0])).toEqual([])
  expect(reasonsOf([level, some, last], [2], 0)).toEqual([
    { name: 'crystals', first: 0, other: 0 },
    { name: 'towers', first: 2, other: 1 },
  ])
  expect(reasonsOf([level], [])).toEqual([])
})

test('the parts of the score are compared with the best of the others, or with the one who asks', () => {
  const parts = [{ name: 'reserve', values: [5, 9, 7] }]
  expect(partsOf(parts, [6, 12, 9], [1])).toEqual([{ name: 'reserve', first: 9, other: 7 }])
  expect(partsOf(parts, [6, 12, 9], [1], 0)).toEqual([{ name: 'reserve', first: 9, other: 5 }])
  expect(partsOf(parts, [6, 12, 9], [])).toEqual([])
})

test('the best moment of a seat is where its chance was greatest, unless that was the start', () => {
  const course = [
    [0.5, 0.5],
    [0.7, 0.3],
    [0, 1],
  ]
  expect(bestMoment(course, 0)).toEqual({ at: 1, chance: 0.7 })
  expect(bestMoment([...course].reverse(), 1)).toBeUndefined()
})
