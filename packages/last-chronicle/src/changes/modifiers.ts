import { EffectCell, type Game, NONE, type Player, Var } from '@fudaba/kernel/rules'
import { book, rule, direct } from '../book.ts'
import { atk, layers, power } from '../board/characteristics.ts'
import { damagePlayer, damageUnit } from './damage.ts'
import { puttingTrigger } from '../board/state.ts'
import { beChosen, useAbility } from './verdicts.ts'

/** 継続効果 that the rulebook itself names, as they lie on a card: their values are in the columns a and b. */

/** 「+A/+B」: power by a, ATK by b (4.6). */
export const modified = book.effect('4.6', 'modified', {
  parts: [
    {
      kind: 'value',
      layer: layers.power,
      of: power,
      modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.a),
    },
    {
      kind: 'value',
      layer: layers.general,
      of: atk,
      modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.b),
    },
  ],
})

/** It counts when what was chosen is looked at again, too (15.3.1.2), and not only while choosing. */
const countsLater = rule(
  '15.3.1.2',
  (_g: Game): boolean => true,
  (g: Game): boolean => g.get(Var.plays) > 0 || g.get(puttingTrigger) === 1,
  '15.3.1.1',
)

/** 選ばれない: what says choose cannot choose it (15.3.1.1). */
export const notChosen = book.effect('15.3.1.1', 'notChosen', {
  parts: [
    {
      kind: 'verdict',
      query: beChosen,
      says: 'forbid',
      applies: (g, effect, _asker, subject) => g.effect(effect, EffectCell.on) === subject && countsLater(g),
    },
  ],
})

/** It does not trigger at all (15.1.17.2): abilities of the card it is on, or of all. */
export const notTriggering = book.effect('15.1.17.2', 'notTriggering', {
  parts: [
    {
      kind: 'verdict',
      query: useAbility,
      says: 'forbid',
      applies: (g, effect, asker) =>
        g.effect(effect, EffectCell.on) === NONE || g.effect(effect, EffectCell.on) === asker,
    },
  ],
})

// ── 軽減 (11.9.7) ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Damage to the unit it is on, or without one to its player, is less by a. */
export const reduction = book.effect('11.9.7', 'reduction', { parts: [] })
/** What is left of the damage is dealt (11.9.8). */
const left = rule(
  '11.9.8',
  (amount: number, by: number): number => Math.max(0, amount - by),
  () => 0,
)
/** Whoever takes the damage orders what replaces it (11.9.9): the unit's controller, the player. */
direct('11.9.9')

book.replacement('11.9.7', 'reduced damage to a unit', {
  on: [damageUnit],
  effect: reduction,
  applies: (g, change, effect) => g.effect(effect, EffectCell.on) === change.a && change.b > 0,
  affected: (g, change) => g.controller(change.a),
  replace: (g, change, effect) =>
    g.propose(damageUnit, change.a, left(change.b, g.effect(effect, EffectCell.a)), change.c, change.d),
})
book.replacement('11.9.7', 'reduced damage to a player', {
  on: [damagePlayer],
  effect: reduction,
  applies: (g, change, effect) =>
    g.effect(effect, EffectCell.on) === NONE &&
    g.effect(effect, EffectCell.controller) === change.a &&
    change.b > 0,
  affected: (g, change) => change.a as Player,
  replace: (g, change, effect) =>
    g.propose(damagePlayer, change.a, left(change.b, g.effect(effect, EffectCell.a)), change.c),
})
