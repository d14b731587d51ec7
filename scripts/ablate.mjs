// `npm run rules:ablate -- [game …]`: switches each clause of a game off in turn and expects a test to notice.
//   --rotate   about a fifth of the clauses, another fifth for each commit; --rotate=3 a third
//   --clauses=a,b   only these clauses of the game
//   --json     the report as JSON
//   --proofs   writes which test proves which clause into the game's rulebook/proofs.json; switches nothing off
// Exit 0: every clause was caught; 1: one was not, or a test fails by itself; 2: no such game; 3: only a part was looked at.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, toolEnvironment } from './install.mjs'

const FIFTHS = 5
/** No single test takes this long, however busy the machine is: whatever is under way then hangs. */
const HANGS_AFTER = 600_000

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const rotate = [...flags].find((flag) => /^--rotate(=[1-9]\d*)?$/.test(flag))
const clauses = [...flags].find((flag) => /^--clauses=.+$/.test(flag))
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const games = ['packages', 'examples'].flatMap((parent) =>
  readdirSync(join(root, parent)).filter((name) =>
    ['rulebook', 'test'].every((part) => existsSync(join(root, parent, name, part))),
  ),
)
const unknownFlags = [...flags].filter(
  (flag) => flag !== rotate && flag !== clauses && !['--json', '--proofs'].includes(flag),
)
const unknown = asked.filter((name) => !games.includes(name))
if (unknownFlags.length > 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no game ${unknown.join(', ')}; there are ${games.join(', ')}`)
  else
    console.error(`no option ${unknownFlags.join(', ')}; there are --rotate, --clauses=a,b, --json, --proofs`)
  process.exit(2)
}

const reports = []
let unrunnable = 0
for (const game of asked.length > 0 ? asked : games) {
  const { report, problem } = await ablate(game)
  if (problem !== undefined) {
    console.error(problem)
    unrunnable++
    continue
  }
  reports.push(report)
  if (flags.has('--proofs')) keepProofs(game, report)
  else if (!flags.has('--json')) console.log(describe(report))
}
if (flags.has('--json')) console.log(JSON.stringify(reports, null, 2))
process.exit(exitCode())

function exitCode() {
  const isFaulty = ({ missed, failing, alike, notShared, notOpen }) =>
    [missed, failing, alike, notShared, notOpen].some((faults) => faults.length > 0)
  if (unrunnable > 0 || reports.some(isFaulty)) return 1
  if (flags.has('--proofs')) return 0
  return reports.some((report) => report.examined < report.enforced) ? 3 : 0
}

/** Runs the game's tests inside vitest, where `expect` lives, and hands back what came of it. */
async function ablate(game) {
  const folder = mkdtempSync(join(tmpdir(), 'fudaba-ablation-'))
  const [reportFile, progressFile] = [join(folder, 'report.json'), join(folder, 'progress.txt')]
  const command = ['run', '--config', 'tests/ablation/vitest.config.ts', 'tests/ablation/run.ts']
  const vitest = spawn('vitest', command, {
    cwd: root,
    env: toolEnvironment({
      FUDABA_ABLATE: game,
      FUDABA_ABLATE_PART: `${rotate === undefined ? 0 : partOfCommit()}/${parts()}`,
      FUDABA_ABLATE_CLAUSES: clauses?.slice('--clauses='.length) ?? '',
      FUDABA_ABLATE_REPORT: reportFile,
      FUDABA_ABLATE_PROGRESS: progressFile,
      FUDABA_FULL: '',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  })
  const printed = []
  for (const stream of [vitest.stdout, vitest.stderr]) stream.on('data', (chunk) => printed.push(chunk))
  const hung = watch(vitest, progressFile)
  await new Promise((resolve) => vitest.on('close', resolve))
  const hangsAt = hung()
  const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined
  rmSync(folder, { recursive: true, force: true })
  if (report !== undefined) return { report }
  if (hangsAt !== undefined) return { problem: `${game}: does not come to an end: ${hangsAt}` }
  return { problem: `${game}: the tests cannot be run\n${Buffer.concat(printed).toString()}` }
}

/** Stops a run that stays at one test for too long; the function it returns says which, if it did. */
function watch(child, progressFile) {
  let doing
  let since = 0
  let hangsAt
  const timer = setInterval(() => {
    const now = existsSync(progressFile) ? readFileSync(progressFile, 'utf8') : undefined
    since = now === doing ? since + 1000 : 0
    doing = now
    if (doing === undefined || since < HANGS_AFTER) return
    hangsAt = doing
    // The workers of vitest are children of its own: the whole group goes.
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  }, 1000)
  return () => {
    clearInterval(timer)
    return hangsAt
  }
}

/** With --proofs nothing is switched off: part 0 of a number that no clause index reaches. */
function parts() {
  if (flags.has('--proofs')) return 1_000_000
  return rotate === undefined ? 1 : Number(rotate.split('=')[1] ?? FIFTHS)
}

/** Which part is due: by the commit, so that it is the same wherever that commit is tested. */
function partOfCommit() {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return head.status === 0 ? parseInt(head.stdout.slice(0, 8), 16) % parts() : 0
}

function describe(report) {
  const { game, enforced, examined, caught, direct, open, shared } = report
  const { missed, failing, alike, notShared, notOpen } = report
  const lines = [
    `${game}: caught by a test that names it ${caught} of ${examined - direct.length}` +
      (shared.length > 0 ? ` (${shared.length} of them with the proof of another)` : '') +
      (direct.length > 0 ? `; proved directly, without a switch, ${direct.length}` : '') +
      (open.length > 0 ? `; no proof of their own yet: ${open.join(', ')}` : ''),
  ]
  if (examined < enforced) lines.push(`${game}: partial ${examined} of ${enforced}`)
  for (const { test, message } of failing)
    lines.push(`  fails by itself: ${test}`, `    ${message.split('\n')[0]}`)
  for (const each of missed) {
    const { clause, title, declaredBy, tests, noticedBy } = each
    lines.push(`  not caught: ${clause}  ${title}`)
    lines.push(`    declared by ${declaredBy.length > 0 ? declaredBy.join(', ') : 'nothing'}`)
    if (tests.length === 0) lines.push('    no test names it')
    for (const { test, outcome } of tests.slice(0, 3)) lines.push(`    ${test}: ${outcome}`)
    if (tests.length > 3) lines.push(`    and ${tests.length - 3} more tests that name it`)
    if (noticedBy !== undefined) lines.push(`    noticed by a test that does not name it: ${noticedBy}`)
  }
  for (const group of alike) lines.push(`  nothing tells apart: ${group.join(', ')}`)
  for (const clause of notOpen) lines.push(`  is noticed by now, against its row: ${clause}`)
  for (const clause of notShared) lines.push(`  has a proof of its own, against its row: ${clause}`)
  return lines.join('\n')
}

function keepProofs(game, { proofs }) {
  const parent = existsSync(join(root, 'packages', game)) ? 'packages' : 'examples'
  const file = join(root, parent, game, 'rulebook', 'proofs.json')
  writeFileSync(file, `${JSON.stringify(proofs, null, 2)}\n`)
  spawnSync('oxfmt', [file], { cwd: root, env: toolEnvironment(), shell: process.platform === 'win32' })
  console.log(`${game}: ${Object.keys(proofs).length} clauses are proved`)
}
