// Requests about the campaigns of this game.
import { language } from '../../text/language.svelte'
import { ask } from '../../api/http'
import type {
  CampaignData,
  CampaignLine,
  CardsData,
  DeckProblem,
  FileData,
  Importing,
  LegendData,
  NewCampaignTable,
  TableData,
} from '../../api/types'

type Legend = LegendData['key']

/** Campaigns: stories whose decks stay. */
export const adventures = {
  all: () => ask<CampaignLine[]>('GET', 'api/games/phantom/campaigns'),
  begin: (name: string) => ask<CampaignData>('POST', 'api/games/phantom/campaigns', { name }),
  bring: (file: Importing) => ask<CampaignData>('POST', 'api/games/phantom/import-campaign', file),
  get: (id: string) => ask<CampaignData>('GET', `api/games/phantom/campaigns/${id}`),
  cards: (id: string) =>
    ask<CardsData>('GET', `api/games/phantom/campaigns/${id}/cards?lang=${language.composed}`),
  file: (id: string) => ask<FileData>('GET', `api/games/phantom/campaigns/${id}/file`),
  reset: (id: string) => ask<CampaignData>('POST', `api/games/phantom/campaigns/${id}/reset`),
  drop: (id: string) => ask<unknown>('DELETE', `api/games/phantom/campaigns/${id}`),
  keepDeck: (id: string, legend: Legend, deck: string[] | null) =>
    ask<CampaignData>('PUT', `api/games/phantom/campaigns/${id}/decks/${legend}`, { deck }),
  checkDeck: (id: string, legend: Legend, deck: string[]) =>
    ask<DeckProblem[]>('POST', `api/games/phantom/campaigns/${id}/decks/${legend}/check`, { deck }),
  play: (id: string, wanted: NewCampaignTable) =>
    ask<TableData>('POST', `api/games/phantom/campaigns/${id}/tables`, wanted),
  giveUp: (id: string, table: string) =>
    ask<CampaignData>('POST', `api/games/phantom/campaigns/${id}/tables/${table}/give-up`),
}
