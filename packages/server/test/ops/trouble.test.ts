import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random, choiceOf, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import { RequestRefused, RoomClient, newKey, socketAddress, socketOver } from '@fudaba/protocol'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Log } from '../../src/log/log.ts'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import { systemTimer } from '../../src/room/timer.ts'
import { FailingLog } from '../log/failingLog.ts'
import { Player, openRoom } from '../player.ts'
import { type TestServer, startServer } from '../site.ts'
import { checkPlayed } from './killedMatch.ts'

let server: TestServer
const players: { close(): void }[] = []
afterEach(async () => {
  for (const each of players.splice(0)) each.close()
  await server.close()
})

async function twoAtTable(log: Log) {
  server = await startServer({ log })
  const { room, key, invitation } = await openRoom(server.address, {
    options: { game: 'blackpoker' },
    deck: 'entry20',
  })
  const host = new Player(server.address, room, key)
  const guest = new Player(server.address, room, invitation)
  players.push(host, guest)
  await guest.until(({ state }) => state !== null)
  await guest.client.sit(newKey(), 'entry20')
  return { room, key, host, guest }
}

/** Answers by chance to the end; `trouble` does something about a log that fails. Returns the answers acknowledged. */
async function plays(
  player: Player,
  random: Random,
  trouble: (code: string) => Promise<void>,
): Promise<number> {
  const { client } = player
  for (let acknowledged = 0, last = -1; ;) {
    await player.until(
      () => player.isOver || (client.state?.fault ?? null) !== null || (player.decision?.id ?? last) !== last,
    )
    if (player.isOver) return acknowledged
    const { decision } = player
    try {
      if (decision === null || decision.id === last) {
        // What was said is kept; what follows it could not be.
        await trouble(`log-${client.state!.fault!}`)
        await player.until(() => client.state?.fault === null)
        continue
      }
      const picks = randomAnswer(choiceOf(decision), (n) => random.below(n))
      await client.answer(decision.id, idsFor(decision, picks))
      last = decision.id
      acknowledged++
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      await trouble(error.code)
    }
  }
}

const ready = async (): Promise<number> => (await fetch(`${server.address}/ready`)).status

test('with the database away nothing is acknowledged, who comes in waits, and play goes on when it is back', async () => {
  const log = new FailingLog(new SqliteLog({ file: ':memory:' }))
  const { room, key, host, guest } = await twoAtTable(log)
  const random = new Random('away')
  await Promise.race([host, guest].map((each) => each.until(() => each.decision !== null)))
  expect(await ready()).toBe(200)
  log.state = 'away'
  expect(await ready()).toBe(503)
  const codes: string[] = []
  let late: Player | null = null
  const trouble = async (code: string): Promise<void> => {
    codes.push(code)
    if (codes.length < 5) return
    // Another device of the host, and somebody who wants to open a room.
    late ??= new Player(server.address, room, key)
    await expect(
      openRoom(server.address, { options: { game: 'blackpoker' }, deck: 'entry20' }),
    ).rejects.toThrow('log-gone')
    log.state = 'there'
  }
  const answers = await Promise.all([host, guest].map((each) => plays(each, random, trouble)))
  expect(codes.length).toBeGreaterThanOrEqual(5)
  expect(new Set(codes)).toEqual(new Set(['log-gone']))
  await late!.until(() => late!.isOver)
  players.push(late!)
  await checkPlayed(log, {
    room,
    acknowledged: answers[0] + answers[1],
    unsure: codes.length,
    shown: JSON.stringify(host.client.view?.result),
    ends: JSON.stringify([host.client.state?.end, guest.client.state?.end]),
  })
  expect(server.faults).toEqual([])
})

test('with the disk full no room begins, a running game says so, and goes on where there is room again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = new SqliteLog({ file: join(folder, 'rooms.db'), mostPages: 60 })
  const { room, host, guest } = await twoAtTable(log)
  const others: string[] = []
  const fill = async (): Promise<void> => {
    for (let i = 0; i < 1_000; i++)
      others.push((await openRoom(server.address, { options: { game: 'blackpoker' }, deck: 'entry20' })).room)
  }
  await expect(fill()).rejects.toThrow('log-full')
  const codes: string[] = []
  const trouble = async (code: string): Promise<void> => {
    codes.push(code)
    for (const each of others.splice(0)) await log.forget(each)
  }
  const random = new Random('full')
  const answers = await Promise.all([host, guest].map((each) => plays(each, random, trouble)))
  expect(codes.length).toBeGreaterThan(0)
  expect(new Set(codes)).toEqual(new Set(['log-full']))
  await checkPlayed(log, {
    room,
    acknowledged: answers[0] + answers[1],
    unsure: codes.length,
    shown: JSON.stringify(host.client.view?.result),
    ends: JSON.stringify([host.client.state?.end, guest.client.state?.end]),
  })
  expect(server.faults).toEqual([])
})

test('who sat down without a reply sits there when he asks again, and when he comes in again', async () => {
  const log = new FailingLog(new SqliteLog({ file: ':memory:' }))
  server = await startServer({ log })
  for (const again of ['asks', 'comes'] as const) {
    const { room, key, invitation } = await openRoom(server.address, {
      options: { game: 'blackpoker' },
      deck: 'entry20',
    })
    const host = new Player(server.address, room, key)
    const guest = new Player(server.address, room, invitation)
    players.push(host, guest)
    await guest.until(({ state }) => state !== null)
    const own = newKey()
    log.state = 'lost'
    await expect(guest.client.sit(own, 'entry20')).rejects.toMatchObject({ code: 'log-gone' })
    log.state = 'there'
    if (again === 'asks') await guest.client.sit(newKey(), 'entry20')
    else {
      const later = new RoomClient({
        room,
        key: invitation,
        orKey: own,
        connect: () => socketOver(new WebSocket(socketAddress(server.address))),
        later: (milliseconds, what) => void systemTimer.after(milliseconds, what),
      })
      players.push(later)
      await expect.poll(() => later.player).toBe('P2')
    }
    await host.until(({ state }) => (state?.seats.P2 ?? null) !== null)
    expect((await log.read(room, -1)).filter(({ kind }) => kind === 'sit')).toHaveLength(1)
  }
  expect(server.faults).toEqual([])
})
