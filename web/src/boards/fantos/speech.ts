// How this game speaks at the table: names of seats, the bar at the top, the question's second line with what an answer
// comes to, and the sensible answer to a share.
import type { Selection, Standing, TableState } from '../../table/state.svelte'
import { t } from './text'
import type { ActionData, Types } from './generated'
import { citadelsOf, legacyOf, phaseOf, PHASES, matOf, shownAction, statNow } from './slab'
import { sideWords } from './words'

const DIE = 3
const MEAN = 2
type Role = 'harvest' | 'attack' | 'defend'
/** The questions that send Legacies to an action. */
const ROLES: Record<string, Role> = {
  'harvest.legacies': 'harvest',
  'war.attackers': 'attack',
  'war.defenders': 'defend',
}

/** Citadels by the names on their mats. */
export function naming(table: TableState<Types>, seat: number): string {
  const citadel = citadelsOf(table)?.[seat]
  return (citadel && matOf(table, citadel)?.name) ?? ''
}

/** Set how this game speaks at the table. */
export function speak(table: TableState<Types>) {
  // what is to be clicked: a reward is shared out in the bar, and not the action but the Legacy in it gets more
  table.lighting = ([verb, , card]) =>
    verb === 'charge-reserve' ? [] : verb === 'boost' ? [`[data-card="${String(card)}"]`] : null
  table.standing = () => standing(table)
  table.consequence = () => consequence(table)
  // what an Offer gives and wants stands on the slab
  table.calling = ({ option }) => {
    if (option[0] === 'accept') return t('board-accept')
    const alone = table.asked?.prompt === 'war.defenders' && !table.asked.group?.chosen.length
    return option[0] === 'done' && alone ? t('board-send-nobody') : null
  }
  table.confirming = () => {
    const count = table.selection.places.length
    const role = ROLES[table.asked?.prompt ?? '']
    return role && count ? t(`board-send-${role}`, { count }) : null
  }
  table.presetting = () => preset(table)
}

function standing(table: TableState<Types>): Standing {
  const { view } = table
  const phase = phaseOf(view)
  if (phase === null) return { turn: t('board-setup'), phases: [] }
  const whose =
    view.active === table.seat ? t('board-yours') : t('board-theirs', { who: table.seatTitle(view.active) })
  const final = view.zodraz >= 0 ? ` · ${t('board-final')}` : ''
  return {
    turn: `${t('board-turn', { turn: view.turn })} · ${whose}${final}`,
    phases: PHASES.map((n) => ({ name: t(`board-phase-${n}`), now: n === phase })),
  }
}

function scoresOf(table: TableState<Types>, action: ActionData, place: number): number[] {
  return action.sides.map((_, i) => action.scores[i] ?? table.derived.sides[place]?.[i]?.score ?? 0)
}

/** What an answer comes to: the second line of the question. */
function consequence(table: TableState<Types>): string {
  const prompt = table.asked?.prompt ?? ''
  const stat = statNow(table)
  if (stat !== undefined && table.asked?.group) return strength(table, stat)
  if (prompt === 'vote.cast') return passing(table)
  const shown = shownAction(table)
  if (shown && prompt.startsWith('window.') && ['war', 'duel'].includes(shown.action.kind))
    return lead(table, shown)
  if (prompt === 'hire.choose') return t('board-means-hire')
  return prompt === 'action.choose' ? t('board-means-action') : ''
}

/** What the chosen Legacies reach together. */
function strength(table: TableState<Types>, stat: number): string {
  const { items, chosen } = table.asked!.group!
  const cards = [...chosen, ...table.selection.places.map((place) => items[place])].map((item) =>
    Number(Array.isArray(item) ? item[0] : item),
  )
  if (!cards.length) return t('board-means-none')
  const stats = cards.reduce((all, card) => all + (table.derived.stats[card]?.[stat] ?? 0), 0)
  const sum = stats + help(table, cards, ROLES[table.asked!.prompt])
  return t('board-means-strength', {
    count: cards.length,
    least: sum + cards.length,
    most: sum + DIE * cards.length,
  })
}

/** What is added for these Legacies: by one another, by those who stay on guard, by Trials. */
function help(table: TableState<Types>, cards: (number | null)[], role?: Role): number {
  if (role === 'harvest') return table.derived.harvest
  if (!role) return 0
  const { helps } = table.derived
  return Object.entries(helps).reduce((all, [card, { beside, each, most, guard }]) => {
    if (cards.includes(+card))
      return all + Math.min(most, each * beside.filter((b) => cards.includes(b)).length)
    return role === 'defend' && legacyOf(table, +card)?.seat === table.seat ? all + guard : all
  }, 0)
}

/** How many votes there are, and how many pass a Trial. */
function passing(table: TableState<Types>): string {
  const votes = table.derived.votes
  const all = votes.filter((_, seat) => citadelsOf(table)[seat]?.alive).reduce((a, b) => a + b, 0)
  const reigning = table.view.reigning
  const seat = reigning === null ? undefined : legacyOf(table, reigning)?.seat
  const tie =
    seat === undefined
      ? t('board-means-tie-none')
      : seat === table.seat
        ? t('board-means-tie-you')
        : t('board-means-tie', { who: table.seatTitle(seat) })
  return `${t('board-means-votes', { all, need: Math.floor(all / 2) + 1 })} ${tie}`
}

/** Who wins the War or the Duel as it stands. */
function lead(table: TableState<Types>, shown: { action: ActionData; place: number }): string {
  const { action, place } = shown
  const [attack = 0, defense = 0] = scoresOf(table, action, place)
  if (action.stage !== 'rolled') return ''
  if (attack === defense) return t(action.kind === 'war' ? 'board-means-draw' : 'board-means-tied')
  const won = attack > defense ? 0 : 1
  const winner = action.sides[won]!.seat
  const by = Math.abs(attack - defense)
  if (action.kind === 'duel') return t('board-means-win', { who: sideWords(table, action, won), by })
  return winner === table.seat
    ? t('board-means-win-you', { by })
    : t('board-means-win', { who: table.seatTitle(winner), by })
}

/** What Legacies reach in a War on average. */
const muster = (table: TableState<Types>, cards: (number | null)[], role: Role) =>
  cards.reduce<number>(
    (all, card) => all + MEAN + (table.derived.stats[card ?? -1]?.[1] ?? 0),
    help(table, cards, role),
  )

/**
 * Who is sent from the start: all to a Harvest or an attack, since half a force wins half as much, and all to a defense
 * that holds as likely as not. In a lesson one learns to choose.
 */
function sent(table: TableState<Types>): Selection | null {
  const { prompt, group } = table.asked!
  const role = ROLES[prompt]
  if (!role || !group || group.chosen.length || table.guide.progress) return null
  const attackers = shownAction(table)?.action.sides[0]?.parts.map(({ card }) => card) ?? []
  const holds = muster(table, group.items as number[], 'defend') >= muster(table, attackers, 'attack')
  return role === 'defend' && !holds ? null : { places: group.items.map((_, place) => place), amounts: [] }
}

/**
 * The sensible answer to a larger choice: all are sent; in a share Shards stay where they are, damage and rewards come
 * from where most is.
 */
function preset(table: TableState<Types>): Selection | null {
  const group = table.asked?.group
  if (group?.kind === 'pick') return sent(table)
  if (group?.kind !== 'share') return null
  const open = table.openItems.map((place) => {
    const item = group.items[place]
    return Number(Array.isArray(item) ? item[0] : item)
  })
  const prompt = table.asked!.prompt
  const wealth = open.map((thing) => {
    if (prompt === 'tribute.reward') return citadelsOf(table)[thing]?.reserve ?? 0
    return legacyOf(table, thing)?.shards ?? 0
  })
  if (prompt === 'move.share') return { places: [], amounts: wealth }
  const amounts = open.map(() => 0)
  for (let left = group.least; left > 0; left--) {
    const rest = wealth.map((n, i) => n - amounts[i]!)
    const richest = rest.indexOf(Math.max(...rest))
    if (rest[richest]! <= 0) break
    amounts[richest]! += 1
  }
  return { places: [], amounts }
}
