// Grounds of The Phantom, 200 wide and 100 high: the country of each adventure, weather, and rays behind deeds.
import type { Figures } from '../../looks/art/figures/kinds'
import { dot, star } from '../../looks/art/paths'

const HILLS =
  'M0 62C14 40 34 44 44 56C56 36 78 40 88 52C102 34 126 38 134 52C150 38 172 40 180 54C188 50 196 54 200 62L200 100L0 100Z'
const FLOOR = 'M0 84C40 70 76 88 112 80C150 72 176 82 200 76L200 100L0 100Z'
const LEAVES =
  'M0 0L40 0C34 14 18 22 0 18ZM0 14C16 20 26 32 26 46C12 44 2 36 0 26ZM200 0L160 0C166 14 182 22 200 18ZM200 14C184 20 174 32 174 46C188 44 198 36 200 26Z'
const PEAKS = 'M0 74L36 26L56 48L90 10L122 50L142 30L200 78L200 100L0 100Z'
const SNOW = 'M90 10L102 25L94 30L88 25L81 31L77 25ZM36 26L45 37L37 42L28 37Z'
const SEA =
  'M0 58C16 64 34 64 50 58C66 52 84 52 100 58C116 64 134 64 150 58C166 52 184 52 200 58L200 100L0 100Z'
const SURF =
  'M0 78C16 72 34 72 50 78C66 84 84 84 100 78C116 72 134 72 150 78C166 84 184 84 200 78L200 100L0 100Z'
const STREAM =
  'M78 100C70 88 96 84 90 74C86 68 94 64 100 62L112 62C106 68 122 74 116 82C112 88 122 94 128 100Z'
const STREAKS = Array.from({ length: 22 }, (_, i) => {
  const [x, y] = [(i * 47) % 200, (i * 29) % 84]
  return `M${x + 5} ${y}L${x + 8} ${y}L${x + 3} ${y + 16}L${x} ${y + 16}Z`
}).join('')
const band = (y: number) =>
  `M0 ${y}C30 ${y - 9} 60 ${y + 7} 100 ${y - 1}C140 ${y - 9} 170 ${y + 5} 200 ${y - 3}L200 ${y + 5}C170 ${y + 13} 140 ${y - 1} 100 ${y + 7}C60 ${y + 15} 30 ${y - 1} 0 ${y + 8}Z`
const gust = (y: number) =>
  `M10 ${y}L150 ${y}C172 ${y} 172 ${y - 18} 156 ${y - 18}L156 ${y - 13}C164 ${y - 13} 164 ${y - 5} 150 ${y - 5}L10 ${y - 5}Z`
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const at = (part: number) => {
    const turn = ((i + part) / 16) * 2 * Math.PI
    return `${(100 + 150 * Math.cos(turn)).toFixed(1)} ${(56 + 150 * Math.sin(turn)).toFixed(1)}`
  }
  return `M100 56L${at(0)}L${at(0.5)}Z`
}).join('')

/** Each country by day; at night the disc stands lower and stars come out. */
const day = { g: dot(152, 24, 13) }
const night = {
  g: dot(46, 24, 11) + star(100, 14, 4, 4, 1) + star(136, 30, 4, 3, 1) + star(176, 16, 4, 4, 1),
}
const COUNTRIES: Figures = {
  mountains: { b: PEAKS, h: SNOW, c: FLOOR },
  river: { b: HILLS, c: FLOOR + LEAVES, h: STREAM },
  sea: { b: SEA, c: SURF },
  jungle: { b: HILLS, c: FLOOR + LEAVES },
}
const underSky = (country: string, sky: Record<string, string>) => ({ ...sky, ...COUNTRIES[country] })

export const GROUNDS: Figures = {
  ...Object.fromEntries(
    Object.keys(COUNTRIES).flatMap((country) => [
      [country, underSky(country, day)],
      [`${country}-night`, underSky(country, night)],
    ]),
  ),
  rays: { b: RAYS },
  fog: { b: PEAKS, d: band(24) + band(44) + band(64) + band(84) },
  mist: { b: SEA, d: band(18) + band(40) + band(62) + band(82) },
  rain: { b: PEAKS, c: FLOOR, d: STREAKS },
  monsoon: { b: HILLS, c: SURF + LEAVES, d: STREAKS },
  heat: { g: star(100, 46, 12, 44, 30), h: dot(100, 46, 24), c: FLOOR },
  moon: {
    h: dot(100, 42, 34),
    d: dot(90, 34, 6) + dot(112, 50, 8) + dot(94, 58, 4),
    b: SEA,
    c: LEAVES,
  },
  wind: { b: SEA, c: SURF, h: gust(28) + gust(50) + gust(72) },
}
