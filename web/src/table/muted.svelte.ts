// Whom this browser does not want to hear in the chat.
const KEY = 'fatebox.muted'

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

class Muted {
  /** The names of those who are muted, by what stands for the person. */
  names = $state.raw<Record<string, string>>(kept())

  mute(who: string, name: string) {
    this.#keep({ ...this.names, [who]: name })
  }

  hear(who: string) {
    this.#keep(Object.fromEntries(Object.entries(this.names).filter(([each]) => each !== who)))
  }

  #keep(names: Record<string, string>) {
    this.names = names
    localStorage.setItem(KEY, JSON.stringify(names))
  }
}

export const muted = new Muted()
