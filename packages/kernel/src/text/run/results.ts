import { Frame, NONE } from '../../state/columns.ts'
import { EV } from '../../state/events.ts'
import type { Game } from '../../game/game.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { programsIn } from '../language/compiled.ts'
import type { Language } from '../language/language.ts'
import { acquireReading, releaseReading } from '../context/reading.ts'
import {
  RESULT,
  SOURCE,
  appendToRegister,
  forwardId,
  setRegister,
  ownerOfRecord,
} from '../context/registers.ts'
import { onTable } from '../context/seen.ts'
import { forEachOf, isAwaiting, isHis, ownersAlong } from './sideBySide.ts'

/**
 * Writes to a program's locals and registers what really came of its batch. Called for every batch as it is carried
 * out, not after `propose`: in between a player may have been asked about a replacement, and the game saved and
 * loaded.
 */
export function noteResults(language: Language, g: Game, first: number): void {
  const proposer = g.get(language.proposer) - 1
  const isOwn = proposer >= 0 && ownBatch(g, proposer)
  const frame = isOwn ? proposer : proposer >= 0 ? NONE : caller(language, g)
  if (frame < 0) return
  if (isOwn) g.variable(language.proposer, 0)
  if (g.log.count === first) return
  forEachOf(g, frame, (c) => {
    followMoved(g, c, first)
    noteFor(g, c, first, frame)
  })
}

/** A text follows what its own batch moves: its registers get the new ids. */
function followMoved(g: Game, c: Context, first: number): void {
  for (let ev = first; ev < g.log.count; ev++) {
    const row = g.log.get(ev, EV.row)
    const was = g.log.get(ev, EV.id)
    const now = g.log.get(ev, EV.newId)
    if (row === NONE || was === now || !onTable(g, row) || g.id(row) !== now) continue
    for (const owner of ownersAlong(g, c.frame)) {
      forwardId(g, owner, row, was, now)
      if (row === c.source && was === c.sourceId) setRegister(g, owner, SOURCE, [row])
    }
    if (row === c.source && was === c.sourceId && c.record !== NONE)
      setRegister(g, ownerOfRecord(c.record), SOURCE, [row])
  }
}

/** Notes for one program, or for one of both players who carry it out, what came of the batch. */
function noteFor(g: Game, c: Context, first: number, top: number): void {
  const program = programsIn(g.book)[c.local(g, LOCAL.program)]
  for (let ev = first; ev < g.log.count; ev++) {
    if (!isHis(g, c, top, ev)) continue
    c.setLocal(g, LOCAL.did, 1)
    if (program.asks.length === 0) continue
    const r = acquireReading().ofEvent(g, ev)
    for (let slot = 0; slot < program.asks.length; slot++) {
      const { match } = program.asks[slot]
      if (match === null || !match.matches(g, c, r)) continue
      const local = LOCAL.results + slot
      c.setLocal(g, local, c.local(g, local) + (match.word.amount?.(g, r) ?? 1))
      const row = g.log.get(ev, EV.row)
      if (onTable(g, row)) appendToRegister(g, c.owner, RESULT + slot, row, g.log.get(ev, EV.id))
    }
    releaseReading()
  }
}

/** Frame of the program whose step has called the procedure that is running, or NONE. */
function caller({ procedure }: Language, g: Game): number {
  const { book } = g
  const { data } = g.tables.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + Frame.previous]) {
    const id = data[frame + Frame.procedure]
    if (book.changeFrame !== null && id === book.changeFrame.id) return NONE
    if (id === procedure.id) return isAwaiting(g, frame) ? frame : NONE
  }
  return NONE
}

/** Whether the batch is the one the program proposed, not one that a replacement of it carries out before. */
function ownBatch(g: Game, proposer: number): boolean {
  const { book } = g
  const { data } = g.tables.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + Frame.previous]) {
    if (frame === proposer) return true
    if (book.changeFrame !== null && data[frame + Frame.procedure] === book.changeFrame.id) return false
  }
  return false
}
