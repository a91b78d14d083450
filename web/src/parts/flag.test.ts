import { expect, test } from 'vitest'

import { placeFlag } from './flag'

const SIZE = { width: 150, height: 40 }
const ROOM = { left: 46, right: 500, top: 14, bottom: 124 }
const line = (height: (x: number) => number) =>
  Array.from({ length: 60 }, (_, i) => ({ x: 46 + i * 7.6, y: height(i), weight: 1 }))

test('a flag covers neither the line nor its marks', () => {
  const drawn = [...line((i) => (i < 55 ? 90 : 20)), { x: 490, y: 20, weight: 50 }]
  const { x, y } = placeFlag(SIZE, ROOM, 490, drawn)
  for (const point of drawn) {
    const inside = point.x >= x && point.x <= x + SIZE.width && point.y >= y && point.y <= y + SIZE.height
    expect(inside).toBe(false)
  }
})

test('where nothing is covered, a flag is next to its place', () => {
  const { x } = placeFlag(
    SIZE,
    ROOM,
    250,
    line(() => 120),
  )
  expect(Math.abs(x + SIZE.width / 2 - 250)).toBeLessThan(40)
})

test('in a narrow chart it stays within', () => {
  expect(placeFlag(SIZE, { ...ROOM, right: 150 }, 100, []).x).toBe(46)
})
