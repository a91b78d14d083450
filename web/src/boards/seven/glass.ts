// Windows of stained glass: panes between rays and rings, seeded by a name, in the tones of a color.
import { hash, numbers } from '../../parts/art'

/** Four tones for each color of glass; a window mixes them. */
export const TONES: Record<string, readonly string[]> = {
  red: ['#8f2620', '#b9352a', '#cf5a48', '#6d1a18'],
  blue: ['#1f4f94', '#2f6fc4', '#5f95d8', '#173a6e'],
  green: ['#1f6135', '#2f8a4b', '#5fae74', '#174826'],
  yellow: ['#a8791c', '#c9952f', '#e0b24a', '#80590f'],
  white: ['#9fb0c2', '#c3cfda', '#dfe6ec', '#8193a6'],
  purple: ['#5a2d80', '#7a41a6', '#9a6ac2', '#432060'],
  wine: ['#4a1626', '#63233a', '#7c3550', '#351018'],
  ember: ['#8a2a1a', '#c0452a', '#de7c38', '#5a1712'],
  dusk: ['#34466f', '#5d4a7a', '#7a4550', '#4d7590', '#8a7448', '#2b3358'],
  hoard: ['#6b4a12', '#94701f', '#4f3a70', '#7d5c1a'],
  night: ['#1a1626', '#2b2440', '#3c3358', '#100c18'],
  neutral: ['#6d6857', '#857f6c', '#9b957f', '#565243'],
}

export interface Pane {
  d: string
  fill: string
}

const RINGS = [0, 17, 33, 52, 78, 120, 175]
const MIDDLE = { x: 50, y: 44 }

/** The panes of a window, one path for each tone. */
export function panes(seed: string, color: string): Pane[] {
  const next = numbers(hash(seed))
  const tones = TONES[color] ?? TONES['neutral']!
  const rays = 9 + Math.floor(next() * 4)
  const paths = tones.map(() => '')
  for (let ring = 0; ring < RINGS.length - 1; ring++) {
    const turn = next() * 0.6
    const count = ring === 0 ? 1 : rays
    for (let ray = 0; ray < count; ray++) {
      const [from, to] = [ray, ray + 1].map((each) => ((each + turn) / count) * 2 * Math.PI)
      const inner = RINGS[ring]!
      const outer = RINGS[ring + 1]!
      const corners =
        ring === 0
          ? Array.from({ length: rays }, (_, i) => point(outer, (i / rays) * 2 * Math.PI))
          : [point(inner, from!), point(outer, from!), point(outer, to!), point(inner, to!)]
      paths[Math.floor(next() * tones.length)] += `M${corners.join('L')}Z`
    }
  }
  return paths.map((d, i) => ({ d, fill: tones[i]! })).filter((pane) => pane.d)
}

function point(radius: number, angle: number): string {
  const x = MIDDLE.x + radius * Math.cos(angle)
  const y = MIDDLE.y + radius * Math.sin(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
