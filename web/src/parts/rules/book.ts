// The rulebook as a booklet: what one reads, in order, and what one finds in it.
import type { EntryData, RulesData, SectionData } from '../../api/types'

/** A sentence of the first two pages: plain, or with a clause behind it. */
export interface Sentence {
  text: string
  clause: string | null
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)/

/** `Both cards turn: [see how](WEA-ROT.1)` in parts, those with a clause apart. */
export function sentences(text: string): Sentence[] {
  const parts = text.split(LINK) // text, words, clause, text, words, clause, ...
  const found: Sentence[] = []
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) found.push({ text: parts[i]!, clause: null })
    if (i + 2 < parts.length) found.push({ text: parts[i + 1]!, clause: parts[i + 2]! })
  }
  return found
}

export interface Found {
  entry: EntryData
  section: SectionData
}

/** The entry of that name. */
export function entryOf(rules: RulesData, id: string): Found | null {
  for (const section of rules.sections) {
    const entry = section.entries.find((each) => each.id === id)
    if (entry) return { entry, section }
  }
  return null
}

/** All entries that have every word, in the order of the book. */
export function search(rules: RulesData, text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return rules.sections.flatMap((section) =>
    section.entries
      .filter((each) => {
        const whole = `${each.id} ${each.title} ${each.text}`.toLowerCase()
        return words.every((word) => whole.includes(word))
      })
      .map((entry) => ({ entry, section })),
  )
}

/** The message that says the title of a section: `WEA-ROT` is `rules-rot`. */
export const titleKey = (id: string): string => `rules-${id.split('-').at(-1)!.toLowerCase()}`
