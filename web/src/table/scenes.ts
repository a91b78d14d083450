// What an event looks like. Each game has one table (`boards/GAME/scenes.ts`): for every kind of event a scene, or
// the word that it is logged quietly on purpose.
import type { Happened } from '../api/types'
import type { Speed } from './settings.svelte'
import type { GameTypes } from './types'

/** Something falls to pieces, comes down from above, or comes together from all sides. */
type Motion = 'crumble' | 'loom' | 'gather'

/** What the table of a game says about one event. */
export interface Sketch {
  /** The seat that acts. */
  actor?: number | null
  /** The card that is shown large, by its number. */
  card?: number | null
  /** What is hit on the board: `card:17`, `post:4`, `seat:1`, `spot:mana`. */
  hits?: string[]
  /** Where it comes from, where that is not the seat that acts: arrows begin there. */
  from?: string[]
  /** The change that lands there, such as `+2`. */
  change?: string
  /** The seat that this is done to, if it is not its own doing. */
  against?: number | null
  /** What is hit gains by it, whoever loses: it is no harm there. */
  gains?: boolean
  /** The shapes of the parts that come together, on a square of 24 by 24. */
  shapes?: readonly string[]
  /** What is hit lights up where it lies: nothing flies there. */
  inPlace?: boolean
  /** A great moment that moves by itself; those who want no motion see what is hit, and the sentence. */
  motion?: Motion
  /** What has happened with it and has no scene of its own: its words follow those of the event. */
  also?: readonly Happened[]
  /** Dice that were rolled. */
  dice?: number[]
  /** The game has a picture of its own for it, which stays until a player goes on: what led to it, and what it does. */
  spectacle?: { cause: readonly Happened[]; effects: readonly Happened[] }
}

/** What a table may ask about the position before the event. */
export interface Position<Table = object> {
  view: Table
  seat: number | null
  /** What has happened with it, just before and after. */
  earlier: readonly Happened[]
  later: readonly Happened[]
}

/** How an event is shown; one may be quiet for some of those who look on, or where an earlier scene has told it. */
export type Draw<Args, Table> = (args: Args, before: Position<Table>) => Sketch | 'quiet'

/** The scenes of a game: there is one for each of its events. */
export interface SceneTable<G extends GameTypes> {
  /** Kinds of events that begin a group in the log. */
  chapters: readonly (keyof G['events'])[]
  /** Kinds of events without a scene that are lines of their own in the log, and no details of the line before. */
  deeds?: readonly (keyof G['events'])[]
  /** Kinds of events that are a great blow to the one they are done to: who did it may say a word. */
  blows?: readonly (keyof G['events'])[]
  /** Kinds of events that decide a game; without them, all that have a scene. The end shows the last ones. */
  decisive?: readonly (keyof G['events'])[]
  scenes: { readonly [Kind in keyof G['events']]: Draw<G['events'][Kind], G['table']> | 'quiet' }
}

/** The scenes of any game. */
export interface AnyScenes {
  chapters: readonly string[]
  deeds?: readonly string[]
  blows?: readonly string[]
  decisive?: readonly string[]
  scenes: Readonly<Record<string, Draw<never, never> | 'quiet'>>
}

/** A sketch with its words, ready to be played. */
export interface Scene extends Sketch {
  event: Happened
  text: string
  /** It is done to the person who looks on. */
  yours: boolean
  /** It is the person's own doing: they know what they did. */
  own: boolean
  /** The person has a seat, and is not only looking on. */
  plays?: boolean
}

const BEATS = ['actor', 'card', 'flight', 'rest'] as const
export type Beat = (typeof BEATS)[number]

const LENGTHS: Record<Beat, number> = { actor: 300, card: 1000, flight: 600, rest: 400 }
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }
/** What is done to you takes longer. */
const YOURS = 1.6
/** A picture that nobody at the table has to put away goes by itself. */
const SPECTACLE = 4000
/** A sentence needs its time to be read. */
const MS_PER_LETTER = 14

/** The beats of a scene with their lengths in milliseconds; none at all at the instant speed. */
export function beatsOf(scene: Scene, speed: Speed, still = false): [beat: Beat, ms: number][] {
  const factor = FACTORS[speed]
  if (!factor) return []
  const wanted: Record<Beat, boolean> = {
    actor: !still && !scene.own && scene.actor !== undefined && scene.actor !== null,
    card: !scene.own && scene.card !== undefined && scene.card !== null,
    flight: Boolean(scene.hits?.length || scene.dice?.length),
    rest: true,
  }
  if (still) wanted.flight = false
  return BEATS.filter((beat) => wanted[beat]).map((beat) => {
    if (beat === 'card' && scene.spectacle)
      return [beat, scene.plays ? Infinity : Math.round(SPECTACLE * factor)]
    const pressing = scene.yours && beat !== 'actor' ? YOURS : 1
    const reading = beat === 'rest' && !scene.own && !wanted.card ? scene.text.length * MS_PER_LETTER : 0
    return [beat, Math.round((LENGTHS[beat] + reading) * pressing * factor)]
  })
}

/** The scenes of what happened, in order; what is quiet has none. */
export function scenesOf(
  events: readonly Happened[],
  table: AnyScenes | undefined,
  before: Pick<Position, 'view' | 'seat'>,
  words: (event: Happened) => string,
): Scene[] {
  return events.flatMap((event, place) => {
    const draw = table?.scenes[event.kind] ?? 'quiet'
    if (draw === 'quiet' || !words(event)) return []
    const around = { ...before, earlier: events.slice(0, place), later: events.slice(place + 1) }
    const sketch = draw(event.args as never, around as never)
    if (sketch === 'quiet') return []
    return [
      {
        ...sketch,
        event,
        /** Said when it is read: a card that has come to light with it has its name by then. */
        get text() {
          return [event, ...(sketch.also ?? [])].map(words).filter(Boolean).join(' ')
        },
        yours: before.seat !== null && sketch.against === before.seat && sketch.actor !== before.seat,
        own: before.seat !== null && sketch.actor === before.seat,
        plays: before.seat !== null,
      },
    ]
  })
}
