import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fudaba } from '../packages/cli/test/process.ts'
import { root } from './project-files.ts'

interface Step {
  readonly what: string
  readonly code: string
  /** What the page says is printed. */
  readonly shown: string | undefined
}

/** Blocks with a comment before them, in the order of the page. */
function steps(markdown: string): Step[] {
  const block = /<!-- (.+?) -->\n```\w+\n([\s\S]*?)\n```(?:\n\n```text\n([\s\S]*?)\n```)?/g
  return [...markdown.matchAll(block)].map(([, what, code, shown]) => ({ what, code, shown }))
}

test('the page about writing a card works as it is printed', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'fudaba-card-'))
  const all = steps(readFileSync(join(root, 'docs/write-a-card.md'), 'utf8'))
  expect(all.length).toBeGreaterThan(7)
  for (const { what, code, shown } of all) {
    const [kind, file = ''] = what.split(' ')
    const path = join(cwd, file)
    if (kind === 'file') writeFileSync(path, `${code}\n`)
    else if (kind === 'replace') {
      const [from, to] = code.split(' → ')
      expect(readFileSync(path, 'utf8')).toContain(from)
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    } else {
      const input = kind === 'play' ? 'quit\n' : ''
      const {
        code: exit,
        out,
        err,
      } = await fudaba(code.replace(/^npx fudaba /, '').split(' '), { cwd, input })
      expect(err).toBe('')
      expect(exit).toBe(out.includes(' 1 declined') ? 1 : 0)
      if (shown !== undefined) expect(out.trimEnd()).toBe(shown)
      if (kind === 'play') expect(out).toContain('▶')
    }
  }
})
