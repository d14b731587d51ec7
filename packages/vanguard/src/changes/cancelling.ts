import { EffectCell, type Game, NONE, ties } from '@fudaba/kernel/rules'
import { verb, direct } from '../book.ts'

/** 継続効果を無効にする (8.7.6): what a text has begun on a unit ends. */

/** The text an effect comes from: its source and the ability of that name. */
const textOf = (g: Game, effect: number): string =>
  `${g.effect(effect, EffectCell.sourceId)} ${g.book.effects[g.effect(effect, EffectCell.def)].name.split(' › ')[0]}`
/** All that the same text has begun ends, on whomever it is (8.7.6.1). */
direct('8.7.6.1')
const wholly = (g: Game, effects: readonly number[]): number[] => {
  const texts = new Set(effects.map((effect) => textOf(g, effect)))
  return g
    .effects()
    .filter((effect) => g.effect(effect, EffectCell.sourceId) !== 0 && texts.has(textOf(g, effect)))
}
/** (unit). */
export const cancelEffects = verb('8.7.6', 'cancelEffects', (g, row) => {
  const begun = g
    .effects()
    .filter(
      (effect) => g.effect(effect, EffectCell.on) === row && g.effect(effect, EffectCell.sourceId) !== 0,
    )
  g.emit(g.verbNow, row, g.controller(row), begun.length === 0 ? NONE : begun.length)
  for (const effect of wholly(g, begun)) ties.endEffect(g, effect)
})
