import {
  type Game,
  NONE,
  type Procedure,
  forbidders,
  responseChain,
  relatedTo,
  ties,
} from '@fudaba/kernel/rules'
import { noteAims } from '../changes/aims.ts'
import { attack, attackCharacter, attackOwnParty, guard } from '../battle/attack.ts'
import { defender, sure } from '../battle/attackDeclarations.ts'
import { battle, resolveAttack } from '../battle/battle.ts'
import { ask, book, change, fact, procedure, rule, step } from '../book.ts'
import { configOf } from '../board/config.ts'
import { playBreak, resolveBreak } from '../play/break.ts'
import { actorOf, answers, endDeclaration, guardedBy, kinds } from '../changes/declarations.ts'
import { ruleTiming } from '../changes/timings.ts'
import { responseWindow } from '../text/nodes/declaring.ts'
import { playPermanent, resolvePermanent } from '../play/permanent.ts'
import { playFast, playProject, resolveCard } from '../play/card.ts'
import { stillWorks, useEffects } from '../play/effect.ts'
import '../play/free.ts'
import { texts } from '../play/texts.ts'
import { resolveSetting, setCharacter } from '../play/setCharacter.ts'
import { rankOf, rankOfEffect } from '../board/cardPriority.ts'
import './checkTiming.ts'
import { synchro } from '../battle/synchro.ts'
import { guardStands, may, seesThrough } from '../changes/verdicts.ts'
import { battles, declared, onField } from '../board/zones.ts'

/** レスポンス: declarations answered, and resolved from the last one back. */

const ROW = 0

const standGuard = change('standGuard', (g, attackRow, by) => ties.relate(g, guardedBy.id, attackRow, by, 0))

/** "Guards" comes about where a rule would not let it; against "is not guarded" the cards decide (4-4). */
const surelyGuards = rule(
  '4-4',
  (g: Game, row: number, attacker: number): boolean => {
    const card = g.object(row, sure) - 1
    if (card < 0) return false
    const against = forbidders(g, guardStands, attacker, actorOf(g, row))
    return against.every((effect) => rankOf(g, card) < rankOfEffect(g, effect))
  },
  () => false,
)
/** An attack that is not guarded may be guarded in vain (base.1.6.6). */
const inVain = fact('base.1.6.6', true, false)
function stands(g: Game, row: number, by: number, attackRow: number): boolean {
  const attacker = actorOf(g, attackRow)
  if (surelyGuards(g, row, attacker) || !inVain()) return true
  const isUnseen = configOf(g).stealthAfterGuard === 'guardFails' && !seesThrough(g, by, attacker)
  return !isUnseen && may(g, guardStands, attacker, by)
}

/** (guard): its character stands before the attack, if both are still there (4-1). */
const resolveGuard = procedure('resolveGuard', 1, [
  step('4-1', (g) => {
    const row = g.local(ROW)
    const by = actorOf(g, row)
    const attackRow = relatedTo(g, answers, row)
    if (by !== NONE && onField(g, by) && attackRow !== NONE && stands(g, row, by, attackRow))
      g.propose(standGuard, attackRow, by)
    g.propose(endDeclaration, row)
  }),
])
/** (phase or check): it is over, and nothing else happens. */
const resolvePhaseOrCheck = procedure('resolveSaying', 1, [
  step('21-3a', (g) => g.propose(endDeclaration, g.local(ROW))),
])

/** (declared effect). */
const resolveEffect = procedure('resolveEffect', 1, [
  step(
    '21-3',
    (g) => {
      const row = g.local(ROW)
      if (stillWorks(g, row) && texts.someTargetLegal(g, row)) texts.resolve(g, row)
    },
    'its text',
  ),
  step('21-3', (g) => g.propose(endDeclaration, g.local(ROW)), 'over'),
])

// Whatever has a text may be aimed anew at what it could have been aimed at (14-3).
for (const kind of [kinds.project, kinds.fast, kinds.effect])
  noteAims(kind, (g, _player, row) => texts.fitting(g, row))

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
    case kinds.effect:
      return resolveEffect
    case kinds.project:
    case kinds.fast:
      return resolveCard
    default:
      return resolvePhaseOrCheck
  }
}

const resolve = procedure('resolve', 1, [
  step('base.1.6.7', (g) => g.call(resolution(g, g.local(ROW)), g.local(ROW)), 'resolve one'),
  step('8-1-a', (g) => ruleTiming.value.call(g), 'settle'),
])

/** Of several battles the guarding player says which comes first (23-3). */
const anyOrder = fact('23-3', true, false)
const endBattle = procedure('endBattle', 1, [
  ask('23-3', {
    offer(g, d) {
      const all = g.objects(battles, 0)
      if (all.length > 1 && anyOrder()) d.choose(defender(g, all[0]), 'battle.first', all, 1, 1)
    },
    take: (g, answer) => g.setLocal(ROW, answer.value),
  }),
  step('base.1.6.8', (g) => g.call(battle, g.local(ROW)), 'battle'),
  step('8-1-a', (g) => ruleTiming.value.call(g), 'settle'),
])

/** What can be declared in the own main phase, and what answers a declaration. */
const anytime = [playFast, ...useEffects]
export const mainActions = [
  setCharacter,
  playBreak,
  playPermanent,
  playProject,
  ...anytime,
  attack,
  attackOwnParty,
  attackCharacter,
]
export const responses = [guard, ...anytime, synchro]
export const actions = [...mainActions, guard, synchro]

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
  deferred: { zone: battles, procedure: endBattle, outermost: true },
})
responseWindow.fill(chain.procedure)
