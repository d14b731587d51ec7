import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromModule } from '../scripts/cards-from-module.mjs'

const units = `/** Those who carry. */
export const units = [
  { id: 'T-1', name: 'ミナ', types: ['UNIT'], cp: 1, str: 1, def: 1, text: '【暗躍】\\n・これは攻撃されない。' },
]
`
const words = `export const organisations9 = [{ ja: '風便局', en: 'Wind Post' }]\n`
const whole = `import { units } from './tiny/units.ts'

/** 試し「風の便り」: two cards. */
export const tiny: readonly object[] = [...units, { id: 'T-2', name: '手紙', types: ['EVENT'], ep: 1 }]
`

test('a set written in TypeScript becomes files with the same cards', async () => {
  const cards = join(mkdtempSync(join(tmpdir(), 'fudaba-module-')), 'kiseki/cards')
  mkdirSync(join(cards, 'tiny'), { recursive: true })
  writeFileSync(join(cards, 'tiny/units.ts'), units)
  writeFileSync(join(cards, 'tiny/words.ts'), words)
  writeFileSync(join(cards, 'tiny.ts'), whole)
  await fromModule(join(cards, 'tiny.ts'), { en: 'Wind and Post' })
  expect(readdirSync(join(cards, 'tiny')).sort()).toEqual([
    'cards.yaml',
    'decks',
    'generated.ts',
    'set.yaml',
    'units.yaml',
    'words.ts',
  ])
  const read = (file: string): string => readFileSync(join(cards, file), 'utf8')
  expect(read('tiny/set.yaml')).toContain('風の便り')
  expect(read('tiny/set.yaml')).toContain('Wind Post')
  expect(read('tiny/units.yaml')).toContain('    text: |-\n      【暗躍】\n      ・これは攻撃されない。\n')
  expect(read('tiny/generated.ts')).toContain("id: 'T-2'")
  expect(read('tiny.ts')).toContain('set.cards')
  expect(read('tiny/words.ts')).toContain('organisations9')
})
