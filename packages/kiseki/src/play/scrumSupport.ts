import {
  type Action,
  type Game,
  NONE,
  Obj,
  type Player,
  type Requirement,
  ZoneStamp,
  isListed,
  relatedTo,
  tellForbidders,
  tellPlace,
} from '@fudaba/kernel/rules'
import { ask, book, procedure, requirement, rule, step } from '../book.ts'
import { isUnit, organisationsOf, typesOf } from '../board/characteristics.ts'
import { covert, isCovert } from '../text/iconCrafts/covert.ts'
import { field, isReady, isReadyInField } from '../board/zones.ts'
import { action } from '../changes/verbs.ts'
import { may, supporting } from '../changes/verdicts.ts'
import { organisations } from '../board/words.ts'
import { LOCAL, helper, machine, newest, playerHere, recordHere, supported } from '../changes/playRecord.ts'
import { standsForAction } from '../board/standsFor.ts'
import { waitAsAbility } from './wait.ts'

/** スクラムサポート (1218): one UNIT is turned so that another gains support. */

/**
 * Cache of a player's field with what decides who can support whom, read for pairs in every window. A column is filled
 * when it is first read, and stays valid while the same cards lie there.
 */
interface FieldCache {
  readonly since: ZoneStamp
  rows: Int32Array
  units: Int32Array
  organisations: Int32Array
  /** Of each card those that share an organisation with it; undefined until it is read. */
  readonly partners: (readonly number[] | undefined)[]
  readonly craftsSince: ZoneStamp
  /** Whether it has 【暗躍】; whether that is valid is asked anew each time. */
  covert: Int32Array
  /** Who was found to be a target. */
  chosen: Uint8Array
}
const emptyCache = (): FieldCache => ({
  since: new ZoneStamp([typesOf, organisationsOf]),
  rows: new Int32Array(0),
  units: new Int32Array(0),
  organisations: new Int32Array(0),
  partners: [],
  craftsSince: new ZoneStamp([], true),
  covert: new Int32Array(0),
  chosen: new Uint8Array(0),
})
const caches = [emptyCache(), emptyCache()] as const
/** The cache of the player in question. */
let cache: FieldCache = caches[0]
const UNKNOWN = -1

function ensureSize(n: number): void {
  if (n <= cache.rows.length) return
  cache.rows = new Int32Array(n * 2)
  cache.units = new Int32Array(n * 2)
  cache.organisations = new Int32Array(n * 2)
  cache.covert = new Int32Array(n * 2)
  cache.chosen = new Uint8Array(n * 2)
}

function add(row: number, at: number): void {
  cache.rows[at] = row
  cache.units[at] = UNKNOWN
  cache.organisations[at] = UNKNOWN
  cache.partners[at] = undefined
  cache.covert[at] = UNKNOWN
}

/** Makes the cache that of this player, with room for one more card; returns how many there are. */
function readField(g: Game, player: Player): number {
  cache = caches[player]
  const count = g.count(field, player)
  if (cache.since.lasts(g)) {
    readCrafts(g, player, count)
    return count
  }
  ensureSize(count + 1)
  const { data, stride } = g.tables.objects
  let n = 0
  for (let row = g.top(field, player); row !== NONE; row = data[row * stride + Obj.next]) add(row, n++)
  cache.since.note(g, [g.zone(field, player)])
  cache.craftsSince.note(g, [g.zone(field, player)])
  return n
}

function readCrafts(g: Game, player: Player, count: number): void {
  if (cache.craftsSince.lasts(g)) return
  cache.covert.fill(UNKNOWN, 0, count)
  cache.craftsSince.note(g, [g.zone(field, player)])
}

function isUnitAt(g: Game, at: number): boolean {
  if (cache.units[at] === UNKNOWN) cache.units[at] = isUnit(g, cache.rows[at]) ? 1 : 0
  return cache.units[at] === 1
}

function organisationsAt(g: Game, at: number): number {
  if (cache.organisations[at] === UNKNOWN) cache.organisations[at] = g.value(organisationsOf, cache.rows[at])
  return cache.organisations[at]
}

function isCovertAt(g: Game, at: number): boolean {
  const row = cache.rows[at]
  if (cache.covert[at] === UNKNOWN) cache.covert[at] = isListed(g, row, covert.id) ? 1 : 0
  return cache.covert[at] === 1 && isCovert(g, row)
}

const yes = (): boolean => true
/** Of two that were noted. */
const share = (g: Game, helper: number, target: number): boolean =>
  organisations.in(g.book).meets(organisationsAt(g, helper), organisationsAt(g, target))
const covertIfCovert = (g: Game, helper: number, target: number): boolean =>
  !isCovertAt(g, target) || isCovertAt(g, helper)
const openIfOpen = (g: Game, helper: number, target: number): boolean =>
  isCovertAt(g, target) || !isCovertAt(g, helper)

// What 1219.2b asks of the UNIT that is turned, for the target.
const isAnother = rule(
  '1219.2b-1',
  (helper: number, target: number) => cache.rows[helper] !== cache.rows[target],
  yes,
)
const isReadyHelper = rule('1219.2b-2', (g: Game, helper: number) => isReady(g, cache.rows[helper]), yes)
const shares = rule('1219.2b-3', share, yes)
const covertForCovert = rule('1219.2b-4', covertIfCovert, yes)
const openForOpen = rule('1219.2b-5', openIfOpen, yes)

/** Whether the verdicts of cards let this one support that one (1219.1). */
const isAllowed = rule(
  '1219.1',
  (g: Game, helper: number, target: number) => may(g, supporting, cache.rows[helper], cache.rows[target]),
  yes,
)

function helpers(g: Game, player: Player, row: number): number[] {
  const out: number[] = []
  if (row === NONE) return out
  const target = readField(g, player)
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
      out.push(cache.rows[each])
  return out
}

// The same as 1218.2 says it of the two together: whether a UNIT can be a target at all.
const together = rule('1218.2a', share, yes)
const covertTogether = rule('1218.2b', covertIfCovert, yes)
const openTogether = rule('1218.2c', openIfOpen, yes)

const canBeTurned = (g: Game, at: number): boolean => isReadyInField(g, cache.rows[at]) && isUnitAt(g, at)
/** The own UNITs with which this one goes together, whichever of them is turned. */
const partnersOf = (g: Game, at: number, count: number): readonly number[] =>
  (cache.partners[at] ??= findPartners(g, at, count))

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
  const count = readField(g, player)
  const { rows, chosen } = cache
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
  const count = readField(g, player)
  for (let helper = 0; helper < count; helper++) {
    if (!canBeTurned(g, helper)) continue
    const partners = partnersOf(g, helper, count)
    for (let i = 0; i < partners.length; i++) if (canSupport(g, helper, partners[i])) return true
  }
  return false
}

/** There is one, or none that is still the same thing. */
function targetOf(g: Game, record: number): number {
  const target = relatedTo(g, machine.target, record)
  return target !== NONE && g.zoneOf(target) === NONE ? NONE : target
}
const targetHere = (g: Game): number => targetOf(g, recordHere(g))

const isOwnUnit = (clause: '1219.2a' | '1219.2b'): readonly Requirement[] => [
  requirement(clause, (g, player, row) => g.zoneOf(row) === g.zone(field, player), {
    tells: tellPlace(field),
  }),
  requirement(clause, (g, _player, row) => isUnit(g, row)),
]
/** Why a UNIT is not among those that can be supported: nobody who could be turned goes with it. */
const targetReasons: readonly Requirement[] = [
  ...isOwnUnit('1219.2a'),
  requirement('1219.2a', (g, player, row) => targets(g, player).includes(row)),
]
type Pair = (g: Game, helper: number, target: number) => boolean
/** What 1219.2b asks of a row with the target of the play under way. */
const withTarget =
  (test: Pair) =>
  (g: Game, player: Player, row: number): boolean => {
    const count = readField(g, player)
    add(targetHere(g), count)
    const at = cache.rows.indexOf(row)
    return at >= 0 && at < count && test(g, at, count)
  }
/** Why a UNIT is not among those that can be turned to support. */
const helperReasons: readonly Requirement[] = [
  ...isOwnUnit('1219.2b'),
  requirement(
    '1219.2b-1',
    withTarget((_g, each, target) => isAnother(each, target)),
  ),
  requirement('1219.2b-2', withTarget(isReadyHelper)),
  requirement('1219.2b-3', withTarget(shares)),
  requirement('1219.2b-4', withTarget(covertForCovert)),
  requirement('1219.2b-5', withTarget(openForOpen)),
  requirement('1219.1', withTarget(isAllowed), {
    tells: tellForbidders(supporting, undefined, (g) => targetHere(g)),
  }),
]

const chooseTarget = procedure('supportTarget', 4, [
  ask('1219.2a', {
    offer: (g, d) =>
      void d.choose(playerHere(g), 'support.target', targets(g, playerHere(g)), 1, 1).because(targetReasons),
    take(g, answer) {
      if (answer.passed) return g.done(NONE)
      g.propose(book.kernelVerb('relate'), machine.target.id, recordHere(g), answer.value, 0)
    },
  }),
])

const HELPER = 4

const turnHelper = procedure('supportHelper', 5, [
  ask('1219.2b', {
    offer(g, d) {
      const target = targetHere(g)
      d.choose(playerHere(g), 'support.helper', helpers(g, playerHere(g), target), 1, 1)
      d.about(target).because(helperReasons)
    },
    take(g, answer) {
      if (answer.passed) return g.done(NONE)
      g.setLocal(HELPER, answer.value)
    },
  }),
  step('1218.2', (g) => {
    g.propose(action, g.local(HELPER))
    g.propose(book.kernelVerb('relate'), helper.id, recordHere(g), g.local(HELPER), 0)
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
