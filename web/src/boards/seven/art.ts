// What the pictures of 7 are made of: the figure that a card's name asks for.
import type { CardData } from '../../api/types'
import type { Look } from '../../looks/art/compose'
import { hash, numbers } from '../../parts/art'
import { COLORS } from './pieces'
import { colorOf, grantsOf } from './printed'

export type Head = 'hair' | 'hood' | 'hat' | 'helm' | 'crown' | 'long' | 'veil' | 'mask'

/** Who somebody is: what they wear on their heads, and what they hold. */
const PEOPLE: Record<string, [Head, string]> = {
  hero_aldric_emberblade: ['helm', 'sword'],
  hero_maelis_tidewarden: ['long', 'anchor'],
  hero_tamsin_oakheart: ['hood', 'leaf'],
  hero_soren_sunhand: ['crown', 'sun'],
  hero_ilvane_of_the_snows: ['veil', 'star'],
  hero_corvin_duskmantle: ['hood', 'moon'],
  chr_ember_squire: ['hair', 'sword'],
  chr_forge_sister: ['veil', 'hammer'],
  chr_banner_herald: ['hat', 'scroll'],
  chr_lance_captain: ['helm', 'shield'],
  chr_saint_of_the_pyre: ['hair', 'flame'],
  chr_harbour_clerk: ['hair', 'anchor'],
  chr_pearl_diver: ['long', 'wave'],
  chr_storm_pilot: ['hat', 'bolt'],
  chr_lighthouse_mage: ['hood', 'eye'],
  chr_admiral_of_mists: ['crown', 'anchor'],
  chr_charcoal_boy: ['hair', 'flame'],
  chr_herb_wife: ['veil', 'leaf'],
  chr_horn_ranger: ['hood', 'wing'],
  chr_stag_rider: ['helm', 'paw'],
  chr_elder_of_the_grove: ['long', 'tree'],
  chr_toll_keeper: ['hood', 'key'],
  chr_mirror_smith: ['hair', 'eye'],
  chr_caravan_master: ['hat', 'mountain'],
  chr_sun_duelist: ['long', 'sword'],
  chr_oracle_of_noon: ['veil', 'sun'],
  chr_snow_novice: ['hood', 'scroll'],
  chr_bell_ringer: ['hair', 'hammer'],
  chr_pass_warden: ['helm', 'mountain'],
  chr_ice_templar: ['helm', 'sword'],
  chr_mother_superior: ['veil', 'heart'],
  chr_alley_fence: ['hat', 'coin'],
  chr_dream_reader: ['veil', 'moon'],
  chr_masked_envoy: ['mask', 'scroll'],
  chr_night_fencer: ['hat', 'sword'],
  chr_veiled_regent: ['crown', 'mask'],
}

/** What the names of all other cards speak of: a figure on the glass. */
const SIGN_OF: Record<string, string> = {
  sin_pride: 'crown',
  sin_greed: 'coins',
  sin_lust: 'kiss',
  sin_envy: 'snake',
  sin_gluttony: 'feast',
  sin_wrath: 'fist',
  sin_sloth: 'bed',
  cat_ashfall: 'comet',
  cat_rising_tide: 'wave',
  cat_blight_of_the_groves: 'tree',
  cat_scorching_noon: 'sun',
  cat_the_long_winter: 'peaks',
  cat_night_without_stars: 'moon',
  cat_deserters: 'broken_gate',
  cat_the_press_gang: 'chain',
  cat_the_empty_inn: 'cup',
  cat_cracked_cauldrons: 'crucible',
  cat_poisoned_wells: 'well',
  cat_the_last_fair: 'stalls',
  cat_judgement: 'scales',
  cat_seeds_of_wickedness: 'sprout',
  unn_tithe_of_gold: 'purse',
  unn_tithe_of_glory: 'starfall',
  unn_withering: 'leaf',
  unn_cold_doubt: 'closed_eye',
  unn_broken_oath: 'contract',
  unn_weariness: 'candles',
  unn_siege: 'siege_tower',
  unn_closed_shutters: 'bars_gate',
  unn_dark_omen: 'skull',
  unn_spilled_flask: 'chalice',
  unn_temptation: 'snake',
  unn_tax_of_tears: 'drop',
  unn_lost_trail: 'paw',
  unn_shadow_on_the_road: 'wraith',
  art_mirror_of_humility: 'mirror',
  art_purse_of_charity: 'purse',
  art_veil_of_chastity: 'head-veil',
  art_cord_of_kindness: 'knot',
  art_chalice_of_temperance: 'chalice',
  art_hourglass_of_patience: 'hourglass',
  art_hammer_of_diligence: 'hammer',
  arm_helm_of_humility: 'head-helm',
  arm_gauntlets_of_charity: 'gauntlets',
  arm_girdle_of_chastity: 'girdle',
  arm_cloak_of_kindness: 'body-cloak',
  arm_cuirass_of_temperance: 'body-armor',
  arm_shield_of_patience: 'shield',
  arm_greaves_of_diligence: 'greaves',
  cas_emberhold: 'flame',
  cas_tidewatch: 'wave',
  cas_thornwall: 'hedge',
  cas_sunspire: 'sun',
  cas_whitecrag: 'peaks',
  cas_duskgate: 'moon',
  est_cinder_vineyards: 'vines',
  est_salt_harbour: 'ship',
  est_deepwood_farms: 'sheaf',
  est_gilded_mint: 'coins',
  est_snowfield_cloister: 'bell',
  est_shadow_market: 'stalls',
  tmp_temple_of_ardour: 'flame',
  tmp_temple_of_tides: 'wave',
  tmp_temple_of_roots: 'tree',
  tmp_temple_of_noon: 'sun',
  tmp_temple_of_snow: 'peaks',
  tmp_temple_of_veils: 'moon',
  prt_gate_of_cinders: 'flame',
  prt_gate_of_the_deep: 'leviathan',
  prt_gate_of_thorns: 'hedge',
  prt_gate_of_the_black_sun: 'sun',
  prt_gate_of_silence: 'closed_eye',
  prt_gate_of_whispers: 'lips',
  trs_copper_hoard: 'coin',
  trs_silver_casket: 'chest',
  trs_merchants_strongbox: 'scales',
  trs_dragons_tithe: 'dragon',
  trs_kings_ransom: 'crown',
  trs_minstrels_song: 'lute',
  trs_victory_garland: 'head-laurel',
  trs_knights_banner: 'banner',
  trs_hall_of_trophies: 'hall',
  trs_ballad_of_the_first_hero: 'scroll',
  trs_battle_scar: 'swords',
  trs_old_warriors_ring: 'ring',
  trs_rune_of_valour: 'lattice',
  trs_giants_girdle: 'girdle',
  trs_blood_of_the_first_hero: 'drop',
  trs_reliquary_of_the_dawn: 'sun',
  trs_reliquary_of_the_deep: 'shells',
  trs_reliquary_of_the_void: 'spiral',
  elx_cinder_drop: 'comet',
  elx_ember_tonic: 'campfire',
  elx_smiths_fire: 'anvil',
  elx_phoenix_tear: 'phoenix',
  elx_salamander_oil: 'drake',
  elx_blood_and_brine: 'drop',
  elx_dew_drop: 'rain',
  elx_tide_tonic: 'tide',
  elx_pearl_milk: 'shells',
  elx_kraken_ink: 'leviathan',
  elx_mist_oil: 'smoke',
  elx_river_and_root: 'well',
  elx_moss_drop: 'mushrooms',
  elx_root_tonic: 'vines',
  elx_harts_blood: 'stag',
  elx_dryad_sap: 'treant',
  elx_resin_oil: 'tree',
  elx_leaf_and_light: 'leaf',
  elx_honey_drop: 'swarm',
  elx_noon_tonic: 'sun',
  elx_lions_breath: 'cat',
  elx_bottled_dawn: 'starfall',
  elx_amber_oil: 'geode',
  elx_gold_and_frost: 'coins',
  elx_frost_drop: 'crystal',
  elx_snow_tonic: 'peaks',
  elx_swans_breath: 'bird',
  elx_bottled_silence: 'lips',
  elx_tallow_oil: 'candles',
  elx_snow_and_shade: 'shroud',
  elx_dusk_drop: 'moth',
  elx_dream_tonic: 'closed_eye',
  elx_ravens_tongue: 'tongue',
  elx_bottled_night: 'moon',
  elx_nightshade_oil: 'rose',
  elx_shade_and_spark: 'bolt',
  red: 'flame',
  blue: 'wave',
  green: 'leaf',
  yellow: 'sun',
  white: 'peaks',
  purple: 'moon',
  closing: 'gate',
  treasury: 'open_chest',
  corruption: 'skull',
  marker: 'banner',
  neutral: 'shield',
  gold: 'coin',
  fame: 'head-laurel',
  token: 'torch',
}

/** The scene on a quest's window. */
const QUEST_OF: Record<string, string> = {
  qst_the_broken_seal: 'scroll',
  qst_wolves_of_the_white_pass: 'wolf',
  qst_the_drowned_bell: 'bell',
  qst_the_hermit_in_the_thorns: 'thorns',
  qst_the_sunless_mine: 'mine',
  qst_the_lantern_thieves: 'lantern',
  qst_the_silent_bridge: 'bridge',
  qst_the_kneeling_king: 'king',
  qst_siege_of_emberford: 'siege',
  qst_the_plague_barges: 'barge',
  qst_the_hollow_oak: 'oak',
  qst_the_serpent_stair: 'serpent',
  qst_procession_of_ghosts: 'ghosts',
  qst_the_masked_duke: 'mask',
  qst_caravan_in_the_storm: 'storm',
  qst_orphans_of_the_border_war: 'orphans',
  qst_the_wandering_forge: 'forge',
  qst_the_crown_of_thorns: 'crown',
  qst_the_thirteen_bandits: 'bandits',
  qst_the_library_fire: 'fire',
  qst_the_great_hunt: 'hunt',
  qst_funeral_of_the_last_paladin: 'funeral',
  qst_night_of_open_gates: 'gates',
  qst_herald_of_the_unnamed: 'herald',
}

/** The scene of a quest, if it is known. */
export const sceneOf = (card: CardData): string => QUEST_OF[card.key] ?? ''

/** The color of the glass behind a card's figure. */
export function glassOf(card: CardData): string {
  switch (card.kind) {
    case 'sins':
      return 'wine'
    case 'cataclysms':
      return 'ember'
    case 'unnamed':
      return 'night'
    case 'quests':
      return 'dusk'
    case 'treasures':
    case 'artifacts':
    case 'armour':
      return 'hoard'
  }
  return colorOf(card)
}

/** Somebody's head and what they hold; whoever is not known has empty hands. */
export const personOf = (card: CardData): [Head, string] => PEOPLE[card.key] ?? ['hood', '']

/** The figure that a card's name asks for, if it is known. */
export const signOf = (card: CardData): string => SIGN_OF[card.key] ?? ''

/** The shapes of flasks by the word that names the brew: a drop in a phial, a tonic in a tall bottle, oil in a gourd. */
const FLASKS: [RegExp, Flask][] = [
  [/drop|tear/, 'phial'],
  [/tonic|milk|ink/, 'tall'],
  [/oil|sap/, 'gourd'],
  [/ and |_and_/, 'pointed'],
]
export type Flask = 'phial' | 'tall' | 'gourd' | 'pointed' | 'round'
export const flaskOf = (card: CardData): Flask => FLASKS.find(([word]) => word.test(card.key))?.[1] ?? 'round'

/** Everything that is seen on a card, in a line, and what led to it. */
export function lookOf(card: CardData): Look {
  const known = [PEOPLE, SIGN_OF, QUEST_OF].some((list) => card.key in list)
  const parts = [card.kind, glassOf(card), personOf(card).join(' '), signOf(card), QUEST_OF[card.key]]
  return { seen: parts.join('; '), reason: known ? 'word' : 'kind' }
}

/** The colors in a flask: those of the best that it gives, in equal parts for each gift. */
export function layersOf(card: CardData): string[] {
  const best = grantsOf(card).at(-1)?.gives ?? []
  const all = best.flatMap(({ what, count }) => Array.from({ length: count }, () => what))
  return all.filter((what) => (COLORS as readonly string[]).includes(what))
}

/** Numbers from 0 to 1 that are always the same for a card. */
export function diceOf(card: CardData): number[] {
  const next = numbers(hash(card.key))
  return Array.from({ length: 8 }, next)
}
