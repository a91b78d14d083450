import './face.css'

import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: 'Fate of Fantos',
  color: '#8a1263',
  face: 'Metamorphous',
  size: 1.5,
  minutes: [60, 90],
  weight: 3,
  pages: {},
} satisfies Poster
