import { E, EV, type Game, NONE, type Player, VERB, atom, until } from '@fudaba/kernel'
import { attackUnits, damageStep, defendingPlayer, isSquad, wasDefender } from './battleUnits.ts'
import { book, consequence, fact, rule } from './book.ts'
import { printed } from './cards.ts'
import { layers, power } from './characteristics.ts'
import { damagePlayer, damageUnit } from './damage.ts'
import { hasKeyword, keywordNumber } from './keywords.ts'
import { litSum } from './lamps.ts'
import { scopes } from './state.ts'
import { destroy, enterSoulYard, sacrifice, toDiscard } from './verbs.ts'
import { battlefield } from './zones.ts'

/** Keywords that happen by themselves (15.2). */

book.replacementChoice('11.9.6')

// ── 突破 (15.2.4) ──────────────────────────────────────────────────────────────────────────────────────────────────

/** The number of the ability, 0 without it; one that is given another has only that (15.2.4.5). */
export const breakthrough = book.characteristic(
  'breakthrough',
  { ja: '突破', en: 'Breakthrough' },
  (g, row) => {
    if (g.cardOf(row) === NONE) return 0
    const card = printed(g, g.cardOf(row))
    const lit = litSum(g, card, g.controller(row), ({ keywords }) => Number(keywords?.['breakthrough'] ?? 0))
    // One that is given another has only that (15.2.4.5).
    return lit > 0 ? lit : keywordNumber(card, 'breakthrough')
  },
)
/** In a squad it works for those that have it, though others have not (15.2.4.3), and for each apart (15.2.4.4). */
const worksInMixedSquad = fact('15.2.4.3', true, false)
const eachApart = rule(
  '15.2.4.4',
  (numbers: readonly number[]): readonly number[] => numbers,
  (numbers: readonly number[]): readonly number[] => numbers.slice(0, 1),
)
function damages(g: Game): readonly number[] {
  const numbers = attackUnits(g).map((row) => g.value(breakthrough, row))
  if (isSquad(g) && numbers.includes(0) && !worksInMixedSquad()) return []
  const there = numbers.filter((n) => n > 0)
  return there.length < 2 ? there : eachApart(there)
}

// Attackers destroyed in the same moment are attackers no more: only the defender was destroyed.
consequence('15.2.4.2', 'breakthrough', {
  on: [destroy],
  when: (g, ev) => g.get(damageStep) === 1 && wasDefender(g, g.event(ev, EV.id)) && damages(g).length > 0,
  run(g) {
    for (const n of damages(g)) g.propose(damagePlayer, defendingPlayer(g), n, NONE)
  },
})

/** It gains another number, which takes the place of the one it had (15.2.4.5): the number in a. */
export const gainBreakthrough = book.effect('15.2.4.5', 'gainBreakthrough', {
  layer: layers.general,
  of: breakthrough,
  sets: true,
  modify: (g, effect) => g.effect(effect, E.a),
})

// ── 吸収 (15.2.14.4) ──────────────────────────────────────────────────────────────────────────────────────────────

/** Damage by an effect of its own player raises its power until the end of turn instead: by a. */
const absorbed = book.effect('15.2.14.6', 'absorbed', {
  layer: layers.power,
  of: power,
  modify: (g, effect, _row, value) => value + g.effect(effect, E.a),
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
      book.verbs[VERB.beginEffect],
      absorbed.id,
      source,
      row,
      amount,
      g.controller(row) + until(scopes.turn),
    ),
})

// ── 魂石化 (15.2.5) ───────────────────────────────────────────────────────────────────────────────────────────────

book.replacement('15.2.5.2', 'soulstone', {
  on: [destroy, sacrifice, toDiscard],
  applies: (g, change) => g.inZone(change.a, battlefield) && hasKeyword(g, change.a, 'soulstone'),
  affected: (g, change): Player => g.controller(change.a),
  replace: (g, change) => g.propose(enterSoulYard, change.a, g.owner(change.a), atom.TURNED_FLAG),
})
