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
  examples: [
    { point: 2, cards: ['fate.H09', 'fate.L02'] },
    { point: 3, cards: ['fate.P08', 'fate.WD2', 'fate.W02'] },
  ],
  pages: { bests: key('bests-link') },
} satisfies Poster
