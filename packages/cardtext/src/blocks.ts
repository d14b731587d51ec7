import type { Ability, Effect } from './tree.ts'

/**
 * Lists below a sentence: modes to choose from, abilities that are gained. The sentence itself is read with an
 * empty list; the lines below fill it.
 */
const LISTS: Readonly<Record<string, 'modes' | 'abilities'>> = {
  'choose-one': 'modes',
  'grant-block': 'abilities',
}

export type BlockItem = Effect | Ability
type Tree = Readonly<Record<string, unknown>>

/** What the lines below this tree are; null if it has no list, or two. */
export function listIn(tree: unknown): 'modes' | 'abilities' | null {
  const found: Tree[] = []
  visit(tree, (node) => found.push(node))
  return found.length === 1 ? LISTS[found[0].kind as string] : null
}

/** The tree with its list filled. */
export const fill = (tree: unknown, items: readonly BlockItem[]): unknown =>
  rebuild(tree, (node, key) => ({ ...node, [key]: items }))

/** The tree as its sentence has it, and what the list held. */
export function empty(tree: unknown): { tree: unknown; items: readonly BlockItem[] } {
  let items: readonly BlockItem[] = []
  const emptied = rebuild(tree, (node, key) => {
    items = node[key] as readonly BlockItem[]
    return { ...node, [key]: [] }
  })
  return { tree: emptied, items }
}

function visit(tree: unknown, found: (node: Tree) => void): void {
  if (typeof tree !== 'object' || tree === null) return
  if (isList(tree)) found(tree)
  else for (const value of Object.values(tree)) visit(value, found)
}

function rebuild(tree: unknown, change: (node: Tree, key: string) => Tree): unknown {
  if (typeof tree !== 'object' || tree === null) return tree
  if (Array.isArray(tree)) return tree.map((item) => rebuild(item, change))
  if (isList(tree)) return change(tree, LISTS[tree.kind as string])
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, rebuild(value, change)]))
}

const isList = (tree: object): tree is Tree =>
  'kind' in tree && typeof tree.kind === 'string' && Object.hasOwn(LISTS, tree.kind)
