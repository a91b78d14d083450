// Requests to the server. Every refusal becomes an error that says what the server said.
import { language } from '../text/language.svelte'
import { say } from '../text/text.svelte'
import type {
  CardsData,
  CourseData,
  DailyData,
  DeckList,
  DeckProblem,
  GameData,
  Happened,
  HintData,
  KeptSettings,
  LatestData,
  LessonData,
  LessonLine,
  Line,
  Link,
  Me,
  NamedDeck,
  NewTable,
  ProfileData,
  PersonalData,
  PlayOn,
  Preferences,
  RecordData,
  ReplayData,
  ReportData,
  ReviewData,
  RulesData,
  SceneData,
  TableData,
  Trouble,
  Session,
} from './types'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text)
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const data = await response.json().catch(() => ({}))
  if (!response.ok) throw new Refusal(response.status, data.message ? say(data.message) : response.statusText)
  return data as T
}

const kept = new Map<string, Promise<unknown>>()

/** What does not change while the server runs is asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined
  if (!answer) {
    answer = ask<T>('GET', path)
    answer.catch(() => kept.delete(path))
    kept.set(path, answer)
  }
  return answer
}

export const api = {
  me: () => ask<Me>('GET', 'api/me'),
  rename: (name: string) => ask<Me>('PUT', 'api/me', { name }),
  makeLink: () => ask<Link>('POST', 'api/me/link'),
  followLink: (secret: string, replace = false) => ask<Me>('POST', 'api/me/follow', { secret, replace }),
  own: () => ask<ProfileData>('GET', 'api/me/games'),
  ownFile: () => ask<PersonalData>('GET', 'api/me/data'),
  settings: () => ask<KeptSettings>('GET', 'api/me/settings'),
  keepSettings: (wanted: Preferences) => ask<KeptSettings>('PUT', 'api/me/settings', wanted),
  sessions: () => ask<Session[]>('GET', 'api/me/sessions'),
  endSession: (id: string) => ask<Session[]>('DELETE', `api/me/sessions/${id}`),
  forgetMe: () => ask<unknown>('DELETE', 'api/me/data'),
  games: () => once<GameData[]>('api/games'),
  cards: (game: string) => once<CardsData>(`api/games/${game}/cards?lang=${language.composed}`),
  rules: (game: string) => once<RulesData>(`api/games/${game}/rules`),
  decks: (game: string) => ask<NamedDeck[]>('GET', `api/games/${game}/decks`),
  checkDeck: (game: string, deck: DeckList) =>
    ask<DeckProblem[]>('POST', `api/games/${game}/check-deck`, deck),
  keepDeck: (game: string, name: string, deck: DeckList) =>
    ask<NamedDeck>('PUT', `api/games/${game}/decks/${encodeURIComponent(name)}`, deck),
  dropDeck: (game: string, name: string) =>
    ask<unknown>('DELETE', `api/games/${game}/decks/${encodeURIComponent(name)}`),
  lessons: () => ask<LessonLine[]>('GET', 'api/lessons'),
  lesson: (game: string) => once<LessonData>(`api/lessons/${game}`),
  learn: (game: string, again: boolean) => ask<TableData>('POST', `api/lessons/${game}`, { again }),
  tables: () => ask<Line[]>('GET', 'api/tables'),
  daily: () => ask<DailyData>('GET', 'api/daily'),
  playDaily: () => ask<TableData>('POST', 'api/daily'),
  latest: (id: string) => ask<LatestData>('GET', `api/tables/${id}/latest?lang=${language.composed}`),
  open: (table: NewTable) => ask<TableData>('POST', 'api/tables', table),
  tableCards: (id: string) => ask<CardsData>('GET', `api/tables/${id}/cards?lang=${language.composed}`),
  table: (id: string) => ask<TableData>('GET', `api/tables/${id}`),
  join: (id: string, invite: string | null) => ask<TableData>('POST', `api/tables/${id}/join`, { invite }),
  leave: (id: string) => ask<unknown>('POST', `api/tables/${id}/leave`),
  start: (id: string, bot: string) => ask<TableData>('POST', `api/tables/${id}/start`, { bot }),
  bring: (record: string) => ask<ReplayData>('POST', 'api/replays', { record }),
  replay: (id: string) => ask<ReplayData>('GET', `api/replays/${id}`),
  replayCards: (id: string) => ask<CardsData>('GET', `api/replays/${id}/cards?lang=${language.composed}`),
  replayRecord: (id: string) => ask<RecordData>('GET', `api/replays/${id}/record`),
  replayLog: (id: string, eye: string) => ask<Happened[][]>('GET', `api/replays/${id}/log/${eye}`),
  scene: (id: string, scene: number, eye: string) =>
    ask<SceneData>('GET', `api/replays/${id}/scenes/${scene}/${eye}`),
  playOn: (id: string, wanted: PlayOn) => ask<TableData>('POST', `api/replays/${id}/play-on`, wanted),
  hint: (id: string, seat: number | null) => ask<HintData>('POST', `api/tables/${id}/hint`, { seat }),
  course: (id: string) => ask<CourseData>('GET', `api/replays/${id}/course`),
  review: (id: string) => ask<ReviewData>('GET', `api/replays/${id}/review`),
  report: (id: string, trouble: Trouble) => ask<ReportData>('POST', `api/tables/${id}/report`, trouble),
  record: (id: string) => ask<RecordData>('GET', `api/tables/${id}/record`),
}
