// `npm test`: every check of the project, one stage after the other, closing with `N passed, N failed`.
//   npm test -- lint types     only these stages
//   npm run test:full          long random play and the whole ablation too
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from './chromium.mjs'
import { installWhatIsMissing, root, toolEnvironment } from './install.mjs'

const full = process.argv.includes('--full')
const source = '--conditions=fudaba-source'

/** Exit 3 of the ablation means "partial": expected from the rotating part, a failure of the whole. */
const stages = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'tests', command: ['vitest', 'run'], counts: true },
  full
    ? { name: 'ablation', command: ['node', source, 'scripts/ablate.mjs'], needs: 'scripts/ablate.mjs' }
    : {
        name: 'ablation',
        command: ['node', source, 'scripts/ablate.mjs', '--rotate'],
        needs: 'scripts/ablate.mjs',
        accepts: [0, 3],
      },
  { name: 'pack', command: ['node', 'scripts/pack-test.mjs'], needs: 'README.md' },
]

installWhatIsMissing()

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
if (unknown.length > 0) {
  console.error(
    `unknown stage ${unknown.join(', ')}; there are ${stages.map((stage) => stage.name).join(', ')}`,
  )
  process.exit(2)
}

// The browser tests are among the tests; without a browser they are skipped, in CI they fail.
if (wanted.length === 0 || wanted.includes('tests')) provideChromium()

const scratch = mkdtempSync(join(tmpdir(), 'fudaba-test-'))
const total = { passed: 0, failed: 0, skipped: 0 }
const summary = []

for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue
  console.log(`\n== ${stage.name}`)
  const begun = performance.now()
  const result = run(stage)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  for (const key of Object.keys(total)) total[key] += result[key]
  summary.push(`${result.ok ? 'ok    ' : 'FAILED'} ${stage.name.padEnd(10)} ${seconds.padStart(7)} s`)
}
rmSync(scratch, { recursive: true, force: true })

console.log(`\n${summary.join('\n')}\n`)
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

/** One stage counts as one; the stage that runs the tests adds each of them. */
function run({ command, needs, accepts = [0], counts }) {
  if (needs !== undefined && !existsSync(join(root, needs))) {
    console.error(`${needs} is missing`)
    return { ok: false, passed: 0, failed: 1, skipped: 0 }
  }
  const countsFile = join(scratch, 'counts.json')
  const extra = { FUDABA_TEST_COUNTS: countsFile, ...(full ? { FUDABA_FULL: '1' } : {}) }
  const [program, ...rest] = command
  const done = spawnSync(program, rest, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: toolEnvironment(extra),
    shell: process.platform === 'win32',
  })
  if (done.error) console.error(`cannot run ${program}: ${done.error.message}`)
  const ok = accepts.includes(done.status)
  const tests = { passed: 0, failed: 0, skipped: 0 }
  if (counts && existsSync(countsFile)) Object.assign(tests, JSON.parse(readFileSync(countsFile, 'utf8')))
  return {
    ok,
    passed: tests.passed + (ok ? 1 : 0),
    failed: tests.failed + (ok ? 0 : 1),
    skipped: tests.skipped,
  }
}
