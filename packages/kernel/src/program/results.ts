import { F, NONE } from '../columns.ts'
import { EV } from '../events.ts'
import type { Game } from '../game.ts'
import { LOCAL } from './code.ts'
import { enter, leave } from './context.ts'
import type { Language } from './language.ts'
import { reading, readingDone } from './reading.ts'
import { RESULT, SOURCE, append, forward, hold, ownerOfFrame, ownerOfRecord } from './registers.ts'
import { onTable } from './seen.ts'

/**
 * What really came of a program's batch, noted in the moment it is carried out: between the proposal and here a
 * player may have been asked about a replacement, and the game saved and loaded.
 */
export function noteResults(language: Language, g: Game, first: number): void {
  const proposer = g.get(language.proposer) - 1
  const isOwn = proposer >= 0 && ownBatch(language, g, proposer)
  const frame = isOwn ? proposer : proposer >= 0 ? NONE : caller(language, g)
  if (frame < 0) return
  if (isOwn) g.variable(language.proposer, 0)
  if (g.log.count === first) return
  const c = enter().ofFrame(g, frame)
  c.setLocal(g, LOCAL.did, 1)
  const program = language.book.programs[c.local(g, LOCAL.program)]
  const owner = ownerOfFrame(frame)
  for (let ev = first; ev < g.log.count; ev++) {
    const row = g.log.get(ev, EV.row)
    const was = g.log.get(ev, EV.id)
    const now = g.log.get(ev, EV.newId)
    if (row !== NONE && was !== now && onTable(g, row) && g.id(row) === now) {
      forward(g, owner, row, was, now)
      if (row === c.source && was === c.sourceId) {
        hold(g, owner, SOURCE, [row])
        if (c.record !== NONE) hold(g, ownerOfRecord(c.record), SOURCE, [row])
      }
    }
    if (program.asks.length === 0) continue
    const r = reading().ofEvent(g, ev)
    for (let slot = 0; slot < program.asks.length; slot++) {
      const { match } = program.asks[slot]
      if (match === null || !match.matches(g, c, r)) continue
      const local = LOCAL.results + slot
      c.setLocal(g, local, c.local(g, local) + (match.word.amount?.(g, r) ?? 1))
      if (onTable(g, row)) append(g, owner, RESULT + slot, row, was)
    }
    readingDone()
  }
  leave()
}

/** The program whose step has called the procedure that is under way, or NONE. */
function caller({ book, procedure }: Language, g: Game): number {
  const { data } = g.T.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + F.previous]) {
    const id = data[frame + F.procedure]
    if (book.changeFrame !== null && id === book.changeFrame.id) return NONE
    if (id === procedure.id) return data[frame + F.locals + LOCAL.settling] === 1 ? frame : NONE
  }
  return NONE
}

/** Whether the batch is the program's own, and not one that happens just before it. */
function ownBatch({ book }: Language, g: Game, proposer: number): boolean {
  const { data } = g.T.frames
  for (let frame = g.frame; frame !== NONE; frame = data[frame + F.previous]) {
    if (frame === proposer) return true
    if (book.changeFrame !== null && data[frame + F.procedure] === book.changeFrame.id) return false
  }
  return false
}
