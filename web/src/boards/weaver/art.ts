// What is seen on the cards of Fate Weaver: an emblem by the name of a fate, a visitor by what they do, a relic as it
// is called.
import type { CardData } from '../../api/types'
import { fitting, group, layer, pair, person, withSign, wordsOf } from '../../looks/art/compose'
import type { Layer, Reason, Rule, Sketch } from '../../looks/art/compose'
import { NOUNS } from '../../looks/art/nouns'
import type { CardOf } from '../../table/types'
import type { Types } from './generated'
import { ownCard } from './view'

/** Fates by the words of their clouded face; both faces speak of the same thing. */
const FATES: readonly Rule[] = [
  // Happiness
  [/chime|bell/, 'bell'],
  [/smile/, 'sun'],
  [/sleep/, 'closed_eye'],
  [/spilled cup/, 'cup'],
  [/empty feast/, 'feast'],
  [/jest/, [layer('face-face', 0, 14), layer('head-jester', 0, 14)]],
  [/song/, 'lute'],
  [/toy/, 'toy'],
  [/garden/, 'garden'],
  [/dancer/, 'mask'],
  [/game/, 'cards'],
  [/road/, 'road'],
  [/drowned|tide/, 'tide'],
  [/laughter|breath/, 'breath'],
  [/lullaby/, 'cradle'],
  [/ashes/, 'phoenix'],
  // Love
  [/letter/, 'letter'],
  [/hearth/, 'hearth'],
  [/promise/, 'ring'],
  [/watcher/, 'eye'],
  [/hands/, 'handshake'],
  [/rose/, 'rose'],
  [/forgotten name/, 'quill'],
  [/vow/, 'knot'],
  [/moth and flame/, 'moth_flame'],
  [/kiss/, 'kiss'],
  [/locket/, 'locket'],
  [/heart of/, 'heart'],
  [/grave/, withSign('bed', 'tomb')],
  [/chalice/, withSign('chalice', 'skull')],
  [/widow|veil$/, [layer('face-face', 0, 10), layer('head-veil', 0, 10)]],
  [/heartstop/, [layer('heart'), layer('bolt', 24, 14, 0.56)]],
  // Power
  [/blunted sword/, 'sword'],
  [/scepter/, 'scepter'],
  [/puppet/, 'puppet'],
  [/oath/, 'banner'],
  [/blades/, 'swords'],
  [/dragon/, 'dragon'],
  [/tyrant/, withSign('contract', 'crown')],
  [/gate/, 'broken_gate'],
  [/ambition/, 'lens'],
  [/storm/, 'storm'],
  [/vault/, 'vault'],
  [/coup/, withSign('crown', 'dagger')],
  [/headsman/, 'axe'],
  [/kingslayer/, [layer('crown', 0, 26, 0.96), layer('sword', 6, -12, 0.88, 180)]],
  [/tower/, 'broken_tower'],
  [/last stand/, [layer('shield', 4, 8, 0.9), layer('arrows', 20, -14, 0.62)]],
  // Wealth
  [/drizzle/, [layer('rain'), layer('coin', 40, 52, 0.34)]],
  [/scales/, 'scales'],
  [/chest/, 'open_chest'],
  [/miser/, 'open_hand'],
  [/gem/, 'crystal'],
  [/cargo/, 'ship'],
  [/debtor/, 'chain'],
  [/vein/, 'vein'],
  [/silk/, 'silk'],
  [/gambler/, 'dice'],
  [/thief/, 'key'],
  [/well/, 'well'],
  [/buried in gold/, withSign('coffin', 'coins')],
  [/poisoned coin/, withSign('coin', 'snake')],
  [/tomb robber/, withSign('tomb', 'lantern')],
  [/final debt/, withSign('contract', 'hourglass')],
  ...NOUNS,
]

const VISITORS: readonly Rule[] = [
  [/wanderer/, person({ body: 'tunic', head: 'bandana', holds: 'signpost' })],
  [/hedge knight/, person({ body: 'armor', head: 'helm', holds: 'rose' })],
  [/giant/, person({ body: 'tunic', face: 'stern', head: 'kettle', holds: 'warhammer' })],
  [/pilot/, person({ body: 'cloak', head: 'cap', holds: 'ship' })],
  [/duelist/, person({ body: 'cloak', face: 'stern', head: 'hat', holds: 'rapier' })],
  [/bee/, person({ body: 'robe', head: 'wizard', holds: 'swarm' })],
  [/scribe/, person({ body: 'robe', head: 'long', holds: 'quill' })],
  [/troupe/, person({ body: 'gown', head: 'bun', holds: 'masks' })],
  [/tamer/, person({ body: 'fur', face: 'stern', head: 'wild', holds: 'whip' })],
  [/surveyor/, person({ body: 'tunic', face: 'beard', head: 'goggles', holds: 'lantern' })],
  [/trader|merchant/, person({ body: 'robe', head: 'turban', holds: 'sack' })],
  [/troll|moneylender/, [layer('giant'), layer('purse', 52, 46, 0.56)]],
  [/witch/, person({ body: 'robe', head: 'wizard', holds: 'staff' })],
  [/knight|soldier|guard/, person({ body: 'armor', head: 'helm', holds: 'sword' })],
]

const RELICS: readonly Rule[] = [
  [/mimic/, [layer('open_chest'), layer('closed_eye', 34, 66, 0.3)]],
  [/naga/, withSign('snake', 'crystal')],
  [/blade/, [layer('sword'), layer('eye', 34, 22, 0.32)]],
  [/spindle/, 'spindle'],
  [/hourglass/, [layer('hourglass'), layer('moon', 60, -2, 0.4)]],
  [/orb/, 'orb'],
  ...NOUNS,
]

const skulls = (count: number): Layer[] =>
  [[layer('skull')], pair('skull'), group('skull'), [...group('skull'), layer('candles', 24, -18, 0.5)]][
    Math.min(3, count - 1)
  ]!

/** Runes by their shape, hours and levels by their name. */
const SIGNS: readonly Rule[] = [
  [/^circle/, [layer('ring', 4, -8, 0.92), layer('orb', 34, 44, 0.32)]],
  [/^crescent/, 'moon'],
  [/^thorn/, 'vines'],
  [/^wave/, 'wave'],
  [/^closed eye/, 'closed_eye'],
  [/^open eye/, 'eye'],
  [/long summer/, 'sun'],
  [/harvest moons/, withSign('sheaf', 'moon')],
  [/restless nights/, withSign('owl', 'moon')],
  [/eclipse/, withSign('sun', 'moon')],
  [/crimson tide/, 'tide'],
  ...NOUNS,
]

const RANKS: Record<string, Layer[]> = {
  apprentice: person({ body: 'tunic', head: 'hair', holds: 'book' }),
  adept: person({ body: 'robe', head: 'hood', holds: 'staff' }),
  master: person({ body: 'robe', face: 'old', head: 'wizard', holds: 'orb' }),
  fateweaver: person({ body: 'gown', head: 'veil', holds: 'spindle' }),
}

/** What someone of unknown trade looks like; a relic, a fate and a sign of which nothing is known. */
const UNKNOWN: Record<string, Layer[]> = {
  fate: [layer('eye')],
  adventurers: person({ body: 'cloak', head: 'hood', holds: 'lantern' }),
  relics: [layer('reliquary')],
}
const SUITS: Record<string, string> = { happiness: 'sun', love: 'heart', power: 'crown', wealth: 'coin' }

function figureOf(card: CardOf<Types>): [Layer[] | null, string] {
  switch (card.kind) {
    case 'fate':
      return [fitting(FATES, card.name.toLowerCase()), 'fate']
    case 'adventurers':
      return [fitting(VISITORS, card.facts.who.toLowerCase()), 'adventurers']
    case 'relics':
      return [fitting(RELICS, wordsOf(card)), 'relics']
    case 'ranks':
      return [RANKS[card.key] ?? null, 'sky']
    case 'difficulties':
      return [skulls(card.facts.deaths), 'sky']
    case 'runes':
      return [fitting(SIGNS, card.facts.shape), 'sky']
    case 'cycles':
      return [fitting(SIGNS, wordsOf(card)), 'sky']
  }
}

/** The picture of a card. */
export function sketchOf(card: CardData): Sketch {
  const own = ownCard(card)
  const [named, ground] = figureOf(own)
  const suit = own.kind === 'fate' ? own.facts.suit : ''
  const reason: Reason = named ? 'word' : suit ? 'effect' : 'kind'
  const layers =
    named ?? (suit in SUITS ? [layer(SUITS[suit]!)] : (UNKNOWN[card.kind] ?? [layer('starfall')]))
  const colors = own.kind === 'fate' && own.facts.death ? `${suit} death` : suit || card.kind
  return { colors, ground, layers, reason }
}
