// What things are called: seats by their Legends, choices in few words, and the arguments of events.
import type { Choice } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { t } from '../../text/text.svelte'
import type { Quest } from './quest.svelte'

/** Words for resources on cards and in sentences: `a Good mark`, `two Mysteries`, `any resource`. */
const SPOKEN =
  /\b(?:(a|an|one|two|three|four|1|2|3|4) )?(Good marks?|Skull marks?|Myster(?:y|ies)|Inner fires?)\b|\bany (?:(1|2|3) )?resources?\b/g
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 }

export type Said = { text: string } | { symbols: string; tail: string }

/** A sentence with signs in place of the names of resources. */
export function withSigns(sentence: string): Said[] {
  const found: Said[] = []
  let end = 0
  for (const match of sentence.matchAll(SPOKEN)) {
    if (match.index > end) found.push({ text: sentence.slice(end, match.index) })
    const tail = /^[:.,;)]/.exec(sentence.slice(match.index + match[0].length))?.[0] ?? ''
    end = match.index + match[0].length + tail.length
    const count = COUNTS[match[1] ?? match[3] ?? ''] ?? 1
    const sign = match[2] ? (match[2].startsWith('Inner') ? 'F' : match[2][0]!) : 'W'
    found.push({ symbols: sign.repeat(count), tail })
  }
  if (end < sentence.length) found.push({ text: sentence.slice(end) })
  return found
}

export const resourceName = (resource: string): string => t(`word-${resource}`)

function symbolNames(symbols: string): string {
  return [...symbols].map(resourceName).join(', ')
}

function choiceName(table: TableState, quest: Quest) {
  return ({ option, label: said }: Choice): string | null => {
    const [verb, first] = option as [string, number]
    switch (verb) {
      case 'play':
        return t('board-play', { cost: symbolNames(String(table.card(first)?.facts['cost'] ?? '')) })
      case 'discard':
        return t('board-discard', { reward: symbolNames(String(table.card(first)?.facts['reward'] ?? '')) })
      case 'activate': {
        const label = table.say(said)
        return label.slice(label.indexOf(': ') + 2)
      }
      case 'end':
        return t('board-end')
      case 'done':
        if (quest.prompt === 'cleanup') return t('board-done-cleanup')
        return quest.prompt === 'combat_window' ? t('board-done-combat') : null
      case 'pass':
        return t('board-pass')
    }
    return null
  }
}

/** Set how this game speaks at the table. */
export function speak(table: TableState, quest: Quest) {
  table.naming = (seat) => {
    const legend = quest.setup ? undefined : quest.s.players?.[seat]?.legend
    return (legend && quest.board(legend)?.name) || table.seats[seat]?.name || ''
  }
  table.calling = choiceName(table, quest)
}
