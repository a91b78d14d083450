// What things are called: seats, Outposts, choices, and the arguments of events.
import type { Choice } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { t } from './text'
import { costOf, factionName, letterOf, ownerOf } from './view'
import type { War } from './war.svelte'
import type { Types } from './generated'

const STEPS = ['first', 'second', 'third', 'fourth'] as const

/** Bots by their factions once they have chosen; people by their names. */
export function naming(table: TableState<Types>, seat: number): string {
  const players = table.view.players ?? []
  const faction = table.seats[seat]?.kind === 'bot' && players[seat]?.faction
  if (!faction) return ''
  const short = factionName(faction).split(' ')[0]!
  const twice = players.filter((player) => player.faction === faction).length > 1
  return twice ? `${short} ${seat + 1}` : short
}

export function postName(table: TableState<Types>, post: number): string {
  const owner = ownerOf(post)
  const letter = letterOf(post)
  if (owner === table.seat) return t('board-post-your', { letter })
  return t('board-post-whose', { letter, who: table.seatTitle(owner) })
}

function choiceName(table: TableState<Types>, war: War) {
  return ({ option }: Choice): string | null => {
    const { s, me } = war
    const [verb, first] = option as [string, number]
    switch (verb) {
      case 'skip':
        return t(s.step === 'third' || s.step === 'fourth' ? `board-skip-${s.step}` : 'board-skip')
      case 'finish':
        return me?.mana ? t('board-finish-lost', { mana: me.mana }) : t('board-finish')
      case 'done':
        if (war.prompt === 'moves') return t('board-done-moves')
        return war.prompt === 'group_up' ? t('board-done-group') : null
      case 'play': {
        const upgrade = war.derived.upgrades[String(first)]
        const cost = upgrade ? Math.min(...upgrade) : costOf(table.card(first))
        return t('board-play-for', { cost })
      }
      case 'discard':
      case 'sacrifice':
      case 'withdraw':
        return t(`board-${verb}`)
      case 'hold':
        return t('board-hold')
      case 'resolve':
        return t('board-resolve-group', { number: first + 1 })
      case 'attack':
        return t('board-attack-post', { post: postName(table, option[2] as number) })
      case 'defend':
        return postName(table, option[2] as number)
      case 'batter':
        return war.s.assault ? war.blowWords(option[2] as number) : null
      case 'target_post':
        return postName(table, first)
      case 'opponent':
      case 'spoils_of':
        return table.seatTitle(first)
    }
    return null
  }
}

/** Set how this game speaks at the table. */
export function speak(table: TableState<Types>, war: War) {
  table.calling = choiceName(table, war)
  table.standing = () => {
    if (war.s.step === 'setup') return { turn: '', phases: [] }
    const own = war.s.active === table.seat
    const turn = own ? t('board-yourturn') : t('board-theirturn', { who: table.seatTitle(war.s.active) })
    return {
      turn: `${t('board-round', { round: war.s.round })} · ${turn}`,
      phases: STEPS.map((step) => ({ name: t(`board-step-${step}`), now: step === war.s.step })),
    }
  }
  table.proposed = () => war.blow ?? war.attack ?? war.assault
  table.presetting = () => war.preset
  // the Outpost that a defender goes to was planned with its move
  table.answering = ([verb, , where]) => verb === 'move' && where === 'defense'
  table.consequence = () => {
    if (war.prompt === 'play_action' && war.me?.mana) return t('board-mana-left', { mana: war.me.mana })
    const best = war.aims.find(({ post }) => post === war.aimed) ?? war.aims[0]
    if (best) return t('board-aim-back', { count: best.clash.strike, post: postName(table, best.post) })
    return ''
  }
}
