import {
  type Action,
  type Game,
  NONE,
  O,
  type Player,
  VERB,
  WhileThere,
  isListed,
  tiedTo,
} from '@fudaba/kernel'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { isUnit, organisationsOf, typesOf } from '../characteristics.ts'
import { covert, isCovert } from '../iconCrafts/covert.ts'
import { isReady } from '../state.ts'
import { action } from '../verbs.ts'
import { may } from '../verdicts.ts'
import { organisations } from '../words.ts'
import { field, isReadyInField } from '../zones.ts'
import { LOCAL, helper, machine, newest, playerHere, recordHere, supported } from './record.ts'
import { standsForAction } from './standing.ts'
import { supporting } from './verdicts.ts'
import { waitAsAbility } from './wait.ts'

/** スクラムサポート (1218): one UNIT is turned so that another gains support. */

/**
 * Cards of a player's field with what decides who can support whom. It is asked of pairs in every window: a card is
 * looked at when its turn comes, and only once as long as the same cards lie there.
 */
interface Looked {
  readonly since: WhileThere
  rows: Int32Array
  units: Int32Array
  organisations: Int32Array
  /** Of each those it goes together with; undefined before it is asked. */
  readonly partners: (readonly number[] | undefined)[]
  readonly craftsSince: WhileThere
  /** Whether 【暗躍】 is on it; whether it counts may depend on anything. */
  covert: Int32Array
  /** Who was found to be a target. */
  chosen: Uint8Array
}
const nobodyYet = (): Looked => ({
  since: new WhileThere([typesOf, organisationsOf]),
  rows: new Int32Array(0),
  units: new Int32Array(0),
  organisations: new Int32Array(0),
  partners: [],
  craftsSince: new WhileThere([], true),
  covert: new Int32Array(0),
  chosen: new Uint8Array(0),
})
const own = [nobodyYet(), nobodyYet()] as const
/** Those who are looked at now. */
let looked: Looked = own[0]
const UNSEEN = -1

function makeRoom(n: number): void {
  if (n <= looked.rows.length) return
  looked.rows = new Int32Array(n * 2)
  looked.units = new Int32Array(n * 2)
  looked.organisations = new Int32Array(n * 2)
  looked.covert = new Int32Array(n * 2)
  looked.chosen = new Uint8Array(n * 2)
}

function add(row: number, at: number): void {
  looked.rows[at] = row
  looked.units[at] = UNSEEN
  looked.organisations[at] = UNSEEN
  looked.partners[at] = undefined
  looked.covert[at] = UNSEEN
}

/** Notes the own cards in the field, with room for one more; returns how many there are. */
function lookAtOwn(g: Game, player: Player): number {
  looked = own[player]
  const count = g.count(field, player)
  if (looked.since.lasts(g)) {
    lookAtCrafts(g, player, count)
    return count
  }
  makeRoom(count + 1)
  const { data, stride } = g.T.objects
  let n = 0
  for (let row = g.top(field, player); row !== NONE; row = data[row * stride + O.next]) add(row, n++)
  looked.since.note(g, [g.zone(field, player)])
  looked.craftsSince.note(g, [g.zone(field, player)])
  return n
}

function lookAtCrafts(g: Game, player: Player, count: number): void {
  if (looked.craftsSince.lasts(g)) return
  looked.covert.fill(UNSEEN, 0, count)
  looked.craftsSince.note(g, [g.zone(field, player)])
}

function isUnitAt(g: Game, at: number): boolean {
  if (looked.units[at] === UNSEEN) looked.units[at] = isUnit(g, looked.rows[at]) ? 1 : 0
  return looked.units[at] === 1
}

function organisationsAt(g: Game, at: number): number {
  if (looked.organisations[at] === UNSEEN)
    looked.organisations[at] = g.value(organisationsOf, looked.rows[at])
  return looked.organisations[at]
}

function isCovertAt(g: Game, at: number): boolean {
  const row = looked.rows[at]
  if (looked.covert[at] === UNSEEN) looked.covert[at] = isListed(g, row, covert.id) ? 1 : 0
  return looked.covert[at] === 1 && isCovert(g, row)
}

const yes = (): boolean => true
/** Of two that were noted. */
const share = (g: Game, helper: number, target: number): boolean =>
  organisations.meets(organisationsAt(g, helper), organisationsAt(g, target))
const covertIfCovert = (g: Game, helper: number, target: number): boolean =>
  !isCovertAt(g, target) || isCovertAt(g, helper)
const openIfOpen = (g: Game, helper: number, target: number): boolean =>
  isCovertAt(g, target) || !isCovertAt(g, helper)

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
  add(row, target)
  for (let each = 0; each < target; each++)
    if (
      isReadyHelper(g, each) &&
      isUnitAt(g, each) &&
      isAnother(each, target) &&
      shares(g, each, target) &&
      covertForCovert(g, each, target) &&
      openForOpen(g, each, target) &&
      isAllowed(g, each, target)
    )
      out.push(looked.rows[each])
  return out
}

// The same as 1218.2 says it of the two together: whether a UNIT can be a target at all.
const together = rule('1218.2a', share, yes)
const covertTogether = rule('1218.2b', covertIfCovert, yes)
const openTogether = rule('1218.2c', openIfOpen, yes)

const canBeTurned = (g: Game, at: number): boolean => isReadyInField(g, looked.rows[at]) && isUnitAt(g, at)
/** The own UNITs with which this one goes together, whichever of them is turned. */
const partnersOf = (g: Game, at: number, count: number): readonly number[] =>
  (looked.partners[at] ??= findPartners(g, at, count))

function findPartners(g: Game, helper: number, count: number): number[] {
  const out: number[] = []
  for (let target = 0; target < count; target++)
    if (target !== helper && isUnitAt(g, target) && together(g, helper, target)) out.push(target)
  return out
}

const canSupport = (g: Game, helper: number, target: number): boolean =>
  covertTogether(g, helper, target) && openTogether(g, helper, target) && isAllowed(g, helper, target)

/** The own UNITs that can be supported by one of those that can be turned. */
function targets(g: Game, player: Player): number[] {
  const count = lookAtOwn(g, player)
  const { rows, chosen } = looked
  chosen.fill(0, 0, count)
  for (let helper = 0; helper < count; helper++) {
    if (!canBeTurned(g, helper)) continue
    const partners = partnersOf(g, helper, count)
    for (let i = 0; i < partners.length; i++)
      if (chosen[partners[i]] === 0 && canSupport(g, helper, partners[i])) chosen[partners[i]] = 1
  }
  const out: number[] = []
  for (let target = 0; target < count; target++) if (chosen[target] === 1) out.push(rows[target])
  return out
}

/** Whether there is any target; asked in every window, so whoever cannot be turned is left out first. */
function hasTarget(g: Game, player: Player): boolean {
  const count = lookAtOwn(g, player)
  for (let helper = 0; helper < count; helper++) {
    if (!canBeTurned(g, helper)) continue
    const partners = partnersOf(g, helper, count)
    for (let i = 0; i < partners.length; i++) if (canSupport(g, helper, partners[i])) return true
  }
  return false
}

/** There is one, or none that is still the same thing. */
function targetOf(g: Game, record: number): number {
  const target = tiedTo(g, machine.target, record)
  return target !== NONE && g.zoneOf(target) === NONE ? NONE : target
}
const targetHere = (g: Game): number => targetOf(g, recordHere(g))

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
      const target = targetHere(g)
      d.choose(playerHere(g), 'support.helper', helpers(g, playerHere(g), target), 1, 1).about(target)
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
  const target = targetOf(g, waiting)
  return target !== NONE && stillLegal(g, waiting, target) ? target : NONE
}
