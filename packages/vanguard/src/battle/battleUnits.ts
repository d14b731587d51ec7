import {
  EffectCell,
  type Game,
  NONE,
  type Player,
  RelationCell,
  memoByTables,
  relatedTo,
} from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { turnFighter } from '../board/state.ts'
import { isUnit } from '../board/cardStates.ts'
import { mateOf } from '../board/units.ts'
import { boardWritten, field, lastOnCircle, onField } from '../board/zones.ts'

/** アタックしているユニット, アタックされているユニット, ブースト, ガード (7.3, 7.4). */

export const attacking = book.relation('attacking')
export const boosting = book.relation('boosting')
export const guarding = book.relation('guarding')

/** 1 for the unit that attacks, wherever those it attacks have gone. */
export const attacks = book.column('attacks')
/** The circle of the attack, plus one; 0 outside a battle. */
export const attackCircle = book.variable('attackCircle')
/** Whoever comes to that circle later does not attack (7.3.1.5). */
const laterComer = rule(
  '7.3.1.5',
  (_g: Game): number => NONE,
  (g: Game): number => lastOnCircle(g, turnFighter(g), g.get(attackCircle) - 1, isUnit),
  '7.3.1.3',
)
/** 1 for a unit that is attacked, wherever its attacker has gone. */
export const isAimedAt = book.column('attacked')
/** 1 for a unit that takes part in the battle: attacks, is attacked or boosts, whatever becomes of the others. */
export const takesPart = book.column('takesPart')
const NOBODY: readonly number[] = []
/** Those chosen are attacked until the battle is over (7.3.1.4.1), all of them (7.3.1.4.6). */
const chosen = rule(
  '7.3.1.4.1',
  (g: Game): readonly number[] => allOf([...onField(g, 0, isMarked), ...onField(g, 1, isMarked)]),
  () => NOBODY,
)
const allOf = rule(
  '7.3.1.4.6',
  (rows: readonly number[]): readonly number[] => rows,
  (rows: readonly number[]): readonly number[] => rows.slice(0, 1),
  '7.3.1.4',
)
const isMarked = (g: Game, row: number): boolean => g.object(row, isAimedAt) === 1

const inBattle = (g: Game): boolean => g.get(attackCircle) !== 0
/** The battle as it stands: who attacks, or NONE if he is gone or there is none. */
export function attackerOf(g: Game): number {
  if (!inBattle(g)) return NONE
  const row = marked(g)
  return row === NONE ? laterComer(g) : row
}
const attackerAmong = (g: Game, player: Player): number => {
  let row = g.top(field, player)
  while (row !== NONE && g.object(row, attacks) !== 1) row = g.next(row)
  return row
}
const marked = memoByTables(boardWritten, (g) => {
  const row = attackerAmong(g, 0)
  return row === NONE ? attackerAmong(g, 1) : row
})
const attacked = memoByTables(boardWritten, (g) => chosen(g))
/** Who is attacked, as far as they are still there. */
export const victims = (g: Game): readonly number[] => (inBattle(g) ? attacked(g) : NOBODY)
/** アタックしているユニット: the one that was chosen, and its mate (7.3.1.3.1). */
export const isAttacking = rule(
  '7.3.1.3.1',
  (g: Game, row: number): boolean => {
    const attacker = attackerOf(g)
    return attacker !== NONE && (row === attacker || row === mateOf(g, attacker))
  },
  () => false,
)
export const isAttacked = (g: Game, row: number): boolean => victims(g).includes(row)
/** バトル相手のユニット: of the attacking the attacked, and the other way round (7.3.1.4.4). */
export const areOpponents = rule(
  '7.3.1.4.4',
  (g: Game, row: number, other: number): boolean => {
    const sides = (a: number, b: number): boolean =>
      (a === NONE || isAttacking(g, a)) && (b === NONE || isAttacked(g, b))
    return (isAttacking(g, row) && sides(NONE, other)) || (isAttacked(g, row) && sides(other, NONE))
  },
  () => false,
)
export const boostersOf = (g: Game, row: number): number[] =>
  row === NONE
    ? []
    : g
        .relations(boosting, NONE, row)
        .filter(
          (r) =>
            g.same(g.relation(r, RelationCell.a), g.relation(r, RelationCell.aId)) &&
            g.same(row, g.relation(r, RelationCell.bId)),
        )
        .map((r) => g.relation(r, RelationCell.a))
/** ブーストしているユニット, ブーストされているユニット (7.3.1.6.1). */
export const isBoosting = rule(
  '7.3.1.6.1',
  (g: Game, row: number): boolean => relatedTo(g, boosting, row) !== NONE,
  () => false,
)
export const isBoosted = (g: Game, row: number): boolean =>
  boostersOf(g, row).some((each) => isBoosting(g, each))
/** バトルする (10.20.1): how many units it attacks at once. */
export const attackedUnits = book.query('attacked units', () => 1)
export const battles = book.effect('10.20.1', 'battles', {
  parts: [
    {
      kind: 'answer',
      query: attackedUnits,
      applies: (g, effect, _asker, subject) => g.effect(effect, EffectCell.on) === subject,
      answer: (g, effect) => g.effect(effect, EffectCell.a),
    },
  ],
})
