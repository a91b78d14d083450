// Zones, Outposts and factions of Outposts, and how they look.
import type { CardData } from '../../api/types'
import { t } from '../../text/text.svelte'

export type Zone = 'reserve' | 'offense'
/** Where a creature is: a zone, or the number of the Outpost it defends. */
export type Where = Zone | number

export const POSTS = 3
export const ownerOf = (post: number) => Math.floor(post / POSTS)
export const letterOf = (post: number) => 'ABC'[post % POSTS]!

interface Look {
  hue: number
  emblem: string
}

export const LOOKS: Record<string, Look> = {
  cinder: { hue: 14, emblem: 'flame' },
  bastion: { hue: 216, emblem: 'tower' },
  wildroot: { hue: 122, emblem: 'leaf' },
  veil: { hue: 288, emblem: 'mask' },
  silver: { hue: 210, emblem: 'coin' },
  shard: { hue: 178, emblem: 'star' },
}
export const FACTIONS = ['cinder', 'bastion', 'wildroot', 'veil']

/** A keyword in the language of the reader; the server names it in English, with its value: `Pierce 2`. */
export function keyword(word: string): string {
  const [name = '', value = ''] = word.split(' ')
  return t(`keyword-${name.toLowerCase()}`, { value })
}

/** The keywords that are printed on a card, in a line. */
export function keywordsOf(card: CardData): string {
  const words = String(card.facts['keywords'] ?? '')
  return words ? words.split(', ').map(keyword).join(', ') : ''
}

/** Attack, Defense and Health as printed. */
export function printed(card: CardData): [number, number, number] | null {
  const text = card.facts['A/D/H']
  if (typeof text !== 'string') return null
  const [attack = 0, defense = 0, health = 0] = text.split('/').map(Number)
  return [attack, defense, health]
}
