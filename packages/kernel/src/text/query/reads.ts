import type { Characteristic, Reads } from '../../game/book.ts'
import type { Scope } from '../language/language.ts'
import { visit } from '../context/scope.ts'

/**
 * The values that trees read, found by a pass over their nodes, so that effects which change them come first; see
 * `Reads`.
 */
export function readsOf(scope: Scope, ...trees: readonly unknown[]): Reads {
  const { lexicon } = scope.language
  const out = new Set<Characteristic | 'abilities'>()
  const add = (reads: Reads | undefined): void => reads?.forEach((each) => out.add(each))
  const number = (id: unknown): void => {
    const of = lexicon.characteristics[String(id)]?.of
    if (of !== undefined) out.add(of)
  }
  const look = (node: Readonly<Record<string, unknown>>): void => {
    const kind = String(node.kind)
    // The characteristic of a change is written, not read.
    if (!CHANGES.has(kind)) number(node.characteristic)
    switch (kind) {
      case 'class':
        if (lexicon.classes !== undefined) out.add(lexicon.classes.of)
        return
      case 'name':
      case 'name-contains':
      case 'same-name':
        if (lexicon.names !== undefined) out.add(lexicon.names.of)
        return
      case 'distinct':
        number(node.by)
        return
      case 'keyword':
        out.add('abilities')
        return
      case 'noun':
        return add(lexicon.nouns[String(node.noun)]?.reads)
      case 'type':
        return add(typeReads(scope, String(node.type)))
      case 'state':
        return add(lexicon.states[String(node.state)]?.reads)
      case 'position':
        return add(lexicon.positions?.[String(node.position)]?.reads)
      case 'battle':
        return add(lexicon.relations?.[String(node.relation)]?.reads)
      case 'exists':
        return add(lexicon.existence?.[String(node.how)]?.reads)
      case 'variable':
        visit(scope.definitions.get(String(node.name)), look)
        return
      default: {
        const { features, conditions, amounts } = (lexicon.own ?? {}) as Record<string, unknown>
        for (const table of [features, conditions, amounts] as (
          | Record<string, { reads?: Reads }>
          | undefined
        )[])
          add(table?.[kind]?.reads)
      }
    }
  }
  for (const tree of trees) visit(tree, look)
  return [...out]
}

const CHANGES: ReadonlySet<string> = new Set(['add', 'add-instead', 'set', 'swap'])

function typeReads(scope: Scope, id: string): Reads {
  const word = scope.language.lexicon.types[id]
  return [...(word?.reads ?? []), ...(word?.of === undefined ? [] : [word.of])]
}
