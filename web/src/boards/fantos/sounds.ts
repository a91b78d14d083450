// A savage planet: stone, shards that ring, a deep drum.
import { rising, type Sounds } from '../../sound/sounds'

export default {
  card: [
    { wave: 'noise', pitch: 1300, to: 500, long: 0.16, loud: 0.4 },
    { wave: 'sine', pitch: 1568, long: 0.2, loud: 0.12 },
  ],
  hit: [
    { wave: 'triangle', pitch: 140, to: 45, long: 0.35, loud: 1 },
    { wave: 'noise', pitch: 500, to: 120, long: 0.25, loud: 0.6 },
  ],
  dice: [0, 0.06, 0.13, 0.24].map((at) => ({ wave: 'noise', pitch: 900, at, long: 0.06, loud: 0.6 })),
  turn: [
    { wave: 'sine', pitch: 1175, long: 0.3, loud: 0.25 },
    { wave: 'sine', pitch: 1760, at: 0.12, long: 0.4, loud: 0.2 },
  ],
  win: rising('triangle', [294, 440, 587, 880], 0.16),
  loss: rising('triangle', [220, 196, 147], 0.3),
} satisfies Sounds as Sounds
