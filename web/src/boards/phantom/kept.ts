// The campaigns that one has begun.
import type { Kept } from '..'
import { adventures } from './api'

export default async (title: (game: string) => string): Promise<Kept[]> =>
  (await adventures.all()).map(({ id, name }) => ({
    href: `campaigns/phantom/${id}`,
    text: `${title('phantom')}: ${name}`,
  }))
