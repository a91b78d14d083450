// How somebody is called when it is their turn: a sound and a notification, both only on request.
import { t } from '../text/text.svelte'

const KEY = 'fatebox.calls'
const TONES = [659, 880]
const TONE_S = 0.14

interface Wishes {
  sound: boolean
  note: boolean
}

function kept(): Wishes {
  try {
    return { sound: false, note: false, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return { sound: false, note: false }
  }
}

class Calls {
  wishes = $state.raw<Wishes>(kept())
  /** Whether the browser has refused to show notifications. */
  denied = $state(false)
  #audio: AudioContext | null = null

  setSound(sound: boolean) {
    this.#keep({ ...this.wishes, sound })
    if (sound) this.#ring()
  }

  async setNote(note: boolean) {
    this.denied =
      note && (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted')
    this.#keep({ ...this.wishes, note: note && !this.denied })
  }

  /** It is somebody's turn now. */
  call(title: string) {
    if (this.wishes.sound) this.#ring()
    if (!this.wishes.note || (!document.hidden && document.hasFocus())) return
    try {
      new Notification(title, { body: t('table-yours'), tag: 'fatebox', icon: '/icon.svg' })
    } catch {
      this.denied = true // some phones have notifications only for installed pages
    }
  }

  #keep(wishes: Wishes) {
    this.wishes = wishes
    localStorage.setItem(KEY, JSON.stringify(wishes))
  }

  /** Two short tones. */
  #ring() {
    this.#audio ??= new AudioContext()
    const audio = this.#audio
    void audio.resume()
    TONES.forEach((frequency, i) => {
      const from = audio.currentTime + i * TONE_S
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0.12, from)
      volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S)
      tone.connect(volume).connect(audio.destination)
      tone.start(from)
      tone.stop(from + TONE_S)
    })
  }
}

export const calls = new Calls()
