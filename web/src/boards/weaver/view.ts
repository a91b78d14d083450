// Suits, ranks and rewards of Fate Weaver, and what is printed on its cards.
import type { CardData } from '../../api/types'

/** The four suits in the order of the decks. */
export const SUITS = ['happiness', 'love', 'power', 'wealth'] as const
export type Suit = (typeof SUITS)[number]
/** How many cards a reading has. */
export const READING = 4
export const ICONS = 10
export const RANKS = ['I', 'II', 'III'] as const
export const AMOUNTS = ['gold', 'shards', 'clairvoyance'] as const

/** Gold, shards and clairvoyance. */
export type Reward = readonly [number, number, number]

/** One half of a fate card, as it is printed. */
export interface Face {
  name: string
  runes: readonly [string, string]
  once: Reward
  twice: Reward
}

const amounts = (text: unknown): Reward => {
  const [gold = 0, shards = 0, clairvoyance = 0] = String(text ?? '')
    .split('/')
    .map(Number)
  return [gold, shards, clairvoyance]
}
const runes = (text: unknown): [string, string] => {
  const [left = '', right = ''] = String(text ?? '').split(' ')
  return [left, right]
}

/** The clouded and the clear face of a card. */
export function facesOf({ name, facts }: CardData): [Face, Face] {
  return [
    { name, runes: runes(facts['runes']), once: amounts(facts['once']), twice: amounts(facts['twice']) },
    {
      name: String(facts['clear']),
      runes: runes(facts['clear runes']),
      once: amounts(facts['clear once']),
      twice: amounts(facts['clear twice']),
    },
  ]
}

/** The face that is upright after a number of half turns. */
export const upright = (card: CardData, turns: number): Face => facesOf(card)[turns % 2]!

export const isDeath = (card: CardData): boolean => Boolean(card.facts['death'])

/** What a card in the row pays after a number of half turns. */
export function payOf(card: CardData, turns: number): Reward {
  const face = upright(card, turns)
  return turns >= 2 ? face.twice : face.once
}

/** A list with something put in at a place. */
export const inserted = <T>(list: readonly T[], place: number, value: T): T[] => [
  ...list.slice(0, place),
  value,
  ...list.slice(place),
]

export const plus = (a: Reward, b: Reward): Reward => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

/** A wish of a visitor, written `love, wealth 2`: the required suit, the one that pays, and how much each. */
export function wishOf(text: unknown): { required: Suit; optional: Suit; gold: number } {
  const [required, rest = ''] = String(text).split(', ')
  const [optional, gold] = rest.split(' ')
  return { required: required as Suit, optional: optional as Suit, gold: Number(gold) }
}

/** The numbers of a list that is written `5/9/12`. */
export const byRank = (text: unknown): number[] => String(text).split('/').map(Number)

/** Gold, shards and clairvoyance that are written `2/0/1`. */
export const rewardOf = amounts
