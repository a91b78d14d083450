import latin from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'
import latinExt from '@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff2'

import { displayFace } from '../../looks/face'
import type { Poster } from '..'
import Picture from './Poster.svelte'
import { key } from './text'

export default {
  Picture,
  name: 'Fate Weaver',
  color: '#232777',
  face: displayFace('Marcellus', latin, latinExt),
  size: 1.65,
  minutes: [15, 30],
  weight: 1,
  asked: ['Death', 'match', 'X2', 'shards lost'],
  pages: { bests: key('bests-link') },
} satisfies Poster
