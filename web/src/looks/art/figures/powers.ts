// Signs of what a creature can do, drawn around it: at its feet, at its side or behind it.
import { both, box, crystal, dot, flame, star, sym } from '../paths'
import type { Figures } from './kinds'

export const POWERS: Figures = {
  swift: {
    l: 'M-2 30L20 30M-6 46L14 46M0 62L18 62M-4 78L16 78',
    g: 'M24 24L34 30L24 36ZM18 40L28 46L18 52ZM22 56L32 62L22 68Z',
  },
  elusive: {
    d: 'M-8 94C6 84 16 98 30 90C44 82 56 98 70 90C84 82 94 96 108 88L108 106L-8 106ZM4 78C14 70 22 80 32 74C26 84 12 86 4 78ZM66 76C76 68 86 78 98 70C92 84 76 86 66 76Z',
    l: 'M0 92C8 86 14 92 22 90M62 91C72 86 80 92 90 88',
  },
  guard: {
    n: 'M0 56L18 52L36 56C37 76 32 90 18 98C4 90 -1 76 0 56Z',
    m: 'M7 61L18 58L29 61C29 74 26 84 18 89C10 84 7 74 7 61Z',
    g: star(18, 73, 4, 8, 3),
  },
  pierce: { x: 'M70 98L92 36', m: 'M98 16L100 40L92 44L84 34Z' },
  siege: {
    m: box(60, 88, 20, 11) + box(82, 88, 18, 11) + box(70, 76, 19, 11),
    n: 'M92 74L100 70L102 80L96 84ZM56 80L62 74L66 82Z',
  },
  berserk: {
    g: both(
      'M-4 8C8 4 18 8 26 18C16 14 6 12 -4 14ZM-6 24C6 20 14 24 20 32C12 30 2 28 -6 30ZM-4 40C4 37 10 40 15 46C8 45 2 44 -4 45Z',
    ),
  },
  slow: { n: dot(86, 88, 12), x: 'M58 92C64 86 68 96 75 90', h: dot(82, 84, 3) },
  immobile: { n: 'M6 90L94 90L100 102L0 102Z', l: 'M24 90L20 102M50 90L50 102M76 90L80 102' },
  harvest: { m: crystal(86, 78, 20, 36), h: 'M86 60L76 71L86 96Z', g: star(98, 58, 4, 6, 1.6) },
  resonance: {
    n: 'M-4 102L6 66L16 102ZM84 102L94 66L104 102Z',
    m: 'M10 102L20 80L28 102ZM72 102L80 80L90 102Z',
    g: both(star(6, 54, 4, 6, 1.6)),
  },
  burning: { g: both(flame(8, 102, 26) + flame(24, 102, 16)), n: both(flame(-2, 102, 20)) },
  cracks: {
    g: 'M50 34L45 44L52 52L46 62L50 62L56 52L49 44L54 36ZM30 64L36 76L30 88L36 88L40 76L34 66ZM68 66L64 78L70 92L74 92L69 78L72 68Z',
  },
  coins: {
    g: dot(50, 42, 8) + dot(36, 54, 7) + dot(64, 54, 7),
    k: star(50, 42, 4, 5, 1.6) + star(36, 54, 4, 4, 1.4) + star(64, 54, 4, 4, 1.4),
  },
  facets: {
    h: 'M50 30L40 46L50 62L60 46ZM24 30L14 44L22 56L30 46ZM76 30L86 44L78 56L70 46Z',
    l: 'M50 30L50 62M24 30L22 56M76 30L78 56',
  },
  alpha: { g: sym('M50 -2L45 8L36 2L38 16L50 16') },
  runes: { g: star(50, 58, 6, 17, 6) + both(dot(20, 80, 3) + dot(20, 60, 3)) },
  snow: { h: both(dot(10, 20, 3) + dot(24, 8, 2) + dot(6, 52, 2.4) + dot(20, 74, 3)) },
}
