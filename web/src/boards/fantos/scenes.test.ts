import { expect, it } from 'vitest'

import type { Happened } from '../../api/types'
import { scenesOf } from '../../table/scenes'
import { scenes } from './scenes'

const event = (kind: string, ...args: unknown[]) => ({ kind, args }) as unknown as Happened
const view = { citadels: [0, 1].map((seat) => ({ seat, tableau: [seat + 10] })) }
const shown = (...events: Happened[]) => scenesOf(events, scenes, { view, seat: 0 }, ({ kind }) => kind)
const kinds = (...events: Happened[]) => shown(...events).map(({ text }) => text)

it('shows a hire once, with its price and the Shards that the Legacy brings', () => {
  const hire = [event('hired', 1, 40), event('shards', 'reserve', 1, 'legacy', 40, 5)]
  expect(shown(...hire)).toMatchObject([{ text: 'hired', change: '−5' }])
  const brings = event('shards', 'trove', null, 'legacy', 40, 2)
  expect(shown(...hire, brings)).toMatchObject([{ text: 'hired shards', change: '−5', hits: ['seat:1'] }])
})

it('shows a card or an ability once: who pays and who is tasked for it is part of it', () => {
  expect(
    kinds(event('played', 1, 70, 11, [], [], [], null), event('shards', 'legacy', 11, 'trove', null, 2)),
  ).toEqual(['played'])
  expect(kinds(event('activated', 1, 11, 11, [], [], [], null), event('tasked', 11, 'ability'))).toEqual([
    'activated',
  ])
})

it('says that Shards are taken from you, and lets them fly from where they were', () => {
  const [taken] = shown(event('shards', 'legacy', 10, 'legacy', 11, 4))
  expect(taken).toMatchObject({ from: ['card:10'], hits: ['card:11'], change: '+4', yours: true })
  const [gained] = shown(event('shards', 'trove', null, 'legacy', 10, 2))
  expect(gained).toMatchObject({ from: ['spot:trove'], hits: ['card:10'], yours: false })
})

it('rolls all dice of an action at once, with the words of each', () => {
  const [roll, ...more] = shown(event('rolled', 'war', 10, 1), event('rolled', 'war', 11, 3))
  expect(roll).toMatchObject({ dice: [1, 3], hits: ['card:10', 'card:11'], text: 'rolled rolled' })
  expect(more).toEqual([])
})

it('shows those who join an action together, and a Duel as its challenge', () => {
  expect(kinds(event('tasked', 10, 'war'), event('tasked', 12, 'war'))).toEqual(['tasked tasked'])
  expect(
    kinds(event('action-declared', 'duel', 1), event('tasked', 11, 'duel'), event('duel', 11, 10)),
  ).toEqual(['duel'])
})

it('gives all their Shards in one scene, and harms nobody who gains', () => {
  const [rain, ...more] = shown(
    event('shards', 'trove', null, 'reserve', 0, 3),
    event('shards', 'trove', null, 'reserve', 1, 3),
  )
  expect(rain).toMatchObject({ hits: ['seat:0', 'seat:1'], change: '+3', text: 'shards shards', gains: true })
  expect(more).toEqual([])
  const uneven = [
    event('shards', 'trove', null, 'reserve', 0, 3),
    event('shards', 'trove', null, 'reserve', 1, 2),
  ]
  expect(kinds(...uneven)).toEqual(['shards', 'shards'])
})
