import type { Poster } from '..'

export default { hue: 268, emblem: 'crown', pages: {} } satisfies Poster
