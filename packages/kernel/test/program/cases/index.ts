import { abilities } from './abilities.ts'
import { amounts, conditions } from './conditions.ts'
import { lasting } from './lasting.ts'
import { objects } from './objects.ts'
import { own } from './own.ts'
import { references, selectors } from './selectors.ts'
import { type Cases, structure } from './structure.ts'
import { triggers } from './triggers.ts'

export const allCases: Readonly<Record<string, Cases>> = {
  structure,
  objects,
  lasting,
  selectors,
  references,
  conditions,
  amounts,
  abilities,
  triggers,
  own,
}
