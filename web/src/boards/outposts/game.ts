import './palette.css'

import type { GameClient } from '..'
import Board from './Board.svelte'
import BigFace from './BigFace.svelte'
import { compared } from './ending'
import { scenes } from './scenes'
import Signs from './Signs.svelte'
import { naming } from './words'

export default { Board, scenes, naming, Face: BigFace, Signs, compared, fits: true } satisfies GameClient
