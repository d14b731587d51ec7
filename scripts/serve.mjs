// Builds the page and serves it with rooms on this machine: `fudaba serve`, which gets the arguments. The page needs no
// server beyond this: packages/web/dist/site is a folder of static files.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { editedCardsLine } from './editedCards.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const source = '--conditions=fudaba-source'

const edited = editedCardsLine(at('..'))
if (edited !== null) console.error(edited)
console.log('The page is being built …')
// In a process of its own, whose memory is free afterwards.
const built = spawnSync(
  process.execPath,
  [at('../node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
  { cwd: at('../packages/web'), stdio: ['ignore', 'ignore', 'inherit'] },
)
if (built.status !== 0) process.exit(built.status ?? 1)

const fudaba = [at('../packages/cli/bin/fudaba.mjs'), 'serve', '--site', at('../packages/web/dist/site')]
const server = spawn(process.execPath, [source, ...fudaba, ...process.argv.slice(2)], { stdio: 'inherit' })
// In a terminal Ctrl-C reaches it by itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
