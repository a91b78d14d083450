// What a click does: creatures are chosen and sent, cards played, damage shared. Moves of the Third Step are planned
// on the board and sent to the table all at once, together with the Outposts that new defenders are meant for.
import { createContext } from 'svelte'

import type { Choice } from '../../api/types'
import { BoardState } from '../../table/board.svelte'
import type { Act } from '../../table/drops'
import type { Selection, TableState } from '../../table/state.svelte'
import type { ClashData, PlayerData, PostData, Types } from './generated'
import { t } from './text'
import { isGuard, ownerOf, POSTS, type Where } from './view'

/** What is lost by a slip is never done by a single click. */
const DEAR = new Set(['discard', 'sacrifice'])
const CROWD = 3

/** What a place is called when something is dragged there. */
export const placeName = (where: Where) => (typeof where === 'number' ? `post:${where}` : `zone:${where}`)

export class War extends BoardState<Types> {
  /** The creature that is about to move. */
  picked = $state<number | null>(null)
  /** The Outposts that planned defenders are meant for. */
  wishes = $state.raw(new Map<number, number>())

  /** The rival whose canvas is shown. */
  looksAt = $state<number | null>(null)
  /** The Outpost that the pointer or the focus is on, while an attack is aimed. */
  aimed = $state<number | null>(null)

  /** Attack, Defense and Health of a creature in play. */
  stats(card: number): [number, number, number] {
    return this.derived.stats[String(card)] ?? [0, 0, 0]
  }
  /** The limit of an Outpost, what it strikes back with, and its Defense. */
  numbers(post: number): [number, number, number] {
    return this.derived.posts[String(post)] ?? [10, 0, 0]
  }
  post(id: number): PostData {
    return this.s.players[ownerOf(id)]!.posts[id % POSTS]!
  }

  /** Whether cards can be paid for now: the Second Step of one's own turn. */
  get spending(): boolean {
    return this.s.step === 'second' && this.s.active === this.table.seat
  }

  /** Bring the rival to the front who acts, or whose Outpost is attacked. */
  follow() {
    const { assault, active } = this.s
    const seat = assault ? ownerOf(assault.post) : active
    if (seat !== undefined && seat !== this.table.seat) this.looksAt = seat
    else if (assault) this.looksAt = active === this.table.seat ? ownerOf(assault.post) : active
  }

  /** The attacks that are asked about, the most promising first. */
  get aims(): { post: number; clash: ClashData }[] {
    const found = (this.table.asked?.choices ?? []).flatMap(({ option }) => {
      if (option[0] !== 'attack') return []
      const clash = this.derived.clashes[String(option[1])]?.[String(option[2])]
      return clash ? [{ post: option[2] as number, clash }] : []
    })
    return found.sort((a, b) => b.clash.through - a.clash.through)
  }

  /** The attack that the primary button makes: the one that is aimed at, or the most promising one. */
  get attack(): Choice | null {
    const choices = (this.table.asked?.choices ?? []).filter(({ option }) => option[0] === 'attack')
    const best = this.aims.find(({ post }) => post === this.aimed) ?? this.aims[0]
    const target = best && best.clash.through > 0 ? best.post : null
    const wanted = choices.find(({ option }) => this.table.guide.wants(option))
    return wanted ?? choices.find(({ option }) => option[2] === target) ?? null
  }

  /** The assault that the primary button resolves: the first one, if no lesson waits for another. */
  get assault(): Choice | null {
    const choices = (this.table.asked?.choices ?? []).filter(({ option }) => option[0] === 'resolve')
    return choices.find(({ option }) => this.table.guide.wants(option)) ?? choices[0] ?? null
  }

  /** Whether a creature of the one who attacks can do nothing in this step. */
  spent(card: number): boolean {
    const attacking = this.s.step === 'fourth' && this.me?.reserve.includes(card)
    return Boolean(attacking && this.s.active === this.table.seat)
  }

  // --- where creatures are, and where they are meant to go -----------------------------------------

  whereIs(card: number): Where | null {
    for (const player of this.s.players) {
      if (player.reserve.includes(card)) return 'reserve'
      if (player.offense.includes(card)) return 'offense'
      const post = player.posts.find((each) => each.defenders.includes(card))
      if (post) return post.id
    }
    return null
  }

  /** Planned moves: creature to where. */
  get plan(): Map<number, Where> {
    const plan = new Map<number, Where>()
    const group = this.table.asked?.group
    if (this.prompt !== 'moves' || !group) return plan
    for (const place of this.table.selection.places) {
      const [card, zone] = group.items[place] as [number, 'reserve' | 'defense' | 'offense']
      plan.set(card, zone === 'defense' ? (this.wishes.get(card) ?? 'reserve') : zone)
    }
    return plan
  }

  /** The creatures that lie somewhere as the plan will have it. */
  at(player: PlayerData, where: Where): number[] {
    const here =
      where === 'reserve' ? player.reserve : where === 'offense' ? player.offense : this.post(where).defenders
    const plan = this.plan
    const coming = [...plan]
      .filter(([card, to]) => to === where && !here.includes(card))
      .map(([card]) => card)
    const own = this.table.seat === player.seat
    return own ? [...here.filter((card) => (plan.get(card) ?? where) === where), ...coming] : here
  }

  /** The open moves of a creature, as places in the larger choice. */
  #moves(card: number): { place: number; zone: string }[] {
    if (this.prompt !== 'moves') return []
    const items = (this.table.asked?.group?.items ?? []) as [number, string][]
    const first = Math.min(...this.table.openItems)
    return items.flatMap(([mover, zone], place) =>
      mover === card && place >= first ? [{ place, zone }] : [],
    )
  }

  #unplan(card: number) {
    const items = (this.table.asked?.group?.items ?? []) as [number, string][]
    this.table.selection.places = this.table.selection.places.filter((place) => items[place]![0] !== card)
    const wishes = new Map(this.wishes)
    wishes.delete(card)
    this.wishes = wishes
  }

  /** Whether the creature that is about to move may go there. */
  welcome(where: Where, card = this.picked): boolean {
    if (card === null || this.prompt !== 'moves' || !this.me) return false
    const here = this.whereIs(card)
    if ((this.plan.get(card) ?? here) === where) return false
    if (here === where) return true
    const zones = this.#moves(card).map((move) => move.zone)
    if (typeof where !== 'number') return zones.includes(where)
    const post = this.post(where)
    return zones.includes('defense') && post.standing && this.at(this.me, where).length < CROWD
  }

  /** Plan that the chosen creature goes there; back to where it is means that it stays. */
  send(where: Where, card = this.picked) {
    if (card === null || !this.welcome(where, card)) return
    this.picked = null
    this.#unplan(card)
    if (this.whereIs(card) === where) return
    const zone = typeof where === 'number' ? 'defense' : where
    const move = this.#moves(card).find((each) => each.zone === zone)
    if (!move) return
    if (typeof where === 'number') this.wishes = new Map(this.wishes).set(card, where)
    this.table.selection.places = [...this.table.selection.places, move.place]
  }

  /** Where a creature that is dragged may be sent. */
  drops(thing: string): Map<string, Act> {
    const card = Number(thing.replace('card:', ''))
    const places: Where[] = ['reserve', 'offense', ...(this.me?.posts ?? []).map((post) => post.id)]
    const open = places.filter((where) => this.welcome(where, card))
    return new Map(open.map((where) => [placeName(where), () => this.send(where, card)]))
  }

  /** The Outpost that the defender who is asked for was planned for, if that may be. */
  get wished(): Choice | null {
    if (this.prompt !== 'defend_assign') return null
    const choices = this.table.asked?.choices ?? []
    return choices.find(({ option }) => this.wishes.get(option[1] as number) === option[2]) ?? null
  }
  forget(card: number) {
    const wishes = new Map(this.wishes)
    wishes.delete(card)
    this.wishes = wishes
  }

  /** What is to be clicked next for what the guide of a lesson waits for; null: all that it is about. */
  lit(option: unknown[]): string[] | null {
    const [verb, card, value] = option as [string, number, string | number]
    switch (verb) {
      case 'move': {
        const planned = this.table.selection.places.includes(this.table.placeOf(option) ?? -1)
        if (planned) return []
        if (this.picked !== card) return [`[data-card="${card}"]`]
        // where a defender goes is asked only after the moves; till then the guide points there
        const post = `[data-post]:is(${this.table.guide.pointed.join()})`
        return [value === 'defense' ? post : `[data-drop~="${placeName(value as Where)}"]`]
      }
      case 'strike':
        return this.doomed(card) === Number(value) > 0 ? [] : [`[data-card="${card}"]`]
      case 'place':
      case 'batter': // their buttons are marked themselves
        return []
    }
    return null
  }

  // --- clicks --------------------------------------------------------------------------------------------

  /** What a click on a card in play or in hand does; null: nothing but show it. */
  act(card: number): Act | null {
    const { table } = this
    if (!table.asked) return null
    if (this.#moves(card).length) return () => (this.picked = this.picked === card ? null : card)
    if (this.prompt === 'moves') return null
    const share = this.lethal(card)
    if (share !== null) return share > 0 ? () => this.doom(card) : null
    const place = table.placeOfItem(card)
    if (place !== null) return () => table.toggle(place)
    const choices = table.choicesFor('card', card)
    return choices.length ? (x, y) => this.offer(choices, x, y) : null
  }

  /** Whether all that can be done with a card is to give it up: no reason to glow. */
  quiet(card: number): boolean {
    return (
      this.prompt === 'play_action' &&
      this.table.choicesFor('card', card).every((choice) => DEAR.has(String(choice.option[0])))
    )
  }

  offer(choices: Choice[], x: number, y: number) {
    if (choices.some((choice) => DEAR.has(String(choice.option[0])))) this.table.menu = { choices, x, y }
    else this.table.offer(choices, x, y)
  }

  /** The choices that a click on an Outpost means; upgrades on it have their own. */
  postChoices(id: number): Choice[] {
    const elsewhere = new Set(['place', 'raze', 'batter', 'burn'])
    return this.table.choicesFor('post', id).filter((choice) => !elsewhere.has(String(choice.option[0])))
  }

  /** The sides on which the upgrade in hand may be placed on an Outpost. */
  placesOn(id: number): Choice[] {
    const choices = this.table.asked?.choices ?? []
    return choices.filter(({ option }) => option[0] === 'place' && option[1] === id)
  }

  // --- damage ----------------------------------------------------------------------------------------------

  /** How many points the winner of an assault holds back: none, unless they say so. */
  held = $state(0)
  /** The ways to strike an Outpost, with the most points first. */
  get blows(): Choice[] {
    return (this.table.asked?.choices ?? []).filter(({ option }) => option[0] === 'batter')
  }
  /** The blow that the primary button deals. */
  get blow(): Choice | null {
    return this.blows[Math.min(this.held, this.blows.length - 1)] ?? null
  }
  /** What so many points on the attacked Outpost come to. */
  blowWords(points: number): string {
    const { post, siege } = this.s.assault!
    const [limit] = this.numbers(post)
    const reached = this.post(post).counters + points + siege
    if (!points) return t('board-batter-none')
    return reached >= limit
      ? t('board-batter-falls', { points })
      : t('board-batter-some', { points, reached, limit })
  }

  /** What destroys a creature that damage may be shared to; 0: it cannot be paid for; null: it is not asked about. */
  lethal(card: number): number | null {
    const { asked } = this.table
    if (asked?.group?.kind !== 'share' || !asked.group.items.includes(card)) return null
    const place = this.table.openItems.indexOf(asked.group.items.indexOf(card))
    if (place < 0) return null
    const amount = Math.max(1, this.stats(card)[2])
    return amount <= this.left + (this.table.selection.amounts[place] ?? 0) ? amount : 0
  }
  doomed(card: number): boolean {
    const group = this.table.asked?.group
    if (this.s.assault?.doomed.includes(card)) return true
    if (group?.kind !== 'share') return false
    const place = this.table.openItems.indexOf(group.items.indexOf(card))
    return (this.table.selection.amounts[place] ?? 0) > 0
  }
  get left(): number {
    const most = this.table.asked?.group?.most ?? 0
    return most - this.table.selection.amounts.reduce((a, b) => a + b, 0)
  }
  /** Assign a creature what destroys it, or take it back. */
  doom(card: number) {
    const group = this.table.asked!.group!
    const place = this.table.openItems.indexOf(group.items.indexOf(card))
    const amounts = [...this.table.selection.amounts]
    amounts[place] = amounts[place] ? 0 : (this.lethal(card) ?? 0)
    this.table.selection.amounts = amounts
  }
  /** The sensible answer to a larger choice: cards stay in their order, and damage is dealt where it counts. */
  get preset(): Selection | null {
    const group = this.table.asked?.group
    if (!group || this.table.guide.progress) return null
    if (group.kind === 'arrange') {
      const places = group.items.map((_, place) => place)
      return { places: places.filter((place) => !group.chosen.includes(group.items[place])), amounts: [] }
    }
    if (this.prompt === 'exhaust_damage') return { places: [], amounts: this.#spread(group.most) }
    if (group.kind !== 'share' || !['attacker_damage', 'defender_damage'].includes(this.prompt)) return null
    const cards = this.table.openItems.map((place) => group.items[place] as number)
    const struck = this.prompt === 'attacker_damage' ? this.#guards(cards) : this.#exposed(cards)
    const deaths: number[] = []
    let left = group.most
    for (const card of struck) {
      const death = Math.max(1, this.stats(card)[2])
      left -= death
      if (left < 0) break
      deaths.push(death)
    }
    return { places: [], amounts: cards.map((_, i) => deaths[i] ?? 0) }
  }
  /** Damage to one's own Outposts, point after point where most is left to bear it. */
  #spread(points: number): number[] {
    const left = this.table.openItems.map((place) => {
      const id = this.table.asked!.group!.items[place] as number
      return this.numbers(id)[0] - this.post(id).counters
    })
    const amounts = left.map(() => 0)
    for (; points > 0; points--) {
      const firmest = left.indexOf(Math.max(...left))
      left[firmest]! -= 1
      amounts[firmest]! += 1
    }
    return amounts
  }
  /** Guards, who are asked about first: only behind them damage reaches the Outpost. */
  #guards(cards: number[]): number[] {
    return cards.filter((card) => isGuard(this.table.card(card)))
  }
  /** Attackers that strike back reaches, the dearest first; one that it cannot destroy may cover the next ones. */
  #exposed(cards: number[]): number[] {
    return this.table.openItems[0] === 0 ? cards : cards.slice(0, 1)
  }
  /** More or less of the damage of an empty deck on an own Outpost. */
  burn(id: number, by: number) {
    const place = this.table.openItems.indexOf(this.table.asked!.group!.items.indexOf(id))
    const amounts = [...this.table.selection.amounts]
    amounts[place] = Math.max(0, (amounts[place] ?? 0) + by)
    if (by < 0 || this.left > 0) this.table.selection.amounts = amounts
  }
  burned(id: number): number | null {
    if (this.prompt !== 'exhaust_damage') return null
    const place = this.table.openItems.indexOf(this.table.asked!.group!.items.indexOf(id))
    return place < 0 ? null : (this.table.selection.amounts[place] ?? 0)
  }
}

const [useWar, setWar] = createContext<War>()

export { useWar }
export const provideWar = (table: TableState<Types>): War => setWar(new War(table))
