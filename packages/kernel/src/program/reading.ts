import { CHANGE_SIZE, NONE } from '../columns.ts'
import { EV } from '../events.ts'
import type { Game } from '../game.ts'
import { VERB } from '../verbs.ts'
import type { Lexicon } from './lexicon.ts'
import { idToLookAt } from './seen.ts'

/** What happened, or would happen, in the same words: the event words of a lexicon look at nothing else. */
export class Reading {
  /** The verb, or NONE for a question. */
  verb = 0
  /** Row in the event log, or NONE for a change that is only proposed or asked about. */
  ev = NONE
  row = NONE
  /** The id under which it is looked at; the one before and the one after are `was` and `now`. */
  id = 0
  was = 0
  now = 0
  /** What else it is about: the one attacked, the one it is put under. */
  other = NONE
  player = NONE
  /** Zone rows. Of a count, `from` is the counter. */
  from = NONE
  to = NONE
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

  about(g: Game, row: number): this {
    this.row = row
    this.id = row === NONE ? 0 : g.id(row)
    this.was = this.id
    this.now = this.id
    return this
  }

  /** An event of the log. */
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
    // A relation says with whom by the other's id.
    this.now = this.was
    this.id = this.was
    this.other = g.find(log.get(ev, EV.newId))
    return this
  }

  /** Of what moved, the game may say on which side it is looked at. */
  private where(g: Game): this {
    const { looksBefore } = g.book
    if (looksBefore !== null && this.from >= 0 && this.to >= 0)
      if (!looksBefore(g.zoneDef(this.from), g.zoneDef(this.to))) this.id = this.now
    return this
  }

  /** The change at this place of a batch, as it would be. */
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
        // Verbs of a game and of nobody in particular: the first argument is the object, if there is such a row.
        if (this.verb > LAST_KERNEL_VERB && a >= 0 && a < g.store.length(g.T.objects)) this.about(g, a)
        return this
    }
  }
}

const LAST_KERNEL_VERB = Math.max(...Object.values(VERB))

/** Readings are lent in nested order, like contexts. */
const pool: Reading[] = []
let depth = 0

export function reading(): Reading {
  if (depth === pool.length) pool.push(new Reading())
  return pool[depth++]
}

export function readingDone(): void {
  depth--
}
