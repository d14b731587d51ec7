import { EffectCell, type Game, VIRTUAL, type ZoneDef } from '@fudaba/kernel/rules'
import { book, fact, rule, direct } from '../book.ts'
import { bind, damage, drop, field, outside, soul, trigger } from '../board/zones.ts'

/** In which order continuing effects apply (8.7.2), and what is seen of a card that has moved (8.6.5, 8.8). */

/**
 * A continuous ability counts from when its card came: that made it a new thing, and numbers of things grow. Between
 * circles it stays the same one (8.7.2.1.1). Any other effect counts from its play (8.7.2.1.1.1).
 */
const ofAbility = (g: Game, effect: number): number => g.effect(effect, EffectCell.sourceId)
const ofPlay = rule(
  '8.7.2.1.1.1',
  (g: Game, effect: number): number => g.effect(effect, EffectCell.id),
  () => 0,
)
const olderFirst = rule(
  '8.7.2.1',
  (stamp: number): number => stamp,
  () => 0,
)
book.timestamp('8.7.2.1.1', (g, effect) =>
  olderFirst(effect >= VIRTUAL ? ofAbility(g, effect) : ofPlay(g, effect)),
)

const open: readonly ZoneDef[] = [field, drop, soul, damage, bind, trigger, outside]
/** Between an open and a hidden zone the open side counts (8.6.5.1.1). */
direct('8.6.5.1.1')
/** What leaves the field is seen as it was there (8.6.5.1.2); between other open zones as it is after (8.6.5.1.3). */
const asOnField = fact('8.6.5.1.2', true, false)
const asBefore = fact('8.6.5.1.3', false, true, '8.8.1')
book.looksBefore = (from, to) => {
  if (from === field) return asOnField()
  const [isOpen, willBeOpen] = [open.includes(from), open.includes(to)]
  return isOpen === willBeOpen ? asBefore() : isOpen
}
/** What a text speaks of and is gone is seen as it last was (8.8.1). */
book.remembers = fact('8.8.1', true, false)
