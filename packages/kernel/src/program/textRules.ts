import type { ZoneDef } from '../book.ts'
import type { Player } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Condition } from '../tree.ts'
import type { Context } from './context.ts'

/**
 * What a rulebook says about texts in general. A game for which such a rule is a clause of its own brings it here,
 * under that clause; where it brings none, the kernel does as most games do.
 */
export interface TextRules {
  /** Who "you" are. Absent: the controller. */
  you?(g: Game, controller: Player, source: number): Player
  /** Who controls what a play does when it resolves. Absent: who played it. */
  controller?(g: Game, record: number, source: number, sourceId: number): Player
  /** Whether a text that asks for no targets is played without any; if not, it cannot be played. */
  noTargets?(): boolean
  /** Whether nothing is chosen twice as a target of one choice. */
  differentTargets?(): boolean
  /** Where plays wait, and whether a play is no target of its own. */
  readonly itself?: { readonly waits: ZoneDef; excluded(): boolean }
  /** Whether the number of targets is what it was on play. */
  fixedTargets?(): boolean
  /** Whether parts of a number are what they were on play. */
  fixedParts?(): boolean
  /** Whether something is taken to be there, for the text that asks, though it is not. */
  supposes?(g: Game, c: Context, condition: Extract<Condition, { kind: 'exists' }>): boolean
  /** X, Y and Z. */
  readonly variables?: VariableRules
  /** Whether an X that is still open is fixed as the resolution begins; if not, when it is first needed. */
  openVariables?(): boolean
  /** Whether "may …, if you do" is a choice at all, and whose without a player named. */
  optionalCost?(): boolean
  payer?(actor: Player): Player
  /** Whether what both players do at the same time is first chosen by both and then done at once. */
  together?(): boolean
  /** Whether the order of cards that come into this zone together counts: their owner then says it. */
  ordered?(zone: ZoneDef): boolean
}

/** What becomes of an X; each holds unless it says no. */
export interface VariableRules {
  /** One that no text defines is chosen on play. */
  chosen?(): boolean
  /** One that the play itself needs is worked out on play … */
  onPlay?(): boolean
  /** … and stays what it was then; */
  stays?(): boolean
  /** any other is worked out on resolution. */
  onResolution?(): boolean
  /** In what always applies it changes all the time. */
  changes?(): boolean
  /** Other letters mean the same as X. */
  letters?(): boolean
}
