import type { Bilingual } from '../base/clauses.ts'
import type { Answer, Offer } from '../answers/offer.ts'
import type { Told } from '../answers/told.ts'
import type { Player } from '../state/columns.ts'
import type { ObjectRow } from '../state/rows.ts'
import type { Game } from './game.ts'
import type { FrameMeaning, Meaning } from './meaning.ts'

/** Types of declarations: steps and procedures, actions, verbs, zones, relations. */

/** A value that a clause fixes (a number, a property of a zone, a choice of settings), with that clause's switch. */
export type Fact<T> = (() => T) & { readonly clause: string }

/** What a step does. */
export type Run = (g: Game) => void

/** A step that asks a player. */
export interface Ask {
  /** Describes the decision in the present state. Leaving `d` empty skips the step. */
  offer(g: Game, d: Offer): void
  /** Carries out the answer, which is legal. */
  take(g: Game, answer: Answer): void
}

/** One step of a procedure: it runs or asks, under its clause. */
export interface Step {
  readonly label: string
  readonly clause: number
  readonly run?: Run
  readonly ask?: Ask
}

/** A list of steps with numbered locals, run in a frame of its own. */
export interface Procedure {
  readonly id: number
  readonly name: string
  readonly locals: number
  readonly steps: readonly Step[]
  readonly labels: ReadonlyMap<string, number>
  /** What its locals mean, for digests. */
  readonly holds?: FrameMeaning
}

/** A condition of an action, with the clause that is named when it is not met. */
export interface Requirement {
  readonly clause: number
  /**
   * Its number if the test does not depend on the source, so that one result holds for all actions that share it; else
   * NONE.
   */
  readonly shared: number
  /** The test is slow: windows test the others first. */
  readonly costly?: boolean
  test(g: Game, player: Player, source: ObjectRow): boolean
  /** What it compares, or who forbids it: only called when somebody asks why not, never to decide. */
  tells?(g: Game, player: Player, source: ObjectRow): Told | null
}

/** How a requirement is declared beside its test. */
export interface RequirementOptions {
  readonly costly?: boolean
  readonly tells?: Requirement['tells']
}

/** Something a player may do in an open window. */
export interface Action {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  readonly requirements: readonly Requirement[]
  /** The requirements that depend on the player alone, and those that depend on the source. */
  readonly shared: readonly Requirement[]
  readonly own: readonly Requirement[]
  /**
   * Which things it is done with, as requirements: `sources` lists those that meet all of them. The first says what
   * kind of thing it is about; of others nobody is told why not.
   */
  readonly of?: readonly Requirement[]
  /** The objects it can be done with; absent for an action that has none. */
  readonly sources?: (g: Game, player: Player) => ObjectRow[]
  /** Called with (player, source, id of the action) as its first locals. */
  readonly perform: Procedure
  /** Anything the game keeps with it; the kernel does not read it. */
  readonly data?: unknown
}

/** Carries out a change with its five arguments. */
export type Apply = (g: Game, a: number, b: number, c: number, d: number, e: number) => void

/**
 * One kind of change. A kernel verb has no clause of its own (-1): it is logged under that of the step that proposed
 * it.
 */
export interface Verb {
  readonly id: number
  readonly name: string
  readonly clause: number
  readonly apply: Apply
  /** What its arguments mean, where they are numbers of declarations. */
  readonly takes?: readonly Meaning[]
  /** What the number `n` of its event means. */
  readonly says?: Meaning
}

/** Happens at the same moment as its cause: proposes into the same batch, before triggers are checked. */
export interface Consequence {
  readonly clause: number
  readonly on: readonly Verb[]
  when(g: Game, ev: number): boolean
  run(g: Game, ev: number): void
}

/**
 * Who may see what in a zone. `face`: face up all, face down only its owner. `top`: only the topmost card.
 * `ownerOrTop`: its owner all of it, the other player the topmost card.
 */
export type Sight = 'all' | 'owner' | 'none' | 'face' | 'top' | 'ownerOrTop'

/** A zone of each player, or a shared one. */
export interface ZoneDef {
  readonly id: number
  readonly name: string
  readonly title: Bilingual
  readonly shared: boolean
  readonly ordered: boolean
  readonly sight: () => Sight
  /** From this many cards on only its owner may know the exact number; absent: always public. */
  readonly countHiddenFrom?: () => number
  /** Names of the places inside it. */
  readonly cells: readonly string[]
  /** Objects leaving it keep their last-known information. */
  readonly remember: boolean
}

/** A kind of relation between two objects. */
export interface RelationDef {
  readonly id: number
  readonly name: string
  /**
   * Kept when one of its ends is gone, for rules about the past; readers compare the ids. `from`: only while the object
   * it comes from is there.
   */
  readonly lasting: boolean | 'from'
}

/** After a move: the same object, a new one, or a new one that keeps the effects fixed to it. */
export type Identity = 'keep' | 'new' | 'newWithEffects'

/** Sees every decision and every answer; see loops.ts. */
export interface Watcher {
  /** Called when the rules have described a decision, before anyone sees it: may remove candidates. */
  narrow(g: Game, offer: Offer): void
  /** Called when a player, not the kernel, has answered. */
  answered(g: Game, offer: Offer, picks: readonly number[]): void
}
