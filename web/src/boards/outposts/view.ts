// Zones, Outposts and factions of Outposts, and how they look.
import type { CardData } from '../../api/types'
import type { CardOf } from '../../table/types'
import { known } from '../../text/text.svelte'
import { t } from './text'
import type { PlayingFacts, Types } from './generated'

export type Zone = 'reserve' | 'offense'
/** Where a creature is: a zone, or the number of the Outpost it defends. */
export type Where = Zone | number

export const POSTS = 3
/** So many Mana Crystals win. */
export const TO_WIN = 3
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
export const FACTIONS = ['cinder', 'bastion', 'wildroot', 'veil'] as const

/** The name of a faction; new ones bring theirs along. */
export const factionName = (faction: string): string => known(`word-${faction}`) ?? faction

/** A keyword that a creature has now, from the word for it and its value: `Pierce 2`. */
export function keyword(word: string): string {
  const [name = '', value = ''] = word.split(' ')
  return known(`keyword-${name.toLowerCase()}`, { value }) ?? word
}

/** The facts of a playable card; null: it is a deck, a faction or a piece. */
export function factsOf(card: CardData | null): PlayingFacts | null {
  const own = card as CardOf<Types> | null
  return own && 'stats' in own.facts ? own.facts : null
}

/** The keywords that are printed on a card, in a line. */
export const keywordsOf = (card: CardData): string =>
  (factsOf(card)?.keywords ?? []).map((each) => keyword(`${each.keyword} ${each.value}`)).join(', ')

/** Whether a creature guards others (OUT-EFF.10). */
export const isGuard = (card: CardData | null): boolean =>
  factsOf(card)?.keywords.some((each) => each.keyword.toLowerCase() === 'guard') ?? false

/** Attack, Defense and Health as printed. */
export function printed(card: CardData): [number, number, number] | null {
  const [attack, defense, health] = factsOf(card)?.stats ?? []
  return health === undefined ? null : [attack!, defense!, health]
}

/** The mana that is printed on a card. */
export const costOf = (card: CardData | null): number => factsOf(card)?.cost ?? 0

/** `Creature`, `Spell` or `Upgrade`; nothing for what cannot be played. */
export function typeOf(card: CardData): string {
  const facts = factsOf(card)
  return facts ? t(`word-${facts.type}`) : ''
}

/** What a card says beside its keywords, which are explained when it is looked at. */
export function textOf(card: CardData): string {
  if (!keywordsOf(card)) return card.text
  return card.text.replace(/(?:^|(?<=\. ))\p{Lu}\p{Ll}+(?: [\d/]+)?: \p{Ll}[^.]*\.\s*/gu, '')
}
