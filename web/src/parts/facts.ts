// What is printed on a card beside its text: name and value, without what is empty.
import type { CardData } from '../api/types'

export function factsOf(card: CardData): [string, unknown][] {
  return Object.entries(card.facts)
    .filter(([, value]) => value !== '' && value !== null && value !== false && typeof value !== 'object')
    .map(([name, value]) => [name.replaceAll('_', ' '), value])
}

/** The same in a line: `cost 2 · type creature`; of what is just so, the name says all. */
export function factsLine(card: CardData): string {
  return factsOf(card)
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(' · ')
}
