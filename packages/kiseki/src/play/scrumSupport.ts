import { type Action, type Game, NONE, type Player, VERB } from '@fudaba/kernel'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { isUnit, shareOrganisation } from '../characteristics.ts'
import { isCovert } from '../iconCrafts/covert.ts'
import { isReady } from '../state.ts'
import { action } from '../verbs.ts'
import { may } from '../verdicts.ts'
import { field } from '../zones.ts'
import { LOCAL, helper, machine, newest, playerHere, recordHere, supported } from './record.ts'
import { standsForAction } from './standing.ts'
import { supporting } from './verdicts.ts'
import { waitAsAbility } from './wait.ts'

/** スクラムサポート (1218): one UNIT is turned so that another gains support. */

const units = (g: Game, player: Player): number[] => g.objects(field, player).filter((row) => isUnit(g, row))
const yes = (): boolean => true

// What 1219.2b asks of the UNIT that is turned, for the target.
const isAnother = rule('1219.2b-1', (_g: Game, helper: number, target: number) => helper !== target, yes)
const isReadyHelper = rule('1219.2b-2', (g: Game, helper: number) => isReady(g, helper), yes)
const shares = rule(
  '1219.2b-3',
  (g: Game, helper: number, target: number) => shareOrganisation(g, helper, target),
  yes,
)
const covertForCovert = rule(
  '1219.2b-4',
  (g: Game, helper: number, target: number) => !isCovert(g, target) || isCovert(g, helper),
  yes,
)
const openForOpen = rule(
  '1219.2b-5',
  (g: Game, helper: number, target: number) => isCovert(g, target) || !isCovert(g, helper),
  yes,
)

/** Whether the verdicts of cards let this one support that one (1219.1). */
const isAllowed = rule(
  '1219.1',
  (g: Game, helper: number, target: number) => may(g, supporting, helper, target),
  yes,
)

const helpers = (g: Game, player: Player, target: number): number[] =>
  units(g, player).filter(
    (row) =>
      target !== NONE &&
      isAnother(g, row, target) &&
      isReadyHelper(g, row) &&
      shares(g, row, target) &&
      covertForCovert(g, row, target) &&
      openForOpen(g, row, target) &&
      isAllowed(g, row, target),
  )

// The same as 1218.2 says it of the two together: whether a UNIT can be a target at all.
const together = rule(
  '1218.2a',
  (g: Game, helper: number, target: number) => shareOrganisation(g, helper, target),
  yes,
)
const covertTogether = rule(
  '1218.2b',
  (g: Game, helper: number, target: number) => !isCovert(g, target) || isCovert(g, helper),
  yes,
)
const openTogether = rule(
  '1218.2c',
  (g: Game, helper: number, target: number) => isCovert(g, target) || !isCovert(g, helper),
  yes,
)
/** `ready`: the own UNITs that could be turned. */
function canBeSupported(g: Game, ready: readonly number[], target: number): boolean {
  for (const row of ready)
    if (
      row !== target &&
      together(g, row, target) &&
      covertTogether(g, row, target) &&
      openTogether(g, row, target) &&
      isAllowed(g, row, target)
    )
      return true
  return false
}

/** The own UNITs that can be supported. */
function targets(g: Game, player: Player): number[] {
  const own = units(g, player)
  const ready = own.filter((row) => isReady(g, row))
  return ready.length === 0 ? [] : own.filter((row) => canBeSupported(g, ready, row))
}

/** Whether there is any; asked in every window. */
function hasTarget(g: Game, player: Player): boolean {
  const own = units(g, player)
  if (own.length < 2) return false
  const ready = own.filter((row) => isReady(g, row))
  return ready.length > 0 && own.some((row) => canBeSupported(g, ready, row))
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
