// The sum of the Combat value of the fight that goes on, read off what was told of it.
import type { TableState } from '../../table/state.svelte'
import { t } from './text'
import type { Types } from './generated'
import type { Quest } from './quest.svelte'

interface Part {
  value: number
  name: string
}

export interface Fight {
  parts: Part[]
  sum: number
  /** The card that was turned up for it. */
  checked: number | null
}

/** What adds up to the Combat value: what the Legend starts with, the Cardcheck, and what was used since. */
export function fightOf(table: TableState<Types>, quest: Quest): Fight {
  const { log } = table.live
  const from = log.map(({ kind }) => kind).lastIndexOf('combat')
  const since = log.slice(from + 1)
  const start = quest.numbers(quest.s.active).combat
  const parts: Part[] = [{ value: start, name: t('board-combat-base') }]
  let checked: number | null = null
  let used = t('board-combat-used')
  let added = start
  for (const { kind, args } of since) {
    if (kind === 'turned-up' && checked === null) checked = args[1] as number
    if (kind === 'activated')
      used = args[1] === null ? table.seatTitle(args[0] as number) : table.cardName(args[1] as number)
    if (kind === 'combat-added') {
      parts.push({ value: args[1] as number, name: used })
      added += args[1] as number
    }
  }
  const check = quest.s.combat - added
  if (checked !== null) parts.splice(1, 0, { value: check, name: t('board-combat-check') })
  return { parts, sum: quest.s.combat, checked }
}
