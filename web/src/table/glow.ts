// What options are about, wherever it lies on the board: things carry what they are as `data-card="17"`,
// `data-drag="suit:love"` or `data-drop="place:2"`; buttons on the board carry their option as `data-option`.
// The coach and the guide of a lesson light it up.

/** The things that options are about, as selectors; `verbs` names the kinds of their arguments. */
export function things(verbs: Record<string, string[]>, options: unknown[][]): string[] {
  return options.flatMap((option) => {
    const [verb, ...args] = option
    const kinds = verbs[String(verb)] ?? []
    const about = args.flatMap((value, i) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const kind = kinds[i]!
      const exact = JSON.stringify(String(value))
      const pair = JSON.stringify(`${kind}:${value}`)
      return [`[data-${kind}=${exact}]`, `[data-drag~=${pair}]`, `[data-drop~=${pair}]`]
    })
    return [`[data-option=${JSON.stringify(JSON.stringify(option))}]`, ...about]
  })
}

/** The style that lights things on the board up. */
export function glow(selectors: string[]): string {
  if (!selectors.length) return ''
  return `#board :is(${selectors.join()}){outline:3px solid var(--good);outline-offset:3px;border-radius:8px;scroll-margin:8px}`
}
