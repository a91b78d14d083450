// Messages: every sentence of the interface stands in a catalogue; code only fills in names and numbers.
import { lookUp } from './language.svelte'

/** Whether the catalogue knows a message. */
export function has(key: string): boolean {
  return lookUp(key) !== null
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The form for a number: English and Swedish have `one|other`, Polish `one|few|many` (fractions take the last). */
function plural(language: string, value: unknown, forms: string[]): string {
  const rules = new Intl.PluralRules(language)
  const known = CATEGORIES.filter((each) =>
    rules.resolvedOptions().pluralCategories.some((own) => own === each),
  )
  const place = known.indexOf(rules.select(Number(value)))
  return forms[Math.min(place, forms.length - 1)]!.replace('#', String(value))
}

/** The forms of a gap, written `|one|other`. */
const formsOf = (written: string | undefined): string[] => (written ? written.slice(1).split('|') : [])

/**
 * A message with its gaps filled: `{name}`; `{count|card|cards}` chooses by number.
 */
export function t(key: string, values: Record<string, string | number> = {}): string {
  const found = lookUp(key)
  if (!found) return key
  return found.text.replace(/\{(\w+)((?:\|[^|}]*)+)?\}/g, (_, name: string, written: string | undefined) => {
    const value = values[name] ?? ''
    const forms = formsOf(written)
    return forms.length ? plural(found.language, value, forms) : String(value)
  })
}

export interface Piece {
  kind: 'text' | 'card' | 'seat'
  text: string
  value?: number
}

/** What cards and seats are called; `you` is the seat of the one who reads. */
export interface Names {
  card: (id: number) => string
  seat: (seat: number) => string
  you: number | null
  prefix: string
  /** What values of a game's own kinds are called. */
  words?: Record<string, (value: any) => string>
}

/**
 * A message whose gaps are numbered arguments with a kind: `{0:seat} plays {1:card}`. Kinds: `card`, `seat`,
 * `whose` (a seat as an owner), `who` (a seat with its two forms, for you and for others: `{0:who|dig|#}`),
 * `cards` (a list), `firsts` (a list of lists that begin with a card), `word` (looked up in the catalogue under
 * the prefix), a kind of the game's own, or nothing for the plain value. Forms may follow: those of a verb after
 * a seat, `{0:seat|draw|draws}`, and those of a thing for a number, `{1|# card|# cards}`.
 */
export function pieces(key: string, args: readonly unknown[], names: Names): Piece[] {
  const found: Piece[] = []
  const { text: source, language } = lookUp(key) ?? { text: key, language: 'en' }
  let end = 0
  for (const gap of source.matchAll(GAP)) {
    if (gap.index > end) found.push({ kind: 'text', text: source.slice(end, gap.index) })
    end = gap.index + gap[0].length
    found.push(...piece(args[Number(gap[1])], gap[2] ?? '', names, formsOf(gap[3]), language))
  }
  if (end < source.length) found.push({ kind: 'text', text: source.slice(end) })
  const first = found[0]
  if (first) first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1)
  return found
}

const GAP = /\{(\d+)(?::(\w+))?((?:\|[^|}]*)+)?\}/g

function piece(value: unknown, kind: string, names: Names, forms: string[] = [], language = 'en'): Piece[] {
  const own = names.words?.[kind]
  if (own) return [{ kind: 'text', text: own(value) }]
  if (kind === 'card' && typeof value === 'number') {
    return [{ kind: 'card', text: names.card(value), value }]
  }
  if (['seat', 'whose', 'who'].includes(kind) && typeof value === 'number')
    return seat(value, kind, names, forms)
  if (forms.length) return [{ kind: 'text', text: plural(language, value, forms) }]
  if ((kind === 'cards' || kind === 'firsts') && Array.isArray(value)) {
    const cards = kind === 'firsts' ? value.map((each: unknown[]) => each[0]) : value
    return cards.flatMap((each, i) => [
      ...(i ? [{ kind: 'text' as const, text: ', ' }] : []),
      ...piece(each, 'card', names),
    ])
  }
  if (kind === 'word') {
    const key = `${names.prefix}.word.${String(value)}`
    return [{ kind: 'text', text: has(key) ? t(key) : String(value).replaceAll('_', ' ') }]
  }
  return [{ kind: 'text', text: Array.isArray(value) ? value.join(', ') : String(value ?? '') }]
}

/** A seat by its name, or as the one who reads. */
function seat(value: number, kind: string, names: Names, [yours, others = '']: string[]): Piece[] {
  const own = value === names.you
  const called = (text: string): Piece => ({ kind: 'seat', text, value })
  const plain = (text: string): Piece => ({ kind: 'text', text })
  if (kind === 'who') {
    if (own) return [called(yours ?? '')]
    const [before = '', after = ''] = others.split('#')
    return [plain(before), called(names.seat(value)), plain(after)].filter((each) => each.text)
  }
  if (kind === 'whose') return [called(own ? t('seat.your') : t('seat.whose', { name: names.seat(value) }))]
  const name = called(own ? t('seat.you') : names.seat(value))
  return yours === undefined ? [name] : [name, plain(` ${own ? yours : others}`)]
}
