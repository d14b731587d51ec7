import { type Action, type Game, NONE, type Player, VERB } from '@fudaba/kernel'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { isUnit, organisationsOf } from '../characteristics.ts'
import { isCovert } from '../iconCrafts/covert.ts'
import { isReady } from '../state.ts'
import { action } from '../verbs.ts'
import { may } from '../verdicts.ts'
import { organisations } from '../words.ts'
import { field } from '../zones.ts'
import { LOCAL, helper, machine, newest, playerHere, recordHere, supported } from './record.ts'
import { standsForAction } from './standing.ts'
import { supporting } from './verdicts.ts'
import { waitAsAbility } from './wait.ts'

/** スクラムサポート (1218): one UNIT is turned so that another gains support. */

/** UNITs with what decides who can support whom: found once, for it is asked of every pair in every window. */
const looked = { rows: [] as number[], organisations: [] as number[], covert: [] as boolean[] }

function look(g: Game, at: number, row: number): void {
  looked.rows[at] = row
  looked.organisations[at] = g.value(organisationsOf, row)
  looked.covert[at] = isCovert(g, row)
}

/** Looks at the own UNITs; returns how many there are. */
function lookAtOwn(g: Game, player: Player): number {
  let n = 0
  for (let row = g.top(field, player); row !== NONE; row = g.next(row)) if (isUnit(g, row)) look(g, n++, row)
  return n
}

const yes = (): boolean => true
/** Of two that were looked at. */
const share = (helper: number, target: number): boolean =>
  organisations.meets(looked.organisations[helper], looked.organisations[target])
const covertIfCovert = (helper: number, target: number): boolean =>
  !looked.covert[target] || looked.covert[helper]
const openIfOpen = (helper: number, target: number): boolean =>
  looked.covert[target] || !looked.covert[helper]

// What 1219.2b asks of the UNIT that is turned, for the target.
const isAnother = rule(
  '1219.2b-1',
  (helper: number, target: number) => looked.rows[helper] !== looked.rows[target],
  yes,
)
const isReadyHelper = rule('1219.2b-2', (g: Game, helper: number) => isReady(g, looked.rows[helper]), yes)
const shares = rule('1219.2b-3', share, yes)
const covertForCovert = rule('1219.2b-4', covertIfCovert, yes)
const openForOpen = rule('1219.2b-5', openIfOpen, yes)

/** Whether the verdicts of cards let this one support that one (1219.1). */
const isAllowed = rule(
  '1219.1',
  (g: Game, helper: number, target: number) => may(g, supporting, looked.rows[helper], looked.rows[target]),
  yes,
)

function helpers(g: Game, player: Player, row: number): number[] {
  const out: number[] = []
  if (row === NONE) return out
  const target = lookAtOwn(g, player)
  look(g, target, row)
  for (let each = 0; each < target; each++)
    if (
      isAnother(each, target) &&
      isReadyHelper(g, each) &&
      shares(each, target) &&
      covertForCovert(each, target) &&
      openForOpen(each, target) &&
      isAllowed(g, each, target)
    )
      out.push(looked.rows[each])
  return out
}

// The same as 1218.2 says it of the two together: whether a UNIT can be a target at all.
const together = rule('1218.2a', share, yes)
const covertTogether = rule('1218.2b', covertIfCovert, yes)
const openTogether = rule('1218.2c', openIfOpen, yes)

/** Whether one of the `own` UNITs that were looked at could be turned for this one. */
function canBeSupported(g: Game, own: number, target: number): boolean {
  for (let each = 0; each < own; each++)
    if (
      each !== target &&
      isReady(g, looked.rows[each]) &&
      together(each, target) &&
      covertTogether(each, target) &&
      openTogether(each, target) &&
      isAllowed(g, each, target)
    )
      return true
  return false
}

/** The own UNITs that can be supported. */
function targets(g: Game, player: Player): number[] {
  const own = lookAtOwn(g, player)
  const out: number[] = []
  for (let each = 0; each < own; each++) if (canBeSupported(g, own, each)) out.push(looked.rows[each])
  return out
}

/** Whether there is any target; asked in every window. */
function hasTarget(g: Game, player: Player): boolean {
  if (!hasReady(g, player)) return false
  const own = lookAtOwn(g, player)
  for (let each = 0; each < own; each++) if (canBeSupported(g, own, each)) return true
  return false
}

/** Whether two cards are there and one could be turned: without that nothing has to be looked at. */
function hasReady(g: Game, player: Player): boolean {
  if (g.count(field, player) < 2) return false
  for (let row = g.top(field, player); row !== NONE; row = g.next(row)) if (isReady(g, row)) return true
  return false
}

const targetHere = (g: Game): number => machine.targets(g, recordHere(g))[0] ?? NONE

const chooseTarget = procedure('supportTarget', 4, [
  ask('1219.2a', {
    offer: (g, d) => void d.choose(playerHere(g), 'support.target', targets(g, playerHere(g)), 1, 1),
    take(g, answer) {
      if (answer.passed) return g.done(NONE)
      g.propose(book.verbs[VERB.relate], machine.target.id, recordHere(g), answer.value, 0)
    },
  }),
])

const HELPER = 4

const turnHelper = procedure('supportHelper', 5, [
  ask('1219.2b', {
    offer(g, d) {
      d.choose(playerHere(g), 'support.helper', helpers(g, playerHere(g), targetHere(g)), 1, 1)
      d.about(targetHere(g))
    },
    take(g, answer) {
      if (answer.passed) return g.done(NONE)
      g.setLocal(HELPER, answer.value)
    },
  }),
  step('1218.2', (g) => {
    g.propose(action, g.local(HELPER))
    g.propose(book.verbs[VERB.relate], helper.id, recordHere(g), g.local(HELPER), 0)
  }),
  // It has to lie turned now; if something else happened instead, it was not done.
  step('1219.2b', (g) => g.done(isReady(g, g.local(HELPER)) ? NONE : 0), 'turned'),
])

const waits = procedure('supportWaits', 4, [
  step('1219.2c', (g) =>
    g.propose(waitAsAbility, recordHere(g), standsForAction(g.local(LOCAL.action)), NONE),
  ),
  step('1219.2c', (g) => g.propose(supported, newest(g), playerHere(g)), 'done'),
])

export const scrumSupport: Action = machine.action({
  name: 'scrum-support',
  title: { ja: 'スクラムサポート', en: 'Scrum support' },
  requirements: [requirement('1219.2a', (g, player) => hasTarget(g, player))],
  sources: rule(
    '902.4g',
    (): number[] => [NONE],
    () => [],
  ),
  perform: machine.procedure('scrumSupport', {
    begin: '1219.2',
    stages: [
      { clause: '1219.2a', procedure: chooseTarget, rollback: '1219.2d' },
      { clause: '1219.2b', procedure: turnHelper, rollback: '1219.2d' },
      { clause: '1219.2c', procedure: waits, rollback: '1219.2d' },
    ],
    complete: '1219.2',
  }),
})

/** Whether what the support is aimed at is still an own UNIT in the field (1220.1a). */
const stillLegal = rule(
  '1220.1a',
  (g: Game, waiting: number, target: number) =>
    g.inZone(target, field) && isUnit(g, target) && g.controller(target) === g.controller(waiting),
  yes,
)

/** The target of a waiting scrum support, or NONE if nothing is done to it any more. */
export function supportedBy(g: Game, waiting: number): number {
  const [target] = machine.targets(g, waiting)
  return target !== undefined && stillLegal(g, waiting, target) ? target : NONE
}
