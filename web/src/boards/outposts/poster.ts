import latin from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2'
import latinExt from '@fontsource/cinzel/files/cinzel-latin-ext-700-normal.woff2'

import { displayFace } from '../../looks/face'
import type { Poster } from '..'
import Picture from './Poster.svelte'
import { key } from './text'

export default {
  Picture,
  name: 'Outposts',
  color: '#7c2f1c',
  face: displayFace('Cinzel', latin, latinExt),
  size: 1.65,
  minutes: [25, 40],
  weight: 2,
  asked: ['Guard', 'Mana Crystal', 'face down', 'empty deck'],
  examples: [
    { point: 3, cards: ['wildroot.wil_antler_strider', 'cinder.cin_firebolt', 'bastion.bas_stone_wall'] },
    { point: 5, cards: ['cinder.cin_ash_hound', 'wildroot.wil_thicket_wolf', 'bastion.bas_gate_warden'] },
  ],
  choice: { kind: 'factions', verb: 'faction' },
  pages: { decks: key('decks-link'), campaigns: key('campaigns-link') },
} satisfies Poster
