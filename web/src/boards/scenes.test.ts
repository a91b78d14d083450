// Most of what happens is shown. That each event has a scene, or is quiet on purpose, the compiler checks.
import { describe, expect, it } from 'vitest'

import type { AnyScenes } from '../table/scenes'

const tables = import.meta.glob<AnyScenes>('./*/scenes.ts', { eager: true, import: 'scenes' })

describe.each(Object.entries(tables))('%s', (_, { scenes, chapters }) => {
  it('shows more than it keeps quiet about', () => {
    const shown = Object.values(scenes).filter((each) => each !== 'quiet')
    expect(shown.length).toBeGreaterThan(Object.keys(scenes).length / 2)
  })
  it('groups the log', () => {
    expect(chapters.length).toBeGreaterThan(0)
  })
})
