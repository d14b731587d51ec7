import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../src/words/', import.meta.url)

test('no two files of words name one sentence: the later one would stand in place of the other', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const keys = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^ {2}(?:'([^']+)'|(\w+)): \{/gm)].map(
      ([, quoted, plain]) => quoted ?? plain,
    ),
  )
  expect(keys.length).toBeGreaterThan(300)
  expect(keys.filter((key, i) => keys.indexOf(key) < i)).toEqual([])
})
