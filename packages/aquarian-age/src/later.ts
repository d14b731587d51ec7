import type { CostQuestion, Game, Procedure } from '@fudaba/kernel'

/** What texts bring, for rules that are declared before texts are: filled in once, when the rules are loaded. */

class Later {
  private made: Procedure | null = null
  private hasWork: (g: Game) => boolean = () => true
  is(procedure: Procedure, hasWork: (g: Game) => boolean = this.hasWork): void {
    this.made = procedure
    this.hasWork = hasWork
  }
  /** Whether it would do anything: what the rules look at again and again is seldom there. */
  isNeeded(g: Game): boolean {
    return this.hasWork(g)
  }
  call(g: Game): void {
    if (this.hasWork(g)) g.call(this.procedure)
  }
  get procedure(): Procedure {
    if (this.made === null) throw new Error('the rules are not loaded yet')
    return this.made
  }
}

/** What the rules clear away and abilities that wait, until nothing is left of either (settle.ts). */
export const settling = new Later()
/** Abilities that wait, and nothing else: in the middle of something that is not over yet. */
export const happening = new Later()
/** A declaration and the responses to it (chain.ts). */
export const responding = new Later()

/** A card of a pile is used at no cost (play/free.ts). */
export const usingFree = new Later()

/** What texts add to a cost and take off it. */
export const alterations: {
  /** Whether any text says something about a cost: most of the time none does. */
  any(g: Game, cost: string): boolean
  of(g: Game, question: CostQuestion, how: 'add' | 'subtract'): number
} = { any: () => false, of: () => 0 }

/** Whether an ability is an ≪effect≫, by its number or by that of what it began; whether a skill stands for it. */
export const abilityKinds: {
  isEffect(ability: number): boolean
  begunByEffect(def: number): boolean
  isSkill(ability: number): boolean
} = { isEffect: () => false, begunByEffect: () => false, isSkill: () => false }
