// What a cataclysm does, read from the events that follow it: what falls, and what each hero loses.
import type { Happened } from '../../api/types'
import type { PlayerData, TableData } from './generated'
import { COLORS } from './pieces'

/** A resource of a hero before and after. */
interface Loss {
  what: string
  from: number
  to: number
}

export interface Blow {
  seat: number
  losses: Loss[]
  /** Cards that leave the hero, or are turned. */
  cards: number[]
  /** New sins in hand. */
  sins: number
}

/** Something of the table that falls: a building, or a space for sale. */
export type Fallen =
  | { kind: 'building'; card: number; owner: number | null }
  | { kind: 'closed' | 'refreshed'; board: 'tavern' | 'store' }

export interface Struck {
  /** Whether something else has begun since: all that it does is known. */
  over: boolean
  fallen: Fallen[]
  blows: Blow[]
}

/** Events with which something else begins. */
const ENDS = ['cataclysm', 'turn', 'declared', 'passed', 'order', 'armour', 'completing']

function stock(player: PlayerData, what: string): number {
  const color = COLORS.findIndex((each) => each === what)
  return color < 0 ? player[what as 'gold' | 'fame' | 'might'] : (player.gifts[color] ?? 0)
}

/** How many a hero has gained or lost by these events. */
function changed(events: readonly Happened[], seat: number, what: string): number {
  let sum = 0
  for (const { kind, args } of events) {
    const amount = args[1] === what ? Number(args[2]) : 0
    if (kind === 'gifts-handed' && args[2] === what)
      sum += Number(args[3]) * (args[1] === seat ? 1 : args[0] === seat ? -1 : 0)
    else if (args[0] !== seat) continue
    else if (kind === 'gained' || kind === 'gifts-taken') sum += amount
    else if (kind === 'lost' || kind === 'gifts-dropped') sum -= amount
  }
  return sum
}

function lose(blow: Blow, from: number, what: string, amount: number) {
  const known = blow.losses.find((loss) => loss.what === what)
  if (known) known.to = Math.max(0, known.to - amount)
  else blow.losses.push({ what, from, to: Math.max(0, from - amount) })
}

/** What the events after a cataclysm come to, in the order of play: the view is older than what caused it. */
export function struckBy(
  effects: readonly Happened[],
  view: TableData,
  cause: readonly Happened[] = [],
): Struck {
  const found: Struck = { over: false, fallen: [], blows: [] }
  const order = view.order.length ? view.order : view.players.map((player) => player.seat)
  found.blows = order.map((seat) => ({ seat, losses: [], cards: [], sins: 0 }))
  const of = (seat: number) => found.blows.find((blow) => blow.seat === seat)
  for (const { kind, args } of effects) {
    found.over = ENDS.includes(kind)
    if (found.over) break
    const [first, second, third] = args as [number, number | string, number]
    const blow = of(first)
    const player = view.players[first]
    if ((kind === 'lost' || kind === 'gifts-dropped') && blow && player) {
      const what = String(second)
      lose(blow, stock(player, what) + changed(cause, first, what), what, third)
    } else if (kind === 'building-lost') {
      blow?.cards.push(Number(second))
      found.fallen.push({ kind: 'building', card: Number(second), owner: first })
    } else if (kind === 'building-ruined') found.fallen.push({ kind: 'building', card: first, owner: null })
    else if (kind === 'closed' || kind === 'refreshed')
      found.fallen.push({ kind, board: args[0] === 'store' ? 'store' : 'tavern' })
    else if (['character-discarded', 'elixir-discarded', 'turned'].includes(kind))
      blow?.cards.push(Number(second))
    else if (kind === 'sins-drawn' && blow) blow.sins += Number(second)
  }
  return found
}
