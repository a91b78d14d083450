// Requests about the campaigns of this game: series of games with the same players.
import { ask } from '../../api/http'
import type { DeckProblem, NewCampaign, SeriesData, TableData } from '../../api/types'

const ROOT = 'api/games/outposts/campaigns'
type Cards = Record<string, number>

/** Series of games with decks that grow. */
export const series = {
  all: () => ask<SeriesData[]>('GET', ROOT),
  begin: (wanted: NewCampaign) => ask<SeriesData>('POST', ROOT, wanted),
  get: (id: string) => ask<SeriesData>('GET', `${ROOT}/${id}`),
  drop: (id: string) => ask<unknown>('DELETE', `${ROOT}/${id}`),
  keepDeck: (id: string, seat: number, deck: Cards | null) =>
    ask<SeriesData>('PUT', `${ROOT}/${id}/decks/${seat}`, { deck }),
  checkDeck: (id: string, seat: number, deck: Cards) =>
    ask<DeckProblem[]>('POST', `${ROOT}/${id}/decks/${seat}/check`, { deck }),
  play: (id: string) => ask<TableData>('POST', `${ROOT}/${id}/tables`, {}),
  giveUp: (id: string, table: string) => ask<SeriesData>('POST', `${ROOT}/${id}/tables/${table}/give-up`),
}
