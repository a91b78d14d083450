// What happened lately, as small pictures: attacks, Cardchecks, Wounds, tokens, cards that came and went.
import type { Happened } from '../../api/types'
import { t } from '../../text/text.svelte'

export interface Vignette {
  card: number | null
  text: string
  tone: 'good' | 'bad' | ''
  /** The symbols of a card that was turned up are shown. */
  symbols: boolean
  fresh: boolean
}

const ON_CARD: Record<string, 'good' | 'bad' | ''> = {
  revealed: '',
  placed: '',
  beside: '',
  attack: 'bad',
  cancelled: 'good',
  mission: '',
}
const OF_SEAT: Record<string, 'good' | 'bad' | ''> = {
  damage: 'bad',
  defeated: 'good',
  gained: 'good',
  healed: 'good',
  activated: '',
  'turned-up': '',
}
const MOST = 9
const BACK = 80

function vignette({ kind, args }: Happened): Omit<Vignette, 'fresh'> | null {
  const [first, second, third] = args as [any, any, any]
  const plain = { card: null, text: '', tone: '' as const, symbols: false }
  if (kind in ON_CARD) return { ...plain, card: first, text: t(`board-news-${kind}`), tone: ON_CARD[kind]! }
  if (kind in OF_SEAT && second !== null) {
    return {
      ...plain,
      card: second,
      text: t(`board-news-${kind}`),
      tone: OF_SEAT[kind]!,
      symbols: kind === 'turned-up',
    }
  }
  switch (kind) {
    case 'wounded':
      return { ...plain, card: first, text: t('board-news-wounded', { count: second }), tone: 'good' }
    case 'tokens':
      return {
        ...plain,
        card: first,
        text: t('board-news-tokens', { kind: second, change: third > 0 ? `+${third}` : `−${-third}` }),
      }
    case 'loot':
      return { ...plain, card: second, text: t('board-news-loot', { count: third }), tone: 'good' }
    case 'achieved':
      return { ...plain, text: t('board-news-achieved', { name: second }), tone: 'good' }
    case 'combat-value':
      return { ...plain, text: t('board-news-combat-value', { value: second }) }
  }
  return null
}

/** The last of them; what came with the last thing shown is fresh. */
export function lately(log: Happened[], news: number): Vignette[] {
  const from = Math.max(0, log.length - BACK)
  return log
    .slice(from)
    .flatMap((event, i) => {
      const found = vignette(event)
      return found ? [{ ...found, fresh: from + i >= log.length - news }] : []
    })
    .slice(-MOST)
}
