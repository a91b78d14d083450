// Stained glass and pages: bells, glass, a choir's three notes.
import { rising, type Sounds } from '../../sound/sounds'

export default {
  card: [{ wave: 'noise', pitch: 4200, to: 2000, long: 0.16, loud: 0.25 }],
  hit: [
    { wave: 'sine', pitch: 2093, to: 1400, long: 0.25, loud: 0.3 },
    { wave: 'noise', pitch: 5000, to: 2500, long: 0.35, loud: 0.35 },
  ],
  dice: [0, 0.07, 0.14].map((at) => ({ wave: 'noise', pitch: 2200, at, long: 0.05, loud: 0.4 })),
  turn: [
    { wave: 'sine', pitch: 784, long: 0.5, loud: 0.35 },
    { wave: 'sine', pitch: 2352, long: 0.25, loud: 0.08 },
  ],
  win: rising('sine', [523, 659, 784, 1047, 1319], 0.18),
  loss: rising('sine', [440, 415, 330], 0.36),
} satisfies Sounds as Sounds
