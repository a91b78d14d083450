// Events of 7 in words; the sentences stand in the catalogue.
import type { TableState, Told } from '../../table/state.svelte'
import { COLORS, described } from './pieces'

type Args = readonly any[]

/** The events of which one pattern each does not tell enough. */
export const telling = (table: TableState): Record<string, (args: Args, clause: string) => Told | null> => ({
  // what cannot be stopped is told by what comes of it
  declared: ([seat, kind, card]) =>
    ['recruit', 'quest', 'treasure', 'treasure-top'].includes(kind)
      ? { key: `declared.${kind.replace('-top', '')}`, args: [seat, card] }
      : null,
  most: (args) => ({ key: (COLORS as readonly string[]).includes(args[1]) ? 'most.banner' : 'most', args }),
  // the might for having most of something is told with it (SEV-REG.1)
  gained: (args, clause) =>
    clause === 'SEV-REG.1' ? null : { key: clause === 'SEV-REG.8' ? 'gained.production' : 'gained', args },
  lost: (args, clause) => ({ key: clause === 'SEV-REG.3' ? 'lost.sins' : 'lost', args }),
  'sin-played': ([seat, card, number]) => ({
    key: 'sin-played',
    args: [seat, card, deed(table, card, number)],
  }),
  'game-over': (args) => ({ key: `game-over.${args[0]}`, args }),
})

/** The name of one of the two things that a sin can do. */
function deed(table: TableState, card: number, number: number): string {
  return String(table.card(card)?.facts['functions'] ?? '').split(' or ')[number] ?? ''
}

/** What arguments of events are called. */
export function words(table: TableState): Record<string, (value: any) => string> {
  return {
    hero: (key: string) => described(table, 'heroes', key)?.name ?? key,
    portal: (place: number) =>
      table.cards.cards.find((card) => card.kind === 'portals' && card.facts['color'] === COLORS[place])
        ?.name ?? '',
    names: (seats: number[]) => seats.map(table.seatName).join(', '),
  }
}
