// What the Fate phase will bring, as far as it can be known: who attacks, for how much, and what is left to take it.
import type { Quest } from './quest.svelte'

export interface FateNext {
  /** The Enemies that will attack, in their order. */
  attackers: number[]
  damage: number
  /** The Injury cards of whoever is attacked. */
  left: number
}

export function fateNext(quest: Quest): FateNext {
  const { s, derived } = quest
  const attackers = s.row.filter((card) => (derived.attack[String(card)] ?? 0) > 0)
  return {
    attackers,
    damage: attackers.reduce((sum, card) => sum + (derived.attack[String(card)] ?? 0), 0),
    left: s.players[s.active]?.injury_deck.length ?? 0,
  }
}
