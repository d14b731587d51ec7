import { NONE, Z, ZONE_COLUMNS } from '../columns.ts'
import type { Game } from '../game.ts'
import { allowed } from '../prohibitions.ts'
import { type Choosing, type ChoosingRules, canBeTarget, choosable, isTargetItself } from './choosing.ts'
import type { Context } from './context.ts'
import type { Scope } from './language.ts'
import type { WhileThere } from '../whileThere.ts'

/**
 * How many targets whoever carries it out has, counted no further than `most`. Whether there are enough is asked of
 * every text in every window; which they are, only when it is played.
 */
export function targetsUpTo(scope: Scope, g: Game, c: Context, of: Choosing, most: number): number {
  const { lexicon, openTargets } = scope.language
  const { isCandidate } = of
  const missing = missingFor(of, c)
  if (missing !== null && missing.lasts(g)) return 0
  const zones = of.zones(g, c)
  if (isCandidate === null || isTargetItself(lexicon, g, zones)) {
    const rules: ChoosingRules = { message: '', player: c.actor, mayFail: false, target: true }
    return choosable(scope, g, c, of, rules).length
  }
  const { choosable: verdict, targetable } = lexicon
  const onlyOpen = of.informed && openTargets()
  let found = 0
  let fits = false
  for (let i = 0; i < zones.length; i++) {
    let row = g.T.zones.data[zones[i] * ZONE_COLUMNS + Z.head]
    for (; row !== NONE && found < most; row = g.next(row)) {
      // What its player does not see might be anything, but then it is no target where only what all see is one.
      if (!(onlyOpen ? of.test(g, c, row, g.id(row)) : isCandidate(g, c, c.actor, row))) continue
      fits = true
      if (
        (verdict === undefined || allowed(g, verdict, c.source, row)) &&
        canBeTarget(g, c, row, onlyOpen, targetable)
      )
        found++
    }
  }
  if (missing !== null && onlyOpen && !fits) missing.note(g, zones)
  return found
}

/** Most texts of a hand wait for something that is not there, window after window. */
const missingFor = ({ missing }: Choosing, { actor, controller }: Context): WhileThere | null =>
  missing !== null && actor === controller && missing.isPlain() ? missing.since[controller] : null
