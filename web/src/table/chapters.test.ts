// The log grouped by turn and by deed.
import { describe, expect, it } from 'vitest'

import { chaptersOf, deedsOf } from './chapters'

const event = (kind: string) => ({ kind, args: [], clause: '', message: { key: kind, args: {} } })
const words = ({ kind }: { kind: string }) => (kind === 'silent' ? null : kind)

describe('chapters of the log', () => {
  it('begins one with every turn', () => {
    const found = chaptersOf(['deal', 'turn', 'play', 'silent', 'turn', 'move'].map(event), ['turn'], words)
    expect(found.map((each) => each.head?.words ?? '')).toEqual(['', 'turn', 'turn'])
    expect(found.map((each) => each.lines.map((line) => line.words))).toEqual([['deal'], ['play'], ['move']])
  })
  it('leaves out turns without lines, except the last', () => {
    const found = chaptersOf(['turn', 'silent', 'turn', 'play', 'turn'].map(event), ['turn'], words)
    expect(found).toHaveLength(2)
  })
  it('keeps the place in the whole log', () => {
    const found = chaptersOf(
      Array.from({ length: 5 }, () => event('play')),
      [],
      words,
      2,
    )
    expect(found[0]!.lines.map((line) => line.place)).toEqual([3, 4])
  })
})

describe('deeds of a chapter', () => {
  const lines = (kinds: string[]) =>
    chaptersOf(
      kinds.map((kind) => event(kind)),
      [],
      words,
    )[0]!.lines
  const isDetail = ({ kind }: { kind: string }) => kind.startsWith('quiet')
  const told = (kinds: string[]) =>
    deedsOf(lines(kinds), isDetail).map(({ line, details }) => [line.words, details.length])

  it('gives each its details', () => {
    expect(told(['play', 'quiet one', 'quiet two', 'move'])).toEqual([
      ['play', 2],
      ['move', 0],
    ])
  })
  it('shows a detail that nothing goes before as a line of its own', () => {
    expect(told(['quiet one', 'play'])).toEqual([
      ['quiet one', 0],
      ['play', 0],
    ])
  })
})
