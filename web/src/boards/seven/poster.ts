import latin from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-700-normal.woff2'
import latinExt from '@fontsource/grenze-gotisch/files/grenze-gotisch-latin-ext-700-normal.woff2'

import { displayFace } from '../../looks/face'
import type { Poster } from '..'
import Picture from './Poster.svelte'

export default {
  Picture,
  name: '7',
  color: '#1d2b5a',
  face: displayFace('Grenze Gotisch', latin, latinExt),
  size: 2.8,
  minutes: [60, 90],
  weight: 3,
  asked: ['sin', 'portal', 'cataclysm', 'Unnamed'],
  examples: [
    { point: 2, cards: ['characters.chr_ember_squire', 'elixirs.elx_cinder_drop', 'castles.cas_emberhold'] },
    { point: 5, cards: ['sins.sin_pride', 'sins.sin_greed', 'cataclysms.cat_ashfall'] },
  ],
  choice: { kind: 'heroes', verb: 'hero', setting: ['hero_assignment', 'choose'] },
  pages: {},
} satisfies Poster
