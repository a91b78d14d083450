// What each event looks like at this table.
import type { SceneTable } from '../../table/scenes'
import type { Types } from './generated'

const card = (id: number) => `card:${id}`
/** Everything here is the doing of the one who plays. */
const actor = 0

export const scenes: SceneTable<Types> = {
  chapters: ['round'],
  scenes: {
    round: ([number]) => ({ hits: ['spot:hours'], change: String(number), inPlace: true }),
    visitor: ([id]) => ({ card: id, hits: ['spot:visitor'] }),
    'turned-up': 'quiet', // a deck shows its next card
    played: () => ({ actor }), // the card glides to its place
    // one wave at a time: all cards of a wave turn together, and what each pays appears below it
    turned: ([turned]) => ({
      actor,
      hits: (turned as unknown[][]).map(([id]) => card(Number(id))),
      inPlace: true,
    }),
    used: ([relic]) => ({ actor, hits: [`relic:${relic}`], inPlace: true }),
    bought: ([relic]) => ({ actor, hits: [`relic:${relic}`], inPlace: true }),
    swallowed: 'quiet', // the deck shows the next card
    tied: ([one, other]) => ({ actor, hits: [card(one), card(other)], change: '∞', inPlace: true }),
    'hour-set': () => ({ actor, hits: ['spot:hours'], inPlace: true }),
    hastened: 'quiet', // seen when the next round begins
    gazed: ([n]) => ({ actor, hits: ['spot:reserves'], change: `+${n}`, inPlace: true }),
    paid: ([gold]) => ({ from: ['spot:row'], hits: ['spot:reserves'], change: `+${gold}` }),
    spilled: ([n]) => ({ hits: ['spot:reserves'], change: `−${n}`, inPlace: true }),
    lost: () => ({ hits: ['spot:row'], inPlace: true }),
    won: () => ({ hits: ['spot:reserves'], inPlace: true }),
  },
}
