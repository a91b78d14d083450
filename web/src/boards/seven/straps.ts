// What the foot of a card says: what a click does, why nothing can be done with it now, or what state it is in.
import type { TableState } from '../../table/state.svelte'
import { known } from '../../text/text.svelte'
import { t } from './text'
import type { PlayerData, Types } from './generated'
import { priceIn, type Play } from './play.svelte'
import { mannedFor } from './printed'

export interface Strap {
  kind: 'can' | 'lock' | 'state' | 'idle' | 'kept'
  text: string
}

const PRICED: Record<string, 'fame' | 'gold'> = {
  characters: 'fame',
  elixirs: 'gold',
  castles: 'gold',
  estates: 'gold',
  temples: 'gold',
}
const VERB_OF: Record<string, string> = { characters: 'recruit', elixirs: 'buy' }

/** The verb of what a click on a card does. */
function deed(table: TableState<Types>, play: Play, card: number): string | null {
  const verbs = play.choices(card).map(({ option }) => String(option[0]))
  if (verbs.length) return verbs.find((verb) => verb !== 'elixir' && verb !== 'cash') ?? verbs[0]!
  return table.placeOfItem(card) === null ? null : 'choose'
}

function can(play: Play, card: number, verb: string): Strap {
  const man = mannedFor(play.table.card(card)!)
  const text = known(`board-strap-${verb}`, { cost: man?.count ?? 0 }) ?? t('board-strap-choose')
  return { kind: play.idle(card) ? 'idle' : 'can', text }
}

/** A card for sale: what it takes to get it. */
export function strapOfOffer(table: TableState<Types>, play: Play, card: number): Strap | null {
  const verb = deed(table, play, card)
  if (verb) return can(play, card, verb)
  const data = table.card(card)
  const { me } = play
  if (!data || !me || !play.acting) return null
  const no = play.refusal(VERB_OF[data.kind] ?? 'found', card)
  if (!no) return null
  const have = me[PRICED[data.kind] ?? 'gold']
  const cost = priceIn(no.why)[0]
  return { kind: 'lock', text: cost ? t('board-strap-short', { cost: cost.count, have }) : table.say(no.why) }
}

/** A card before its owner. */
export function strapOfOwn(
  table: TableState<Types>,
  play: Play,
  card: number,
  player: PlayerData,
): Strap | null {
  const fate = play.fate(card)
  if (fate) return { kind: fate === 'spent' ? 'can' : 'kept', text: t(`board-strap-${fate}`) }
  const verb = play.paying ? null : deed(table, play, card)
  // a tapped character that is turned again leaves (SEV-GFT.2)
  if (verb) return can(play, card, verb === 'gifts' && player.tired.includes(card) ? 'gifts-last' : verb)
  if (player.tired.includes(card)) return { kind: 'state', text: t('board-strap-turned') }
  if (player.manned.includes(card)) return { kind: 'state', text: t('board-strap-manned') }
  const no = play.acting ? play.refusal('man', card) : null
  return no ? { kind: 'lock', text: table.say(no.why) } : null
}

/** Any other card that may be chosen: of a spread, a hand, a hoard. */
export function strapOfAny(table: TableState<Types>, play: Play, card: number): Strap | null {
  const verb = deed(table, play, card)
  return verb ? can(play, card, verb) : null
}
