// Display faces of games. A face is fetched when something is first written in it.
const LATIN = 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+2212'
const LATIN_EXT = 'U+0100-02BA, U+1E00-1EFF'

/** Make a face known by the files of its two halves; returns its name. */
export function displayFace(name: string, latin: string, latinExt: string): string {
  for (const [file, unicodeRange] of [
    [latin, LATIN],
    [latinExt, LATIN_EXT],
  ] as const)
    document.fonts.add(
      new FontFace(name, `url(${file}) format('woff2')`, {
        display: 'swap',
        weight: '400 900',
        unicodeRange,
      }),
    )
  return name
}
