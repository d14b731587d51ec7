import { type Game, NONE, PLAYERS, type Player, RelationCell, atom, ties } from '@fudaba/kernel/rules'
import { book, change, consequence, rule } from '../book.ts'
import {
  NOTED,
  STATUS,
  attacking,
  battleStatus,
  countering,
  countersAt,
  declared,
  fought,
  isNoted,
} from '../board/battleMarks.ts'
import { isUnit, str } from '../board/characteristics.ts'
import { isStunned, primary } from '../board/state.ts'
import { stun } from '../changes/stun.ts'
import { field } from '../board/zones.ts'

/** 攻撃UNIT, 応戦UNIT, and what a battle makes of them (804.5 to 804.7). */

/** Of a UNIT whose attack was off in this sub-step, for what it demands was not done (804.3). */
export const isRefused = (g: Game, row: number): boolean => isNoted(g, row, 'refusedAttack')

/** How many were chosen to attack (804.1a). */
export const chosenIs = book.variable('chosenAttackers')
/** The battle began as a scrum (804.5). */
export const scrumIs = book.variable('scrum')
/** 攻撃対象のプレイヤー, plus one. */
export const attackedIs = book.variable('attackedPlayer')
export const attackedPlayer = (g: Game): Player | typeof NONE => (g.get(attackedIs) - 1) as Player | -1

export const unitsOf = (g: Game, player: Player): number[] =>
  g.objects(field, player).filter((row) => isUnit(g, row))

/** Those chosen to attack, and what they were to attack: a row, or NONE for the player. */
export const declaredUnits = (g: Game): number[] =>
  g.relations(declared).map((r) => g.relation(r, RelationCell.a))
/** Value of a relation `declared` that is aimed at the player. */
export const AT_PLAYER = 1
/** Whether they were to attack anything at all. */
export const hasDeclaredTarget = (g: Game): boolean =>
  g
    .relations(declared)
    .some((r) => g.relation(r, RelationCell.b) !== NONE || g.relation(r, RelationCell.value) === AT_PLAYER)
export function declaredTarget(g: Game): number {
  const [first] = g.relations(declared)
  return first === undefined ? NONE : g.relation(first, RelationCell.b)
}

export const attackUnits = (g: Game): number[] =>
  g.relations(attacking).map((r) => g.relation(r, RelationCell.a))
export function counterUnit(g: Game): number {
  const [first] = g.relations(countering)
  return first === undefined ? NONE : g.relation(first, RelationCell.a)
}
export const totalStr = (g: Game): number => attackUnits(g).reduce((sum, row) => sum + g.value(str, row), 0)

/** A scrum stays a scrum with one attacker left (804.5b). */
export const isScrum = rule(
  '804.5b',
  (g: Game): boolean => g.get(scrumIs) === 1,
  (g: Game): boolean => attackUnits(g).length > 1,
  '804.5',
)

// ── changes ────────────────────────────────────────────────────────────────────────────────────────────────────

const addStatus = (g: Game, row: number, bits: number): void =>
  atom.mark(g, row, battleStatus, g.object(row, battleStatus) | bits)

function takeStatus(g: Game, bits: number): void {
  for (const player of PLAYERS)
    for (let row = g.top(field, player); row !== NONE; row = g.next(row))
      atom.mark(g, row, battleStatus, g.object(row, battleStatus) & ~bits)
}

export const declare = change('declareAttack', (g, row, target) =>
  ties.relate(g, declared.id, row, target, 0),
)
/** The player is the target of all of them (803.5b). */
export const declareAtPlayer = change('declareAtPlayer', (g) => {
  for (const row of declaredUnits(g)) {
    for (const r of g.relations(declared, row)) ties.unrelate(g, r)
    ties.relate(g, declared.id, row, NONE, AT_PLAYER)
  }
})
/** One that drops out of the attack (804.1). */
export const stayHome = change('stayHome', (g, row) => {
  for (const r of g.relations(declared, row)) ties.unrelate(g, r)
})
/** The attack that was declared is not made (804.1a, 804.2). */
export const attackIsOff = change('attackIsOff', (g) => void g.emit(g.verbNow, NONE, primary(g)))
export const forgetDeclared = change('forgetDeclared', (g) => {
  for (const r of g.relations(declared)) ties.unrelate(g, r)
})

export const becomeAttacker = change('becomeAttacker', (g, row, target, scrum) => {
  ties.relate(g, attacking.id, row, target, 0)
  ties.relate(g, fought.id, row, target, 0)
  addStatus(g, row, STATUS.attacking | STATUS.inBattle | (scrum === 1 ? STATUS.scrum : 0))
})
export const becomeCounter = change('becomeCounter', (g, row) => {
  ties.relate(g, countering.id, row, NONE, 0)
  addStatus(g, row, STATUS.countering | STATUS.inBattle)
})

export const refuseAttack = change('refuseAttack', (g, row) => addStatus(g, row, NOTED.refusedAttack))
export const forgetRefused = change('forgetRefused', (g) => takeStatus(g, NOTED.refusedAttack))

/** Takes these bits from every unit. */
export const endStatus = change('endStatus', (g, bits) => takeStatus(g, bits))
/** Nobody is an attack UNIT or a counter UNIT any more. */
export const endBattle = change('endBattle', (g) => {
  g.emit(g.verbNow, NONE, primary(g))
  for (const relation of [attacking, countering, countersAt, fought])
    for (const r of g.relations(relation)) ties.unrelate(g, r)
  g.variable(scrumIs, 0)
})

// ── dropping out ───────────────────────────────────────────────────────────────────────────────────────────────

/** Who is no longer attacking is no longer in battle (804.5a); the same of who counters (804.6a). */
const losesAttack = rule(
  '804.5a',
  () => STATUS.attacking | STATUS.scrum | STATUS.inBattle,
  () => 0,
)
const losesCounter = rule(
  '804.6a',
  () => STATUS.countering | STATUS.inBattle,
  () => 0,
)

const isOut = (g: Game, r: number): boolean => {
  const row = g.relation(r, RelationCell.a)
  return !g.same(row, g.relation(r, RelationCell.aId)) || isStunned(g, row) || !isUnit(g, row)
}
const dropOut = change('dropOut', (g) => {
  for (const relation of [attacking, countering])
    for (const r of g.relations(relation)) {
      if (!isOut(g, r)) continue
      const row = g.relation(r, RelationCell.a)
      const bits = relation === attacking ? losesAttack() : losesCounter()
      if (g.same(row, g.relation(r, RelationCell.aId)))
        atom.mark(g, row, battleStatus, g.object(row, battleStatus) & ~bits)
      ties.unrelate(g, r)
    }
})

/** Hot path, run at every move: reads the relations without making a list. */
function isAnyOut(g: Game): boolean {
  for (let r = 0, n = g.store.length(g.tables.relations); r < n; r++) {
    const kind = g.relation(r, RelationCell.kind) - 1
    if ((kind === attacking.id || kind === countering.id) && isOut(g, r)) return true
  }
  return false
}

/** Moving, being stunned or no longer being a UNIT takes one out of the battle. */
consequence('804.7', 'dropOut', {
  on: [book.kernelVerb('move'), stun, book.kernelVerb('beginEffect'), book.kernelVerb('endEffect')],
  when: (g) => isAnyOut(g),
  run: (g) => g.propose(dropOut),
})
