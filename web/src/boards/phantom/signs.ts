// Sentences with signs in place of the names of resources.
import type { MessageData } from '../../api/types'

export type Said = { text: string } | { symbols: string; tail: string }

/** Words for resources in an English text: `a Good mark`, `two Mysteries`, `any resource`. */
const SPOKEN =
  /\b(?:(a|an|one|two|three|four|1|2|3|4) )?(Good marks?|Skull marks?|Myster(?:y|ies)|Inner fires?)\b|\bany (?:(1|2|3) )?resources?\b/g
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 }
/** Messages that are a number of resources: `cost-G`, `gain-W`; or one: `word-M`. */
const RESOURCES = /^(?:cost|gain|word)-([GSMFW])$/
const MARKED = /\uE010([GSMFW]+)\uE011/g

/** Cut a text at what a pattern finds, with the punctuation that must not stand alone. */
function cut(text: string, pattern: RegExp, symbolsOf: (match: RegExpMatchArray) => string): Said[] {
  const found: Said[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) })
    const tail = /^[:.,;)]/.exec(text.slice(match.index + match[0].length))?.[0] ?? ''
    end = match.index + match[0].length + tail.length
    found.push({ symbols: symbolsOf(match), tail })
  }
  if (end < text.length) found.push({ text: text.slice(end) })
  return found
}

/** An English text with signs. */
export function withSigns(text: string): Said[] {
  return cut(text, SPOKEN, (match) => {
    const count = COUNTS[match[1] ?? match[3] ?? ''] ?? 1
    const sign = match[2] ? (match[2].startsWith('Inner') ? 'F' : match[2][0]!) : 'W'
    return sign.repeat(count)
  })
}

/** A message in which resources are marks instead of words. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked)
  if (value === null || typeof value !== 'object') return value
  const { key, args } = value as Partial<MessageData>
  if (key === undefined || args === undefined) return value
  const sign = RESOURCES.exec(key)?.[1]
  const number = Number((args as Record<string, unknown>)['number'] ?? 1)
  if (sign) return `\uE010${sign.repeat(number)}\uE011`
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, each]) => [name, marked(each)])) }
}

/** A message with signs, in the language of the reader. */
export function asSigns(message: MessageData, say: (message: MessageData) => string): Said[] {
  return cut(say(marked(message) as MessageData), MARKED, (match) => match[1]!)
}

/** The resources that an ability asks for, as letters. */
export function priceOf(message: MessageData): string {
  const prices = ((message.args as Record<string, unknown>)['price'] ?? []) as MessageData[]
  const spent = prices.filter((each) => each.key === 'price-spend')
  return spent
    .flatMap((each) => (each.args as Record<string, unknown>)['resources'] as MessageData[])
    .map((each) => {
      const sign = RESOURCES.exec(each.key)?.[1] ?? ''
      return sign.repeat(Number((each.args as Record<string, unknown>)['number'] ?? 1))
    })
    .join('')
}

/** What is missing to pay a cost from what is held; a wheel is paid by anything. */
export function missing(cost: string, held: Record<string, number>): string {
  const left = { ...held }
  let short = ''
  for (const sign of cost.replaceAll('W', '')) {
    if ((left[sign] ?? 0) > 0) left[sign]! -= 1
    else short += sign
  }
  const rest = Object.values(left).reduce((sum, each) => sum + each, 0)
  const wild = cost.length - cost.replaceAll('W', '').length
  return short + 'W'.repeat(Math.max(0, wild - rest))
}
