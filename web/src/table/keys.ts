// Playing by keys: from one thing that can be done to the next, wherever on the table they are.
const FORM = '#board .form button'
const BOARD = '#board :is(.usable, .glow, .gap, .whole, button.primary)'
const TRAY = 'section.bar .tray .choices button'
const BESIDE = 'section.bar > .choices button'

function found(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (each) => each.tabIndex >= 0 && !(each as HTMLButtonElement).disabled && each.checkVisibility(),
  )
}

/** What the keys 1 to 9 do: the open menu, else what is numbered in a form, else the tray, else what glows on the board. */
export function doable(): HTMLElement[] {
  for (const selector of ['[role=menuitem]', `${FORM}[data-numbered]`, TRAY, BOARD]) {
    const things = found(selector)
    if (things.length) return things
  }
  return found(BESIDE)
}

/** What Enter does, unless something has the focus: a form is sent, else the main button of the bar is pressed. */
export function main(): HTMLElement | undefined {
  return found(`${FORM}.primary`)[0] ?? found('section.bar .far button')[0]
}

/** Put the focus on the next thing that can be done (`by` 1), or on the one before (-1). */
export function focusNext(by: 1 | -1) {
  const form = found(FORM)
  const things = form.length ? form : found(['[role=menuitem]', BOARD, TRAY, BESIDE].join(', '))
  if (!things.length) return
  const at = things.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length
  things[next]!.focus()
}
