// What each event looks like at this table. Arguments are those of the sentences in `text/en.json`.
import type { SceneTable } from '../../table/scenes'

const card = (id: number) => `card:${id}`

export const scenes: SceneTable = {
  chapters: ['round'],
  scenes: {
    round: ([number]) => ({ hits: ['spot:hours'], change: String(number) }),
    visitor: ([id]) => ({ card: id, hits: ['spot:visitor'] }),
    'turned-up': 'quiet', // a deck shows its next card
    played: 'quiet', // one's own card glides to its place
    // one wave at a time: all cards of a wave turn together
    turned: ([turned]) => ({ hits: (turned as unknown[][]).map(([id]) => card(Number(id))), change: '↻' }),
    used: () => ({ hits: ['spot:relics'] }),
    bought: () => ({ hits: ['spot:relics'] }),
    swallowed: 'quiet',
    tied: ([one, other]) => ({ hits: [card(one), card(other)] }),
    'hour-set': () => ({ hits: ['spot:hours'] }),
    hastened: 'quiet',
    gazed: ([n]) => ({ hits: ['spot:reserves'], change: `+${n}` }),
    paid: ([gold]) => ({ hits: ['spot:reserves'], change: `+${gold}` }),
    spilled: ([n]) => ({ hits: ['spot:reserves'], change: `−${n}` }),
    lost: () => ({ hits: ['spot:row'] }),
    won: () => ({ hits: ['spot:row'] }),
  },
}
