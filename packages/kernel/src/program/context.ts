import { E, F, NONE, type Player } from '../columns.ts'
import { VIRTUAL } from '../computed.ts'
import type { Game } from '../game.ts'
import { LOCAL } from './code.ts'
import type { Reading } from './reading.ts'
import { ownerOfEffect, ownerOfFrame } from './registers.ts'

/** From whose place a text is read: who "you" are, what "this" is, what has been spoken of. */
export class Context {
  source = NONE
  sourceId = 0
  controller: Player = 0
  /** Who carries the step out. */
  actor: Player = 0
  /** Owner of the registers, or 0: nothing has been spoken of. */
  owner = 0
  /** The program's frame, or NONE outside of one. */
  frame = NONE
  record = NONE
  instance = 0
  /** The event that is being looked at. */
  reading: Reading | null = null
  /** What "it" would be, where nothing is held yet. */
  given: readonly number[] | null = null
  /** The object whose number is being compared. */
  looked = NONE
  /** X, Y, Z where they are only tried out. */
  tried: readonly number[] | null = null

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
    this.given = null
    this.looked = NONE
    this.tried = null
    return this
  }

  /** Read for an object and its controller. */
  of(source: number, sourceId: number, controller: Player): this {
    this.source = source
    this.sourceId = sourceId
    this.controller = controller
    this.actor = controller
    return this
  }

  ofFrame(g: Game, frame: number): this {
    const { data } = g.T.frames
    const at = frame + F.locals
    this.of(data[at + LOCAL.source], data[at + LOCAL.sourceId], data[at + LOCAL.controller] as Player)
    this.actor = data[at + LOCAL.actor] as Player
    this.record = data[at + LOCAL.record]
    this.instance = data[at + LOCAL.instance]
    this.owner = ownerOfFrame(frame)
    this.frame = frame
    return this
  }

  ofEffect(g: Game, effect: number): this {
    this.of(
      g.effect(effect, E.source),
      g.effect(effect, E.sourceId),
      g.effect(effect, E.controller) as Player,
    )
    if (effect < VIRTUAL) this.owner = ownerOfEffect(effect)
    return this
  }

  local(g: Game, index: number): number {
    return g.T.frames.data[this.frame + F.locals + index]
  }
  setLocal(g: Game, index: number, value: number): void {
    g.store.set(g.T.frames, this.frame + F.locals + index, value)
  }
}

/**
 * Contexts are lent in nested order: an effect that looks at a value has other effects read in between, and this
 * happens too often to make new objects each time.
 */
const pool: Context[] = []
let depth = 0

export function enter(): Context {
  if (depth === pool.length) pool.push(new Context())
  return pool[depth++].clear()
}

export function leave(): void {
  depth--
}
