import type { Poster } from '..'

export default { hue: 285, emblem: 'skull', pages: { campaigns: 'campaigns.link' } } satisfies Poster
