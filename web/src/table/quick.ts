// A table for one person against bots, as the game is usually played.
import type { DeckList, GameData, NewTable } from '../api/types'

/** The best bot that knows the game, of those that a person likes to play against. */
export function goodBot(game: GameData): string {
  return ['normal', 'hard', 'greedy'].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random'
}

export function quickTable(game: GameData): NewTable {
  const bot = goodBot(game)
  const others = Array.from({ length: game.usual - 1 }, () => ({ kind: 'bot' as const, bot }))
  return { game: game.id, seats: [{ kind: 'person' }, ...others] }
}

/** The options that bring a deck of one's own to the first seat. */
export function withDeck(deck: DeckList): Record<string, unknown> {
  return { deck_mode: 'custom', entrants: [{ faction: deck.faction, deck: deck.cards }] }
}

export function deckTable(game: GameData, deck: DeckList): NewTable {
  return { ...quickTable(game), options: withDeck(deck) }
}
