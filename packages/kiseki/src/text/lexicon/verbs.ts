import { FACE_DOWN, FACE_UP, type Game, type Player, TURNED, UPRIGHT } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../../rulebook/index.ts'
import { book, fact, rule, direct } from '../../book.ts'
import { isItem, isUnit } from '../../board/characteristics.ts'
import { availableEp, payEp } from '../../changes/ep.ts'
import { isAbility, isSupport } from '../../board/waitingThings.ts'
import { bond, cpPool, epPool, isStunned } from '../../board/state.ts'
import { canLink, tacticalLink } from '../../changes/tacticalLink.ts'
import { gainBond, gainCp, gainEp, loseBond } from '../../changes/bond.ts'
import { recover, stun } from '../../changes/stun.ts'
import {
  action,
  destroy,
  discard,
  draw,
  enterField,
  enterHomebase,
  exile,
  kill,
  negate,
  ready,
  rebuild,
  takeControl,
  turnDown,
  turnUp,
} from '../../changes/verbs.ts'
import { deck, field, hand, homebase, trails, waiting } from '../../board/zones.ts'

/** What is done: each word proposes the game's own verb. */

type Words = Lexicon<KisekiClause>

const move = book.kernelVerb('move')

/** Cards lie ready and face up unless told otherwise (503.1a). */
function put(g: Game, row: number, zone: number, place: number, flags: number): void {
  const to = g.zoneDef(zone)
  if (to === field) g.propose(enterField, row, g.zoneOwner(zone), flags)
  else if (to === homebase) g.propose(enterHomebase, row, g.zoneOwner(zone), flags)
  else g.propose(move, row, zone, place, flags)
}

/** 場に出す without a player named: its owner's field (1320.1a). */
const bringsHome = rule(
  '1320.1a',
  (g: Game, row: number, _controller: Player): Player => g.owner(row),
  (_g: Game, _row: number, controller: Player): Player => controller,
  '105.3b',
)
/** From where cards are ready or turned it comes as it lay there (1320.1b). */
const asItLay = fact('1320.1b', true, false)

function bringOut(g: Game, row: number, zone: number, place: number, flags: number): void {
  if (g.zoneDef(zone) === field) g.propose(enterField, row, g.zoneOwner(zone), flags, asItLay() ? 0 : 1)
  else put(g, row, zone, place, flags)
}

export const moves: Words['moves'] = {
  put: { carryOut: put, can: (g, row) => !isAbility(g, row) },
  add: { carryOut: put, can: (g, row) => !isAbility(g, row), done: 'put' },
  return: { carryOut: put, can: (g, row) => !isAbility(g, row), done: 'put' },
  bring: {
    clause: '1320.1',
    home: bringsHome,
    carryOut: bringOut,
    can: (g, row) => !isAbility(g, row),
    done: 'enter',
  },
}

export const turns: Words['turns'] = {
  ready: {
    clause: '1315.1',
    to: UPRIGHT,
    can: (g, row) => !isStunned(g, row),
    carryOut: (g, row) => g.propose(ready, row),
  },
  action: { clause: '1315.2', to: TURNED, carryOut: (g, row) => g.propose(action, row) },
}
export const flips: Words['flips'] = {
  up: { clause: '1316.1', to: FACE_UP, carryOut: (g, row) => g.propose(turnUp, row) },
  down: { clause: '1316.2', to: FACE_DOWN, carryOut: (g, row) => g.propose(turnDown, row) },
}

const inField = (g: Game, row: number): boolean => g.inZone(row, field)

export const acts: Words['acts'] = {
  stun: {
    clause: '1306.1',
    can: (g, row) => inField(g, row) && isUnit(g, row) && !isStunned(g, row),
    // One that would be destroyed instead (1306.5) is not stunned, and so pays nothing.
    canPay: (g, row) => inField(g, row) && isUnit(g, row) && !isItem(g, row) && !isStunned(g, row),
    carryOut: (g, row) => g.propose(stun, row),
  },
  recover: { clause: '1308.1', can: isStunned, carryOut: (g, row) => g.propose(recover, row) },
  kill: { clause: '1317.1', can: inField, done: 'dies', carryOut: (g, row) => g.propose(kill, row) },
  destroy: {
    clause: '1317.2',
    can: (g, row) => inField(g, row) || g.inZone(row, homebase),
    done: 'destroyed',
    carryOut: (g, row) => g.propose(destroy, row),
  },
  exile: {
    clause: '1330.1',
    can: (g, row) => !isAbility(g, row),
    done: 'put',
    carryOut: (g, row) => g.propose(exile, row),
  },
  rebuild: {
    clause: '1335.1',
    can: (g, row) => g.inZone(row, homebase),
    done: 'put',
    carryOut: (g, row) => g.propose(rebuild, row),
  },
  // Scrum support is neither a card nor an ability (1218.1).
  negate: {
    clause: '1324.1',
    can: (g, row) => g.inZone(row, waiting) && !isSupport(g, row),
    carryOut: (g, row) => g.propose(negate, row),
  },
  // In this turn it ends with the turn (705.7).
  control: {
    clause: '506.4',
    can: inField,
    done: 'put',
    carryOut: (g, row, by) => g.propose(takeControl, row, by),
    until: {
      clause: '705.7',
      before: (g, row) => g.controller(row),
      back: (g, row, before) => g.propose(takeControl, row, before),
    },
  },
  // Of two it is done to the first, with the second.
  link: {
    clause: '1336.1',
    can: (g, row) => inField(g, row) && isUnit(g, row),
    together: (g, [first, second]) => {
      if (first !== undefined && second !== undefined && canLink(g, first, second))
        g.propose(tacticalLink, first, second)
    },
    carryOut: () => undefined,
  },
}

/** What is gained or lost: bond, CP, EP. */
const gained: Readonly<Record<string, typeof gainBond>> = { bond: gainBond, cp: gainCp, ep: gainEp }
const pools: Readonly<Record<string, number>> = { cp: cpPool, ep: epPool }
const count = book.kernelVerb('count')
const NOBODY = 0

export const counts: Words['counts'] = {
  gain: { sign: 1, done: 'gain-bond', carryOut: (g, who, what, n) => g.propose(gained[what], who, n) },
  lose: {
    sign: -1,
    done: 'lose-bond',
    carryOut(g, who, what, n) {
      const pool = pools[what]
      if (pool === undefined) g.propose(loseBond, who, n, NOBODY)
      else g.propose(count, who, pool, -Math.min(n, g.counter(pool, who)))
    },
  },
  pay: { pays: true },
}

export const resources: Words['resources'] = {
  bond: { counter: bond },
  cp: { counter: cpPool },
  ep: { counter: epPool, available: availableEp, payment: payEp },
}

/** Without a player named, the controller of the effect draws (1313.1a). */
direct('1313.1a')

export const drawing: Words['draw'] = {
  clause: '1313.1',
  from: deck,
  to: hand,
  oneByOne: true,
  verb: draw,
  carryOut: (g, who) => g.propose(draw, who),
}
export const discarding: Words['discard'] = {
  clause: '1314.1',
  wholeClause: '1314.2',
  to: trails,
  carryOut: (g, row) => g.propose(discard, row),
}
