// A text that does not fit its place is not shown at all: the card is read in the panel beside the board.

/** Show a text as long as all of it fits, whenever the card or something on it changes its size. */
export function fits(node: HTMLElement) {
  const measure = () => {
    node.hidden = false
    node.hidden = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
  }
  const watch = new ResizeObserver(measure)
  // the card, and what stands beside the text on it: a longer strap leaves less room
  for (const each of [node.parentElement!, ...node.parentElement!.children]) watch.observe(each)
  void document.fonts.ready.then(measure)
  return { destroy: () => watch.disconnect() }
}
