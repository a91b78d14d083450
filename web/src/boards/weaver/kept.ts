// The best scores.
import type { Kept } from '..'
import { t } from './text'
import { bests } from './api'

export default async (title: (game: string) => string): Promise<Kept[]> => {
  const { overall } = await bests('weaver')
  if (!overall.games) return []
  const words = { games: overall.games, wins: overall.wins, score: overall.best?.score ?? 0 }
  const name = t('own-bests', { game: title('weaver') })
  return [{ href: 'bests/weaver', text: `${name}: ${t('own-score', words)}` }]
}
