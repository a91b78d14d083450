// Grounds of Outposts, 200 wide and 100 high: a country for the creatures of each faction, a ring of rays for
// spells, the masonry of an Outpost for upgrades.
import { box, crystal, dot, star } from '../../looks/art/paths'
import type { Figures } from '../../looks/art/figures/kinds'

const rays = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const at = (angle: number) => {
      const turn = (angle / 180) * Math.PI
      return `${(100 + 150 * Math.cos(turn)).toFixed(1)} ${(52 + 150 * Math.sin(turn)).toFixed(1)}`
    }
    const start = (360 / count) * i
    return `M100 52L${at(start)}L${at(start + 180 / count)}Z`
  }).join('')
const tent = (x: number, size: number) => `M${x} ${78 - size}L${x + size} 80L${x - size} 80Z`
const pine = (x: number, y: number, size: number) =>
  `M${x} ${y - size * 2}L${x + size * 0.6} ${y - size}L${x + size * 0.3} ${y - size}L${x + size * 0.8} ${y}L${x - size * 0.8} ${y}L${x - size * 0.3} ${y - size}L${x - size * 0.6} ${y - size}Z`
const bricks = () => {
  const rows = []
  for (let row = 0; row < 7; row++)
    for (let x = row % 2 ? -16 : 0; x < 200; x += 32) rows.push(box(x + 1, row * 15 + 1, 30, 13))
  return rows.join('')
}
const skyline = (y: number) =>
  Array.from({ length: 10 }, (_, i) => box(i * 20, y + ((i * 7) % 4) * 7, 15 + ((i * 5) % 3) * 3, 100)).join(
    '',
  )

export const GROUNDS: Figures = {
  cinder: {
    d: dot(148, 26, 15),
    b: 'M0 74L30 48L52 62L84 22L96 30L106 22L142 66L166 52L200 76L200 100L0 100Z',
    c: 'M0 90C40 78 80 92 120 84C150 78 180 88 200 84L200 100L0 100Z',
    g:
      'M84 22L96 30L106 22L100 44L104 60L96 52L92 66L90 40Z' +
      star(40, 22, 4, 4, 1) +
      star(66, 36, 4, 3, 1) +
      star(128, 12, 4, 4, 1) +
      star(172, 30, 4, 4, 1) +
      star(20, 40, 4, 3, 1),
  },
  bastion: {
    d: dot(58, 28, 14),
    b:
      box(0, 60, 200, 40) +
      [0, 16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192].map((x) => box(x, 53, 9, 9)).join('') +
      box(16, 30, 22, 40) +
      box(14, 24, 6, 8) +
      box(24, 24, 6, 8) +
      box(34, 24, 6, 8) +
      box(150, 20, 26, 50) +
      box(148, 14, 7, 8) +
      box(159, 14, 7, 8) +
      box(170, 14, 7, 8),
    c: 'M0 86L200 80L200 100L0 100Z',
  },
  wildroot: {
    d: dot(142, 28, 15),
    b:
      'M0 66C24 50 44 66 66 56C92 44 116 62 140 52C164 44 184 56 200 50L200 100L0 100Z' +
      pine(20, 62, 12) +
      pine(40, 60, 9) +
      pine(168, 56, 13) +
      pine(188, 58, 10) +
      pine(62, 60, 8),
    c: 'M0 86C40 72 80 90 120 80C150 74 180 84 200 80L200 100L0 100Z' + pine(6, 92, 14) + pine(194, 92, 15),
  },
  veil: {
    d:
      'M134 10A20 20 0 1 0 158 36A16 16 0 0 1 134 10Z' +
      star(40, 18, 4, 3, 1) +
      star(70, 30, 4, 2.4, 0.8) +
      star(178, 16, 4, 3, 1) +
      star(20, 38, 4, 2, 0.7),
    b: skyline(50) + 'M16 50L24 36L32 50ZM92 58L102 40L112 58ZM168 52L176 38L184 52Z',
    c: 'M0 90C50 84 150 94 200 86L200 100L0 100Z' + skyline(76),
  },
  silver: {
    d: dot(60, 26, 13),
    b: 'M0 78L34 36L54 58L86 28L120 68L150 34L200 78L200 100L0 100Z',
    c: 'M0 82L200 78L200 100L0 100Z' + tent(26, 20) + tent(172, 22) + tent(52, 14) + tent(148, 14),
  },
  shard: {
    d: star(140, 24, 4, 14, 4) + star(40, 20, 4, 8, 2),
    b: 'M0 100L10 50L24 84L38 30L54 80L66 52L80 100ZM116 100L130 46L142 78L158 26L176 82L188 54L200 100Z',
    c:
      'M0 92L200 88L200 100L0 100Z' +
      crystal(20, 82, 12, 30) +
      crystal(180, 82, 12, 34) +
      crystal(64, 88, 8, 20),
  },
  spell: { b: rays(14), c: dot(100, 52, 43) + dot(100, 52, 40.5), d: dot(100, 52, 36) },
  upgrade: {
    b: bricks(),
    c: 'M56 100L56 46C56 8 144 8 144 46L144 100Z',
    d: 'M61 100L61 47C61 14 139 14 139 47L139 100Z',
  },
  faction: { b: box(0, 0, 100, 100), d: dot(100, 50, 42), c: dot(100, 50, 42) + dot(100, 50, 39) },
  piece: { b: rays(20), c: 'M0 86L200 80L200 100L0 100Z', d: dot(100, 50, 34) },
}
