// `npm start` as it runs on a machine without a display and without a terminal.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { root } from './project-files.ts'

const STANDARD_PORT = 4300

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running) child.kill('SIGTERM')
})

/** Rooms of these servers are nobody's. */
const state = mkdtempSync(join(tmpdir(), 'fudaba-start-'))
afterAll(() => rmSync(state, { recursive: true, force: true }))

function start(...args: string[]): ChildProcess {
  const env = {
    ...process.env,
    XDG_STATE_HOME: state,
    CI: '',
    DISPLAY: '',
    WAYLAND_DISPLAY: '',
    WSL_DISTRO_NAME: '',
  }
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  return child
}

/** What it prints until a line matches, or until it ends. */
async function printed(child: ChildProcess, until?: RegExp): Promise<string> {
  let text = ''
  child.stdout!.setEncoding('utf8')
  for await (const chunk of child.stdout!) {
    text += chunk as string
    if (until?.test(text) === true) break
  }
  return text
}

/** Takes the port, if nobody has it yet: taken it is in any case. */
async function take(port: number): Promise<Server> {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  // Who waits for an event hears of an error too.
  await once(server, 'listening').catch(() => undefined)
  return server
}

describe('npm start', () => {
  test('serves the page and prints its address, says which port it took, and ends when it is told to', async () => {
    const taken = await take(STANDARD_PORT)
    const child = start()
    const text = await printed(child, /http:\/\/\S+\n/)
    const [address] = /http:\/\/\S+/.exec(text) ?? []
    expect(address).toBeDefined()
    const { port } = new URL(address!)
    expect(text).toContain(`Port ${STANDARD_PORT} is taken; this is port ${port}.`)
    const page = await fetch(address!)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('札場')
    const [, script] = /src="([^"]+\.js)"/.exec(html) ?? []
    expect((await fetch(new URL(script, address))).status).toBe(200)
    for (const [file, type] of [
      ['', 'text/html'],
      [script, 'text/javascript'],
      ['manifest.webmanifest', 'application/manifest+json'],
      ['icon.svg', 'image/svg+xml'],
      ['sw.js', 'text/javascript'],
    ]) {
      const { status, headers } = await fetch(new URL(file, address))
      expect([file, status]).toEqual([file, 200])
      expect(headers.get('content-type')).toContain(type)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    }
    for (const file of ['nowhere', 'nowhere.js', 'a/b/', '..%2f..%2fpackage.json'])
      expect((await fetch(new URL(file, address))).status).toBe(404)
    child.kill('SIGINT')
    expect(await once(child, 'exit')).toEqual([0, null])
    taken.close()
  })

  test('with --terminal, where there is no terminal, plays a game of two bots and prints how it ended', async () => {
    const child = start('--terminal')
    const ended = once(child, 'exit')
    expect(await printed(child)).toMatch(/P[12]/)
    expect(await ended).toEqual([0, null])
  })
})
