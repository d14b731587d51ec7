// npm run played: keeps how the games are played, for the next release to be compared with (tests/revisions.test.ts).
// Done once for each release. A game that plays otherwise than was kept needs a higher `revision` in its `src/index.ts`:
// without it nothing is written.
//   --check         writes nothing     --game <name>   one game (repeatable)
//   --kept <file>   another place for what is kept
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, toolEnvironment } from './install.mjs'

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    game: { type: 'string', multiple: true, default: [] },
    kept: { type: 'string', default: join(root, 'tests', 'played.json') },
  },
})

/** Random games of each game: ready decks and settings in turn. */
const GAMES = 8

const everyGame = readdirSync(join(root, 'packages')).filter((name) =>
  existsSync(join(root, 'packages', name, 'rulebook')),
)
const names = options.game.length > 0 ? options.game : everyGame
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const kept = existsSync(options.kept)
  ? JSON.parse(readFileSync(options.kept, 'utf8'))
  : { release: version, games: {} }

const made = { release: version, games: { ...kept.games } }
const faults = []
for (const name of names) {
  const then = kept.games[name]
  const revision = await revisionOf(name)
  // Whoever has raised it says so: there is nothing to look for.
  if (options.check && then !== undefined && revision > then.revision) continue
  const played = playedBy(name)
  const differs = then !== undefined && Object.entries(then.played).some(([n, hash]) => played[n] !== hash)
  if (differs && revision <= then.revision)
    faults.push(
      `${name} plays otherwise than in ${kept.release}: its revision has to be above ${then.revision} (packages/${name}/src/index.ts)`,
    )
  made.games[name] = { revision, played }
}

if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
if (!options.check) writeFileSync(options.kept, `${JSON.stringify(made, null, 2)}\n`)

async function revisionOf(name) {
  const rules = Object.values(await import(`@fudaba/${name}`)).find(
    (value) => typeof value?.begin === 'function' && value.book !== undefined,
  )
  return rules.revision ?? 1
}

/** The hash of each game, by its name. */
function playedBy(name) {
  const recorder = join(root, 'scripts', 'same-record.mjs')
  const args = [recorder, '--game', name, '--random', String(GAMES), '--told']
  const done = spawnSync('node', ['--conditions=fudaba-source', ...args], {
    cwd: root,
    env: toolEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (done.status !== 0) throw new Error(`${name} could not be played`)
  return Object.fromEntries(
    done.stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  )
}
