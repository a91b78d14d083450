import './palette.css'

import type { GameClient } from '..'
import Board from './Board.svelte'

export default { Board } satisfies GameClient
