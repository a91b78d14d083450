// Messages: every sentence of the interface is in a catalog; code only gives names and numbers. The server says
// messages in the same way (`text/speaker.py`).
import type { FluentVariable } from '@fluent/bundle'

import type { MessageData } from '../api/types'
import type { EachGame, Messages } from './generated'
import { language } from './language.svelte'

/** An argument of a message, as the server sends it. */
type Argument =
  | number
  | string
  | boolean
  | null
  | { seat: number }
  | { card: number }
  | { design: string }
  | MessageData
  | Argument[]

type Arguments = Record<string, FluentVariable>

/** What cards and seats are called; `you` is the seat of the one who reads. */
export interface Names {
  card: (id: number) => string
  design: (key: string) => string
  seat: (seat: number) => string
  you: number | null
}

export interface Piece {
  kind: 'text' | 'card' | 'seat'
  text: string
  value?: number
}

const NOBODY: Names = {
  card: (id) => `#${id}`,
  design: (key) => key,
  seat: (seat) => t('seat-number', { number: seat + 1 }),
  you: null,
}

function patternOf(key: string, game?: string) {
  const [name = '', attribute] = key.split('.')
  const message = language.bundle(game)?.getMessage(name)
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null
}

function format(key: string, values: Arguments, game?: string): string {
  const pattern = patternOf(key, game)
  // no catalog knows the words of new content: its own are in the card files
  if (pattern === null) return String(values['content'] ?? key)
  // errors are collected and left: what can be said is said
  return language.bundle(game)!.formatPattern(pattern, values, [])
}

/** What all of some messages ask for. */
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Every) => void
  ? Every
  : never

type Values<Each> =
  Record<never, never> extends All<Each> ? [none?: Record<string, never>] : [values: All<Each>]

declare const KEY: unique symbol
/** The key of a message without arguments that its game has checked (`key`). */
export type Key = string & { [KEY]: true }

/** Says a message with the names and numbers that it asks for. */
type Say<Known> = <K extends (keyof Known & string) | Key>(
  key: K,
  ...values: [K] extends [keyof Known] ? Values<Known[K]> : []
) => string

type Known<Own> = Own & Omit<Messages, keyof Own>

/** Messages that ask for nothing. */
type Bare<Known> = { [K in keyof Known]: Record<never, never> extends Known[K] ? K : never }[keyof Known]

/** How a game says its messages: `t` knows those and the shared ones, `key` checks one that others will say. */
export const saying = <Own>() => ({
  t: ((key: string, values: Arguments = {}) => format(key, values)) as Say<Known<Own>>,
  key: (key: Bare<Known<Own>>) => key as Key,
})

/** A shared message with its names and numbers. */
export const { t, key } = saying<Messages>()

/** A message that each game has in its own words. */
export const ofGame = (game: string, key: keyof EachGame | Key): string => format(key, {}, game)

/** Whether a catalog knows a message. */
export const isKnown = (key: string): boolean => patternOf(key) !== null

/** A message that new content may bring along, or a game may do without: null if no catalog knows it. */
export function known(key: string, values: Arguments = {}, game?: string): string | null {
  const name = key.replaceAll('_', '-')
  return patternOf(name, game) === null ? null : format(name, values, game)
}

/** `play_action` is `play-action`, letter by letter. */
type Hyphened<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends '_' | ' ' | '.' | '/' ? '-' : Letter}${Hyphened<Rest>}`
  : Name

/** A name of the code as catalogs spell it. */
export const hyphened = <Name extends string>(name: Name): Hyphened<Name> =>
  name.replace(/[^A-Za-z0-9]+/g, '-') as Hyphened<Name>

/** A message of the server as a sentence. */
export function say(message: MessageData, names: Names = NOBODY): string {
  return spoken(message, names, (text) => text)
}

type Mark = (text: string, kind: 'card' | 'seat', value: number) => string

function spoken(message: MessageData, names: Names, mark: Mark): string {
  return format(message.key, argumentsOf(message, names, mark))
}

function argumentsOf(message: MessageData, names: Names, mark: Mark): Arguments {
  const found: Arguments = {}
  for (const [name, value] of Object.entries(message.args as Record<string, Argument>)) {
    if (Array.isArray(value)) {
      const items = value.map((each) => String(said(each, names, mark)))
      found[name] = listed(items)
      found[`${name}-or`] = listed(items, 'or')
      found[`${name}-count`] = items.length
      continue
    }
    found[name] = said(value, names, mark)
    if (value === null || typeof value !== 'object') continue
    if ('seat' in value) found[`${name}-is`] = value.seat === names.you ? 'you' : 'other'
    if ('key' in value) {
      const inner = argumentsOf(value, names, mark)
      const attributes = language.bundle()?.getMessage(value.key)?.attributes ?? {}
      for (const attribute of Object.keys(attributes))
        found[`${name}-${attribute}`] = format(`${value.key}.${attribute}`, inner)
    }
  }
  return found
}

/** A value by itself: a number stays one, so that patterns can choose a plural. */
function said(value: Argument, names: Names, mark: Mark): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listed(value.map((each) => String(said(each, names, mark))))
  if ('seat' in value) return mark(names.seat(value.seat), 'seat', value.seat)
  if ('card' in value) return mark(names.card(value.card), 'card', value.card)
  if ('design' in value) return names.design(value.design)
  return spoken(value, names, mark)
}

/** Words as a list of the language: `a, b and c`. */
export function listed(words: string[], joint: 'and' | 'or' = 'and'): string {
  if (!words.length) return t('list-empty')
  if (words.length === 1) return words[0]!
  return t(`list-${joint}`, { most: words.slice(0, -1).join(', '), last: words.at(-1)! })
}

const MARKED = /\uE000(card|seat)(\d+)\uE001([^\uE002]*)\uE002/

/** A message in pieces, so that its cards and seats can be pointed at. */
export function pieces(message: MessageData, names: Names): Piece[] {
  const text = spoken(message, names, (name, kind, value) => `\uE000${kind}${value}\uE001${name}\uE002`)
  const parts = text.split(MARKED) // text, kind, value, name, text, kind, ...
  const found: Piece[] = []
  for (let i = 0; i < parts.length; i += 4) {
    if (parts[i]) found.push({ kind: 'text', text: parts[i]! })
    if (i + 3 < parts.length)
      found.push({ kind: parts[i + 1] as 'card' | 'seat', text: parts[i + 3]!, value: Number(parts[i + 2]) })
  }
  return found
}
