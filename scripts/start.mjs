// `npm start`: serves the page and prints its address, on every machine, and opens a browser where there is a screen.
// `npm start -- --terminal` plays in the terminal; where there is none it plays one game of two bots and prints it.
// `npm start -- --lan` lets the machines of this network in.
// Anything else goes to `fudaba`.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { installWhatIsMissing, root, toolEnvironment } from './install.mjs'

installWhatIsMissing()

const given = process.argv.slice(2)
const hasTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY)
const rest = given.filter((argument) => !['--terminal', '--browser', '--lan'].includes(argument))
const fudaba = join(root, 'packages', 'cli', 'bin', 'fudaba.mjs')

if (rest.length > 0) run(fudaba, rest)
else if (given.includes('--terminal'))
  run(fudaba, hasTerminal ? ['play'] : ['play', 'blackpoker', '--watch', '--seed', '1'])
else
  run(join(root, 'scripts', 'serve.mjs'), [
    ...(hasScreen() ? ['--open'] : []),
    ...given.filter((each) => each === '--lan'),
  ])

function run(script, args) {
  // Node 24 of the lockfile where it can be called by its bare name.
  const program = process.platform === 'win32' ? process.execPath : 'node'
  const child = spawn(program, [script, ...args], { stdio: 'inherit', env: toolEnvironment() })
  // In a terminal Ctrl-C reaches the child by itself, which may want to ask before it closes.
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** Whether there is a screen to show the page on, and a program that opens an address there. */
function hasScreen() {
  if (process.env.CI) return false
  if (process.platform === 'darwin' || process.platform === 'win32') return true
  const { DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env
  if (!DISPLAY && !WAYLAND_DISPLAY && !WSL_DISTRO_NAME) return false
  return spawnSync('which', ['xdg-open']).status === 0
}
