// What is printed on a card of 7: prices, yields, spaces, rules.
import type { CardData } from '../../api/types'
import type { CardOf } from '../../table/types'
import { hyphened, known } from '../../text/text.svelte'
import type { GrantFacts, Types } from './generated'
import { COLORS } from './pieces'
import { t } from './text'

/** One thing of a price or a yield: `2 red`, `3 gold`. */
export interface Amount {
  what: string
  count: number
}

/** A resource, a color or another thing by its name. */
export const whatName = (what: string): string => known(`word-${what}`) ?? what

/** What somebody gets who has enough banners of a color. */
export interface Grant {
  gives: Amount[]
  needs: Amount | null
}

const typed = (card: CardData) => card as CardOf<Types>

/** Amounts in the order in which they are printed. */
const amounts = (given: Record<string, number>): Amount[] =>
  Object.entries(given).map(([what, count]) => ({ what, count }))

/** The gifts of a list with a place for each color. */
export function gifts(counts: readonly number[]): Amount[] {
  return COLORS.map((what, i) => ({ what, count: counts[i] ?? 0 })).filter((each) => each.count)
}

export function costOf(card: CardData): Amount | null {
  const { kind, facts } = typed(card)
  if (kind === 'characters') return { what: 'fame', count: facts.cost }
  return 'cost' in facts ? { what: 'gold', count: facts.cost } : null
}
/** What manning a building costs. */
export function mannedFor(card: CardData): Amount | null {
  const { facts } = typed(card)
  return 'man' in facts ? { what: 'might', count: facts.man } : null
}
/** The gifts for which a character is turned. */
export function turnedFor(card: CardData): Amount[] {
  const { facts } = typed(card)
  return 'gifts' in facts ? amounts(facts.gifts) : []
}
/** What is gained when it is recruited or founded. */
export function atOnce(card: CardData): Amount[] {
  const { facts } = typed(card)
  return 'once' in facts ? amounts(facts.once) : []
}
/** What characters and heroes bring each turn. */
export function eachTurn(card: CardData, fallen = false): Amount[] {
  const { facts } = typed(card)
  if (fallen && 'fallen_income' in facts) return amounts(facts.fallen_income)
  return 'income' in facts ? amounts(facts.income) : []
}
export function prizeOf(quest: CardData): number {
  const { facts } = typed(quest)
  return 'prize' in facts ? facts.prize : 0
}
/** The requirement spaces of a quest. */
export function spacesOf(quest: CardData): Amount[][] {
  const { facts } = typed(quest)
  return 'spaces' in facts ? facts.spaces.map(amounts) : []
}
/** What a treasure is worth; an artifact if it is none of the resources. */
export function worthOf(treasure: CardData): Amount {
  const { facts } = typed(treasure)
  return ('gains' in facts ? amounts(facts.gains)[0] : undefined) ?? { what: 'artifact', count: 1 }
}
/** What a hero begins with. */
export function startOf(hero: CardData): Amount[] {
  const { facts } = typed(hero)
  return 'start' in facts ? amounts(facts.start) : []
}

/** What an elixir grants, or a building produces, by the banners that one has; the last within reach is the best. */
export function grantsOf(card: CardData): Grant[] {
  const { facts } = typed(card)
  const grant = ({ gives, banners }: GrantFacts): Grant => ({
    gives: amounts(gives),
    needs: amounts(banners)[0] ?? null,
  })
  return 'grants' in facts ? facts.grants.map(grant) : []
}

/** Whether somebody has the banners that a grant asks for. */
function reaches(banners: readonly number[] | undefined, needs: Amount | null): boolean {
  if (!needs) return true
  const place = COLORS.findIndex((color) => color === needs.what)
  return (banners?.[place] ?? 0) >= needs.count
}

/** What a card says at a table whose portals take at most so many gifts (SEV-OPT.3). */
export function textAt(card: CardData, portalGifts: number): string {
  const { kind, facts } = typed(card)
  const color = COLORS.find((each) => kind === 'portals' && each === facts.color)
  if (kind !== 'portals' || !color) return card.text
  const gifts = t(`gifts-${color}`, { count: Math.min(facts.needs[color] ?? 0, portalGifts) })
  return t('board-portal-card', { gifts, might: t('amount-might', { count: facts.income['might'] ?? 0 }) })
}

/** What a card gives to somebody with these banners. */
export function bestOf(card: CardData, banners: readonly number[] | undefined): Grant | null {
  return (
    grantsOf(card)
      .filter((grant) => reaches(banners, grant.needs))
      .at(-1) ?? null
  )
}

/** The color that rules the picture of a card. */
export function colorOf(card: CardData): string {
  const { kind, facts } = typed(card)
  if ('banner' in facts) return facts.banner
  if ('color' in facts) return facts.color
  if (kind === 'elixirs') return grantsOf(card)[0]?.gives[0]?.what ?? 'neutral'
  if (kind === 'castles' || kind === 'estates') return grantsOf(card)[1]?.needs?.what ?? 'neutral'
  return 'neutral'
}

/** The functions of a sin: name and what it does. */
export function functionsOf(sin: CardData): { name: string; text: string }[] {
  const { facts, parts } = typed(sin)
  const names = 'functions' in facts ? facts.functions : []
  return parts.map((text, i) => ({ name: functionName(names[i] ?? ''), text }))
}

/** The name of a function in the language of the reader; the server makes the same key of it (`key_of`). */
function functionName(content: string): string {
  return known(`function-${hyphened(content)}`, { content }) ?? content
}
