import { describe, expect, it } from 'vitest'
import { withHyphens } from './names'

describe('long words', () => {
  const shown = (name: string) => withHyphens(name).replaceAll('\u00ad', '|')
  it('may break between two consonants near their middle', () => {
    expect(shown('Clockwarden')).toBe('Clock|warden')
    expect(shown('Shieldbearer')).toBe('Shield|bearer')
    expect(shown('Quartermaster of Rime')).toBe('Quarter|master of Rime')
  })
  it('stay whole if they are short', () => expect(shown('Tempest Oracle')).toBe('Tempest Oracle'))
})
