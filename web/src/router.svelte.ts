// The address is the place: `./`, `new/GAME`, `t/ID`, `t/ID/review`, `rules/GAME/CLAUSE`, `cards/GAME`, `decks`, `campaigns/GAME/ID/WHO`, `bests/GAME`, `learn`, `replay/ID?at=7.1&eye=0`, `me#SECRET`.
// No address begins with a slash: the server says in `<base>` where the site begins.
const root = new URL(document.baseURI).pathname

class Router {
  parts = $state.raw<string[]>(split(location.pathname))
  query = $state.raw(new URLSearchParams(location.search))

  go(path: string) {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  read() {
    this.parts = split(location.pathname)
    this.query = new URLSearchParams(location.search)
  }
}

function split(path: string): string[] {
  return path.slice(root.length).split('/').filter(Boolean).map(decodeURIComponent)
}

export const router = new Router()
addEventListener('popstate', () => router.read())

/** The whole address of a place, to be sent to others. */
export const absolute = (path: string) => new URL(path, document.baseURI).href

/** Links inside the page change the address without loading it again. */
export function link(node: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    router.go(node.getAttribute('href') ?? './')
  }
  node.addEventListener('click', follow)
  return { destroy: () => node.removeEventListener('click', follow) }
}
