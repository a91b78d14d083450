// Small words that several of these pages share.
import { language } from '../../text/language.svelte'

/** A day, from seconds of the epoch. */
export function date(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language.current, { dateStyle: 'medium' })
}

/** Give a text to the person as a file. */
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name })
  anchor.click()
  URL.revokeObjectURL(address)
}
