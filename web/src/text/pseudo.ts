// A language for tests: every text of a catalog is marked and 40% longer, so that one sees what comes from none.
const LETTERS: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}
const MORE = 0.4

/** A text with marks on its vowels, each word as much longer as those of other languages may be. */
export const longer = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const marked = word.replace(/[aeiouAEIOU]/g, (letter) => LETTERS[letter]!)
    return marked + 'ø'.repeat(Math.round(word.length * MORE))
  })
