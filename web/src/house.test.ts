// The rooms of the client: a game lives in its folder and nowhere else.
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['./**/*.{ts,svelte,css}', '!./api/types.ts', '!./**/generated.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)
const games = [
  ...new Set(Object.keys(import.meta.glob('./boards/*/game.ts')).map((path) => path.split('/')[2]!)),
]

/** The rules of a style sheet, each with what stands before it. */
const rulesOf = (text: string) => (/<style>[\s\S]*/.exec(text)?.[0] ?? text).split(/(?<=\})/)

describe('the house', () => {
  it('has five games', () => {
    expect(games).toHaveLength(5)
  })

  it('names no game outside of its folder', () => {
    const named = Object.entries(sources).flatMap(([path, text]) => {
      const home = /^\.\/boards\/(\w+)\//.exec(path)?.[1]
      const code = text.replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
      const found = games.filter((game) => game !== home && new RegExp(`['"\`/.]${game}['"\`/.]`).test(code))
      return found.map((game) => `${path}: ${game}`)
    })
    expect(named).toEqual([])
  })

  it('writes no address from the root, so that it works below any', () => {
    const rooted = Object.entries(sources).flatMap(([path, text]) =>
      [
        ...text.matchAll(
          /\b(?:href|src)="\/|(?:href|src|icon): ['"`]\/|\.go\(['"`]\/|['"`]\/(?:api|t)\/|url\(['"]?\/|location\.origin/g,
        ),
      ].map((found) => `${path}: ${found[0]}`),
    )
    expect(rooted).toEqual([])
  })

  it('says why wherever a style reaches into another part or wins over all others', () => {
    const silent = Object.entries(sources)
      .filter(([path]) => /\.(svelte|css)$/.test(path))
      .flatMap(([path, text]) =>
        rulesOf(text)
          .filter((rule) => /:global\(|!important/.test(rule) && !rule.includes('/*'))
          .map((rule) => `${path}: ${rule.trim()}`),
      )
    expect(silent).toEqual([])
  })

  it('keeps files short enough to be read', () => {
    const long = Object.entries(sources).filter(([, text]) => text.split('\n').length > 400)
    expect(long.map(([path]) => path)).toEqual([])
  })
})
