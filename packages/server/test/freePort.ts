import { createServer } from 'node:net'
import process from 'node:process'

let next = 15_000 + (process.pid % 10_000)

/**
 * A port that the system gives to no client, another one each time: who tries to connect to one of those while nobody
 * listens there can meet himself, and then it is taken.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next++
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    await new Promise((resolve) => server.close(resolve))
    if (isFree) return port
  }
}
