import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from './log.ts'
import { SqliteLog } from './sqliteLog.ts'

/** Opens the log at an address: `postgres://…`, else a file of the embedded database, whose folder is made. */
export async function openLog(database: string): Promise<Log> {
  if (/^postgres(ql)?:\/\//.test(database)) {
    const { PostgresLog } = await import('./postgresLog.ts')
    return PostgresLog.open(database)
  }
  if (database !== ':memory:') mkdirSync(dirname(database), { recursive: true })
  return new SqliteLog({ file: database })
}
