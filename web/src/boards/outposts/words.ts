// What things are called: seats, Outposts, choices, and the arguments of events.
import type { Choice } from '../../api/types'
import type { TableState } from '../../table/state.svelte'
import { t } from '../../text/text.svelte'
import { letterOf, ownerOf } from './view'
import type { War } from './war.svelte'

const STEPS = ['first', 'second', 'third', 'fourth']
const PLUS = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

/** People by their names, bots by their factions; by their seats before they have any. */
function seatNames(table: TableState, war: War) {
  return (seat: number): string => {
    const data = table.seats[seat]
    if (data?.kind !== 'bot') return data?.name ?? t('outposts.seat', { number: seat + 1 })
    const faction = war.s.players?.[seat]?.faction
    if (!faction) return t('outposts.seat', { number: seat + 1 })
    const short = t(`outposts.word.${faction}`).split(' ')[0]!
    const twice = war.s.players.filter((player) => player.faction === faction).length > 1
    return twice ? `${short} ${seat + 1}` : short
  }
}

export function postName(table: TableState, post: number): string {
  const owner = ownerOf(post)
  const letter = letterOf(post)
  if (owner === table.seat) return t('outposts.post.your', { letter })
  return t('outposts.post.whose', { letter, who: table.seatTitle(owner) })
}

function choiceName(table: TableState, war: War) {
  return ({ option }: Choice): string | null => {
    const { s, me } = war
    const [verb, first] = option as [string, number]
    switch (verb) {
      case 'go': {
        if (s.step === 'second') return t('outposts.go.second', { mana: war.reckoned.income[s.active] ?? 0 })
        const gains = me && me.turns > 1 && me.posts.length < 3
        return t(gains ? 'outposts.go.post' : 'outposts.go.first')
      }
      case 'skip':
        return t(s.step === 'third' || s.step === 'fourth' ? `outposts.skip.${s.step}` : 'outposts.skip')
      case 'finish':
        return me?.mana ? t('outposts.finish.lost', { mana: me.mana }) : t('outposts.finish')
      case 'done':
        if (war.prompt === 'moves') return t('outposts.done.moves')
        return war.prompt === 'group_up' ? t('outposts.done.group') : null
      case 'play': {
        const upgrade = war.reckoned.upgrades[String(first)]
        const cost = upgrade ? Math.min(...upgrade) : Number(table.card(first)?.facts['cost'] ?? 0)
        return t('outposts.play.for', { cost })
      }
      case 'discard':
      case 'sacrifice':
      case 'withdraw':
        return t(`outposts.${verb}`)
      case 'hold':
        return t('outposts.hold')
      case 'attack':
      case 'defend':
        return postName(table, option[2] as number)
      case 'target_post':
        return postName(table, first)
      case 'opponent':
      case 'spoils_of':
        return table.seatTitle(first)
    }
    return null
  }
}

/** Tell the table state how this game speaks. */
export function speak(table: TableState, war: War) {
  table.naming = seatNames(table, war)
  table.calling = choiceName(table, war)
  table.standing = () => {
    if (war.s.step === 'setup') return { turn: '', phases: [] }
    const own = war.s.active === table.seat
    const turn = own
      ? t('outposts.yourturn')
      : t('outposts.theirturn', { who: table.seatTitle(war.s.active) })
    return {
      turn: `${t('outposts.round', { round: war.s.round })} · ${turn}`,
      phases: STEPS.map((step) => ({ name: t(`outposts.step.${step}`), now: step === war.s.step })),
    }
  }
  table.consequence = () => {
    if (war.prompt === 'play_action' && war.me?.mana) return t('outposts.mana.left', { mana: war.me.mana })
    const best = war.aims.find(({ post }) => post === war.aimed) ?? war.aims[0]
    if (best) return t('outposts.aim.back', { count: best.clash.strike, post: postName(table, best.post) })
    return ''
  }
  table.words = {
    post: (post: number) => postName(table, post),
    plus: PLUS,
    next: (number: number) => String(number + 1),
    trigger: (on: string) => t(`outposts.trigger.${on}`),
    ending: (outcome: string) => t(`outposts.ending.${outcome}`),
    names: (seats: number[]) => seats.map(table.seatTitle).join(', '),
    design: (key: string) => table.cards.cards.find((card) => card.key === key)?.name ?? key,
  }
  table.telling = {
    // who sees the cards is told of them
    drew: (args) => (args[0] === table.seat ? null : { key: 'drew', args }),
    granted: (args) => ({ key: args[2] ? (args[1] ? 'granted.both' : 'granted.elusive') : 'granted', args }),
    reassigned: (args) => ({ key: args.length > 2 ? 'reassigned.post' : 'reassigned', args }),
    'assigned-attack': (args) => ({
      key: args[2] === null ? 'assigned-attack.held' : 'assigned-attack',
      args,
    }),
    ended: (args) =>
      args[0] === 'draw' ? { key: 'ended.draw', args } : { key: 'ended', args: [args[0], args[1][0]] },
  }
}
