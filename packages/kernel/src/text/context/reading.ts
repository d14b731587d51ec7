import type { ObjectId, ObjectRow, ZoneRow } from '../../state/rows.ts'
import { CHANGE_SIZE, NONE, type Player } from '../../state/columns.ts'
import { EV } from '../../state/events.ts'
import type { Game } from '../../game/game.ts'
import { VERB } from '../../game/kernelVerbs.ts'
import type { DrawWord, Lexicon } from '../language/lexicon.ts'
import { idToLookAt } from './seen.ts'

/**
 * One event in a uniform form, whether it is in the log, proposed in a batch or only asked about ("may it happen?").
 * Event words of a lexicon test nothing else, so a trigger, a replacement and a prohibition share one meaning.
 */
export class Reading {
  /** The verb, or NONE for a question. */
  verb = 0
  /** Row in the event log, or NONE for a change that is only proposed or asked about. */
  ev = NONE
  /** The object it is about, or NONE. */
  row: ObjectRow = NONE
  /** The incarnation whose values are read: `was` (before the event) or `now` (after it). */
  id: ObjectId = 0
  was: ObjectId = 0
  now: ObjectId = 0
  /** The other object: the one attacked, the one it is put under. */
  other: ObjectRow = NONE
  player = NONE
  /** Zone rows. For the verb `count`, `from` is the counter. */
  from: ZoneRow = NONE
  to: ZoneRow = NONE
  /** The number of the event: an amount, a new state. */
  n = 0

  clear(verb: number): this {
    this.verb = verb
    this.ev = NONE
    this.row = NONE
    this.id = 0
    this.was = 0
    this.now = 0
    this.other = NONE
    this.player = NONE
    this.from = NONE
    this.to = NONE
    this.n = 0
    return this
  }

  /** Sets the object, as it is now. */
  about(g: Game, row: ObjectRow): this {
    this.row = row
    this.id = row === NONE ? 0 : g.id(row)
    this.was = this.id
    this.now = this.id
    return this
  }

  /** Reads an event of the log. */
  ofEvent(g: Game, ev: number): this {
    const { log } = g
    this.clear(log.get(ev, EV.kind))
    this.ev = ev
    this.row = log.get(ev, EV.row)
    this.was = log.get(ev, EV.id)
    this.now = log.get(ev, EV.newId)
    this.id = idToLookAt(g, this.was, this.now)
    this.player = log.get(ev, EV.player)
    this.from = log.get(ev, EV.from)
    this.to = log.get(ev, EV.to)
    this.n = log.get(ev, EV.n)
    if (this.verb === VERB.move) return this.where(g)
    if (this.verb !== VERB.relate) return this
    // The log keeps the id of the related object where other events keep the new id.
    this.now = this.was
    this.id = this.was
    this.other = g.find(log.get(ev, EV.newId))
    return this
  }

  /** For moves, the game may say that the object is read as it is after the move. */
  private where(g: Game): this {
    const { looksBefore } = g.book
    if (looksBefore !== null && this.from >= 0 && this.to >= 0)
      if (!looksBefore(g.zoneDef(this.from), g.zoneDef(this.to))) this.id = this.now
    return this
  }

  /** Reads the proposed change at this index of a batch. */
  ofChange(g: Game, lexicon: Lexicon, batch: readonly number[], at: number): this {
    this.clear(batch[at])
    const a = batch[at + 1]
    const b = batch[at + 2]
    const c = batch[at + 3]
    const special = lexicon.readings?.find(([verb]) => verb.id === this.verb)
    if (special !== undefined) {
      special[1](g, this, batch.slice(at + 1, at + CHANGE_SIZE - 1))
      return this
    }
    const { draw } = lexicon
    if (draw?.verb?.id === this.verb) return this.drawing(g, draw, a as Player)
    switch (this.verb) {
      case VERB.move:
        this.about(g, a).from = g.zoneOf(a)
        this.to = b
        this.player = g.owner(a)
        return this
      case VERB.count:
        this.player = a
        this.from = b
        this.n = c
        return this
      case VERB.create:
        this.to = b
        this.player = batch[at + 4]
        return this
      case VERB.shuffle:
        this.to = a
        this.player = g.zoneOwner(a)
        return this
      case VERB.relate:
        this.about(g, b).other = c
        this.n = a
        this.player = g.controller(b)
        return this
      case VERB.turn:
      case VERB.flip:
      case VERB.show:
      case VERB.mark:
      case VERB.remove:
        this.about(g, a).n = this.verb === VERB.mark ? c : b
        this.player = g.controller(a)
        return this
      default:
        // A verb of a game without a reading of its own: the first argument is the object, if there is such a row.
        if (this.verb > LAST_KERNEL_VERB && a >= 0 && a < g.store.length(g.tables.objects)) this.about(g, a)
        return this
    }
  }

  /** A draw that is proposed: of the card that lies on top now, or of none. */
  private drawing(g: Game, { from, to }: DrawWord, player: Player): this {
    this.about(g, g.top(from, player)).player = player
    this.from = g.zone(from, player)
    this.to = g.zone(to, player)
    return this
  }
}

const LAST_KERNEL_VERB = Math.max(...Object.values(VERB))

/** Pool of readings, used as a stack like the pool of contexts. */
const pool: Reading[] = []
let depth = 0

/** A reading from the pool, not cleared: fill it with `ofEvent`, `ofChange` or `clear`. */
export function acquireReading(): Reading {
  if (depth === pool.length) pool.push(new Reading())
  return pool[depth++]
}

/** Returns the reading acquired last to the pool. */
export function releaseReading(): void {
  depth--
}
