import { type ReadonlySignal, type Signal, computed, signal } from '@preact/signals'
import type { GameRules, Position, Replay } from '@fudaba/kernel'
import { HostError, type OpenRequest, type Say, type Seats } from '@fudaba/table'
import { withPlacedCards } from './cards/placedCards.ts'
import { loadReader } from './cards/reader.ts'
import { games } from './games.ts'
import { type Channel, openChannel } from './host/channel.ts'
import { FilmSession } from './play/filmSession.ts'
import { keptGame, putAside } from './play/keeping.ts'
import type { Notes } from './play/notes.ts'
import type { Seat } from './play/seat.ts'
import { Session } from './play/session.ts'
import { lang, write } from './play/settings.ts'
import { sayIn, type sentences } from './sentences.ts'
import type { OpenedPacks } from './ui/PacksScreen.tsx'

/** What fills the page. */
export type Screen =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'table'
      readonly session: Session
      readonly request: OpenRequest
      readonly channel: Channel
    }
  /** `under`: the game that waits while its past is looked at. */
  | { readonly kind: 'film'; readonly film: FilmSession; readonly under: Screen | null }
  | { readonly kind: 'packs'; readonly opened: OpenedPacks; readonly request: OpenRequest }
  | { readonly kind: 'cards'; readonly rules: GameRules }
  | { readonly kind: 'rules'; readonly rules: GameRules }

export const screen: Signal<Screen> = signal({ kind: 'lobby' })
/** A message that stays until it is closed. */
export const notice: Signal<string | null> = signal(null)
export const say: ReadonlySignal<Say<typeof sentences>> = computed(() => sayIn(lang.value))

let opened: Channel | null = null

const newChannel = (): Channel =>
  openChannel((reason) => {
    notice.value = say.value('crashed', { reason })
  })

/**
 * The worker starts with the first game, not with the page. What cards that a position makes up can do is numbered as
 * they come, so such a game has a worker of its own, where none came before: it is the same game after a reload.
 */
const channelFor = (position: Position | undefined): Channel =>
  position === undefined ? (opened ??= newChannel()) : newChannel()

const closeOwn = (channel: Channel): void => {
  if (channel !== opened) channel.close()
}

export async function rulesOf(name: string): Promise<GameRules> {
  const entry = games.find((game) => game.name === name)
  if (entry === undefined) throw new HostError('unknown-game', say.value('foreignGame', { game: name }))
  const rules = await entry.load()
  // The texts of cards are read beside the game; nothing waits for it.
  void loadReader(name)
  return rules
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function leave(): void {
  const now = screen.value
  if (now.kind === 'table') leaveTable(now)
  if (now.kind === 'film') {
    leaveFilm(now.film)
    if (now.under?.kind === 'table') leaveTable(now.under)
  }
}

function leaveTable({ session, channel }: Extract<Screen, { kind: 'table' }>): void {
  session.close()
  closeOwn(channel)
}

function leaveFilm(film: FilmSession): void {
  film.close()
  closeOwn(film.channel)
}

/** The address remembers what is played, so that a reload comes back to it. */
function show(next: Screen, hash: string): void {
  leave()
  screen.value = next
  history.replaceState(null, '', `#${hash}`)
}

/** The packs of a sealed game are looked at before it begins. */
export const showPacks = (opened: OpenedPacks, request: OpenRequest): void =>
  show({ kind: 'packs', opened, request }, '/')

export const toLobby = (): void => show({ kind: 'lobby' }, '/')

/** Opens a game; what is wrong with the request is thrown. */
export async function openTable(request: OpenRequest): Promise<void> {
  const position = request.position ?? placedIn(request.replay)
  const channel = channelFor(position)
  const [bare, table] = await Promise.all([rulesOf(request.game), channel.host.open(request)]).catch(
    (error: unknown) => {
      closeOwn(channel)
      throw error
    },
  )
  const rules = withPlacedCards(bare, position)
  const session = new Session({ rules, table, seats: request.seats })
  write('fudaba.lastGame', request.game)
  show({ kind: 'table', session, request, channel }, `/play/${request.game}`)
  notice.value = null
  await session.advance()
}

/** What is no replay has no position either; the host says what is wrong with it. */
function placedIn(replay: Replay | undefined): Position | undefined {
  const start: Partial<Replay['start']> = replay?.start ?? {}
  return 'position' in start ? start.position : undefined
}

/** The same, with what is wrong as a message over the lobby. */
export async function startGame(request: OpenRequest): Promise<void> {
  const before = screen.value
  if (before.kind === 'lobby' || before.kind === 'cards' || before.kind === 'packs')
    screen.value = { kind: 'loading' }
  try {
    await openTable(request)
  } catch (error) {
    if (screen.value.kind === 'loading') screen.value = before
    notice.value = reasonOf(error)
  }
}

/** Goes on with the game that is kept. One that cannot be read is put aside, and the lobby is usable. */
export async function resumeGame(game: string): Promise<void> {
  screen.value = { kind: 'loading' }
  try {
    const kept = keptGame(game)
    if (kept === null) return toLobby()
    await openTable({ game, seats: kept.seats, replay: kept.replay })
  } catch (error) {
    putAside(game)
    toLobby()
    notice.value = say.value('badSave', { reason: reasonOf(error) })
  }
}

export async function openFilm(
  replay: Replay,
  at?: number,
  under: Screen | null = null,
  notes: Notes = {},
  seat: Seat = under?.kind === 'table' ? under.session.seat : null,
): Promise<void> {
  const rules = withPlacedCards(await rulesOf(replay.game), placedIn(replay))
  const channel = channelFor(placedIn(replay))
  const steps = await channel.loadFilm(replay).catch((error: unknown) => {
    closeOwn(channel)
    throw error
  })
  const film = new FilmSession(rules, replay, steps, channel, at ?? steps.length - 1, seat)
  film.notes.value = notes
  if (under === null) show({ kind: 'film', film, under }, '/replay')
  else screen.value = { kind: 'film', film, under }
  notice.value = null
}

/** The table as it stood just after an event of this time; the game itself waits. */
export async function peekAt(session: Session, time: number): Promise<void> {
  const under = screen.value
  const replay = await session.table.save()
  await openFilm(replay, undefined, under)
  const now = screen.value
  if (now.kind === 'film') now.film.seek(now.film.stepAt(time))
}

export function backToNow(): void {
  const now = screen.value
  if (now.kind !== 'film') return
  leaveFilm(now.film)
  if (now.under === null) toLobby()
  else screen.value = now.under
}

/** A game of one's own from any step of a replay. */
export const continueFrom = (replay: Replay, at: number, seats: Seats): Promise<void> =>
  startGame({ game: replay.game, seats, replay, at })

/** The page as its address says: a reload is in the game it was in. */
export async function begin(): Promise<void> {
  const [, place, game] = /^#\/(play|cards|rules)\/([\w-]+)$/.exec(location.hash) ?? []
  if (place === undefined || !games.some((each) => each.name === game)) return toLobby()
  if (place === 'play') await resumeGame(game)
  else await browse(place === 'cards' ? 'cards' : 'rules', game)
}

export async function browse(kind: 'cards' | 'rules', game: string): Promise<void> {
  screen.value = { kind: 'loading' }
  show({ kind, rules: await rulesOf(game) }, `/${kind}/${game}`)
}
