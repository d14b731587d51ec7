import { afterAll, beforeAll, test } from 'vitest'
import { type TestServer, startServer } from '../site.ts'
import { playsWholeGame } from './wholeGame.ts'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

test.each(['kiseki', 'last-chronicle', 'vanguard'])('a whole game of %s over sockets', (game) =>
  playsWholeGame(server, game),
)
