import { type Book, Frame, type Game, NONE, Var } from '@fudaba/kernel/rules'

/** The number of the turn, which is what the moment of judging is counted in. */
export const turnOf = (g: Game): number => g.get(Var.turn)

/** Whether a playout has come to the moment of judging. Asked after answers, not at the question itself. */
export type Horizon = (world: Game) => boolean

/** The end of so many turns, that in which the question is asked being the first. */
export function horizonAfter(world: Game, turns: number): Horizon {
  const turn = turnOf(world) + turns
  return (later) => turnOf(later) >= turn
}

/** The end of the turn in which the question is asked, or of its moment. */
export function horizonFrom(world: Game, kind: 'turn' | 'moment'): Horizon {
  if (kind === 'turn') return horizonAfter(world, 1)
  const moment = momentOf(world)
  return (later) => {
    if (momentOf(later) !== moment) return true
    const { offer } = later
    return offer.shape === 'act' && !offer.pass && isOpen(later)
  }
}

/** Which procedures of a rulebook ask somebody something themselves. */
const asking = new WeakMap<Book, readonly boolean[]>()

function askingOf(book: Book): readonly boolean[] {
  let found = asking.get(book)
  if (found === undefined) {
    found = book.procedures.map(({ steps }) => steps.some(({ ask }) => ask !== undefined))
    asking.set(book, found)
  }
  return found
}

/** More steps than a procedure has. */
const STEPS = 1024

/**
 * Where in the turn the game is: the phase and its step, down to the procedure that asks. It stays the same while what
 * is asked there is carried out and answered, and changes when everybody has passed. Whoever acts and whoever passes
 * can be judged when it changes: at the same moment, whatever has happened in between.
 */
export function momentOf(g: Game): number {
  const { data } = g.tables.frames
  const path = framesOf(g)
  const asker = askerIn(g, path)
  let moment = turnOf(g)
  for (let i = path.length - 2; i > asker; i--)
    moment = mix(moment, data[path[i] + Frame.procedure] * STEPS + data[path[i] + Frame.step])
  return asker < 0 ? moment : mix(moment, data[path[asker] + Frame.procedure])
}

/** A moment, and the step at which the procedure that asks stands in it; 0 where that does not matter. */
export interface Moment {
  readonly at: number
  readonly step: number
}

/**
 * The moment of now. With `rounds` it is over also when its procedure has come round to an earlier step: a battle is over
 * then, though others may follow it in the same phase.
 */
export const momentNow = (g: Game, rounds: boolean): Moment => ({
  at: momentOf(g),
  step: rounds ? stepOf(g) : 0,
})

export const isOver = ({ at, step }: Moment, g: Game): boolean =>
  momentOf(g) !== at || (step > 0 && stepOf(g) < step)

function stepOf(g: Game): number {
  const path = framesOf(g)
  const asker = askerIn(g, path)
  return asker < 0 ? 0 : g.tables.frames.data[path[asker] + Frame.step]
}

/** Whether the question is the moment's own, and not one about something that is being carried out. */
export const isOpen = (g: Game): boolean => askerIn(g, framesOf(g)) <= 0

/** Which of the frames is the outermost, the turns apart, whose procedure asks something itself; -1 if none is. */
function askerIn(g: Game, path: readonly number[]): number {
  const { data } = g.tables.frames
  const asks = askingOf(g.book)
  let at = path.length - 2
  while (at >= 0 && !asks[data[path[at] + Frame.procedure]]) at--
  return at
}

/** The frames from the innermost to the outermost, which leads to the first turn. */
function framesOf(g: Game): readonly number[] {
  const { data } = g.tables.frames
  path.length = 0
  for (let frame = g.frame; frame !== NONE; frame = data[frame + Frame.previous]) path.push(frame)
  return path
}
/** Used again each time: it is asked for after every answer that is thought of. */
const path: number[] = []

const mix = (a: number, b: number): number => (Math.imul(a, 0x01000193) ^ b) | 0
