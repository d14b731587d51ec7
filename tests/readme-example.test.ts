// The examples of the READMEs, from the sources: each is compiled and run as it is printed. What is packed is tried by
// scripts/pack-test.mjs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findExamples, findExcerpts } from '../scripts/readme-example.mjs'
import { toolEnvironment } from '../scripts/install.mjs'
import { root } from './project-files.ts'

/** READMEs whose examples are promised to work. */
const readmes = ['README.md', 'packages/kernel/README.md']

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const examples = readmes.flatMap((readme) =>
  findExamples(read(readme)).map((example, i) => ({ ...example, title: `${readme}, example ${i + 1}` })),
)
const excerpts = readmes.flatMap((readme) =>
  findExcerpts(read(readme)).map((excerpt) => ({ ...excerpt, readme })),
)

const tool = (name: string, args: readonly string[]): string =>
  execFileSync(name, args, { cwd: root, encoding: 'utf8', env: toolEnvironment() })

describe('finding examples', () => {
  test('marked blocks are examples, others are not', () => {
    const marked = (code: string): string => `<!-- example -->\n\`\`\`ts\n${code}\n\`\`\`\n`
    const markdown = `\`\`\`sh\nnpm start\n\`\`\`\n\n${marked('const a = 1\nconsole.log(a)')}\n\`\`\`ts\nno\n\`\`\`\n${marked('b()')}`
    expect(findExamples(markdown)).toEqual([
      { language: 'ts', code: 'const a = 1\nconsole.log(a)\n' },
      { language: 'ts', code: 'b()\n' },
    ])
  })

  test('a README without a marked block has no example', () => {
    expect(findExamples('```ts\nconsole.log(1)\n```\n')).toEqual([])
  })

  test('an excerpt names the file it stands in', () => {
    expect(findExcerpts('<!-- excerpt of tests/a.ts -->\n```ts\n  one()\n```\n')).toEqual([
      { file: 'tests/a.ts', code: '  one()\n' },
    ])
  })
})

describe('the examples of the READMEs', () => {
  test('there is one for everybody, and one for each entry of the kernel', () => {
    expect(findExamples(read('README.md'))).toHaveLength(1)
    expect(examples.length + excerpts.length).toBe(7)
  })

  test.each(examples)('$title runs and prints something', ({ code }) => {
    const source = ['--conditions=fudaba-source', '--input-type=module-typescript']
    expect(tool('node', [...source, '--eval', code]).trim()).not.toBe('')
  })

  test('all of them compile', () => {
    const folder = join(root, 'node_modules', '.cache', 'readme-examples')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const files = examples.map(({ code, language }, i) => {
      const file = join(folder, `example${i + 1}.${language}`)
      writeFileSync(file, code)
      return file
    })
    const options = {
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        composite: false,
        rewriteRelativeImportExtensions: false,
        lib: ['es2024', 'dom'],
      },
      files,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    expect(tool('tsc', ['-p', folder])).toBe('')
  })

  test.each(excerpts)('what $readme shows of $file stands there', ({ file, code }) => {
    expect(read(file)).toContain(code)
  })
})
