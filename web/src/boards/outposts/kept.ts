// The series that one plays and the decks that one keeps.
import type { Kept } from '..'
import { api } from '../../api/http'
import { t } from './text'
import { series } from './api'

export default async (title: (game: string) => string): Promise<Kept[]> => {
  const [wars, decks] = await Promise.all([series.all(), api.decks('outposts')])
  return [
    ...wars.map(({ id, name }) => ({
      href: `campaigns/outposts/${id}`,
      text: `${title('outposts')}: ${name}`,
    })),
    ...decks.map(({ name }) => ({ href: 'decks', text: t('own-deck', { name }) })),
  ]
}
