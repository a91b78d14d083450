// What is to be seen on a card: a place for its set, a light for its type, a figure for its name or subtype.
import type { CardData } from '../../api/types'
import { hash, numbers } from '../../parts/art'
import { factsOf } from './view'

export type Ground = 'mountains' | 'river' | 'sea' | 'jungle' | 'rays'
type Sky = 'day' | 'fog' | 'rain' | 'sun' | 'moon' | 'wind'

export interface Scene {
  ground: Ground
  sky: Sky
  color: string
  figure: string | null
  /** Where the sun or the moon stands. */
  light: { x: number; y: number }
  seed: number
}

/** The type of a card, for its color and its figure; Legends and adventures are types of their own. */
export const typeOf = (card: CardData): string => factsOf(card)?.type ?? card.kind.replace(/s$/, '')

const GROUNDS: Record<string, Ground> = { devil: 'mountains', patrol: 'river', year_one: 'sea' }
/** The color of each type of card; white words on it can be read. */
const COLORS: Record<string, string> = {
  ally: '#15775a',
  item: '#a8600a',
  place: '#4a7314',
  skill: '#6d3bb0',
  enemy: '#c5352b',
  boss: '#9b1c31',
  event: '#2d64b3',
  weather: '#14808c',
  injury: '#9b1c31',
  objective: '#4b2178',
  mission: '#4b2178',
  lore: '#4b2178',
  legend: '#6d3bb0',
  adventure: '#4b2178',
  achievement: '#8a5a00',
  loot: '#8a5a00',
}
export const colorOf = (type: string): string => COLORS[type] ?? '#4b2178'

/** The first that fits the name is taken; then the first word of the type line that is known. */
const NAMES: [RegExp, string][] = [
  [/wolf|howl|devil$|satan|fang|pack/i, 'wolf'],
  [/hound|kennel/i, 'dog'],
  [/thunder/i, 'horse'],
  [/python/i, 'serpent'],
  [/crocodile/i, 'crocodile'],
  [/shark/i, 'shark'],
  [/leopard/i, 'cat'],
  [/scorpion/i, 'scorpion'],
  [/fraka/i, 'bird'],
  [/guran|bandar/i, 'bandar'],
  [/elder|mozz/i, 'elder'],
  [/diana|spirit/i, 'diana'],
  [/pearl diver|champion diver/i, 'dive'],
  [/year one|costume|oath|saying|ghost|reputation|slipped mask/i, 'phantom'],
  [/crew|party|militia|villagers|turncoat/i, 'crew'],
  [/colt|pistol|holster/i, 'pistol'],
  [/rifle|gunrunner/i, 'rifle'],
  [/cutlass|blade|knife/i, 'cutlass'],
  [/axe/i, 'axe'],
  [/duster|iron fist|grip|bully|karate/i, 'fist'],
  [/judo|aikido|drill|sparring/i, 'kick'],
  [/drum/i, 'drum'],
  [/saddlebag/i, 'bags'],
  [/ring/i, 'ring'],
  [/cloak/i, 'cloak'],
  [/uniform|inspection/i, 'shirt'],
  [/chronicle|ledger/i, 'book'],
  [/radio|tip/i, 'radio'],
  [/whistle/i, 'whistle'],
  [/medal/i, 'medal'],
  [/boots|march|shift/i, 'boots'],
  [/jeep/i, 'jeep'],
  [/canoe|launch|barge/i, 'canoe'],
  [/dhow|wake|stronghold$/i, 'ship'],
  [/first aid/i, 'kit'],
  [/papers|mail|advice/i, 'letter'],
  [/treasure/i, 'chest'],
  [/powder/i, 'barrel'],
  [/trap$|trapper/i, 'trap'],
  [/skull cave/i, 'cave'],
  [/campfire|fire|torch|smould|burning/i, 'campfire'],
  [/camp\b/i, 'camp'],
  [/village/i, 'hut'],
  [/waterfall/i, 'falls'],
  [/hideaway|mountain h/i, 'hideout'],
  [/run$|trail|shortcut|spoor/i, 'paws'],
  [/shots/i, 'rifle'],
  [/marksman|eye/i, 'aim'],
  [/shot|volley|cannon/i, 'burst'],
  [/rockslide/i, 'rocks'],
  [/help|back|comrade|evening/i, 'help'],
  [/searchlight|sentries/i, 'search'],
  [/wall/i, 'tower'],
  [/fever|poison/i, 'flask'],
  [/grief/i, 'heart'],
  [/situation/i, 'leaf'],
  [/ambush|reeds/i, 'leaf'],
  [/trainer/i, 'wolf'],
  [/dave/i, 'officer'],
]
const WORDS: Record<string, string> = {
  wolf: 'wolf',
  dog: 'dog',
  horse: 'horse',
  snake: 'serpent',
  bird: 'bird',
  pirate: 'pirate',
  smuggler: 'pirate',
  hunter: 'hunter',
  tracker: 'hunter',
  patrol: 'officer',
  villager: 'elder',
  bandar: 'bandar',
  weapon: 'cutlass',
  vehicle: 'canoe',
  camp: 'camp',
  hideout: 'hideout',
  wilderness: 'leaf',
  athletics: 'dive',
  brawl: 'fist',
  'martial arts': 'kick',
  legend: 'phantom',
  tool: 'key',
  human: 'man',
  animal: 'paws',
  hazard: 'rocks',
  teamwork: 'help',
}
/** Words that say little. */
const PLAIN = ['human', 'animal']
const TYPES: Record<string, string> = {
  ally: 'man',
  item: 'key',
  place: 'hideout',
  skill: 'star',
  enemy: 'skull',
  boss: 'skull',
  event: 'bolt',
  objective: 'eye',
  mission: 'aim',
  lore: 'phantom',
  injury: 'bandage',
  achievement: 'medal',
  loot: 'chest',
}
/** Types whose pictures have rays behind the figure in place of a landscape. */
const RAYS = ['skill', 'injury', 'legend', 'lore', 'achievement', 'loot']
const SKIES: [RegExp, Sky][] = [
  [/fog|mist/i, 'fog'],
  [/rain|monsoon/i, 'rain'],
  [/heat|noon/i, 'sun'],
  [/moon/i, 'moon'],
  [/wind/i, 'wind'],
]

export function sceneOf(card: CardData): Scene {
  const type = typeOf(card)
  const words: string[] = factsOf(card)?.subtypes ?? []
  const seed = hash(`${card.kind}/${card.key}`)
  const next = numbers(seed)
  const weather = type === 'weather'
  const sky = SKIES.find(([word]) => word.test(card.name))?.[1]
  const named = NAMES.find(([word]) => word.test(card.name))?.[1]
  const telling = words.filter((word) => word in WORDS)
  const known = telling.find((word) => !PLAIN.includes(word)) ?? telling[0]
  const figure = card.kind === 'legends' ? card.key : (named ?? (known ? WORDS[known]! : TYPES[type]))
  const ground = RAYS.includes(type) ? 'rays' : (GROUNDS[card.kind] ?? 'jungle')
  return {
    ground,
    sky: (weather && sky) || (/night|moon|dark/i.test(card.name) ? 'moon' : 'day'),
    color: card.kind === 'legends' && card.key === 'diana' ? COLORS['weather']! : colorOf(type),
    figure: weather ? null : type === 'injury' ? 'bandage' : (figure ?? 'star'),
    light: { x: 14 + Math.round(next() * 72), y: 10 + Math.round(next() * 14) },
    seed,
  }
}

export const countryOf = (adventure: string): Ground => GROUNDS[adventure] ?? 'jungle'

/** What a page of the story speaks of, by the first word of it that has a figure. */
const TOLD: [RegExp, string][] = [
  [/wol[fv]|cub|pack|howl/i, 'wolf'],
  [/ship|dhow|sail|fleet|harbor|pirate|brotherhood/i, 'ship'],
  [/shark|pearl|dive/i, 'shark'],
  [/village|hut|elder/i, 'hut'],
  [/fire|burn|torch|flame/i, 'campfire'],
  [/cave|skull/i, 'cave'],
  [/patrol|uniform|colonel|recruit|barracks/i, 'officer'],
  [/smuggl|crate|barge|river|boat/i, 'canoe'],
  [/shot|rifle|hunt|poach/i, 'rifle'],
  [/horse|saddle|ride/i, 'horse'],
  [/drum/i, 'drum'],
  [/letter|book|chronicle|map/i, 'book'],
]
export const motifOf = (story: string): string => TOLD.find(([words]) => words.test(story))?.[1] ?? 'bandar'
