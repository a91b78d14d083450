// Names and the punctuation after them.
import { expect, it } from 'vitest'

import { glued } from './pieces'

const text = (words: string) => ({ kind: 'text' as const, text: words })
const card = { kind: 'card' as const, text: 'Banner Herald', value: 3 }

it('keeps a period with the name before it', () => {
  expect(glued([text('You lose '), card, text('. Twice.')])).toEqual([
    { piece: text('You lose '), mark: '' },
    { piece: card, mark: '.' },
    { piece: text(' Twice.'), mark: '' },
  ])
})

it('leaves other words alone', () => {
  expect(glued([text('('), card, text(' falls.')]).map(({ piece, mark }) => piece.text + mark)).toEqual([
    '(',
    'Banner Herald',
    ' falls.',
  ])
})
