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
  examples: [
    { point: 3, cards: ['phantom.ph-bandar-warrior', 'phantom.ph-skull-cave', 'phantom.ph-iron-fist'] },
    { point: 5, cards: ['phantom.ph-bruised-ribs', 'phantom.ph-deep-cut', 'phantom.ph-blurred-vision'] },
  ],
  choice: { kind: 'legends', verb: 'legend', setting: ['legend', 'choose'] },
  pages: { campaigns: key('campaigns-link') },
} satisfies Poster
