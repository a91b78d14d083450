// Tarot at midnight: silk, a music box, a low gong for Death.
import { rising, type Sounds } from '../../sound/sounds'

export default {
  card: [
    { wave: 'noise', pitch: 3500, to: 1800, long: 0.2, loud: 0.2 },
    { wave: 'sine', pitch: 1319, at: 0.06, long: 0.25, loud: 0.15 },
  ],
  hit: [
    { wave: 'sine', pitch: 98, to: 92, long: 0.9, loud: 0.8 },
    { wave: 'sine', pitch: 233, long: 0.5, loud: 0.2 },
  ],
  dice: [0, 0.08, 0.17].map((at) => ({ wave: 'sine', pitch: 1568, at, long: 0.08, loud: 0.2 })),
  turn: rising('sine', [988, 1319], 0.14).map((tone) => ({ ...tone, loud: 0.25 })),
  win: rising('sine', [659, 784, 988, 1319, 1568], 0.16),
  loss: rising('sine', [494, 466, 370], 0.34),
} satisfies Sounds as Sounds
