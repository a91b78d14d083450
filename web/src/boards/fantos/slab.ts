// What the slab in the middle of the table shows, and what the pieces around it make of that.
import type { TableState } from '../../table/state.svelte'
import type { ActionData, CitadelData, LegacyData, TableData, Types } from './generated'
import { statsOf } from './pieces'

export type SlabKind = 'offer' | 'declare' | 'hire' | 'trial' | 'action' | 'stack' | 'rest'

export const citadelsOf = (table: TableState<Types>) => table.view.citadels
export const matOf = (table: TableState<Types>, citadel: CitadelData) => table.described('mats', citadel.mat)
export const raceOf = (table: TableState<Types>, seat: number) => {
  const citadel = citadelsOf(table)[seat]
  return (citadel && matOf(table, citadel)?.facts.race) ?? 'marked'
}
export const raceOfCard = (table: TableState<Types>, card: number | null) =>
  table.facts(card, 'legacies')?.race ?? 'marked'

/** The Stats of a Legacy and its price as they are now, and as they are printed. */
export function numbersOf(table: TableState<Types>, card: number) {
  const facts = table.facts(card, 'legacies')
  const printed = statsOf(facts)
  const { stats, prices } = table.derived
  return { stats: stats[card] ?? printed, printed, price: prices[card] ?? facts?.cost, cost: facts?.cost }
}

/** The Legacy that a card is, wherever it was hired. */
export const legacyOf = (table: TableState<Types>, card: number): LegacyData | undefined =>
  citadelsOf(table)
    .flatMap((citadel) => citadel.legacies)
    .find((legacy) => legacy.card === card)

export const PHASES = [1, 2, 3, 4, 5, 6] as const

/** The phase of the turn; null before the first one. */
export const phaseOf = (view: TableData) => PHASES.find((phase) => phase === view.phase) ?? null

/** The verbs that are asked for now. */
const verbsOf = (table: TableState<Types>) =>
  new Set((table.asked?.choices ?? []).map((choice) => String(choice.option[0])))

export function slabOf(table: TableState<Types>): SlabKind {
  const { view } = table
  const verbs = verbsOf(table)
  if (view.offer) return 'offer'
  if (verbs.has('declare')) return 'declare'
  if (hiring(table, verbs)) return 'hire'
  if (view.actions.length) return 'action'
  if (view.revealed.length) return 'trial'
  return view.stack.length ? 'stack' : 'rest'
}

function hiring(table: TableState<Types>, verbs: Set<string>): boolean {
  return verbs.has('hire') || verbs.has('hire-blind') || verbs.has('refuse') || table.view.phase === 0
}

/** The action that is on the slab: the innermost one. */
export function shownAction(table: TableState<Types>): { action: ActionData; place: number } | null {
  const actions = table.view.actions
  const place = actions.length - 1
  return place >= 0 && slabOf(table) === 'action' ? { action: actions[place]!, place } : null
}

/** The kind of the action on the slab that a card lies in, so that its place at home is empty. */
export function away(table: TableState<Types>, card: number): ActionData['kind'] | null {
  const shown = shownAction(table)
  const there = shown?.action.sides.some((side) => side.parts.some((part) => part.card === card))
  return shown && there ? shown.action.kind : null
}

/** The Stat that counts now. */
export function statNow(table: TableState<Types>): number | undefined {
  const prompt = table.asked?.prompt ?? ''
  if (prompt.startsWith('harvest')) return 0
  if (prompt === 'war.attackers' || prompt === 'war.defenders') return 1
  return /nominee|tribute.challenge/.test(prompt) ? 2 : undefined
}
