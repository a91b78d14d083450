// A table for one person against bots, as the game is usually played.
import type { GameData, NewTable } from '../api/types'

/** The best bot that knows the game, of those that a person likes to play against. */
export function goodBot(game: GameData): string {
  return ['normal', 'hard'].find((bot) => game.bots.includes(bot)) ?? game.bots[0] ?? 'random'
}

export function quickTable(game: GameData): NewTable {
  const bot = goodBot(game)
  const others = Array.from({ length: game.default_seats - 1 }, () => ({ kind: 'bot' as const, bot }))
  return { game: game.id, seats: [{ kind: 'person' }, ...others] }
}
