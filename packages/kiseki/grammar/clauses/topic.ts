import { type Phrases, type Syntax, type What, after, choice, constant } from '@fudaba/cardtext'

/** Xは, or nothing: what the clause before was about. */
export const topic = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.what, 'は'), constant({ kind: 'reference', to: 'elided' }))
