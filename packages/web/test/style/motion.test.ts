import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../src/style', import.meta.url))
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
)

/** What is written between the braces that follow `at`. */
function blockAt(text: string, at: number): string {
  const begin = text.indexOf('{', at)
  let depth = 0
  for (let end = begin; end < text.length; end++) {
    if (text[end] === '{') depth++
    if (text[end] === '}' && --depth === 0) return text.slice(begin + 1, end)
  }
  return text.slice(begin + 1)
}

test.each(sheets)('%s moves nothing but places and transparency', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  const touched = [...text.matchAll(/@keyframes/g)].flatMap(({ index }) =>
    [...blockAt(text, index).matchAll(/([a-z-]+)\s*:/g)].map(([, property]) => property),
  )
  const slow = [...text.matchAll(/transition(?:-property)?\s*:\s*([^;]+);/g)].flatMap(([, list]) =>
    list.split(',').map((each) => each.trim().split(/\s/)[0]),
  )
  const others = [...touched, ...slow].filter((each) => !['transform', 'opacity', 'none'].includes(each))
  expect(others).toEqual([])
})

test('there are animations to look at', () => {
  const texts = sheets.map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.join('').match(/@keyframes/g)?.length).toBeGreaterThan(5)
})
