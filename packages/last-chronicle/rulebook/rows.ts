import type { ClauseRow } from '@fudaba/kernel/rules'

/** How rows of the clause index are written: a title in both languages, and for what is not enforced, why. */

export const enforced = (ja: string, en: string): ClauseRow => ({ title: { ja, en } })

export const heading = (ja: string, en: string): ClauseRow => ({
  kind: 'structural',
  title: { ja, en },
  because: 'A heading.',
})

export const structural = (ja: string, en: string, because: string): ClauseRow => ({
  kind: 'structural',
  title: { ja, en },
  because,
})

export const informative = (ja: string, en: string, because: string): ClauseRow => ({
  kind: 'informative',
  title: { ja, en },
  because,
})

export const etiquette = (ja: string, en: string, because: string): ClauseRow => ({
  kind: 'etiquette',
  title: { ja, en },
  because,
})

/** A term: the enforced clauses that use it, and the exported symbol that models it. */
export const definition = (
  ja: string,
  en: string,
  models: string,
  usedBy: readonly string[],
  because = 'A word for what the clauses named here work with.',
): ClauseRow => ({ kind: 'definition', title: { ja, en }, because, usedBy, models })
