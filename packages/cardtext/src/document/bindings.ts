import { BINDS, type Bound, showsAnew } from '@fudaba/kernel/text'
import type { Ability, Effect, Reference, What } from '../base/tree.ts'

/**
 * Which step each reference refers to. Steps are numbered in the order in which they are carried out; the event of
 * the trigger is step 0.
 */
export interface Binding {
  readonly reference: Reference
  /** Number of the step, or null if there is none before it. */
  readonly step: number | null
}

export interface Bindings {
  readonly references: readonly Binding[]
  /** The effects by number; the trigger's has none. */
  readonly steps: readonly (Effect | null)[]
}

export function bindings(ability: Ability): Bindings {
  const walk = new BindingWalk()
  if (ability.trigger?.kind === 'event') walk.bind(null, 'it')
  walk.visit(ability.trigger)
  walk.visit(ability.condition)
  walk.visit(ability.cost)
  walk.visit(ability.effect)
  walk.visit(ability.riders)
  return { references: walk.references, steps: walk.steps }
}

/** References without a step before them; an ability that has one is not played. */
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

class BindingWalk {
  readonly references: Binding[] = []
  readonly steps: (Effect | null)[] = []
  private readonly last: Record<Bound, number | null> = { it: null, chosen: null, rest: null }

  bind(step: Effect | null, ...as: readonly Bound[]): void {
    const number = this.steps.push(step) - 1
    for (const each of as) this.last[each] = number
  }

  /** Depth first, a node after what is inside it: a step refers to what was before it. */
  visit(tree: unknown): void {
    if (typeof tree !== 'object' || tree === null) return
    if (Array.isArray(tree)) return tree.forEach((item) => this.visit(item))
    const node = tree as Readonly<Record<string, unknown>>
    if (node.kind === 'reference') return this.refer(tree as Reference)
    // A quoted ability, or one in a list, has references of its own.
    if (node.kind === 'ability' || node.kind === 'grant-block') return
    // What happens later, or instead, refers to its own event.
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
