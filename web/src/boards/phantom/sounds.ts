// A pulp comic: a turned page, a punch, brass.
import { rising, type Sounds } from '../../sound/sounds'

export default {
  card: [{ wave: 'noise', pitch: 1800, to: 3600, long: 0.18, loud: 0.3 }],
  hit: [
    { wave: 'square', pitch: 220, to: 60, long: 0.12, loud: 0.5 },
    { wave: 'noise', pitch: 700, long: 0.12, loud: 0.8 },
  ],
  dice: [0, 0.05, 0.12, 0.2].map((at) => ({ wave: 'noise', pitch: 1900, at, long: 0.04, loud: 0.5 })),
  turn: [
    { wave: 'square', pitch: 392, long: 0.1, loud: 0.18 },
    { wave: 'square', pitch: 523, at: 0.1, long: 0.22, loud: 0.18 },
  ],
  win: rising('square', [392, 523, 659, 784], 0.14).map((tone) => ({ ...tone, loud: 0.18 })),
  loss: rising('square', [311, 294, 233], 0.26).map((tone) => ({ ...tone, loud: 0.15 })),
} satisfies Sounds as Sounds
