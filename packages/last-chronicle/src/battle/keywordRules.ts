import { EffectCell, EV, type Game, NONE, type Player, atom, until } from '@fudaba/kernel/rules'
import { attackUnits, damageStep, defendingPlayer, isSquad, wasDefender } from './battleUnits.ts'
import { configOf } from '../board/config.ts'
import { book, consequence, fact, rule, direct } from '../book.ts'
import { layers, power } from '../board/characteristics.ts'
import { damagePlayer, damageUnit } from '../changes/damage.ts'
import { gainedBreakthrough, hasKeyword, numbersNow } from '../board/keywords.ts'
import { scopes } from '../board/state.ts'
import { destroy, enterSoulYard, sacrifice, toDiscard } from '../changes/verbs.ts'
import { battlefield } from '../board/zones.ts'

/** Keywords that happen by themselves (15.2). */

book.replacementChoice('11.9.6')

// ── 突破 (15.2.4) ──────────────────────────────────────────────────────────────────────────────────────────────────

/** One that is given another has only that (15.2.4.5). */
const lastOnly = rule(
  '15.2.4.5',
  (numbers: readonly number[]): number => numbers.at(-1) ?? 0,
  (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0),
  '15.2.4.4',
)
export const breakthroughOf = (g: Game, row: number): number => lastOnly(numbersNow(g, row, 'breakthrough'))
/** In a squad it works for those that have it, though others have not (15.2.4.3), and for each apart (15.2.4.4). */
const worksInMixedSquad = fact('15.2.4.3', true, false)
direct('15.2.4.4')
/** The attackers whose breakthrough works now. */
function breaking(g: Game): readonly number[] {
  const there = attackUnits(g).filter((row) => breakthroughOf(g, row) > 0)
  if (there.length < attackUnits(g).length && isSquad(g) && !worksInMixedSquad()) return []
  return there.length < 2 ? there : there
}

// Attackers destroyed in the same moment are attackers no more: only the defender was destroyed. The damage is dealt by
// the card that has the ability (6.6.1.3).
consequence('15.2.4.2', 'breakthrough', {
  on: [destroy],
  when: (g, ev) => g.get(damageStep) === 1 && wasDefender(g, g.event(ev, EV.id)) && breaking(g).length > 0,
  run(g) {
    for (const row of breaking(g)) g.propose(damagePlayer, defendingPlayer(g), breakthroughOf(g, row), row)
  },
})

/** It gains another number: the number in a. */
export const gainBreakthrough = book.effect('15.2.4.5', 'gainBreakthrough', {
  parts: [
    {
      kind: 'grant',
      layer: layers.general,
      abilities: (g, effect) => gainedBreakthrough(g.effect(effect, EffectCell.a)),
    },
  ],
})

// ── 吸収 (15.2.14.4) ──────────────────────────────────────────────────────────────────────────────────────────────

/** Damage by an effect of its own player raises its power until the end of turn instead: by a. */
const absorbed = book.effect('15.2.14.6', 'absorbed', {
  layer: layers.power,
  of: power,
  modify: (g, effect, _row, value) => value + g.effect(effect, EffectCell.a),
})
book.replacement('15.2.14.6', 'absorption', {
  on: [damageUnit],
  applies: (g, { a: row, b: amount, c: source, d: byEffect }) =>
    byEffect === 1 &&
    amount > 0 &&
    source !== NONE &&
    g.inZone(row, battlefield) &&
    g.controller(source) === g.controller(row) &&
    hasKeyword(g, row, 'absorption'),
  affected: (g, { a: row }): Player => g.controller(row),
  replace: (g, { a: row, b: amount, c: source }) =>
    g.propose(
      book.kernelVerb('beginEffect'),
      absorbed.id,
      source,
      row,
      amount,
      g.controller(row) + until(scopes.turn),
    ),
})

// ── 魂石化 (15.2.5) ───────────────────────────────────────────────────────────────────────────────────────────────

/** What is replaced is a move to the owner’s discard pile: so it is the owner’s yard, unless the setting says otherwise. */
const yardOf = (g: Game, row: number): number =>
  configOf(g).stolenSoulstone === 'owner' ? g.owner(row) : g.controller(row)

book.replacement('15.2.5.2', 'soulstone', {
  on: [destroy, sacrifice, toDiscard],
  applies: (g, change) => g.inZone(change.a, battlefield) && hasKeyword(g, change.a, 'soulstone'),
  affected: (g, change): Player => g.controller(change.a),
  replace: (g, change) => g.propose(enterSoulYard, change.a, yardOf(g, change.a), atom.TURNED_FLAG),
})
