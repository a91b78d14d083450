// Requests about the series of this game.
import { ask } from '../../api/http'
import type { DeckProblem, NewSeries, SeriesData, SeriesDeck, TableData } from '../../api/types'

/** Series of games with decks that grow. */
export const series = {
  all: () => ask<SeriesData[]>('GET', '/api/series'),
  begin: (wanted: NewSeries) => ask<SeriesData>('POST', '/api/series', wanted),
  get: (id: string) => ask<SeriesData>('GET', `/api/series/${id}`),
  drop: (id: string) => ask<unknown>('DELETE', `/api/series/${id}`),
  keepDeck: (id: string, deck: SeriesDeck) => ask<SeriesData>('PUT', `/api/series/${id}/deck`, deck),
  checkDeck: (id: string, deck: SeriesDeck) =>
    ask<DeckProblem[]>('POST', `/api/series/${id}/deck/check`, deck),
  play: (id: string) => ask<TableData>('POST', `/api/series/${id}/tables`),
  giveUp: (id: string, table: string) => ask<SeriesData>('POST', `/api/series/${id}/tables/${table}/give-up`),
}
