// Which language is spoken, and its catalogues. English comes with the page; others are loaded when chosen.
export type Catalogue = Record<string, string>

/** The languages there are, each by its own name. */
export const LANGUAGES: Record<string, string> = { en: 'English', pl: 'Polski', sv: 'Svenska' }

// `en.json` and `coach.en.json` hold what all games share, `boards/GAME/text/en.json` what belongs to one
const english = import.meta.glob<Catalogue>(['./en.json', './*.en.json', '../boards/*/text/en.json'], {
  eager: true,
  import: 'default',
})
const others = import.meta.glob<Catalogue>(
  ['./*.json', '../boards/*/text/*.json', '!./en.json', '!./*.en.json', '!../boards/*/text/en.json'],
  { import: 'default' },
)
const catalogues: Record<string, Catalogue> = { en: Object.assign({}, ...Object.values(english)) }

async function load(name: string): Promise<Catalogue> {
  const paths = Object.keys(others).filter(
    (path) => path.endsWith(`/${name}.json`) || path.endsWith(`.${name}.json`),
  )
  return Object.assign({}, ...(await Promise.all(paths.map((path) => others[path]!()))))
}

const KEY = 'fatebox.language'

/** The language chosen before, else the first of the browser's that there is, else English. */
function wanted(): string {
  const chosen = localStorage.getItem(KEY)
  const wishes = [chosen ?? '', ...navigator.languages.map((each) => each.split('-')[0]!)]
  return wishes.find((each) => each in LANGUAGES) ?? 'en'
}

class Language {
  current = $state('en')
  #latest = 'en'

  /** Speak as at the last visit, or as the browser does. */
  begin(): Promise<void> {
    return this.#speak(wanted())
  }

  /** Speak another language, now and at the next visit. */
  async choose(name: string): Promise<void> {
    await this.#speak(name)
    localStorage.setItem(KEY, this.current)
  }

  /** The page changes when all its texts are there; of two choices in haste the later one counts. */
  async #speak(name: string): Promise<void> {
    this.#latest = name
    catalogues[name] ??= await load(name)
    if (this.#latest !== name) return
    this.current = name
    document.documentElement.lang = name
  }
}

export const language = new Language()

/** The English messages whose keys begin like this. */
export function englishMessages(prefix: string): [key: string, text: string][] {
  return Object.entries(catalogues['en']!).filter(([key]) => key.startsWith(prefix))
}

/** The pattern of a message and the language it is in: English where the chosen one has none. */
export function lookUp(key: string): { text: string; language: string } | null {
  for (const name of [language.current, 'en']) {
    const text = catalogues[name]?.[key]
    if (text !== undefined) return { text, language: name }
  }
  return null
}
