// The board of each game, loaded when it is needed; a game without one is played on the plain board.
import type { Component } from 'svelte'

const BOARDS: Record<string, () => Promise<{ default: Component }>> = {
  fantos: () => import('./fantos/Board.svelte'),
  outposts: () => import('./outposts/Board.svelte'),
  phantom: () => import('./phantom/Board.svelte'),
  seven: () => import('./seven/Board.svelte'),
  weaver: () => import('./weaver/Board.svelte'),
}

export async function boardOf(game: string): Promise<Component> {
  const load = BOARDS[game] ?? (() => import('./Plain.svelte'))
  return (await load()).default
}
