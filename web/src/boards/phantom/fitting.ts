// A text that is longer than its place shows the lines that fit, and a sign that there is more: all of it is read in the
// panel beside the board. Where no line fits, its room is the picture's.

/** Show as many children of a text as fit; the last child is the sign for more. */
export function fitting(node: HTMLElement, _lines: unknown) {
  const over = () => node.scrollHeight > node.clientHeight + 1
  const measure = () => {
    const parts = [...node.children] as HTMLElement[]
    const more = parts.pop()
    if (!more) return
    for (const each of parts) each.style.display = ''
    more.style.display = 'none'
    delete node.dataset['none']
    if (!over()) return
    more.style.display = ''
    for (const each of parts.reverse()) {
      if (!over()) return
      each.style.display = 'none'
    }
    more.style.display = 'none'
    node.dataset['none'] = ''
  }
  const watch = new ResizeObserver(measure)
  // the card, and what stands beside the text on it: a longer strap leaves less room
  for (const each of [node.parentElement!, ...node.parentElement!.children]) watch.observe(each)
  void document.fonts.ready.then(measure)
  return { update: () => requestAnimationFrame(measure), destroy: () => watch.disconnect() }
}
