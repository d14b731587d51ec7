import type { Constraint } from '@fudaba/kernel'
import { type Game, NONE } from '@fudaba/kernel/rules'
import { unitsOf } from './battleUnits.ts'
import { fact, rule } from '../book.ts'
import {
  canAttackAlone,
  mayAttack,
  meets,
  mustAttack,
  organisationLists,
  scrumTargets,
  targetsOf,
} from './legality.ts'
import { primary } from '../board/state.ts'
import { may, scrumAttack } from '../changes/verdicts.ts'

/** The choice of attackers (803.3). */

/** A value for the constraint on targets: these may attack the player only. */
const THE_PLAYER = -2
const sharesOrganisation = fact('803.3b', true, false)

/** Sets that 803.6 would refuse whatever they attack are not offered: the choice would only come again. */
const mayBeAlone = rule('803.6', canAttackAlone, () => true)
const scrumAims = rule('803.6', scrumTargets, (g: Game, row: number): readonly number[] => {
  const targets = targetsOf(g, row)
  return targets.length > 0 ? targets : [NONE]
})
const aims = (g: Game, row: number): number[] =>
  scrumAims(g, row).map((target) => (target === NONE ? THE_PLAYER : target))

/** What a set of attackers has to meet together. */
export function attackerConstraints(g: Game, from: readonly number[]): Constraint {
  const forced = from.flatMap((row, i) => (mustAttack(g, row) ? [{ items: [i] }] : []))
  return {
    kind: 'both',
    of: [
      // All of them can attack the same UNIT, or there is none that any of them could.
      { kind: 'shared', values: from.map((row) => aims(g, row)), from: 2 },
      ...(sharesOrganisation()
        ? [{ kind: 'shared', values: organisationLists(g, from), from: 2 } as const]
        : []),
      // One that may not attack in a scrum attacks alone.
      { kind: 'alone', items: from.map((row) => !may(g, scrumAttack, row)) },
      // One whose attack would be refused by itself attacks with others.
      { kind: 'company', items: from.map((row) => !mayBeAlone(g, row)) },
      ...(forced.length > 0 ? [{ kind: 'most', requirements: forced } as const] : []),
    ],
  }
}

/** UNITs of the primary player that may attack. */
export const possibleAttackers = (g: Game): number[] =>
  unitsOf(g, primary(g)).filter((row) => meets(g, mayAttack, row))
