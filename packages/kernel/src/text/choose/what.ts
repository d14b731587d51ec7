import type { What } from '../../tree/tree.ts'
import type { Scope } from '../language/language.ts'
import { type CompiledObjects, compileReference } from '../query/references.ts'
import { compileSelector } from '../query/select.ts'
import { compileSelection } from './choosing.ts'

/** Compiles whatever a verb can be about: a reference, phrase, selection, or one of several. */
export function compileWhat(scope: Scope, what: What, counted = false): CompiledObjects {
  switch (what.kind) {
    case 'reference':
      return compileReference(scope, what)
    case 'selector':
      return compileSelector(scope, what, undefined, counted)
    case 'selection':
      return compileSelection(scope, what)
    case 'either': {
      const all = what.of.map((each) => compileWhat(scope, each))
      return {
        self: false,
        rows: (g, c) => [...new Set(all.flatMap((each) => each.rows(g, c)))],
        pairs: (g, c) => all.flatMap((each) => each.pairs(g, c)),
        test: (g, c, row, id) => all.some((each) => each.test(g, c, row, id)),
      }
    }
  }
}
