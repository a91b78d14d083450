// The unit and the type scale, worked out for the windows that people have.
import { describe, expect, it } from 'vitest'

import sheet from './tokens.css?raw'

const [wide, narrow] = [/:root \{([\s\S]*?)\n\}/, /@media[^{]*\{\s*:root \{([\s\S]*?)\n {2}\}/].map(
  (block) => {
    const lines = block.exec(sheet)![1]!
    return Object.fromEntries(
      [...lines.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
    )
  },
)

/** The value of a token in a window, in pixels; `text` is the text size that was chosen. */
function pixels(name: string, width: number, height: number, text = 1): number {
  const compact = width < 800 || (width < height && width < 1200)
  const tokens: Record<string, string> = { ...wide, ...(compact ? narrow : {}), '--text-scale': String(text) }
  const written = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, other: string) => `(${written(tokens[other]!)})`)
  const sum = written(tokens[name]!)
    .replace(/([\d.]+)vw/g, `($1 * ${width / 100})`)
    .replace(/([\d.]+)dvh/g, `($1 * ${height / 100})`)
    .replace(/px/g, '')
    .replace(/calc\(/g, '(')
    .replace(/(min|max)\(/g, 'Math.$1(')
    .replace(/clamp\(/g, 'clamp(')
  const clamp = (least: number, wish: number, most: number) => Math.max(least, Math.min(wish, most))
  return new Function('clamp', `return ${sum}`)(clamp) as number
}

const DESKTOPS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const
const UPRIGHT = [
  [390, 844],
  [768, 1024],
] as const
const TYPES = Object.keys(wide!).filter((name) => name.startsWith('--type-'))

describe.each([...DESKTOPS, ...UPRIGHT])('in a window of %i by %i', (width, height) => {
  const upright = width < height
  const [columns, rows] = upright ? [39, 84] : [192, 108]

  it('the stage fits: as many units as it is laid out for', () => {
    const unit = pixels('--u', width, height)
    expect(unit * columns).toBeLessThanOrEqual(width)
    expect(unit * rows).toBeLessThanOrEqual(height)
    expect(Math.max((unit * columns) / width, (unit * rows) / height)).toBeCloseTo(1)
  })

  it('no text is too small to be read', () => {
    const least = upright ? 11 : 12
    expect(TYPES.length).toBeGreaterThan(5)
    expect(TYPES.filter((name) => pixels(name, width, height) < least)).toEqual([])
  })

  it('all text grows as wished', () => {
    for (const name of TYPES)
      expect(pixels(name, width, height, 1.5) / pixels(name, width, height), name).toBeCloseTo(1.5)
  })

  it('the frame leaves most of the height to the board', () => {
    const frame = pixels('--top-height', width, height) + pixels('--bar-height', width, height)
    expect(frame / height).toBeLessThan(upright ? 0.21 : 0.17)
  })
})
