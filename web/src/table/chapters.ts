// The log in groups: a turn, a round or a phase with what happened in it.
import type { Happened } from '../api/types'

export interface Line<W> {
  /** Its place in the whole log. */
  place: number
  event: Happened
  words: W
}

export interface Chapter<W> {
  /** What begins it; the first lines of a log may have no heading. */
  head: Line<W> | null
  lines: Line<W>[]
}

/** The last lines of a log as chapters; events without words are left out. */
export function chaptersOf<W>(
  log: readonly Happened[],
  kinds: readonly string[],
  words: (event: Happened) => W | null,
  most = 200,
): Chapter<W>[] {
  const first = Math.max(0, log.length - most)
  const chapters: Chapter<W>[] = []
  log.slice(first).forEach((event, i) => {
    const said = words(event)
    if (said === null) return
    const line = { place: first + i, event, words: said }
    if (kinds.includes(event.kind)) chapters.push({ head: line, lines: [] })
    else if (chapters.length) chapters.at(-1)!.lines.push(line)
    else chapters.push({ head: null, lines: [line] })
  })
  return chapters.filter(
    (chapter, i) => chapter.lines.length || chapter.head === null || i === chapters.length - 1,
  )
}
