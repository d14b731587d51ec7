import type { Ability, Effect } from '../base/tree.ts'

/**
 * Lists below a sentence: modes to choose from, abilities that are gained. The sentence itself is read with an
 * empty list; the lines below fill it.
 */

/** Kinds of nodes that have a list below, and the key that holds it. */
const LIST_KEYS: Readonly<Record<string, 'modes' | 'abilities'>> = {
  'choose-one': 'modes',
  'grant-block': 'abilities',
}

export type ListItem = Effect | Ability
type Tree = Readonly<Record<string, unknown>>

/** What the lines below this tree are; null if it has no list, or two. */
export function listKindIn(tree: unknown): 'modes' | 'abilities' | null {
  const found: Tree[] = []
  visit(tree, (node) => found.push(node))
  return found.length === 1 ? LIST_KEYS[found[0].kind as string] : null
}

/** The tree with its list filled. */
export const fillList = (tree: unknown, items: readonly ListItem[]): unknown =>
  rebuild(tree, (node, key) => ({ ...node, [key]: items }))

/** The inverse of `fillList`: the tree with an empty list, and what the list held. */
export function emptyList(tree: unknown): { tree: unknown; items: readonly ListItem[] } {
  let items: readonly ListItem[] = []
  const emptied = rebuild(tree, (node, key) => {
    items = node[key] as readonly ListItem[]
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
  if (isList(tree)) return change(tree, LIST_KEYS[tree.kind as string])
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, rebuild(value, change)]))
}

const isList = (tree: object): tree is Tree =>
  'kind' in tree && typeof tree.kind === 'string' && Object.hasOwn(LIST_KEYS, tree.kind)
