// What a person has set for all tables, kept on this device. `carried.ts` brings it to their other devices.
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const THEMES = ['system', 'light', 'dark'] as const
export const TEXT_SIZES = [100, 115, 130, 150] as const
export const HINTS = ['off', 'asked'] as const

const KEY = 'fatebox.settings'

export interface Kept {
  /** How fast what others do is shown. */
  speed: Speed
  motion: (typeof MOTIONS)[number]
  sound: boolean
  /** Percent. */
  volume: number
  /** Percent of the usual size of text. */
  text: (typeof TEXT_SIZES)[number]
  theme: (typeof THEMES)[number]
  hints: (typeof HINTS)[number]
  /** A second click is needed to finish while something can still be done. */
  confirm: boolean
  /** Characters may say a word at the table. */
  lines: boolean
}

export const STANDARD: Kept = {
  speed: 'normal',
  motion: 'system',
  sound: false,
  volume: 60,
  text: 100,
  theme: 'system',
  hints: 'asked',
  confirm: false,
  lines: true,
}
const CHOICES: { [K in keyof Kept]?: readonly Kept[K][] } = {
  speed: SPEEDS,
  motion: MOTIONS,
  text: TEXT_SIZES,
  theme: THEMES,
  hints: HINTS,
}

/** What was kept as text, as far as it can be understood; the standard for the rest. */
export function understood(text: string | null): Kept {
  try {
    return known(JSON.parse(text ?? '{}'))
  } catch {
    return { ...STANDARD }
  }
}

/** The values that there are; the standard for the rest. */
function known(found: unknown): Kept {
  const kept = { ...STANDARD }
  if (typeof found !== 'object' || found === null) return kept
  for (const [name, value] of Object.entries(found)) {
    const key = name as keyof Kept
    const choices = CHOICES[key] as readonly unknown[] | undefined
    if (key in STANDARD && typeof value === typeof STANDARD[key] && (!choices || choices.includes(value)))
      Object.assign(kept, { [key]: value })
  }
  kept.volume = Math.min(100, Math.max(0, kept.volume))
  return kept
}

class Settings {
  /** Called when a person has changed something. */
  changed: () => void = () => {}
  kept = $state.raw<Kept>(understood(localStorage.getItem(KEY)))
  #calm = matchMedia('(prefers-reduced-motion: reduce)')

  get speed(): Speed {
    return this.kept.speed
  }
  /** Whether nothing may move: every scene is a still with its text. */
  get still(): boolean {
    const { motion } = this.kept
    return motion === 'reduced' || (motion === 'system' && this.#calm.matches)
  }

  set(change: Partial<Kept>) {
    this.kept = { ...this.kept, ...change }
    this.#keep()
    this.changed()
  }

  /** Take over what was set on another device. */
  adopt(found: unknown) {
    this.kept = known(found)
    this.#keep()
  }

  #keep() {
    localStorage.setItem(KEY, JSON.stringify(this.kept))
    this.apply()
  }

  /** Let the page look as it was set. */
  apply() {
    const { dataset, style } = document.documentElement
    dataset['still'] = String(this.still)
    style.colorScheme = this.kept.theme === 'system' ? '' : this.kept.theme
    style.setProperty('--text-scale', String(this.kept.text / 100))
  }

  /** Follow the system where it is followed. */
  begin() {
    this.#calm.addEventListener('change', () => this.apply())
    this.apply()
  }
}

export const settings = new Settings()
