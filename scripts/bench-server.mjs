// npm run bench:server [-- --database <postgres://…>] [--rooms <n>] [--busy <n>] [--seconds <n>] [--only <row,…>] [--peer] [--json]
// A match server, those who play there, and its database, all on this machine; what is built is measured. Without a
// database both are: the embedded one, and a PostgreSQL of the dev dependencies. Rows: busy, paused, killed.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { resolveConfig } from '../packages/kernel/dist/index.js'
import { RoomClient, socketAddress, socketOver } from '../packages/protocol/dist/index.js'
import { startPostgres } from '../packages/server/test/log/postgres.ts'
import { openMatch } from './bench-server/crowd.mjs'
import { benchPeer } from './bench-server/peer.mjs'
import { stopwatch } from './clock.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    rooms: { type: 'string', default: '1000' },
    busy: { type: 'string', default: '100' },
    only: { type: 'string', default: 'busy,paused,killed' },
    seconds: { type: 'string', default: '30' },
    peer: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const rooms = Number(options.rooms)
const seconds = Number(options.seconds)
/** Rooms that play without pauses. */
const busyRooms = Number(options.busy)
/** People think so long, in milliseconds. */
const PAUSE = [2_000, 6_000]
/** A room is long when so many decisions were made in it. */
const LONG = 300

const folder = mkdtempSync(join(tmpdir(), 'fudaba-bench-'))
const report = {
  machine: { cores: availableParallelism(), node: process.version, cpu: cpus()[0]?.model ?? 'unknown' },
  rows: [],
}
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
const spread = (list) => {
  const sorted = list.toSorted((a, b) => a - b)
  return { n: list.length, p50: at(sorted, 0.5), p90: at(sorted, 0.9), p99: at(sorted, 0.99) }
}

/** The bytes of a message as a server packs it. */
const wireBytes = (text) =>
  Buffer.byteLength(text) < 3_000 ? Buffer.byteLength(text) : deflateRawSync(text, { level: 3 }).length

function tell(what, figures) {
  report.rows.push({ what, load: loadavg()[0], ...figures })
  if (options.json) return
  const parts = Object.entries(figures).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? Math.round(value * 10) / 10 : value}`,
  )
  console.log(`${what}: ${parts.join(', ')}  (load ${loadavg()[0].toFixed(1)})`)
}

/** A server in a process of its own. */
async function start(database, port = 0) {
  const child = fork(
    new URL('./bench-server/node.mjs', import.meta.url),
    // No pauses of the server's: what is measured is work.
    [database, String(port), '0'],
    { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  )
  const hear = () => new Promise((resolve) => child.once('message', resolve))
  const { ready } = await hear()
  return {
    port: ready,
    address: `http://127.0.0.1:${ready}`,
    use() {
      const heard = hear()
      child.send('use')
      return heard
    },
    end(signal) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      return ended
    },
  }
}

const deckOf = async (game, name) => {
  const rules = (await import(`../packages/${game}/dist/src/index.js`))[name]
  return rules.defaultDecks(resolveConfig(rules, {}))[0]
}
const decks = {
  vanguard: await deckOf('vanguard', 'vanguard'),
  'aquarian-age': await deckOf('aquarian-age', 'aquarianAge'),
}

/** So many matches of a game; who ends one begins another. */
async function crowd(server, game, count, pause) {
  const notes = { held: true, stopped: false, latencies: [], bytes: [], wire: [] }
  const matches = new Set()
  const hooks = {
    get held() {
      return notes.held || notes.stopped
    },
    seen: (milliseconds) => notes.latencies.push(milliseconds),
    bytes(text) {
      notes.bytes.push(Buffer.byteLength(text))
      notes.wire.push(wireBytes(text))
    },
    over(match) {
      setImmediate(() => match.close())
      matches.delete(match)
      if (!notes.stopped)
        add().catch((error) => {
          if (!notes.stopped) throw error
        })
    },
  }
  const add = async () => {
    const match = await openMatch(server.address, game, decks[game], hooks, { pause, seed: 'bench' })
    matches.add(match)
  }
  // A few at a time, as people come.
  for (let i = 0; i < count; i += 20)
    await Promise.all(Array.from({ length: Math.min(20, count - i) }, () => add()))
  const go = () => {
    notes.held = false
    for (const match of matches) match.go()
  }
  // Nobody plays before all are there: who opens a room would wait for those who play without pauses.
  go()
  return {
    notes,
    matches,
    go,
    hold: () => void (notes.held = true),
    reset() {
      notes.latencies.length = notes.bytes.length = notes.wire.length = 0
    },
    async close() {
      notes.stopped = true
      for (const match of matches) match.close()
      // What was under way ends before the server does.
      await wait(500)
    },
  }
}

/** What happens within so many seconds. */
async function measured(server, play, seconds) {
  play.reset()
  const before = await server.use()
  const passed = stopwatch()
  await wait(seconds * 1000)
  const after = await server.use()
  const spent = passed()
  const own = after.own - before.own
  const decisions = own + after.passed - before.passed
  const cpu = after.cpuSeconds - before.cpuSeconds
  return {
    'decisions/s': decisions / spent,
    'of people/s': own / spent,
    'server µs a decision': (cpu / decisions) * 1e6,
    'decisions a core second': decisions / cpu,
    'server core %': (cpu / spent) * 100,
    latency: spread(play.notes.latencies),
    bytes: spread(play.notes.bytes),
    wire: spread(play.notes.wire),
  }
}

const flat = ({ latency, bytes, wire, ...rest }) => ({
  ...rest,
  'p50 ms': latency.p50,
  'p99 ms': latency.p99,
  'bytes p50': bytes.p50,
  'bytes p90': bytes.p90,
  'on the wire p50': wire.p50,
  'on the wire p90': wire.p90,
})

async function busy(database, label) {
  for (const game of Object.keys(decks)) {
    const server = await start(database())
    // What the second half of the rooms adds: the game itself is in memory by then.
    const half = Math.ceil(busyRooms / 2)
    const first = await crowd(server, game, half, null)
    await wait(5_000)
    first.hold()
    const before = await server.use()
    const second = await crowd(server, game, busyRooms - half, null)
    first.go()
    await wait(5_000)
    first.reset()
    const figures = await measured(server, second, seconds)
    const after = await server.use()
    await Promise.all([first.close(), second.close()])
    tell(`${label}, ${game}, ${busyRooms} rooms without pauses`, {
      ...flat(figures),
      'KB a live room': (after.heapUsed - before.heapUsed) / (busyRooms - half) / 1024,
    })
    await server.end('SIGTERM')
  }
}

async function paused(database, label) {
  const server = await start(database())
  const play = await crowd(server, 'vanguard', rooms, PAUSE)
  await wait(PAUSE[1])
  const figures = await measured(server, play, seconds)
  await play.close()
  tell(`${label}, vanguard, ${rooms} rooms, pauses of 2–6 s`, flat(figures))
  await server.end('SIGTERM')
}

/** How long it takes from the kill to the next acknowledged answer, and how long rooms of 300 decisions take to load. */
async function killed(database, label) {
  const file = database()
  let server = await start(file)
  const play = await crowd(server, 'aquarian-age', 20, null)
  const { port } = server
  for (
    let { own, passed } = await server.use();
    own + passed < 20 * LONG;
    { own, passed } = await server.use()
  )
    await wait(200)
  let resumed = () => undefined
  const goesOn = new Promise((resolve) => (resumed = resolve))
  await server.end('SIGKILL')
  const passed = stopwatch()
  play.notes.latencies.length = 0
  const looking = setInterval(() => {
    if (play.notes.latencies.length > 0) resumed()
  }, 5)
  server = await start(file, port)
  const ready = passed()
  await goesOn
  clearInterval(looking)
  tell(`${label}, 20 rooms, kill -9`, { 'ready ms': ready * 1000, 'play goes on ms': passed() * 1000 })
  const all = [...play.matches].filter(({ isOver }) => !isOver)
  await play.close()
  await server.end('SIGTERM')
  // Another process, which has the game loaded and these rooms not: the first one is not counted.
  server = await start(file, port)
  const times = []
  for (const { opened, key } of all) times.push(await loading(server, opened.room, key))
  tell(`${label}, entering a room of about ${LONG} decisions that is not in memory`, {
    ...spread(times.slice(1).map((each) => each * 1000)),
  })
  await server.end('SIGTERM')
}

async function loading(server, room, key) {
  const passed = stopwatch()
  const { promise, resolve } = Promise.withResolvers()
  const client = new RoomClient({
    room,
    key,
    connect: () => socketOver(new WebSocket(socketAddress(server.address))),
    later: (milliseconds, what) => void setTimeout(() => what(), milliseconds),
    onHappened: ({ anew }) => anew && resolve(passed()),
  })
  const took = await promise
  client.close()
  return took
}

let count = 0
const embedded = () => join(folder, `rooms-${++count}.db`)
const all = options.database === undefined
const postgres = all ? await startPostgres() : null
const runs = all
  ? [
      ['embedded', embedded],
      ['PostgreSQL', () => postgres.url],
    ]
  : [[options.database.replace(/:.*/, ''), () => options.database]]
const rows = { busy, paused, killed }
for (const [label, database] of runs)
  for (const row of options.only.split(',')) await rows[row](database, label)
if (options.peer) for (const [what, figures] of await benchPeer(busyRooms, seconds)) tell(what, figures)
await postgres?.stop()
rmSync(folder, { recursive: true, force: true })
if (options.json) console.log(JSON.stringify(report, null, 2))
process.exit(0)
