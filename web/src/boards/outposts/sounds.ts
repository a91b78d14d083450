// A war table: parchment, a hammer on stone, a horn.
import { rising, type Sounds } from '../../sound/sounds'

export default {
  card: [{ wave: 'noise', pitch: 3000, to: 1200, long: 0.1, loud: 0.35 }],
  hit: [
    { wave: 'square', pitch: 110, to: 50, long: 0.18, loud: 0.45 },
    { wave: 'noise', pitch: 1500, to: 200, long: 0.3, loud: 0.55 },
  ],
  dice: [0, 0.08, 0.15].map((at) => ({ wave: 'noise', pitch: 1500, at, long: 0.05, loud: 0.5 })),
  turn: [
    { wave: 'sawtooth', pitch: 294, long: 0.22, loud: 0.2 },
    { wave: 'sawtooth', pitch: 440, at: 0.2, long: 0.34, loud: 0.2 },
  ],
  win: rising('sawtooth', [294, 370, 440, 587], 0.17).map((tone) => ({ ...tone, loud: 0.22 })),
  loss: rising('sawtooth', [294, 262, 220], 0.3).map((tone) => ({ ...tone, loud: 0.18 })),
} satisfies Sounds as Sounds
