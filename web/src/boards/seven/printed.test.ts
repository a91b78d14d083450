// What a card says where the options of the table change it.
import { afterAll, expect, test } from 'vitest'

import amounts from '../../../../src/fatebox/games/seven/text/en/amounts.ftl?raw'
import board from '../../../../src/fatebox/games/seven/text/en/board.ftl?raw'
import { language } from '../../text/language.svelte'
import { textAt } from './printed'

const portal = {
  kind: 'portals',
  text: 'as printed',
  facts: { color: 'red', needs: { red: 7 }, income: { might: 2 } },
} as never

afterAll(() => language.use('en', {}))

test('a portal takes no more gifts than the table says, and no more than are printed', () => {
  language.use('en', { '': `${amounts}\n${board}` })
  expect(textAt(portal, 4)).toContain('Discard 4 red gifts')
  expect(textAt(portal, 9)).toContain('Discard 7 red gifts')
})

test('other cards say what is printed', () => {
  expect(textAt({ kind: 'temples', text: 'as printed', facts: { color: 'red' } } as never, 4)).toBe(
    'as printed',
  )
})
