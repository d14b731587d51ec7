// What is checked, and in which tier. A new check is one more entry here.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const source = '--conditions=fudaba-source'
const ablate = ['node', source, 'scripts/ablate.mjs']

/** Folders of a rulebook and the tests that prove it. */
const games = ['packages', 'examples'].flatMap((parent) =>
  readdirSync(join(root, parent))
    .filter((name) => ['rulebook', 'test'].every((part) => existsSync(join(root, parent, name, part))))
    .map((name) => ({ name, folder: `${parent}/${name}` })),
)

/**
 * name     what it is called on the command line and in the summary
 * command  what is run, with the tools of the lockfile
 * env      what is set for it
 * tests    it runs vitest, and each of its tests counts
 * browser  it wants a Chromium
 * accepts  exit codes that are none of a failure
 */

/** `npm test`: what everybody runs before a change is handed in. */
const everyTime = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'tests', command: ['vitest', 'run'], tests: true, browser: true },
  { name: 'pack', command: ['node', 'scripts/pack-test.mjs'] },
]

/** `npm run test:ci`: what takes longer and must hold at every landing. */
const everyLanding = [
  // Tests named *.ci.test.ts, and the conformance suite with more seeds.
  { name: 'longer', command: ['vitest', 'run'], env: { FUDABA_TIER: 'ci' }, tests: true, browser: true },
  // Every test of a game once more, with each input taken back and given again.
  {
    name: 'undo',
    command: ['vitest', 'run', '--project', 'packages', ...games.map(({ folder }) => `${folder}/test/`)],
    env: { FUDABA_FULL: '1' },
    tests: true,
  },
  // Exit 3: only a part was looked at, which is what was asked for. Another third of the clauses for each commit.
  { name: 'ablation', command: [...ablate, '--rotate=3'], accepts: [0, 3] },
]

/** `npm run test:full`: all there is, game by game where it takes long, so that it can be gone on with. */
const everything = [
  ...everyTime.filter(({ name }) => name !== 'tests'),
  {
    name: 'tests',
    command: ['vitest', 'run'],
    env: { FUDABA_FULL: '1', FUDABA_SEEDS: 'new' },
    tests: true,
    browser: true,
  },
  // The conformance suite is among the tests above.
  {
    name: 'longer',
    command: ['vitest', 'run', '.ci.test.ts'],
    // Servers are killed ten times as often.
    env: { FUDABA_TIER: 'ci', FUDABA_TRIALS: '10' },
    tests: true,
    browser: true,
  },
  ...games.map(({ name }) => ({ name: `ablation-${name}`, command: [...ablate, name] })),
]

/** Packages that are tested from outside, as a page or as a program: vitest does not see what their tests touch. */
const fromOutside = [
  { name: 'cli', command: ['vitest', 'run', 'packages/cli/'], tests: true },
  { name: 'web', command: ['vitest', 'run', '--project', 'web'], tests: true, browser: true },
]

/** `npm test -- --changed`: what the changed files touch. */
export const changedStages = (since, changedFiles) => [
  ...everyTime.filter(({ name }) => name !== 'tests' && name !== 'pack'),
  { name: 'hygiene', command: ['vitest', 'run', 'tests/hygiene.test.ts'], tests: true },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--changed',
      since,
      '--passWithNoTests',
      '--project',
      'packages',
      '--project',
      'suites',
    ],
    tests: true,
  },
  ...fromOutside.filter(({ name }) => changedFiles.some((file) => file.startsWith(`packages/${name}/`))),
]

export const tiers = { test: everyTime, ci: everyLanding, full: everything }
