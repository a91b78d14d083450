import './palette.css'

import type { GameClient } from '..'
import BigFace from './BigFace.svelte'
import Board from './Board.svelte'
import { scenes } from './scenes'

export default {
  Board,
  scenes,
  Face: BigFace,
  parts: ['reserves', 'on_legacies'],
  fits: true,
} satisfies GameClient
