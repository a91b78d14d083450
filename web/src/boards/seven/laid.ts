// What lies on the board: it is chosen there, and not repeated in the bar.
import type { PlayerData, TableData } from './generated'
import { holdings } from './pieces'

/** Verbs whose choices the board offers where they lie. */
export const VERBS = new Set([
  'hero',
  'name',
  'source',
  'recruit',
  'buy',
  'found',
  'man',
  'sin',
  'artifact',
  'gifts',
  'ability',
  'quest',
  'treasure',
  'treasure-top',
  'portal',
  'marker',
  'space',
  'elixir',
  'cash',
  'use',
  'pay',
  'react',
  'complete',
  'pick',
  'discard-sin',
  'unnamed',
  'card',
  'next',
  'close',
  'gift',
  'color',
  'atone',
])

/** The cards that lie open where one can click them: for sale, at the quests, before oneself, in hand. */
export function laidCards(view: TableData, own: PlayerData | null): Set<number | null> {
  return new Set<number | null>([
    ...[view.tavern, view.store].flatMap((board) => board.spaces.flatMap((space) => space.card)),
    ...view.castles,
    ...view.estates,
    ...view.rows.flat().flatMap((quest) => [quest.card, ...quest.treasures]),
    ...(own ? [...holdings(own), ...own.sins, ...own.artifacts] : []),
  ])
}
