import { expect, it } from 'vitest'

import type { Happened } from '../../api/types'
import type { TableData } from './generated'
import { struckBy } from './struck'

const event = (kind: string, ...args: unknown[]) => ({ kind, args }) as unknown as Happened
const player = (seat: number, fame: number) => ({ seat, fame, gold: 1, might: 3, gifts: [2, 0, 0, 0, 0, 0] })
const view = { order: [1, 0], players: [player(0, 4), player(1, 0)] } as unknown as TableData

it('tells what each hero loses in the order of play, and who is spared', () => {
  const effects = [event('building-lost', 0, 80), event('building-ruined', 66), event('lost', 0, 'fame', 2)]
  const { over, fallen, blows } = struckBy(effects, view)
  expect(fallen.map((each) => each.kind === 'building' && each.owner)).toEqual([0, null])
  expect(blows.map((blow) => blow.seat)).toEqual([1, 0])
  expect(blows[0]).toMatchObject({ losses: [], cards: [], sins: 0 })
  expect(over).toBe(false)
  expect(blows[1]).toMatchObject({ losses: [{ what: 'fame', from: 4, to: 2 }], cards: [80] })
})

it('counts gifts by their color and stops where something else begins', () => {
  const effects = [event('gifts-dropped', 0, 'red', 1), event('turn', 5), event('lost', 0, 'fame', 2)]
  const { over, blows } = struckBy(effects, view)
  expect(blows[1]?.losses).toEqual([{ what: 'red', from: 2, to: 1 }])
  expect(over).toBe(true)
})

it('counts what a hero gained and lost before it in the same breath', () => {
  const cause = [
    event('gained', 1, 'might', 2),
    event('lost', 0, 'gold', 1),
    event('gifts-handed', 0, 1, 'red', 2),
  ]
  const effects = [
    event('lost', 1, 'might', 1),
    event('lost', 0, 'might', 1),
    event('gifts-dropped', 1, 'red', 1),
  ]
  const { blows } = struckBy(effects, view, cause)
  expect(blows.map(({ losses }) => losses)).toEqual([
    [
      { what: 'might', from: 5, to: 4 },
      { what: 'red', from: 4, to: 3 },
    ],
    [{ what: 'might', from: 3, to: 2 }],
  ])
})
