import { E, type Game, NONE, type Player, V } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { atk, layers, power } from './characteristics.ts'
import { damagePlayer, damageUnit } from './damage.ts'
import { puttingTrigger, turnPlayer } from './state.ts'
import { beChosen, useAbility } from './verdicts.ts'

/** 継続効果 that the rulebook itself names, as they lie on a card: their values are in the columns a and b. */

/** 「+A/+B」: power by a, ATK by b (4.6). */
export const modified = book.effect('4.6', 'modified', {
  parts: [
    {
      kind: 'value',
      layer: layers.power,
      of: power,
      modify: (g, effect, _row, value) => value + g.effect(effect, E.a),
    },
    {
      kind: 'value',
      layer: layers.general,
      of: atk,
      modify: (g, effect, _row, value) => value + g.effect(effect, E.b),
    },
  ],
})

/** It counts when what was chosen is looked at again, too (15.3.1.2), and not only while choosing. */
const countsLater = rule(
  '15.3.1.2',
  (_g: Game): boolean => true,
  (g: Game): boolean => g.get(V.plays) > 0 || g.get(puttingTrigger) === 1,
)

/** 選ばれない: what says choose cannot choose it (15.3.1.1). */
export const notChosen = book.effect('15.3.1.1', 'notChosen', {
  parts: [
    {
      kind: 'verdict',
      query: beChosen,
      says: 'forbid',
      applies: (g, effect, _asker, subject) => g.effect(effect, E.on) === subject && countsLater(g),
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
      applies: (g, effect, asker) => g.effect(effect, E.on) === NONE || g.effect(effect, E.on) === asker,
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
const orders = rule(
  '11.9.9',
  (_g: Game, who: Player): Player => who,
  (g: Game): Player => turnPlayer(g),
)

book.replacement('11.9.7', 'reduced damage to a unit', {
  on: [damageUnit],
  effect: reduction,
  applies: (g, change, effect) => g.effect(effect, E.on) === change.a && change.b > 0,
  affected: (g, change) => orders(g, g.controller(change.a)),
  replace: (g, change, effect) =>
    g.propose(damageUnit, change.a, left(change.b, g.effect(effect, E.a)), change.c, change.d),
})
book.replacement('11.9.7', 'reduced damage to a player', {
  on: [damagePlayer],
  effect: reduction,
  applies: (g, change, effect) =>
    g.effect(effect, E.on) === NONE && g.effect(effect, E.controller) === change.a && change.b > 0,
  affected: (g, change) => orders(g, change.a as Player),
  replace: (g, change, effect) =>
    g.propose(damagePlayer, change.a, left(change.b, g.effect(effect, E.a)), change.c),
})
