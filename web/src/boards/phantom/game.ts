import './palette.css'

import type { GameClient } from '..'
import Board from './Board.svelte'
import { scenes } from './scenes'

export default { Board, scenes } satisfies GameClient
