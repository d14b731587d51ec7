import { describe, expect, test } from 'vitest'
import type { SourceFile } from './hygiene-rules.ts'
import { importsOf } from './imports.ts'
import { projectFiles } from './project-files.ts'
import {
  type ProjectRule,
  type Table,
  besideSources,
  complaintOf,
  fewFiles,
  knownRooms,
  mostFiles,
  noCircles,
  roomOrder,
  roomRules,
} from './room-rules.ts'
import { type House, gameHouse, houses } from './rooms.ts'

describe('the project', () => {
  const files = projectFiles()

  test.each(roomRules)('$title', (rule) => {
    const said = complaintOf(rule, files)
    expect(said, said).toBe('')
  })
})

/** Files of the package `shop`, by path inside it. */
const shop = (files: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path: `packages/shop/${path}`, text }))

const table = (house?: House): Table => ({ houses: house === undefined ? {} : { shop: house } })

const twoRooms: House = { rooms: ['cellar', 'attic'], first: ['book.ts'] }
const parted: House = { rooms: ['cellar'], inside: { cellar: ['left', 'right'] } }
const both = { 'src/cellar/a.ts': '', 'src/attic/b.ts': '' }

const many = (folder: string, count: number): SourceFile[] =>
  shop(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${folder}/file${i}.ts`, ''])))

interface Sample {
  readonly what: string
  readonly rule: ProjectRule
  readonly files: SourceFile[]
  readonly table: Table
}

const bad: Sample[] = [
  {
    what: 'a value from a room below',
    rule: roomOrder,
    files: shop({ ...both, 'src/cellar/a.ts': `import { b } from '../attic/b.ts'\n` }),
    table: table(twoRooms),
  },
  {
    what: 'a type from a room below',
    rule: roomOrder,
    files: shop({ ...both, 'src/cellar/a.ts': `import type {\n  B,\n} from '../attic/b.ts'\n` }),
    table: table(twoRooms),
  },
  {
    what: 'a room that is loaded later',
    rule: roomOrder,
    files: shop({ ...both, 'src/cellar/a.ts': `const b = await import('../attic/b.ts')\n` }),
    table: table(twoRooms),
  },
  {
    what: 'a room imports the index',
    rule: roomOrder,
    files: shop({ ...both, 'src/attic/b.ts': `export * from '../index.ts'\n` }),
    table: table(twoRooms),
  },
  {
    what: 'what stands before all rooms imports one',
    rule: roomOrder,
    files: shop({ ...both, 'src/book.ts': `import '../src/cellar/a.ts'\n` }),
    table: table(twoRooms),
  },
  {
    what: 'a value from a later part of the room',
    rule: roomOrder,
    files: shop({ 'src/cellar/left/a.ts': `export { b } from '../right/b.ts'\n` }),
    table: table(parted),
  },
  {
    what: 'an exception that is needed no more',
    rule: roomOrder,
    files: shop(both),
    table: table({ ...twoRooms, meant: [['cellar/a.ts', 'attic/b.ts']] }),
  },
  {
    what: 'the kernel: values import changes',
    rule: roomOrder,
    files: [{ path: 'packages/kernel/src/values/a.ts', text: `import type { B } from '../changes/b.ts'\n` }],
    table: { houses: { kernel: { ...houses.kernel, meant: [] } } },
  },
  {
    what: 'a game: board imports play',
    rule: roomOrder,
    files: shop({ 'src/board/zones.ts': `import { play } from '../play/play.ts'\n` }),
    table: table(gameHouse),
  },
  {
    what: 'a folder of src that is no room',
    rule: knownRooms,
    files: shop({ ...both, 'src/shed/c.ts': '' }),
    table: table(twoRooms),
  },
  {
    what: 'a folder of test that is no room',
    rule: knownRooms,
    files: shop({ ...both, 'test/shed/c.test.ts': '' }),
    table: table(twoRooms),
  },
  {
    what: 'a room without files',
    rule: knownRooms,
    files: shop({ 'src/cellar/a.ts': '' }),
    table: table(twoRooms),
  },
  {
    what: 'a folder inside a room that is no part of it',
    rule: knownRooms,
    files: shop({ 'src/cellar/left/a.ts': '', 'src/cellar/middle/b.ts': '' }),
    table: table(parted),
  },
  {
    what: 'one file too many in src',
    rule: fewFiles,
    files: many('src/cellar', mostFiles + 1),
    table: table(),
  },
  { what: 'one file too many in test', rule: fewFiles, files: many('test', mostFiles + 1), table: table() },
  {
    what: 'two files that load each other',
    rule: noCircles,
    files: shop({ 'src/a.ts': `import { b } from './b.ts'\n`, 'src/b.ts': `export * from './a.ts'\n` }),
    table: table(),
  },
  {
    what: 'three in a circle, in any folder but test',
    rule: noCircles,
    files: shop({
      'src/a.ts': `import * as b from '../cards/b.ts'\n`,
      'cards/b.ts': `import '../grammar/c.ts'\n`,
      'grammar/c.ts': `import { type A } from '../src/a.ts'\n`,
    }),
    table: table(),
  },
  {
    what: 'a source beside the index that reads the stock cards',
    rule: besideSources,
    files: shop({
      'src/table/reasons.ts': `import { set } from '../../cards/set1.ts'
`,
    }),
    table: table(),
  },
  {
    what: 'a grammar that imports sources',
    rule: besideSources,
    files: shop({
      'grammar/words.ts': `import type { Card } from '../src/board/cards.ts'
`,
    }),
    table: table(),
  },
]

const good: Sample[] = [
  {
    what: 'an index that imports cards, and sources that import the grammar',
    rule: besideSources,
    files: shop({
      'src/index.ts': `import { set } from '../cards/set1.ts'\n`,
      'src/text/reading.ts': `import { grammar } from '../../grammar/index.ts'\n`,
    }),
    table: table(),
  },
  {
    what: 'a room imports from rooms above, from what is before all, and from other packages',
    rule: roomOrder,
    files: shop({
      ...both,
      'src/attic/b.ts': `import '../cellar/a.ts'\nimport type { C } from '../book.ts'\nimport { d } from '@fudaba/kernel'\n`,
      'src/index.ts': `export * from './attic/b.ts'\n`,
    }),
    table: table(twoRooms),
  },
  {
    what: 'an import that is meant',
    rule: roomOrder,
    files: shop({ ...both, 'src/cellar/a.ts': `import { b } from '../attic/b.ts'\n` }),
    table: table({ ...twoRooms, meant: [['cellar/a.ts', 'attic/b.ts']] }),
  },
  {
    what: 'types between the parts of one room, and values from its parts',
    rule: roomOrder,
    files: shop({
      'src/cellar/left/a.ts': `import type { B } from '../right/b.ts'\n`,
      'src/cellar/c.ts': `import { b } from './right/b.ts'\n`,
    }),
    table: table(parted),
  },
  {
    what: 'tests in the rooms, of what lies beside src, and their fixtures',
    rule: knownRooms,
    files: shop({
      ...both,
      'cards/d.ts': '',
      'test/cellar/a.test.ts': '',
      'test/cards/d.test.ts': '',
      'test/fixtures/e.json': '',
      'test/f.ts': '',
    }),
    table: table(twoRooms),
  },
  {
    what: 'full folders and data',
    rule: fewFiles,
    files: [...many('src/cellar', mostFiles), ...many('test/fixtures', mostFiles + 1), ...many('cards', 99)],
    table: table(),
  },
  {
    what: 'circles of types, of what is loaded later, and of tests',
    rule: noCircles,
    files: shop({
      'src/a.ts': `import type { B } from './b.ts'\n`,
      'src/b.ts': `import { a } from './a.ts'\nconst c = () => import('./c.ts')\n`,
      'src/c.ts': `import { b } from './b.ts'\n`,
      'test/d.ts': `import './e.ts'\n`,
      'test/e.ts': `import './d.ts'\n`,
    }),
    table: table(),
  },
]

describe('the rules themselves can fail:', () => {
  test.each(bad)('$what', ({ rule, files, table: rooms }) => {
    expect(complaintOf(rule, files, rooms)).toMatch(/^if this fails, the fix is almost always /)
  })

  test.each(good)('not about $what', ({ rule, files, table: rooms }) => {
    expect(complaintOf(rule, files, rooms)).toBe('')
  })

  test('every way to write an import is seen', () => {
    const text = `
import a, { b } from './value1.ts'
import * as c from './value2.ts'
export { d } from './value3.ts'
export * from './value4.ts'
import './value5.ts'
import {
  type E,
} from './value6.ts'
import type { F } from './type1.ts'
export type * from './type2.ts'
import type G from './type3.ts'
export const later = () => import('./later1.ts')
export const text = "from './nothing.ts'"
import { h } from 'elsewhere'
`
    const found = importsOf({ path: 'packages/shop/src/x.ts', text })
    expect(found.map(({ to, kind }) => [to.replace(/\d\.ts$/, ''), kind])).toEqual([
      ...Array.from({ length: 6 }, () => ['packages/shop/src/value', 'value']),
      ...Array.from({ length: 3 }, () => ['packages/shop/src/type', 'type']),
      ['packages/shop/src/later', 'later'],
    ])
  })
})
