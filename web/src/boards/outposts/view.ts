// What lies on the table of Outposts, as the view names it; what is worked out from it; how things look.
import type { CardData } from '../../api/types'
import { t } from '../../text/text.svelte'

export interface PostData {
  id: number
  standing: boolean
  counters: number
  defenders: number[]
  upgrades: number[]
  hidden: (number | null)[]
  bills: [number, number, number][]
  sanctuary: boolean
}

export interface PlayerData {
  seat: number
  faction: string
  deck: (number | null)[]
  hand: (number | null)[]
  discard: number[]
  placing: (number | null)[]
  reserve: number[]
  offense: number[]
  posts: PostData[]
  held: (number | null)[]
  kept: (number | null)[]
  crystals: number
  mana: number
  tax: number
  turns: number
  out: number
  shards: number
  owns: Record<string, number>
}

export interface AssaultData {
  group: number
  post: number
  strength: number
  defense: number
  strike: number
  siege: number
  remaining: number
  struck: boolean
  doomed: number[]
}

export interface TableData {
  segment: string
  step: 'setup' | 'first' | 'second' | 'third' | 'fourth'
  players: PlayerData[]
  active: number
  round: number
  draft_pass: number
  discarded: number
  sacrificed: number
  arriving: number[]
  groups: number[][]
  targets: (number | null)[]
  assault: AssaultData | null
  casting: number[]
}

export interface ClashData {
  strength: number
  defense: number
  strike: number
  through: number
  guards: number
  siege: number
  reached: number
  limit: number
  surprises: string[]
}

export interface DerivedData {
  stats: Record<string, [number, number, number]>
  keywords: Record<string, string[]>
  /** For each Outpost its limit, what it strikes back with, and its Defense. */
  posts: Record<string, [number, number, number]>
  income: number[]
  crystal: number[]
  /** What upgrades in your hand cost face-up and face-down. */
  upgrades: Record<string, [number, number]>
  pacified: boolean[]
  clashes: Record<string, Record<string, ClashData>>
}

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
