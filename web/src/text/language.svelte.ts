// Which language is spoken, and its catalogs: those that all games share, and one of each game.
import { FluentBundle, FluentResource } from '@fluent/bundle'

import type { TextIndex } from '../api/types'
import { FUNCTIONS } from './functions'
import { longer } from './pseudo'

const KEY = 'fatebox.language'
const SHARED = 'shared'
/** A language for tests: English letters with marks, and 40% longer. */
const PSEUDO = 'xx'

type Bundles = Map<string, FluentBundle>

/** The bundle of each game, which also knows what all games share. */
function bundlesOf(language: string, texts: Record<string, string>, pseudo = false): Bundles {
  const shared = new FluentResource(texts[SHARED] ?? '')
  const found: Bundles = new Map()
  for (const [game, text] of Object.entries(texts)) {
    const transform = pseudo ? longer : undefined
    const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false, transform })
    if (game !== SHARED) bundle.addResource(new FluentResource(text))
    bundle.addResource(shared)
    found.set(game, bundle)
  }
  return found
}

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as T
}

class Language {
  /** Called when a person has chosen a language. */
  changed: () => void = () => {}
  current = $state('en')
  /** The game whose words are spoken; none on pages that are about no game. */
  game = $state('')
  /** The languages there are, each by its own name. */
  names = $state.raw<Record<string, string>>({ en: 'English' })
  #bundles = $state.raw<Bundles>(new Map())
  #index: Promise<TextIndex> | null = null
  #loaded = new Map<string, Bundles>()
  #latest = ''

  /** The language of texts that the server composes: the one for tests has none of its own. */
  get composed(): string {
    return this.current in this.names ? this.current : 'en'
  }

  /** Speak as at the last visit, or as the browser does. */
  async begin(): Promise<void> {
    this.names = (await this.#versions()).languages
    await this.#speak(this.#wanted())
  }

  /** Speak another language, now and at the next visit. */
  async choose(name: string): Promise<void> {
    await this.#speak(name)
    localStorage.setItem(KEY, this.current)
    this.changed()
  }

  /** Take over the language that was chosen on another device; empty: none was. */
  async adopt(name: string): Promise<void> {
    if (name === this.current || !(name in this.names)) return
    await this.#speak(name)
    localStorage.setItem(KEY, this.current)
  }

  /** The language that was chosen, not only found; empty: none was. */
  get chosen(): string {
    const name = localStorage.getItem(KEY) ?? ''
    return name in this.names ? name : ''
  }

  /** Speak with texts that are at hand, in tests. */
  use(name: string, texts: Record<string, string>) {
    this.#bundles = bundlesOf(name, texts)
    this.current = name
  }

  /** The words of a game, or of the one that the page is about. */
  bundle(game: string = this.game): FluentBundle | undefined {
    return this.#bundles.get(game) ?? this.#bundles.get(SHARED)
  }

  /** The language chosen before, else the first of the browser's that there is, else English. */
  #wanted(): string {
    const chosen = localStorage.getItem(KEY)
    if (chosen === PSEUDO) return PSEUDO
    const wishes = [chosen ?? '', ...navigator.languages.map((each) => each.split('-')[0]!)]
    return wishes.find((each) => each in this.names) ?? 'en'
  }

  #versions(): Promise<TextIndex> {
    this.#index ??= fetched<TextIndex>('api/text')
    return this.#index
  }

  /** The page changes when all its texts are there; of two choices in haste the later one counts. */
  async #speak(name: string): Promise<void> {
    this.#latest = name
    const bundles = this.#loaded.get(name) ?? (await this.#load(name))
    this.#loaded.set(name, bundles)
    if (this.#latest !== name) return
    this.#bundles = bundles
    this.current = name
    document.documentElement.lang = name === PSEUDO ? 'en' : name
  }

  async #load(name: string): Promise<Bundles> {
    const spoken = name === PSEUDO ? 'en' : name
    const versions = (await this.#versions()).versions[spoken] ?? {}
    const texts = await Promise.all(
      Object.entries(versions).map(async ([game, version]) => {
        const { text } = await fetched<{ text: string }>(`api/text/${game}/${spoken}/${version}`)
        return [game, text] as const
      }),
    )
    return bundlesOf(spoken, Object.fromEntries(texts), name === PSEUDO)
  }
}

export const language = new Language()
