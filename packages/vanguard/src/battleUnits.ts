import { E, type Game, NONE, PLAYERS, R } from '@fudaba/kernel'
import { book, rule } from './book.ts'
import { mateOf, power, shield } from './units.ts'
import { field } from './zones.ts'

/** アタックしているユニット, アタックされているユニット, ブースト, ガード (7.3, 7.4). */

export const attacking = book.relation('attacking')
export const boosting = book.relation('boosting')
export const guarding = book.relation('guarding')

/** 1 for the unit that attacks, wherever those it attacks have gone (7.3.1.3.1). */
export const attacks = book.column('attacks')
/** The battle as it stands: who attacks whom, as far as they are still there (7.3.1.4.2). */
export function attacked(g: Game): { readonly attacker: number; readonly victims: number[] } | null {
  for (const player of PLAYERS)
    for (const row of g.objects(field, player))
      if (g.object(row, attacks) === 1) return { attacker: row, victims: g.related(attacking, row) }
  return null
}
const from = (g: Game, relation: typeof boosting, row: number): number[] =>
  g
    .relations(relation, NONE, row)
    .filter((r) => g.same(g.relation(r, R.a), g.relation(r, R.aId)) && g.same(row, g.relation(r, R.bId)))
    .map((r) => g.relation(r, R.a))

export const boostersOf = (g: Game, row: number): number[] => from(g, boosting, row)
/** A boosted unit has the power of its booster on top (7.3.1.7). */
const boost = rule(
  '7.3.1.7',
  (g: Game, row: number): number =>
    from(g, boosting, row).reduce((sum, each) => sum + g.value(power, each), 0),
  () => 0,
)
/** An attacked unit has the shields of its guardians on top (3.11.1.3). */
const shields = rule(
  '3.11.1.3',
  (g: Game, row: number): number =>
    from(g, guarding, row).reduce((sum, each) => sum + g.value(shield, each), 0),
  () => 0,
)
/** バトルする (10.20.1): how many units it attacks at once. */
export const attackedUnits = book.query('attacked units', () => 1)
export const battles = book.effect('10.20.1', 'battles', {
  parts: [
    {
      kind: 'answer',
      query: attackedUnits,
      applies: (g, effect, _asker, subject) => g.effect(effect, E.on) === subject,
      answer: (g, effect) => g.effect(effect, E.a),
    },
  ],
})
/** While it attacks a leader has the power of its mate on top (10.25.6); attacked it has its own alone (10.25.8). */
const attackingTogether = rule(
  '10.25.6',
  (g: Game, row: number): number => matePower(g, row),
  () => 0,
)
const ownAlone = rule(
  '10.25.8',
  (_g: Game, _row: number): number => 0,
  (g: Game, row: number): number => matePower(g, row),
)
const matePower = (g: Game, row: number): number =>
  mateOf(g, row) === NONE ? 0 : g.value(power, mateOf(g, row))
function together(g: Game, row: number): number {
  const battle = attacked(g)
  if (battle === null || mateOf(g, row) === NONE) return 0
  if (battle.attacker === row) return attackingTogether(g, row)
  return battle.victims.includes(row) ? ownAlone(g, row) : 0
}
export const battlePower = (g: Game, row: number): number =>
  g.value(power, row) + boost(g, row) + shields(g, row) + together(g, row)
