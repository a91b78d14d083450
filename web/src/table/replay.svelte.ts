// The replay of a finished game: scenes of frames, seen from a seat, by a spectator, or with all cards open.
import { api } from '../api/http'
import type { Feed } from '../api/feed'
import type { Happened, ReplayData, SceneData, Seat, SeatData, Shown } from '../api/types'
import { givenName } from '../text/names'
import { t } from '../text/text.svelte'

/** A moment: the scene (how many answers were given), and the frame in it. */
export interface Moment {
  scene: number
  frame: number
}

const AHEAD = 3
const REFUSED = 'over'
/** What a record says of somebody whose name it does not know. */
const NAMELESS = ['', 'person']

export class ReplayFeed implements Feed {
  shown = $state.raw<Shown | null>(null)
  news = $state.raw<Happened[]>([])
  at = $state.raw<Moment>({ scene: 0, frame: 0 })
  eye = $state('spectator')
  /** Who answered what in the scene that is shown. */
  scene = $state.raw<SceneData | null>(null)
  error = $state('')
  readonly connection = 'open'
  readonly refusal = null
  readonly busy = false

  /** For the eye that looks: what happened in each scene. */
  #log = $state.raw<Happened[][]>([])
  #scenes = new Map<string, Promise<SceneData>>()
  #wanted = 0
  /** Where somebody wants to go; the frame may still be on its way. */
  #target: Moment = { scene: 0, frame: 0 }

  /** `sitters` are the seats of the table at which it was played, where that is known: a file names no bots. */
  constructor(
    readonly replay: ReplayData,
    readonly sitters: readonly Seat[] = [],
  ) {}

  get table(): string {
    return this.replay.id
  }

  /** All moments in order. */
  readonly moments: Moment[] = $derived.by(() =>
    this.#log.flatMap((events, scene) =>
      Array.from({ length: scene ? Math.max(1, events.length) : 1 }, (_, frame) => ({ scene, frame })),
    ),
  )
  readonly place: number = $derived(
    Math.max(
      0,
      this.moments.findIndex((m) => m.scene === this.at.scene && m.frame === this.at.frame),
    ),
  )
  readonly log: Happened[] = $derived.by(() => {
    const before = this.#log.slice(0, this.at.scene).flat()
    const now = this.#log[this.at.scene] ?? []
    return [...before, ...(this.at.scene ? now.slice(0, this.at.frame + 1) : now)]
  })

  /** Look with other eyes, at the same scene. */
  async look(eye: string, start?: Moment) {
    if (start) this.#target = start
    const log = await api.replayLog(this.replay.id, eye)
    this.#log = log
    this.eye = eye
    await this.show(this.#nearest({ ...this.#target, scene: Math.min(this.#target.scene, log.length - 1) }))
  }

  /** Go to a place in the row of moments. */
  go(place: number) {
    const moment = this.moments[Math.min(Math.max(0, place), this.moments.length - 1)]
    if (moment) void this.show(moment)
  }

  /** Go to the end of a scene. */
  cut(scene: number) {
    const inside = Math.min(Math.max(0, scene), this.replay.scenes - 1)
    void this.show(this.#nearest({ scene: inside, frame: Infinity }))
  }

  async show(moment: Moment) {
    const wanted = ++this.#wanted
    this.#target = moment
    try {
      const scene = await this.#load(moment.scene)
      if (wanted !== this.#wanted) return // somebody has moved on in the meantime
      const frame = scene.frames[moment.frame] ?? scene.frames.at(-1)!
      this.scene = scene
      this.at = moment
      this.news = frame.events
      this.shown = this.#as_shown(frame.view, frame.waiting)
      this.error = ''
    } catch (error) {
      this.error = (error as Error).message
    }
    for (let next = 1; next <= AHEAD; next++) {
      if (moment.scene + next < this.replay.scenes) void this.#load(moment.scene + next).catch(() => null)
    }
  }

  #nearest({ scene, frame }: Moment): Moment {
    const last = scene ? Math.max(1, this.#log[scene]?.length ?? 1) - 1 : 0
    return { scene, frame: Math.min(frame, last) }
  }

  #load(scene: number): Promise<SceneData> {
    const key = `${this.eye}/${scene}`
    let found = this.#scenes.get(key)
    if (!found) {
      found = api.scene(this.replay.id, scene, this.eye)
      found.catch(() => this.#scenes.delete(key))
      this.#scenes.set(key, found)
    }
    return found
  }

  #as_shown(view: Record<string, unknown>, waiting: number[] | null): Shown {
    const end = this.at.scene === this.replay.scenes - 1
    const seats: SeatData[] = this.replay.players.map((name, seat) => ({
      kind: this.sitters[seat]?.kind ?? 'person',
      name: NAMELESS.includes(name) ? t('replay-player', { number: seat + 1 }) : givenName(name),
      bot: this.sitters[seat]?.bot ?? '',
      presence: 'online',
      yours: false,
      asked: false,
    }))
    return {
      type: 'shown',
      number: 0,
      status: end ? 'over' : 'playing',
      seat: this.seat,
      view,
      asked: null,
      waiting,
      events: [],
      first: 0,
      seats,
      passing: 'ask',
      holding: false,
      ending: end ? this.replay.ending : null,
      revealed: 0,
    }
  }

  get seat(): number | null {
    return /^\d+$/.test(this.eye) ? Number(this.eye) : null
  }

  // nothing can be changed any more
  answer = async () => REFUSED
  gesture = async () => REFUSED
  undo = async () => REFUSED
  concede = async () => REFUSED
  hold = async () => REFUSED
  passing = async () => REFUSED
}
