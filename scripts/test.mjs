// `npm test`: every check of the project, one stage after the other, closing with `N passed, N failed`.
//   npm test -- lint types          only these stages
//   npm test -- --changed[=commit]  only what was changed since the commit (HEAD if none is named) touches
//   npm run test:ci                 what takes longer and must hold at every landing
//   npm run test:full               everything; what was green on this commit is not run again unless --fresh
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from './chromium.mjs'
import { stopwatch } from './clock.mjs'
import { changedSince, commitNow } from './commit.mjs'
import { GreenStages } from './greenStages.mjs'
import { installWhatIsMissing, root, toolEnvironment } from './install.mjs'
import { changedStages, tiers } from './stages.mjs'

/** Files that are named as the slowest. */
const SLOWEST = 10

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const changed = flags.find((flag) => /^--changed(=|$)/.test(flag))
const known = ['--and-ci', '--ci', '--full', '--fresh']
const unknownFlags = flags.filter((flag) => flag !== changed && !known.includes(flag))

installWhatIsMissing()

const isFull = flags.includes('--full')
const all = stagesAsked()
const unknown = wanted.filter((name) => !all.some((stage) => stage.name === name))
if (unknown.length > 0 || unknownFlags.length > 0) {
  if (unknownFlags.length > 0)
    console.error(`no option ${unknownFlags.join(', ')}; there are --changed, ${known.join(', ')}`)
  if (unknown.length > 0)
    console.error(`no stage ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const stages = wanted.length === 0 ? all : all.filter(({ name }) => wanted.includes(name))

// Without a browser its tests are skipped; in CI they fail.
if (stages.some(({ browser }) => browser)) provideChromium()

const green = isFull ? new GreenStages(commitNow()) : null
const scratch = mkdtempSync(join(tmpdir(), 'fudaba-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const summary = []
const files = []
const failures = []
const passed = stopwatch()

for (const stage of stages) {
  if (green?.isGreen(stage.name) && !flags.includes('--fresh')) {
    summary.push(`green  ${stage.name}: on this commit already`)
    continue
  }
  console.log(`\n== ${stage.name}`)
  const seconds = stopwatch()
  const result = run(stage)
  for (const key of Object.keys(total)) total[key] += result[key]
  files.push(...result.files)
  failures.push(...result.failures)
  summary.push(
    `${result.ok ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(24)} ${seconds().toFixed(1).padStart(7)} s`,
  )
  if (result.ok) green?.keep(stage.name)
}
rmSync(scratch, { recursive: true, force: true })

files.sort((a, b) => b.seconds - a.seconds)
if (files.length > 0) console.log('\nThe slowest files:')
for (const { file, seconds } of files.slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(9)} s  ${file}`)
console.log(`\n${summary.join('\n')}`)
if (green !== null) for (const line of green.lines(all.map(({ name }) => name))) console.log(line)
// Named once more, where whoever sees only the end of a long log finds them.
for (const failure of failures) console.log(`       failed: ${failure}`)
console.log(`       ${'all of it'.padEnd(24)} ${passed().toFixed(1).padStart(7)} s\n`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

function stagesAsked() {
  if (isFull) return tiers.full
  if (flags.includes('--ci')) return tiers.ci
  if (changed !== undefined) {
    const since = changed.split('=')[1] ?? 'HEAD'
    return changedStages(since, changedSince(since))
  }
  return flags.includes('--and-ci') ? [...tiers.test, ...tiers.ci] : tiers.test
}

/** One stage counts as one; a stage that runs tests adds each of them. */
function run({ command, env = {}, accepts = [0], tests }) {
  const report = join(scratch, 'report.json')
  rmSync(report, { force: true })
  const [program, ...rest] = command
  const done = spawnSync(program, rest, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment({ FUDABA_TEST_REPORT: report, ...env }),
    shell: process.platform === 'win32',
  })
  if (done.error) console.error(`cannot run ${program}: ${done.error.message}`)
  const ok = accepts.includes(done.status)
  const own = { passed: 0, failed: 0, skipped: 0, files: [], failures: [] }
  if (tests && existsSync(report)) Object.assign(own, JSON.parse(readFileSync(report, 'utf8')))
  return {
    ok,
    passed: own.passed + (ok ? 1 : 0),
    failed: own.failed + (ok ? 0 : 1),
    skipped: own.skipped,
    files: own.files,
    failures: own.failures,
  }
}
