import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import { renderUnicodeCompact } from 'uqr'
import type { Log, MatchServer, ServeOptions } from '@fudaba/server'
import type { Lang } from '@fudaba/table'
import { readNumber } from '../options/choices.ts'
import { games, loadGame } from '../options/games.ts'
import { readLanguage } from '../options/language.ts'
import { stateFolder } from '../table/saveFiles.ts'
import { ThinkerPool } from '../table/thinkerPool.ts'
import { paint, print, printLines } from '../terminal/output.ts'
import { sayIn } from '../words/sentences.ts'
import { wrongUse } from '../words/usageError.ts'

interface Options {
  readonly port?: string
  readonly host?: string
  readonly lan?: true
  readonly open?: true
  readonly database?: string
  readonly data?: string
  readonly site?: string
  readonly publicUrl?: string
  readonly trustProxy?: true
  readonly forgetAfter: string
  readonly lang?: string
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and rooms in which people play each other by a link')
    .option('--port <n>', 'port to listen on; 4300 without it, or the next free one')
    .option('--host <address>', 'address to listen on; without it only this machine reaches it')
    .option('--lan', 'let the machines of this network in')
    .option('--open', 'show the page in the browser')
    .option('--database <file|postgres://…>', 'where rooms are kept; a file in the data folder without it')
    .option('--data <folder>', 'folder of the embedded database')
    .option('--site <folder>', 'folder of the built page')
    .option('--public-url <address>', 'the address by which others reach it, where a proxy stands before it')
    .option('--trust-proxy', 'take the address of a client from the proxy')
    .option('--forget-after <days>', 'delete rooms in which nothing happened for so long', '180')
    .option('--lang <ja|en>', 'language')
    .action(run)
}

async function run(options: Options): Promise<void> {
  const lang = readLanguage(options.lang)
  const say = sayIn(lang)
  const port = options.port === undefined ? null : readNumber('--port', options.port, 0, 65_535)
  if (options.publicUrl !== undefined && !URL.canParse(options.publicUrl))
    throw wrongUse('badAddress', { option: '--public-url', value: options.publicUrl })
  const host = options.host ?? (options.lan ? '0.0.0.0' : '127.0.0.1')
  const site = options.site === undefined ? builtSite() : resolve(options.site)
  if (site !== undefined && !existsSync(join(site, 'index.html'))) throw wrongUse('noSite', { folder: site })
  const thinkers = new ThinkerPool()
  const server = await startServer(options, port, {
    loadGame,
    rulesModule: (name) => games.find((game) => game.name === name)!,
    decide: (agent, match, random, thinking) => thinkers.decide(agent, match, random, thinking),
    host,
    site,
    publicUrl: options.publicUrl,
    trustProxy: options.trustProxy,
    keepDays: readNumber('--forget-after', options.forgetAfter, 1, 36_500),
    onFault: (fault) =>
      process.stderr.write(
        `fudaba: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`,
      ),
  })
  // Heard before the address is told: who reads it may end the server at once.
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end())
  if (port === null && server.port !== USUAL_PORT)
    print(say('portTaken', { usual: USUAL_PORT, port: server.port }))
  if (!server.keepsRooms) print(paint('yellow', say('serverNoFile')))
  tellAddresses(lang, options.publicUrl ?? null, host, server.port, site !== undefined)
  if (options.open) showPage(`http://localhost:${server.port}/`)
  await ended
  print(paint('dim', say('serverEnds')))
  await server.close()
  process.exit(0)
}

const USUAL_PORT = 4300
/** So many ports are tried where none was named. */
const PORTS = 20

/** Where neither port nor database was named, others are taken if these are in use. */
async function startServer(
  { database, data }: Options,
  port: number | null,
  common: Omit<ServeOptions, 'database' | 'port'>,
): Promise<MatchServer & { readonly keepsRooms: boolean }> {
  const { serve } = await import('@fudaba/server')
  const file = database ?? join(data ?? stateFolder(), 'rooms.db')
  const log = await keptLog(file, database === undefined && data === undefined)
  for (let n = port ?? USUAL_PORT; ; n++) {
    try {
      const server = await serve({ ...common, log: log ?? undefined, database: ':memory:', port: n })
      return { ...server, keepsRooms: log !== null }
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (isTaken && port !== null) throw wrongUse('portInUse', { port })
      if (!isTaken || n >= USUAL_PORT + PORTS) throw error
    }
  }
}

/** The log of a file; null: another Fudaba has the usual one. */
async function keptLog(file: string, isUsual: boolean): Promise<Log | null> {
  const { LogError, openLog } = await import('@fudaba/server')
  try {
    return await openLog(file)
  } catch (error) {
    if (isUsual && error instanceof LogError && error.code === 'in-use') return null
    throw error
  }
}

/** In one piece: who reads only as far as the address may close the pipe behind it. */
function tellAddresses(
  lang: Lang,
  publicUrl: string | null,
  host: string,
  port: number,
  hasSite: boolean,
): void {
  const say = sayIn(lang)
  const isOpen = host === '0.0.0.0' || host === '::'
  const lan = isOpen ? networkAddresses().map((address) => `http://${address}:${port}/`) : []
  printLines([
    `札場 Fudaba  ${publicUrl ?? `http://localhost:${port}/`}`,
    ...lan.map((address) => `  ${say('serverLan', { address })}`),
    // For the camera of a phone; who reads it otherwise has the address.
    ...(lan.length > 0 && process.stdout.isTTY ? [renderUnicodeCompact(lan[0])] : []),
    ...(isOpen || publicUrl !== null ? [] : [paint('dim', say('serverHere'))]),
    ...(hasSite ? [] : [paint('dim', say('serverNoSite'))]),
    paint('dim', say('serverStop')),
  ])
}

/** Opens an address with the program that this system has for it; where there is none, the address was printed. */
function showPage(address: string): void {
  const programs: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [program, ...before] = programs[process.platform] ?? ['xdg-open']
  spawn(program, [...before, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  )

/** The page that was built in this clone, if it was. */
function builtSite(): string | undefined {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'web', 'dist', 'site')
  return existsSync(join(folder, 'index.html')) ? folder : undefined
}
