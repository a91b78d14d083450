// What the pictures of 7 are made of: the parts that a card's kind, figures and name ask for.
import type { CardData } from '../../api/types'
import { hash, numbers, picture } from '../../parts/art'
import { amounts, COLORS, offers } from './pieces'

/** Signs of sins and cataclysms that their names alone would not find. */
const EMBLEM_OF: Record<string, string> = {
  sin_pride: 'crown',
  sin_greed: 'coin',
  sin_lust: 'heart',
  sin_envy: 'eye',
  sin_gluttony: 'flask',
  sin_wrath: 'bolt',
  sin_sloth: 'moon',
  cat_ashfall: 'flame',
  cat_blight_of_the_groves: 'leaf',
  cat_scorching_noon: 'sun',
  cat_the_long_winter: 'mountain',
  cat_deserters: 'wing',
  cat_the_press_gang: 'anchor',
  cat_the_empty_inn: 'tower',
  cat_poisoned_wells: 'skull',
  cat_the_last_fair: 'coin',
  cat_judgement: 'sword',
  cat_seeds_of_wickedness: 'mask',
  unn_tithe_of_glory: 'star',
  unn_withering: 'leaf',
  unn_cold_doubt: 'eye',
  unn_broken_oath: 'hand',
  unn_weariness: 'moon',
  unn_siege: 'tower',
  unn_closed_shutters: 'gate',
  unn_dark_omen: 'skull',
}
const HUE_OF: Record<string, number> = {
  sin_pride: 275,
  sin_greed: 42,
  sin_lust: 335,
  sin_envy: 130,
  sin_gluttony: 24,
  sin_wrath: 4,
  sin_sloth: 215,
}

/** The color that rules the picture of a card. */
export function colorOf(card: CardData): string {
  const { facts } = card
  if (facts['banner'] ?? facts['color']) return String(facts['banner'] ?? facts['color'])
  if (card.kind === 'elixirs') return amounts(facts['always'])[0]?.what ?? 'neutral'
  if (card.kind === 'castles' || card.kind === 'estates')
    return offers(facts['produces'])[1]?.needs?.what ?? 'neutral'
  if (card.kind === 'treasures') return amounts(card.english)[0]?.what ?? 'artifact'
  return 'neutral'
}

/** The colors in a flask: those of the best that it gives, in equal parts for each gift. */
export function layers(card: CardData): string[] {
  const best = offers(card.facts['options']).at(-1)?.gives ?? []
  const gives = best.length ? best : amounts(card.facts['always'])
  const all = gives.flatMap(({ what, count }) => Array.from({ length: count }, () => what))
  return all.filter((what) => (COLORS as readonly string[]).includes(what))
}

export interface Sketch {
  emblem: string
  hue: number
  /** Numbers from 0 to 1 that are always the same for a card. */
  dice: number[]
}

export function sketch(card: CardData): Sketch {
  const next = numbers(hash(card.key))
  const plain = picture(card.key, card.name, card.kind)
  return {
    emblem: EMBLEM_OF[card.key] ?? plain.emblem,
    hue: HUE_OF[card.key] ?? plain.hue,
    dice: Array.from({ length: 12 }, next),
  }
}
