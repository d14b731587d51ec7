import { E, type Game, NONE, ties } from '@fudaba/kernel'
import { rule, verb } from './book.ts'

/** 継続効果を無効にする (8.7.6): what a text has begun on a unit ends. */

/** The text an effect comes from: its source and the ability of that name. */
const textOf = (g: Game, effect: number): string =>
  `${g.effect(effect, E.sourceId)} ${g.book.effects[g.effect(effect, E.def)].name.split(' › ')[0]}`
/** All that the same text has begun ends, on whomever it is (8.7.6.1). */
const wholly = rule(
  '8.7.6.1',
  (g: Game, effects: readonly number[]): number[] => {
    const texts = new Set(effects.map((effect) => textOf(g, effect)))
    return g.effects().filter((effect) => g.effect(effect, E.sourceId) !== 0 && texts.has(textOf(g, effect)))
  },
  (_g: Game, effects: readonly number[]): number[] => effects.slice(0, 1),
)
/** (unit). */
export const cancelEffects = verb('8.7.6', 'cancelEffects', (g, row) => {
  const begun = g
    .effects()
    .filter((effect) => g.effect(effect, E.on) === row && g.effect(effect, E.sourceId) !== 0)
  g.emit(g.verbNow, row, g.controller(row), begun.length === 0 ? NONE : begun.length)
  for (const effect of wholly(g, begun)) ties.endEffect(g, effect)
})
