import { Random, type Replay, toReplay } from '@fudaba/kernel'
import { RequestRefused, newKey } from '@fudaba/protocol'
import { expect } from 'vitest'
import type { Log } from '../../src/log/log.ts'
import { foldOf } from '../../src/room/entries.ts'
import { systemTimer } from '../../src/room/timer.ts'
import { Player, openRoom } from '../player.ts'
import { loadGame } from '../site.ts'
import type { Killable } from './killable.ts'

/** What can be killed with -9 and started again: a node, a database. */
export interface Mortal {
  kill(): Promise<void>
  start(): Promise<void>
}

/** So many matches, several at once, while something is killed in the middle so many times. */
interface Trial {
  readonly nodes: readonly [Killable, Killable]
  readonly mortals: readonly Mortal[]
  readonly matches: number
  readonly kills: number
  readonly seed: string
}

/** So many matches are played at once. */
const AT_ONCE = 4

/**
 * Two play by chance in each match, one at each node, while what they need is killed. Returns the rooms; `checkPlayed`
 * then looks at what the log has.
 */
export async function playsThroughKills({ nodes, mortals, matches, kills, seed }: Trial) {
  const random = new Random(seed)
  const broken = Promise.withResolvers<never>()
  let left = kills
  let isDying = false
  let dying = Promise.resolve()
  const dies = async (): Promise<void> => {
    const mortal = mortals[random.below(mortals.length)]
    await mortal.kill()
    await mortal.start()
  }
  /** After an answer: perhaps something dies. Kills are spread over all answers, one at a time. */
  const perhapsKill = (): void => {
    if (left === 0 || isDying || random.below(3) !== 0) return
    left--
    isDying = true
    dying = dies().finally(() => void (isDying = false))
    dying.catch(broken.reject)
  }
  const rooms: Played[] = []
  const queue = Array.from({ length: matches }, (_, i) => i)
  const playsOn = async (): Promise<void> => {
    for (let i = queue.shift(); i !== undefined; i = queue.shift())
      rooms.push(await playsMatch(nodes, `${seed}/${i}`, perhapsKill))
  }
  // What does not come back fails the test, which would wait for it.
  await Promise.race([Promise.all(Array.from({ length: AT_ONCE }, playsOn)), broken.promise])
  await dying
  return { rooms, killed: kills - left }
}

async function playsMatch([one, other]: Trial['nodes'], seed: string, answered: () => void): Promise<Played> {
  const { room, key, invitation } = await opened(one)
  const host = new Player(one.address, room, key)
  const guest = new Player(other.address, room, invitation)
  await sitsDown(guest)
  let [acknowledged, unsure] = [0, 0]
  const plays = async (player: Player, dice: Random): Promise<void> => {
    for (;;) {
      await player.until(() => player.decision !== null || player.isOver)
      if (player.isOver) return
      try {
        await player.answerByChance(dice)
        acknowledged++
        answered()
      } catch (error) {
        if (!isOfLog(error)) throw error
        unsure++
        await player.until(({ state }) => state?.fault === null)
      }
    }
  }
  await Promise.all([plays(host, new Random(`${seed}/1`)), plays(guest, new Random(`${seed}/2`))])
  const shown = JSON.stringify(host.client.view?.result)
  const ends = JSON.stringify([host.client.state?.end, guest.client.state?.end])
  const { inputs, digests, start } = await replayOf(host)
  const kept = JSON.stringify({ inputs, digests, start })
  host.close()
  guest.close()
  return { room, acknowledged, unsure, shown, ends, kept }
}

/** The database may be away, or the node: then it is tried again until it is there. */
async function opened(node: Killable): Promise<Awaited<ReturnType<typeof openRoom>>> {
  for (;;)
    try {
      return await openRoom(node.address, { options: { game: 'blackpoker' }, deck: 'entry20' })
    } catch {
      await new Promise<void>((resolve) => void systemTimer.after(100, resolve))
    }
}

async function sitsDown(guest: Player): Promise<void> {
  const key = newKey()
  await guest.until(({ state }) => state !== null)
  while (guest.client.player === null)
    try {
      await guest.client.sit(key, 'entry20')
      await guest.until(({ player }) => player !== null)
    } catch (error) {
      if (!isOfLog(error)) throw error
      await guest.until(({ state }) => state?.fault === null)
    }
}

/** The game as the node has it that was not killed last; its database may be away. */
async function replayOf(player: Player): Promise<Replay> {
  for (;;)
    try {
      return (await player.client.query({ method: 'save', args: [] })) as Replay
    } catch (error) {
      if (!isOfLog(error)) throw error
      await player.until(({ state }) => state?.fault === null)
    }
}

const isOfLog = (error: unknown): boolean =>
  error instanceof RequestRefused && /^log-|^busy$/.test(error.code)

export interface Played {
  readonly room: string
  readonly acknowledged: number
  /** Answers that were refused with trouble of the log: they may have been written. */
  readonly unsure: number
  readonly shown: string
  readonly ends: string
  /** Inputs and digests of the game as a node had it at the end; absent: it was not asked. */
  readonly kept?: string
}

/** Nothing acknowledged is lost, nothing is there twice, and the entries alone make the game that was played. */
export async function checkPlayed(
  log: Log,
  { room, acknowledged, unsure, shown, ends, kept }: Played,
): Promise<void> {
  const entries = await log.read(room, -1)
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i))
  const nonces = entries.flatMap(({ nonce }) => nonce ?? [])
  expect(new Set(nonces).size).toBe(nonces.length)
  const own = entries.filter(
    ({ kind, body }) => kind === 'answer' && (body as { automatic?: true }).automatic !== true,
  )
  expect(own.length).toBeGreaterThanOrEqual(acknowledged)
  expect(own.length).toBeLessThanOrEqual(acknowledged + unsure)
  const fold = foldOf(await loadGame('blackpoker'), entries)
  expect(JSON.stringify(fold.match?.result)).toBe(shown)
  if (kept !== undefined) {
    // What nobody has disturbed: the entries alone, folded once.
    const { inputs, digests, start } = toReplay(fold.match!)
    expect(digests.length).toBeGreaterThan(0)
    expect(kept).toBe(JSON.stringify({ inputs, digests, start }))
  }
  expect(ends).toBe(JSON.stringify([fold.end, fold.end]))
}
