import type { Effect } from '../../tree/tree.ts'

/**
 * Steps that choose one after the other, where what follows is about all of them: AをXつ選び、BをXつ選び、それらを….
 * Which of the steps add to what was chosen just before.
 */
export function chosenTogether(steps: readonly Effect[]): ReadonlySet<number> {
  const out = new Set<number>()
  for (let first = 0; first < steps.length; first++) {
    let end = first
    while (steps[end]?.kind === 'choose') end++
    // A sequence that does nothing but choose says of all that they are chosen.
    const isAll = first === 0 && end === steps.length
    if (end - first > 1 && (isAll || speaksOfThose(steps[end])))
      for (let i = first + 1; i < end; i++) out.add(i)
    first = Math.max(first, end)
  }
  return out
}

/** Whether it has それら in it; an ability that is quoted has references of its own. */
function speaksOfThose(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  const node = tree as Readonly<Record<string, unknown>>
  if (node['kind'] === 'reference') return node['to'] === 'those'
  if (node['kind'] === 'ability') return false
  return Object.values(node).some(speaksOfThose)
}
