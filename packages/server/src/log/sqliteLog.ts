import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Batch } from './batch.ts'
import { type Entry, type Log, LogError, type NewEntry, type OpeningRow, type RoomRow } from './log.ts'
import { ROOMS, TABLES_VERSION, UNUSED_MILLISECONDS, changesSince } from './tables.ts'

/** How the embedded database is opened. */
export interface SqliteOptions {
  /** File of the database, or `:memory:`. */
  readonly file: string
  /** SQL for the present time in milliseconds; for tests that move it. */
  readonly time?: string
  /** Most pages of 4 KB that the file may have; the disk is the bound without it. */
  readonly mostPages?: number
}

const NOW = `CAST(unixepoch('subsec') * 1000 AS INTEGER)`

/**
 * The log in a file of this process. Each commit is synced to the disk (`synchronous=FULL`), and the file is locked, so
 * that a second process is refused and cannot write beside this one.
 */
export class SqliteLog implements Log {
  private readonly db: DatabaseSync
  private readonly time: string
  private readonly insert: StatementSync
  private readonly batch = new Batch((entries) => Promise.resolve().then(() => this.write(entries)))

  constructor({ file, time = NOW, mostPages }: SqliteOptions) {
    this.time = time
    this.db = refusing(() => new DatabaseSync(file))
    try {
      refusing(() => this.prepareTables())
      if (mostPages !== undefined) this.db.exec(`PRAGMA max_page_count = ${mostPages}`)
      this.insert = this.db.prepare(
        `INSERT INTO entry (room, seq, at, kind, seat, body, nonce)
         SELECT ?1, ?2, ${time}, ?3, ?4, ?5, ?6
         WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entry WHERE room = ?1 AND seq = ?2 - 1)
         ON CONFLICT DO NOTHING RETURNING at`,
      )
    } catch (error) {
      this.db.close()
      throw error
    }
  }

  private prepareTables(): void {
    const { db } = this
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    db.exec('BEGIN EXCLUSIVE')
    const [{ user_version: version }] = db.prepare('PRAGMA user_version').all() as [{ user_version: number }]
    for (const change of changesSince(version, ' WITHOUT ROWID')) db.exec(change)
    db.exec(`PRAGMA user_version = ${TABLES_VERSION}`)
    db.exec('COMMIT')
  }

  /** One commit. `all`, not `get`: the latter leaves the statement open, and then the commit is not done. */
  private write(entries: readonly NewEntry[]): (number | null)[] {
    const { db, insert } = this
    return refusing(() => {
      db.exec('BEGIN IMMEDIATE')
      try {
        const times = entries.map(({ room, seq, kind, seat, body, nonce }) => {
          const rows = insert.all(room, seq, kind, seat, JSON.stringify(body), nonce) as { at: number }[]
          return rows.length === 0 ? null : rows[0].at
        })
        db.exec('COMMIT')
        return times
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    })
  }

  append(entry: NewEntry): Promise<number | null> {
    return this.batch.append(entry)
  }

  async read(room: string, after: number): Promise<Entry[]> {
    const rows = this.db
      .prepare('SELECT * FROM entry WHERE room = ? AND seq > ? ORDER BY seq')
      .all(room, after)
    return rows.map((row) => ({ ...row, body: JSON.parse(row['body'] as string) }) as Entry)
  }

  async heads(rooms: readonly string[]): Promise<Map<string, number>> {
    const head = this.db.prepare('SELECT max(seq) AS seq FROM entry WHERE room = ?')
    return new Map(rooms.map((room) => [room, (head.all(room)[0]['seq'] as number | null) ?? -1]))
  }

  async rooms(): Promise<RoomRow[]> {
    const rows = this.db.prepare(ROOMS).all() as unknown as (RoomRow & { opening: string })[]
    return rows.map((row) => ({ ...row, opening: JSON.parse(row.opening) as unknown }))
  }

  async openedSince(time: number, most: number): Promise<OpeningRow[]> {
    return this.db
      .prepare('SELECT room, at, body FROM entry WHERE seq = 0 AND at > ? ORDER BY at DESC LIMIT ?')
      .all(time, most)
      .map((row) => ({
        room: row['room'] as string,
        opened: row['at'] as number,
        opening: JSON.parse(row['body'] as string) as unknown,
      }))
  }

  async forget(room: string): Promise<void> {
    this.db.prepare('DELETE FROM entry WHERE room = ?').run(room)
    this.db
      .prepare(
        `DELETE FROM content WHERE at < ${this.time} - ${UNUSED_MILLISECONDS} AND NOT EXISTS (
           SELECT 1 FROM entry WHERE kind IN ('open', 'sit') AND instr(entry.body, content.hash) > 0)`,
      )
      .run()
  }

  async keep(hash: string, text: string): Promise<void> {
    refusing(() =>
      this.db
        .prepare(`INSERT INTO content (hash, at, body) VALUES (?, ${this.time}, ?) ON CONFLICT DO NOTHING`)
        .run(hash, text),
    )
  }

  async kept(hash: string): Promise<string | null> {
    const [row] = this.db.prepare('SELECT body FROM content WHERE hash = ?').all(hash)
    return row === undefined ? null : (row['body'] as string)
  }

  async now(): Promise<number> {
    return this.db.prepare(`SELECT ${this.time} AS at`).all()[0]['at'] as number
  }

  /** There is no other node: whoever writes knows it already. */
  async listen(): Promise<void> {}

  async close(): Promise<void> {
    if (this.db.isOpen) this.db.close()
  }
}

/** Codes of SQLite: busy or locked, full, cannot be opened. */
const FAULTS: Readonly<Record<number, [LogError['code'], string]>> = {
  5: ['in-use', 'another process uses this database file; stop it, or name another file'],
  6: ['in-use', 'another process uses this database file; stop it, or name another file'],
  13: ['full', 'the disk is full'],
}

function refusing<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof LogError || !(error instanceof Error) || !('errcode' in error)) throw error
    const [code, sentence] = FAULTS[Number(error.errcode) & 0xff] ?? ['gone', error.message]
    throw new LogError(code, sentence)
  }
}
