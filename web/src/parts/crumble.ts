// An Outpost that falls: the tower sinks and the table feels it.

/** A tower shakes, leans and sinks. */
const CRUMBLE: Keyframe[] = [
  {},
  { translate: '-0.4em 0.1em', rotate: '-1deg' },
  { translate: '0.5em 0.3em', rotate: '1.2deg', filter: 'grayscale(0.4)' },
  { translate: '-0.3em 0.8em', rotate: '-2deg', filter: 'grayscale(0.8)' },
  { translate: '0 22%', rotate: '-3deg', opacity: 0.25, filter: 'grayscale(1) brightness(0.6)' },
]
/** The table feels the blow. */
const SHAKE: Keyframe[] = ['0 0', '-4px 2px', '4px -2px', '-3px -1px', '0 0'].map((translate) => ({
  translate,
}))

/** Let things sink; they stay down until what is returned is called, when their ruins are there. */
export function crumble(selectors: readonly string[]): () => void {
  document.querySelector('#board')?.animate(SHAKE, { duration: 300 })
  const timing: KeyframeAnimationOptions = { duration: 900, easing: 'ease-in', fill: 'forwards' }
  const sunk = selectors.map((each) => document.querySelector(each)?.animate(CRUMBLE, timing))
  return () => sunk.forEach((each) => each?.cancel())
}
