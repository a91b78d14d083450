// Helpers to write the shapes of figures: a symmetric one is written as its left half only. Paths are written in
// absolute commands (M L Q C A Z) in a square from 0 to 100; the axis of symmetry is the line x = 50.

interface Step {
  command: string
  values: number[]
}

const SIZES: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 }

/** The steps of a path; numbers that follow a command repeat it. */
function stepsOf(path: string): Step[] {
  const steps: Step[] = []
  for (const [, command = '', rest = ''] of path.matchAll(/([MLQCAZ])([^MLQCAZ]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = SIZES[command]!
    if (!size) steps.push({ command, values: [] })
    for (let at = 0; at < values.length; at += size || values.length)
      steps.push({ command: command === 'M' && at ? 'L' : command, values: values.slice(at, at + size) })
  }
  return steps
}

const across = (x: number): number => Math.round((100 - x) * 100) / 100

/** The same step on the other side of the axis. */
function mirrored({ command, values }: Step): Step {
  if (command === 'A') {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = values
    return { command, values: [rx, ry, -turn, large, 1 - sweep, across(x), y] }
  }
  return { command, values: values.map((value, i) => (i % 2 ? value : across(value))) }
}

const written = (steps: Step[]): string =>
  steps.map(({ command, values }) => command + values.join(' ')).join('')

/** A shape and its mirror image: two eyes, two wings. */
export const both = (path: string): string => path + written(stepsOf(path).map(mirrored))

/** A closed symmetric shape from its left half: the path goes from the top of the axis to its foot. */
export function sym(half: string): string {
  const steps = stepsOf(half)
  const back: Step[] = []
  for (let i = steps.length - 1; i > 0; i--) {
    const { command, values } = steps[i]!
    const start = steps[i - 1]!.values.slice(-2)
    if (command === 'A') {
      const sweep = 1 - values[4]! // against the direction of the path
      back.push(mirrored({ command, values: [...values.slice(0, 4), sweep, ...start] }))
      continue
    }
    const controls = []
    for (let at = values.length - 4; at >= 0; at -= 2) controls.push(values[at]!, values[at + 1]!)
    back.push(mirrored({ command, values: [...controls, ...start] }))
  }
  const [x, y] = steps.at(-1)!.values.slice(-2) as [number, number]
  return `${half}L${across(x)} ${y}${written(back)}Z`
}

/** A circle, or an ellipse. */
export const dot = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`

/** A rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`

/** A star with that many points; few and thin ones make a spark, many and short ones a sun. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const angle = ((i / points) * 180 - 90 + turn) * (Math.PI / 180)
    const radius = i % 2 ? inner : outer
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** A bar from one point to another, with that thickness: shafts, beams, bones. */
export function bar(x: number, y: number, toX: number, toY: number, width: number): string {
  const length = Math.hypot(toX - x, toY - y)
  const dx = ((toY - y) / length) * (width / 2)
  const dy = ((toX - x) / length) * (width / 2)
  const at = (px: number, py: number) => `${px.toFixed(1)} ${py.toFixed(1)}`
  return `M${at(x + dx, y - dy)}L${at(toX + dx, toY - dy)}L${at(toX - dx, toY + dy)}L${at(x - dx, y + dy)}Z`
}

/** A cut crystal that stands on its point. */
export const crystal = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y - height / 2}L${x + width / 2} ${y - height / 5}L${x} ${y + height / 2}L${x - width / 2} ${y - height / 5}Z`

/** A flame from its foot upward. */
export const flame = (x: number, y: number, size: number): string =>
  `M${x} ${y}C${x - size * 0.5} ${y} ${x - size * 0.5} ${y - size * 0.5} ${x - size * 0.2} ${y - size * 0.7}` +
  `C${x - size * 0.2} ${y - size * 0.5} ${x - size * 0.05} ${y - size * 0.5} ${x} ${y - size * 0.6}` +
  `C${x + size * 0.05} ${y - size * 0.9} ${x - size * 0.05} ${y - size} ${x + size * 0.05} ${y - size * 1.2}` +
  `C${x + size * 0.2} ${y - size * 0.9} ${x + size * 0.5} ${y - size * 0.7} ${x + size * 0.45} ${y - size * 0.35}` +
  `C${x + size * 0.4} ${y - size * 0.1} ${x + size * 0.2} ${y} ${x} ${y}Z`
