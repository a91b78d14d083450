// A notification when it is somebody's turn, only on request.
import { t } from '../text/text.svelte'

const KEY = 'fatebox.calls'

function kept(): boolean {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { note?: unknown }).note === true
  } catch {
    return false
  }
}

class Calls {
  /** Whether notifications are wanted. */
  wanted = $state(kept())
  /** Whether the browser has refused to show notifications. */
  denied = $state(false)

  async want(wanted: boolean) {
    this.denied =
      wanted && (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted')
    this.wanted = wanted && !this.denied
    localStorage.setItem(KEY, JSON.stringify({ note: this.wanted }))
  }

  /** It is somebody's turn now; whoever looks at the page sees that. */
  call(title: string) {
    if (!this.wanted || (!document.hidden && document.hasFocus())) return
    try {
      new Notification(title, { body: t('table-yours'), tag: 'fatebox', icon: 'icon.svg' })
    } catch {
      this.denied = true // some phones have notifications only for installed pages
    }
  }
}

export const calls = new Calls()
