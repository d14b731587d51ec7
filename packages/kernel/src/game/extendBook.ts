import type { Book } from './book.ts'
import type { Extendable } from './ownOf.ts'

/**
 * Gives a new book everything that another one holds: lists are copied, so that what is declared in one is not in the
 * other; declarations themselves, and the rules that a game has set, are the same. A book's functions are its own,
 * except where it has none yet: those are rules.
 */
export function takeOver(made: Book, from: Book): void {
  const [into, held] = [made, from] as unknown as [Record<string, unknown>, Record<string, unknown>]
  for (const [key, value] of Object.entries(held))
    if (!MADE_ANEW.has(key) && typeof into[key] !== 'function') into[key] = copied(value)
}

/** What a book makes for itself. */
const MADE_ANEW: ReadonlySet<string> = new Set<keyof Book>(['rulebook', 'switches'])

/** Copies a list with the lists in it, and what can be added to. Cards change nothing else, which both books share. */
const copied = (value: unknown): unknown => (Array.isArray(value) ? value.map(entry) : value)

function entry(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])]
  return isExtendable(value) ? value.extended() : value
}

const isExtendable = (value: unknown): value is Extendable =>
  typeof value === 'object' && value !== null && 'extended' in value && typeof value.extended === 'function'
