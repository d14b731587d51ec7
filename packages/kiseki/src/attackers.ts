import type { Constraint, Game } from '@fudaba/kernel'
import { unitsOf } from './battleUnits.ts'
import { fact } from './book.ts'
import { mayAttack, meets, mustAttack, organisationLists, targetsOf } from './legality.ts'
import { primary } from './state.ts'

/** The choice of attackers (803.3). */

/** A value for the constraint on targets: these may attack the player only. */
const THE_PLAYER = -2
const sharesOrganisation = fact('803.3b', true, false)

/** What a set of attackers has to meet together. */
export function attackerConstraints(g: Game, from: readonly number[]): Constraint {
  const forced = from.flatMap((row, i) => (mustAttack(g, row) ? [{ items: [i] }] : []))
  const targets = from.map((row) => targetsOf(g, row))
  return {
    kind: 'both',
    of: [
      // All of them can attack the same UNIT, or there is none that any of them could.
      { kind: 'shared', values: targets.map((rows) => (rows.length > 0 ? rows : [THE_PLAYER])), from: 2 },
      ...(sharesOrganisation()
        ? [{ kind: 'shared', values: organisationLists(g, from), from: 2 } as const]
        : []),
      ...(forced.length > 0 ? [{ kind: 'most', requirements: forced } as const] : []),
    ],
  }
}

/** UNITs of the primary player that may attack. */
export const possibleAttackers = (g: Game): number[] =>
  unitsOf(g, primary(g)).filter((row) => meets(g, mayAttack, row))
