import './palette.css'

import type { GameClient } from '..'
import Board from './Board.svelte'
import BigFace from './BigFace.svelte'
import { scenes } from './scenes'

export default { Board, scenes, Face: BigFace, fits: true } satisfies GameClient
