import { Random } from '@fudaba/kernel'
import type { Role } from '@fudaba/protocol'
import { describe, expect, test } from 'vitest'
import { PACE_MILLISECONDS, decidersSince } from '../../src/room/pacing.ts'
import type { Room } from '../../src/room/room.ts'
import { other } from '../../src/room/roomClock.ts'
import { ViewerFeed } from '../../src/wire/viewerFeed.ts'
import { MovedTimer } from '../movedTimer.ts'
import { answersByChance, entered as cameIn, roomOfTwo, settingWith } from '../room/persons.ts'

/** The moments at which a role is sent something. */
async function watched(room: Room, role: Role, timer: MovedTimer) {
  const at: number[] = []
  const feed = new ViewerFeed(room, cameIn(role), timer, PACE_MILLISECONDS, () => void at.push(timer.now()))
  const entered = feed.enter()
  return { at, feed, entered }
}

/** An answer, just given, that opened a window for the other seat; `mode`: whether that seat is asked in windows. */
async function windowOpened(mode: 'auto' | 'on') {
  const timer = new MovedTimer()
  const room = await roomOfTwo(settingWith(timer), 'blackpoker')
  for (const seat of ['P1', 'P2'] as const) await room.do({ kind: 'auto', seat, auto: { mode, skip: null } })
  timer.move(10_000)
  const feeds = { P1: await watched(room, 'P1', timer), P2: await watched(room, 'P2', timer) }
  const watcher = await watched(room, 'watch', timer)
  await Promise.all([feeds.P1.entered, feeds.P2.entered, watcher.entered])
  const random = new Random('pacing')
  for (;;) {
    timer.move(10_000)
    const seat = room.fold.match!.decision!.player
    const time = room.fold.match!.game.time
    const told = [feeds[seat].at, watcher.at]
    for (const each of told) each.length = 0
    await answersByChance(room, random)
    if (decidersSince(room.fold, time).has(other(seat))) return { timer, room, seat, told, now: timer.now() }
  }
}

describe.each(['auto', 'on'] as const)('a window of the other seat, whose switch is at %s', (mode) => {
  test('is shown to who answered and to who watches at the same moment, once', async () => {
    const { timer, room, told, now } = await windowOpened(mode)
    timer.move(PACE_MILLISECONDS - 1)
    expect(told).toEqual([[], []])
    timer.move(1)
    await room.catchUp()
    expect(told).toEqual([[now + PACE_MILLISECONDS], [now + PACE_MILLISECONDS]])
    timer.move(PACE_MILLISECONDS)
    await room.catchUp()
    expect(told.map(({ length }) => length)).toEqual([1, 1])
  })

  test('is shown no sooner to who comes in again', async () => {
    const { timer, room, seat, now } = await windowOpened(mode)
    const again = await watched(room, seat, timer)
    timer.move(PACE_MILLISECONDS - 1)
    await Promise.resolve()
    expect(again.at).toEqual([])
    timer.move(1)
    await again.entered
    expect(again.at).toEqual([now + PACE_MILLISECONDS])
  })
})
