import { describe, expect, test } from 'vitest'
import {
  complaint,
  explicitExtensions,
  hygieneRules,
  noCatchAllNames,
  shortFiles,
  standsAlone,
} from './hygiene-rules.ts'
import { projectFiles } from './project-files.ts'

const files = projectFiles()

describe('the project', () => {
  test('is really being read', () => {
    expect(files.map(({ path }) => path)).toContain('packages/kernel/package.json')
  })

  test.each(hygieneRules)('$title', (rule) => {
    const said = complaint(rule, files)
    expect(said, said).toBe('')
  })

  test('every package carries the licence', () => {
    const licence = files.find(({ path }) => path === 'LICENSE')?.text
    const packages = files.filter(({ path }) => /^packages\/[^/]+\/package\.json$/.test(path))
    for (const { path } of packages) {
      const own = path.replace('package.json', 'LICENSE')
      const message = `if this fails, the fix is almost always cp LICENSE ${own}`
      expect(files.find((file) => file.path === own)?.text, message).toBe(licence)
    }
  })
})

describe('the rules themselves can fail:', () => {
  const bad = [
    { rule: standsAlone, path: 'docs/play.md', text: `as said in ..${'/shared'}/DESIGN.md\n` },
    { rule: standsAlone, path: 'packages/ai/src/agent.ts', text: `readFileSync('/${'work'}/main/x')\n` },
    { rule: standsAlone, path: 'README.md', text: `fetch it from registry.${'npmjs'}.org\n` },
    { rule: shortFiles, path: 'packages/kernel/src/state.ts', text: 'x\n'.repeat(401) },
    { rule: noCatchAllNames, path: 'packages/kernel/src/utils.ts', text: '' },
    { rule: noCatchAllNames, path: 'packages/kernel/src/helpers/cards.ts', text: '' },
    { rule: explicitExtensions, path: 'packages/kernel/src/a.ts', text: `import { b } from './b'\n` },
    {
      rule: explicitExtensions,
      path: 'packages/kernel/src/a.ts',
      text: `export type {\n  B,\n} from '../b.js'\n`,
    },
  ]

  test.each(bad)('$rule.title ($path)', ({ rule, path, text }) => {
    expect(complaint(rule, [{ path, text }])).toMatch(/^if this fails, the fix is almost always /)
  })

  test('and pass on a good file', () => {
    const good = {
      path: 'packages/kernel/src/a.ts',
      text: `import { b } from './b.ts'\n${'x\n'.repeat(399)}`,
    }
    for (const rule of hygieneRules) expect(complaint(rule, [good])).toBe('')
  })
})
