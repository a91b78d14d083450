// What is seen on the cards of Outposts: a figure by the words of the name, or else by what the card does; around a
// creature the signs of its keywords; behind it the country of its faction, rays (spells) or masonry (upgrades).
import type { CardData } from '../../api/types'
import { factsOf, printed } from './view'
import { fitting, group, layer, pair, person, withSign, within, wordsOf } from '../../looks/art/compose'
import type { Layer, Reason, Rule, Sketch } from '../../looks/art/compose'
import { NOUNS } from '../../looks/art/nouns'
import { GROUNDS } from './grounds'

const SENTINEL = person({ body: 'armor', head: 'helm', holds: 'spear' })
const SOLDIER = person({ body: 'tunic', face: 'stern', head: 'kettle' })

/** People and creatures that need more than one figure, by their names. */
const CREATURES: readonly Rule[] = [
  // Cinder Legion
  [/ram crew/, 'ram'],
  [/ash hound/, [layer('hound'), layer('power-burning')]],
  [/kindling imp/, [layer('imp'), layer('power-burning')]],
  [/plunderer|raider|bandit/, person({ body: 'tunic', face: 'patch', head: 'bandana', holds: 'sack' })],
  [
    /legion spear/,
    [layer('spears', -18, 2, 0.8), ...person({ body: 'armor', head: 'crest', face: 'stern' })],
  ],
  [/furnace brute/, 'brute'],
  [/scorch/, person({ body: 'robe', face: 'shadow', head: 'hood', holds: 'torch' })],
  [/ember captain/, person({ body: 'armor', face: 'stern', head: 'crest', holds: 'sword' })],
  [/pyre giant/, [layer('giant'), layer('power-burning')]],
  [/zealot/, person({ body: 'bare', face: 'stern', head: 'flames', holds: 'torch' })],
  [/dancer/, person({ body: 'gown', head: 'bun', holds: 'torch', left: 'torch' })],
  [/siege tower/, 'siege_tower'],
  [
    /marshal/,
    [
      layer('banner', 34, -6, 0.66),
      ...person({ body: 'cloak', face: 'beard', head: 'crest', left: 'sword' }),
    ],
  ],
  [/slag/, [layer('golem'), layer('power-cracks'), layer('power-burning')]],
  // Bastion Compact
  [/mason|builder/, person({ body: 'apron', head: 'cap', holds: 'trowel' })],
  [/gate warden/, person({ body: 'armor', face: 'beard', head: 'kettle', holds: 'halberd' })],
  [/shieldbearer/, [...person({ body: 'armor', head: 'kettle' }), layer('tower_shield', 18, 42, 0.64)]],
  [/archer/, person({ body: 'tunic', head: 'hood', holds: 'bow' })],
  [/brick golem/, [layer('golem'), layer('bricks')]],
  [/oath knight/, person({ body: 'armor', head: 'helm', holds: 'sword' })],
  [/castellan/, person({ body: 'cloak', face: 'beard', head: 'crown', holds: 'key' })],
  [/countermine|miner\b/, person({ body: 'tunic', face: 'beard', head: 'lamp', holds: 'pick' })],
  [/architect/, person({ body: 'robe', face: 'old', head: 'cap', holds: 'compass' })],
  [/vault keeper/, person({ body: 'armor', face: 'old', head: 'hair', holds: 'key' })],
  // Wildroot Kin
  [/grove tender|gardener|druid/, person({ body: 'robe', head: 'leaves', holds: 'sprout' })],
  [/pack alpha/, [layer('howler'), layer('power-alpha', 0, 2)]],
  [/broodnest|matron/, 'nest'],
  // Veil Syndicate
  [/informant/, person({ body: 'cloak', face: 'half', head: 'hood', holds: 'lantern' })],
  [/shadow courier/, person({ body: 'cloak', face: 'shadow', head: 'hood', holds: 'letter' })],
  [/masked duelist/, person({ body: 'tunic', face: 'domino', head: 'hat', holds: 'rapier' })],
  [/pickpocket/, person({ body: 'tunic', face: 'half', head: 'cap', holds: 'purse' })],
  [/mirror adept/, person({ body: 'gown', face: 'domino', head: 'long', holds: 'mirror' })],
  [/broker/, person({ body: 'cloak', face: 'half', head: 'hat', holds: 'coins' })],
  [/assassin/, person({ body: 'cloak', face: 'half', head: 'hood', holds: 'dagger', left: 'dagger' })],
  [
    /smoke runner/,
    [layer('smoke', -8, 30, 0.7), ...person({ body: 'cloak', face: 'half', head: 'bandana' })],
  ],
  [
    /dream thief/,
    [layer('moon', 58, -4, 0.46), ...person({ body: 'cloak', face: 'shadow', head: 'hood', holds: 'orb' })],
  ],
  [
    /spymaster/,
    [layer('eye', 56, 0, 0.44), ...person({ body: 'cloak', face: 'domino', head: 'hat', holds: 'letter' })],
  ],
  // Silver
  [/camp follower/, person({ body: 'apron', head: 'bun', holds: 'basket' })],
  [/hired shield/, person({ body: 'tunic', face: 'stern', head: 'kettle', left: 'shield', holds: 'sword' })],
  [/surgeon|healer|medic/, person({ body: 'apron', head: 'bun', holds: 'satchel' })],
  [/sapper/, person({ body: 'tunic', face: 'beard', head: 'lamp', holds: 'bomb' })],
  [/lancer/, [layer('horse', -14, 4, 0.94), layer('lance', 44, 4, 0.9, 18)]],
  [/alchemist/, person({ body: 'robe', face: 'old', head: 'wizard', holds: 'flask' })],
  [/bounty hunter/, person({ body: 'cloak', face: 'stern', head: 'hat', holds: 'crossbow' })],
  [/caravan master/, person({ body: 'robe', face: 'beard', head: 'turban', holds: 'cart' })],
  [/coin golem/, [layer('golem'), layer('power-coins')]],
  [/griffin courier/, [layer('griffin'), layer('letter', 0, 58, 0.36)]],
  [
    /turncoat/,
    [
      layer('banner', -14, -4, 0.62, -10, true),
      layer('banner', 52, -4, 0.62, 10),
      ...person({ body: 'armor', face: 'patch', head: 'crest' }),
    ],
  ],
  [
    /oracle|seer|prophet/,
    [layer('moon', 56, -6, 0.48), ...person({ body: 'gown', head: 'veil', holds: 'orb' })],
  ],
  [
    /ring duelist/,
    [...person({ body: 'tunic', face: 'stern', head: 'hair', holds: 'rapier' }), layer('ring', -6, 54, 0.42)],
  ],
  [/sentinels/, [...within(SENTINEL, -8, 8, 0.7), ...within(SENTINEL, 32, 30, 0.74)]],
  [
    /company|crew|band\b/,
    [
      layer('banner', 36, -8, 0.6),
      ...within(SOLDIER, -8, 18, 0.62),
      ...within(SOLDIER, 46, 18, 0.62),
      ...within(SOLDIER, 17, 36, 0.68),
    ],
  ],
  [/paladin/, person({ body: 'armor', head: 'winged', face: 'stern', holds: 'warhammer' })],
  // Shard
  [/acolyte/, person({ body: 'robe', face: 'shadow', head: 'hood', holds: 'crystal_staff' })],
  [/facet guard/, [...person({ body: 'armor', head: 'helm' }), layer('crystal', 16, 46, 0.56)]],
  [/gemcutter|jeweler/, person({ body: 'apron', face: 'beard', head: 'goggles', holds: 'crystal' })],
  [/prism hound/, [layer('hound'), layer('power-resonance')]],
  [/splinter mage/, person({ body: 'robe', face: 'stern', head: 'wizard', holds: 'shards' })],
  [/crystal leech/, 'leech'],
  [/lens keeper/, person({ body: 'robe', face: 'old', head: 'hair', holds: 'lens' })],
  [/shardling/, 'shardling'],
  [/fractured titan/, [layer('colossus'), layer('power-cracks')]],
  [/resonant golem/, [layer('golem'), layer('power-facets')]],
  [/quartz/, 'behemoth'],
  // whoever else bears a calling
  [/captain|commander/, person({ body: 'armor', face: 'beard', head: 'crest', holds: 'sword' })],
  [/knight|champion/, person({ body: 'armor', head: 'helm', holds: 'sword' })],
  [/gargoyle/, 'gargoyle'],
  [
    /guard|warden|sentry|sentinel/,
    person({ body: 'armor', face: 'stern', head: 'kettle', holds: 'halberd' }),
  ],
  [/mage|wizard|witch|sorcer|adept/, person({ body: 'robe', head: 'wizard', holds: 'staff' })],
  [/priest|monk|cleric/, person({ body: 'robe', face: 'old', head: 'mitre', holds: 'crook' })],
  [/spy|thief|rogue/, person({ body: 'cloak', face: 'half', head: 'hood', holds: 'dagger' })],
  [/merchant|trader|master/, person({ body: 'robe', face: 'beard', head: 'turban', holds: 'purse' })],
]

/** Spells and upgrades whose name asks for more than one figure, or for another than its words do. */
const DEEDS: readonly Rule[] = [
  [/blood price/, withSign('dagger', 'drop')],
  [/firebolt/, 'fireball'],
  [/break the gate/, 'broken_gate'],
  [/overheat/, [layer('furnace'), layer('power-burning')]],
  [/reckless/, [layer('horse'), layer('power-berserk')]],
  [/burning palisade/, [layer('palisade'), layer('power-burning')]],
  [/powder/, group('barrel')],
  [/smelting/, 'crucible'],
  [/standard of the forge/, [layer('banner'), layer('anvil', 34, 60, 0.4)]],
  [/man the walls/, 'rampart'],
  [/rebuild/, [layer('wall', -4, 22, 0.76), layer('trowel', 46, -4, 0.62, 24)]],
  [/judgement/, withSign('scales', 'sword')],
  [/ballista/, 'ballista'],
  [/counting/, [layer('house'), layer('coins', 48, 52, 0.5)]],
  [/decree of peace/, [layer('scroll'), layer('bird', 40, -10, 0.6)]],
  [/warded gate/, [layer('gate'), layer('power-runes')]],
  [/bountiful/, 'basket'],
  [/regrowth/, 'sprout'],
  [/stampede/, pair('bison')],
  [/overrun/, pair('paw')],
  [/heartgrove/, 'heart_tree'],
  [/fungal/, 'mushrooms'],
  [/reproof/, [layer('tower', -6, 6, 0.86), layer('vines', 20, 22, 0.78)]],
  [/leap/, 'cat'],
  [/sapling circle/, 'circle'],
  [/misdirection/, 'signpost'],
  [/intercept|shipment/, [layer('cart'), layer('dagger', 54, -8, 0.5, 30)]],
  [/vanish/, [layer('smoke', 0, 20), layer('head-hat', 10, -2, 0.8)]],
  [/whisper/, 'lips'],
  [/listening/, 'ear'],
  [/hall of mirrors/, [layer('mirror', -22, 8, 0.78), layer('mirror', 44, 8, 0.78), layer('mirror', 10, 0)]],
  [/sealed orders/, 'letter'],
  [/blackmail/, [layer('letter', -2, 6, 0.92), layer('dagger', 36, -6, 0.66, 28)]],
  [/shroud/, 'shroud'],
  [/counterfeit/, [layer('shield'), layer('mask', 22, 26, 0.56)]],
  [/trapdoor/, 'trapdoor'],
  [/quick bargain|bargain/, 'handshake'],
  [/emergency levy/, [layer('horn', 0, -6, 0.9), layer('spears', 44, 40, 0.58)]],
  [/field repairs/, [layer('saw', -8, -14, 0.9, 20), layer('hammer', 26, 24, 0.76, 30)]],
  [/mercenary contract/, withSign('contract', 'coin')],
  [/dispatch/, [layer('bird', -4, -6, 0.96), layer('letter', 2, 60, 0.4)]],
  [/arc bolt/, 'bolt'],
  [/grand auction/, withSign('gavel', 'coins')],
  [/levelling|leveling/, withSign('broken_tower', 'bomb')],
  [/royal recall/, [layer('crown', 8, -8, 0.72), layer('horn', 14, 44, 0.62)]],
  [/silver tongue/, 'tongue'],
  [/treaty seal/, 'seal'],
  [/silver rain/, 'arrows'],
  [/shattering hammer/, [layer('broken_crystal', 8, 22, 0.78), layer('hammer', 10, -16, 0.72, 36)]],
  [/toll/, 'toll'],
  [/bell tower/, 'bell_tower'],
  [/row\b|market/, 'stalls'],
  [/surge/, [layer('burst'), layer('crystal', 24, 20, 0.54)]],
  [/attune/, 'fork'],
  [/crystal spike/, 'spikes'],
  [/mending/, 'lyre'],
  [/crystalline prison/, [layer('crystals'), layer('cage', 24, 34, 0.54)]],
  [/fracture/, 'broken_crystal'],
  [/mirror storm/, [layer('storm', -2, -8, 0.8), layer('shards', 34, 32, 0.64)]],
  [/shatterwave/, 'wave'],
  [/prismatic veil/, 'dome'],
  [/volatile/, 'core'],
  [/crystal spire/, 'spire'],
  [/lattice/, 'lattice'],
  [/shard mine/, 'mine'],
]

/** What a card does, in the words of the effects, and what that looks like; the first that it does is taken. */
const EFFECTS: Record<string, string> = {
  strike: 'bolt',
  hit: 'broken_tower',
  destroy: 'scales',
  raze: 'hammer',
  shatter: 'broken_crystal',
  repair: 'trowel',
  fortify: 'foundation',
  post: 'wall',
  ward: 'gate',
  sanctuary: 'seal',
  aura: 'banner',
  aura_post: 'banner',
  rally: 'horn',
  mod: 'drum',
  grant: 'claws',
  prey: 'cat',
  bounce: 'smoke',
  rout: 'signpost',
  rout_all: 'masks',
  tuck: 'cage',
  revive: 'sprout',
  recover: 'sprout',
  recycle: 'mushrooms',
  search: 'contract',
  scry: 'eye',
  draw: 'cards',
  discard: 'lips',
  mana: 'crystals',
  discount: 'crystal',
  cap: 'crystal',
  tax: 'coins',
  cut: 'coins',
  skip: 'scroll',
  expose: 'lens',
}

/** Someone for a creature of whom only the values are known. */
function fighter(card: CardData): Layer[] {
  const [attack, defense, health] = printed(card) ?? [0, 0, 0]
  const powers = powersNamed(card)
  if (powers.includes('siege')) return [layer('ram')]
  if (powers.includes('immobile') || powers.includes('slow')) return [layer('golem')]
  if (powers.includes('elusive'))
    return person({ body: 'cloak', face: 'half', head: 'hood', holds: 'dagger' })
  if (health > 5) return [layer('giant')]
  if (defense > attack)
    return [...person({ body: 'armor', head: 'kettle' }), layer('tower_shield', 18, 42, 0.64)]
  return person({ body: 'armor', face: 'stern', head: 'crest', holds: 'sword' })
}

const powersNamed = (card: CardData): string[] =>
  (factsOf(card)?.keywords ?? []).map(({ keyword }) => keyword)
/** Powers that are seen behind a creature. */
const BEHIND = ['swift', 'berserk']

function powersOf(card: CardData): [Layer[], Layer[]] {
  const own = powersNamed(card)
  const drawn = (powers: string[]) => powers.map((power) => layer(`power-${power}`))
  return [
    drawn(own.filter((power) => BEHIND.includes(power))),
    drawn(own.filter((power) => !BEHIND.includes(power))),
  ]
}

const OTHERS: Record<string, Record<string, Layer[]>> = {
  factions: {
    cinder: [layer('flame')],
    bastion: [layer('castle')],
    wildroot: [layer('leaf')],
    veil: [layer('mask', 0, 12)],
  },
  pieces: {
    outpost: [layer('tower')],
    mana_crystal: [layer('crystal')],
    empty_deck: [layer('empty_deck')],
  },
}

function figureOf(card: CardData): [Layer[], Reason] {
  const words = wordsOf(card)
  const facts = factsOf(card)
  const creature = facts?.type === 'creature'
  const named = fitting(creature ? CREATURES : DEEDS, words) ?? fitting(NOUNS, words)
  if (named) return [named, 'word']
  if (creature) return [fighter(card), 'effect']
  const effect = facts?.does.find((each) => each in EFFECTS)
  if (effect) return [[layer(EFFECTS[effect]!)], 'effect']
  return [[layer(facts?.type === 'upgrade' ? 'tower' : 'scroll')], 'kind']
}

const DECKS: readonly Rule[] = [[/siege/, 'ram'], [/works/, 'compass'], [/roots/, 'vines'], ...NOUNS]
/** A ready-made deck bears the sign of its name. */
const deckSign = (card: CardData): Layer[] =>
  within(fitting(DECKS, wordsOf(card)) ?? [layer('banner')], 40, 40, 0.6)

/** The picture of a card. */
export function sketchOf(card: CardData): Sketch {
  const other = OTHERS[card.kind]?.[card.key]
  if (other) {
    const [colors, ground] = card.kind === 'factions' ? [card.key, 'faction'] : ['pieces', 'piece']
    return { colors, ground, layers: other, reason: 'word' }
  }
  if (card.kind === 'decks') {
    const colors = String(card.facts['faction'])
    const layers = [layer('cards', 0, -6, 0.8), ...deckSign(card)]
    return { colors, ground: 'faction', layers, reason: 'word' }
  }
  const [figure, reason] = figureOf(card)
  const [behind, before] = powersOf(card)
  const type = factsOf(card)?.type ?? 'spell'
  const country = card.kind in GROUNDS ? card.kind : 'silver'
  return {
    colors: `${country} ${type}`,
    ground: type === 'creature' ? country : type,
    layers: [...behind, ...figure, ...before],
    reason,
  }
}
