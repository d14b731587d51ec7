import { childrenOf } from '../syntax/children.ts'
import type { SyntaxNode } from '../syntax/node.ts'
import { VerbList } from '../syntax/words.ts'

/** The nodes whose text depends on the form that is asked for: those with a verb outside of any `inForm`. */
export function formDependent(roots: readonly SyntaxNode[]): ReadonlySet<SyntaxNode> {
  const users = new Map<SyntaxNode, SyntaxNode[]>()
  const dependent: SyntaxNode[] = []
  const pending = [...roots]
  const seen = new Set(pending)
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (inflects(node)) dependent.push(node)
    for (const child of childrenOf(node)) {
      if (node.kind !== 'form') users.set(child, [...(users.get(child) ?? []), node])
      if (seen.has(child)) continue
      seen.add(child)
      pending.push(child)
    }
  }
  const out = new Set(dependent)
  for (let node = dependent.pop(); node !== undefined; node = dependent.pop())
    for (const user of users.get(node) ?? [])
      if (!out.has(user)) {
        out.add(user)
        dependent.push(user)
      }
  return out
}

function inflects(node: SyntaxNode): boolean {
  if (node.kind === 'form') return node.only !== null
  return node.kind === 'verb' || (node.kind === 'word' && node.list instanceof VerbList)
}
