// Suits, ranks and rewards of Fate Weaver, and what is printed on its cards.
import type { CardData } from '../../api/types'
import type { CardOf } from '../../table/types'
import type { FaceFacts, FateFacts, Types } from './generated'

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

/** Any card of the game, as pages that show all games have it. */
export const ownCard = (card: CardData): CardOf<Types> => card as CardOf<Types>

const fateOf = (card: CardData): FateFacts => card.facts as FateFacts

/** The clouded and the clear face of a fate card. */
export function facesOf(card: CardData): [FaceFacts, FaceFacts] {
  const { clouded, clear } = fateOf(card)
  return [clouded, clear]
}

/** The face that is upright after a number of half turns. */
export const upright = (card: CardData, turns: number): FaceFacts => facesOf(card)[turns % 2]!

export const suitOf = (card: CardData): FateFacts['suit'] => fateOf(card).suit

export const isDeath = (card: CardData): boolean => fateOf(card).death

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
