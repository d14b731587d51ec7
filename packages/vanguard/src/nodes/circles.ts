import { type OwnNodes, opponent } from '@fudaba/kernel'
import { ON_VANGUARD, attacksKind } from '../battleKinds.ts'
import { isAttacking, isBoosted, isBoosting } from '../battleUnits.ts'
import { moments } from '../moments.ts'
import { turnFighter } from '../state.ts'
import { racesOf } from '../units.ts'
import { races } from '../words.ts'
import { circleOf, columnOf, field } from '../zones.ts'

/** Where a unit is, what it is, and what it has done in a battle. */

export const features: NonNullable<OwnNodes['features']> = {
  'vanguard.race': {
    // 〈〉.
    clause: '2.3.1.2',
    reads: [racesOf],
    test: (g, _c, row, _id, { race }) => races.meets(g.value(racesOf, row), races.of(race)),
  },
  // As a condition on a card: it lies in the pile.
  'vanguard.end': {
    open: true,
    pile: ({ zone, place }) => ({ zone, place }),
    compile: (tools, { zone }) => tools.feature({ kind: 'zone', zone }).test,
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
export const conditions: NonNullable<OwnNodes['conditions']> = {
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
  'vanguard.turn': {
    holds: (g, c, { whose }) =>
      turnFighter(g) === (whose === 'opponent' ? opponent(c.controller) : c.controller),
  },
}
export const triggers: NonNullable<OwnNodes['triggers']> = {
  'vanguard.battle-end': {
    on: [moments.closeStep],
    when(g, c, _ev, { verb }) {
      switch (verb) {
        case 'attack':
          return isAttacking(g, c.source)
        case 'attack-vanguard':
          return isAttacking(g, c.source) && attacksKind(g, ON_VANGUARD)
        case 'boost':
          return isBoosting(g, c.source)
        case 'boosted':
          return isBoosted(g, c.source)
      }
      return false
    },
  },
}
