import { expect, test } from 'vitest'
import { NodeSwitches } from '../../src/text/language/switches.ts'
import { allCases } from './cases/index.ts'
import { mode } from './table.ts'

/**
 * Every kind of node is switched off in turn, and an expectation of some case has to fail. As with clauses, a crash
 * does not count.
 */

interface Fired {
  readonly title: string
  readonly check: () => void
  readonly kinds: ReadonlySet<string>
}

function fired(): Fired[] {
  return Object.values(allCases).flatMap((cases) =>
    Object.entries(cases).map(([title, check]) => {
      mode.made.length = 0
      check()
      const kinds = new Set(
        mode.made.flatMap(({ l }) => {
          const { nodes } = l.texts
          return nodes.names.filter((_, n) => nodes.fired[n] > 0)
        }),
      )
      return { title, check, kinds }
    }),
  )
}

const all = fired()

/** What goes wrong with the kind switched off: null if an expectation says so. */
function switchedOff(kind: string): string[] | null {
  const outcomes: string[] = []
  mode.off = kind
  try {
    for (const { title, check, kinds } of all) {
      if (!kinds.has(kind)) continue
      try {
        check()
        outcomes.push(`${title}: nothing`)
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') return null
        outcomes.push(`${title}: ${String(error)}`)
      }
    }
  } finally {
    mode.off = null
  }
  return outcomes
}

/** The kernel's kinds, each of which has to be listed to compile, and those that the toy game adds. */
const kinds = new Set([...new NodeSwitches().names, ...all.flatMap((each) => [...each.kinds])])

test.each([...kinds])('without the node kind %s some case fails', (kind) => {
  const missed = switchedOff(kind)
  expect(missed, missed?.join('\n')).toBeNull()
})

test('a node kind that no case uses is reported as such', () => {
  expect(switchedOff('node.brand-new')).toEqual([])
})

test('the node kinds that the toy game adds are switched off, too', () => {
  expect([...kinds].filter((kind) => kind.includes('lantern.')).length).toBeGreaterThan(3)
})
