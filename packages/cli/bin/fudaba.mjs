#!/usr/bin/env node
// Committed as plain JavaScript, so that `npm ci` links it without a build and an old Node can read it far
// enough to say what is missing. Must keep running on Node 20.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const source = join(here, '..', 'src', 'main.ts')
const built = join(here, '..', 'dist', 'main.js')

// Node strips types everywhere but under node_modules, and that is also where a published package lies.
const inClone = !here.includes(`${sep}node_modules${sep}`) && existsSync(source)
const main = inClone ? source : built

// Workspace packages resolve to their TypeScript only with this flag. It is a flag of the process, because
// worker threads inherit it; a clone therefore pays for one more start of Node (about 40 ms).
const flag = '--conditions=fudaba-source'
const needsFlag = inClone && ![...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ').includes(flag)

/** The first Node that runs TypeScript without a flag is 22.18. */
function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** The Node 24 that the lockfile brings, searched from this file upwards. */
function bundledNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  for (let folder = here; ; folder = dirname(folder)) {
    const node = join(folder, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file)
    if (existsSync(node)) return node
    if (folder === dirname(folder)) return undefined
  }
}

function runAgainWith(node) {
  const script = fileURLToPath(import.meta.url)
  const child = spawn(node, [...(needsFlag ? [flag] : []), script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes already; a second one would look like a second key press.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => stop(`cannot start ${node}: ${error.message}`))
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/** Cards that were edited and not yet made into the modules that the rules read would be played as they were. */
async function sayWhatWasEdited() {
  const root = join(here, '..', '..', '..')
  const script = join(root, 'scripts', 'editedCards.mjs')
  if (!existsSync(script)) return
  const { editedCardsLine } = await import(pathToFileURL(script).href)
  const line = editedCardsLine(root)
  if (line !== null) process.stderr.write(`fudaba: ${line}\n`)
}

function stop(message) {
  process.stderr.write(`fudaba: ${message}\n`)
  process.exit(2)
}

const node = isNewEnough(process.versions.node) ? process.execPath : bundledNode()
if (node === undefined) stop(`needs Node 22.18 or newer, and this is ${process.version}; install Node 24.`)
else if (!existsSync(main)) stop(`${main} is missing; install the package again.`)
else if (node !== process.execPath || needsFlag) runAgainWith(node)
else {
  if (inClone) await sayWhatWasEdited()
  // Stripping the types of two hundred files takes half a second; kept from the second start on.
  module.enableCompileCache?.()
  await import(pathToFileURL(main).href)
}
