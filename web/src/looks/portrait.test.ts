import { describe, expect, it } from 'vitest'

import { portraitOf } from './portrait'

describe('portraits', () => {
  it('are the same wherever a character sits', () => {
    expect(portraitOf('Brakka', 'raider')).toEqual(portraitOf('Brakka', 'raider'))
  })
  it('tell characters apart', () => {
    const names = ['Brakka', 'Hanno Vale', 'Wrenna', 'Orsk', 'Vex', 'Borrin']
    const faces = new Set(names.map((name) => JSON.stringify(portraitOf(name, 'builder'))))
    expect(faces.size).toBe(names.length)
  })
  it('show the temper in brows and mouth alone', () => {
    const { brows, mouth, ...face } = portraitOf('Vex', 'schemer')
    const other = portraitOf('Vex', 'raider')
    expect(other).toMatchObject(face)
    expect([other.brows, other.mouth]).not.toEqual([brows, mouth])
  })
})
