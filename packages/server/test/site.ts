import type { GameRules } from '@fudaba/kernel'
import { agentNamed, chooseFor } from '@fudaba/ai'
import { type MatchServer, type ServeOptions, serve } from '../src/index.ts'

const games: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  blackpoker: () => import('@fudaba/blackpoker'),
  kiseki: () => import('@fudaba/kiseki'),
  'last-chronicle': () => import('@fudaba/last-chronicle'),
  'aquarian-age': () => import('@fudaba/aquarian-age'),
  vanguard: () => import('@fudaba/vanguard'),
}

/** A thread loads the rules by these names: `last-chronicle` exports `lastChronicle`. */
const rulesModule = (name: string): { module: string; export: string } => ({
  module: `@fudaba/${name}`,
  export: name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
})

export const loadGame = async (name: string): Promise<GameRules> =>
  (await games[name]())[rulesModule(name).export] as GameRules

const unlimited = {
  requests: [1e9, 1e9],
  dear: [1e9, 1e9],
  rooms: [1e9, 1e9],
  connections: [1e9, 1e9],
  sockets: 1e9,
} as const

/** A server of this process, without pauses, whose faults fail the test that asks for them. */
export interface TestServer extends MatchServer {
  readonly address: string
  readonly faults: readonly unknown[]
}

export async function startServer(more: Partial<ServeOptions> = {}): Promise<TestServer> {
  const faults: unknown[] = []
  const server = await serve({
    loadGame,
    rulesModule,
    decide: (agent, match, random) => chooseFor(match, agentNamed(agent), random),
    database: ':memory:',
    port: 0,
    pace: 0,
    limits: unlimited,
    onFault: (fault) => faults.push(fault),
    ...more,
  })
  return { ...server, address: `http://127.0.0.1:${server.port}`, faults }
}
