import type { Poster } from '..'

export default { hue: 45, emblem: 'shield', pages: {} } satisfies Poster
