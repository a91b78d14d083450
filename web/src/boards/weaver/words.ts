// How this game speaks at the table: what is asked, what buttons say, and texts about relics and the end.
import type { Choice } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { compact } from '../../table/window.svelte'
import { hyphened, known } from '../../text/text.svelte'
import { t } from './text'
import type { Loom } from './loom.svelte'
import type { AbilityData, PreviewData, Types } from './generated'
import { AMOUNTS, RANKS, type Reward } from './view'

const PHASES = ['refresh', 'read', 'resolve', 'renovate'] as const

/** What an ability does, in a few words. */
export function effectName({ effect }: AbilityData): string {
  switch (effect.do) {
    case 'conquer':
      return t(effect['sides'] ? 'board-effect-conquer' : 'board-effect-conquer-any')
    case 'set-hour':
      return known(`board-effect-set-hour-${String(effect['to'])}`) ?? ''
    case 'gain-now':
      return t('board-effect-gain-now', { count: Number(effect['clairvoyance']) })
    default:
      return known(`board-effect-${String(effect.do)}`) ?? ''
  }
}

/** Amounts in words: `13 gold, 3 shards`. */
export function amountsOf(reward: Reward): string {
  const gains = AMOUNTS.flatMap((kind, i) =>
    reward[i]! > 0 ? [t(`amount-${kind}`, { count: reward[i]! })] : [],
  )
  const loss = reward[2] < 0 ? [t('board-costs', { count: -reward[2] })] : []
  return [gains.join(', ') || t('board-nothing'), ...loss].join('; ')
}

/** How the game ended, and why. */
export function ending(table: TableState<Types>): string {
  const last = table.live.log.filter(({ kind }) => kind === 'won' || kind === 'lost').at(-1)
  return last ? table.plain(last) : ''
}

const relicName = (table: TableState<Types>, key: unknown) =>
  table.cards.cards.find((card) => card.kind === 'relics' && card.key === key)?.name ?? String(key)

/** What a reading comes to after a move. */
function outcome(preview: PreviewData): string {
  const turns = new Set(preview.waves.flat()).size
  const parts = [
    turns ? t('board-place-turn', { count: turns, waves: preview.waves.length }) : t('board-place-still'),
  ]
  if (compact.current) return parts[0]! // the place itself says the rest
  parts.push(t('board-then-pays', { amounts: amountsOf(preview.pays) }))
  if (preview.full && preview.open) {
    parts.push(t(preview.helped ? 'board-then-relic' : 'board-then-lose'))
  } else if (preview.full) parts.push(t('board-then-met'))
  return parts.join('. ')
}

function choiceName(table: TableState<Types>, loom: Loom) {
  return ({ option, label }: Choice): string | null => {
    const [verb, first, second] = option as [string, string, number]
    switch (verb) {
      case 'play':
        return t('board-do-place', { place: second + 1 })
      case 'finish': {
        const reading = loom.derived.reading
        return t(reading?.open ? 'board-do-finish-lose' : 'board-do-finish')
      }
      case 'done':
        return loom.derived.spilled
          ? t('board-do-done-lost', { count: loom.derived.spilled })
          : t('board-do-done')
      case 'buy': {
        const relic = loom.derived.relics.find((each) => each.key === first)
        return t('board-do-buy', { price: relic?.ranks[loom.rank(first)]?.price ?? 0 })
      }
      case 'use': {
        const preview = loom.of(option)
        return preview ? `${table.say(label)} → ${amountsOf(preview.pays)}` : null
      }
    }
    return null
  }
}

/** What is asked once something is picked; before that the question itself says it. */
function question(table: TableState<Types>, loom: Loom): string | null {
  const { s, derived, relic } = loom
  if (loom.shops && relic) {
    const rank = loom.rank(relic)
    const price = derived.relics.find((each) => each.key === relic)!.ranks[rank]!.price
    return t('board-ask-buy', { name: relicName(table, relic), rank: RANKS[rank]!, price })
  }
  if (!loom.suit || loom.ghost === null) return null
  return t('board-ask-place', { card: table.cardName(loom.ghost), count: s.row.length + 1 })
}

/** What it means: the outcome of what is aimed at, or what is still missing. */
function meaning(table: TableState<Types>, loom: Loom): string {
  const { s, derived } = loom
  if (loom.shops) {
    const relic = derived.relics.find((each) => each.key === loom.relic)
    if (relic) return t('board-mean-buy', { gold: s.gold - relic.ranks[loom.rank(relic.key)]!.price })
    return derived.spilled ? t('board-mean-spill', { count: derived.spilled, limit: derived.limit }) : ''
  }
  if (loom.ahead) return outcome(loom.ahead)
  const reading = derived.reading
  if (!reading) return ''
  const missing = reading.demands
    .filter((demand) => !demand.met)
    .map((demand) =>
      demand.suit
        ? t('board-mean-suit', { suit: t(`word-${demand.suit}`) })
        : t('board-mean-death', { card: table.cardName(demand.card!), sides: demand.sides ?? 0 }),
    )
  if (missing.length) return compact.current ? missing[0]! : missing.join(' ')
  if (compact.current) return '' // the sum stands below the row
  return t('board-then-pays', { amounts: amountsOf(reading.pays) })
}

/** Set how this game speaks at the table. */
export function speak(table: TableState<Types>, loom: Loom) {
  table.calling = choiceName(table, loom)
  table.prompting = () => question(table, loom)
  table.consequence = () => meaning(table, loom)
  table.standing = () => ({
    turn: t('board-round', { round: loom.s.round, hour: t(`word-${hyphened(loom.s.hour || 'sun')}`) }),
    phases: PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), now: phase === loom.s.segment })),
  })
}
