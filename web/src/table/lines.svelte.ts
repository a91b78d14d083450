// What characters say at a table: a greeting, a word after a great blow, a word at the end. Few lines, and none
// again before all others of its kind were said. They are chosen here, from what this page shows anyway.
import type { CharacterData, SeatData } from '../api/types'
import { t } from '../text/text.svelte'

const STYLES = ['raider', 'builder', 'schemer', 'trader'] as const
export type Style = (typeof STYLES)[number]
type Ending = 'greeting' | 'win' | 'loss'
export type Moment = Ending | 'strike'
const VARIANTS = [1, 2] as const
const KEY = 'fatebox.lines'
/** As many lines of the past are remembered. */
const MEMORY = 24
/** More words after blows than this, in one game, are too many. */
const STRIKES = 2
const SHOWN_MS = 6000

export interface Said {
  seat: number
  name: string
  style: string
  level: string
  text: string
}

/** The character at a seat; null: a person, or a bot without a name of its own. */
export function characterAt(
  seat: SeatData | undefined,
  cast: readonly CharacterData[],
): CharacterData | null {
  if (seat?.kind !== 'bot') return null
  return cast.find(({ name, level }) => name === seat.name && level === seat.bot) ?? null
}

/** The variant that was not said for longest, and what is remembered afterwards. */
export function freshest(head: string, said: readonly string[]): { variant: 1 | 2; said: string[] } {
  const ages = VARIANTS.map((variant) => said.lastIndexOf(`${head}-${variant}`))
  const variant = VARIANTS[ages.indexOf(Math.min(...ages))]!
  const key = `${head}-${variant}`
  return { variant, said: [...said.filter((each) => each !== key), key].slice(-MEMORY) }
}

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** The words of the characters at one table. */
export class Lines {
  said = $state.raw<Said | null>(null)
  #strikes = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Let a character say something that fits the moment; `together`: all at the table win or lose as one. */
  say(seat: number, character: CharacterData, moment: Moment, together = false) {
    if (moment === 'strike' && (together || this.#strikes++ >= STRIKES)) return
    const style = STYLES.find((each) => each === character.style)
    if (!style) return
    const { variant, said } = freshest(`${together ? 'together' : style}-${moment}`, remembered())
    localStorage.setItem(KEY, JSON.stringify(said))
    const text =
      together && moment !== 'strike'
        ? t(`line-together-${moment}-${variant}`)
        : t(`line-${style}-${moment}-${variant}`)
    const { name, level } = character
    this.said = { seat, name, level, style, text }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.said = null), SHOWN_MS)
  }

  close() {
    clearTimeout(this.#timer)
    this.said = null
  }
}
