// Deck lists: how many of each card, and what they come to.
import type { CardData, GameData, DeckList as KeptDeck, NewTable } from '../../api/types'
import { quickTable } from '../../table/quick'
import { costOf, factsOf } from './view'

export type DeckList = Record<string, number>

export const DECK_SIZE = 30
export const DEAREST = 7
const TYPES = ['creature', 'spell', 'upgrade'] as const

/** Cards in the order in which a deck is read: creatures, spells, upgrades, each by cost. */
export function inOrder(cards: readonly CardData[]): CardData[] {
  const rank = (card: CardData) => TYPES.indexOf(factsOf(card)?.type ?? 'upgrade')
  return [...cards].sort((a, b) => rank(a) - rank(b) || costOf(a) - costOf(b) || a.name.localeCompare(b.name))
}

export function total(deck: DeckList): number {
  return Object.values(deck).reduce((a, b) => a + b, 0)
}

/** How many cards there are of each cost; the last number is for all that cost more. */
export function curve(cards: readonly CardData[], deck: DeckList): number[] {
  const found = Array.from({ length: DEAREST + 1 }, () => 0)
  for (const card of cards) found[Math.min(DEAREST, costOf(card))]! += deck[card.key] ?? 0
  return found
}

export function types(
  cards: readonly CardData[],
  deck: DeckList,
): Record<'creatures' | 'spells' | 'upgrades', number> {
  const found = { creatures: 0, spells: 0, upgrades: 0 }
  for (const card of cards) {
    const facts = factsOf(card)
    if (facts) found[`${facts.type}s`] += deck[card.key] ?? 0
  }
  return found
}

/** The starter deck of a faction: its starred cards. */
export function starter(cards: readonly CardData[]): DeckList {
  return Object.fromEntries(
    cards.filter((card) => factsOf(card)?.starred).map((card) => [card.key, card.copies]),
  )
}

/** A ready-made deck from its text: `3 Ash Hound, 2 Ram Crew`. */
export function ready(cards: readonly CardData[], text: string): DeckList {
  const keys = new Map(cards.map((card) => [card.name, card.key]))
  const entries = text.split(', ').map((part) => {
    const [number = '', ...name] = part.split(' ')
    return [keys.get(name.join(' ')) ?? '', Number(number)] as const
  })
  return Object.fromEntries(entries.filter(([key]) => key))
}

/** The options that bring a deck of one's own to the first seat. */
export function withDeck(deck: KeptDeck): Record<string, unknown> {
  return { deck_mode: 'custom', entrants: [{ faction: deck.faction, deck: deck.cards }] }
}

export function deckTable(game: GameData, deck: KeptDeck): NewTable {
  return { ...quickTable(game), options: withDeck(deck) }
}
