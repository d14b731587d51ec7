import { EV, Frame, type Game, Obj, PLAYERS, Var, VERB, setColumn } from '@fudaba/kernel/rules'
import { ask, book, procedure, step } from '../book.ts'
import { characteristics } from '../board/characteristics.ts'
import { primary } from '../board/state.ts'
import { field } from '../board/zones.ts'

/**
 * Constant crafts that became valid at the same moment (1215.3b): whoever is primary then says in which order they
 * apply, if that makes a difference.
 */

const sinceOf = (g: Game, row: number): number => g.object(row, Obj.since)

const NOBODY: readonly number[] = []

/** Cheap test first: runs after every batch, and few batches move more than one card. */
function severalMoved({ log }: Game): boolean {
  let moves = 0
  for (let ev = log.first; ev < log.count; ev++) if (log.get(ev, EV.kind) === VERB.move) moves++
  return moves > 1
}

/** Cards with crafts that the last batch has put onto the field, in the order in which they apply now. */
function arrivedTogether(g: Game): readonly number[] {
  if (!severalMoved(g)) return NOBODY
  const out: number[] = []
  for (let ev = g.log.first; ev < g.log.count; ev++) {
    if (g.log.get(ev, EV.kind) !== VERB.move) continue
    const row = g.log.get(ev, EV.row)
    if (g.zoneDef(g.log.get(ev, EV.to)) !== field || !g.inZone(row, field)) continue
    if (book.printed!(g, row).some((id) => g.book.abilities[id].effects.length > 0)) out.push(row)
  }
  return out.length < 2 ? NOBODY : [...new Set(out)].sort((a, b) => sinceOf(g, a) - sinceOf(g, b))
}

/** Gives the moments that these cards have to them in this order. */
function putInOrder(g: Game, rows: readonly number[]): void {
  const moments = rows.map((row) => sinceOf(g, row)).sort((a, b) => a - b)
  rows.forEach((row, i) => setColumn(g, row, Obj.since, moments[i]))
}

const valuesNow = (g: Game): string =>
  PLAYERS.flatMap((player) => g.objects(field, player))
    .flatMap((row) => Object.values(characteristics).map((of) => g.value(of, row)))
    .join()

/** Whether two of them would do something else the other way round. */
function isDifferent(g: Game, rows: readonly number[]): boolean {
  const before = valuesNow(g)
  return rows.some((_, i) =>
    rows.slice(i + 1).some((_other, j) => {
      const swapped = [...rows]
      ;[swapped[i], swapped[i + 1 + j]] = [swapped[i + 1 + j], swapped[i]]
      putInOrder(g, swapped)
      const after = valuesNow(g)
      putInOrder(g, rows)
      return after !== before
    }),
  )
}

const RESULT = 0
const ROWS = 1
const sameMoment = procedure('sameMoment', 2, [
  ask('1215.3b', {
    offer: (g, d) => void d.order(primary(g), 'effects.order', g.list(ROWS)),
    take: (g, answer) => putInOrder(g, answer.values),
  }),
  step('1215', (g) => g.done(g.local(RESULT)), 'ordered'),
])

const isAsking = (g: Game): boolean => g.tables.frames.data[g.frame + Frame.procedure] === sameMoment.id

book.afterBatch.push((g) => {
  if (g.get(Var.over) !== 0 || isAsking(g)) return
  const rows = arrivedTogether(g)
  if (rows.length === 0 || !isDifferent(g, rows)) return
  g.call(sameMoment, g.get(Var.result))
  g.setList(ROWS, rows)
})
