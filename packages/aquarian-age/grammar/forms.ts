import type { Effect } from '@fudaba/cardtext'

/** What a line is follows from its form: a statement without a time holds as long as its card is there. */

const LASTING: ReadonlySet<string> = new Set<Effect['kind']>([
  'modify',
  'prohibit',
  'permit',
  'alter-cost',
  'aquarian-age.skills',
  'aquarian-age.grant',
  'aquarian-age.negate',
  'aquarian-age.share-faction',
  'aquarian-age.as-break',
  'aquarian-age.original',
  'aquarian-age.not-target',
  'aquarian-age.idle',
])

/** Whether it is a statement and no instruction: no target, no choice, no duration, nothing that is done once. */
export function alwaysHolds(effect: Effect | undefined): boolean {
  if (effect === undefined) return false
  if (effect.kind === 'sequence') return effect.steps.every(alwaysHolds)
  if (effect.kind === 'if') return alwaysHolds(effect.effect)
  return LASTING.has(effect.kind) && !isAboutSome(effect)
}

/** About what is chosen or was chosen before. */
function isAboutSome(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false
  const node = tree as Readonly<Record<string, unknown>>
  if (node['kind'] === 'selection') {
    const { kind } = (node['quantity'] ?? { kind: 'all' }) as { readonly kind: string }
    return kind !== 'all'
  }
  if (node['kind'] === 'reference') return node['to'] === 'chosen' || node['to'] === 'it'
  // An ability that is given has targets of its own.
  return Object.entries(node).some(([key, value]) => key !== 'ability' && isAboutSome(value))
}
