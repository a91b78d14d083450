// Grounds of Fate Weaver, 200 wide and 100 high: gold rays at midnight for fate, a curtain for visitors, a shelf for
// relics, the sky for hours, ranks and runes.
import type { Figures } from '../../looks/art/figures/kinds'
import { box, dot, star } from '../../looks/art/paths'

const ring = dot(100, 50, 47) + dot(100, 50, 45.5)
const rays = Array.from({ length: 36 }, (_, i) => {
  const at = (angle: number, radius: number) =>
    `${(100 + radius * Math.cos((angle / 180) * Math.PI)).toFixed(1)} ${(50 + radius * Math.sin((angle / 180) * Math.PI)).toFixed(1)}`
  return `M${at(i * 10, 52)}L${at(i * 10 + 0.8, i % 2 ? 74 : 110)}L${at(i * 10 - 0.8, i % 2 ? 74 : 110)}Z`
}).join('')
const stars = [12, 36, 58, 144, 168, 190].map((x, i) => star(x, 12 + ((i * 31) % 70), 4, 3, 0.9)).join('')

export const GROUNDS: Figures = {
  fate: { d: rays, b: dot(100, 50, 46), c: ring },
  adventurers: {
    b: 'M0 0L62 0C54 40 40 70 20 100L0 100ZM200 0L138 0C146 40 160 70 180 100L200 100Z',
    d: 'M146 12A14 14 0 1 0 162 30A11 11 0 0 1 146 12Z' + star(66, 22, 4, 4, 1) + star(118, 14, 4, 3, 1),
    c: 'M0 0L200 0L200 6C190 12 180 12 170 6C160 12 150 12 140 6C130 12 120 12 110 6C100 12 90 12 80 6C70 12 60 12 50 6C40 12 30 12 20 6C12 10 6 10 0 6Z',
  },
  relics: { b: dot(100, 48, 44), d: stars, c: box(0, 88, 200, 12) + box(0, 86, 200, 1.5) },
  sky: { d: stars + dot(100, 50, 46) + dot(100, 50, 45), b: dot(100, 50, 38), c: box(0, 97, 200, 3) },
}
