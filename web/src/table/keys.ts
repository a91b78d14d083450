// Playing by keys: from one thing that can be done to the next, wherever on the table they are.
const DOABLE = [
  '[role=menuitem]',
  '#board :is(.usable, .glow, .gap, .whole)',
  '#board button.primary',
  'section.bar .choices button',
]

/** Put the focus on the next thing that can be done (`by` 1), or on the one before (-1). */
export function focusNext(by: 1 | -1) {
  const things = [...document.querySelectorAll<HTMLElement>(DOABLE.join(', '))].filter(
    (each) => each.tabIndex >= 0 && !(each as HTMLButtonElement).disabled && each.checkVisibility(),
  )
  if (!things.length) return
  const at = things.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length
  things[next]!.focus()
}
