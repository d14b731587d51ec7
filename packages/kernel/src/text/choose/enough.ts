import { NONE, ZoneCell, ZONE_COLUMNS } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { allowed } from '../../values/prohibitions.ts'
import { type CompiledSelection } from './choosing.ts'
import { type ChoiceRules, canBeTarget, choosable, mayTargetItself } from './offering.ts'
import type { Context } from '../context/context.ts'
import type { Scope } from '../language/language.ts'
import type { ZoneStamp } from '../../values/zoneStamp.ts'

/**
 * The number of legal targets, counted up to `most`. Faster than listing them: whether there are enough is asked of
 * every text in every window, which they are only when it is played.
 */
export function countTargets(scope: Scope, g: Game, c: Context, of: CompiledSelection, most: number): number {
  const { lexicon, openTargets } = scope.language
  const { isCandidate } = of
  const missing = noMatchStamp(g, of, c)
  if (missing !== null && missing.lasts(g)) return 0
  const zones = of.zones(g, c)
  if (isCandidate === null || mayTargetItself(lexicon, g, zones)) {
    const rules: ChoiceRules = { message: '', player: c.actor, mayFail: false, target: true }
    return choosable(scope, g, c, of, rules).length
  }
  const { choosable: verdict, targetable } = lexicon
  const onlyOpen = of.informed && openTargets()
  let found = 0
  let fits = false
  for (let i = 0; i < zones.length; i++) {
    let row = g.tables.zones.data[zones[i] * ZONE_COLUMNS + ZoneCell.head]
    for (; row !== NONE && found < most; row = g.next(row)) {
      // If targets must be seen by all, a hidden card is none, so only known features are tested.
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

/**
 * The stamp of the memo that nothing fits, if it applies. It pays because most texts in hand have no target, window
 * after window.
 */
const noMatchStamp = (
  g: Game,
  { noMatch }: CompiledSelection,
  { actor, controller }: Context,
): ZoneStamp | null =>
  noMatch !== null && actor === controller && noMatch.isValid(g) ? noMatch.since[controller] : null
