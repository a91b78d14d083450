// Sentences in pieces: names that can be pointed at, and the words between them.
import type { Piece } from './text.svelte'

const MARKS = /^\p{P}+/u

/** Every piece with the punctuation after it: a line may break behind a name, but not between it and its period. */
export function glued(words: readonly Piece[]): { piece: Piece; mark: string }[] {
  const markOf = (piece?: Piece) => (piece?.kind === 'text' ? (MARKS.exec(piece.text)?.[0] ?? '') : '')
  return words.map((piece, place) => {
    const before = words[place - 1]
    if (piece.kind !== 'text') return { piece, mark: markOf(words[place + 1]) }
    const taken = before && before.kind !== 'text' ? markOf(piece).length : 0
    return { piece: { ...piece, text: piece.text.slice(taken) }, mark: '' }
  })
}
