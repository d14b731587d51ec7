import { FACE_UP, type Game, opponent } from '@fudaba/kernel/rules'
import { book, procedure, rule, step, direct } from '../book.ts'
import { JOKER, numberOf, printed } from '../board/cards.ts'
import { damage as hurt, toGraveyard } from '../changes/verbs.ts'
import { isBarrier, isSoldier, sizeOf } from '../board/characteristics.ts'
import { attackers, blocking, endBattle } from './attack.ts'

const REQUEST = 0
/** Characters that will go to the graveyard. */
const LOSERS = 1
/** Damage to the player that was attacked. */
const POINTS = 2

const blockersOf = (g: Game, attacker: number): number[] =>
  g.relations(blocking, -1, attacker).map((r) => g.relation(r, 1))

/** A soldier fights with its size, not with the number printed on it. */
const strength = rule('base.3.6.6', sizeOf, (g: Game, row: number) => numberOf(printed(g, g.cardOf(row))))

/** An attacker that left the field is skipped. */
direct('base.3.7.10')

function lose(g: Game, rows: readonly number[]): void {
  g.setList(LOSERS, [...new Set([...g.list(LOSERS), ...rows])])
}

/** Attackers met by a barrier, with the barrier. */
function metByBarrier(g: Game): [attacker: number, barrier: number][] {
  const out: [number, number][] = []
  for (const attacker of attackers(g))
    for (const blocker of blockersOf(g, attacker)) if (isBarrier(g, blocker)) out.push([attacker, blocker])
  return out
}

/** ダメージ判定: called with its request. */
export const damageEffect = procedure('damage', 3, [
  step('damage.1', (g) => {
    for (const attacker of attackers(g)) {
      const blockers = blockersOf(g, attacker).filter((row) => isSoldier(g, row))
      if (blockers.length === 0) continue
      const defence = blockers.reduce((n, row) => n + strength(g, row), 0)
      if (strength(g, attacker) <= defence) lose(g, [attacker])
      if (strength(g, attacker) >= defence) lose(g, blockers)
    }
  }),
  step('damage.2', (g) => {
    for (const [, barrier] of metByBarrier(g)) g.propose(book.kernelVerb('flip'), barrier, FACE_UP)
  }),
  step('damage.2a-joker', (g) => {
    for (const [attacker, barrier] of metByBarrier(g))
      if (printed(g, g.cardOf(barrier)).rank === JOKER) lose(g, [attacker])
  }),
  step('damage.2a-number', (g) => {
    for (const [attacker, barrier] of metByBarrier(g)) {
      const { rank } = printed(g, g.cardOf(barrier))
      if (rank !== JOKER && g.cardsOf(attacker).some((card) => printed(g, card).rank === rank))
        lose(g, [attacker])
    }
  }),
  step('damage.2b', (g) =>
    lose(
      g,
      metByBarrier(g).map(([, barrier]) => barrier),
    ),
  ),
  step('damage.3', (g) => {
    const free = attackers(g).filter((row) => blockersOf(g, row).length === 0)
    g.setLocal(
      POINTS,
      free.reduce((n, row) => n + Math.max(0, strength(g, row)), 0),
    )
  }),
  step('base.3.7.16', (g) => {
    for (const row of g.list(LOSERS)) g.propose(toGraveyard, row)
  }),
  step('base.3.7.17', (g) => {
    if (g.local(POINTS) > 0) g.propose(hurt, opponent(g.controller(g.local(REQUEST))), g.local(POINTS))
  }),
  step('base.3.5.39', (g) => g.propose(endBattle), 'end of the battle'),
])
