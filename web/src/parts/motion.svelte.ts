// Cards that change their place glide there: every element with `data-card` under a root is followed by its id,
// wherever on the board it turns up again; what is new fades in.
const GLIDE = { duration: 280, easing: 'cubic-bezier(.3,.7,.3,1)' }

function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const each of root.querySelectorAll<HTMLElement>('[data-card]')) {
    found.set(each.dataset['card']!, each.getBoundingClientRect())
  }
  return found
}

function glide(root: HTMLElement, before: Map<string, DOMRect>) {
  for (const each of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const from = before.get(each.dataset['card']!)
    if (!from) {
      each.animate([{ opacity: 0, scale: 0.85 }, {}], GLIDE)
      continue
    }
    const to = each.getBoundingClientRect()
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.abs(x) + Math.abs(y) < 2 || !to.width) continue
    const start = { transformOrigin: '0 0', translate: `${x}px ${y}px`, scale: from.width / to.width, zIndex: 5 }
    each.animate([start, { transformOrigin: '0 0', translate: '0 0', scale: 1, zIndex: 5 }], GLIDE)
  }
}

/** Let the cards under a root glide whenever something is shown anew; to be called while a board is made. */
export function gliding(root: () => HTMLElement | undefined, shown: () => unknown) {
  let before: Map<string, DOMRect> | null = null
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  $effect.pre(() => {
    shown()
    const element = root()
    before = element && !calm.matches ? places(element) : null
  })
  $effect(() => {
    shown()
    const element = root()
    if (element && before) glide(element, before)
  })
}
