import type { Words } from '@fudaba/table'
import { printedFacts } from '../card/printed.ts'

/** One bar of a chart: so many cards of the deck have this value. */
export interface Bar {
  readonly label: string
  readonly count: number
}

/** How the cards of a deck are spread over costs and types: every copy counts. */
export function chartsOf(
  words: Words,
  counts: ReadonlyMap<string, number>,
  ids: readonly string[],
): { readonly costs: readonly Bar[]; readonly types: readonly Bar[] } {
  const { cost = [], type = 'type' } = words.rules.table.layout.face ?? {}
  const costs = new Map<number, number>()
  const types = new Map<string, number>()
  for (const id of ids) {
    const n = counts.get(id) ?? 0
    const facts = printedFacts(words, words.printed(id))
    const [paid] = cost.flatMap((name) => facts.find((fact) => fact.name === name)?.value ?? [])
    if (paid !== undefined) costs.set(costIn(paid), (costs.get(costIn(paid)) ?? 0) + n)
    for (const word of facts.find(({ name }) => name === type || name === `${type}s`)?.words ?? [])
      types.set(word, (types.get(word) ?? 0) + n)
  }
  const highest = Math.max(-1, ...costs.keys())
  return {
    // Costs that no card has are gaps of the curve, and shown.
    costs: Array.from({ length: highest + 1 }, (_, at) => ({ label: String(at), count: costs.get(at) ?? 0 })),
    types: [...types].map(([label, count]) => ({ label, count })).toSorted((a, b) => b.count - a.count),
  }
}

/** A cost as a number: one that is written with letters (3白白) is as much as there is to be paid; an X is nothing. */
function costIn(text: string): number {
  const [, digits = '', letters = ''] = /^(\d*)(.*)$/u.exec(text) ?? []
  return Number(digits) + (letters.match(/[^X\P{Letter}]/gu) ?? []).length
}
