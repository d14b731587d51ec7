import { type Game, NONE, RelationCell, Pending, Var, pendingValue, ties } from '@fudaba/kernel/rules'
import { book, rule, verb, direct } from '../book.ts'
import { isUnit } from '../board/cardStates.ts'
import { circleOf, columnOf } from '../board/zones.ts'

/** ハーモニー (11.33): units that belong together for this turn, as long as both are on the field. */

/** Who has the ability → who was placed; the value is the turn. */
export const harmony = book.relation('harmony')
const tiesOf = (g: Game, row: number): number[] =>
  [...g.relations(harmony, row), ...g.relations(harmony, NONE, row)].filter(
    (r) => g.relation(r, RelationCell.value) === g.get(Var.turn),
  )
const column = (g: Game, row: number): number => columnOf(circleOf(g, row), g.controller(row) === 1)
/** It lasts though one of them moves to another column (11.33.1.2). */
const lasts = rule(
  '11.33.1.2',
  (_g: Game, _r: number): boolean => true,
  (g: Game, r: number): boolean =>
    column(g, g.relation(r, RelationCell.a)) === column(g, g.relation(r, RelationCell.b)),
  '11.33.1',
)
export const inHarmony = (g: Game, row: number): boolean => tiesOf(g, row).some((r) => lasts(g, r))

/** Both have to be there when it resolves (11.33.1.1). */
direct('11.33.1.1')
/** It may belong together with several (11.33.1.2.1). */
direct('11.33.1.2.1')
/** Only who was not in harmony comes to be so (11.33.1.3.1). */
const isNew = rule(
  '11.33.1.3.1',
  (was: boolean): boolean => !was,
  () => true,
)
/** (who has the ability, who was placed): told of each that comes to be in harmony. */
export const harmonise = verb('11.33.1', 'harmony', (g, own, placed) => {
  if (!isUnit(g, own) || !isUnit(g, placed)) return
  const both = [...new Set([own, placed])]
  const before = both.map((row) => inHarmony(g, row))
  ties.relate(g, harmony.id, own, placed, g.get(Var.turn))
  both.forEach((row, i) => {
    if (isNew(before[i])) g.emit(g.verbNow, row, g.controller(row))
  })
})

/** What waits for that is carried out though the other is gone by then (11.33.1.3). */
export const resolvesAlone = rule(
  '11.33.1.3',
  (_g: Game, _waiting: number): boolean => true,
  (g: Game, waiting: number): boolean => {
    const { on } = g.book.triggers[pendingValue(g, waiting, Pending.def)] as {
      readonly on?: readonly unknown[]
    }
    return on?.includes(harmonise) !== true || inHarmony(g, pendingValue(g, waiting, Pending.source))
  },
  '11.33.1.1',
)
