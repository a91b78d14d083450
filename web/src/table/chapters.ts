// The log in groups: a turn, a round or a phase with what happened in it, and each deed with its details.
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

/** What somebody did, and what belongs to it. */
export interface Deed<W> {
  line: Line<W>
  details: Line<W>[]
}

/** The lines of a chapter as deeds: what is a detail belongs to the line before it. */
export function deedsOf<W>(lines: readonly Line<W>[], isDetail: (event: Happened) => boolean): Deed<W>[] {
  const deeds: Deed<W>[] = []
  for (const line of lines) {
    const last = deeds.at(-1)
    if (last && isDetail(line.event)) last.details.push(line)
    else deeds.push({ line, details: [] })
  }
  return deeds
}
