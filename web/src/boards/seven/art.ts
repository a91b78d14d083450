// What the pictures of 7 are made of: the figure that a card's name asks for.
import type { CardData } from '../../api/types'
import { hash, numbers, picture } from '../../parts/art'
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

/** Signs of quests, sins, cataclysms and deeds that their names alone would not find. */
const EMBLEM_OF: Record<string, string> = {
  sin_pride: 'crown',
  sin_greed: 'coin',
  sin_lust: 'heart',
  sin_envy: 'eye',
  sin_gluttony: 'flask',
  sin_wrath: 'flame',
  sin_sloth: 'moon',
  cat_ashfall: 'flame',
  cat_rising_tide: 'wave',
  cat_blight_of_the_groves: 'tree',
  cat_scorching_noon: 'sun',
  cat_the_long_winter: 'mountain',
  cat_night_without_stars: 'moon',
  cat_deserters: 'wing',
  cat_the_press_gang: 'anchor',
  cat_the_empty_inn: 'tower',
  cat_cracked_cauldrons: 'flask',
  cat_poisoned_wells: 'skull',
  cat_the_last_fair: 'coin',
  cat_judgement: 'sword',
  cat_seeds_of_wickedness: 'mask',
  unn_tithe_of_glory: 'star',
  unn_withering: 'leaf',
  unn_cold_doubt: 'eye',
  unn_broken_oath: 'hand',
  unn_weariness: 'moon',
  unn_siege: 'tower',
  unn_closed_shutters: 'gate',
  unn_dark_omen: 'skull',
  unn_spilled_flask: 'flask',
  unn_temptation: 'serpent',
  unn_tax_of_tears: 'heart',
  unn_lost_trail: 'paw',
  unn_shadow_on_the_road: 'mask',
  art_mirror_of_humility: 'eye',
  art_purse_of_charity: 'coin',
  art_veil_of_chastity: 'mask',
  art_cord_of_kindness: 'heart',
  art_chalice_of_temperance: 'flask',
  art_hourglass_of_patience: 'star',
  art_hammer_of_diligence: 'hammer',
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

export const sceneOf = (card: CardData): string => QUEST_OF[card.key] ?? 'bridge'

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

export const personOf = (card: CardData): [Head, string] => PEOPLE[card.key] ?? ['hood', emblemOf(card)]

export const emblemOf = (card: CardData): string =>
  EMBLEM_OF[card.key] ?? picture(card.key, card.name, card.kind).emblem

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
