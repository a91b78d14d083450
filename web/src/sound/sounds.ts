// The sounds of a table: a few moments, each of a few tones. A game has its own (`boards/GAME/sounds.ts`).
import type { Beat, Scene } from '../table/scenes'

export const MOMENTS = ['card', 'hit', 'dice', 'turn', 'win', 'loss'] as const
export type Moment = (typeof MOMENTS)[number]

export interface Tone {
  /** How it sounds: a wave, or noise around the pitch. */
  wave: OscillatorType | 'noise'
  /** In Hertz, from and to. */
  pitch: number
  to?: number
  /** When it begins and how long it lasts, in seconds. */
  at?: number
  long: number
  /** From 0 to 1. */
  loud?: number
}
export type Sounds = Record<Moment, readonly Tone[]>

/** The sounds of a game that has none of its own. */
export const PLAIN: Sounds = {
  card: [{ wave: 'noise', pitch: 2400, to: 900, long: 0.12, loud: 0.35 }],
  hit: [{ wave: 'triangle', pitch: 190, to: 70, long: 0.22, loud: 0.8 }],
  dice: [0, 0.07, 0.16].map((at) => ({ wave: 'noise', pitch: 1700, at, long: 0.05, loud: 0.5 })),
  turn: [
    { wave: 'sine', pitch: 659, long: 0.14, loud: 0.4 },
    { wave: 'sine', pitch: 880, at: 0.14, long: 0.2, loud: 0.4 },
  ],
  win: rising('triangle', [523, 659, 784, 1047], 0.13),
  loss: rising('sine', [392, 349, 294], 0.24),
}

/** One tone after another. */
export function rising(wave: OscillatorType, pitches: readonly number[], step: number): Tone[] {
  return pitches.map((pitch, i) => ({ wave, pitch, at: i * step, long: step * 2, loud: 0.4 }))
}

/** The sound of a beat of a scene; most beats are silent. */
export function cueOf(scene: Scene, beat: Beat): Moment | null {
  if (beat === 'card') return 'card'
  if (beat === 'flight') {
    if (scene.dice?.length) return 'dice'
    return scene.change || (scene.against !== undefined && scene.against !== null) ? 'hit' : null
  }
  const laid = scene.own && scene.card !== undefined && scene.card !== null
  return beat === 'rest' && laid && !scene.hits?.length ? 'card' : null
}
