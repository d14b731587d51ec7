// The tiers of checks, and what is kept of a full run so that it can be gone on with.
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GreenStages } from '../scripts/greenStages.mjs'
import { changedStages, tiers } from '../scripts/stages.mjs'

const names = (stages: readonly { readonly name: string }[]): string[] => stages.map(({ name }) => name)

describe('the tiers', () => {
  test.each(Object.entries(tiers))('%s: every stage has a name of its own', (_tier, stages) => {
    expect(new Set(names(stages)).size).toBe(stages.length)
  })

  test('the full run has every stage of npm test, and the ablation of every game', () => {
    expect(names(tiers.full)).toEqual(expect.arrayContaining(names(tiers.test)))
    expect(names(tiers.full).filter((name) => name.startsWith('ablation-')).length).toBeGreaterThan(4)
  })

  test('of a change, the tests of the page and of the program run when their package is changed', () => {
    expect(names(changedStages('HEAD', ['packages/kernel/src/index.ts']))).not.toContain('web')
    expect(names(changedStages('HEAD', ['packages/web/src/app.ts']))).toContain('web')
    expect(names(changedStages('HEAD', ['packages/cli/src/main.ts']))).toContain('cli')
  })
})

describe('the stages that were green', () => {
  const file = (): string => join(mkdtempSync(join(tmpdir(), 'fudaba-green-')), 'cache', 'green.json')

  test('are known to the next run on the same commit, and to no other', () => {
    const kept = file()
    new GreenStages('a'.repeat(40), kept).keep('types')
    expect(new GreenStages('a'.repeat(40), kept).isGreen('types')).toBe(true)
    expect(new GreenStages('a'.repeat(40), kept).isGreen('lint')).toBe(false)
    expect(new GreenStages('b'.repeat(40), kept).isGreen('types')).toBe(false)
    const [types, lint] = new GreenStages('b'.repeat(40), kept).lines(['types', 'lint'])
    expect(types).toMatch(/types +last green: \d{4}-\d\d-\d\d \d\d:\d\d on aaaaaaaaaa$/)
    expect(lint).toMatch(/lint +last green: never$/)
  })

  test('are not kept while something is changed that no commit has', () => {
    const kept = file()
    const changed = new GreenStages(null, kept)
    changed.keep('types')
    expect(changed.isGreen('types')).toBe(false)
    expect(existsSync(kept)).toBe(false)
  })
})
