// A match server in a process of its own, as it is built, without limits: arguments are the database, the port, the pace.
import { chooseFor, agentNamed } from '../../packages/ai/dist/index.js'
import { openLog, serve } from '../../packages/server/dist/index.js'

const [database, port, pace] = process.argv.slice(2)
const games = {
  blackpoker: 'blackpoker',
  kiseki: 'kiseki',
  'last-chronicle': 'lastChronicle',
  'aquarian-age': 'aquarianAge',
  vanguard: 'vanguard',
}
const much = [1e9, 1e9]

/** Decisions that were written since the start: by people, and passed for them. */
const written = { own: 0, passed: 0 }
const log = await openLog(database)
const append = log.append.bind(log)
log.append = async (entry) => {
  const at = await append(entry)
  if (at !== null && entry.kind === 'answer') written[entry.body.automatic === true ? 'passed' : 'own']++
  return at
}

const server = await serve({
  log,
  loadGame: async (name) => (await import(`../../packages/${name}/dist/src/index.js`))[games[name]],
  decide: (agent, match, random) => chooseFor(match, agentNamed(agent), random),
  database,
  port: Number(port),
  pace: Number(pace),
  limits: { requests: much, dear: much, rooms: much, connections: much, sockets: 1e9 },
  onFault: (fault) => console.error(fault),
})

process.on('message', (asked) => {
  if (asked === 'use') {
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    process.send({ heapUsed, rss, cpuSeconds: (user + system) / 1e6, ...written })
  }
})
process.on('disconnect', () => process.exit(0))
process.send({ ready: server.port })
