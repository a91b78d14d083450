// What the server says in English, and names that it gives, in the language of the page.
import { englishMessages } from './language.svelte'
import { has, t } from './text.svelte'

/** A sentence of the server: its gaps become groups. */
function pattern(text: string): RegExp {
  const parts = text.split(/\{(\w+)\}/)
  const written = parts.map((part, i) =>
    i % 2 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  return new RegExp(`^${written.join('')}$`)
}

let known: [key: string, pattern: RegExp][] | null = null

/** A refusal in the language of the page; a sentence that no catalogue knows stays as it is. */
export function heard(text: string): string {
  known ??= englishMessages('server.').map(([key, english]) => [key, pattern(english)])
  for (const [key, sentence] of known) {
    const found = sentence.exec(text)
    if (found) return t(key, found.groups ?? {})
  }
  return text
}

/** What a bot is called: levels have names in every language, other bots their own. */
export const botName = (bot: string): string => (has(`bot.${bot}`) ? t(`bot.${bot}`) : bot)

const SOMEBODY = 'Somebody'

/** The name of a seat that the server has named: a bot after its level, or somebody who has been forgotten. */
export function givenName(name: string, bot: string | null = null): string {
  if (name === SOMEBODY) return t('seat.somebody')
  const level = name.toLowerCase()
  if ((bot === null || bot === level) && has(`bot.${level}`)) {
    const called = botName(level)
    return called.charAt(0).toUpperCase() + called.slice(1)
  }
  return name
}
