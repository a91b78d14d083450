// What goes into which slot of the decision bar.
import { describe, expect, it } from 'vitest'

import type { Choice } from '../api/types'
import { slotsOf } from './slots'

const choice = (verb: string, ...args: unknown[]): Choice => ({
  option: [verb, ...args],
  label: { key: verb, args: {} },
})
const slots = (choices: Choice[], all = choices.length, confirms = false, leading: string[] = []) =>
  slotsOf({ choices, all, confirms, leading: new Set(leading) })

describe('slots of the bar', () => {
  it('makes the only choice primary and fills it', () => {
    const found = slots([choice('go')])
    expect(found.primary?.label.key).toBe('go')
    expect(found.outlined).toBe(false)
  })
  it('outlines a pass while something can be done on the board', () => {
    expect(slots([choice('pass')], 5).outlined).toBe(true)
    expect(slots([choice('pass')], 1).outlined).toBe(false)
  })
  it('puts the verb that leads on far right', () => {
    const found = slots([choice('skip'), choice('go')], 2, false, ['go'])
    expect(found.primary?.label.key).toBe('go')
    expect(found.beside.map((each) => each.label.key)).toEqual(['skip'])
  })
  it('makes the choice primary that was prepared on the board', () => {
    const prepared = choice('buy', 'orb')
    const found = slotsOf({
      choices: [choice('done')],
      all: 3,
      confirms: false,
      proposed: prepared,
      leading: new Set(['done']),
    })
    expect(found.primary).toBe(prepared)
    expect(found.outlined).toBe(false)
    expect(found.beside.map((each) => each.label.key)).toEqual(['done'])
  })
  it('leaves the primary slot to the confirmation of a larger choice', () => {
    const found = slots([choice('done')], 4, true)
    expect(found.primary).toBeNull()
    expect(found.beside).toHaveLength(1)
  })
  it('has room for one button beside the primary one on a phone', () => {
    const choices = [choice('skip'), choice('wait'), choice('go')]
    const leading = new Set(['go'])
    const found = slotsOf({ choices, all: 3, confirms: false, leading, room: 1 })
    expect(found.primary?.label.key).toBe('go')
    expect(found.beside).toHaveLength(0)
    expect(found.tray).toHaveLength(2)
  })
  it('puts more than fits into the tray', () => {
    const found = slots([1, 2, 3, 4].map((number) => choice('take', number)))
    expect(found.primary).toBeNull()
    expect(found.tray).toHaveLength(4)
    expect(found.beside).toHaveLength(0)
  })
  it('lays choices of many words into the tray', () => {
    const wordy = ({ option }: Choice) => option[0] === 'mode'
    const choices = [choice('mode', 0), choice('mode', 1)]
    expect(slotsOf({ choices, all: 2, confirms: false, leading: new Set(), wordy }).tray).toEqual(choices)
  })
})
