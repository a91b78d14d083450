// What the foot of a card says: what a click does, why nothing can be done with it now, or what state it is in.
import type { TableState } from '../../table/state.svelte'
import { hyphened, known } from '../../text/text.svelte'
import { t } from './text'
import type { Types } from './generated'
import type { Quest } from './quest.svelte'
import { missing, priceOf } from './signs'
import { costOf } from './view'

export interface Strap {
  kind: 'can' | 'lock' | 'spent'
  text: string
  /** Resources after the words. */
  symbols?: string
}

/** The resources that are missing, if that is what keeps a cost from being paid. */
function needs(quest: Quest, cost: string): Strap | null {
  const { me } = quest
  if (!me || !cost) return null
  const short = missing(cost, quest.numbers(me.seat).spendable)
  return short ? { kind: 'lock', text: t('board-needs'), symbols: short } : null
}

/** Why a card cannot be used now, by what the server says of it. */
function reason(table: TableState<Types>, quest: Quest, card: number): Strap | null {
  const data = table.card(card)
  const no = data && table.refusalsOf(data)[0]
  if (!no) return null
  const [verb, , line] = no.option as [string, number, number]
  const cost =
    verb === 'play'
      ? costOf(data)
      : priceOf(quest.derived.says[String(card)]?.[line] ?? { key: '', args: {} })
  const paid = ['refusal-cost', 'refusal-too-dear'].includes(no.why.key)
  return (paid ? needs(quest, cost) : null) ?? { kind: 'lock', text: table.say(no.why) }
}

/** What can be done with a card as one of several to choose from. */
function choosing(table: TableState<Types>, card: number): Strap | null {
  const verb = table.choicesFor('card', card)[0]?.option[0]
  if (table.placeOfItem(card) === null && verb === undefined) return null
  if (verb === undefined || ['play', 'discard', 'activate', 'wound'].includes(String(verb))) return null
  return { kind: 'can', text: known(`board-strap-${hyphened(String(verb))}`) ?? t('board-strap-choose') }
}

/** A card in the own hand. */
export function strapOfHand(table: TableState<Types>, quest: Quest, card: number): Strap | null {
  const chosen = choosing(table, card)
  if (chosen) return chosen
  if (table.choicesFor('card', card).some(({ option }) => option[0] === 'play')) return null
  const why = reason(table, quest, card)
  if (why) return why
  return quest.prompt === 'action' || !table.asked ? null : { kind: 'lock', text: t('board-strap-later') }
}

/** A card in a Play area, or an Injury. */
export function strapOfPlay(
  table: TableState<Types>,
  quest: Quest,
  card: number,
  exhausted: boolean,
): Strap | null {
  const chosen = choosing(table, card)
  if (chosen) return chosen
  if (exhausted) return { kind: 'spent', text: t('board-exhausted') }
  return table.usable(card) ? null : reason(table, quest, card)
}

/** A card of the row. */
export function strapOfRow(table: TableState<Types>, quest: Quest, card: number): Strap | null {
  return choosing(table, card) ?? (table.usable(card) ? null : reason(table, quest, card))
}
