import type { EffectRow, ObjectId, ObjectRow } from '../../state/rows.ts'
import { EffectCell, Frame, NONE, type Player, VIRTUAL } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { LOCAL } from './code.ts'
import type { Reading } from './reading.ts'
import { type RegisterOwner, ownerOfEffect, ownerOfFrame } from './registers.ts'

/**
 * What the words of a text refer to while a compiled function is called: who "you" are, what "this" is, in which
 * registers "it" is looked up. Every compiled test, number and phrase takes one. It holds no state of the game; it is
 * filled from a frame, an effect, a record or an object before each call.
 */
export class Context {
  /** The object whose text it is ("this"), and the incarnation that is meant. */
  source: ObjectRow = NONE
  sourceId: ObjectId = 0
  controller: Player = 0
  /** The player who carries the step out. */
  actor: Player = 0
  /** Owner of the registers that "it", "those" … are looked up in; 0 for none. */
  owner: RegisterOwner = 0
  /** The program's frame, or NONE outside of one. */
  frame = NONE
  /** The record of the play, or NONE. */
  record: ObjectRow = NONE
  /** Key of the ability's instance, or 0. */
  instance = 0
  /** The event that is being matched, or null. */
  reading: Reading | null = null
  /** Objects that every reference but "this" means, in place of the registers, or null. */
  itOverride: readonly ObjectRow[] | null = null
  /** A condition notes here because of which objects it holds; null: nobody asks. */
  reasons: ObjectRow[] | null = null
  /** The object whose number is being compared, or NONE. */
  compared: ObjectRow = NONE
  /** Values tried for X, Y, Z before a play, in place of the fixed ones, or null. */
  trialVariables: readonly number[] | null = null

  clear(): this {
    this.source = NONE
    this.sourceId = 0
    this.controller = 0
    this.actor = 0
    this.owner = 0
    this.frame = NONE
    this.record = NONE
    this.instance = 0
    this.reading = null
    this.itOverride = null
    this.reasons = null
    this.compared = NONE
    this.trialVariables = null
    return this
  }

  /** Reads as a text of this object, controlled by this player. */
  of(source: ObjectRow, sourceId: ObjectId, controller: Player): this {
    this.source = source
    this.sourceId = sourceId
    this.controller = controller
    this.actor = controller
    return this
  }

  /** Reads as the program that runs in this frame. */
  ofFrame(g: Game, frame: number): this {
    const { data } = g.tables.frames
    const at = frame + Frame.locals
    this.of(data[at + LOCAL.source], data[at + LOCAL.sourceId], data[at + LOCAL.controller] as Player)
    this.actor = data[at + LOCAL.actor] as Player
    this.record = data[at + LOCAL.record]
    this.instance = data[at + LOCAL.instance]
    this.owner = ownerOfFrame(frame)
    this.frame = frame
    return this
  }

  /** Reads as the source of an effect; only effects in the table have registers. */
  ofEffect(g: Game, effect: EffectRow): this {
    this.of(
      g.effect(effect, EffectCell.source),
      g.effect(effect, EffectCell.sourceId),
      g.effect(effect, EffectCell.controller) as Player,
    )
    if (effect < VIRTUAL) this.owner = ownerOfEffect(effect)
    return this
  }

  /** A local of the program's frame. */
  local(g: Game, index: number): number {
    return g.tables.frames.data[this.frame + Frame.locals + index]
  }
  setLocal(g: Game, index: number, value: number): void {
    g.store.set(g.tables.frames, this.frame + Frame.locals + index, value)
  }
}

/**
 * Pool of contexts, used as a stack: computing a value may evaluate other effects in between, far too often to
 * allocate a context each time. Every `acquireContext` is matched by one `releaseContext`, last in, first out.
 */
const pool: Context[] = []
let depth = 0

/** A cleared context from the pool. */
export function acquireContext(): Context {
  if (depth === pool.length) pool.push(new Context())
  return pool[depth++].clear()
}

/** Returns the context acquired last to the pool. */
export function releaseContext(): void {
  depth--
}
