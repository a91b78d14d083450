// Colors as people see them whose eyes lack one kind of cones: what has to be told apart stays apart.
import { describe, expect, it } from 'vitest'

type Triple = [number, number, number]

/** Machado, Oliveira and Fernandes 2009, severity 1.0, for linear light. */
const EYES: Record<string, [Triple, Triple, Triple]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
/** The least distance in CIELAB (delta E 1976) of colors that are told apart by color; 2.3 is just noticeable. */
const APART = 12

const sheets = (found: Record<string, string>) =>
  Object.entries(found).map(([path, text]) => ({ game: path.split('/')[1]!, text }))
const palettes = sheets(
  import.meta.glob('./*/palette.css', { eager: true, query: '?raw', import: 'default' }),
)
const colors = sheets(import.meta.glob('./*/colors.css', { eager: true, query: '?raw', import: 'default' }))
const value = (text: string, name: string) => new RegExp(`${name}:\\s*(#[0-9a-f]{6})`).exec(text)![1]!

/** The values of custom properties by their names, from the palette that has them. */
function colorsOf(names: readonly string[]): Record<string, string> {
  const { text } = palettes.find((each) => each.text.includes(`--${names[0]}:`))!
  return Object.fromEntries(names.map((name) => [name, value(text, `--${name}`)]))
}
/** The cloth of each faction's banner. */
function clothsOf(names: readonly string[]): Record<string, string> {
  const { text } = palettes.find((each) => each.text.includes('--cloth:'))!
  return Object.fromEntries(
    names.map((name) => [name, value(text.slice(text.indexOf(`.cloth-${name} {`)), '--cloth')]),
  )
}

function linear(color: string): Triple {
  const channel = (at: number) => {
    const part = parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
function lab([r, g, b]: Triple): Triple {
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
function seen(color: string, eye: string): Triple {
  const light = linear(color)
  const mixed = EYES[eye]!.map((row) => row.reduce((sum, part, i) => sum + part * light[i]!, 0))
  return lab(mixed.map((part) => Math.min(1, Math.max(0, part))) as Triple)
}
function distance(one: string, other: string, eye: string): number {
  const [a, b] = [seen(one, eye), seen(other, eye)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
/** The pairs of colors that are too close for an eye. */
function close(colors: Record<string, string>, eye: string): string[] {
  const names = Object.keys(colors)
  return names.flatMap((one, i) =>
    names
      .slice(i + 1)
      .filter((other) => distance(colors[one]!, colors[other]!, eye) < APART)
      .map((other) => `${one} and ${other}`),
  )
}

const RACES = ['feral', 'enlightened', 'cult', 'hollow', 'marked', 'starborn']
/** Colors by which what is mine is told from what is theirs, and the suits of fate. */
const APART_ALWAYS: Record<string, Record<string, string>> = {
  races: colorsOf(RACES),
  factions: clothsOf(['cinder', 'bastion', 'wildroot', 'veil']),
  suits: colorsOf(['happiness', 'love', 'power', 'wealth', 'death']),
}

/** The colors of types of cards, where a game has them: those of the players, and those against them. */
const types: Record<string, string>[] = Object.values(
  import.meta.glob<{ COLORS?: Record<string, string> }>('./*/pictures.ts', { eager: true }),
).flatMap(({ COLORS }) => (COLORS ? [COLORS] : []))
const MINE = ['ally', 'item', 'place', 'skill']
const THEIRS = ['enemy', 'boss']

describe.each(Object.keys(EYES))('with %s', (eye) => {
  it.each(Object.keys(APART_ALWAYS))('%s are apart', (kind) => {
    expect(close(APART_ALWAYS[kind]!, eye)).toEqual([])
  })

  it.each(types)('cards of the players are apart from cards against them', (colors) => {
    const pairs = MINE.flatMap((mine) => THEIRS.map((theirs) => [mine, theirs] as const))
    const found = pairs.filter(([mine, theirs]) => distance(colors[mine]!, colors[theirs]!, eye) < APART)
    expect(found).toEqual([])
  })

  // what is of no color is `neutral`
  it.each(colors)('the pieces of $game that differ in color are apart', ({ text }) => {
    const fills = [...text.matchAll(/\.of-(?!neutral)(\w+) \{[^}]*?--fill:\s*(#[0-9a-f]{6})/g)].map(
      ([, name, fill]) => [name, fill],
    )
    expect(fills.length).toBeGreaterThan(1)
    expect(close(Object.fromEntries(fills), eye)).toEqual([])
  })

  it.each(palettes)(
    'the ring of what can be played is apart from the line of what cannot: $game',
    ({ text }) => {
      expect(close({ signal: value(text, '--signal'), line: value(text, '--line') }, eye)).toEqual([])
    },
  )
})
