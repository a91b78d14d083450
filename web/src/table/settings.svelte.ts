// What a person has set for all tables, kept on this device.
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'fatebox.settings'

interface Kept {
  speed: Speed
  /** Percent of the usual size of text. */
  text: number
}

export const TEXT_SIZES = [100, 115, 130, 150]
const USUAL: Kept = { speed: 'normal', text: 100 }

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
    const speed = SPEEDS.find((each) => each === found.speed) ?? USUAL.speed
    const text = TEXT_SIZES.find((each) => each === found.text) ?? USUAL.text
    return { speed, text }
  } catch {
    return { ...USUAL }
  }
}

class Settings {
  #kept = $state<Kept>(read())

  get speed(): Speed {
    return this.#kept.speed
  }
  set speed(speed: Speed) {
    this.#keep({ speed })
  }
  get text(): number {
    return this.#kept.text
  }
  set text(text: number) {
    this.#keep({ text })
  }

  #keep(change: Partial<Kept>) {
    this.#kept = { ...this.#kept, ...change }
    localStorage.setItem(KEY, JSON.stringify(this.#kept))
  }
}

export const settings = new Settings()
