import './palette.css'

import type { GameClient } from '..'
import BigFace from './BigFace.svelte'
import Board from './Board.svelte'
import Cataclysm from './Cataclysm.svelte'
import { nameOf } from './pieces'
import { scenes } from './scenes'
import Signs from './Signs.svelte'

export default {
  Board,
  scenes,
  naming: nameOf,
  Face: BigFace,
  Spectacle: Cataclysm,
  Signs,
  fits: true,
} satisfies GameClient
