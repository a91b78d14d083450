// Pictures are composed of layers: a ground, figures on it, what they hold, and signs of what they can do.
/** A figure at its place: moved, made larger or smaller, turned around its middle, mirrored. */
export interface Layer {
  figure: string
  x: number
  y: number
  size: number
  turn: number
  flip: boolean
}

/** What led to a figure: a word on the card, or only what the card does or is. */
export type Reason = 'word' | 'effect' | 'kind'

/** A picture as a line that another has only if it looks the same, and what led to its figure. */
export interface Look {
  seen: string
  reason: Reason
}

/** A picture: its colors and its ground by their names, and what lies on it, from back to front. */
export interface Sketch {
  colors: string
  ground: string
  layers: readonly Layer[]
  reason: Reason
}

export const layer = (figure: string, x = 0, y = 0, size = 1, turn = 0, flip = false): Layer => ({
  figure,
  x,
  y,
  size,
  turn,
  flip,
})

/** The place of a layer, as SVG writes it. */
export function placed({ x, y, size, turn, flip }: Layer): string {
  const middle = size * 50
  return (
    `translate(${x} ${y})` +
    (turn ? ` rotate(${turn} ${middle} ${middle})` : '') +
    ` scale(${size})` +
    (flip ? ' translate(100 0) scale(-1 1)' : '')
  )
}

/** Someone: body, face, what is on the head, what is held on the right and on the left. */
export interface Someone {
  body: string
  face?: string
  head?: string
  holds?: string
  left?: string
}

const HELD = [50, 34, 0.62, 12] as const
const HELD_LEFT = [-12, 36, 0.6, -12] as const

/** The layers of someone, from back to front. */
export function person({ body, face = 'face', head = 'hair', holds, left }: Someone): Layer[] {
  return [
    layer(`body-${body}`),
    layer(`face-${face}`),
    layer(`head-${head}`),
    ...(holds ? [layer(holds, ...HELD)] : []),
    ...(left ? [layer(left, ...HELD_LEFT)] : []),
  ]
}

/** Two or three of the same, side by side, the front one larger. */
export const pair = (figure: string): Layer[] => [
  layer(figure, 0, 4, 0.66, -6),
  layer(figure, 34, 24, 0.72, 6, true),
]
export const group = (figure: string): Layer[] => [
  layer(figure, -6, 2, 0.58),
  layer(figure, 48, 2, 0.58, 0, true),
  layer(figure, 16, 26, 0.72),
]

/** The same layers smaller, at another place. */
export const within = (layers: readonly Layer[], x: number, y: number, size: number): Layer[] =>
  layers.map((each) => ({ ...each, x: x + each.x * size, y: y + each.y * size, size: each.size * size }))

/** A thing with another before it, low on the right. */
export const withSign = (figure: string, sign: string): Layer[] => [
  layer(figure, -2, -4, 0.88),
  layer(sign, 50, 48, 0.52),
]

export type Rule = readonly [RegExp, string | readonly Layer[]]

/** The first rule that fits the words. */
export function fitting(rules: readonly Rule[], words: string): Layer[] | null {
  const found = rules.find(([pattern]) => pattern.test(words))?.[1]
  if (found === undefined) return null
  return typeof found === 'string' ? [layer(found)] : [...found]
}

/** The words of a card that say what it is: those of its name and of its key. */
export const wordsOf = (card: { key: string; name: string }): string =>
  `${card.name} ${card.key.replace(/[_-]/g, ' ')}`.toLowerCase()

/** Everything that is seen, in a line: two pictures with the same line look alike. */
export const seen = ({ colors, ground, layers }: Sketch): string =>
  [colors, ground, ...layers.map((each) => `${each.figure} ${placed(each)}`)].join('; ')
