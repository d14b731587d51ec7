// boardgame.io's own server with its own clients, over sockets, in memory: a game without rules whose state is as large.
import { systemClock } from '../../packages/ai/dist/clock.js'
import { execFileSync, fork } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stopwatch } from '../clock.mjs'

export const PEER = 'boardgame.io'
const VERSIONS = { [PEER]: '0.50.2' }

/** Installs it into a folder of its own (FUDABA_PEERS: one that has it). */
function installed() {
  const folder = process.env['FUDABA_PEERS'] ?? mkdtempSync(join(tmpdir(), 'fudaba-peers-'))
  if (!existsSync(join(folder, 'node_modules', PEER))) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: VERSIONS }))
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return folder
}

/** Players who take turns: each move changes a card of a state of twenty kilobytes. */
export const gameOf = () => ({
  name: 'bench',
  setup: () => ({
    moves: 0,
    cards: Array.from({ length: 100 }, (_, i) => ({
      id: i,
      zone: 'hand',
      owner: i % 2,
      turned: false,
      name: `card ${i}`,
      marks: Array.from({ length: 10 }, (_, n) => ({ kind: `mark ${n}`, n })),
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    turnOver: ({ G }, i) => {
      G.cards[i].turned = !G.cards[i].turned
      G.moves++
    },
  },
})

export async function benchPeer(matches, seconds) {
  const folder = installed()
  const require = createRequire(pathToFileURL(join(folder, 'package.json')))
  const { Client } = require(`${PEER}/client`)
  const { SocketIO } = require(`${PEER}/multiplayer`)
  const server = fork(new URL('./peerNode.mjs', import.meta.url), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const heard = () => new Promise((resolve) => server.once('message', resolve))
  const { port } = await heard()
  const address = `http://127.0.0.1:${port}`
  const post = async (path, body) =>
    (
      await fetch(`${address}/games/bench/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json()
  let moves = 0
  let latencies = []
  const clients = []
  for (let i = 0; i < matches; i++) {
    const { matchID } = await post('create', { numPlayers: 2 })
    let given = null
    for (const playerID of ['0', '1']) {
      const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID })
      const client = Client({
        game: gameOf(),
        multiplayer: SocketIO({ server: address }),
        matchID,
        playerID,
        credentials: playerCredentials,
        numPlayers: 2,
        debug: false,
      })
      let last = -1
      client.subscribe((state) => {
        if (state === null || state.ctx.currentPlayer !== playerID || state.G.moves === last) return
        if (given !== null) {
          latencies.push(systemClock.now() - given)
          moves++
        }
        last = state.G.moves
        setImmediate(() => {
          given = systemClock.now()
          client.moves.turnOver(last % 100)
        })
      })
      client.start()
      clients.push(client)
    }
  }
  const use = () => {
    const reply = heard()
    server.send('use')
    return reply
  }
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  moves = 0
  latencies = []
  const before = await use()
  const passed = stopwatch()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const after = await use()
  const spent = passed()
  for (const client of clients) client.stop()
  server.kill()
  const sorted = latencies.toSorted((a, b) => a - b)
  const cpu = after.cpuSeconds - before.cpuSeconds
  const figures = {
    'moves/s': moves / spent,
    'server µs a move': (cpu / moves) * 1e6,
    'server core %': (cpu / spent) * 100,
    'p50 ms': sorted[Math.floor(sorted.length * 0.5)],
    'p99 ms': sorted[Math.floor(sorted.length * 0.99)],
  }
  return [[`boardgame.io, in memory, no rules, ${matches} matches without pauses`, figures]]
}
