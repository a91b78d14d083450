import './face.css'

import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: 'Fate Weaver',
  color: '#232777',
  face: 'Marcellus',
  size: 1.65,
  minutes: [15, 30],
  weight: 1,
  pages: { bests: 'bests-link' },
} satisfies Poster
