import type { Ability, Effect } from '@fudaba/kernel/text'

/** 基準クラフト (1212.2): a constant craft that defines its own card, without a condition. */

type Node = Effect & { readonly everywhere?: true; readonly duration?: string }

const isSelf = (node: Node): boolean =>
  'what' in node && node.what.kind === 'reference' && node.what.to === 'self'

/** Types, organisations, costs, the level, STR and DEF: what the card is, not what it gets. */
function defines(effect: Effect): boolean {
  const node = effect as Node
  if (node.kind === 'paragraph')
    return (
      node.sentences.some(defines) && node.sentences.every((each) => each.kind === 'let' || defines(each))
    )
  if (node.duration !== undefined || !isSelf(node)) return false
  if (node.kind === 'modify')
    return node.per === undefined && node.changes.every((change) => change.kind === 'set')
  return (
    (node.kind === 'kiseki.become' || node.kind === 'kiseki.all-organisations') && node.everywhere === true
  )
}

export const asBasis = (ability: Ability): Ability =>
  ability.kind === 'continuous' && ability.condition === undefined && defines(ability.effect)
    ? { ...ability, kind: 'characteristic' }
    : ability
