import './face.css'

import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: '7',
  color: '#1d2b5a',
  face: 'Grenze Gotisch',
  size: 2.8,
  minutes: [60, 90],
  weight: 3,
  pages: {},
} satisfies Poster
