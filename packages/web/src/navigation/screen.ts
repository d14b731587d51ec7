import { type Signal, signal } from '@preact/signals'
import type * as DeckFormats from '@fudaba/files'
import type { GameRules } from '@fudaba/kernel'
import type { OpenRequest } from '@fudaba/table'
import type { CardReader } from '../cards/reader.ts'
import type { RoomSeat } from '../online/roomSeat.ts'
import type { JudgeDesk } from '../desk/judgeDesk.ts'
import type { Desk } from '../decks/desk.ts'
import type { SetDesk } from '../decks/setDesk.ts'
import type { OpenedPacks } from '../decks/packs.ts'
import type { Coach } from '../lessons/coach.ts'
import type { Session } from '../play/session.ts'
import type { ReplayViewer } from '../replay/replayViewer.ts'
import type { Claim } from '../saves/claims.ts'
import { closeOwnChannel } from './channels.ts'
import type { Line } from './line.ts'

/** What fills the page. */
export type Screen =
  | { readonly kind: 'lobby' }
  | { readonly kind: 'loading' }
  /** What this is, and whose games these are. */
  | { readonly kind: 'about' }
  | TableOnScreen
  /** The game is played in another page: a choice of what to do. */
  | { readonly kind: 'elsewhere'; readonly id: string; readonly game: string }
  | ReplayOnScreen
  | { readonly kind: 'lesson'; readonly session: Session; readonly coach: Coach }
  | { readonly kind: 'room'; readonly seat: RoomSeat }
  | { readonly kind: 'packs'; readonly opened: OpenedPacks; readonly request: OpenRequest }
  | DecksOnScreen
  | SetsOnScreen
  | { readonly kind: 'judge'; readonly desk: JudgeDesk }
  | { readonly kind: 'cards'; readonly rules: GameRules }
  | { readonly kind: 'rules'; readonly rules: GameRules }

/** The decks of a game; `desk`: the one that is built, null: the list. */
export interface DecksOnScreen {
  readonly kind: 'decks'
  readonly rules: GameRules
  /** Loaded with the screen: the lobby does without. */
  readonly formats: typeof DeckFormats
  readonly desk: Desk | null
}

/** The card sets of a game; `desk`: the one that is edited, null: the list. */
export interface SetsOnScreen {
  readonly kind: 'sets'
  readonly rules: GameRules
  readonly formats: typeof DeckFormats
  readonly reader: CardReader
  readonly desk: SetDesk | null
}

interface TableOnScreen {
  readonly kind: 'table'
  readonly session: Session
  readonly request: OpenRequest
  readonly line: Line
  /** As long as it is held, no other page plays this game. Null: the game is not kept. */
  readonly claim: Claim | null
}

interface ReplayOnScreen {
  readonly kind: 'replay'
  readonly viewer: ReplayViewer
  /** The running game that is returned to when the replay is left. */
  readonly under: Screen | null
  /** The game that another page plays and this one shows as it goes on. */
  readonly watching?: string
}

export const screen: Signal<Screen> = signal({ kind: 'lobby' })
/** A message that stays until it is closed. */
export const notice: Signal<string | null> = signal(null)

/** Replaces the screen and closes what the old one held. The address keeps `hash`, so that a reload comes back. */
export function show(next: Screen, hash: string): void {
  const before = screen.value
  if (before.kind === 'table') void closeTable(before)
  if (before.kind === 'room') before.seat.close()
  if (before.kind === 'lesson') void before.session.close()
  if (before.kind === 'replay') {
    closeViewer(before.viewer)
    if (before.under?.kind === 'table') void closeTable(before.under)
    if (before.under?.kind === 'room') before.under.seat.close()
  }
  screen.value = next
  history.replaceState(null, '', `#${hash}`)
}

export const toAbout = (): void => show({ kind: 'about' }, '/about')

export const toLobby = (): void => show({ kind: 'lobby' }, '/')

/** The packs of a sealed game are shown before it begins. */
export const showPacks = (opened: OpenedPacks, request: OpenRequest): void =>
  show({ kind: 'packs', opened, request }, '/')

/** Leaves a replay: back to the running game it was opened from, else to the lobby. */
export function leaveReplay(): void {
  const now = screen.value
  if (now.kind !== 'replay') return
  closeViewer(now.viewer)
  if (now.under === null) toLobby()
  else screen.value = now.under
}

/** The last answer is kept before the worker ends and another page may have the game. */
async function closeTable({ session, line, claim }: TableOnScreen): Promise<void> {
  await session.close()
  line.close()
  claim?.release()
}

function closeViewer(viewer: ReplayViewer): void {
  viewer.close()
  closeOwnChannel(viewer.channel)
}
