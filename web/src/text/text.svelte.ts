// Messages: every sentence of the interface stands in a catalogue; code only fills in names and numbers.
type Catalogue = Record<string, string>

// `en.json` holds what all games share, `weaver.en.json` what belongs to one
const files = import.meta.glob<Catalogue>('./*.json', { eager: true, import: 'default' })
const catalogues: Record<string, Catalogue> = {}
for (const [path, messages] of Object.entries(files)) {
  const name = path.slice(2, -'.json'.length).split('.').at(-1)!
  catalogues[name] = { ...catalogues[name], ...messages }
}
const en = catalogues['en']!

class Language {
  current = $state('en')
}

export const language = new Language()

/** Whether the catalogue knows a message. */
export function has(key: string): boolean {
  return key in (catalogues[language.current] ?? en) || key in en
}

/** The pattern of a message; English where the language has none. */
export function pattern(key: string): string {
  return catalogues[language.current]?.[key] ?? en[key] ?? key
}

/**
 * A message with its gaps filled: `{name}`; `{count|card|cards}` chooses by number.
 */
export function t(key: string, values: Record<string, string | number> = {}): string {
  return pattern(key).replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one, many) => {
    const value = values[name] ?? ''
    if (one === undefined) return String(value)
    return (value === 1 ? one : many).replace('#', String(value))
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
 * `whose` (a seat as an owner), `cards` (a list), `firsts` (a list of lists that begin with a card), `word`
 * (looked up in the catalogue under the prefix), a kind of the game's own, or nothing for the plain value. Two forms may follow: those of
 * a verb after a seat, `{0:seat|draw|draws}`, and those of a thing for a number, `{1|# card|# cards}`.
 */
export function pieces(key: string, args: readonly unknown[], names: Names): Piece[] {
  const found: Piece[] = []
  const source = pattern(key)
  let end = 0
  for (const gap of source.matchAll(GAP)) {
    if (gap.index > end) found.push({ kind: 'text', text: source.slice(end, gap.index) })
    end = gap.index + gap[0].length
    found.push(...piece(args[Number(gap[1])], gap[2] ?? '', names, gap.slice(3, 5)))
  }
  if (end < source.length) found.push({ kind: 'text', text: source.slice(end) })
  const first = found[0]
  if (first) first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1)
  return found
}

const GAP = /\{(\d+)(?::(\w+))?(?:\|([^|}]*)\|([^}]*))?\}/g

function piece(
  value: unknown,
  kind: string,
  names: Names,
  [one, many]: (string | undefined)[] = [],
): Piece[] {
  const own = names.words?.[kind]
  if (own) return [{ kind: 'text', text: own(value) }]
  if (kind === 'card' && typeof value === 'number') {
    return [{ kind: 'card', text: names.card(value), value }]
  }
  if (kind === 'seat' && typeof value === 'number') {
    const own = value === names.you
    const seat: Piece = { kind: 'seat', text: own ? t('seat.you') : names.seat(value), value }
    return one === undefined ? [seat] : [seat, { kind: 'text', text: ` ${own ? one : many}` }]
  }
  if (kind === 'whose' && typeof value === 'number') {
    const text = value === names.you ? t('seat.your') : t('seat.whose', { name: names.seat(value) })
    return [{ kind: 'seat', text, value }]
  }
  if (one !== undefined) {
    return [{ kind: 'text', text: (value === 1 ? one : many!).replace('#', String(value)) }]
  }
  if ((kind === 'cards' || kind === 'firsts') && Array.isArray(value)) {
    const cards = kind === 'firsts' ? value.map((each: unknown[]) => each[0]) : value
    return cards.flatMap((each, i) => [
      ...(i ? [{ kind: 'text' as const, text: ', ' }] : []),
      ...piece(each, 'card', names),
    ])
  }
  if (kind === 'word') {
    const key = `${names.prefix}.word.${String(value)}`
    return [{ kind: 'text', text: has(key) ? pattern(key) : String(value).replaceAll('_', ' ') }]
  }
  return [{ kind: 'text', text: Array.isArray(value) ? value.join(', ') : String(value ?? '') }]
}
