import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { iconCrafts } from '../../src/text/iconCrafts/index.ts'
import { ownNodes } from '../../src/text/ownNodes.ts'
import { keywords } from '../../grammar/times.ts'

/** The tables of grammar/nodes.ts, and where their executors are. */
const TABLES = {
  EffectNodes: 'effects',
  FeatureNodes: 'features',
  ConditionNodes: 'conditions',
  AmountNodes: 'amounts',
  CostNodes: 'costs',
} as const

const source = readFileSync(new URL('../../grammar/nodes.ts', import.meta.url), 'utf8')

/** The kinds that a table of the file declares. */
function kindsOf(table: string): string[] {
  const from = source.indexOf(`interface ${table} {`)
  const to = source.indexOf('\n  }\n', from)
  return [...source.slice(from, to).matchAll(/^ {4}'(kiseki\.[a-z-]+)':/gm)].map((found) => found[1]).sort()
}

describe('nodes of the game’s own', () => {
  test.each(Object.entries(TABLES))(
    'every one of %s has an executor, and there is no other',
    (table, own) => {
      expect(kindsOf(table).length).toBeGreaterThan(0)
      expect(Object.keys(ownNodes[own] ?? {}).sort()).toEqual(kindsOf(table))
    },
  )

  test('every icon craft of the grammar stands for a craft, and there is no other', () => {
    expect(Object.keys(iconCrafts).sort()).toEqual([...keywords.ids].sort())
  })
})
