import { type Change, type Game, type Player } from '@fudaba/kernel/rules'
import { ask, book, fact, procedure, rule } from '../book.ts'
import { endurance, skillValue, stat } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { powerCount, powerOf } from '../board/setOn.ts'
import { onField } from '../board/zones.ts'
import { hasLethalDamage, hasMentalDamage } from './damage.ts'
import { discard, falling, toDamage, toDeck, toDeckTop, toHand } from './moving.ts'

/**
 * バインドX: who would be removed from the field (21-2), by whatever but a cost, stays there if X of its power cards go
 * into the damage pile instead (base.1.7.5).
 */

// What is replaced is the owner's to say where several things would replace it (23-1).
book.replacementChoice('23-1', '22-1')

const bindCost = (g: Game, row: number): number => skillValue(g, row, 'bind')
/** What is paid as a cost is not removed (21-2). */
const isNoRemoval = rule(
  '21-2',
  (g: Game): boolean => g.book.causeNow?.(g).kind === 'cost',
  () => false,
)

/** Plain and mental damage at once: bind saves from both (6-4-a). */
const alsoFromBoth = rule(
  '6-4-a',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => !hasMentalDamage(g, row) || !hasLethalDamage(g, row),
  '6-4',
)
/** Bind saves from mental damage, too (6-4). */
const alsoFromMental = rule(
  '6-4',
  (_g: Game, _row: number): boolean => true,
  (g: Game, row: number): boolean => !hasMentalDamage(g, row) || hasLethalDamage(g, row),
  'base.1.7.5',
)
/** Nothing that waits for a discard happens to what bind saved (6-4-b). */
const nothingHappens = fact('6-4-b', true, false)
/** Its owner may leave it (base.1.7.6). */
const mayBeLeft = fact('base.1.7.6', true, false)

/** Who has no endurance falls again at once; where the table plays so bind is of no use to it (9-2). */
const canStay = (g: Game, row: number): boolean =>
  configOf(g).bindAtZero === 'saves' || stat(g, endurance, row) > 0

const canBeSaved = (g: Game, row: number): boolean =>
  onField(g, row) &&
  bindCost(g, row) > 0 &&
  powerCount(g, row) >= bindCost(g, row) &&
  !isNoRemoval(g) &&
  canStay(g, row) &&
  alsoFromMental(g, row) &&
  alsoFromBoth(g, row)

/** (the arguments of the change: the character first): which power cards. */
const bindWith = procedure('bindWith', 7, [
  ask('base.1.7.5', {
    offer(g, d) {
      const row = g.local(0)
      const n = Math.min(bindCost(g, row), powerCount(g, row))
      if (n > 0) d.choose(g.controller(row), 'damage.bindWith', powerOf(g, row), n, n).about(row)
    },
    take(g, answer) {
      for (const each of answer.values) g.propose(toDamage, each)
    },
  }),
])

/** Of a discard: the thing that is meant is still there. */
const isMeant = (g: Game, { verb, a: row, c: id }: Change): boolean =>
  verb !== discard.id || id <= 0 || g.same(row, id)

book.replacement('base.1.7.5', 'bind', {
  on: [discard, toDamage, toHand, toDeck, toDeckTop],
  optional: () => mayBeLeft(),
  message: 'damage.bind',
  consent: book.switches.number('base.1.7.6'),
  applies: (g, change) => isMeant(g, change) && canBeSaved(g, change.a),
  affected: (g, { a: row }): Player => g.controller(row),
  about: ({ a: row }) => row,
  replace(g, { a: row }) {
    if (!nothingHappens()) g.propose(falling, row)
  },
  afterwards: bindWith,
})
