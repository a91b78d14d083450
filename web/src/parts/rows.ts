// Rows of cards that scroll on a phone: where nothing in sight can be used, the first card that can comes into sight.

/** A row, where its sight begins and ends, and the places of its cards that can be used. */
export interface SeenRow {
  left: number
  right: number
  usable: readonly { left: number; right: number }[]
}

const AIR = 8

/** How far a row is to be scrolled, so that something in it can be used without a search. */
export function scrollBy({ left, right, usable }: SeenRow): number {
  const first = usable[0]
  if (!first || usable.some((card) => card.left >= left - 1 && card.right <= right + 1)) return 0
  return first.left < left ? first.left - left - AIR : first.right - right + AIR
}

/** The row that scrolls a thing sideways, if it is in one. */
function rowOf(thing: Element, board: Element): Element | null {
  for (let each = thing.parentElement; each && each !== board; each = each.parentElement) {
    if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto') return each
  }
  return null
}

/** Scroll all rows of a board to something that can be used. */
export function showUsable(board: Element) {
  const rows = new Map<Element, DOMRect[]>()
  for (const thing of board.querySelectorAll('.usable')) {
    const row = rowOf(thing, board)
    if (row) rows.set(row, [...(rows.get(row) ?? []), thing.getBoundingClientRect()])
  }
  for (const [row, usable] of rows) {
    const { left, right } = row.getBoundingClientRect()
    row.scrollLeft += scrollBy({ left, right, usable })
  }
}
