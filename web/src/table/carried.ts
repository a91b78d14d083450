// Settings on all devices of a person: the browser keeps them, and so does the server for whoever has a name.
import { api } from '../api/http'
import { language } from '../text/language.svelte'
import { settings } from './settings.svelte'

/** Marks changes that the server has not got yet: made offline, or before one had a name. */
const UNSENT = 'fatebox.unsent'

class Carried {
  /** One request after the other, so that the last change is the one that stays. */
  #sending: Promise<void> = Promise.resolve()

  /** Send what is set from now on, and take over what was set elsewhere. */
  begin() {
    settings.changed = () => this.#send()
    language.changed = () => this.#send()
    if (localStorage.getItem(UNSENT)) this.#send()
    else void this.#fetch()
  }

  /** Somebody else uses this device now: their settings win over those of the device. */
  async arrive() {
    localStorage.removeItem(UNSENT)
    await this.#fetch()
  }

  async #fetch() {
    const { settings: found } = await api.settings().catch(() => ({ settings: null }))
    if (!found) return
    settings.adopt(found)
    await language.adopt(found.language ?? '')
  }

  #send() {
    const change = JSON.stringify({ ...settings.kept, language: language.chosen })
    localStorage.setItem(UNSENT, change)
    this.#sending = this.#sending.then(async () => {
      if (localStorage.getItem(UNSENT) !== change) return // a later change is on its way
      await api.keepSettings(JSON.parse(change)).then(
        () => localStorage.getItem(UNSENT) === change && localStorage.removeItem(UNSENT),
        () => null, // without a name or a connection it waits for the next visit
      )
    })
  }
}

export const carried = new Carried()
