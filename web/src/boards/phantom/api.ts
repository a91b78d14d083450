// Requests about the campaigns of this game.
import { ask } from '../../api/http'
import type {
  CampaignData,
  CampaignLine,
  CardsData,
  DeckProblem,
  FileData,
  Importing,
  LegendData,
  NewAdventure,
  TableData,
} from '../../api/types'

type Legend = LegendData['key']

/** Campaigns: stories whose decks stay. */
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
  giveUp: (id: string, table: string) =>
    ask<CampaignData>('POST', `/api/campaigns/${id}/tables/${table}/give-up`),
}
