import { describe, expect, it } from 'vitest'

import { characterAt, freshest } from './lines.svelte'

const CAST = [{ name: 'Vex', level: 'hard', style: 'schemer' }]
const SEAT = {
  kind: 'bot',
  name: 'Vex',
  bot: 'hard',
  presence: 'online',
  yours: false,
  asked: false,
} as const

describe('lines of characters', () => {
  it('do not come again before the others were said', () => {
    let said: string[] = []
    const heard = []
    for (let i = 0; i < 4; i++) {
      const found = freshest('raider-win', said)
      said = found.said
      heard.push(found.variant)
    }
    expect(heard).toEqual([1, 2, 1, 2])
  })
  it('are said by characters only', () => {
    expect(characterAt(SEAT, CAST)?.style).toBe('schemer')
    expect(characterAt({ ...SEAT, bot: 'easy' }, CAST)).toBeNull()
    expect(characterAt({ ...SEAT, kind: 'person' }, CAST)).toBeNull()
    expect(characterAt(undefined, CAST)).toBeNull()
  })
})
