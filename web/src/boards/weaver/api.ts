// Requests about the best scores of this game.
import { ask } from '../../api/http'
import type { BestsData } from '../../api/types'

export const bests = (game: string) => ask<BestsData>('GET', `api/games/${game}/bests`)
