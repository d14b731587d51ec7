import { abilities } from './abilities.ts'
import { amounts, conditions } from './conditions.ts'
import { lasting } from './lasting.ts'
import { objects } from './objects.ts'
import { own } from './own.ts'
import { references, selectors } from './selectors.ts'
import { type Cases, structure } from './structure.ts'
import { triggers } from './triggers.ts'

/** All cases, by the part of a text they are about. */
export const allCases: Readonly<Record<string, Cases>> = {
  'structure of texts': structure,
  'steps on objects': objects,
  'lasting effects': lasting,
  'noun phrases': selectors,
  references,
  conditions,
  amounts,
  'kinds of abilities': abilities,
  triggers,
  'nodes of a game’s own': own,
}
