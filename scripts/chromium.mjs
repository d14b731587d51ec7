// Finds a Chromium for the browser tests: CHROME_PATH, an installed one, else the system's packages if root.
// Node 20, no dependency.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium on this machine, or null. */
export function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env
  if (CHROME_PATH) return existsSync(CHROME_PATH) ? CHROME_PATH : null
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...elsewhere].find((path) => existsSync(path)) ?? null
}

/** Installs one where that is possible without asking. Null: the browser tests cannot run here. */
export function provideChromium() {
  const found = findChromium()
  if (found !== null || process.env.CHROME_PATH || !mayInstall()) return found
  console.log('No Chromium: apt-get install chromium fonts-noto-cjk')
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], options)
  return findChromium()
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = provideChromium()
  console.log(path ?? 'no Chromium here')
  process.exitCode = path === null ? 1 : 0
}
