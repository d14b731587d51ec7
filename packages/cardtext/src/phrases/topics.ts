import { after, choice, constant, field, maybe, node, word } from '../syntax/build.ts'
import type { Syntax } from '../syntax/node.ts'
import type { What } from '../tree.ts'
import type { Phrases } from './context.ts'
import { elided } from './references.ts'

/** What a clause that lasts is about. */

/** Xは, or nothing: what the clause before was about. */
export const topic = (p: Phrases): Syntax<What> => choice<What>(after(p.what, 'は'), elided)
export const possessor = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.what, 'の'), after(allOf(p), 'の'), elided)
/** …すべて. */
const allOf = (p: Phrases): Syntax<What> =>
  node('selection', field('of', p.selector), field('quantity', constant({ kind: 'all' })), 'すべて')

export const duration = (p: Phrases) => maybe('duration', word(p.lexicon.durations))
