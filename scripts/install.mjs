// What every entry point does first. Runs before anything is installed: Node 20, no dependency.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment in which `node`, `tsc`, `vitest` … are the ones of the lockfile. */
export function toolEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** Runs `npm ci` when node_modules is absent or not what the lockfile says. */
export function installWhatIsMissing() {
  const reason = whyStale()
  if (reason === undefined) return
  console.log(`${reason}: npm ci`)
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (done.status === 0) return
  console.error('npm ci failed; the lines above say why.')
  process.exit(1)
}

/** Why node_modules must be laid anew, or undefined. npm leaves its own record of what it installed there. */
function whyStale() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return 'Nothing is installed yet'
  const installed = packagesOf(record)
  for (const [path, wanted] of Object.entries(packagesOf(join(root, 'package-lock.json')))) {
    if (!path.includes('node_modules/') || !fitsThisMachine(wanted)) continue
    const found = installed[path]
    const same = found && found.version === wanted.version && found.integrity === wanted.integrity
    if (!same || !existsSync(join(root, path))) return `${path} is not what the lockfile says`
  }
  return undefined
}

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages

/**
 * npm skips optional packages made for another system, and whatever those alone would have needed.
 * Only an optional package that names exactly this system is sure to belong here.
 */
function fitsThisMachine({ optional, os, cpu, libc }) {
  if (!optional) return true
  return libc === undefined && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch))
}
