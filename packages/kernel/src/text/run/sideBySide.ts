import { Frame, NONE, Var } from '../../state/columns.ts'
import { EV } from '../../state/events.ts'
import type { Game } from '../../game/game.ts'
import { type Both, LOCAL, RESULTS, SIDE } from '../context/code.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import type { Language } from '../language/language.ts'
import {
  CHOSEN,
  IT,
  PICK,
  RESULT,
  REST,
  REVEALED,
  SEEN,
  appendToRegister,
  copyRegisters,
  clearRegisters,
  liveRows,
  ownerOfFrame,
  type RegisterOwner,
  registerHas,
} from '../context/registers.ts'

/**
 * What both players carry out at the same time. Each has a frame of his own, with his own choices and results; the
 * second's lies on top, and everything is called from there, so that the stack stays one. `LOCAL.front` there says
 * whose turn it is to run: one who comes to a change waits until the other has come to one, too, or is done, so that
 * all choices before a change are made before it happens.
 */

const localOf = (g: Game, frame: number, local: number): number =>
  g.tables.frames.data[frame + Frame.locals + local]
const setLocalOf = (g: Game, frame: number, local: number, value: number): void =>
  g.store.set(g.tables.frames, frame + Frame.locals + local, value)

/** Frame of the first of both players, if this is the frame of the second; else NONE. */
export const firstOf = (g: Game, frame: number): number => localOf(g, frame, LOCAL.first) - 1

/** The frame whose code runs, while the program's frame `frame` is called: of both players, that of the one in front. */
export function runningFrame(g: Game, frame: number): number {
  const first = firstOf(g, frame)
  return first !== NONE && localOf(g, frame, LOCAL.front) === 1 ? first : frame
}

/** Begins the frames of both players, each with the registers of the program as they are now. */
export function beginBoth({ procedure }: Language, g: Game, c: Context, both: Both): void {
  const { frame, owner } = c
  const [program, , , , record, instance] = [0, 1, 2, 3, 4, 5].map((i) => c.local(g, i))
  let first = NONE
  for (const player of both.players(g, c)) {
    g.call(procedure, program, c.source, c.sourceId, c.controller, record, instance)
    const made = g.get(Var.frame)
    for (const kept of KEPT) setLocalOf(g, made, kept, localOf(g, frame, kept))
    for (let i = 0; i < LOCAL.temporaries - LOCAL.variables; i++)
      setLocalOf(g, made, LOCAL.variables + i, localOf(g, frame, LOCAL.variables + i))
    for (let i = LOCAL.temporaries; i < LOCAL.until; i++) setLocalOf(g, made, i, localOf(g, frame, i))
    setLocalOf(g, made, LOCAL.pc, localOf(g, frame, LOCAL.pc) + 1)
    setLocalOf(g, made, LOCAL.until, both.end)
    setLocalOf(g, made, LOCAL.actor, player)
    copyRegisters(g, owner, ownerOfFrame(made))
    clearRegisters(g, ownerOfFrame(made), REVEALED)
    if (first === NONE) first = made
    else {
      setLocalOf(g, made, LOCAL.first, first + 1)
      setLocalOf(g, made, LOCAL.front, 1)
    }
  }
  g.goto('fetch')
}

/** Locals that each of both begins with as the program has them, beside its variables and results. */
const KEPT = [
  LOCAL.registersSet,
  LOCAL.did,
  LOCAL.conditionsHeld,
  LOCAL.modes,
  LOCAL.thatPlayer,
  LOCAL.fixed,
] as const

/**
 * Called where the running one of both has come to a change (`at`: waits), or to his end (done). If the other has still
 * something to do before, he runs now, and false is returned.
 */
export function areBothThere(g: Game, top: number, at: 'waits' | 'done'): boolean {
  const first = firstOf(g, top)
  const running = runningFrame(g, top)
  const other = running === first ? top : first
  setLocalOf(g, running, LOCAL.side, SIDE[at])
  if (localOf(g, other, LOCAL.side) !== SIDE.runs) return true
  setLocalOf(g, top, LOCAL.front, other === first ? 1 : 0)
  return false
}

/** The frames of those who wait before a change, the first player's first; each goes on from there afterwards. */
export function leaveTogether(g: Game, top: number): number[] {
  const first = firstOf(g, top)
  const out = [first, top].filter((frame) => localOf(g, frame, LOCAL.side) === SIDE.waits)
  for (const frame of out) setLocalOf(g, frame, LOCAL.side, SIDE.runs)
  setLocalOf(g, top, LOCAL.front, out[0] === first ? 1 : 0)
  return out
}

export const areBothDone = (g: Game, top: number): boolean =>
  [firstOf(g, top), top].every((frame) => localOf(g, frame, LOCAL.side) === SIDE.done)

/** What a step binds: afterwards it means what either player's did. */
const BOUND = [IT, CHOSEN, SEEN, REST, REVEALED] as const

/** Ends both frames: the program goes on with what both did and chose. */
export function joinBoth(g: Game): void {
  const top = g.frame
  const first = firstOf(g, top)
  const under = runningFrame(g, g.tables.frames.data[first + Frame.previous])
  const owner = ownerOfFrame(under)
  const sides = [first, top].map((frame) => ({ frame, registers: ownerOfFrame(frame) }))
  for (const register of BOUND) {
    if (register !== REVEALED) clearRegisters(g, owner, register)
    for (const { registers } of sides)
      for (const row of liveRows(g, registers, register))
        if (!registerHas(g, owner, register, row, g.id(row))) appendToRegister(g, owner, register, row, 0)
  }
  joinResults(g, under, first, top)
  for (const local of [LOCAL.did, LOCAL.failed] as const)
    setLocalOf(g, under, local, sides.some(({ frame }) => localOf(g, frame, local) === 1) ? 1 : 0)
  setLocalOf(g, under, LOCAL.pc, localOf(g, top, LOCAL.until))
  for (const { registers } of sides) clearRegisters(g, registers)
  g.done()
  g.done()
}

/** How much of what was asked for: added, unless it is what both began with. */
function joinResults(g: Game, under: number, first: number, top: number): void {
  const owner = ownerOfFrame(under)
  for (let slot = 0; slot < RESULTS; slot++) {
    const before = localOf(g, under, LOCAL.results + slot)
    const [mine, theirs] = [first, top].map((frame) => localOf(g, frame, LOCAL.results + slot))
    const isSame = mine === before && theirs === before
    if (isSame) continue
    setLocalOf(g, under, LOCAL.results + slot, mine + theirs)
    clearRegisters(g, owner, RESULT + slot)
    for (const frame of [first, top])
      for (const row of liveRows(g, ownerOfFrame(frame), RESULT + slot))
        if (!registerHas(g, owner, RESULT + slot, row, g.id(row)))
          appendToRegister(g, owner, RESULT + slot, row, 0)
  }
}

/** The frames of a program that both carry out, the first player's first; else its one frame. */
const framesOf = (g: Game, frame: number): readonly number[] => {
  const first = firstOf(g, frame)
  return first === NONE ? [frame] : [first, frame]
}

/** Owners of the registers of a program: of one of both players, his and those of the program that both belong to. */
export function ownersAlong(g: Game, frame: number): RegisterOwner[] {
  const out: RegisterOwner[] = [ownerOfFrame(frame)]
  for (let at = frame; localOf(g, at, LOCAL.until) !== 0;) {
    const first = firstOf(g, at)
    at = runningFrame(g, g.tables.frames.data[(first === NONE ? at : first) + Frame.previous])
    out.push(ownerOfFrame(at))
  }
  return out
}

/** Whether the batch or call of an instruction is under way there, of either player. */
export const isAwaiting = (g: Game, frame: number): boolean =>
  framesOf(g, frame).some((each) => localOf(g, each, LOCAL.awaiting) === 1)

/** Calls `note` for each player whose batch it is, with the context of his frame. */
export function forEachOf(g: Game, frame: number, note: (c: Context) => void): void {
  const frames = framesOf(g, frame)
  for (const each of frames) {
    const c = acquireContext().ofFrame(g, each)
    if (frames.length === 1 || c.local(g, LOCAL.awaiting) === 1) note(c)
    releaseContext()
  }
}

/**
 * Whether an event of a common batch came of what this player did: it is about an object of his step, or about none of
 * the other's step and about the player himself.
 */
export function isHis(g: Game, c: Context, top: number, ev: number): boolean {
  const other = framesOf(g, top).find((each) => each !== c.frame)
  if (other === undefined || firstOf(g, top) === NONE || localOf(g, other, LOCAL.awaiting) === 0) return true
  const row = g.log.get(ev, EV.row)
  const has = (frame: number): boolean =>
    row !== NONE &&
    [EV.id, EV.newId].some((id) => registerHas(g, ownerOfFrame(frame), PICK, row, g.log.get(ev, id)))
  if (has(c.frame)) return true
  return !has(other) && g.log.get(ev, EV.player) === c.actor
}
