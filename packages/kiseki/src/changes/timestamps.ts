import { EffectCell, type Game, VIRTUAL } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'

/** When effects have begun (1215.3b): a constant craft when it became valid (1215.3b-1, see recovery) … */
const ofCraft = (g: Game, effect: number): number => g.effect(effect, EffectCell.since)
/** … any other effect with its resolution (1215.3b-2). */
const ofResolution = rule(
  '1215.3b-2',
  (g: Game, effect: number): number => g.effect(effect, EffectCell.since),
  () => 0,
)
/** The older comes first (1215.3b). */
const olderFirst = rule(
  '1215.3b',
  (stamp: number): number => stamp,
  () => 0,
)

book.timestamp('1215.3b-1', (g, effect) =>
  olderFirst(effect >= VIRTUAL ? ofCraft(g, effect) : ofResolution(g, effect)),
)
