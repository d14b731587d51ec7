import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openLog } from '../../src/log/openLog.ts'
import { type Postgres, startPostgres } from '../log/postgres.ts'
import { Killable } from './killable.ts'
import { type Played, checkPlayed, playsThroughKills } from './killedMatch.ts'

const nodes: Killable[] = []
let postgres: Postgres | null = null

/** After a test, however it ended. */
export async function endAll(): Promise<void> {
  for (const node of nodes.splice(0)) await node.kill()
  await postgres?.stop()
  postgres = null
}

async function started(database: string): Promise<Killable> {
  const node = new Killable(database)
  nodes.push(node)
  await node.start()
  return node
}

async function check(database: string, rooms: readonly Played[]): Promise<void> {
  const log = await openLog(database)
  for (const played of rooms) await checkPlayed(log, played)
  await log.close()
}

/** So many matches at one node on the embedded database, which is killed so often. */
export async function embeddedTrial(matches: number, kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-kill-'))
  const database = join(folder, 'rooms.db')
  const node = await started(database)
  const { rooms, killed } = await playsThroughKills({
    nodes: [node, node],
    mortals: [node],
    matches,
    kills,
    seed: 'embedded',
  })
  expect([rooms.length, killed]).toEqual([matches, kills])
  await node.kill()
  await check(database, rooms)
  rmSync(folder, { recursive: true, force: true })
}

/** So many matches at two nodes on one PostgreSQL, a seat at each; of more than a few kills some are of the database. */
export async function postgresTrial(matches: number, kills: number): Promise<void> {
  postgres = await startPostgres()
  const [one, other] = [await started(postgres.url), await started(postgres.url)]
  const { rooms, killed } = await playsThroughKills({
    nodes: [one, other],
    mortals: kills > 2 ? [one, other, postgres] : [one, other],
    matches,
    kills,
    seed: 'two nodes',
  })
  expect([rooms.length, killed]).toEqual([matches, kills])
  await check(postgres.url, rooms)
}
