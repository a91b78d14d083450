// Names that the server gives, in the language of the page.
import type { CardsData } from '../api/types'
import { hyphened, known, t, type Names } from './text.svelte'

/** What cards and seats are called by what is known of them. */
export function namesOf(
  known: CardsData | null,
  seat: (seat: number) => string,
  you: number | null = null,
): Names {
  const cards = known?.cards ?? []
  return {
    card: (id) => cards[known?.numbers[id] ?? -1]?.name ?? t('card-hidden'),
    design: (key) => cards.find((card) => card.key === key)?.name ?? key,
    seat,
    you,
  }
}

/** What a kind of cards, or of other content, is called; one that no catalog has stays as it is. */
export const contentName = (kind: string): string => known(`content-${hyphened(kind)}`) ?? kind

/** What a bot is called: levels have names in every language, other bots their own. */
export const botName = (bot: string): string => known(`bot-${bot}`) ?? bot

const SOMEBODY = 'Somebody'

/** The name of a seat that the server has named: a bot after its level, or somebody who has been forgotten. */
export function givenName(name: string, bot: string | null = null): string {
  if (name === SOMEBODY) return t('seat-somebody')
  const level = name.toLowerCase()
  const called = bot === null || bot === level ? known(`bot-${level}`) : null
  return called === null ? name : called.charAt(0).toUpperCase() + called.slice(1)
}

const LONG_WORD = 10
const CONSONANTS = /[bcdfghjklmnpqrstvwxz]{2}/

/** A long word may break between two consonants near its middle: Clock-warden, Shield-bearer. */
function breakable(word: string): string {
  if (word.length <= LONG_WORD) return word
  const middle = word.length / 2
  const places = [...word].flatMap((_, at) => (CONSONANTS.test(word.slice(at - 1, at + 1)) ? [at] : []))
  const [place] = places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return place === undefined ? word : `${word.slice(0, place)}\u00ad${word.slice(place)}`
}

/** A name with soft hyphens in its long words, for narrow places: no browser needs a dictionary for it. */
export const withHyphens = (name: string): string => name.split(' ').map(breakable).join(' ')

/** The length of the longest word of a name: in a narrow place it is set small enough to stay whole. */
export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map((word) => word.length))
