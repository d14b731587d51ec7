import type { Replay } from '@fudaba/kernel'
import { rulesWithCards } from '@fudaba/kernel/host'
import { withPlacedCards } from '../cards/placedCards.ts'
import type { Notes } from '../files/notes.ts'
import type { Seat } from '../play/seat.ts'
import type { Session } from '../play/session.ts'
import { ReplayViewer } from '../replay/replayViewer.ts'
import { say } from '../settings/say.ts'
import { channelFor, closeOwnChannel } from './channels.ts'
import { positionOf } from './line.ts'
import { reasonOf, rulesOf } from './rulesOf.ts'
import { type Screen, notice, screen, show } from './screen.ts'

/** How a replay is shown: at step `at`, else at its end; by default from the seat of the game under it. */
export interface ReplayWish {
  readonly at?: number
  /** The running game whose past this is. */
  readonly under?: Screen | null
  readonly notes?: Notes
  readonly seat?: Seat
  /** The link to a step, where the replay can be reached by one. */
  readonly linkAt?: (step: number) => string
  /** The kept game that another page plays. */
  readonly watching?: string
}

export async function openReplay(replay: Replay, wish: ReplayWish = {}): Promise<void> {
  const { at, under = null, notes = {}, linkAt = null, watching } = wish
  const seat = wish.seat ?? (under?.kind === 'table' ? under.session.seat : null)
  const position = positionOf({ replay })
  const rules = withPlacedCards(rulesWithCards(await rulesOf(replay.game), replay.cards ?? {}), position)
  const channel = channelFor(position)
  const loaded = await channel.loadReplay(replay).catch((error: unknown) => {
    closeOwnChannel(channel)
    throw error
  })
  const viewer = new ReplayViewer(rules, replay, loaded, channel, at ?? loaded.steps.length - 1, seat)
  viewer.notes.value = notes
  viewer.linkAt = linkAt
  const next = { kind: 'replay', viewer, under, ...(watching === undefined ? {} : { watching }) } as const
  if (under === null) show(next, watching === undefined ? '/replay' : `/play/${replay.game}/${watching}`)
  else screen.value = next
  notice.value = null
  void channel.died.then((reason) => openAgain(viewer, wish, reason))
}

/** The worker died under a replay: it is opened again where it stood. */
async function openAgain(viewer: ReplayViewer, wish: ReplayWish, reason: string): Promise<void> {
  const now = screen.value
  if (now.kind !== 'replay' || now.viewer !== viewer) return
  viewer.close()
  try {
    await openReplay(viewer.replay, { ...wish, at: viewer.at.value, notes: viewer.notes.value })
    notice.value = say.value('revived', { reason })
  } catch (error) {
    notice.value = say.value('crashed', { reason: reasonOf(error) })
  }
}

/** Shows the running game as it stood just after an event of this time. */
export async function openPast(session: Session, time: number): Promise<void> {
  const under = screen.value
  const replay = await session.table.save()
  await openReplay(replay, { under })
  const now = screen.value
  if (now.kind === 'replay') now.viewer.seek(now.viewer.stepAt(time))
}
