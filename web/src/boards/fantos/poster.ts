import latin from '@fontsource/metamorphous/files/metamorphous-latin-400-normal.woff2'
import latinExt from '@fontsource/metamorphous/files/metamorphous-latin-ext-400-normal.woff2'

import { displayFace } from '../../looks/face'
import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: 'Fate of Fantos',
  color: '#8a1263',
  face: displayFace('Metamorphous', latin, latinExt),
  size: 1.5,
  minutes: [60, 90],
  weight: 3,
  asked: ['War', 'vote', 'Offer', 'final round'],
  examples: [
    { point: 1, cards: ['legacies.quarryman', 'legacies.packmother', 'legacies.vizier'] },
    { point: 4, cards: ['labor.mill-fee', 'labor.duel', 'labor.shell-game'] },
  ],
  pages: {},
} satisfies Poster
