import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ownNodes } from '../../src/text/ownNodes.ts'

/** The tables of grammar/nodes.ts, and where their executors are. */
const TABLES = {
  EffectNodes: 'effects',
  FeatureNodes: 'features',
  ConditionNodes: 'conditions',
  AmountNodes: 'amounts',
  TriggerNodes: 'triggers',
  CostNodes: 'costs',
} as const
/** What stands in a line of keywords is read into the card as it is loaded, and never carried out as a step. */
const IN_LINES = ['last-chronicle.keyword']

const source = readFileSync(new URL('../../grammar/nodes.ts', import.meta.url), 'utf8')

/** The kinds that a table of the file declares. */
function kindsOf(table: string): string[] {
  const from = source.indexOf(`interface ${table} {`)
  const to = source.indexOf('\n  }\n', from)
  return [...source.slice(from, to).matchAll(/^ {4}'(last-chronicle\.[a-z-]+)':/gm)]
    .map((found) => found[1])
    .filter((kind) => !IN_LINES.includes(kind))
    .sort()
}

describe('nodes of the game’s own', () => {
  test.each(Object.entries(TABLES))(
    'every one of %s has an executor, and there is no other',
    (table, own) => {
      expect(kindsOf(table).length).toBeGreaterThan(0)
      expect(Object.keys(ownNodes[own] ?? {}).sort()).toEqual(kindsOf(table))
    },
  )
})
