// Functions that messages may call; the server has the same ones (`text/functions.py`).
import { FluentNumber, type FluentFunction, type FluentValue } from '@fluent/bundle'

const numberOf = (value: FluentValue | undefined): number =>
  value instanceof FluentNumber ? value.value : Number(value)

/** A text with a capital letter at its start; marks of pieces (see `pieces`) are passed over. */
const capital = (text: string): string =>
  text.replace(
    /^((?:\uE000[^\uE001]*\uE001)*)(\p{L})/u,
    (_, marks: string, letter: string) => marks + letter.toUpperCase(),
  )

/** A text with a full stop at its end, unless it has one: for parts that are sentences or not. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** A number with its sign: `+2`, `−1`. */
const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

const ROMAN: [number, string][] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

/** A small number as people count chapters: `IV`. */
export function roman(number: number): string {
  let found = ''
  for (const [value, letters] of ROMAN) for (; number >= value; number -= value) found += letters
  return found
}

export const FUNCTIONS: Record<string, FluentFunction> = {
  CAPITAL: ([text]) => capital(String(text)),
  SENTENCE: ([text]) => sentence(String(text)),
  SIGNED: ([number]) => signed(numberOf(number)),
  ROMAN: ([number]) => roman(numberOf(number)),
}
