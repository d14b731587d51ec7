import type { Effect, Quantity } from '../base/tree.ts'
import { isMany } from './nouns.ts'

/** Steps that choose or see objects, and so decide whether "it" or "them" is meant behind them. */
const BINDING: ReadonlySet<string> = new Set([
  'choose',
  'search',
  'reveal',
  'look',
  'move',
  'act',
  'turn',
  'flip',
])

type Tree = Readonly<Record<string, unknown>>

/**
 * The effect as it is said in English: what is spoken of again is "them" where several may have been chosen. The tree
 * does not say it, because Japanese does not: 2枚まで選び、退却させる.
 */
export const saidOfSeveral = <T extends Effect>(effect: T): T => new Plurals().of(effect) as T

class Plurals {
  private several = false

  of(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => this.of(each))
    const node = value as Tree
    // A quoted ability has references of its own.
    if (node['kind'] === 'ability') return value
    if (isSpokenOfAgain(node)) return this.several ? { ...node, to: 'those' } : value
    const out = Object.fromEntries(Object.entries(node).map(([key, each]) => [key, this.of(each)]))
    if (BINDING.has(String(node['kind']))) this.note(node)
    return out
  }

  private note(node: Tree): void {
    const what = node['what'] as Tree | undefined
    const quantity = (node['kind'] === 'look' ? node['quantity'] : what?.['quantity']) as Quantity | undefined
    if (quantity !== undefined) this.several = isMany(quantity)
    else if (what?.['kind'] === 'selection') this.several = false
  }
}

const isSpokenOfAgain = ({ kind, to, noun }: Tree): boolean =>
  kind === 'reference' && (to === 'it' || to === 'elided' || (to === 'chosen' && noun === undefined))
