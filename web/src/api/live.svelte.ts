// The live connection to one seat of a table: shows what the server shows, sends answers, comes back by itself.
import { Player } from '../table/player.svelte'
import type { Scene } from '../table/scenes'
import { settings } from '../table/settings.svelte'
import { say } from '../text/text.svelte'
import type { Feed } from './feed'
import type { ChatLine, SocialData, Happened, Outgoing, PassOn, Propose, Shown } from './types'

const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000]
const PING_MS = 25_000
/** A connection that does not answer for so long is dead, whatever the browser thinks. */
const SILENT_MS = 8000
/** After these codes coming back is of no use. */
const FINAL = [4401, 4403, 4404, 4410]

type Reply = (refusal: string | null) => void

export class Live implements Feed {
  shown = $state.raw<Shown | null>(null)
  log = $state.raw<Happened[]>([])
  /** What happened with the last thing shown. */
  news = $state.raw<Happened[]>([])
  /** How long the log was when this seat last answered: what follows is new. */
  marked = $state(0)
  /** What all know of each other, besides the game. */
  social = $state.raw<SocialData | null>(null)
  chat = $state.raw<ChatLine[]>([])
  /** By how many seconds the server's clock is ahead of this device's. */
  ahead = 0
  connection = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting')
  refusal = $state<string | null>(null)
  busy = $state(false)

  /** Makes scenes of what happened; the table knows how. */
  direct: (after: Shown, before: Shown | null) => Scene[] = () => []
  readonly player = new Player({
    present: (shown) => this.#present(shown),
    scenes: (after, before) => (before && !document.hidden ? this.direct(after, before) : []),
    speed: () => (this.hurried ? 'instant' : settings.speed),
    still: () => settings.still,
    rested: () => this.#ready(),
  })

  #socket: WebSocket | null = null
  #waiting = new Map<number, Reply>()
  #ping: ReturnType<typeof setInterval> | null = null
  /** Whether something came since the last look at the connection: then nobody has to ask whether it is alive. */
  #heard = false
  #tries = 0
  #next = 1
  #closed = false

  constructor(
    readonly table: string,
    readonly seat: number | null,
    /** Show everything as soon as it comes. */
    readonly hurried = false,
  ) {
    this.#connect()
    addEventListener('online', this.#alive)
    document.addEventListener('visibilitychange', this.#alive)
    document.addEventListener('visibilitychange', this.#look)
  }

  close() {
    this.#closed = true
    this.player.close()
    if (this.#ping) clearInterval(this.#ping)
    removeEventListener('online', this.#alive)
    document.removeEventListener('visibilitychange', this.#alive)
    document.removeEventListener('visibilitychange', this.#look)
    this.#socket?.close()
  }

  #present(shown: Shown) {
    this.log = [...this.log.slice(0, shown.first), ...shown.events]
    this.news = shown.events
    this.shown = shown
  }

  /** See whether anybody is there; a device that has slept may not know that it lost the connection. */
  #alive = () => {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN || document.hidden) return
    const silent = setTimeout(() => socket.close(), SILENT_MS)
    void this.#send({ type: 'ping' }).then(() => clearTimeout(silent))
  }

  /** Let the others know whether one looks at the table. */
  #look = () => {
    if (this.seat !== null) void this.#send({ type: 'look', looking: !document.hidden })
  }

  /** What led to a question has been watched: where there are clocks, the time for it runs. */
  #ready() {
    if (this.social?.clocks && this.shown?.asked) void this.#send({ type: 'ready', number: this.#number })
  }

  answer = (option: unknown[]) => this.#send({ type: 'answer', number: this.#number, option })
  gesture = (values: number[]) => this.#send({ type: 'gesture', number: this.#number, values })
  undo = (force = false) => this.#send({ type: 'undo', number: this.#number, force })
  concede = () => this.#send({ type: 'concede', number: this.#number })
  hold = (hold: boolean) => this.#send({ type: 'hold', hold })
  passing = (passing: PassOn['passing']) => this.#send({ type: 'passing', passing })
  propose = (matter: Propose['matter']) => this.#send({ type: 'propose', number: this.#number, matter })
  vote = (proposal: number, agree: boolean) => this.#send({ type: 'vote', proposal, agree })
  resume = () => this.#send({ type: 'resume' })
  say = (text: string) => this.#send({ type: 'say', text })

  get #number() {
    return this.shown?.number ?? 0
  }

  /** Send a message; the answer is null if it was accepted, else the reason why not. */
  #send(message: Record<string, unknown>): Promise<string | null> {
    const id = this.#next++
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return resolve('lost')
      const answers = !['passing', 'hold', 'say', 'ready', 'look', 'ping'].includes(String(message.type))
      if (answers) {
        this.player.answered()
        this.marked = this.log.length
        this.busy = true
        this.refusal = null
      }
      this.#waiting.set(id, (refusal) => {
        if (answers) {
          this.busy = false
          this.refusal = refusal
        }
        resolve(refusal)
      })
      this.#socket.send(JSON.stringify({ ...message, id }))
    })
  }

  #connect() {
    const address = new URL(`api/tables/${this.table}/live`, document.baseURI)
    address.protocol = address.protocol.replace('http', 'ws')
    if (this.seat !== null) address.searchParams.set('seat', String(this.seat))
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.connection = 'open'
      this.#tries = 0
      if (document.hidden) this.#look()
      this.#ping = setInterval(() => {
        if (!this.#heard) this.#alive()
        this.#heard = false
      }, PING_MS)
    }
    socket.onmessage = (event) => {
      this.#heard = true
      this.#receive(JSON.parse(event.data as string) as Outgoing)
    }
    socket.onclose = (event) => this.#lost(event.code)
  }

  #lost(code: number) {
    if (this.#ping) clearInterval(this.#ping)
    for (const reply of this.#waiting.values()) reply('lost')
    this.#waiting.clear()
    this.refusal = null // what became of the answer is shown when the connection is there again
    if (this.#closed) return
    if (FINAL.includes(code)) {
      this.connection = 'gone'
      return
    }
    this.connection = 'lost'
    const wait = RETRY_MS[Math.min(this.#tries++, RETRY_MS.length - 1)]!
    setTimeout(() => this.#closed || this.#connect(), wait)
  }

  #receive(message: Outgoing) {
    if (message.type === 'shown') {
      this.player.receive(message, message.first === 0)
      return
    }
    if (message.type === 'social') {
      this.ahead = (message.now ?? 0) - Date.now() / 1000
      this.social = message
      return
    }
    if (message.type === 'chat') {
      this.chat = message.first === 0 ? message.lines : [...this.chat, ...message.lines]
      return
    }
    const reply = message.id === null ? undefined : this.#waiting.get(message.id)
    if (message.id !== null) this.#waiting.delete(message.id)
    reply?.(message.type === 'refused' ? say(message.message) : null)
  }
}
