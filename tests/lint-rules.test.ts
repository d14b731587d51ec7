// The linter holds the import direction, the determinism bans, the one clock and exhaustiveness. A glob that matches nothing
// would switch a ban off without a sound, so each is shown here to fail on a file that breaks it.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from './project-files.ts'

interface Sample {
  readonly path: string
  readonly code: string
  /** The rule that must speak, or none if the file is good. */
  readonly rule?: string
}

const direction = 'no-restricted-imports'
const global = 'no-restricted-globals'
const property = 'no-restricted-properties'

const samples: Sample[] = [
  { path: 'packages/kernel/src/s1.ts', code: 'export const x = Math.random()', rule: property },
  {
    path: 'packages/kernel/src/s2.ts',
    code: 'const { random } = Math\nexport const x = random()',
    rule: property,
  },
  { path: 'packages/blackpoker/src/s3.ts', code: "export const x = 'a'.localeCompare('b')", rule: property },
  { path: 'packages/kernel/src/s4.ts', code: 'export const x = Date.now()', rule: global },
  { path: 'packages/vanguard/src/s5.ts', code: 'export const x = new Date()', rule: global },
  { path: 'packages/kiseki/src/s6.ts', code: 'export const x = performance.now()', rule: global },
  { path: 'packages/kernel/src/deep/s7.ts', code: 'export const x = process.argv', rule: global },
  {
    path: 'packages/last-chronicle/src/s8.ts',
    code: "export const x = new Intl.Collator('ja')",
    rule: global,
  },
  { path: 'packages/aquarian-age/grammar/s9.ts', code: 'export const x = globalThis.Date', rule: global },
  { path: 'packages/cardtext/src/s10.ts', code: 'console.log(1)', rule: 'no-console' },
  { path: 'packages/kernel/src/s11.ts', code: "export * from 'node:fs'", rule: direction },
  { path: 'packages/kernel/src/s12.ts', code: "export * from 'zod'", rule: direction },
  { path: 'packages/kernel/src/s13.ts', code: "export * from '@fudaba/cardtext'", rule: direction },
  { path: 'packages/kernel/src/s14.ts', code: "export * from '../../ai/src/index.ts'", rule: direction },
  { path: 'packages/cardtext/src/s15.ts', code: "export * from '@fudaba/blackpoker'", rule: direction },
  { path: 'packages/blackpoker/src/s16.ts', code: "export * from '@fudaba/kiseki'", rule: direction },
  {
    path: 'packages/blackpoker/src/s17.ts',
    code: "export const f = () => import('@fudaba/ai')",
    rule: direction,
  },
  {
    path: 'packages/blackpoker/src/s18.ts',
    code: "import type { A } from '@fudaba/ai'\nexport type B = A",
    rule: direction,
  },
  { path: 'packages/blackpoker/src/s19.ts', code: "export * from '@fudaba/kernel/testing'", rule: direction },
  { path: 'packages/ai/src/s20.ts', code: "export * from '@fudaba/server'", rule: direction },
  { path: 'packages/table/src/s21.ts', code: "export * from 'fudaba'", rule: direction },
  { path: 'packages/sim/src/s24.ts', code: "export * from '../../ai/src/index.ts'", rule: direction },
  {
    path: 'packages/ai/src/s22.ts',
    code: "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1\n    default:\n      return 2\n  }\n}",
    rule: 'switch-exhaustiveness-check',
  },
  {
    path: 'packages/sim/src/s23.ts',
    code: 'const p = async (): Promise<number> => 1\nexport function f(): void {\n  p()\n}',
    rule: 'no-floating-promises',
  },
  { path: 'packages/ai/src/s25.ts', code: 'export const x = performance.now()', rule: global },
  { path: 'packages/sim/src/s26.ts', code: 'export const x = Date.now()', rule: global },
  { path: 'packages/web/src/ui/s27.tsx', code: 'export const x = new Date()', rule: global },
  { path: 'packages/cli/src/s28.ts', code: 'export const x = process.hrtime.bigint()', rule: property },
  { path: 'packages/cli/src/s29.ts', code: "console.time('x')", rule: property },
  { path: 'packages/web/src/s30.ts', code: 'export const x = globalThis.performance', rule: property },
  { path: 'packages/cli/src/s31.ts', code: "export * from 'node:perf_hooks'", rule: direction },
  { path: 'packages/sim/src/s32.ts', code: "export * from 'node:perf_hooks'", rule: direction },
  { path: 'scripts/s33.mjs', code: 'export const x = performance.now()', rule: global },
  { path: 'packages/kernel/test/s34.ts', code: 'export const x = performance.now()', rule: global },
  { path: 'packages/web/test/deep/s35.ts', code: 'export const x = Date.now()', rule: global },
  { path: 'examples/tiny/test/s36.ts', code: 'setTimeout(() => {}, 100)', rule: global },
  { path: 'tests/s37.ts', code: 'setInterval(() => {}, 100)', rule: global },
  {
    path: 'packages/web/test/s40.ts',
    code: 'export const x = (page: Page) => page.waitForFunction()',
    rule: property,
  },
  { path: 'tests/s38.ts', code: "export * from '@fudaba/ai/clock'", rule: direction },
  { path: 'packages/ai/test/s39.ts', code: "export * from 'node:timers/promises'", rule: direction },
  { path: 'packages/ai/src/clock.ts', code: 'export const x = performance.now()' },
  { path: 'scripts/clock.mjs', code: 'export const x = performance.now()' },
  { path: 'packages/web/src/good5.ts', code: "export * from '@fudaba/ai/clock'" },
  {
    path: 'packages/blackpoker/src/good1.ts',
    code: "export * from '@fudaba/kernel'\nexport * from './s3.ts'",
  },
  { path: 'packages/kiseki/grammar/good4.ts', code: "export * from '../src/s6.ts'" },
  { path: 'packages/kernel/src/testing/good2.ts', code: "export * from 'vitest'" },
  { path: 'packages/sim/src/good3.ts', code: "export * from '@fudaba/ai'\nexport const x = setTimeout" },
]

let folder: string
let said: Map<string, string[]>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fudaba-lint-'))
  for (const name of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "extends": "./tsconfig.base.json", "include": ["packages", "examples", "tests", "scripts"] }',
  )
  for (const { path, code } of samples) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${code}\n`)
  }
  said = lint(folder)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(samples.filter(({ rule }) => rule))('$rule speaks about: $code', ({ path, rule }) => {
  expect(said.get(path) ?? []).toContain(rule)
})

test.each(samples.filter(({ rule }) => !rule))('the linter has nothing against: $code', ({ path }) => {
  expect(said.get(path) ?? []).toEqual([])
})

/** The rules that spoke, by file. */
function lint(cwd: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { filename, code } of (JSON.parse(outputOf(cwd)) as Report).diagnostics) {
    const rule = /\((.*)\)/.exec(code)?.[1] ?? code
    found.set(filename, [...(found.get(filename) ?? []), rule])
  }
  return found
}

interface Report {
  readonly diagnostics: readonly { readonly filename: string; readonly code: string }[]
}

/** The linter exits with 1 when it has something to say, and here it always has. */
function outputOf(cwd: string): string {
  const oxlint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  try {
    return execFileSync(
      process.execPath,
      [oxlint, '-f', 'json', 'packages', 'examples', 'tests', 'scripts'],
      {
        cwd,
        encoding: 'utf8',
        stdio: 'pipe',
      },
    )
  } catch (failure) {
    return (failure as { stdout: string }).stdout
  }
}
