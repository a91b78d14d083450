// What things are called: seats by their Legends, choices in few words, and what an answer comes to.
import type { CardData, Choice } from '../../api/types'
import type { Selection, TableState } from '../../table/state.svelte'
import { compact } from '../../table/window.svelte'
import { hyphened, known, listed } from '../../text/text.svelte'
import { t } from './text'
import type { Types } from './generated'
import { fateNext } from './fate'
import { typeOf } from './pictures'
import type { Quest } from './quest.svelte'
import { costOf, factsOf, LEVELS, PHASES, rewardOf } from './view'

export const resourceName = (resource: string): string => known(`word-${resource}`) ?? resource

/** What a kind of token is called on a track or a card: `Distance`. */
export const tokenName = (kind: string): string => known(`token-${hyphened(kind)}.name`) ?? kind

/** Resources in words: `Skull mark, Mystery`. */
export const symbolNames = (symbols: string): string => [...symbols].map(resourceName).join(', ')

/** `Ally · Human, Bandar`. */
export function typeLine(card: CardData): string {
  const facts = factsOf(card)
  const rest = [
    ...(facts?.subtypes ?? []).map((each) => t(`subtype-${hyphened(each)}`)),
    ...(facts?.skill ? [t(`skill-${facts.skill}`)] : []),
    ...(facts?.keyword ? [t(`keyword-${hyphened(facts.keyword)}`)] : []),
  ]
  return [known(`type-${typeOf(card)}`) ?? '', rest.join(', ')].filter(Boolean).join(' · ')
}

function choiceName(table: TableState<Types>, quest: Quest) {
  return ({ option, label: said }: Choice): string | null => {
    const [verb, first] = option as [string, number]
    switch (verb) {
      case 'play':
        return t('board-do-play', { card: table.cardName(first) })
      case 'discard':
        return t('board-do-discard', { reward: symbolNames(rewardOf(table.card(first))) })
      case 'activate': {
        const label = table.say(said)
        return label.slice(label.indexOf(': ') + 2)
      }
      case 'end':
        return t('board-end')
      case 'done':
        if (quest.prompt === 'cleanup') return t('board-done-cleanup')
        return quest.prompt === 'combat_window' ? t('board-done-combat') : null
      case 'pass':
        return t('board-pass')
    }
    return null
  }
}

/** What is asked once a card is picked; before that the question itself says it. */
function question(table: TableState<Types>, quest: Quest): string | null {
  const card = quest.picked
  if (card === null) return null
  const words = { card: table.cardName(card), cost: symbolNames(costOf(table.card(card))) }
  if (quest.choice('play', card)) return t('board-ask-play', words)
  return t('board-ask-discard', { ...words, reward: symbolNames(rewardOf(table.card(card))) })
}

/** The resources above the limit, which go back to the supply at the end of the turn (PHA-CLN.3). */
function excess(quest: Quest): number {
  if (!quest.me) return 0
  const held = Object.values(quest.me.resources).reduce((sum, count) => sum + count, 0)
  return Math.max(0, held - quest.numbers(quest.me.seat).resources)
}

/** What it means: the other use of the picked card, or what the Fate phase will bring. */
function meaning(table: TableState<Types>, quest: Quest): string {
  const card = quest.picked
  if (compact.current && card !== null) return '' // the buttons say it
  if (card !== null && quest.choice('play', card) && quest.choice('discard', card)) {
    return t('board-mean-discard', { reward: symbolNames(rewardOf(table.card(card))) })
  }
  if (card !== null) return t('board-mean-nothing')
  const { attackers, damage, left } = fateNext(quest)
  const lost = excess(quest)
  switch (quest.prompt) {
    case 'action':
      if (lost) return t('board-mean-excess', { count: lost })
      if (!attackers.length) return t('board-mean-calm')
      if (compact.current) return t('board-fate-short', { count: attackers.length, damage })
      return t('board-mean-fate', { names: listed(attackers.map(table.cardName)), damage, left })
    case 'recovery':
      return t('board-mean-recovery', {
        injuries: quest.me?.injuries.length ?? 0,
        exhausted: quest.me?.exhausted.length ?? 0,
      })
    case 'react':
      return t('board-mean-react', { left })
    case 'place_wounds':
      return quest.woundsLeft ? t('board-stage-left', { left: quest.woundsLeft }) : quest.outcome
  }
  return ''
}

/** The sensible Wounds: as many dangerous Enemies as can fall, the weakest of them first. */
function preset(table: TableState<Types>, quest: Quest): Selection | null {
  const group = table.asked?.group
  if (group?.kind !== 'share' || quest.prompt !== 'place_wounds') return null
  const open = table.openItems.map((place) => Number(group.items[place]))
  const need = (card: number) => Math.max(1, (quest.derived.health[String(card)] ?? 1) - quest.wounds(card))
  const danger = (card: number) => quest.derived.attack[String(card)] ?? 0
  const order = open
    .map((card, place) => ({ place, need: need(card), danger: danger(card) }))
    .sort((a, b) => a.need - b.need || b.danger - a.danger)
  const amounts = open.map(() => 0)
  let left = group.most
  for (const { place, need } of order) {
    if (need > left) continue
    amounts[place] = need
    left -= need
  }
  const rest = order.find(({ place, need }) => amounts[place]! < need) ?? order[0]
  if (rest) amounts[rest.place]! += left
  return { places: [], amounts }
}

/** Seats by their Legends once all have chosen. */
export function naming(table: TableState<Types>, seat: number): string {
  const { phase, path, players } = table.view
  const legend = phase === 'setup' && !path.length ? undefined : players?.[seat]?.legend
  return (legend && table.described('legends', legend)?.name) || ''
}

/** Tell the table state how this game speaks. */
export function speak(table: TableState<Types>, quest: Quest) {
  table.calling = choiceName(table, quest)
  table.prompting = () => question(table, quest)
  table.consequence = () => meaning(table, quest)
  table.presetting = () => preset(table, quest)
  table.confirming = () => {
    if (quest.prompt !== 'place_wounds') return null
    const count = (table.asked?.group?.most ?? 0) - quest.woundsLeft
    return t('board-do-wounds', { count })
  }
  table.standing = () => {
    const { s } = quest
    const title = table.cards.cards.find(
      (card) => card.kind === 'adventures' && card.key === s.adventure,
    )?.name
    const level = t(`word-${LEVELS[s.level] ?? 'easy'}`)
    const parts = compact.current && s.turn ? [title ?? ''] : [title ?? '', level]
    if (s.turn) parts.push(t('board-turn', { turn: s.turn }))
    return {
      turn: parts.join(' · '),
      phases: s.turn ? PHASES.map((phase) => ({ name: t(`word-${phase}`), now: s.phase === phase })) : [],
    }
  }
}
