import { EffectCell, type Game, Obj, VIRTUAL } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'

/** タイムスタンプ (11.9.4.10.1): when effects have begun. */

/** That of a field ability: its card's, which is when that came to its zone (11.9.4.13). */
const ofCard = rule(
  '11.9.4.13',
  (g: Game, effect: number): number => ofAbility(g, effect),
  () => 0,
)
/** Of one that was given by an effect, the later of the two (11.9.4.11). */
const ofAbility = rule(
  '11.9.4.11',
  (g: Game, effect: number): number => g.effect(effect, EffectCell.since),
  (g: Game, effect: number): number => g.object(g.effect(effect, EffectCell.source), Obj.since),
)
/** That of a resolution: when it was made (11.9.4.12). */
const ofResolution = rule(
  '11.9.4.12',
  (g: Game, effect: number): number => g.effect(effect, EffectCell.since),
  () => 0,
)
/** The earlier comes first (11.9.4.10). */
const earlierFirst = rule(
  '11.9.4.10',
  (stamp: number): number => stamp,
  () => 0,
)

book.timestamp('11.9.4.7', (g, effect) =>
  earlierFirst(effect >= VIRTUAL ? ofCard(g, effect) : ofResolution(g, effect)),
)
