import './face.css'

import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: 'The Phantom',
  color: '#4b2178',
  face: 'Bangers',
  size: 1.8,
  minutes: [20, 45],
  weight: 2,
  pages: { campaigns: 'campaigns-link' },
} satisfies Poster
