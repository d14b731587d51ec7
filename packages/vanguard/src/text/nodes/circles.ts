import { type Game, opponent } from '@fudaba/kernel/rules'
import { type GameNodes, valueOf } from '@fudaba/kernel/text'
import { ON_REAR_GUARD, ON_VANGUARD, attacksKind, battlesThisTurn } from '../../battle/battleKinds.ts'
import {
  areOpponents,
  boosting,
  isAttacked,
  isAttacking,
  isBoosted,
  isBoosting,
  boostersOf,
} from '../../battle/battleUnits.ts'
import { moments } from '../../changes/moments.ts'
import { inPhase, turnFighter } from '../../board/state.ts'
import { critical, grade, power, racesOf } from '../../board/characteristics.ts'
import { races } from '../../board/words.ts'
import { isGuardian, isRearGuard, isVanguard } from '../../board/units.ts'
import { circleOf, columnOf, field } from '../../board/zones.ts'

/** Where a unit is, what it is, and what it has done in a battle. */

const onCircle = { V: isVanguard, R: isRearGuard, G: isGuardian } as const

export const features: NonNullable<GameNodes['features']> = {
  'vanguard.race': {
    // 〈〉.
    clause: '2.3.1.2',
    reads: [racesOf],
    test: (g, _c, row, _id, { race }) => {
      const word = races.in(g.book).find(race)
      return word >= 0 && races.in(g.book).has(g.value(racesOf, row), word)
    },
  },
  // As a condition on a card: it lies in the pile.
  'vanguard.end': {
    open: true,
    pile: ({ zone, place }) => ({ zone, place }),
    compile: (tools, { zone }) => tools.feature({ kind: 'zone', zone }).test,
  },
  'vanguard.on': {
    open: true,
    test: (g, _c, row, _id, { circles }) => circles.some((circle) => onCircle[circle](g, row)),
  },
  'vanguard.both': {
    open: true,
    zones: [field],
    compile(tools, { of }) {
      const tests = of.map((each) => tools.feature(each).test)
      return (g, c, row, id) => tests.some((test) => test(g, c, row, id))
    },
  },
  // バトル相手: of this unit where the text names no other.
  'vanguard.opposing': {
    open: true,
    zones: [field],
    compile(tools, { of }) {
      const others = tools.what(of ?? { kind: 'reference', to: 'self' })
      return (g, c, row) => others.rows(g, c).some((each) => areOpponents(g, row, each))
    },
  },
  'vanguard.same-grade': {
    reads: [grade],
    compile(tools, { as }) {
      const others = tools.what(as)
      return (g, c, row, id) => {
        const own = valueOf(g, grade, row, id)
        const pairs = others.pairs(g, c)
        for (let i = 0; i < pairs.length; i += 2)
          if (valueOf(g, grade, pairs[i], pairs[i + 1]) === own) return true
        return false
      }
    },
  },
  'vanguard.compared': {
    reads: [power, grade, critical],
    compile: (tools, { characteristic, comparison }) =>
      tools.feature({ kind: 'number', characteristic, comparison }).test,
  },
  'vanguard.column': {
    open: true,
    compile(tools, { as }) {
      const others = tools.what(as)
      return (g, c, row) => {
        if (!g.inZone(row, field)) return false
        const column = columnOf(circleOf(g, row), g.controller(row) === 1)
        return others
          .rows(g, c)
          .some(
            (other) =>
              g.inZone(other, field) && columnOf(circleOf(g, other), g.controller(other) === 1) === column,
          )
      }
    },
  },
}
/** What a unit has done in the battle that is going on. */
const hasDone: Readonly<Record<string, (g: Game, row: number) => boolean>> = {
  attack: isAttacking,
  'attack-vanguard': (g, row) => isAttacking(g, row) && attacksKind(g, ON_VANGUARD),
  'attack-rear-guard': (g, row) => isAttacking(g, row) && attacksKind(g, ON_REAR_GUARD),
  attacked: isAttacked,
  boost: isBoosting,
  boosted: isBoosted,
}

export const conditions: NonNullable<GameNodes['conditions']> = {
  'vanguard.phase': {
    holds: (g, c, { whose, phase }) =>
      (phase === 'turn' || inPhase(g, phase)) &&
      (whose === undefined ||
        whose === 'each' ||
        turnFighter(g) === (whose === 'opponent' ? opponent(c.controller) : c.controller)),
  },
  'vanguard.battle': {
    compile(tools, { who, did, whom }) {
      const doers = tools.what(who)
      const others = whom === undefined ? null : tools.what(whom)
      const test = hasDone[did] ?? (() => false)
      return (g, c) =>
        doers
          .rows(g, c)
          .some(
            (row) =>
              test(g, row) &&
              (others === null ||
                (did === 'boosted' ? boostersOf(g, row) : g.related(boosting, row)).some((each) =>
                  others.test(g, c, each, g.id(each)),
                )),
          )
    },
  },
  'vanguard.nth-battle': {
    holds(g, _c, { battle: { n, or, onwards } }) {
      const now = battlesThisTurn(g)
      return onwards === true ? now >= n : now === n || now === or
    },
  },
  // The place is one more feature of who is there.
  'vanguard.there': {
    compile: (tools, { at, what, how, comparison, not }) =>
      tools.condition({
        kind: 'exists',
        what: { ...what, features: [...at, ...what.features] },
        how,
        ...(comparison && { comparison }),
        ...(not && { not }),
      }),
  },
  'vanguard.is': {
    compile(tools, { what, as }) {
      const objects = tools.what(what)
      const fits = tools.what(as)
      return (g, c) => {
        const rows = objects.rows(g, c)
        return rows.length > 0 && rows.every((row) => fits.test(g, c, row, g.id(row)))
      }
    },
  },
  'vanguard.so-many': {
    compile(tools, { what, as, comparison }) {
      const objects = tools.what(what)
      const fits = tools.what(as)
      const compare = tools.comparison(comparison)
      return (g, c) =>
        compare(g, c, objects.rows(g, c).filter((row) => fits.test(g, c, row, g.id(row))).length)
    },
  },
  'vanguard.during': {
    compile: (tools, { event, not }) => tools.condition({ kind: 'history', event, ...(not && { not }) }),
  },
  'vanguard.turn': {
    holds: (g, c, { whose }) =>
      turnFighter(g) === (whose === 'opponent' ? opponent(c.controller) : c.controller),
  },
}
export const triggers: NonNullable<GameNodes['triggers']> = {
  'vanguard.battle-end': {
    on: [moments.closeStep],
    when: (g, c, _ev, { verb }) => hasDone[verb]?.(g, c.source) ?? false,
  },
}
