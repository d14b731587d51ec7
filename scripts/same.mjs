// npm run same -- <commit>: whether the games still play exactly as they did at that commit.
// Each side is played by its own recorder (same-record.mjs), the other one in a clean checkout of the commit; what it
// played is kept under node_modules/.cache/same, so that comparing again costs only this side.
//   --forget <events>  whose number and what it is about do not count; separated by commas
//   --recorder <file>  for the commit's side, where its own is missing or cannot do that
//   --game <name>   one game (repeatable)     --random <n>   300 by default     --greedy <n>   20 by default
import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, toolEnvironment } from './install.mjs'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', multiple: true, default: [] },
    random: { type: 'string', default: '300' },
    greedy: { type: 'string', default: '20' },
    forget: { type: 'string', default: '' },
    recorder: { type: 'string' },
  },
})
if (positionals.length !== 1) {
  console.error('which commit? npm run same -- <commit>')
  process.exit(2)
}
const commit = git('rev-parse', '--verify', `${positionals[0]}^{commit}`)
const games = options.game.length > 0 ? options.game : everyGame()
const wanted = { random: Number(options.random), greedy: Number(options.greedy) }

const before = await recordedAt(commit)
const now = await record(root, games)
let differing = 0
for (const game of games) {
  const odd = [...before[game]].filter(([name, hash]) => now[game].get(name) !== hash).map(([name]) => name)
  differing += odd.length
  const said = odd.length === 0 ? 'the same' : `${odd.length} differ: ${odd.slice(0, 8).join(' ')}`
  console.log(`${game.padEnd(16)} ${String(before[game].size).padStart(4)} games, ${said}`)
}
console.log(
  differing === 0
    ? `as at ${commit.slice(0, 12)}`
    : 'node --conditions=fudaba-source scripts/same-record.mjs --game <game> --trace <name> prints one, on each side',
)
process.exit(differing === 0 ? 0 : 1)

function git(...args) {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) {
    console.error(done.stderr.trim())
    process.exit(2)
  }
  return done.stdout.trim()
}

function everyGame() {
  const packages = join(root, 'packages')
  return readdirSync(packages).filter((name) => existsSync(join(packages, name, 'rulebook')))
}

/** What the commit plays: from the cache as far as it goes, else from a checkout of it. */
async function recordedAt(id) {
  const folder = join(root, 'node_modules', '.cache', 'same')
  const forgetting = options.forget === '' ? '' : `-without-${options.forget.replaceAll(',', '-')}`
  const file = (game) => join(folder, `${id}-${game}${forgetting}.json`)
  const kept = Object.fromEntries(
    games.map((game) => [
      game,
      new Map(existsSync(file(game)) ? JSON.parse(readFileSync(file(game), 'utf8')) : []),
    ]),
  )
  const missing = games.filter((game) => namesWanted().some((name) => !kept[game].has(name)))
  if (missing.length > 0) {
    const played = await inCheckout(id, (checkout) => record(checkout, missing))
    mkdirSync(folder, { recursive: true })
    for (const game of missing) {
      for (const [name, hash] of played[game]) kept[game].set(name, hash)
      writeFileSync(file(game), JSON.stringify([...kept[game]]))
    }
  }
  return Object.fromEntries(
    games.map((game) => [game, new Map(namesWanted().map((name) => [name, kept[game].get(name)]))]),
  )
}

function namesWanted() {
  return Object.entries(wanted).flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => `${kind}/${i}`))
}

async function inCheckout(id, use) {
  const checkout = mkdtempSync(join(tmpdir(), 'fudaba-same-'))
  try {
    git('worktree', 'add', '--detach', '--force', checkout, id)
    const env = toolEnvironment()
    const installed = spawnSync('npm', ['ci', '--prefer-offline'], { cwd: checkout, env, stdio: 'ignore' })
    if (installed.status !== 0) throw new Error(`npm ci failed in a checkout of ${id}`)
    if (options.recorder !== undefined)
      copyFileSync(options.recorder, join(checkout, 'scripts', 'same-record.mjs'))
    return await use(checkout)
  } finally {
    git('worktree', 'remove', '--force', checkout)
    rmSync(checkout, { recursive: true, force: true })
  }
}

/** The hashes of each game by name, played by the recorder of that checkout. */
async function record(checkout, names) {
  const out = {}
  const waiting = names.flatMap((game) => Object.keys(wanted).map((kind) => ({ game, kind })))
  for (const game of names) out[game] = new Map()
  const worker = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const count = [`--${job.kind}`, String(wanted[job.kind])]
      const lines = await run(checkout, ['--game', job.game, '--forget', options.forget, ...count])
      for (const line of lines) out[job.game].set(...line.split(' '))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return out
}

function run(checkout, args) {
  const recorder = join(checkout, 'scripts', 'same-record.mjs')
  if (!existsSync(recorder)) throw new Error('that commit has no scripts/same-record.mjs')
  return new Promise((resolve, reject) => {
    const child = spawn('node', ['--conditions=fudaba-source', recorder, ...args], {
      cwd: checkout,
      env: toolEnvironment(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    child.on('exit', (code) =>
      code === 0
        ? resolve(text.trim().split('\n').filter(Boolean))
        : reject(new Error(`${args.join(' ')} failed`)),
    )
  })
}
