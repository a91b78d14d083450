// Every event of every game has a scene, or is quiet on purpose.
import { describe, expect, it } from 'vitest'

import type { SceneTable } from '../table/scenes'

const tables = import.meta.glob<SceneTable>('./*/scenes.ts', { eager: true, import: 'scenes' })
const texts = import.meta.glob<string>('../../../src/fatebox/games/*/text/en/events.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const games = Object.keys(texts).map((path) => path.split('/').at(-4)!)

/** The kinds of events that the catalog has sentences for. */
function kinds(game: string): string[] {
  const text = texts[`../../../src/fatebox/games/${game}/text/en/events.ftl`]!
  return [...text.matchAll(/^event-([a-z-]+) =/gm)].map((match) => match[1]!).sort()
}

describe.each(games)('%s', (game) => {
  const { scenes, chapters } = tables[`./${game}/scenes.ts`]!

  it('shows every event, or is silent about it on purpose', () => {
    expect(kinds(game).filter((kind) => !(kind in scenes))).toEqual([])
  })
  it('has no scene for what never happens', () => {
    expect(Object.keys(scenes).filter((kind) => !kinds(game).includes(kind))).toEqual([])
  })
  it('shows more than it keeps quiet about', () => {
    const shown = Object.values(scenes).filter((each) => each !== 'quiet')
    expect(shown.length).toBeGreaterThan(Object.keys(scenes).length / 2)
  })
  it('groups the log', () => {
    expect(chapters.length).toBeGreaterThan(0)
    expect(kinds(game)).toEqual(expect.arrayContaining([...chapters]))
  })
})
