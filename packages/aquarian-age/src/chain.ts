import { type Game, NONE, type Procedure, responseChain, ties } from '@fudaba/kernel'
import { attack, attackOwnParty, guard } from './attack.ts'
import { battle, resolveAttack } from './battle.ts'
import { book, change, procedure, step } from './book.ts'
import { actorOf, answers, endDeclaration, guardedBy, kinds } from './declarations.ts'
import {
  playBreak,
  playPermanent,
  resolveBreak,
  resolvePermanent,
  resolveSetting,
  setCharacter,
} from './plays.ts'
import { check } from './win.ts'
import { battles, declared, onField } from './zones.ts'

/** レスポンス: declarations answered, and resolved from the last one back. */

const ROW = 0

const standGuard = change('standGuard', (g, attackRow, by) => ties.relate(g, guardedBy.id, attackRow, by, 0))

/** (guard): its character stands before the attack, if both are still there (4-1). */
const resolveGuard = procedure('resolveGuard', 1, [
  step('4-1', (g) => {
    const row = g.local(ROW)
    const by = actorOf(g, row)
    const attackRow = g.related(answers, row)[0] ?? NONE
    if (by !== NONE && onField(g, by) && attackRow !== NONE) g.propose(standGuard, attackRow, by)
    g.propose(endDeclaration, row)
  }),
])
/** (phase or check): nothing is left of it. */
const resolveSaying = procedure('resolveSaying', 1, [
  step('21-3a', (g) => g.propose(endDeclaration, g.local(ROW))),
])

function resolution(g: Game, row: number): Procedure {
  switch (g.kind(row)) {
    case kinds.attack:
      return resolveAttack
    case kinds.guard:
      return resolveGuard
    case kinds.setting:
      return resolveSetting
    case kinds.break:
      return resolveBreak
    case kinds.permanent:
      return resolvePermanent
    default:
      return resolveSaying
  }
}

const resolve = procedure('resolve', 1, [
  step('base.1.6.7', (g) => g.call(resolution(g, g.local(ROW)), g.local(ROW)), 'resolve one'),
  step('base.1.1.6', (g) => g.call(check), 'check'),
])
const endBattle = procedure('endBattle', 1, [
  step('base.1.6.8', (g) => g.call(battle, g.local(ROW)), 'battle'),
  step('base.1.1.6', (g) => g.call(check), 'check'),
])

/** What can be declared in the own main phase, and what answers a declaration. */
export const mainActions = [setCharacter, playBreak, playPermanent, attack, attackOwnParty]
export const responses = [guard]
export const actions = [...mainActions, ...responses]

export const chain = responseChain(book, {
  name: 'responses',
  clauses: {
    declare: '21-3a',
    respond: 'base.1.6.9',
    alternate: 'base.1.6.9',
    bothDecline: 'base.1.6.9',
    resolve: 'base.1.6.7',
    deferred: 'base.1.6.8',
  },
  zone: declared,
  responses,
  resolve,
  deferred: { zone: battles, procedure: endBattle },
})
