// What is printed on a card of 7: prices, yields, spaces, rules.
import type { CardData } from '../../api/types'
import { COLORS } from './pieces'

/** One thing of a price or a yield: `2 red`, `3 gold`. */
export interface Amount {
  what: string
  count: number
}

/** What somebody gets who has enough banners of a color. */
export interface Grant {
  gives: Amount[]
  needs: Amount | null
}

/** A price as it is printed: `1 yellow, 1 purple and 1 gold`. */
export function amounts(text: unknown): Amount[] {
  return [...String(text ?? '').matchAll(/(\d+) ([a-z]+)/g)].map(([, count, what]) => ({
    what: what!,
    count: Number(count),
  }))
}

/** The gifts of a list with a place for each color. */
export function gifts(counts: readonly number[]): Amount[] {
  return COLORS.map((what, i) => ({ what, count: counts[i] ?? 0 })).filter((each) => each.count)
}

/** `2 red with 2 blue; 4 red with 3 blue`: each part with the banners that it asks for. */
function grants(text: unknown): Grant[] {
  return String(text ?? '')
    .split('; ')
    .filter(Boolean)
    .map((part) => {
      const [gives, needs] = part.split(' with ')
      return { gives: amounts(gives), needs: amounts(needs)[0] ?? null }
    })
}

/** `1 fame; 3 with 2 red`: the better yield names no resource of its own. */
function production(text: unknown): Grant[] {
  const [plain, better = ''] = String(text).split('; ')
  const base = amounts(plain)[0]!
  const [count, needs] = better.split(' with ')
  return [
    { gives: [base], needs: null },
    { gives: [{ what: base.what, count: Number(count) }], needs: amounts(needs)[0] ?? null },
  ]
}

export const costOf = (card: CardData): Amount | null => amounts(card.facts['cost'])[0] ?? null
/** What manning a building costs. */
export const mannedFor = (card: CardData): Amount | null => amounts(card.facts['man'])[0] ?? null
/** The gifts for which a character is turned. */
export const turnedFor = (card: CardData): Amount[] => amounts(card.facts['gifts'])
/** What is gained when it is recruited or founded. */
export const atOnce = (card: CardData): Amount[] => amounts(card.facts['recruited'] ?? card.facts['founded'])
/** What characters and heroes bring each turn. */
export const eachTurn = (card: CardData, fallen = false): Amount[] =>
  amounts(card.facts[fallen ? 'each turn fallen' : 'each turn'])
export const prizeOf = (quest: CardData): number => amounts(quest.facts['prize'])[0]?.count ?? 0
/** The requirement spaces of a quest. */
export const spacesOf = (quest: CardData): Amount[][] =>
  String(quest.facts['spaces']).split('; ').map(amounts)
/** What a treasure is worth; an artifact if it is none of the resources. */
export const worthOf = (treasure: CardData): Amount =>
  amounts(treasure.english)[0] ?? { what: 'artifact', count: 1 }
/** What a hero begins with. */
export const startOf = (hero: CardData): Amount[] =>
  amounts(/^Starts with ([^.]*)\./.exec(hero.english)?.[1]?.replace(/ gifts?\b/g, ''))

/** What an elixir grants, or a building produces, by the banners that one has; the last within reach is the best. */
export function grantsOf(card: CardData): Grant[] {
  switch (card.kind) {
    case 'elixirs':
      return [{ gives: amounts(card.facts['always']), needs: null }, ...grants(card.facts['options'])]
    case 'castles':
    case 'estates':
      return production(card.facts['produces'])
    case 'temples':
      return grants(card.facts['each turn'])
  }
  return []
}

/** Whether somebody has the banners that a grant asks for. */
export function reaches(banners: readonly number[] | undefined, needs: Amount | null): boolean {
  if (!needs) return true
  const place = COLORS.findIndex((color) => color === needs.what)
  return (banners?.[place] ?? 0) >= needs.count
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
  const { facts } = card
  if (facts['banner'] ?? facts['color']) return String(facts['banner'] ?? facts['color'])
  if (card.kind === 'elixirs') return grantsOf(card)[0]?.gives[0]?.what ?? 'neutral'
  if (card.kind === 'castles' || card.kind === 'estates') return grantsOf(card)[1]?.needs?.what ?? 'neutral'
  return 'neutral'
}

/** The functions of a sin: name and what it does. */
export function functionsOf(sin: CardData): { name: string; text: string }[] {
  const names = String(sin.facts['functions'] ?? '').split(' or ')
  const cut = names[1] ? sin.text.indexOf(names[1]) : -1
  if (cut < 0) return [{ name: names[0] ?? '', text: sin.text }]
  return [sin.text.slice(0, cut), sin.text.slice(cut)].map((text, i) => ({
    name: names[i]!,
    text: text.slice(text.indexOf(':') + 1).trim(),
  }))
}
