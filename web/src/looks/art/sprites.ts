// Figures are painted once, when they are first needed, and copied into pictures: a browser lays out a copy faster than
// a reference to it. Tones are custom properties, so that the same figure takes the colors of the world in which it is
// seen. The shapes are loaded apart from the boards: they are many, and all games share them.
import type { Figure, Figures, Tone } from './figures/kinds'

const SVG = 'http://www.w3.org/2000/svg'
const OUTLINE = 2.4
const STAFF = 4
const FILLS: Partial<Record<Tone, string>> = { s: 'shade', h: 'light', k: 'ink', g: 'glow' }
const MATERIALS: Partial<Record<Tone, string>> = { m: 'main', n: 'second', w: 'main', x: 'second' }
const GROUND: Record<string, string> = { b: 'far', c: 'near', d: 'haze' }

const tone = (name: string): string => `var(--art-${name})`

function path(shape: string, values: Record<string, string | number>): SVGPathElement {
  const made = document.createElementNS(SVG, 'path')
  made.setAttribute('d', shape)
  for (const [name, value] of Object.entries(values)) made.setAttribute(name, String(value))
  return made
}

const line = (shape: string, color: string, width: number): SVGPathElement =>
  path(shape, {
    fill: 'none',
    stroke: tone(color),
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

/** A path of a figure as elements of the page; its tone is the first letter of its key. */
function pathsOf(key: string, shape: string): SVGPathElement[] {
  const letter = key.charAt(0) as Tone
  const material = MATERIALS[letter]
  if (letter === 'l') return [line(shape, 'ink', 2.2)]
  if (letter === 'w' || letter === 'x')
    return [line(shape, 'ink', STAFF + OUTLINE + 0.6), line(shape, material!, STAFF)]
  if (material)
    return [
      path(shape, {
        fill: tone(material),
        stroke: tone('ink'),
        'stroke-width': OUTLINE,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
        'fill-rule': 'evenodd',
      }),
    ]
  return [path(shape, { fill: tone(FILLS[letter] ?? GROUND[letter]!), 'fill-rule': 'evenodd' })]
}

let figures: Promise<Figures> | null = null
/** What has been painted, to be copied. */
const painted = new Map<string, DocumentFragment>()

function paint(name: string, shapes: Figure): DocumentFragment {
  const sprite = document.createDocumentFragment()
  sprite.append(...Object.entries(shapes).flatMap(([key, shape]) => pathsOf(key, shape)))
  painted.set(name, sprite)
  return sprite
}

/** Draws a figure into an element; its shapes follow when they are loaded, unless they are given. */
export const figure = (name: string, own?: Figure) => (place: SVGElement) => {
  const draw = (shapes: Figure) =>
    place.replaceChildren((painted.get(name) ?? paint(name, shapes)).cloneNode(true))
  if (own || painted.has(name)) {
    draw(own ?? {})
    return
  }
  figures ??= import('./figures').then(({ FIGURES }) => FIGURES)
  void figures.then((all) => draw(all[name] ?? {}))
}
