// Made from the catalogs by tools/client_types.py. Do not edit.

/** The messages that all games share. */
export type Messages = {
  'app-motto': {}
  'app-title': {}
  'app-unofficial': {}
  'arrive-replace': {}
  'bot-easy': {}
  'bot-expert': {}
  'bot-greedy': {}
  'bot-hard': {}
  'bot-normal': {}
  'bot-random': {}
  'campaign-adventure-counted': {}
  'campaign-adventure-played': { adventure: string | number; game: string | number }
  'campaign-holdings-changed': { legend: string | number }
  'campaign-legends-away': { adventure: string | number; game: string | number; legends: string | number }
  'campaign-mid-turn': {}
  'campaign-over': { command: string | number; places: string | number }
  'campaign-place': { name: string | number; place: string | number; wins: number }
  'campaign-places': { first: string | number; rest: string | number }
  'campaign-wrong-faction': { player: string | number; right: string | number; where: string | number; wrong: string | number }
  'campaigns-adventures': {}
  'campaigns-away': { count: number; who: string | number }
  'campaigns-back': {}
  'campaigns-begin': {}
  'campaigns-bothaway': {}
  'campaigns-deck': { all: string | number; count: string | number }
  'campaigns-deck-all': {}
  'campaigns-deck-away': {}
  'campaigns-deck-few': { count: string | number; least: string | number }
  'campaigns-deck-in': {}
  'campaigns-deck-own': {}
  'campaigns-deck-show': {}
  'campaigns-deckof': { who: string | number }
  'campaigns-delete': {}
  'campaigns-delete-sure': { name: string | number }
  'campaigns-export': {}
  'campaigns-gained': { cards: string | number }
  'campaigns-giveup-sure': {}
  'campaigns-highest': { level: string | number }
  'campaigns-history': {}
  'campaigns-import': {}
  'campaigns-leave': {}
  'campaigns-leave-sure': {}
  'campaigns-legend': {}
  'campaigns-legends': {}
  'campaigns-level': {}
  'campaigns-link': {}
  'campaigns-lost': { count: number }
  'campaigns-manage': {}
  'campaigns-name': {}
  'campaigns-new': {}
  'campaigns-no': {}
  'campaigns-outcome-loss': {}
  'campaigns-outcome-win': {}
  'campaigns-owned': { cards: string | number; owned: string | number }
  'campaigns-plays': { count: number }
  'campaigns-promos': { cards: string | number; owned: string | number }
  'campaigns-replay': {}
  'campaigns-reset': {}
  'campaigns-reset-sure': {}
  'campaigns-running': { count: number }
  'campaigns-second': {}
  'campaigns-second-bot': {}
  'campaigns-second-name': {}
  'campaigns-second-none': {}
  'campaigns-second-open': {}
  'campaigns-second-person': {}
  'campaigns-setout': {}
  'campaigns-turns': { count: number }
  'campaigns-uncounted': { count: number }
  'campaigns-unplayed': {}
  'campaigns-variants': {}
  'campaigns-waiting': {}
  'campaigns-won': { all: string | number; won: string | number }
  'card-clauses': {}
  'card-close': {}
  'card-enlarge': { card: string | number }
  'card-enlarged': {}
  'card-hidden': {}
  'card-point': {}
  'cards-copies': { count: number }
  'cards-search': {}
  'cards-title': { game: string | number }
  'chat-audience': {}
  'chat-hear': { who: string | number }
  'chat-line': {}
  'chat-looker': { name: string | number }
  'chat-mute': { who: string | number }
  'chat-muted': { who: string | number }
  'chat-new': { count: string | number }
  'chat-reading': {}
  'chat-send': {}
  'chat-title': {}
  'coach-advice': {}
  'coach-alike-best': {}
  'coach-alike-next': {}
  'coach-alike-other': {}
  'coach-allow': {}
  'coach-besides': { cards: string | number }
  'coach-chance': { percent: string | number }
  'coach-copies': { count: number }
  'coach-helps': { terms: string | number }
  'coach-hint': {}
  'coach-hint-text': {}
  'coach-hopeless': {}
  'coach-hurts': { terms: string | number }
  'coach-keeps': { terms: string | number }
  'coach-loses': {}
  'coach-misses': {}
  'coach-only': {}
  'coach-otherwise': { event: string | number }
  'coach-review': {}
  'coach-saves': {}
  'coach-slights': { terms: string | number }
  'coach-stops': {}
  'coach-then': { move: string | number }
  'coach-thinking': {}
  'coach-this-turn': { event: string | number }
  'coach-wait': {}
  'coach-wins': {}
  'consent-agree': {}
  'consent-ask': {}
  'consent-open': { who: string | number }
  'consent-pause': { who: string | number }
  'consent-pause-yours': {}
  'consent-refuse': {}
  'consent-refused': { who: string | number }
  'consent-undo': { who: string | number }
  'consent-undo-yours': {}
  'consent-withdraw': {}
  'daily-facts': { level: string | number }
  'daily-leader': { score: string | number; who: string | number }
  'daily-lost': {}
  'daily-name': {}
  'daily-play': {}
  'daily-streak': { count: number }
  'daily-title': {}
  'daily-won': { score: number }
  'decks-legal': {}
  'decks-save': {}
  'decks-saved': {}
  'ending-ahead': { first: string | number; other: string | number; what: string | number }
  'ending-behind': { first: string | number; other: string | number; what: string | number }
  'ending-best': { move: string | number; percent: string | number }
  'ending-built': {}
  'ending-counts': {}
  'ending-decided': {}
  'ending-estimated': {}
  'ending-fold': {}
  'ending-level': { first: string | number; what: string | number }
  'ending-missed': {}
  'ending-missed-ask': {}
  'ending-missed-go': {}
  'ending-missed-move': { answer: string | number; better: string | number; chosen: string | number }
  'ending-missed-none': {}
  'ending-play-on': {}
  'ending-same': {}
  'ending-score': {}
  'ending-sum': {}
  'ending-unfold': {}
  'ending-why': {}
  'error-lines': { first: string | number; rest: string | number }
  'error-technical': { detail: string | number }
  'event-outgrown': {}
  'event-stood-in': { seat: string | number; 'seat-is': string | number }
  'event-taken-back': { seat: string | number; 'seat-is': string | number }
  'event-time-up': { seat: string | number; 'seat-is': string | number }
  'fair-bots': {}
  'fair-intro': {}
  'fair-limits': {}
  'fair-read': {}
  'fair-seal': {}
  'fair-short': {}
  'fair-step-check': {}
  'fair-step-open': {}
  'fair-step-play': {}
  'fair-step-seal': {}
  'fair-step-seed': {}
  'fair-title': {}
  'gesture-all': { count: string | number }
  'gesture-amount': { got: string | number; place: string | number; possible: string | number }
  'gesture-amounts': { count: number; example: string | number }
  'gesture-closed': {}
  'gesture-count': { exact: string | number; got: string | number; least: string | number; most: string | number }
  'gesture-gone': { number: string | number }
  'gesture-sum': { exact: string | number; got: string | number; least: string | number; most: string | number }
  'gesture-together': {}
  'gesture-too-much': {}
  'gesture-twice': { number: string | number }
  'gesture-unfinished': {}
  'gesture-unknown': { number: string | number }
  'highlight-answer': { what: string | number; who: string | number }
  'highlight-none': {}
  'highlight-other': { after: string | number; before: string | number; who: string | number }
  'highlight-own': { after: string | number; before: string | number }
  'highlight-swing': { after: string | number; before: string | number }
  'highlight-title': {}
  'highlight-turn': {}
  'home-all': { count: string | number }
  'home-bots': { count: number }
  'home-cards': {}
  'home-continue': {}
  'home-friends': {}
  'home-join': {}
  'home-learned': {}
  'home-look': {}
  'home-minutes': { from: string | number; to: string | number }
  'home-new': { game: string | number }
  'home-new.text': {}
  'home-open': {}
  'home-over': {}
  'home-play': {}
  'home-player': { count: number }
  'home-players': { from: string | number; to: string | number }
  'home-playnow': {}
  'home-rules': {}
  'home-start': {}
  'home-tile-open': {}
  'home-tile-over': {}
  'home-tile-playing': {}
  'home-tile-waiting': {}
  'home-tile-yours': {}
  'home-weight-1': {}
  'home-weight-2': {}
  'home-weight-3': {}
  'home-with': { game: string | number; who: string | number }
  'home-yours': {}
  'key-space': {}
  'keys-card': {}
  'keys-enter': {}
  'keys-escape': {}
  'keys-hint': {}
  'keys-next': {}
  'keys-numbers': {}
  'keys-replay': {}
  'keys-sheet': {}
  'keys-signs': {}
  'keys-space': {}
  'keys-title': {}
  'keys-undo': {}
  'language-title': {}
  'language-title.help': {}
  'lesson-again': {}
  'lesson-all': {}
  'lesson-back': {}
  'lesson-continue': {}
  'lesson-done': {}
  'lesson-first': {}
  'lesson-guide': {}
  'lesson-hide': {}
  'lesson-intro': {}
  'lesson-learn': {}
  'lesson-new': {}
  'lesson-next': {}
  'lesson-others': {}
  'lesson-over': {}
  'lesson-playon': {}
  'lesson-read': {}
  'lesson-show': {}
  'lesson-step': { of: string | number; step: string | number }
  'lesson-steps': { from: string | number; of: string | number; to: string | number }
  'lesson-strayed': {}
  'lesson-table': {}
  'lesson-takeback': {}
  'lesson-watch': {}
  'lesson-without': {}
  'line-builder-greeting-1': {}
  'line-builder-greeting-2': {}
  'line-builder-loss-1': {}
  'line-builder-loss-2': {}
  'line-builder-strike-1': {}
  'line-builder-strike-2': {}
  'line-builder-win-1': {}
  'line-builder-win-2': {}
  'line-raider-greeting-1': {}
  'line-raider-greeting-2': {}
  'line-raider-loss-1': {}
  'line-raider-loss-2': {}
  'line-raider-strike-1': {}
  'line-raider-strike-2': {}
  'line-raider-win-1': {}
  'line-raider-win-2': {}
  'line-schemer-greeting-1': {}
  'line-schemer-greeting-2': {}
  'line-schemer-loss-1': {}
  'line-schemer-loss-2': {}
  'line-schemer-strike-1': {}
  'line-schemer-strike-2': {}
  'line-schemer-win-1': {}
  'line-schemer-win-2': {}
  'line-together-greeting-1': {}
  'line-together-greeting-2': {}
  'line-together-loss-1': {}
  'line-together-loss-2': {}
  'line-together-win-1': {}
  'line-together-win-2': {}
  'line-trader-greeting-1': {}
  'line-trader-greeting-2': {}
  'line-trader-loss-1': {}
  'line-trader-loss-2': {}
  'line-trader-strike-1': {}
  'line-trader-strike-2': {}
  'line-trader-win-1': {}
  'line-trader-win-2': {}
  'list-and': { last: string | number; most: string | number }
  'list-empty': {}
  'list-or': { last: string | number; most: string | number }
  'lobby-clock': { minutes: number }
  'lobby-copied': {}
  'lobby-copy': {}
  'lobby-free': {}
  'lobby-full': {}
  'lobby-hints': {}
  'lobby-invite': {}
  'lobby-invites': { game: string | number; who: string | number }
  'lobby-join': {}
  'lobby-leave': {}
  'lobby-name': {}
  'lobby-no-account': {}
  'lobby-no-clock': {}
  'lobby-no-hints': {}
  'lobby-no-stand-in': {}
  'lobby-note': {}
  'lobby-options': {}
  'lobby-seat': { number: string | number }
  'lobby-sit': {}
  'lobby-stand-in': {}
  'lobby-start': {}
  'lobby-starts': { who: string | number }
  'lobby-table': {}
  'lobby-waiting': { count: number }
  'lobby-watch': {}
  'lobby-watching': {}
  'lobby-wish': {}
  'lobby-wish.help': {}
  'lobby-with': { option: string | number }
  'lobby-without': { option: string | number }
  'lobby-yours': { game: string | number }
  'log-details': { count: number }
  'looking-count': { count: number }
  'looking-text': {}
  'looking-title': {}
  'menu-more': {}
  'name-ask': {}
  'name-carry': {}
  'name-change': {}
  'name-guest': {}
  'name-link': {}
  'name-save': {}
  'name-you': { name: string | number }
  'nav-cards': {}
  'nav-home': {}
  'nav-learn': {}
  'nav-play': {}
  'nav-progress': {}
  'nav-rules': {}
  'new-bot': { bot: string | number }
  'new-count': {}
  'new-listed': {}
  'new-open': {}
  'new-options': {}
  'new-person': {}
  'new-seats': {}
  'new-start': {}
  'new-title': { game: string | number }
  'new-you': {}
  'own-alone': {}
  'own-bests': { game: string | number }
  'own-data': {}
  'own-data-text': {}
  'own-deck': { name: string | number }
  'own-delete': {}
  'own-delete-no': {}
  'own-delete-sure': {}
  'own-delete-text': {}
  'own-delete-yes': {}
  'own-device-end': {}
  'own-device-leave': {}
  'own-device-named': { browser: string | number; system: string | number }
  'own-device-seen': { date: string | number }
  'own-device-this': {}
  'own-device-unknown': {}
  'own-devices': {}
  'own-devices-text': {}
  'own-games': { count: number }
  'own-lasting': {}
  'own-nobody': {}
  'own-of': { name: string | number }
  'own-people': {}
  'own-recent': {}
  'own-result-lost': { score: number }
  'own-result-place': { place: string | number; score: number }
  'own-result-won': { score: number }
  'own-save': {}
  'own-score': { games: number; score: string | number; wins: string | number }
  'own-title': {}
  'own-with': { who: string | number }
  'own-won-of': { count: string | number; won: string | number }
  'panel-log': {}
  'panel-tabs': {}
  'problem-card-at': { card: string | number; clause: string | number; what: string | number; where: string | number }
  'problem-collection-size': { least: string | number; number: number }
  'problem-common': {}
  'problem-copies': { most: string | number; number: number }
  'problem-deck-size': { number: number; size: string | number }
  'problem-foreign': { faction: string | number }
  'problem-keyword': { keyword: string | number; owners: string | number; 'owners-count': number }
  'problem-list-at': { clause: string | number; what: string | number; where: string | number }
  'problem-nobody': {}
  'problem-not-owned': {}
  'problem-number': { got: string | number }
  'problem-of-card': { card: string | number; clause: string | number; what: string | number }
  'problem-of-list': { clause: string | number; what: string | number }
  'problem-too-many': { number: number; there: string | number }
  'problem-too-poor': { least: string | number; number: string | number; owner: string | number }
  'problem-too-small': { least: string | number; number: number }
  'problem-twice': {}
  'problem-unknown': { 'near-count': number; 'near-or': string | number }
  'record-damaged': {}
  'record-foreign': {}
  'reference-open': {}
  'reference-play': {}
  'reference-title': { game: string | number }
  'rematch-go': {}
  'replay-all': {}
  'replay-answer': { what: string | number; who: string | number }
  'replay-answered': { who: string | number }
  'replay-back': {}
  'replay-by-bot': {}
  'replay-by-clock': {}
  'replay-chances': {}
  'replay-controls': {}
  'replay-drop': {}
  'replay-eye': {}
  'replay-first': {}
  'replay-last': {}
  'replay-link': {}
  'replay-look': {}
  'replay-mistake': {}
  'replay-next': {}
  'replay-open': {}
  'replay-pause': {}
  'replay-place': { scene: string | number; scenes: string | number }
  'replay-player': { number: string | number }
  'replay-playon': {}
  'replay-playon-text': {}
  'replay-run': {}
  'replay-save': {}
  'replay-slider': {}
  'replay-spectator': {}
  'replay-speed': {}
  'replay-start': {}
  'replay-title': {}
  'report-over': {}
  'report-running': {}
  'report-save': {}
  'report-title': {}
  'report-words': {}
  'review-after': {}
  'review-answers': {}
  'review-back': {}
  'review-better': {}
  'review-cause-luck': { after: string | number; answer: string | number; before: string | number }
  'review-cause-mistakes': { after: string | number; answer: string | number; before: string | number }
  'review-cause-rival': { after: string | number; answer: string | number; before: string | number; who: string | number }
  'review-cause-slim': { before: string | number }
  'review-cause-slow': {}
  'review-chosen': {}
  'review-costly': {}
  'review-degree-blunder': {}
  'review-degree-mistake': {}
  'review-degree-slip': {}
  'review-finding': { answer: string | number; degree: string | number; percent: string | number }
  'review-graph': {}
  'review-graph-note': {}
  'review-graph-text': {}
  'review-judged': { count: number }
  'review-look': {}
  'review-none': {}
  'review-table': {}
  'review-title': { game: string | number }
  'review-working': {}
  'reward-not-owned': { card: string | number; player: string | number }
  'reward-too-few': { number: number; player: string | number }
  'rules-asked': {}
  'rules-contents': {}
  'rules-decisions': {}
  'rules-detail': {}
  'rules-examples': {}
  'rules-found': { count: number }
  'rules-games': {}
  'rules-rulings': {}
  'rules-search': {}
  'rules-section': {}
  'rules-spread': {}
  'rules-title': { game: string | number }
  'scene-acts': { who: string | number }
  'scene-again': {}
  'scene-skip': {}
  'scene-skip-all': {}
  'scene-tap': {}
  'scene-yours': {}
  'seat-away': {}
  'seat-character': { level: string | number; name: string | number }
  'seat-left': {}
  'seat-level': { bot: string | number }
  'seat-number': { number: string | number }
  'seat-online': {}
  'seat-somebody': {}
  'server-ask-answered': {}
  'server-ask-busy': {}
  'server-ask-gone': {}
  'server-ask-late': {}
  'server-ask-others': {}
  'server-ask-refused': {}
  'server-broken': {}
  'server-campaign-away': {}
  'server-campaign-busy': { name: string | number }
  'server-campaign-changed': {}
  'server-campaign-gone': {}
  'server-campaign-many': { count: number }
  'server-campaign-named': { name: string | number }
  'server-campaign-none': { campaign: string | number }
  'server-campaign-owner': { name: string | number }
  'server-campaign-table': {}
  'server-chances-early': {}
  'server-chat-empty': {}
  'server-chat-fast': {}
  'server-chat-players': {}
  'server-deck-many': { count: number }
  'server-deck-name': { count: string | number }
  'server-deck-none': { deck: string | number }
  'server-failed': {}
  'server-file-own': {}
  'server-files-fast': {}
  'server-game-none': { game: string | number }
  'server-guests': {}
  'server-hint-fast': {}
  'server-hint-none': {}
  'server-host': {}
  'server-lang': { known: string | number; lang: string | number }
  'server-lesson-changed': {}
  'server-link-other': { name: string | number; other: string | number }
  'server-link-used': {}
  'server-many': {}
  'server-messages': {}
  'server-name-first': {}
  'server-nameless': {}
  'server-over': {}
  'server-page': { page: string | number }
  'server-paused': {}
  'server-record-early': {}
  'server-rematch-campaign': {}
  'server-rematch-early': {}
  'server-replay-early': {}
  'server-replay-none': { replay: string | number }
  'server-replay-own': {}
  'server-review-early': {}
  'server-seat-foreign': {}
  'server-seat-full': {}
  'server-seat-link': {}
  'server-seat-stays': {}
  'server-seatless': {}
  'server-series-busy': { name: string | number }
  'server-series-early': {}
  'server-series-over': { name: string | number }
  'server-series-seat': { seat: string | number }
  'server-site': {}
  'server-stale': { next: string | number; number: string | number }
  'server-table-none': { table: string | number }
  'server-table-start': { error: string | number }
  'server-tables-many': {}
  'server-tables-most': { count: number }
  'server-thought-long': {}
  'server-timeless': {}
  'server-unasked': {}
  'server-unbegun': {}
  'server-undo-consent': {}
  'server-unknown': {}
  'server-unpaused': {}
  'server-unsaved': {}
  'server-waiting': {}
  'settings-account': {}
  'settings-calls': {}
  'settings-calls-denied': {}
  'settings-calls-on': {}
  'settings-calls.help': {}
  'settings-confirm': {}
  'settings-confirm-finish': {}
  'settings-confirm.help': {}
  'settings-hints': {}
  'settings-hints-asked': {}
  'settings-hints-off': {}
  'settings-hints.help': {}
  'settings-lines': {}
  'settings-lines-on': {}
  'settings-lines.help': {}
  'settings-motion': {}
  'settings-motion-full': {}
  'settings-motion-reduced': {}
  'settings-motion-system': {}
  'settings-motion.help': {}
  'settings-percent': { percent: string | number }
  'settings-reset': {}
  'settings-saved': {}
  'settings-sound': {}
  'settings-sound-on': {}
  'settings-sound.help': {}
  'settings-speed': {}
  'settings-speed-fast': {}
  'settings-speed-instant': {}
  'settings-speed-normal': {}
  'settings-speed-slow': {}
  'settings-speed.help': {}
  'settings-text': {}
  'settings-text.help': {}
  'settings-theme': {}
  'settings-theme-dark': {}
  'settings-theme-light': {}
  'settings-theme-system': {}
  'settings-theme.help': {}
  'settings-title': {}
  'settings-volume': {}
  'table-again': {}
  'table-board': {}
  'table-chosen': { chosen: string | number; most: string | number }
  'table-chosen-any': { chosen: string | number }
  'table-concede': {}
  'table-concede-not': {}
  'table-concede-sure': {}
  'table-confirm': {}
  'table-course': {}
  'table-cover': { who: string | number }
  'table-cover-show': { who: string | number }
  'table-cover-text': {}
  'table-done': {}
  'table-gone': {}
  'table-hold': {}
  'table-hold-text': {}
  'table-home': {}
  'table-log': {}
  'table-lost': {}
  'table-lost-all': {}
  'table-lost-who': { who: string | number }
  'table-lost-you': {}
  'table-menu': {}
  'table-options': {}
  'table-over': {}
  'table-pass': {}
  'table-passing': {}
  'table-passing-ask': {}
  'table-passing-concerned': {}
  'table-passing-never': {}
  'table-refusals': {}
  'table-rule': { clause: string | number }
  'table-share': { left: string | number }
  'table-spectator': {}
  'table-sure': {}
  'table-undo': {}
  'table-undo-force': {}
  'table-waiting': { who: string | number }
  'table-waiting-somebody': {}
  'table-whynot': {}
  'table-won': { who: string | number }
  'table-won-all': {}
  'table-won-you': {}
  'table-yours': {}
  'time-absent': {}
  'time-absent-after': { count: number }
  'time-absent-never': {}
  'time-bank': {}
  'time-increment': {}
  'time-late': {}
  'time-late-bot': {}
  'time-late-default': {}
  'time-minutes': { count: number }
  'time-none': {}
  'time-of': { who: string | number }
  'time-pause': {}
  'time-paused': {}
  'time-question': {}
  'time-resume': {}
  'time-seconds': { count: number }
  'time-standin': { who: string | number }
  'time-title': {}
  'undo-cards': {}
  'undo-chance': {}
  'undo-final': { clause: string | number }
  'undo-joint': {}
  'undo-nothing': {}
  'undo-others': {}
  'undo-secret': {}
}

/** The messages that each game has in its own words. */
export type EachGame = {
  'booklet-1': {}
  'booklet-1.text': {}
  'booklet-2': {}
  'booklet-2.text': {}
  'booklet-3': {}
  'booklet-3.text': {}
  'booklet-4': {}
  'booklet-4.text': {}
  'booklet-5': {}
  'booklet-5.text': {}
  'booklet-6': {}
  'booklet-6.text': {}
  'booklet-cards-1': {}
  'booklet-cards-2': {}
  'booklet-intro': {}
  'game-blurb': {}
  'idea-1': {}
  'idea-1.text': {}
  'idea-2': {}
  'idea-2.text': {}
  'idea-3': {}
  'idea-3.text': {}
  'rules-chip-1': {}
  'rules-chip-2': {}
  'rules-chip-3': {}
  'rules-chip-4': {}
  'rules-goal': {}
  'rules-set': {}
  'rules-set.summary': {}
}

/** Messages that the server does not say; how their keys may begin where the client makes them. */
export type ClientOnly = {
  'app-motto': never
  'app-title': 'app-'
  'app-unofficial': never
  'arrive-replace': 'arrive-'
  'campaigns-adventures': 'campaigns-'
  'campaigns-away': 'campaigns-'
  'campaigns-back': 'campaigns-'
  'campaigns-begin': 'campaigns-'
  'campaigns-bothaway': never
  'campaigns-deck': 'campaigns-'
  'campaigns-deck-all': 'campaigns-' | 'campaigns-deck-'
  'campaigns-deck-away': 'campaigns-' | 'campaigns-deck-'
  'campaigns-deck-few': 'campaigns-' | 'campaigns-deck-'
  'campaigns-deck-in': 'campaigns-' | 'campaigns-deck-'
  'campaigns-deck-own': 'campaigns-' | 'campaigns-deck-'
  'campaigns-deck-show': never
  'campaigns-deckof': never
  'campaigns-delete': 'campaigns-'
  'campaigns-delete-sure': never
  'campaigns-export': 'campaigns-'
  'campaigns-gained': 'campaigns-'
  'campaigns-giveup-sure': never
  'campaigns-highest': 'campaigns-'
  'campaigns-history': 'campaigns-'
  'campaigns-import': 'campaigns-'
  'campaigns-leave': 'campaigns-'
  'campaigns-leave-sure': never
  'campaigns-legend': 'campaigns-'
  'campaigns-legends': 'campaigns-'
  'campaigns-level': 'campaigns-'
  'campaigns-link': 'campaigns-'
  'campaigns-lost': 'campaigns-'
  'campaigns-manage': never
  'campaigns-name': 'campaigns-'
  'campaigns-new': 'campaigns-'
  'campaigns-no': 'campaigns-'
  'campaigns-outcome-loss': 'campaigns-' | 'campaigns-outcome-'
  'campaigns-outcome-win': 'campaigns-' | 'campaigns-outcome-'
  'campaigns-owned': 'campaigns-'
  'campaigns-plays': 'campaigns-'
  'campaigns-promos': 'campaigns-'
  'campaigns-replay': 'campaigns-'
  'campaigns-reset': never
  'campaigns-reset-sure': never
  'campaigns-running': 'campaigns-'
  'campaigns-second': 'campaigns-'
  'campaigns-second-bot': 'campaigns-' | 'campaigns-second-'
  'campaigns-second-name': 'campaigns-' | 'campaigns-second-'
  'campaigns-second-none': 'campaigns-' | 'campaigns-second-'
  'campaigns-second-open': 'campaigns-' | 'campaigns-second-'
  'campaigns-second-person': 'campaigns-' | 'campaigns-second-'
  'campaigns-setout': never
  'campaigns-turns': 'campaigns-'
  'campaigns-uncounted': 'campaigns-'
  'campaigns-unplayed': never
  'campaigns-variants': never
  'campaigns-waiting': 'campaigns-'
  'campaigns-won': 'campaigns-'
  'card-enlarge': never
  'card-enlarged': never
  'cards-copies': 'cards-'
  'cards-search': 'cards-'
  'cards-title': 'cards-'
  'chat-audience': 'chat-'
  'chat-hear': never
  'chat-line': 'chat-'
  'chat-looker': 'chat-'
  'chat-mute': never
  'chat-muted': never
  'chat-new': 'chat-'
  'chat-reading': 'chat-'
  'chat-send': 'chat-'
  'chat-title': 'chat-'
  'coach-advice': 'coach-'
  'coach-allow': 'coach-'
  'coach-chance': 'coach-'
  'coach-hint': 'coach-'
  'coach-hint-text': 'coach-' | 'coach-hint-'
  'coach-review': 'coach-'
  'coach-thinking': never
  'consent-agree': 'consent-'
  'consent-ask': 'consent-'
  'consent-open': 'consent-'
  'consent-pause': 'consent-'
  'consent-pause-yours': 'consent-' | 'consent-pause-'
  'consent-refuse': 'consent-'
  'consent-refused': 'consent-'
  'consent-undo': 'consent-'
  'consent-undo-yours': 'consent-' | 'consent-undo-'
  'consent-withdraw': 'consent-'
  'daily-facts': 'daily-'
  'daily-leader': 'daily-'
  'daily-lost': 'daily-'
  'daily-name': 'daily-'
  'daily-play': 'daily-'
  'daily-streak': 'daily-'
  'daily-title': 'daily-'
  'daily-won': 'daily-'
  'decks-legal': 'decks-'
  'decks-save': never
  'decks-saved': 'decks-'
  'ending-ahead': never
  'ending-behind': never
  'ending-estimated': never
  'ending-missed': never
  'ending-missed-ask': 'ending-missed-'
  'ending-missed-go': 'ending-missed-'
  'ending-missed-move': 'ending-missed-'
  'ending-missed-none': 'ending-missed-'
  'ending-sum': never
  'ending-unfold': never
  'fair-bots': 'fair-'
  'fair-intro': never
  'fair-limits': 'fair-'
  'fair-read': 'fair-'
  'fair-seal': 'fair-'
  'fair-short': 'fair-'
  'fair-step-check': 'fair-' | 'fair-step-'
  'fair-step-open': 'fair-' | 'fair-step-'
  'fair-step-play': 'fair-' | 'fair-step-'
  'fair-step-seal': 'fair-' | 'fair-step-'
  'fair-step-seed': 'fair-' | 'fair-step-'
  'fair-title': 'fair-'
  'highlight-none': 'highlight-'
  'highlight-other': 'highlight-'
  'highlight-own': 'highlight-'
  'highlight-swing': never
  'highlight-turn': 'highlight-'
  'home-all': 'home-'
  'home-bots': 'home-'
  'home-cards': 'home-'
  'home-continue': never
  'home-friends': never
  'home-join': 'home-'
  'home-learned': 'home-'
  'home-look': 'home-'
  'home-minutes': never
  'home-new': 'home-'
  'home-open': 'home-'
  'home-over': 'home-'
  'home-play': 'home-'
  'home-player': 'home-'
  'home-players': 'home-'
  'home-playnow': never
  'home-rules': 'home-'
  'home-start': 'home-'
  'home-tile-open': 'home-tile-'
  'home-tile-over': 'home-tile-'
  'home-tile-playing': 'home-tile-'
  'home-tile-waiting': 'home-tile-'
  'home-tile-yours': 'home-tile-'
  'home-weight-1': 'home-' | 'home-weight-'
  'home-weight-2': 'home-' | 'home-weight-'
  'home-weight-3': never
  'home-with': never
  'home-yours': 'home-'
  'key-space': 'key-'
  'keys-card': 'keys-'
  'keys-enter': 'keys-'
  'keys-escape': never
  'keys-hint': 'keys-'
  'keys-next': 'keys-'
  'keys-numbers': 'keys-'
  'keys-replay': 'keys-'
  'keys-sheet': 'keys-'
  'keys-signs': never
  'keys-space': 'keys-'
  'keys-title': 'keys-'
  'keys-undo': 'keys-'
  'language-title': 'language-'
  'lesson-again': 'lesson-'
  'lesson-all': 'lesson-'
  'lesson-back': 'lesson-'
  'lesson-continue': never
  'lesson-done': 'lesson-'
  'lesson-first': 'lesson-'
  'lesson-guide': never
  'lesson-hide': never
  'lesson-intro': never
  'lesson-learn': 'lesson-'
  'lesson-new': 'lesson-'
  'lesson-next': 'lesson-'
  'lesson-others': 'lesson-'
  'lesson-over': 'lesson-'
  'lesson-playon': never
  'lesson-read': 'lesson-'
  'lesson-show': never
  'lesson-step': 'lesson-'
  'lesson-steps': 'lesson-'
  'lesson-strayed': 'lesson-'
  'lesson-table': 'lesson-'
  'lesson-takeback': never
  'lesson-watch': never
  'lesson-without': never
  'line-builder-greeting-1': 'line-builder-greeting-'
  'line-builder-greeting-2': 'line-builder-greeting-'
  'line-builder-loss-1': 'line-' | 'line-builder-' | 'line-builder-loss-'
  'line-builder-loss-2': 'line-' | 'line-builder-' | 'line-builder-loss-'
  'line-builder-strike-1': 'line-' | 'line-builder-' | 'line-builder-strike-'
  'line-builder-strike-2': 'line-' | 'line-builder-' | 'line-builder-strike-'
  'line-builder-win-1': 'line-' | 'line-builder-' | 'line-builder-win-'
  'line-builder-win-2': 'line-' | 'line-builder-' | 'line-builder-win-'
  'line-raider-greeting-1': 'line-raider-greeting-'
  'line-raider-greeting-2': 'line-raider-greeting-'
  'line-raider-loss-1': 'line-' | 'line-raider-' | 'line-raider-loss-'
  'line-raider-loss-2': 'line-' | 'line-raider-' | 'line-raider-loss-'
  'line-raider-strike-1': 'line-' | 'line-raider-' | 'line-raider-strike-'
  'line-raider-strike-2': 'line-' | 'line-raider-' | 'line-raider-strike-'
  'line-raider-win-1': 'line-' | 'line-raider-' | 'line-raider-win-'
  'line-raider-win-2': 'line-' | 'line-raider-' | 'line-raider-win-'
  'line-schemer-greeting-1': 'line-schemer-greeting-'
  'line-schemer-greeting-2': 'line-schemer-greeting-'
  'line-schemer-loss-1': 'line-' | 'line-schemer-' | 'line-schemer-loss-'
  'line-schemer-loss-2': 'line-' | 'line-schemer-' | 'line-schemer-loss-'
  'line-schemer-strike-1': 'line-' | 'line-schemer-' | 'line-schemer-strike-'
  'line-schemer-strike-2': 'line-' | 'line-schemer-' | 'line-schemer-strike-'
  'line-schemer-win-1': 'line-' | 'line-schemer-' | 'line-schemer-win-'
  'line-schemer-win-2': 'line-' | 'line-schemer-' | 'line-schemer-win-'
  'line-together-greeting-1': 'line-together-greeting-'
  'line-together-greeting-2': 'line-together-greeting-'
  'line-together-loss-1': 'line-' | 'line-together-' | 'line-together-loss-'
  'line-together-loss-2': 'line-' | 'line-together-' | 'line-together-loss-'
  'line-together-win-1': 'line-' | 'line-together-' | 'line-together-win-'
  'line-together-win-2': 'line-' | 'line-together-' | 'line-together-win-'
  'line-trader-greeting-1': 'line-trader-greeting-'
  'line-trader-greeting-2': 'line-trader-greeting-'
  'line-trader-loss-1': 'line-' | 'line-trader-' | 'line-trader-loss-'
  'line-trader-loss-2': 'line-' | 'line-trader-' | 'line-trader-loss-'
  'line-trader-strike-1': 'line-' | 'line-trader-' | 'line-trader-strike-'
  'line-trader-strike-2': 'line-' | 'line-trader-' | 'line-trader-strike-'
  'line-trader-win-1': 'line-' | 'line-trader-' | 'line-trader-win-'
  'line-trader-win-2': 'line-' | 'line-trader-' | 'line-trader-win-'
  'lobby-clock': 'lobby-'
  'lobby-copied': 'lobby-'
  'lobby-copy': 'lobby-'
  'lobby-free': 'lobby-'
  'lobby-full': 'lobby-'
  'lobby-hints': 'lobby-'
  'lobby-invite': 'lobby-'
  'lobby-invites': never
  'lobby-join': 'lobby-'
  'lobby-leave': 'lobby-'
  'lobby-name': 'lobby-'
  'lobby-no-account': never
  'lobby-no-clock': 'lobby-' | 'lobby-no-'
  'lobby-no-hints': 'lobby-' | 'lobby-no-'
  'lobby-no-stand-in': 'lobby-' | 'lobby-no-' | 'lobby-no-stand-'
  'lobby-note': never
  'lobby-options': 'lobby-'
  'lobby-seat': 'lobby-'
  'lobby-sit': never
  'lobby-stand-in': 'lobby-' | 'lobby-stand-'
  'lobby-start': 'lobby-'
  'lobby-starts': 'lobby-'
  'lobby-table': 'lobby-'
  'lobby-waiting': 'lobby-'
  'lobby-watch': never
  'lobby-watching': 'lobby-'
  'lobby-wish': 'lobby-'
  'lobby-with': never
  'lobby-without': never
  'lobby-yours': 'lobby-'
  'log-details': 'log-'
  'looking-count': 'looking-'
  'looking-text': 'looking-'
  'looking-title': 'looking-'
  'menu-more': 'menu-'
  'name-ask': 'name-'
  'name-carry': never
  'name-change': 'name-'
  'name-guest': never
  'name-link': 'name-'
  'name-save': never
  'name-you': 'name-'
  'nav-cards': 'nav-'
  'nav-home': 'nav-'
  'nav-learn': 'nav-'
  'nav-play': 'nav-'
  'nav-progress': 'nav-'
  'nav-rules': 'nav-'
  'new-bot': 'new-'
  'new-count': 'new-'
  'new-listed': 'new-'
  'new-open': 'new-'
  'new-options': 'new-'
  'new-person': 'new-'
  'new-seats': 'new-'
  'new-start': 'new-'
  'new-title': 'new-'
  'new-you': 'new-'
  'own-alone': 'own-'
  'own-bests': 'own-'
  'own-data': 'own-'
  'own-data-text': 'own-' | 'own-data-'
  'own-deck': 'own-'
  'own-delete': 'own-'
  'own-delete-no': 'own-' | 'own-delete-'
  'own-delete-sure': never
  'own-delete-text': 'own-' | 'own-delete-'
  'own-delete-yes': 'own-' | 'own-delete-'
  'own-device-end': 'own-device-'
  'own-device-leave': 'own-device-'
  'own-device-named': 'own-device-'
  'own-device-seen': 'own-device-'
  'own-device-this': never
  'own-device-unknown': never
  'own-devices': never
  'own-devices-text': 'own-devices-'
  'own-games': 'own-'
  'own-lasting': 'own-'
  'own-nobody': 'own-'
  'own-of': 'own-'
  'own-people': 'own-'
  'own-recent': 'own-'
  'own-result-lost': 'own-' | 'own-result-'
  'own-result-place': 'own-' | 'own-result-'
  'own-result-won': 'own-' | 'own-result-'
  'own-save': never
  'own-score': 'own-'
  'own-title': 'own-'
  'own-with': never
  'own-won-of': 'own-' | 'own-won-'
  'panel-log': 'panel-'
  'panel-tabs': never
  'reference-open': 'reference-'
  'reference-play': 'reference-'
  'reference-title': 'reference-'
  'rematch-go': 'rematch-'
  'replay-all': 'replay-'
  'replay-answer': 'replay-'
  'replay-answered': never
  'replay-back': 'replay-'
  'replay-by-bot': 'replay-' | 'replay-by-'
  'replay-by-clock': 'replay-' | 'replay-by-'
  'replay-chances': 'replay-'
  'replay-controls': never
  'replay-drop': 'replay-'
  'replay-eye': 'replay-'
  'replay-first': 'replay-'
  'replay-last': 'replay-'
  'replay-link': 'replay-'
  'replay-look': 'replay-'
  'replay-mistake': 'replay-'
  'replay-next': 'replay-'
  'replay-open': 'replay-'
  'replay-pause': 'replay-'
  'replay-place': 'replay-'
  'replay-player': 'replay-'
  'replay-playon': never
  'replay-playon-text': 'replay-playon-'
  'replay-run': 'replay-'
  'replay-save': never
  'replay-slider': never
  'replay-spectator': 'replay-'
  'replay-speed': 'replay-'
  'replay-start': 'replay-'
  'replay-title': 'replay-'
  'report-over': 'report-'
  'report-running': 'report-'
  'report-save': never
  'report-title': 'report-'
  'report-words': 'report-'
  'review-after': 'review-'
  'review-answers': 'review-'
  'review-back': 'review-'
  'review-better': 'review-'
  'review-chosen': 'review-'
  'review-costly': never
  'review-graph': never
  'review-graph-note': never
  'review-graph-text': 'review-graph-'
  'review-judged': 'review-'
  'review-look': 'review-'
  'review-table': 'review-'
  'review-title': 'review-'
  'rules-contents': never
  'rules-section': never
  'scene-acts': 'scene-'
  'scene-again': 'scene-'
  'scene-skip': 'scene-'
  'scene-skip-all': 'scene-' | 'scene-skip-'
  'scene-tap': 'scene-'
  'scene-yours': 'scene-'
  'seat-away': 'seat-'
  'seat-character': never
  'seat-left': 'seat-'
  'seat-online': 'seat-'
  'seat-somebody': 'seat-'
  'settings-account': never
  'settings-calls': never
  'settings-calls-denied': never
  'settings-calls-on': 'settings-calls-'
  'settings-confirm': 'settings-'
  'settings-confirm-finish': 'settings-' | 'settings-confirm-'
  'settings-hints': 'settings-'
  'settings-hints-asked': 'settings-' | 'settings-hints-'
  'settings-hints-off': 'settings-' | 'settings-hints-'
  'settings-lines': 'settings-'
  'settings-lines-on': 'settings-' | 'settings-lines-'
  'settings-motion': 'settings-'
  'settings-motion-full': 'settings-' | 'settings-motion-'
  'settings-motion-reduced': 'settings-' | 'settings-motion-'
  'settings-motion-system': 'settings-' | 'settings-motion-'
  'settings-percent': never
  'settings-reset': never
  'settings-saved': 'settings-'
  'settings-sound': 'settings-'
  'settings-sound-on': 'settings-' | 'settings-sound-'
  'settings-speed': 'settings-'
  'settings-speed-fast': 'settings-' | 'settings-speed-'
  'settings-speed-instant': 'settings-' | 'settings-speed-'
  'settings-speed-normal': 'settings-' | 'settings-speed-'
  'settings-speed-slow': 'settings-' | 'settings-speed-'
  'settings-text': 'settings-'
  'settings-theme': 'settings-'
  'settings-theme-dark': 'settings-' | 'settings-theme-'
  'settings-theme-light': 'settings-' | 'settings-theme-'
  'settings-theme-system': 'settings-' | 'settings-theme-'
  'settings-title': 'settings-'
  'settings-volume': 'settings-'
  'table-concede-not': never
  'table-concede-sure': never
  'table-cover': never
  'table-cover-show': never
  'table-cover-text': 'table-cover-'
  'table-sure': never
  'table-whynot': never
  'time-absent': 'time-'
  'time-absent-after': 'time-' | 'time-absent-'
  'time-absent-never': 'time-' | 'time-absent-'
  'time-bank': 'time-'
  'time-increment': 'time-'
  'time-late': 'time-'
  'time-late-bot': 'time-' | 'time-late-'
  'time-late-default': 'time-' | 'time-late-'
  'time-minutes': never
  'time-none': 'time-'
  'time-of': 'time-'
  'time-pause': 'time-'
  'time-paused': 'time-'
  'time-question': 'time-'
  'time-resume': 'time-'
  'time-seconds': 'time-'
  'time-standin': never
  'time-title': 'time-'
}
