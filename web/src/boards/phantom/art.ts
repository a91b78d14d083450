// What is seen on the cards of The Phantom: a figure by the words of the name, the country of its adventure or the
// weather behind it, and the colors of its type.
import type { CardData } from '../../api/types'
import {
  fitting,
  group,
  layer,
  pair,
  person,
  withSign,
  within,
  wordsOf,
  type Layer,
  type Rule,
  type Sketch,
} from '../../looks/art/compose'
import { countryOf, typeOf } from './pictures'

const PIRATE = person({ body: 'tunic', face: 'patch', head: 'bandana', holds: 'cutlass' })
const VILLAGER = person({ body: 'tunic', head: 'hair', holds: 'spear' })
const HERO = layer('hero')
/** The belt of a school of fighting has a stripe for each degree. */
const degree = (figure: string, stripes: number): Layer[] => [
  layer(figure, -2, 0, 0.9),
  ...Array.from({ length: stripes }, (_, i) => layer('medal', 66, 2 + i * 30, 0.3)),
]
const hurt = (figure: string, x = 52, y = 50): Layer[] => [
  layer(figure, -4, -2, 0.9),
  layer('bandage', x, y, 0.5),
]

const HURTS: readonly Rule[] = [
  [/ribs/, 'ribs'],
  [/wrist/, 'wrist'],
  [/shoulder/, 'shoulder'],
  [/ankle/, 'foot'],
  [/vision/, hurt('closed_eye')],
  [/deep cut/, hurt('dagger', 46, 46)],
  [/blood/, hurt('drop')],
  [/flesh/, hurt('shirt')],
  [/nerves/, hurt('heart')],
  [/slipped mask/, [layer('hero', 0, 6, 0.9), layer('mask', 50, 40, 0.56, 24)]],
]

const PEOPLE: readonly Rule[] = [
  [/guran/, person({ body: 'gown', face: 'stern', head: 'leaves', holds: 'staff' })],
  [/bandar explorer/, person({ body: 'bare', head: 'leaves', holds: 'torch' })],
  [/bandar warrior/, person({ body: 'bare', face: 'stern', head: 'leaves', holds: 'spear', left: 'shield' })],
  [
    /bandar guide/,
    [layer('signpost', -16, 8, 0.7), ...person({ body: 'bare', head: 'leaves', holds: 'lantern' })],
  ],
  [/uncle dave/, person({ body: 'apron', face: 'beard', head: 'hat', holds: 'letter' })],
  [/poacher/, person({ body: 'cloak', face: 'stern', head: 'hat', holds: 'rifle' })],
  [/trapper/, person({ body: 'fur', face: 'beard', head: 'hat', holds: 'trap' })],
  [
    /marksman$|marksman sd/,
    person({ body: 'tunic', face: 'stern', head: 'hat', holds: 'aim', left: 'rifle' }),
  ],
  [/freed tracker/, person({ body: 'bare', face: 'beard', head: 'bandana', holds: 'chain' })],
  [/bagshot/, person({ body: 'armor', face: 'beard', head: 'hat', holds: 'pistol', left: 'whip' })],
  [/sparring/, person({ body: 'bare', face: 'stern', head: 'cap', holds: 'fist', left: 'fist' })],
  [/bully/, person({ body: 'tunic', face: 'stern', head: 'cap', holds: 'fist' })],
  [/comrade/, person({ body: 'tunic', head: 'cap', holds: 'handshake' })],
  [/zobaba/, person({ body: 'gown', face: 'old', head: 'turban', holds: 'canoe' })],
  [/oscar/, person({ body: 'tunic', face: 'beard', head: 'cap', holds: 'crate' })],
  [/\blou\b/, person({ body: 'cloak', face: 'patch', head: 'hat', holds: 'sack' })],
  [/gunrunner/, person({ body: 'tunic', face: 'stern', head: 'bandana', holds: 'rifle', left: 'crate' })],
  [/krall/, person({ body: 'armor', face: 'patch', head: 'hat', holds: 'hammer' })],
  [/knife/, person({ body: 'cloak', face: 'half', head: 'hood', holds: 'dagger' })],
  [/brotherhood|pirate y1|pirate$/, PIRATE],
  [/thug/, person({ body: 'bare', face: 'stern', head: 'bandana', holds: 'warhammer' })],
  [/doubting elder/, person({ body: 'robe', face: 'old', head: 'leaves', holds: 'crook' })],
  [/raiding party/, [...within(PIRATE, -8, 10, 0.66), ...within(PIRATE, 34, 30, 0.7)]],
  [/torch bearer/, person({ body: 'tunic', face: 'stern', head: 'bandana', holds: 'torch' })],
  [/villagers/, [...within(VILLAGER, -8, 12, 0.66), ...within(VILLAGER, 36, 28, 0.72)]],
  [/fisherman/, [layer('basket', -8, 58, 0.5), ...person({ body: 'bare', head: 'turban', holds: 'spear' })]],
  [/fisherfolk/, [layer('canoe', -6, 22, 0.8), layer('basket', 54, 56, 0.44)]],
  [/militia/, [layer('hut', 38, -6, 0.6), ...within(VILLAGER, -8, 20, 0.72)]],
  [/lookout/, person({ body: 'tunic', face: 'patch', head: 'bandana', holds: 'lens' })],
  [
    /emboldened crew/,
    [layer('banner', 36, -8, 0.6), ...within(PIRATE, -6, 16, 0.62), ...within(PIRATE, 34, 34, 0.66)],
  ],
  [/rama\b/, person({ body: 'armor', face: 'beard', head: 'turban', holds: 'cutlass', left: 'cutlass' })],
  [/stronghold guard/, person({ body: 'armor', face: 'stern', head: 'bandana', holds: 'halberd' })],
  [
    /turncoat/,
    [
      layer('banner', -14, -4, 0.6, -10, true),
      layer('banner', 52, -4, 0.6, 10),
      ...within(PIRATE, 12, 26, 0.72),
    ],
  ],
  [/mozz/, person({ body: 'robe', face: 'old', head: 'long', holds: 'staff' })],
  [/^diana diana$/, person({ body: 'gown', head: 'long' })],
  [/patrol$/, person({ body: 'gown', head: 'long', holds: 'shirt' })],
  [/^the phantom phantom$/, [HERO]],
  [/year one year|^ ?year one$/, [layer('ship', 44, -4, 0.6), layer('hero', -10, 12, 0.86)]],
]

const THINGS: readonly Rule[] = [
  // what adventures leave behind
  [/achievements of story of devil/, withSign('medal', 'wolf')],
  [/achievements of diana/, withSign('medal', 'boots')],
  [/achievements/, withSign('medal', 'ship')],
  [/loot of story of devil/, withSign('open_chest', 'paw')],
  [/loot of diana/, withSign('open_chest', 'rifle')],
  [/loot/, withSign('open_chest', 'cutlass')],
  // beasts
  [/thunder/, 'horse'],
  [/python/, 'snake'],
  [/hounds/, pair('hound')],
  [/little devil sd little devil/, [layer('wolf', 18, 34, 0.62)]],
  [/cub called/, [layer('wolf', -8, 4, 0.66), layer('paw', 48, 48, 0.5)]],
  [/enraged wolf/, [layer('wolf'), layer('claws', 52, 52, 0.46)]],
  [/howl/, 'howler'],
  [/fang/, [layer('wolf'), layer('chain', 0, 56, 0.44)]],
  [/satans? challenge/, [layer('wolf', -10, 0, 0.62), layer('wolf', 44, 18, 0.7, 0, true)]],
  [/satan/, [layer('wolf'), layer('skull', 60, 56, 0.4)]],
  [/respect of the pack/, group('wolf')],
  [/wolf wisdom/, withSign('wolf', 'book')],
  [/wolf call/, withSign('wolf', 'horn')],
  [/patient trainer/, withSign('wolf', 'hand')],
  [/wolfskin/, [layer('body-cloak'), layer('wolf', 18, -4, 0.64)]],
  [/kennel/, [layer('cage', -8, -2, 0.84), layer('hound', 40, 42, 0.6)]],
  [/devil/, [layer('wolf', 0, 4, 0.92), layer('moon', 58, -4, 0.42)]],
  [/scorpion/, [layer('boots', -10, -4, 0.72), layer('scorpion', 40, 40, 0.6)]],
  [/mangrove croc/, [layer('tree', 34, -8, 0.66), layer('crocodile', -4, 18, 0.84)]],
  [/crocodile/, 'crocodile'],
  [/leopard/, 'cat'],
  [/fraka/, 'bird'],
  [/shark/, 'shark'],
  // story and country
  [/shots in/, [layer('rifle', -6, 0, 0.8), layer('burst', 56, -4, 0.44)]],
  [/boot camp/, [layer('tent', -6, 0, 0.8), layer('boots', 50, 48, 0.5)]],
  [/border river/, [layer('canoe', -6, 18, 0.8), layer('banner', 54, -2, 0.5)]],
  [/launch/, [layer('canoe', -4, 10, 0.9), layer('crate', 34, 22, 0.4)]],
  [/barge/, [layer('canoe', -4, 14, 0.9), layer('crate', 14, 22, 0.36), layer('barrel', 50, 20, 0.36)]],
  [/ghost still walks/, [layer('moon', 56, -6, 0.5), layer('hero', -6, 8, 0.9)]],
  [/burning coast/, [layer('hut', -8, 16, 0.72), layer('flame', 44, 4, 0.66)]],
  [/pirates wake/, [layer('ship', 0, -2, 0.9), layer('tide', 30, 50, 0.5)]],
  [/dhow/, 'ship'],
  [/sea stronghold/, [layer('castle', -4, -4, 0.9), layer('tide', 34, 50, 0.5)]],
  [/fishing village/, [layer('hut', -8, 6, 0.7), layer('hut', 42, 24, 0.62)]],
  [/hunters camp/, [layer('tent', -4, 6, 0.84), layer('rifle', 52, 40, 0.5)]],
  [/powder/, pair('barrel')],
  // gear
  [/saddlebags/, 'saddlebags'],
  [/first aid/, 'kit'],
  [/pocket pistol/, [layer('shirt', -8, -4, 0.7), layer('pistol', 42, 44, 0.52)]],
  [/colt/, 'pistol'],
  [/service rifle/, 'rifle'],
  [/papers/, withSign('letter', 'seal')],
  [/uniform/, 'shirt'],
  [/inspection/, withSign('shirt', 'lens')],
  [/radio/, 'radio'],
  [/medal/, 'medal'],
  [/jungle boots/, [layer('boots', -2, -2, 0.9), layer('leaf', 54, 0, 0.42)]],
  [/jeep/, 'jeep'],
  [/whistle/, 'whistle'],
  [/dusters/, 'knuckles'],
  [/canoe/, 'canoe'],
  [/ledger/, withSign('book', 'coins')],
  [/costume/, [HERO, layer('body-cloak', 52, 48, 0.46)]],
  [/drums in/, [layer('moon', 58, -4, 0.42), layer('drum', -6, 22, 0.72)]],
  [/talking drums/, pair('drum')],
  [/skull ring/, withSign('ring', 'skull')],
  [/good mark/, withSign('ring', 'swords')],
  [/holsters/, 'holsters'],
  [/chronicles/, [layer('book', -6, 6, 0.8), layer('hero', 50, 38, 0.54)]],
  [/cutlass/, 'cutlass'],
  [/axe/, 'axe'],
  // places
  [/campfire/, 'campfire'],
  [/skull cave/, 'skull_cave'],
  [/hideaway/, [layer('peaks', -4, -4, 0.84), layer('hut', 52, 46, 0.5)]],
  [/treasure/, 'chest'],
  [/waterfall/, 'falls'],
  // deeds
  [/judo novice/, degree('throw', 1)],
  [/judo advanced/, degree('throw', 2)],
  [/judo/, degree('throw', 3)],
  [/karate novice/, degree('kick', 1)],
  [/karate/, degree('kick', 2)],
  [/aikido novice/, degree('circling', 1)],
  [/aikido/, degree('circling', 2)],
  [/pearl diver/, [layer('diver'), layer('shells', 0, 0, 0.34)]],
  [/diver/, 'diver'],
  [/spirit/, withSign('heart', 'flame')],
  [/drill/, [layer('banner', 36, -8, 0.66), layer('boots', -8, 22, 0.72)]],
  [/marksmans eye/, withSign('eye', 'aim')],
  [/saying/, withSign('lips', 'skull')],
  [/iron fist/, 'fist'],
  [/got your back/, 'handshake'],
  [/oath/, withSign('hand', 'skull')],
  [/shortcut/, withSign('road', 'leaf')],
  [/hidden trail/, withSign('road', 'smoke')],
  [/false trail/, withSign('signpost', 'paw')],
  [/reputation/, [layer('hero', 0, 6, 0.9), layer('skull', 58, 0, 0.4)]],
  [/advice/, withSign('letter', 'hand')],
  [/tight grip/, withSign('hand', 'chain')],
  [/moonlit run/, [layer('moon', 56, -4, 0.46), layer('paw', -4, 16, 0.8)]],
  // events
  [/rifle shot/, [layer('rifle', -4, 8, 0.86), layer('burst', 62, -8, 0.4)]],
  [/spoor/, pair('paw')],
  [/best of the situation/, withSign('satchel', 'sun')],
  [/rockslide/, 'rocks'],
  [/quiet evening/, [layer('moon', 54, -4, 0.46), layer('campfire', -4, 18, 0.78)]],
  [/steel trap/, 'trap'],
  [/sentries/, withSign('closed_eye', 'bell')],
  [/night march/, [layer('moon', 56, -6, 0.44), layer('boots', -4, 14, 0.82)]],
  [/wall/, 'wall'],
  [/mail/, withSign('letter', 'heart')],
  [/double shift/, pair('hourglass')],
  [/ambush on/, [layer('reeds'), layer('rifle', 8, 40, 0.56)]],
  [/ambush/, [layer('reeds'), layer('spears', 10, 36, 0.6)]],
  [/local tip/, withSign('lips', 'ear')],
  [/fever/, withSign('bed', 'moth')],
  [/searchlight/, 'searchlight'],
  [/grief/, withSign('tomb', 'rose')],
  [/poisoned blade/, withSign('dagger', 'flask')],
  [/ruins/, [layer('broken_tower', -4, -2, 0.84), layer('smoke', 44, 2, 0.56)]],
  [/cannon/, 'cannon'],
  [/oil fire/, [layer('barrel', -6, 14, 0.7), layer('flame', 40, 4, 0.66)]],
]

/** A page of the story carries its number: the letters side by side on an open book. */
function pageOf(card: CardData): Layer[] | null {
  const letters = /-lore-([ivx]+)$/.exec(card.key)?.[1]
  if (!letters) return null
  const width = Math.min(30, 84 / letters.length)
  const start = 50 - (width * letters.length) / 2
  return [
    layer('scroll', -14, -14, 1.28),
    ...[...letters].map((letter, i) => layer(`numeral-${letter}`, start + i * width, 34, width / 100)),
  ]
}

/** Weather is seen in the ground alone: a small bird, leaf or sail shows how hard it blows. */
const WEATHER: readonly [RegExp, string, Layer[]][] = [
  [/mountain fog/, 'fog', [layer('stag', 56, 30, 0.5)]],
  [/cold rain/, 'rain', [layer('rain', 26, 0, 0.5)]],
  [/noon heat/, 'heat', [layer('snake', 20, 56, 0.4)]],
  [/monsoon/, 'monsoon', [layer('storm', 24, -6, 0.56)]],
  [/full moon/, 'moon', [layer('owl', 58, 52, 0.4)]],
  [/onshore wind/, 'wind', [layer('ship', 46, 36, 0.5)]],
  [/sea mist/, 'mist', [layer('ship', 6, 26, 0.56)]],
]

/** Types whose pictures have rays behind the figure in place of a country. */
const RAYS = ['skill', 'injury', 'legend', 'lore', 'achievement', 'loot']

export function sketchOf(card: CardData): Sketch {
  const type = typeOf(card)
  const words = wordsOf(card).replace(/['’]/g, '')
  const weather = WEATHER.find(([pattern]) => pattern.test(words))
  if (weather) return { colors: type, ground: weather[1], layers: weather[2], reason: 'word' }
  const layers = pageOf(card) ?? fitting([...HURTS, ...PEOPLE, ...THINGS], words)
  const ground = RAYS.includes(type) ? 'rays' : countryOf(card.kind === 'adventures' ? card.key : card.kind)
  const night = /night|moon|dark|evening/.test(words) && ground !== 'rays'
  return {
    colors: type,
    ground: night ? `${ground}-night` : ground,
    layers: layers ?? [layer('aim')],
    reason: layers ? 'word' : 'kind',
  }
}
