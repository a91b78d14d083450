// What decides a game that the round limit ends, most important first (OUT-END.7).
import type { Ending } from '../../api/types'
import type { Compared } from '..'
import type { Types } from './generated'
import { key } from './text'

/** Nothing, unless the limit ended the game. */
export function compared({ outcome, details }: Ending, view: Types['table']): Compared[] {
  if (outcome !== 'limit') return []
  const counted = (name: string) => details[name] as number[]
  return [
    { name: key('figure-crystals'), values: counted('crystals') },
    { name: key('figure-outposts'), values: counted('outposts') },
    { name: key('figure-counters'), values: counted('counters'), fewest: true },
    {
      name: key('figure-cards'),
      values: view.players.map(({ deck, hand }) => deck.length + hand.length),
    },
  ]
}
