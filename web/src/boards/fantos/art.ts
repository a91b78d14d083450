// What is seen on the cards of Fate of Fantos: a Legacy is one of its race with the gear of its calling, Labor and
// Trials show what their names say, a Citadel shows its keep.
import type { CardData } from '../../api/types'
import { fitting, group, layer, pair, person, withSign, within, wordsOf } from '../../looks/art/compose'
import type { Layer, Reason, Rule, Sketch } from '../../looks/art/compose'
import { NOUNS } from '../../looks/art/nouns'

interface Calling {
  body: string
  holds: string
  left?: string
  /** What is worn over the head of the race. */
  wears?: string
}

/** What those of a calling wear and hold; the first that fits the name is taken. */
const CALLINGS: readonly (readonly [RegExp, Calling])[] = [
  [/freeman/, { body: 'bare', holds: 'axe', left: 'chain' }],
  [/brigand/, { body: 'fur', holds: 'daggers' }],
  [/shirazad/, { body: 'gown', holds: 'book' }],
  [/vizier/, { body: 'robe', holds: 'scroll' }],
  [/cook/, { body: 'apron', holds: 'feast' }],
  [/quarryman/, { body: 'bare', holds: 'pick' }],
  [/packmother/, { body: 'fur', holds: 'wolf' }],
  [/mirewalker/, { body: 'fur', holds: 'crook' }],
  [/navigator/, { body: 'cloak', holds: 'compass' }],
  [/astrolog/, { body: 'robe', holds: 'moon' }],
  [/alchemist/, { body: 'apron', holds: 'flask' }],
  [/archivist/, { body: 'robe', holds: 'book' }],
  [/clock/, { body: 'armor', holds: 'hourglass' }],
  [/lens/, { body: 'apron', holds: 'lens' }],
  [/null|sentinel/, { body: 'armor', holds: 'tower_shield' }],
  [/logician/, { body: 'robe', holds: 'scales' }],
  [/bishop/, { body: 'robe', holds: 'crook', wears: 'mitre' }],
  [/executioner/, { body: 'bare', holds: 'axe' }],
  [/gong|farmer/, { body: 'apron', holds: 'shovel' }],
  [/apothecary/, { body: 'apron', holds: 'satchel' }],
  [/oracle/, { body: 'robe', holds: 'bolt', left: 'bolt' }],
  [/reeve/, { body: 'tunic', holds: 'purse' }],
  [/coil/, { body: 'armor', holds: 'spear', left: 'snake' }],
  [/confessor/, { body: 'cloak', holds: 'chalice' }],
  [/mummer/, { body: 'tunic', holds: 'masks' }],
  [/gravedigger/, { body: 'cloak', holds: 'shovel' }],
  [/troubadour/, { body: 'tunic', holds: 'lute' }],
  [/siphon/, { body: 'robe', holds: 'leech' }],
  [/duchess/, { body: 'gown', holds: 'mirror' }],
  [/revenant/, { body: 'armor', holds: 'sword' }],
  [/gaoler|jailer/, { body: 'armor', holds: 'key', left: 'chain' }],
  [/mist|broker/, { body: 'cloak', holds: 'smoke' }],
  [/marquis/, { body: 'cloak', holds: 'scepter', wears: 'crown' }],
  [/herzog|duke/, { body: 'armor', holds: 'banner' }],
  [/knight/, { body: 'armor', holds: 'sword', left: 'shield' }],
  [/sperviter|falconer/, { body: 'tunic', holds: 'bird' }],
  [/envoy/, { body: 'tunic', holds: 'letter' }],
  [/brand/, { body: 'armor', holds: 'torch', left: 'sword' }],
  [/castellan/, { body: 'armor', holds: 'key' }],
  [/provost/, { body: 'cloak', holds: 'gavel' }],
  [/diver/, { body: 'armor', holds: 'spear', left: 'crystal' }],
  [/sapper/, { body: 'tunic', holds: 'bomb' }],
  [/pioneer/, { body: 'tunic', holds: 'banner', left: 'pick' }],
  [/tinker/, { body: 'apron', holds: 'core' }],
  [/salvager/, { body: 'tunic', holds: 'sack' }],
  [/bargain/, { body: 'cloak', holds: 'contract' }],
  [/pilot/, { body: 'tunic', holds: 'planet' }],
  [/commodore|captain/, { body: 'armor', holds: 'rapier', wears: 'hat' }],
]

/** The gear of a Legacy of whom only the Stats are known. */
const GEAR: Record<string, Calling> = {
  harvest: { body: 'tunic', holds: 'pick' },
  war: { body: 'armor', holds: 'sword' },
  tribute: { body: 'cloak', holds: 'scepter' },
}

const WITCH = person({ body: 'gown', face: 'domino', head: 'wizard', holds: 'starfall' })

const NAMES: readonly Rule[] = [
  // Labor
  [/time of peace/, [layer('sword', -6, 4, 0.9), layer('bird', 32, 0, 0.7)]],
  [/shell/, 'shells'],
  [/alms/, 'open_hand'],
  [/bled dry/, withSign('chalice', 'drop')],
  [/camp/, withSign('tent', 'cart')],
  [/mill/, 'mill'],
  [/raid/, withSign('sack', 'torch')],
  [/skull/, 'skull'],
  [/thacko/, [layer('ring', 0, 0, 0.9), layer('swords', 44, 46, 0.52)]],
  [/zradas/, 'masks'],
  [/ruse/, 'mask'],
  [/council/, 'council'],
  [/pilgrim/, 'road'],
  [/march/, withSign('horse', 'whip')],
  [/press gang/, withSign('fist', 'chain')],
  [/whetstone/, 'whetstone'],
  [/tongue/, 'tongue'],
  [/loaded/, withSign('dice', 'crystal')],
  [/surgeon/, 'bandage'],
  [/rust/, withSign('sword', 'skull')],
  [/night market/, [layer('stalls', 0, 8, 0.92), layer('moon', 58, -8, 0.42)]],
  [/mirror shield/, [layer('shield'), layer('mirror', 26, 16, 0.5)]],
  [/deepdrill/, 'drill'],
  [/appease/, 'candles'],
  // Trials
  [/overtime/, 'hourglass'],
  [/stimulus/, withSign('coins', 'cards')],
  [/bad blood/, withSign('swords', 'drop')],
  [/shard rain/, [layer('rain', 0, -6, 0.9), layer('crystals', 22, 56, 0.5)]],
  [/union/, [layer('handshake', 0, 12), layer('moon', 32, -8, 0.4)]],
  [/arena/, [layer('swords', 8, -6, 0.84), layer('power-burning')]],
  [/levy/, [layer('open_hand', 0, 10), layer('crystal', 26, -8, 0.56)]],
  [/long night/, 'moon'],
  [/witch/, WITCH],
  [/wasting/, withSign('skull', 'rat')],
  [/border/, 'bars_gate'],
  [/comet/, group('comet')],
  [/cull/, 'scythe'],
  [/tribunal/, withSign('scales', 'gavel')],
  [/hunger/, withSign('anvil', 'trap')],
  [/common cause/, pair('fist')],
  [/zodraz/, [layer('spiral'), layer('eye', 22, 24, 0.56)]],
  // Citadels
  [/rootmaw/, [layer('castle', 0, 4, 0.94), layer('vines', 46, 36, 0.62)]],
  [/axiom/, [layer('spire'), layer('eye', 26, 40, 0.48)]],
  [/tempestgate/, [layer('gate', 0, 4, 0.96), layer('bolt', 34, -14, 0.4)]],
  [/rimehold/, [layer('castle'), layer('power-snow'), layer('crystals', 62, 60, 0.42)]],
  [/brandspire/, [layer('tower'), layer('power-burning')]],
  [/landfall/, [layer('dome'), layer('planet', 56, -10, 0.46)]],
  ...NOUNS,
]

/** What else a card shows, of which only the kind is known. */
const KINDS: Record<string, string> = {
  fa: 'swords',
  sec: 'scroll',
  inst: 'bolt',
  cosmic: 'comet',
  diplomacy: 'council',
}

function legacy(card: CardData): [Layer[], Reason] {
  const words = wordsOf(card)
  const known = CALLINGS.find(([pattern]) => pattern.test(words))?.[1]
  const stats = ['harvest', 'war', 'tribute']
  const best = stats.reduce((one, other) =>
    Number(card.facts[other]) > Number(card.facts[one]) ? other : one,
  )
  const noun = known ? null : fitting(NOUNS, words)
  const { body, holds, left, wears } = known ?? GEAR[best]!
  const race = String(card.facts['race'])
  const someone = person({ body, holds, ...(left ? { left } : {}) }).filter(
    ({ figure }) => !/^(face|head)-/.test(figure),
  )
  const head = [layer(`race-${race}`), ...(wears ? [layer(`head-${wears}`, 8, -10, 0.84)] : [])]
  const sign = noun ? within(noun, 52, 48, 0.5) : []
  const [bodyLayer, ...tools] = someone
  return [[bodyLayer!, ...head, ...(noun ? sign : tools)], known || noun ? 'word' : 'effect']
}

function other(card: CardData): [Layer[], Reason] {
  const named = fitting(NAMES, wordsOf(card))
  if (named) return [named, 'word']
  const kind = String(card.facts['icon'] ?? card.facts['kind'])
  return [[layer(KINDS[kind] ?? 'castle')], 'kind']
}

/** The picture of a card. */
export function sketchOf(card: CardData): Sketch {
  const [layers, reason] = card.kind === 'legacies' ? legacy(card) : other(card)
  const race = String(card.facts['race'] ?? '')
  const ground = card.kind === 'trials' ? String(card.facts['kind']) : card.kind
  return { colors: race || ground, ground, layers, reason }
}
