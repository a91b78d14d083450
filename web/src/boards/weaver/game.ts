import './palette.css'

import type { GameClient } from '..'
import BigFace from './BigFace.svelte'
import Board from './Board.svelte'
import Explained from './Explained.svelte'
import { scenes } from './scenes'
import Signs from './Signs.svelte'

export default {
  Board,
  scenes,
  Face: BigFace,
  Signs,
  Explained,
  parts: ['points', 'relics', 'bonus'],
  fits: true,
} satisfies GameClient
