import type { Poster } from '..'

export default { hue: 172, emblem: 'eye', pages: { bests: 'bests.link' } } satisfies Poster
