import './palette.css'

import type { GameClient } from '..'
import BigFace from './BigFace.svelte'
import Board from './Board.svelte'
import { scenes } from './scenes'
import Signs from './Signs.svelte'
import { naming } from './speech'

export default {
  Board,
  scenes,
  naming,
  Face: BigFace,
  Signs,
  parts: ['reserves', 'on_legacies'],
  fits: true,
} satisfies GameClient
