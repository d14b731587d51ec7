import { after, choice, constant, field, maybe, node, word } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { What } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { elided } from './references.ts'

/** What a clause that lasts is about. */

/** Xは, or nothing: what the clause before was about. */
export const topic = (p: Phrases): Syntax<What> => choice<What>(after(p.what, 'は'), elided)
/** Xの, or nothing: what the clause before was about. */
export const possessor = (p: Phrases): Syntax<What> => choice<What>(after(whatOrAll(p), 'の'), elided)
/** …すべて. */
export const allOf = (p: Phrases): Syntax<What> =>
  node('selection', field('of', p.selector), field('quantity', constant({ kind: 'all' })), 'すべて')

/** Anything that can be spoken of, …すべて too. */
export function whatOrAll(p: Phrases): Syntax<What> {
  const known = anything.get(p)
  if (known !== undefined) return known
  const made = choice<What>(p.what, allOf(p))
  anything.set(p, made)
  return made
}
const anything = new WeakMap<Phrases, Syntax<What>>()

export const duration = (p: Phrases) => maybe('duration', word(p.lexicon.durations))
