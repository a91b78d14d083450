import './palette.css'

import type { GameClient } from '..'
import BigFace from './BigFace.svelte'
import Board from './Board.svelte'
import Cataclysm from './Cataclysm.svelte'
import Legend from './Legend.svelte'
import { scenes } from './scenes'

export default { Board, scenes, Face: BigFace, Spectacle: Cataclysm, Legend, fits: true } satisfies GameClient
