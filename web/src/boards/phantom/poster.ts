import latin from '@fontsource/bangers/files/bangers-latin-400-normal.woff2'
import latinExt from '@fontsource/bangers/files/bangers-latin-ext-400-normal.woff2'

import { displayFace } from '../../looks/face'
import type { Poster } from '..'
import Picture from './Poster.svelte'
import { key } from './text'

export default {
  Picture,
  name: 'The Phantom',
  color: '#4b2178',
  face: displayFace('Bangers', latin, latinExt),
  size: 1.8,
  minutes: [20, 45],
  weight: 2,
  asked: ['combat', 'Injury', 'exhausted', 'Knocked Out'],
  pages: { campaigns: key('campaigns-link') },
} satisfies Poster
