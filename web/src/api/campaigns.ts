// Requests about what lasts between games: campaigns and bests.
import { ask } from './http'
import type {
  BestsData, CampaignData, CampaignLine, CardsData, DeckProblem, FileData, Importing, LegendData, NewAdventure, NewSeries,
  SeriesData, SeriesDeck, TableData,
} from './types'

type Legend = LegendData['key']

/** Campaigns of The Phantom. */
export const adventures = {
  all: () => ask<CampaignLine[]>('GET', '/api/campaigns'),
  begin: (name: string) => ask<CampaignData>('POST', '/api/campaigns', { name }),
  bring: (file: Importing) => ask<CampaignData>('POST', '/api/import-campaign', file),
  get: (id: string) => ask<CampaignData>('GET', `/api/campaigns/${id}`),
  cards: (id: string) => ask<CardsData>('GET', `/api/campaigns/${id}/cards`),
  file: (id: string) => ask<FileData>('GET', `/api/campaigns/${id}/file`),
  reset: (id: string) => ask<CampaignData>('POST', `/api/campaigns/${id}/reset`),
  drop: (id: string) => ask<unknown>('DELETE', `/api/campaigns/${id}`),
  keepDeck: (id: string, legend: Legend, deck: string[] | null) =>
    ask<CampaignData>('PUT', `/api/campaigns/${id}/decks/${legend}`, { deck }),
  checkDeck: (id: string, legend: Legend, deck: string[]) =>
    ask<DeckProblem[]>('POST', `/api/campaigns/${id}/decks/${legend}/check`, { deck }),
  play: (id: string, wanted: NewAdventure) => ask<TableData>('POST', `/api/campaigns/${id}/tables`, wanted),
  giveUp: (id: string, table: string) => ask<CampaignData>('POST', `/api/campaigns/${id}/tables/${table}/give-up`),
}

/** Campaigns of Outposts. */
export const series = {
  all: () => ask<SeriesData[]>('GET', '/api/series'),
  begin: (wanted: NewSeries) => ask<SeriesData>('POST', '/api/series', wanted),
  get: (id: string) => ask<SeriesData>('GET', `/api/series/${id}`),
  drop: (id: string) => ask<unknown>('DELETE', `/api/series/${id}`),
  keepDeck: (id: string, deck: SeriesDeck) => ask<SeriesData>('PUT', `/api/series/${id}/deck`, deck),
  checkDeck: (id: string, deck: SeriesDeck) => ask<DeckProblem[]>('POST', `/api/series/${id}/deck/check`, deck),
  play: (id: string) => ask<TableData>('POST', `/api/series/${id}/tables`),
  giveUp: (id: string, table: string) => ask<SeriesData>('POST', `/api/series/${id}/tables/${table}/give-up`),
}

export const bests = (game: string) => ask<BestsData>('GET', `/api/games/${game}/bests`)
