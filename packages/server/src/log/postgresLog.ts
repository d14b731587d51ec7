import pg from 'pg'
import { Batch } from './batch.ts'
import { type Entry, type Log, LogError, type NewEntry, type OpeningRow, type RoomRow } from './log.ts'
import { ROOMS, TABLES_VERSION, UNUSED_MILLISECONDS, changesSince } from './tables.ts'

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint'
const CHANNEL = 'fudaba'
/** One number for all nodes: they prepare the tables one after the other. */
const PREPARING = 0x66756461
const CONNECTIONS = 8
/** Until the listener connects again. */
const AGAIN_MILLISECONDS = 1_000
/** Only against hanging: a database that does not answer is gone. */
const PATIENCE_MILLISECONDS = 10_000

/** The log in PostgreSQL, for any number of nodes. Each learns what the others write by one notice per commit. */
export class PostgresLog implements Log {
  private readonly pool: pg.Pool
  private readonly url: string
  private listener: pg.Client | null = null
  private closed = false
  private readonly batch = new Batch((entries) => this.write(entries))

  private constructor(url: string) {
    this.url = url
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MILLISECONDS,
      query_timeout: PATIENCE_MILLISECONDS,
    })
    // An idle connection that breaks is replaced when the next one is needed.
    this.pool.on('error', () => undefined)
  }

  static async open(url: string): Promise<PostgresLog> {
    const log = new PostgresLog(url)
    try {
      await log.prepareTables()
    } catch (error) {
      await log.close()
      throw error
    }
    return log
  }

  private async prepareTables(): Promise<void> {
    const client = await this.reach(() => this.pool.connect())
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [PREPARING])
      await client.query('CREATE TABLE IF NOT EXISTS fudaba_tables (version int NOT NULL)')
      const { rows } = await client.query<{ version: number }>(
        'SELECT max(version) AS version FROM fudaba_tables',
      )
      const version = rows[0].version ?? 0
      const missing = changesSince(version)
      for (const change of missing) await client.query(change)
      if (missing.length > 0) await client.query('INSERT INTO fudaba_tables VALUES ($1)', [TABLES_VERSION])
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  private async write(entries: readonly NewEntry[]): Promise<(number | null)[]> {
    const column = (of: (entry: NewEntry) => unknown): unknown[] => entries.map(of)
    const { rows } = await this.query<{ room: string; seq: number; at: string }>(
      `WITH done AS (
         INSERT INTO entry (room, seq, at, kind, seat, body, nonce)
         SELECT room, seq, ${NOW}, kind, seat, body, nonce
         FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[])
           AS given (room, seq, kind, seat, body, nonce)
         WHERE seq = 0 OR EXISTS (
           SELECT 1 FROM entry AS before WHERE before.room = given.room AND before.seq = given.seq - 1)
         ON CONFLICT DO NOTHING RETURNING room, seq, at),
       told AS (SELECT pg_notify('${CHANNEL}', coalesce(string_agg(DISTINCT room, ','), '')) FROM done)
       SELECT room, seq, at FROM done, told`,
      [
        column(({ room }) => room),
        column(({ seq }) => seq),
        column(({ kind }) => kind),
        column(({ seat }) => seat),
        column(({ body }) => JSON.stringify(body)),
        column(({ nonce }) => nonce),
      ],
    )
    const times = new Map(rows.map(({ room, seq, at }) => [`${room}/${seq}`, Number(at)]))
    return entries.map(({ room, seq }) => {
      const at = times.get(`${room}/${seq}`) ?? null
      // Of two with one key in the same batch only the first was written.
      times.delete(`${room}/${seq}`)
      return at
    })
  }

  append(entry: NewEntry): Promise<number | null> {
    return this.batch.append(entry)
  }

  async read(room: string, after: number): Promise<Entry[]> {
    const { rows } = await this.query<Record<string, unknown>>(
      'SELECT * FROM entry WHERE room = $1 AND seq > $2 ORDER BY seq',
      [room, after],
    )
    return rows.map(
      (row) => ({ ...row, at: Number(row['at']), body: JSON.parse(row['body'] as string) }) as Entry,
    )
  }

  async heads(rooms: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.query<{ room: string; seq: number }>(
      'SELECT room, max(seq) AS seq FROM entry WHERE room = ANY($1) GROUP BY room',
      [rooms],
    )
    const heads = new Map(rooms.map((room) => [room, -1]))
    for (const { room, seq } of rows) heads.set(room, seq)
    return heads
  }

  async rooms(): Promise<RoomRow[]> {
    const { rows } = await this.query<Record<keyof RoomRow, string>>(ROOMS)
    return rows.map(({ room, entries, opened, last, opening }) => ({
      room,
      entries: Number(entries),
      opened: Number(opened),
      last: Number(last),
      opening: JSON.parse(opening) as unknown,
    }))
  }

  async openedSince(time: number, most: number): Promise<OpeningRow[]> {
    const { rows } = await this.query<{ room: string; at: string; body: string }>(
      'SELECT room, at, body FROM entry WHERE seq = 0 AND at > $1 ORDER BY at DESC LIMIT $2',
      [time, most],
    )
    return rows.map(({ room, at, body }) => ({
      room,
      opened: Number(at),
      opening: JSON.parse(body) as unknown,
    }))
  }

  async forget(room: string): Promise<void> {
    await this.query('DELETE FROM entry WHERE room = $1', [room])
    await this.query(
      `DELETE FROM content WHERE at < ${NOW} - ${UNUSED_MILLISECONDS} AND NOT EXISTS (
         SELECT 1 FROM entry WHERE kind IN ('open', 'sit') AND strpos(entry.body, content.hash) > 0)`,
    )
  }

  async keep(hash: string, text: string): Promise<void> {
    await this.query(`INSERT INTO content (hash, at, body) VALUES ($1, ${NOW}, $2) ON CONFLICT DO NOTHING`, [
      hash,
      text,
    ])
  }

  async kept(hash: string): Promise<string | null> {
    const { rows } = await this.query<{ body: string }>('SELECT body FROM content WHERE hash = $1', [hash])
    return rows[0]?.body ?? null
  }

  async now(): Promise<number> {
    const { rows } = await this.query<{ at: string }>(`SELECT ${NOW} AS at`)
    return Number(rows[0].at)
  }

  async listen(heard: (rooms: readonly string[]) => void): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true })
    let isLost = false
    const lost = (): void => {
      if (isLost) return
      isLost = true
      if (this.listener === client) this.listener = null
      void client.end().catch(() => undefined)
      if (!this.closed) setTimeout(() => void this.listen(heard), AGAIN_MILLISECONDS).unref()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload = '' }) => heard(payload.split(',').filter((room) => room !== '')))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      this.listener = client
    } catch {
      lost()
    }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.listener?.end().catch(() => undefined)
    await this.pool.end().catch(() => undefined)
  }

  private query<Row extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    return this.reach(() => this.pool.query<Row>(text, values))
  }

  private async reach<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      // 53100: disk full.
      if (code === '53100') throw new LogError('full', 'the disk of the database is full')
      throw new LogError('gone', `the database cannot be reached (${code === '' ? String(error) : code})`)
    }
  }
}
