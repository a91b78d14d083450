import { expect, it } from 'vitest'

import type { Happened } from '../../api/types'
import { scenesOf } from '../../table/scenes'
import { scenes } from './scenes'

const event = (kind: string, ...args: unknown[]) => ({ kind, args }) as unknown as Happened
const shown = (...events: Happened[]) => scenesOf(events, scenes, { view: {}, seat: 0 }, ({ kind }) => kind)
const kinds = (...events: Happened[]) => shown(...events).map(({ text }) => text)

const declared = event('declared', 1, 'recruit', 40)
const paid = event('lost', 1, 'fame', 5)
const recruited = event('recruited', 1, 40)

it('shows a deed once, with its price', () => {
  expect(shown(declared, paid, recruited)).toMatchObject([{ text: 'recruited', change: '−5' }])
  const quest = [event('declared', 1, 'quest', 9, 0), event('gifts-dropped', 1, 'red', 2)]
  expect(kinds(...quest, event('marked', 1, 9, 0))).toEqual(['marked'])
})

it('shows what is declared while it can be stopped, and when it is', () => {
  expect(kinds(declared)).toEqual(['declared'])
  const stopped = [declared, event('reaction', 2, 7), event('cancelled', 1)]
  expect(kinds(...stopped)).toEqual(['declared', 'reaction', 'cancelled'])
})

it('shows what a hero loses to others, also before somebody else recruits', () => {
  expect(kinds(event('lost', 2, 'fame', 1), paid, recruited)).toEqual(['lost', 'recruited'])
})
