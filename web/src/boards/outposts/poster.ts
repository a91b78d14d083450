import type { Poster } from '..'

export default {
  hue: 18,
  emblem: 'tower',
  pages: { decks: 'decks.link', campaigns: 'campaigns.link' },
} satisfies Poster
