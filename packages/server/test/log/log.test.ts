import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Log, NewEntry } from '../../src/log/log.ts'
import { PostgresLog } from '../../src/log/postgresLog.ts'
import { SqliteLog } from '../../src/log/sqliteLog.ts'
import { type Postgres, noPostgres, startPostgres } from './postgres.ts'

const entry = (room: string, seq: number, more: Partial<NewEntry> = {}): NewEntry => ({
  room,
  seq,
  kind: 'note',
  seat: null,
  body: { seq },
  nonce: null,
  ...more,
})

/** What every engine has to do. `open` opens the same database again. */
function conforms(open: () => Promise<Log>): void {
  let log: Log
  beforeAll(async () => void (log = await open()))
  afterAll(() => log.close())

  test('what is appended is read in order, with body and nonce, and other rooms are left out', async () => {
    await log.append(entry('a', 0, { body: { text: '札場', list: [1, null] }, seat: 'P1', nonce: 'n1' }))
    await log.append(entry('a', 1))
    await log.append(entry('b', 0))
    const [first, second, ...rest] = await log.read('a', -1)
    expect(first).toMatchObject({ seq: 0, seat: 'P1', nonce: 'n1', body: { text: '札場', list: [1, null] } })
    expect(second).toMatchObject({ seq: 1, kind: 'note', seat: null, nonce: null })
    expect(rest).toEqual([])
    expect(await log.read('a', 0)).toEqual([second])
  })

  test('of two entries with one key the first is written, and the second is told so', async () => {
    expect(await log.append(entry('race', 0, { body: 'first' }))).toEqual(expect.any(Number))
    expect(await log.append(entry('race', 0, { body: 'second' }))).toBeNull()
    expect((await log.read('race', -1)).map(({ body }) => body)).toEqual(['first'])
  })

  test('of many at the same moment exactly one is written', async () => {
    const times = await Promise.all(
      Array.from({ length: 20 }, (_, i) => log.append(entry('crowd', 0, { body: i }))),
    )
    const won = times.flatMap((at, i) => (at === null ? [] : [i]))
    expect(won).toHaveLength(1)
    expect((await log.read('crowd', -1)).map(({ body }) => body)).toEqual(won)
  })

  test('times are those of the database and do not go back', async () => {
    const before = await log.now()
    const times: (number | null)[] = []
    for (let seq = 0; seq < 20; seq++) times.push(await log.append(entry('times', seq)))
    const after = await log.now()
    expect(times).toEqual(times.toSorted((a, b) => Number(a) - Number(b)))
    expect(times[0]).toBeGreaterThanOrEqual(before)
    expect(times.at(-1)).toBeLessThanOrEqual(after)
  })

  test('heads are the last numbers, -1 where there is no such room', async () => {
    await log.append(entry('head', 0))
    await log.append(entry('head', 1))
    expect(await log.heads(['head', 'nowhere'])).toEqual(
      new Map([
        ['head', 1],
        ['nowhere', -1],
      ]),
    )
  })

  test('rooms are listed, and one that is forgotten is gone while the others stay', async () => {
    await log.append(entry('stays', 0))
    await log.append(entry('goes', 0))
    await log.append(entry('goes', 1))
    expect(await log.rooms()).toContainEqual(expect.objectContaining({ room: 'goes', entries: 2 }))
    await log.forget('goes')
    expect((await log.rooms()).map(({ room }) => room)).toContain('stays')
    expect((await log.rooms()).map(({ room }) => room)).not.toContain('goes')
    expect(await log.read('goes', -1)).toEqual([])
  })

  test('content is kept once under its hash, and stays while a room names it', async () => {
    await log.keep('hash-of-cards', '{"札":1}')
    await log.keep('hash-of-cards', 'another text')
    expect(await log.kept('hash-of-cards')).toBe('{"札":1}')
    expect(await log.kept('nothing')).toBeNull()
    await log.append(entry('with-cards', 0, { body: { cards: 'hash-of-cards' } }))
    await log.append(entry('another', 0))
    await log.forget('another')
    expect(await log.kept('hash-of-cards')).toBe('{"札":1}')
  })

  test('what was written is there when it is opened again', async () => {
    await log.append(entry('lasts', 0, { body: 'kept' }))
    await log.close()
    log = await open()
    expect((await log.read('lasts', -1)).map(({ body }) => body)).toEqual(['kept'])
  })
}

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-log-'))
  const file = join(folder, 'rooms.db')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  conforms(async () => new SqliteLog({ file }))

  test('a second opening of a file that is in use is refused with a sentence', async () => {
    const other = join(folder, 'used.db')
    const first = new SqliteLog({ file: other })
    expect(() => new SqliteLog({ file: other })).toThrow(/another process uses/)
    await first.append(entry('a', 0))
    expect(await first.read('a', -1)).toHaveLength(1)
    await first.close()
  })
})

describe.skipIf(noPostgres)('PostgreSQL', () => {
  let server: Postgres
  beforeAll(async () => void (server = await startPostgres()))
  afterAll(() => server.stop())
  conforms(() => PostgresLog.open(server.url))

  test('tables of an earlier version are brought to the present one, those of a later one refused', async () => {
    const { default: pg } = await import('pg')
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query('CREATE DATABASE older')
    await admin.end()
    const url = server.url.replace(/\/postgres$/, '/older')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`${FIRST} CREATE TABLE fudaba_tables (version int NOT NULL);
      INSERT INTO fudaba_tables VALUES (1)`)
    const log = await PostgresLog.open(url)
    expect((await log.read('old', -1)).map(({ body }) => body)).toEqual(['first'])
    await log.keep('h', 'text')
    expect(await log.kept('h')).toBe('text')
    await log.close()
    await client.query('INSERT INTO fudaba_tables VALUES (99)')
    await expect(PostgresLog.open(url)).rejects.toThrow(/newer release/)
    await client.end()
  })

  test('every node hears where something was written, by whichever', async () => {
    const [one, other] = await Promise.all([PostgresLog.open(server.url), PostgresLog.open(server.url)])
    const heard = new Promise((resolve) => void other.listen(resolve))
    await other.now()
    for (let seq = 0; seq < 40; seq++) {
      await one.append(entry('told', seq))
      if ((await Promise.race([heard, one.now().then(() => null)])) !== null) break
    }
    expect(await heard).toEqual(['told'])
    await Promise.all([one.close(), other.close()])
  })
})

/** The tables of the first version, with an entry in them. */
const FIRST = `CREATE TABLE entry (
  room text NOT NULL, seq int NOT NULL, at bigint NOT NULL, kind text NOT NULL, seat text,
  body text NOT NULL, nonce text, PRIMARY KEY (room, seq));
  INSERT INTO entry VALUES ('old', 0, 1, 'note', NULL, '"first"', NULL);`

test('a database of an earlier version is brought to the present one, with what is in it', async () => {
  const { DatabaseSync } = await import('node:sqlite')
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-older-'))
  const file = join(folder, 'rooms.db')
  const earlier = new DatabaseSync(file)
  earlier.exec(`${FIRST} PRAGMA user_version = 1`)
  earlier.close()
  const log = new SqliteLog({ file })
  expect((await log.read('old', -1)).map(({ body }) => body)).toEqual(['first'])
  await log.keep('h', 'text')
  expect(await log.kept('h')).toBe('text')
  await log.close()
  rmSync(folder, { recursive: true, force: true })
})

test('content that no room names is dropped after an hour, when a room is forgotten', async () => {
  const hour = '(SELECT 3600001 * count(*) FROM entry)'
  const log = new SqliteLog({ file: ':memory:', time: hour })
  for (const each of ['unnamed', 'opened-with', 'brought']) await log.keep(each, 'text')
  await log.forget('none')
  expect(await log.kept('unnamed')).toBe('text')
  await log.append(entry('later', 0, { kind: 'open', body: { cards: 'opened-with' } }))
  await log.append(entry('later', 1, { kind: 'sit', body: { cards: 'brought' } }))
  await log.forget('none')
  expect(await log.kept('unnamed')).toBeNull()
  // Who opened the room named it, or who sat down.
  expect([await log.kept('opened-with'), await log.kept('brought')]).toEqual(['text', 'text'])
  await log.close()
})

describe('a database of a newer release', () => {
  test('is refused with a sentence, and not changed', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const folder = mkdtempSync(join(tmpdir(), 'fudaba-newer-'))
    const file = join(folder, 'rooms.db')
    const later = new DatabaseSync(file)
    later.exec('PRAGMA user_version = 99')
    later.close()
    expect(() => new SqliteLog({ file })).toThrow(/newer release/)
    const again = new DatabaseSync(file)
    expect(again.prepare('SELECT count(*) AS n FROM sqlite_master').all()).toEqual([{ n: 0 }])
    again.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

const strace = spawnSync('strace', ['-V']).status === 0
describe.skipIf(!strace)('the embedded database', () => {
  test('syncs at each commit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fudaba-sync-'))
    const script = fileURLToPath(new URL('./commits.ts', import.meta.url))
    const trace = join(folder, 'trace')
    const node = [process.execPath, '--conditions=fudaba-source', script, join(folder, 'rooms.db'), '40']
    const { status } = spawnSync('strace', ['-f', '-e', 'trace=fsync,fdatasync', '-o', trace, ...node])
    expect(status).toBe(0)
    const syncs = readFileSync(trace, 'utf8')
      .split('\n')
      .filter((line) => /\b(fsync|fdatasync)\(/.test(line))
    expect(syncs.length).toBeGreaterThanOrEqual(40)
    rmSync(folder, { recursive: true, force: true })
  })
})
