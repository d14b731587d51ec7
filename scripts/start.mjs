// `npm start`: the table in the browser. `npm start -- --terminal`, or a machine without a browser: the terminal
// table. Without a terminal, and in CI, it plays one bot game and prints it. Anything else goes to `fudaba`.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installWhatIsMissing, root, toolEnvironment } from './install.mjs'

installWhatIsMissing()

const given = process.argv.slice(2)
const hasTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY)
const own = ['--terminal', '--browser']
const rest = given.filter((argument) => !own.includes(argument))
const opener = browserOpener()

const inBrowser =
  rest.length === 0 &&
  !given.includes('--terminal') &&
  (given.includes('--browser') || (hasTerminal && !process.env.CI && opener !== null))

if (inBrowser) {
  const opens = process.env.CI || opener === null ? [] : ['--open']
  run(join(root, 'scripts', 'serve.mjs'), opens)
} else {
  const standard = hasTerminal ? ['play'] : ['play', 'blackpoker', '--watch', '--seed', '1']
  run(join(root, 'packages', 'cli', 'bin', 'fudaba.mjs'), rest.length > 0 ? rest : standard)
}

function run(script, args) {
  // Node 24 of the lockfile where it can be called by its bare name.
  const program = process.platform === 'win32' ? process.execPath : 'node'
  const table = spawn(program, [script, ...args], { stdio: 'inherit', env: toolEnvironment() })
  // Ctrl-C reaches the table itself, which may want to ask before it closes.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => table.kill('SIGTERM'))
  table.on('exit', (code) => process.exit(code ?? 1))
}

/** The program that opens an address here, or null where there is no screen to show it on. */
function browserOpener() {
  if (process.platform === 'darwin') return 'open'
  if (process.platform === 'win32') return 'start'
  const { DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env
  if (!DISPLAY && !WAYLAND_DISPLAY && !WSL_DISTRO_NAME) return null
  return spawnSync('which', ['xdg-open']).status === 0 ? 'xdg-open' : null
}
