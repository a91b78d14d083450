// Pictures mean something: each printed card has a figure that a word on it asks for, and no two look alike.
import { describe, expect, it } from 'vitest'

import type { CardData } from '../api/types'
import { seen, type Look, type Sketch } from '../looks/art/compose'
import { FIGURES } from '../looks/art/figures'

interface Art {
  /** Pictures of layers, or else a line for each picture that a game draws in its own way. */
  sketchOf?: (card: CardData) => Sketch
  lookOf?: (card: CardData) => Look
}
const arts = import.meta.glob<Art>('./*/art.ts', { eager: true })
const grounds = import.meta.glob<Record<string, object>>('./*/grounds.ts', { eager: true, import: 'GROUNDS' })
const packs = import.meta.glob<string>('../../../src/fatebox/games/*/content/cards/*.toml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** `{ swift = true, pierce = 2 }` as the server gives it. */
const keywordsOf = (table: string): { keyword: string; value: string }[] =>
  [...table.matchAll(/(\w+) = (\w+)/g)].map(([, keyword = '', value = '']) => ({
    keyword,
    value: value === 'true' ? '' : value,
  }))

function valueOf(written: string): unknown {
  if (written.startsWith('"')) return written.slice(1, -1)
  if (written === 'true' || written === 'false') return written === 'true'
  return Number.isNaN(Number(written)) ? written : Number(written)
}

/** A card from its lines in a pack, with the facts on which pictures depend. */
function cardOf(kind: string, key: string, lines: string): CardData {
  const facts: Record<string, unknown> = {}
  for (const [, name = '', value = ''] of lines.matchAll(/^(\w+) *= (.+)$/gm)) facts[name] = valueOf(value)
  const [clouded] = [...lines.matchAll(/name = "([^"]+)"/g)].map((found) => found[1]!)
  facts['does'] = [...lines.matchAll(/do = "([\w-]+)"/g)].map((found) => found[1]!)
  facts['keywords'] = keywordsOf(String(facts['keywords'] ?? ''))
  facts['stats'] = (String(facts['stats'] ?? '').match(/\d+/g) ?? []).map(Number)
  return { kind, key, name: clouded ?? '', facts, text: '', parts: [], flavor: '', clauses: [], copies: 1 }
}

function cardsOf(game: string): CardData[] {
  return Object.entries(packs)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .flatMap(([path, text]) => {
      const kind = /(\w+)\.toml$/.exec(path)![1]!
      const sections = text.split(/^\[(?=[^[\].]+\]$)/m).slice(1)
      return sections.map((section) => cardOf(kind, section.split(']')[0]!, section))
    })
}

const layered = ({ colors, ground, layers, reason }: Sketch): Look => ({
  seen: seen({ colors, ground, layers, reason }),
  reason,
})
const drawing = Object.entries(arts).map(([path, { sketchOf, lookOf }]) => ({
  game: path.split('/')[1]!,
  sketchOf,
  lookOf: lookOf ?? ((card: CardData) => layered(sketchOf!(card))),
}))

it('are drawn for all five games', () => {
  expect(drawing).toHaveLength(5)
})

describe.each(drawing)('the pictures of $game', ({ game, sketchOf, lookOf }) => {
  const cards = cardsOf(game)
  const looks = cards.map((card) => [card, lookOf(card)] as const)

  it('show a figure that a word on the card asks for', () => {
    expect(cards.length).toBeGreaterThan(50)
    expect(looks.filter(([, { reason }]) => reason !== 'word').map(([{ key }]) => key)).toEqual([])
  })

  it('differ from one another, unless it is the same card', () => {
    const names = new Map<string, Set<string>>()
    for (const [{ name, key }, { seen: line }] of looks)
      names.set(line, (names.get(line) ?? new Set()).add(name || key))
    expect([...names.values()].filter((alike) => alike.size > 1)).toEqual([])
  })

  it('are drawn whole', () => {
    if (!sketchOf) return
    const known = Object.keys(grounds[`./${game}/grounds.ts`] ?? {})
    for (const card of cards) {
      const { ground, layers } = sketchOf(card)
      for (const { figure } of layers) expect(FIGURES, card.name).toHaveProperty([figure])
      expect(known, card.name).toContain(ground)
      expect(layers.length, card.name).toBeGreaterThan(0)
    }
  })
})

describe('figures', () => {
  it('are all seen on some card', () => {
    const used = new Set(
      drawing.flatMap(({ game, sketchOf, lookOf }) =>
        cardsOf(game).flatMap((card) =>
          sketchOf ? sketchOf(card).layers.map(({ figure }) => figure) : lookOf(card).seen.split('; '),
        ),
      ),
    )
    expect(Object.keys(FIGURES).filter((name) => !used.has(name))).toEqual([])
  })

  it('are shapes that a browser can draw', () => {
    for (const [name, figure] of Object.entries(FIGURES))
      for (const [tone, path] of Object.entries(figure)) {
        expect(tone, name).toMatch(/^[mnshkgdlwx]\d?$/)
        expect(path, `${name} ${tone}`).toMatch(/^M[\d\s.,MLQCAZHV-]+$/)
        expect(path, `${name} ${tone}`).not.toMatch(/NaN|undefined/)
      }
  })
})
