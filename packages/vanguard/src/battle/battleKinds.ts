import { type Game, Var } from '@fudaba/kernel/rules'
import { book, direct, fact, rule } from '../book.ts'
import { isVanguard } from '../board/units.ts'

/** バトル (7.1.2): how many there were, and of what kind the present one is. */

// ── how many ───────────────────────────────────────────────────────────────────────────────────────────────────

const countedIn = book.variable('battlesCountedIn')
const counted = book.variable('battles')
/** Battles of this turn, the present one included. */
export const battlesThisTurn = (g: Game): number =>
  g.get(countedIn) === g.get(Var.turn) ? g.get(counted) : 0
function count(g: Game): void {
  const n = battlesThisTurn(g) + 1
  g.variable(countedIn, g.get(Var.turn))
  g.variable(counted, n)
}
/** It counts as soon as it has begun, whatever comes of it (7.1.2.1); without that, when somebody was attacked. */
const fromTheBeginning = fact('7.1.2.1', true, false)
export const battleBegins = (g: Game): void => void (fromTheBeginning() && count(g))
export const battleIsAimed = (g: Game): void => void (fromTheBeginning() || count(g))

// ── of what kind ───────────────────────────────────────────────────────────────────────────────────────────────

export const ON_VANGUARD = 1
export const ON_REAR_GUARD = 2
/** Bits of what was attacked when it was chosen: as those see it who attack, and those who are attacked. */
const attackedKinds = book.variable('attackedKinds')
const defendedKinds = book.variable('defendedKinds')
const kindsOf = (g: Game, rows: readonly number[]): number =>
  rows.reduce((bits, row) => bits | (isVanguard(g, row) ? ON_VANGUARD : ON_REAR_GUARD), 0)

export function noteKinds(g: Game, rows: readonly number[]): void {
  g.variable(attackedKinds, kindsOf(g, rows))
  g.variable(defendedKinds, kindsOf(g, rows))
}
export function forgetKinds(g: Game): void {
  g.variable(attackedKinds, 0)
  g.variable(defendedKinds, 0)
}
/** All of them changed into others, and the battle is one of their kind: for who attacks (7.1.2.3) … */
const renamesAttack = rule(
  '7.1.2.3',
  (g: Game, rows: readonly number[]): void => g.variable(attackedKinds, kindsOf(g, rows)),
  () => undefined,
)
/** … and for who is attacked (7.1.2.4). */
const renamesDefence = rule(
  '7.1.2.4',
  (g: Game, rows: readonly number[]): void => g.variable(defendedKinds, kindsOf(g, rows)),
  () => undefined,
)
export function allChanged(g: Game, rows: readonly number[]): void {
  renamesAttack(g, rows)
  renamesDefence(g, rows)
}
/** It is of the kind it was chosen for until it is over, wherever the attacked unit has gone (7.1.2.2). */
direct('7.1.2.2')
/** 「ヴァンガードに(リアガードに)アタックしたバトル」. */
export const attacksKind = (g: Game, kind: number): boolean => (g.get(attackedKinds) & kind) !== 0
/** 「ヴァンガードが(リアガードが)アタックされたバトル」. */
export const kindAttacked = (g: Game, kind: number): boolean => (g.get(defendedKinds) & kind) !== 0
