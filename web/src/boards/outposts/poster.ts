import './face.css'

import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: 'Outposts',
  color: '#7c2f1c',
  face: 'Cinzel',
  size: 1.65,
  minutes: [25, 40],
  weight: 2,
  pages: { decks: 'decks-link', campaigns: 'campaigns-link' },
} satisfies Poster
