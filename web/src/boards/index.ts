// What each game brings to the client. A game is a folder; nothing outside of it knows its name:
//   poster.ts      how it looks on the first page (its picture is Poster.svelte), and which pages of its own it has
//   game.ts        its board and its scenes, loaded when a table of it is opened
//   palette.css    its colors, which hold on its tables and on all pages that are about it
//   Art.svelte     the picture of a card, where the game draws its own
//   Values.svelte  the numbers and signs on a card, where it has some
//   Bring.svelte   what one may bring to a new table, such as a deck
//   kept.ts        what lasts between its games
//   sounds.ts      how it sounds
//   pages/*.svelte pages of its own
import type { Component } from 'svelte'

import type { CardData, Ending } from '../api/types'
import { PLAIN, type Sounds } from '../sound/sounds'
import type { AnyScenes, Scene } from '../table/scenes'
import type { Key } from '../text/text.svelte'
import Plain from './Plain.svelte'

/** Cards, each as `kind.key`, that show what a point on the first two pages of the rules speaks of. */
export interface Example {
  point: number
  cards: readonly string[]
}

/** What each player of a game chooses before it begins: cards of a kind, and the verb that takes one. */
export interface FirstChoice {
  kind: string
  verb: string
  /** The setting, and the value at which players choose. */
  setting?: readonly [string, string]
}

/** A game on the first page. */
export interface Poster {
  /** Its picture, a square. */
  Picture: Component
  /** What people call it. */
  name: string
  /** Its color, dark enough for white words. */
  color: string
  /** Its display face, and how large names are in it. */
  face: string
  size: number
  /** How long a game takes, from and to. */
  minutes: readonly [number, number]
  /** How much there is to learn. */
  weight: 1 | 2 | 3
  /** What people look for most in its rulebook, in the words of the book; `rules-chip-1` and so on name them. */
  asked: readonly string[]
  /** Two rows of cards for the first two pages of its rules; `booklet-cards-1` and `-2` say what is seen. */
  examples: readonly [Example, Example]
  /** What each player chooses first; it can be chosen on the invitation. */
  choice?: FirstChoice
  /** Pages of its own, by the first part of their address, with the message that names them. */
  pages: Record<string, Key>
}

/** What players are compared by at the end: its message, and a value for each seat. */
export interface Compared {
  name: string
  values: readonly number[]
  /** Fewer are better. */
  fewest?: boolean
}

/** A game at the table. */
export interface GameClient {
  Board: Component
  /** Which events are played, and how. */
  scenes?: AnyScenes
  /** What a seat is called, where the game has names of its own; empty: it has none yet. */
  naming?: (table: never, seat: number) => string
  /** A card as large as the side panel, as the game prints it. */
  Face?: Component<{ card: CardData }>
  /** Its own picture of the greatest things that happen. */
  Spectacle?: Component<{ scene: Scene }>
  /** How it came to its end, as the game shows it: which demand failed, what was there and what was needed. */
  Explained?: Component
  /** What decides, most important first, where a game ends without a last blow. */
  compared?: (ending: Ending, view: never) => Compared[]
  /** The details of a result that its score is the sum of. */
  parts?: readonly string[]
  /** What its signs mean, for the sheet that has the game on one page. */
  Signs?: Component
  /** Its board fits the window; others scroll. */
  fits?: boolean
}

/** Something that lasts between games: where it is, and its words. */
export interface Kept {
  href: string
  text: string
}

type Loader<T> = () => Promise<{ default: T }>

const posters = import.meta.glob<Poster>('./*/poster.ts', { eager: true, import: 'default' })
const clients = import.meta.glob<{ default: GameClient }>('./*/game.ts')
const palettes = import.meta.glob('./*/palette.css')
const pictures = import.meta.glob<{ default: Component<{ card: CardData }> }>('./*/Art.svelte')
const valued = import.meta.glob<{ default: Component<{ card: CardData }> }>('./*/Values.svelte')
const brought = import.meta.glob<{ default: Component<{ extra: Record<string, unknown> }> }>(
  './*/Bring.svelte',
)
const keeping = import.meta.glob<{ default: (title: (game: string) => string) => Promise<Kept[]> }>(
  './*/kept.ts',
)
const sounding = import.meta.glob<{ default: Sounds }>('./*/sounds.ts')
const pages = import.meta.glob<{ default: Component<{ path: string[] }> }>('./*/pages/*.svelte')

/** The poster of a game; a game may have none. */
export const posterOf = (game: string): Poster | undefined => posters[`./${game}/poster.ts`]

async function loaded<T>(load: Loader<T> | undefined): Promise<T | null> {
  return load ? (await load()).default : null
}

/** The game at the table; one without a board of its own is played on the plain board. */
export async function clientOf(game: string): Promise<GameClient> {
  return (await loaded(clients[`./${game}/game.ts`])) ?? { Board: Plain }
}

/** Fetch the colors of a game: they hold where `data-game` names it. */
export const paletteOf = (game: string) => palettes[`./${game}/palette.css`]?.()

export const pictureOf = (game: string) => loaded(pictures[`./${game}/Art.svelte`])
/** The numbers and signs on the cards of a game. */
export const valuesOf = (game: string) => loaded(valued[`./${game}/Values.svelte`])
/** How a game sounds. */
export const soundsOf = async (game: string) => (await loaded(sounding[`./${game}/sounds.ts`])) ?? PLAIN
export const bringOf = (game: string) => loaded(brought[`./${game}/Bring.svelte`])

/** The page of a game that an address asks for: `campaigns` is `pages/Campaigns.svelte`. */
export function pageOf(game: string, name: string) {
  const file = name.charAt(0).toUpperCase() + name.slice(1)
  return loaded(pages[`./${game}/pages/${file}.svelte`])
}

/** The games that have a page of that name. */
export const gamesWith = (page: string): string[] =>
  Object.entries(posters).flatMap(([path, poster]) => (page in poster.pages ? [path.split('/')[1]!] : []))

/** What lasts between the games of all kinds. */
export async function allKept(title: (game: string) => string): Promise<Kept[]> {
  const found = await Promise.all(Object.values(keeping).map(async (load) => (await load()).default(title)))
  return found.flat()
}
