// How 7 speaks in the frame: whose turn it is, what is asked about this very situation, and what an answer comes to.
import type { Choice } from '../../api/types'
import type { Standing, TableState } from '../../table/state.svelte'
import { compact } from '../../table/window.svelte'
import { listed } from '../../text/text.svelte'
import { t } from './text'
import { actingSeat, CATACLYSMS, shortName, standingOn } from './pieces'
import { priceIn, type Play } from './play.svelte'
import { functionsOf, prizeOf, whatName, type Amount } from './printed'
import type { Types } from './generated'

const TRADE = new Set(['recruit', 'buy', 'found'])
const PHASES = ['quest', 'regrouping'] as const

/** `1 green, 1 yellow` in words. */
export const inWords = (all: Amount[]): string =>
  listed(all.map(({ what, count }) => t('board-amount', { count, what: whatName(what) })))

/** Tell the table how this game speaks. */
export function speak(table: TableState<Types>, play: Play) {
  table.standing = () => standing(table)
  table.prompting = () => asked(table, play)
  table.consequence = () => consequence(table, play)
  table.calling = (choice) => called(play, choice)
  table.proposed = () => play.picked ?? (play.paying ? (play.way?.choice ?? null) : null)
}

function standing(table: TableState<Types>): Standing {
  const view = table.view
  if (!view.turn) return { turn: t('board-phase-setup'), phases: [] }
  const seat = actingSeat(view)
  const whose =
    seat === null
      ? t(`board-phase-${view.phase}`)
      : seat === table.seat
        ? t('board-your-action')
        : t('board-their-action', { who: shortName(table, seat) })
  return {
    turn: `${t('board-turn', { turn: view.turn })} · ${whose}`,
    phases: PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), now: phase === view.phase })),
  }
}

/** The question as one sentence about this very situation. */
function asked(table: TableState<Types>, play: Play): string | null {
  const { prompt, picked } = play
  if (picked) return pickedQuestion(table, picked)
  if (play.paying && play.way) return payQuestion(play)
  if (prompt === 'step') return t('board-ask-step', { who: shortName(table, table.seat ?? 0) })
  return null
}

function pickedQuestion(table: TableState<Types>, { option, label }: Choice): string {
  const card = typeof option[1] === 'number' ? table.cardName(option[1]) : ''
  if (option[0] === 'quest') return t('board-ask-quest', { card, cost: inWords(priceIn(label)) })
  if (option[0] === 'ability') return `${t('board-do-ability')}?`
  return `${table.say(label)}?`.replace(/\.\?$/, '?')
}

function payQuestion(play: Play): string {
  const { helps, paid } = play.way!
  const cards = helps.map((help) => help.name)
  const all = [...cards, ...(paid.length ? [inWords(paid)] : [])]
  return t('board-ask-pay', { what: listed(all) })
}

/** What a choice is called on the primary button. */
function called(play: Play, choice: Choice): string | null {
  const verb = String(choice.option[0])
  if (verb === 'quest') return t('board-do-pay', { cost: inWords(priceIn(choice.label)) })
  if (verb === 'ability') return t('board-do-ability')
  if (verb === 'pay') {
    const way = play.ways.find((each) => each.choice === choice)
    if (!way) return null
    if (!way.helps.length) return t('board-do-pay', { cost: inWords(way.paid) })
    return t('board-do-pay', { cost: listed(way.helps.map((help) => help.name)) })
  }
  return null
}

/** What an answer comes to: the second line of the question. */
function consequence(table: TableState<Types>, play: Play): string {
  const { me, prompt, picked } = play
  if (!me) return ''
  if (picked) return pickedMeaning(table, play, picked)
  if (play.paying) return t('board-means-pay', { count: play.ways.length })
  if (prompt === 'setup.hero') return compact.current ? '' : t('board-means-hero')
  if (prompt === 'step') return payable(table, play)
  const view = table.view
  if (view.segment.startsWith('cataclysm')) {
    // a phone has room for a short line
    const text = compact.current ? '' : (table.card(view.cataclysms.at(-1))?.text ?? '')
    return t('board-means-cataclysm', { count: view.cataclysms.length, all: CATACLYSMS, text })
  }
  if (prompt.startsWith('react.')) return t('board-means-react')
  if (prompt.startsWith('instants.')) return t('board-means-instants')
  return ''
}

/** How much of the table can be paid, and with what. */
function payable(table: TableState<Types>, play: Play): string {
  if (compact.current) return t('board-means-ringed')
  const choices = table.asked?.choices ?? []
  const places = choices.filter(({ option }) => option[0] === 'quest').length
  const cards = choices.filter(({ option }) => TRADE.has(String(option[0]))).length
  const { gold, fame, gifts } = play.me!
  const count = gifts.reduce((a, b) => a + b, 0)
  return t('board-means-step', { places, cards, gold, fame, gifts: count })
}

function pickedMeaning(table: TableState<Types>, play: Play, { option, label }: Choice): string {
  const verb = String(option[0])
  const quest = verb === 'quest' ? play.quest(option[1] as number) : null
  if (quest) {
    const { own, best } = standingOn(quest, table.seat ?? 0, 1)
    const prize = prizeOf(table.card(quest.card)!)
    const key = own > best ? 'leads' : own === best ? 'ties' : 'trails'
    return t(`board-means-${key}`, { own, best, prize, half: Math.floor(prize / 2) })
  }
  if (verb === 'pass') return ''
  if (verb === 'sin') {
    // a phone has room for a short line
    const does = functionsOf(table.card(option[1] as number)!)[Number(option[2])]
    return compact.current ? '' : (does?.text ?? '')
  }
  const [price] = TRADE.has(verb) ? priceIn(label) : []
  if (price) {
    const left = play.me![price.what as 'gold' | 'fame'] - price.count
    return t('board-means-keep', { amount: inWords([{ ...price, count: left }]) })
  }
  return t('board-means-again')
}
