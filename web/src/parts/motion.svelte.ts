// Cards that change their place glide there: every element with `data-card` under a root is followed by its id,
// wherever on the board it turns up again; what is new fades in.
import { settings } from '../table/settings.svelte'

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
    const start = {
      transformOrigin: '0 0',
      translate: `${x}px ${y}px`,
      scale: from.width / to.width,
      zIndex: 5,
    }
    each.animate([start, { transformOrigin: '0 0', translate: '0 0', scale: 1, zIndex: 5 }], GLIDE)
  }
}

/** Let the cards under a root glide whenever something is shown anew; to be called while a board is made. */
export function gliding(root: () => HTMLElement | undefined, shown: () => unknown) {
  let before: Map<string, DOMRect> | null = null
  $effect.pre(() => {
    shown()
    const element = root()
    before = element && !settings.still ? places(element) : null
  })
  $effect(() => {
    shown()
    const element = root()
    if (element && before) glide(element, before)
  })
}

// Shards and the like flow: what one purse loses another gains. A purse is an element with `data-purse`, its name, and
// `data-amount`, what is in it.
const FLOW = { duration: 550, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'backwards' as const }
const MOST_COINS = 6
const STAGGER_MS = 60

type Purses = Map<string, { amount: number; element: HTMLElement }>

function purses(root: HTMLElement): Purses {
  const found: Purses = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-purse]')) {
    found.set(element.dataset['purse']!, { amount: Number(element.dataset['amount']), element })
  }
  return found
}

function throwCoin(from: DOMRect, to: DOMRect, delay: number) {
  const coin = document.createElement('span')
  coin.className = 'coin'
  coin.ariaHidden = 'true'
  document.body.append(coin)
  const at = (box: DOMRect) => `${box.left + box.width / 2}px ${box.top + box.height / 2}px`
  const flight = coin.animate(
    [
      { translate: at(from), scale: 0.6 },
      { scale: 1.2, offset: 0.5 },
      { translate: at(to), scale: 0.7 },
    ],
    {
      ...FLOW,
      delay,
    },
  )
  flight.finished.catch(() => null).finally(() => coin.remove())
}

function flow(before: Map<string, number>, now: Purses) {
  const changes = [...now].map(([name, { amount, element }]) => ({
    by: amount - (before.get(name) ?? amount),
    element,
  }))
  const givers = changes
    .filter(({ by }) => by < 0)
    .flatMap(({ by, element }) => Array<HTMLElement>(-by).fill(element))
  const takers = changes
    .filter(({ by }) => by > 0)
    .flatMap(({ by, element }) => Array<HTMLElement>(by).fill(element))
  const coins = Math.min(givers.length, takers.length, MOST_COINS)
  for (let i = 0; i < coins; i++) {
    throwCoin(givers[i]!.getBoundingClientRect(), takers[i]!.getBoundingClientRect(), i * STAGGER_MS)
  }
}

/** Let what is in purses under a root flow whenever something is shown anew; to be called while a board is made. */
export function flowing(root: () => HTMLElement | undefined, shown: () => unknown) {
  let before = new Map<string, number>()
  $effect(() => {
    shown()
    const element = root()
    if (!element) return
    const now = purses(element)
    if (!settings.still) flow(before, now)
    before = new Map([...now].map(([name, { amount }]) => [name, amount]))
  })
}
