import { BINDS, type Bound, showsAnew } from '@fudaba/kernel'
import type { Ability, Effect, Reference, What } from './tree.ts'

/**
 * Which step each reference speaks of. Steps are numbered in the order in which they are carried out; what the
 * trigger speaks of is step 0.
 */
export interface Binding {
  readonly reference: Reference
  /** Number of the step, or null if nothing was spoken of yet. */
  readonly step: number | null
}

export interface Bindings {
  readonly references: readonly Binding[]
  /** The effects by number; the trigger's has none. */
  readonly steps: readonly (Effect | null)[]
}

export function bindings(ability: Ability): Bindings {
  const walk = new Walk()
  if (ability.trigger?.kind === 'event') walk.bind(null, 'it')
  walk.visit(ability.trigger)
  walk.visit(ability.condition)
  walk.visit(ability.cost)
  walk.visit(ability.effect)
  walk.visit(ability.riders)
  return { references: walk.references, steps: walk.steps }
}

/** References that nothing before them answers; such an ability is not played. */
export const unbound = (ability: Ability): string[] =>
  bindings(ability)
    .references.filter(({ step }) => step === null)
    .map(({ reference }) => reference.to)

/** A verb of a game's own (its kind has a dot) binds what it is done to. */
function bindsOf(node: Readonly<Record<string, unknown>>): readonly Bound[] {
  const kind = String(node.kind)
  if (kind === 'reveal' && showsAnew(node.what as What)) return ['it', 'rest']
  if (Object.hasOwn(BINDS, kind)) return BINDS[kind as keyof typeof BINDS]
  return kind.includes('.') && node.what !== undefined ? ['it'] : []
}

class Walk {
  readonly references: Binding[] = []
  readonly steps: (Effect | null)[] = []
  private readonly last: Record<Bound, number | null> = { it: null, chosen: null, rest: null }

  bind(step: Effect | null, ...as: readonly Bound[]): void {
    const number = this.steps.push(step) - 1
    for (const each of as) this.last[each] = number
  }

  /** Everything inside in order, then the node itself: a step speaks of what was before it. */
  visit(tree: unknown): void {
    if (typeof tree !== 'object' || tree === null) return
    if (Array.isArray(tree)) return tree.forEach((item) => this.visit(item))
    const node = tree as Readonly<Record<string, unknown>>
    if (node.kind === 'reference') return this.refer(tree as Reference)
    // A quoted ability, or one in a list, speaks for itself.
    if (node.kind === 'ability' || node.kind === 'grant-block') return
    // What happens later, or instead, speaks of its own event.
    if ((node.kind === 'event' && Array.isArray(node.of)) || node.kind === 'replace') this.bind(null, 'it')
    for (const value of Object.values(node)) this.visit(value)
    if (node.kind === 'exists') this.bind(null, 'it')
    const binds = bindsOf(node)
    if (binds.length > 0) this.bind(tree as Effect, ...binds)
  }

  private refer(reference: Reference): void {
    this.references.push({ reference, step: this.stepOf(reference) })
  }

  private stepOf({ to }: Reference): number | null {
    switch (to) {
      case 'self':
        return 0
      case 'chosen':
        return this.last.chosen
      case 'rest':
      case 'seen':
        return this.last.rest
      case 'it':
      case 'those':
      case 'elided':
      case 'result':
        return this.last.it
    }
  }
}
