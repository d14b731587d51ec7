import type { Game, Player } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { attackIsDeclared, attackOn } from '../battle/attackDeclarations.ts'
import { inMainPhase, turnPlayer } from '../board/state.ts'

/** Cards that make someone attack (3-1-a) or guard (4-1-a) need a time for attacks, for guards. */

const says = (tree: Ability | undefined, kind: string): boolean =>
  tree !== undefined && JSON.stringify(tree).includes(`"kind":"${kind}"`)
const NEITHER = [false, false] as const
const known = new WeakMap<Ability, readonly [boolean, boolean]>()
const speaksOf = (tree: Ability | undefined): readonly [boolean, boolean] => {
  if (tree === undefined) return NEITHER
  let found = known.get(tree)
  if (found === undefined) {
    found = [says(tree, 'aquarian-age.attack'), says(tree, 'aquarian-age.guard')]
    known.set(tree, found)
  }
  return found
}

export const needsAttackTime = (g: Game, player: Player, tree: Ability | undefined): boolean =>
  !speaksOf(tree)[0] || (turnPlayer(g) === player && inMainPhase(g) && !attackIsDeclared(g))
export const needsGuardTime = (g: Game, player: Player, tree: Ability | undefined): boolean =>
  !speaksOf(tree)[1] || attackOn(g, player) >= 0
