// Names of seats, for tests: a game gives them from the view alone, so that pages without its board have them, too.
import type { Feed } from '../api/feed'
import { TableState } from '../table/state.svelte'

const seats = ['Ada', 'Mira'].map((name, seat) => ({ name, kind: seat ? 'bot' : 'person', bot: '' }))

/** What two seats are called where nothing is drawn: those of Ada and of the bot Mira. */
export function titles(naming: unknown, table: object | null, cards: object[] = []): string[] {
  const view = table && { table }
  const feed = { shown: { view, seats, seat: null } } as unknown as Feed
  const client = { naming } as never
  const state = new TableState(feed, {} as never, { cards, numbers: [] } as never, client)
  return seats.map((_, seat) => state.seatTitle(seat))
}
