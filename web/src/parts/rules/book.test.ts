import { expect, test } from 'vitest'

import type { RulesData } from '../../api/types'
import { entryOf, search, sentences } from './book'

const entry = (id: string, text: string) => ({ id, kind: 'clause', title: '', text, links: [] })
const rules: RulesData = {
  title: 'A game',
  sections: [
    { id: 'SET', title: 'Setup', entries: [entry('A-SET.1', 'Shuffle the deck.')] },
    { id: 'END', title: 'End', entries: [entry('A-END.1', 'The deck is empty.'), entry('A-END.2', 'Win.')] },
  ],
}

test('sentences with a clause behind them are parts of their own', () => {
  expect(sentences('First [both turn](A.1), then [you win](A.2).')).toEqual([
    { text: 'First ', clause: null },
    { text: 'both turn', clause: 'A.1' },
    { text: ', then ', clause: null },
    { text: 'you win', clause: 'A.2' },
    { text: '.', clause: null },
  ])
})

test('entries are found by their name and by all words, whatever their case', () => {
  expect(entryOf(rules, 'A-END.2')?.section.id).toBe('END')
  expect(entryOf(rules, 'A-NO.1')).toBe(null)
  expect(search(rules, 'DECK').map((each) => each.entry.id)).toEqual(['A-SET.1', 'A-END.1'])
  expect(search(rules, 'deck empty').map((each) => each.entry.id)).toEqual(['A-END.1'])
})
