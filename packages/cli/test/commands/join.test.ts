import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join as path } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { kiseki } from '@fudaba/kiseki'
import {
  RoomClient,
  cardSetAt,
  linkOf,
  newKey,
  openRoomAt,
  socketAddress,
  socketOver,
} from '@fudaba/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const bin = fileURLToPath(new URL('../../bin/fudaba.mjs', import.meta.url))

const running: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM')
})

/** `fudaba serve` on a free port; resolves with its address. */
async function serving(...args: string[]): Promise<string> {
  const folder = emptyFolder()
  const { PATH } = process.env
  const child = spawn(
    process.execPath,
    [bin, 'serve', '--port', '0', '--data', folder, '--lang', 'en', ...args],
    {
      cwd: folder,
      env: { PATH, HOME: path(folder, 'home') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  running.push(child)
  let text = ''
  for await (const chunk of child.stdout!.setEncoding('utf8')) {
    text += chunk as string
    const [address] = /http:\/\/localhost:\d+/.exec(text) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`no address: ${text}`)
}

const deck = 'entry20'
const { decks: kisekiDeck } = kiseki

const ownCards = `format: fudaba-cards/1
game: kiseki
cards:
  - id: own-1
    name: 持参の番人
    types: [UNIT]
    cp: 0
    str: 2
    def: 2
    text: ・これは+1/+0を得る。
`

interface Seen {
  readonly seat: 'P1' | 'P2'
  readonly actions: readonly string[]
  readonly done: boolean
  readonly reward: Readonly<Record<'P1' | 'P2', number>>
  readonly result: unknown
}

/** `fudaba env` at the seat of a link, asked line by line. */
function program(link: string, ...args: string[]) {
  const folder = emptyFolder()
  const { PATH } = process.env
  const child = spawn(process.execPath, [bin, 'env', link, ...args], {
    cwd: folder,
    env: { PATH, HOME: path(folder, 'home'), LANG: 'en_US.UTF-8' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  running.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const asks = async (request: object): Promise<Seen> => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return JSON.parse((await lines.next()).value as string) as Seen
  }
  return {
    asks,
    async playsToTheEnd(): Promise<Seen> {
      let seen = await asks({ type: 'observe' })
      for (let i = 0; !seen.done; i++)
        seen = await asks({ type: 'step', action: seen.actions[i % seen.actions.length] })
      return seen
    },
  }
}

describe('fudaba serve, join and watch', () => {
  test('who joins by a link plays against the bot that sits there, to the end', async () => {
    const server = await serving()
    const key = newKey()
    const { room, watch } = await openRoomAt(
      server,
      { options: { game: 'blackpoker', bot: 'random' }, key, deck },
      fetch,
    )
    const watching = fudaba(['watch', linkOf({ server, room, key: watch! }), '--lang', 'en'])
    // Passes where it can, else takes the first ones, as many as are wanted: the cards are others each time.
    const input = 'p\n1\nok\n2\nok\n3\nok\n4\nok\n'.repeat(400)
    const played = await fudaba(['join', linkOf({ server, room, key }), '--lang', 'en'], { input })
    expect(played.err).toBe('')
    expect(played.out).toMatch(/You (won|lost)|Drawn/)
    expect((await watching).out).toMatch(/won|Drawn/)
  })

  test('a program sits down by a link and plays to the end, against another one', async () => {
    const server = await serving()
    const key = newKey()
    const { room, invitation, watch } = await openRoomAt(
      server,
      { options: { game: 'blackpoker' }, key, deck, password: 'bots' },
      fetch,
    )
    const host = program(linkOf({ server, room, key }))
    const guest = program(linkOf({ server, room, key: invitation }), '--deck', deck, '--password', 'bots')
    const results = await Promise.all([host, guest].map((each) => each.playsToTheEnd()))
    expect(results[0].result).toEqual(results[1].result)
    expect(results.map(({ seat }) => seat)).toEqual(['P1', 'P2'])
    expect(results[0].reward.P1 + results[0].reward.P2).toBe(0)
    // What is not understood is refused, and nothing is lost.
    expect(await host.asks({ type: 'reset', seed: 1 })).toMatchObject({ type: 'error', code: 'bad-request' })
    expect(await host.asks({ type: 'observe', seat: 'P2' })).toMatchObject({ code: 'bad-request' })
    const watching = await fudaba(['env', linkOf({ server, room, key: watch! })])
    expect(watching.code).toBe(2)
    expect(watching.err).toMatch(/link of no seat/)
  })

  test('a program brings own cards and a deck with them', async () => {
    const server = await serving()
    const [key, folder] = [newKey(), emptyFolder()]
    const { room, invitation, watch } = await openRoomAt(
      server,
      { options: { game: 'kiseki' }, key, deck: kisekiDeck[0].name },
      fetch,
    )
    const [cards, list] = [path(folder, 'own.yaml'), path(folder, 'deck.yaml')]
    writeFileSync(cards, ownCards)
    const ids = ['own-1', ...kisekiDeck[0].cards.slice(1)].map((id) => `- ${id}`).join('\n')
    writeFileSync(list, `format: fudaba-deck/1\ngame: kiseki\ncards:\n${ids}\n`)
    const host = program(linkOf({ server, room, key }))
    const guest = program(linkOf({ server, room, key: invitation }), '--cards', cards, '--deck', list)
    await Promise.race([host, guest].map((each) => each.asks({ type: 'observe' })))
    const watching = new RoomClient({
      room,
      key: watch!,
      connect: () => socketOver(new WebSocket(socketAddress(server))),
      later: () => undefined,
    })
    await expect.poll(() => watching.state?.seats.P2?.brings).toBe(true)
    const set = await cardSetAt(server, watching.state!.cards!, fetch)
    expect(set.cards).toMatchObject([{ id: 'own-1', name: '持参の番人' }])
    watching.close()
  })

  test('a text that is no link is refused in one line', async () => {
    const { code, err } = await fudaba(['join', 'http://localhost:1/nowhere', '--lang', 'en'])
    expect(code).toBe(2)
    expect(err).toMatch(/is no link of a room/)
  })

  test('a secret that opens nothing is refused in one line', async () => {
    const server = await serving()
    const link = linkOf({ server, room: '0123456789ab', key: newKey() })
    const { code, err } = await fudaba(['join', link, '--lang', 'en'])
    expect(code).toBe(2)
    expect(err).toMatch(/no room opens with this link/)
  })

  test('a second server on the same data is refused, and the first goes on', async () => {
    const folder = emptyFolder()
    const server = await serving('--data', folder)
    const second = await fudaba(['serve', '--port', '0', '--data', folder, '--lang', 'en'])
    expect(second.code).toBe(2)
    expect(second.err).toMatch(/another process uses/)
    expect((await fetch(`${server}/health`)).status).toBe(200)
  })

  test('the folder of the page is named from where one stands', async () => {
    const folder = emptyFolder()
    mkdirSync(path(folder, 'page'))
    writeFileSync(path(folder, 'page', 'index.html'), '<html><head></head><body>札場</body></html>')
    const server = await serving('--site', path('..', basename(folder), 'page'))
    expect(await (await fetch(server)).text()).toContain('札場')
  })

  test('it ends when it is told to', async () => {
    await serving()
    const child = running.at(-1)!
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
