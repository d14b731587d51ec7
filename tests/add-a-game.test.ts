import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project-files.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const game = ['rulebook/index.ts', 'src/index.ts', 'src/cards.ts', 'test/lanternPier.test.ts'].map((file) =>
  read(`examples/tiny-game/${file}`),
)

test('the recipe for a new game shows code that is in the example', () => {
  const blocks = [...read('docs/add-a-game.md').matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1])
  expect(blocks.length).toBeGreaterThan(8)
  expect(blocks.filter((block) => !game.some((file) => file.includes(block)))).toEqual([])
})

test('the example is a game of at most 200 lines', () => {
  expect(read('examples/tiny-game/src/index.ts').split('\n').length).toBeLessThanOrEqual(200)
})
