// The player of scenes: their order, their pace, and what skips them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Happened, Shown } from '../api/types'
import { Player } from './player.svelte'
import { beatsOf, scenesOf, type Scene, type SceneTable } from './scenes'
import type { Speed } from './settings.svelte'
import type { GameTypes } from './types'

const shown = (number: number) => ({ number, events: [] }) as unknown as Shown
const scene = (text: string, more: Partial<Scene> = {}): Scene => ({
  event: { kind: text, args: [], clause: '', message: { key: text, args: {} } },
  text,
  yours: false,
  own: false,
  actor: 1,
  ...more,
})

function stage(scenes: Scene[][], speed: Speed = 'normal', still = false) {
  const presented: number[] = []
  const player = new Player({
    present: (now) => presented.push(now.number),
    scenes: (after) => scenes[after.number] ?? [],
    speed: () => speed,
    still: () => still,
  })
  return { player, presented }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('order', () => {
  it('shows the position before an event until its scene is over', () => {
    const { player, presented } = stage([[], [scene('hit')]])
    player.receive(shown(0))
    player.receive(shown(1))
    expect(presented).toEqual([0])
    expect(player.scene?.text).toBe('hit')
    vi.runAllTimers()
    expect(presented).toEqual([0, 1])
    expect(player.busy).toBe(false)
  })

  it('plays what comes in haste one after another', () => {
    const { player } = stage([[], [scene('a'), scene('b')], [scene('c')]])
    for (const number of [0, 1, 2]) player.receive(shown(number))
    const seen: string[] = []
    while (player.busy) {
      if (seen.at(-1) !== player.scene!.text) seen.push(player.scene!.text)
      vi.advanceTimersToNextTimer()
    }
    expect(seen).toEqual(['a', 'b', 'c'])
  })

  it('goes through the beats in order', () => {
    const { player } = stage([[], [scene('a', { card: 3, hits: ['seat:0'] })]])
    player.receive(shown(1))
    const beats: string[] = []
    while (player.busy) {
      beats.push(player.beat)
      vi.advanceTimersToNextTimer()
    }
    expect(beats).toEqual(['actor', 'card', 'flight', 'rest'])
  })
})

describe('pace', () => {
  const full = scene('Firebolt', { card: 3, hits: ['post:0'] })
  const length = (each: Scene, speed: Speed, still = false) =>
    beatsOf(each, speed, still).reduce((sum, [, ms]) => sum + ms, 0)

  it('takes 2.3 seconds for a full scene', () => {
    expect(length(full, 'normal')).toBe(2300)
  })
  it('takes longer when it is done to you', () => {
    expect(length({ ...full, yours: true }, 'normal')).toBeGreaterThan(3000)
  })
  it('is slower, faster or instant as wished', () => {
    expect(length(full, 'slow')).toBeGreaterThan(length(full, 'normal'))
    expect(length(full, 'fast')).toBeLessThan(length(full, 'normal'))
    expect(beatsOf(full, 'instant')).toEqual([])
  })
  it('shows stills with text where nothing may move', () => {
    expect(beatsOf(full, 'normal', true).map(([beat]) => beat)).toEqual(['card', 'rest'])
  })
  it('does not show a card large to the one who has just played it', () => {
    expect(beatsOf({ ...full, own: true }, 'normal').map(([beat]) => beat)).toEqual(['flight', 'rest'])
  })
  it('stops while a pointer is held', () => {
    const { player } = stage([[], [scene('a')]])
    player.receive(shown(1))
    player.hold(true)
    vi.advanceTimersByTime(60_000)
    expect(player.busy).toBe(true)
    player.hold(false)
    vi.runAllTimers()
    expect(player.busy).toBe(false)
  })
  it('is over at once at the instant speed', () => {
    const { player, presented } = stage([[], [scene('a')]], 'instant')
    player.receive(shown(1))
    expect(player.busy).toBe(false)
    expect(presented).toEqual([1])
  })
})

describe('skipping', () => {
  it('leaves one scene', () => {
    const { player } = stage([[], [scene('a'), scene('b')]])
    player.receive(shown(1))
    player.skip()
    expect(player.scene?.text).toBe('b')
  })
  it('leaves all scenes and shows how things are', () => {
    const { player, presented } = stage([[], [scene('a')], [scene('b')], [scene('c')]])
    for (const number of [1, 2, 3]) player.receive(shown(number))
    player.skipAll()
    expect(player.busy).toBe(false)
    expect(presented.at(-1)).toBe(3)
  })
})

describe('once more', () => {
  it('plays what happened since the last answer from the position before it', () => {
    const { player, presented } = stage([[], [scene('a')], [scene('b')]])
    for (const number of [0, 1, 2]) player.receive(shown(number))
    vi.runAllTimers()
    presented.length = 0
    player.replay()
    expect(player.replaying).toBe(true)
    expect(presented).toEqual([0])
    vi.runAllTimers()
    expect(presented).toEqual([0, 1, 2, 2])
    expect(player.replaying).toBe(false)
    player.answered()
    player.replay()
    expect(player.busy).toBe(false)
  })
})

interface TestTypes extends GameTypes {
  events: { hit: [seat: number]; drew: [] }
}

describe('scenes of events', () => {
  const table: SceneTable<TestTypes> = {
    chapters: [],
    scenes: { hit: ([seat]) => ({ actor: 1, against: seat }), drew: 'quiet' },
  }
  const event = (kind: string, ...args: unknown[]): Happened => ({
    kind,
    args,
    clause: '',
    message: { key: kind, args: {} },
  })
  const at = { view: {}, seat: 0 }

  it('leaves out what is quiet or has no words', () => {
    const found = scenesOf([event('drew'), event('hit', 0)], table, at, ({ kind }) => kind)
    expect(found.map((each) => each.text)).toEqual(['hit'])
    expect(scenesOf([event('hit', 0)], table, at, () => '')).toEqual([])
  })
  it('knows what is done to you', () => {
    const [hit, other] = scenesOf([event('hit', 0), event('hit', 2)], table, at, () => 'hit')
    expect([hit!.yours, other!.yours]).toEqual([true, false])
  })
})
