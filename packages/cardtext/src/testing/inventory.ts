import type { PartNode, SyntaxNode } from '../syntax/node.ts'
import type { VerbList, WordList } from '../syntax/words.ts'

/** What a grammar can say: kinds of nodes, and the words that stand at each key of them. */
export interface Inventory {
  readonly kinds: ReadonlySet<string>
  /** By `kind.key`, or by `.key` where the syntax makes no node of its own. */
  readonly words: ReadonlyMap<string, ReadonlySet<WordList | VerbList>>
}

/** Everything that the syntaxes can say. */
export function inventory(roots: readonly SyntaxNode[]): Inventory {
  const kinds = new Set<string>()
  const words = new Map<string, Set<WordList | VerbList>>()
  const seen = new Set<string>()
  const numbers = new Map<SyntaxNode, number>()
  const number = (node: SyntaxNode): number => {
    if (!numbers.has(node)) numbers.set(node, numbers.size)
    return numbers.get(node)!
  }
  const part = (tag: string | null, { key, of }: PartNode, at: string): void =>
    visit(of, key === null || key === '' ? at : `${tag ?? ''}.${key}`)
  const visit = (node: SyntaxNode, at: string): void => {
    const once = `${number(node)} ${at}`
    if (seen.has(once)) return
    seen.add(once)
    switch (node.kind) {
      case 'text':
        for (const kind of kindsIn(node.value)) kinds.add(kind)
        return
      case 'verb':
      case 'number':
        return
      case 'word':
        words.set(at, (words.get(at) ?? new Set()).add(node.list))
        return
      case 'quoted':
        if (node.inner !== null) visit(node.inner, at)
        return
      case 'sequence':
        if (node.tag !== null) kinds.add(node.tag)
        for (const each of node.parts) part(node.tag, each, at)
        return
      case 'choice':
        for (const each of node.of) visit(each, at)
        return
      case 'optional':
      case 'map':
      case 'form':
      case 'many':
        return visit(node.of, at)
      case 'lazy':
        return visit(node.get(), at)
      case 'chain':
        visit(node.of, at)
        if (node.last !== null) visit(node.last, at)
        return
    }
  }
  for (const root of roots) visit(root, '')
  return { kinds, words }
}

const kindsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'kind' in value ? [String(value.kind)] : []

/** What trees say: their kinds, and the words at their keys. */
export function saidIn(trees: unknown): { readonly kinds: Set<string>; readonly words: Set<string> } {
  const kinds = new Set<string>()
  const words = new Set<string>()
  const visit = (value: unknown, tag: string, key: string): void => {
    if (typeof value === 'string') {
      words.add(`${tag}.${key} ${value}`)
      words.add(`.${key} ${value}`)
    }
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) return value.forEach((each) => visit(each, tag, key))
    const kind = 'kind' in value ? String(value.kind) : ''
    if (kind !== '') kinds.add(kind)
    for (const [name, inner] of Object.entries(value))
      if (name !== 'kind') visit(inner, kind, name === 'keywords' ? 'keyword' : name)
  }
  visit(trees, '', '')
  return { kinds, words }
}

/** Kinds and words that nothing says: `kind`, or `list: word`. */
export function unsaid(all: Inventory, trees: unknown): string[] {
  const said = saidIn(trees)
  const lists = new Map<string, { readonly list: WordList | VerbList; readonly left: Set<string> }>()
  for (const [at, inPlace] of all.words)
    for (const list of inPlace) {
      // Every word of it is one of an icon list, and those are looked at by themselves.
      if (list.name === 'keywords') continue
      const known = lists.get(list.name) ?? { list, left: new Set<string>(list.ids) }
      for (const id of list.ids) if (said.words.has(`${at} ${id}`)) known.left.delete(id)
      lists.set(list.name, known)
    }
  return [
    ...[...all.kinds].filter((kind) => !said.kinds.has(kind)),
    ...[...lists].flatMap(([name, { left }]) => [...left].map((id) => `${name}: ${id}`)),
  ].sort()
}
