import type { SyntaxNode } from './node.ts'

/** The nodes directly inside a node; a lazy one is resolved. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  switch (node.kind) {
    case 'text':
    case 'verb':
    case 'word':
    case 'number':
      return []
    case 'quoted':
      return node.inner === null ? [] : [node.inner]
    case 'sequence':
      return node.parts.map(({ of }) => of)
    case 'choice':
      return node.of
    case 'optional':
    case 'map':
    case 'form':
      return [node.of]
    case 'many':
      return [node.of, ...present(node.separator), ...present(node.last)]
    case 'lazy':
      return [node.get()]
    case 'chain':
      return [node.of, ...present(node.last)]
  }
}

const present = (node: SyntaxNode | null): readonly SyntaxNode[] => (node === null ? [] : [node])
