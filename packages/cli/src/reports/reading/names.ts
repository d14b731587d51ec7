import { folded } from '@fudaba/kernel/text'

/** Names that a tree speaks of, and whether any card has them. */
export interface NameBook {
  /** The names of this tree that no card has. */
  unknownIn(tree: unknown): string[]
}

/** From the names of all cards that texts may speak of, as they are printed. */
export function nameBook(printed: readonly string[]): NameBook {
  const names = printed.map(folded)
  const known = new Set(names)
  const isPart = (part: string): boolean => names.some((name) => name.includes(folded(part)))
  const found = (tree: unknown, out: Set<string>): Set<string> => {
    if (typeof tree !== 'object' || tree === null) return out
    if (Array.isArray(tree)) {
      for (const each of tree) found(each, out)
      return out
    }
    const { kind, name, text, names: several } = tree as Readonly<Record<string, unknown>>
    if (kind === 'name' && typeof name === 'string' && !known.has(folded(name))) out.add(name)
    if (kind === 'name-contains' && typeof text === 'string' && !isPart(text)) out.add(text)
    if (Array.isArray(several))
      for (const each of several) if (typeof each === 'string' && !known.has(folded(each))) out.add(each)
    for (const each of Object.values(tree)) found(each, out)
    return out
  }
  return { unknownIn: (tree) => [...found(tree, new Set())] }
}
