import type { Ability } from '@fudaba/kernel/text'

/** あらゆる領域: the words for all zones that a card can be in. */
const EVERYWHERE = ['deck', 'hand', 'field', 'homebase', 'trails', 'waiting', 'exile'] as const

export const everywhere = (ability: Ability): Ability => ({ ...ability, where: EVERYWHERE })

/** Whether a part of a text says that it holds in every zone. */
function saysEverywhere(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  const node = tree as Readonly<Record<string, unknown>>
  if (node['everywhere'] === true || node['kind'] === 'kiseki.grant-everywhere') return true
  return Object.values(node).some(saysEverywhere)
}

/** A craft whose text says where it works: everywhere. */
export const reaching = (ability: Ability): Ability =>
  ability.where === undefined && saysEverywhere(ability.effect) ? everywhere(ability) : ability
