// Grounds of Fate of Fantos, 200 wide and 100 high: the savage planet for Legacies, a burst of crystal for Labor, the
// sky for Trials, a ridge for Citadels.
import type { Figures } from '../../looks/art/figures/kinds'
import { box, crystal, dot, star } from '../../looks/art/paths'

const burst = Array.from({ length: 18 }, (_, i) => {
  const at = (angle: number, radius: number) =>
    `${(100 + radius * Math.cos((angle / 180) * Math.PI)).toFixed(1)} ${(52 + radius * Math.sin((angle / 180) * Math.PI)).toFixed(1)}`
  const start = i * 20
  return `M${at(start + 5, 16)}L${at(start, 150)}L${at(start + 10, 150)}Z`
}).join('')
const stars = [20, 47, 66, 92, 118, 139, 163, 184]
  .map((x, i) => star(x, 8 + ((i * 17) % 30), 4, 2.6, 0.8))
  .join('')

export const GROUNDS: Figures = {
  legacies: {
    d: dot(140, 26, 17) + stars,
    b: 'M0 100L8 62L18 82L30 48L40 78L54 56L66 100ZM134 100L146 58L156 80L170 46L182 78L192 60L200 100Z',
    c: 'M0 100L4 84L14 94L22 78L32 94L46 82L56 100ZM144 100L154 82L168 94L178 76L190 94L196 84L200 100Z',
  },
  labor: {
    b: burst,
    d: crystal(18, 30, 10, 26) + crystal(182, 28, 10, 28),
    c: 'M0 92L200 88L200 100L0 100Z',
  },
  cosmic: {
    d: stars + 'M20 74C60 40 140 30 186 44C140 40 66 50 20 74Z',
    b: dot(160, 30, 24),
    c: 'M0 96L24 78L44 92L72 82L100 94L130 80L160 92L200 78L200 100L0 100Z',
  },
  diplomacy: {
    b: 'M20 100L20 22L36 10L52 22L52 100ZM148 100L148 22L164 10L180 22L180 100Z',
    d: stars,
    c: 'M0 90L200 90L200 100L0 100Z' + box(14, 84, 44, 8) + box(142, 84, 44, 8),
  },
  mats: {
    d: dot(60, 26, 20) + stars,
    b: 'M0 100L0 70L26 48L44 64L70 40L96 66L130 36L156 62L178 46L200 66L200 100Z',
    c: 'M0 90C50 80 150 80 200 90L200 100L0 100Z' + crystal(20, 80, 10, 26) + crystal(180, 80, 10, 28),
  },
}
