// What the foot of a card says: what a click does, why nothing can be done with it now, or what state it is in.
import type { TableState } from '../../table/state.svelte'
import { known } from '../../text/text.svelte'
import { t } from './text'
import type { LegacyData, Types } from './generated'
import { statsOf } from './pieces'
import { raceOfCard } from './slab'

export interface Strap {
  kind: 'can' | 'lock' | 'state'
  text: string
}

/** The verb of what a click on a card does. */
function deed(table: TableState<Types>, card: number): string | null {
  const verb = table.choicesFor('card', card)[0]?.option[0]
  if (verb !== undefined) return String(verb)
  return table.placeOfItem(card) === null ? null : 'choose'
}

function can(verb: string): Strap {
  return { kind: 'can', text: known(`board-strap-${verb}`) ?? t('board-strap-choose') }
}

/** Why a card cannot be used now, in a few words. */
function reason(table: TableState<Types>, card: number): string {
  const data = table.card(card)
  const no = data && table.refusalsOf(data)[0]
  if (!no) return ''
  const icon = table.facts(card, 'labor')?.icon
  const only = no.why.key === 'refusal-wrong-phase' && (icon === 'fa' || icon === 'sec')
  return only ? t(`board-strap-only-${icon}`) : table.say(no.why)
}

/** Whether a card was chosen in an earlier step of the open choice. */
function isChosen(table: TableState<Types>, card: number): boolean {
  const chosen = table.asked?.group?.chosen ?? []
  return chosen.some((item) => (Array.isArray(item) ? item[0] : item) === card)
}

/** A Legacy at home, on the slab or in the Pool. */
export function strapOf(table: TableState<Types>, card: number, legacy?: LegacyData): Strap | null {
  if (isChosen(table, card)) return { kind: 'can', text: t('board-strap-chosen') }
  const verb = deed(table, card)
  if (verb) return can(verb)
  if (!legacy) return short(table, card)
  if (legacy.state === 'tasked')
    return {
      kind: 'state',
      text: legacy.role ? t('board-strap-tasked', { role: t(`word-${legacy.role}`) }) : t('word-tasked'),
    }
  if (legacy.state !== 'untasked') return { kind: 'state', text: t(`word-${legacy.state}`) }
  return table.view.reigning === card ? { kind: 'state', text: t('board-strap-reigns') } : null
}

/** A Legacy of the Pool that one cannot pay for. */
function short(table: TableState<Types>, card: number): Strap | null {
  const price = table.derived.prices[card]
  const reserve = table.view.citadels[table.seat ?? -1]?.reserve
  if (price === undefined || reserve === undefined || !table.asked) return null
  return reason(table, card) ? { kind: 'lock', text: t('board-strap-short', { cost: price, reserve }) } : null
}

/** A Labor card in your hand. */
export function strapOfLabor(table: TableState<Types>, card: number): Strap {
  const verb = deed(table, card)
  if (verb) return can(verb)
  const why = reason(table, card)
  return { kind: 'lock', text: why || t('board-strap-no') }
}

/** A Legacy in words, for who cannot see it. */
export function legacyNote(table: TableState<Types>, card: number, legacy?: LegacyData): string {
  const facts = table.facts(card, 'legacies')
  const [harvest = 0, war = 0, tribute = 0] = table.derived.stats[card] ?? statsOf(facts)
  const values = { race: t(`word-${raceOfCard(table, card)}`), harvest, war, tribute }
  if (!legacy) return t('board-pool-card', { ...values, cost: priceWords(table, card) })
  const state =
    legacy.state === 'tasked'
      ? t('board-strap-tasked', { role: t(`word-${legacy.role || 'forced'}`) })
      : t(`word-${legacy.state}`)
  const whole = t('board-legacy', { ...values, shards: legacy.shards, state })
  const reigns = table.view.reigning === card ? `, ${t('board-reigning')}` : ''
  const verb = deed(table, card)
  return `${whole}${reigns}${verb ? `, ${can(verb).text}` : ''}`
}

function priceWords(table: TableState<Types>, card: number): string {
  const cost = table.facts(card, 'legacies')?.cost ?? 0
  const price = table.derived.prices[card] ?? cost
  return price === cost ? t('board-cost', { cost }) : t('board-cost-yours', { cost, price })
}
