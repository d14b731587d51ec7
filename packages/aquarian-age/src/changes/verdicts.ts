import { type Game, NONE, type Verdict, allowed } from '@fudaba/kernel/rules'
import { book, rule } from '../book.ts'
import { bearerOf } from '../board/setOn.ts'
import { factionsOf, hasSkill } from '../board/characteristics.ts'
import { rankOfEffect } from '../board/cardPriority.ts'
import { factionWords } from '../board/words.ts'
import { permanents, power } from '../board/zones.ts'

/** What rules and cards may forbid or allow. Where cards contradict each other, 22 decides. */
book.conflicts('22-2', rankOfEffect)

const yes = (): boolean => true

/** Whether a character may declare an attack. */
export const mayAttack = book.verdict('attack', yes)
/** Whether it may attack controlled characters of the other player: only if a card says so (3-1). */
export const mayAttackCharacters = book.verdict('attackCharacter', () => false)

/** ステルス: only who has one of its factions guards (base.1.7.10); without a faction nobody (18-2-a). */
const cannotBeSeen = rule(
  '18-2-a',
  (): boolean => false,
  () => true,
  'base.1.7.10',
)
export const seesThrough = rule(
  'base.1.7.10',
  (g: Game, guard: number, attacker: number): boolean => {
    if (attacker === NONE || !hasSkill(g, attacker, 'stealth')) return true
    const its = g.value(factionsOf, attacker)
    return its === factionWords.nothing ? cannotBeSeen() : shares(g, guard, its)
  },
  () => true,
)
/** Shared factions all count (18-1). */
const shares = (g: Game, guard: number, its: number): boolean =>
  factionWords.meets(g.value(factionsOf, guard), its)
/** Whether a character (asker) may guard against this attacker (subject). */
export const mayGuard = book.verdict('guard', (g, guard, attacker) => seesThrough(g, guard, attacker))
/** Whether the guard of this character (subject) stands before the attacker (asker). */
export const guardStands = book.verdict('guarded', yes)

/** What is set on a protected character is no part of it: permanents (11-1), power cards (12-1). */
const permanentApart = rule('11-1', yes, () => false, '10-1')
const powerApart = rule('12-1', yes, () => false, '10-1')
/** Whether something (subject) can be made a target by this source (asker). */
export const beTargeted: Verdict = book.verdict('targeted', (g, source, row) => {
  if (g.inZone(row, permanents) ? permanentApart() : !g.inZone(row, power) || powerApart()) return true
  const bearer = bearerOf(g, row)
  return bearer === NONE || allowed(g, beTargeted, source, bearer)
})

/** Whether the effects, abilities or text of this object (asker) work at all: nothing negates them (13-1). */
export const works = book.verdict('works', yes)
book.usable(works)
/** What `works` is asked about: ≪effects≫ by this subject, triggers by the number of their ability. */
export const EFFECTS = -2

export const may = (g: Game, what: Verdict, asker: number, subject: number = NONE): boolean =>
  allowed(g, what, asker, subject)
