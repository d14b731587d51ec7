import { CardTextError } from '../base/errors.ts'
import type { Family } from './family.ts'
import { childrenOf } from '../syntax/children.ts'
import type { SyntaxNode } from '../syntax/node.ts'
import { WordList } from '../syntax/words.ts'

/** Throws if a family has a number or a guarded word written into it: those come from the text, never from the rule. */
export function refuseLiterals(families: readonly Family[], guarded: readonly WordList[]): void {
  for (const { name, syntax } of families)
    for (const text of literalsOf(syntax)) {
      if (/[0-9０-９①-⑳]/u.test(text) || /^[〇一二三四五六七八九十百千]+$/u.test(text))
        throw new CardTextError('literal-in-family', `the family ${name} has a number in it: ${text}`)
      for (const list of guarded)
        for (const id of list.ids)
          if (text.includes(list.get(id).ja))
            throw new CardTextError(
              'literal-in-family',
              `the family ${name} has a word of ${list.name} in it: ${text}`,
            )
    }
}

/** Every text that is written into a rule. */
export function literalsOf(root: SyntaxNode): string[] {
  const out: string[] = []
  eachNode(root, (node) => {
    if (node.kind === 'text' && node.text !== '') out.push(node.text)
  })
  return out
}

/** The lists whose words a rule uses and may not contain. */
export function guardedLists(roots: readonly SyntaxNode[]): WordList[] {
  const out = new Set<WordList>()
  for (const root of roots)
    eachNode(root, (node) => {
      if (node.kind === 'word' && node.list instanceof WordList && node.list.guarded) out.add(node.list)
    })
  return [...out]
}

function eachNode(root: SyntaxNode, found: (node: SyntaxNode) => void): void {
  const seen = new Set([root])
  const pending = [root]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    found(node)
    for (const child of childrenOf(node))
      if (!seen.has(child)) {
        seen.add(child)
        pending.push(child)
      }
  }
}
