import { expect, test } from 'vitest'

import type { Scene } from '../table/scenes'
import { cueOf, MOMENTS, PLAIN, type Sounds } from './sounds'

const worlds = import.meta.glob<Sounds>('../boards/*/sounds.ts', { eager: true, import: 'default' })
const scene = (part: Partial<Scene>) => ({ text: '', yours: false, own: false, ...part }) as Scene

test('a shown card, a blow and dice are heard', () => {
  expect(cueOf(scene({ card: 3 }), 'card')).toBe('card')
  expect(cueOf(scene({ hits: ['seat:1'], against: 1 }), 'flight')).toBe('hit')
  expect(cueOf(scene({ dice: [4] }), 'flight')).toBe('dice')
})

test('a card of one’s own is heard although it is not shown large', () => {
  expect(cueOf(scene({ own: true, card: 3 }), 'rest')).toBe('card')
  expect(cueOf(scene({ own: true, card: 3, hits: ['card:3'] }), 'rest')).toBe(null)
})

test('other beats are silent', () => {
  expect(cueOf(scene({ actor: 1 }), 'actor')).toBe(null)
  expect(cueOf(scene({ hits: ['seat:1'] }), 'flight')).toBe(null)
  expect(cueOf(scene({}), 'rest')).toBe(null)
})

test('every game sounds, each in its own way, and no sound is long', () => {
  const all = [PLAIN, ...Object.values(worlds)]
  expect(Object.keys(worlds)).toHaveLength(5)
  expect(new Set(all.map((sounds) => JSON.stringify(sounds))).size).toBe(all.length)
  for (const sounds of all)
    for (const moment of MOMENTS) {
      expect(sounds[moment].length).toBeGreaterThan(0)
      for (const tone of sounds[moment]) {
        expect(tone.pitch).toBeGreaterThan(30)
        expect((tone.at ?? 0) + tone.long).toBeLessThan(2)
      }
    }
})
