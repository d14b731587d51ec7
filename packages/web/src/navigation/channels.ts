import type { Position } from '@fudaba/kernel'
import { type Channel, openChannel } from '../host/channel.ts'

let shared: Channel | null = null

/**
 * The worker for a game; it starts with the first game, not with the page. A position may define cards, whose abilities
 * are numbered in the order in which they come: such a game gets a fresh worker, so that it has the same numbers after
 * a reload.
 */
export function channelFor(position: Position | undefined): Channel {
  if (position !== undefined) return openChannel()
  if (shared !== null) return shared
  const opened = openChannel()
  shared = opened
  void opened.died.then(() => {
    if (shared === opened) shared = null
  })
  return opened
}

/** Ends a worker that only this game used. */
export const closeOwnChannel = (channel: Channel): void => {
  if (channel !== shared) channel.close()
}
