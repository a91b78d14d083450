// Plays what happened as scenes, one at a time and at its own pace, however fast the news arrive. What the board
// shows is the position before an event until its scene has been played.
import type { Shown } from '../api/types'
import { beatsOf, type Beat, type Scene } from './scenes'
import type { Speed } from './settings.svelte'

/** The table before something happened, the scenes of it, and the table after. */
interface Step {
  before: Shown | null
  scenes: Scene[]
  after: Shown
}

export interface Stage {
  /** Let the board show this. */
  present(shown: Shown): void
  /** The scenes of what led to this. */
  scenes(after: Shown, before: Shown | null): Scene[]
  speed(): Speed
  /** Whether things may move; else every scene is a still with its text. */
  still(): boolean
  /** All scenes are over or skipped. */
  rested?(): void
}

const MOST_STEPS = 200

export class Player {
  /** The scene that is played, and its beat. */
  scene = $state.raw<Scene | null>(null)
  beat = $state<Beat>('rest')
  held = $state(false)
  /** Whether what is played is shown once more. */
  replaying = $state(false)
  /** How much of it can be shown again. */
  since = $state.raw<Step[]>([])

  #queue: Step[] = []
  #beats: [Beat, number][] = []
  #scenes: Scene[] = []
  #step: Step | null = null
  #last: Shown | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #ends = 0
  #left = 0

  constructor(readonly stage: Stage) {}

  /** Whether scenes are still to be played: nothing is asked meanwhile. */
  get busy(): boolean {
    return this.scene !== null
  }

  /** Something has come from the server. */
  receive(shown: Shown, silent = false) {
    const before = this.#queue.at(-1)?.after ?? this.#step?.after ?? this.#last
    const scenes = silent ? [] : this.stage.scenes(shown, before)
    const step = { before, scenes, after: shown }
    if (scenes.length) this.since = [...this.since, step].slice(-MOST_STEPS)
    this.#queue.push(step)
    if (!this.#step) this.#next()
  }

  /** A person has answered: what happens from now on is new to them. */
  answered() {
    this.since = []
  }

  /** Show once more what happened since the last answer. */
  replay() {
    if (this.busy || !this.since.length || !this.#last) return
    this.replaying = true
    const now = this.#last
    this.#queue = [...this.since.map((step) => ({ ...step })), { before: null, scenes: [], after: now }]
    const first = this.#queue[0]!.before
    if (first) this.stage.present(first)
    this.#next()
  }

  /** Leave the scene that is played. */
  skip() {
    if (!this.#step) return
    this.#clear()
    this.held = false
    this.#beats = []
    this.#go()
  }

  /** Leave all scenes: the board shows how things are now. */
  skipAll() {
    if (!this.#step) return
    this.#clear()
    this.held = false
    const last = this.#queue.at(-1)?.after ?? this.#step.after
    this.#queue = []
    this.#scenes = []
    this.#show(last)
    this.#rest()
  }

  /** A pointer that is held down stops the clock. */
  hold(held: boolean) {
    if (!this.scene || held === this.held) return
    this.held = held
    if (held) {
      this.#left = Math.max(0, this.#ends - Date.now())
      this.#clear()
    } else this.#wait(this.#left)
  }

  close() {
    this.#clear()
    this.#queue = []
    this.#step = null
    this.scene = null
  }

  #next() {
    const step = this.#queue.shift()
    if (!step) return this.#rest()
    this.#step = step
    this.#scenes = [...step.scenes]
    this.#beats = []
    this.#go()
  }

  #rest() {
    this.#step = null
    this.scene = null
    this.replaying = false
    this.stage.rested?.()
  }

  /** The next beat, the next scene, or the next step. */
  #go() {
    const beat = this.#beats.shift()
    if (beat) {
      this.beat = beat[0]
      this.#wait(beat[1])
      return
    }
    const scene = this.#scenes.shift()
    if (!scene) {
      this.#show(this.#step!.after)
      return this.#next()
    }
    this.#beats = beatsOf(scene, this.stage.speed(), this.stage.still())
    if (this.#beats.length) this.scene = scene
    this.#go()
  }

  #show(shown: Shown) {
    this.#last = shown
    this.stage.present(shown)
  }

  #wait(ms: number) {
    this.#ends = Date.now() + ms
    if (!Number.isFinite(ms)) return // until somebody goes on
    this.#timer = setTimeout(() => this.#go(), ms)
  }

  #clear() {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}
