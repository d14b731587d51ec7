// `npm start`: the terminal table. Without a terminal it plays one bot game and prints it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installWhatIsMissing, root, toolEnvironment } from './install.mjs'

installWhatIsMissing()

const hasTerminal = process.stdin.isTTY && process.stdout.isTTY
const given = process.argv.slice(2)
const standard = hasTerminal ? ['play'] : ['play', 'blackpoker', '--watch', '--seed', '1']
const fudaba = join(root, 'packages', 'cli', 'bin', 'fudaba.mjs')

const table = spawn(process.execPath, [fudaba, ...(given.length > 0 ? given : standard)], {
  stdio: 'inherit',
  env: toolEnvironment(),
})
// Ctrl-C reaches the table itself, which may want to ask before it closes.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => table.kill('SIGTERM'))
table.on('exit', (code) => process.exit(code ?? 1))
