import type { Book, Procedure } from '../game/book.ts'
import { Frame, NONE } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { Answer, Offer } from '../answers/offer.ts'
import { StateStamp } from '../values/stateStamp.ts'

/** A rule that applies by itself whenever the state meets it ("a unit without power goes to the graveyard"). */
export interface CheckRow<C extends string> {
  readonly clause: C
  readonly name?: string
  /** What it applies to now: objects, players, or other numbers that the rest of the row understands. */
  find(g: Game): readonly number[]
  /** Asks a player about one of them, before anything of this round is carried out. */
  choose?(g: Game, d: Offer, subject: number): void
  /** The answer as one number; the chosen value if absent. */
  chosen?(g: Game, answer: Answer, subject: number): number
  /** Proposes into the one batch of the round. */
  apply?(g: Game, subject: number, choice: number): void
  /** The same for all at once, where the outcome depends on how many there are (both players lose: a draw). */
  together?(g: Game, subjects: readonly number[]): void
  /** Instead of `apply`: a procedure (subject), called for the first subject only, when no other row applies. */
  readonly call?: Procedure
}

/** The rule checks of a game, in the order of its rules. */
export interface CheckTable<C extends string> {
  readonly name?: string
  /** The clause that all of them are carried out together, again and again until none applies. */
  readonly clause: C
  readonly rows: readonly CheckRow<C>[]
  /** Whether everything found in a round is carried out at once, the default, or only the first. */
  together?(): boolean
}

const FOUND = 0
const AT = 1
const DONE = 2
/** Each finding is three numbers: row of the table, subject, choice. */
const SIZE = 3

/**
 * Declares a table of rule checks as a procedure. Each round tests every row on the same state, asks where a choice is
 * needed and applies everything as one batch; rounds repeat until nothing is found. The result is 1 if anything was.
 */
export function ruleChecks<C extends string>(book: Book<C>, table: CheckTable<NoInfer<C>>): Procedure {
  const { rows, clause } = table
  const clauses = rows.map((row) => book.switches.declare(row.clause, 'check', row.name ?? row.clause))
  const { switches } = book

  /** The state in which nothing was found last: as long as it lasts, nothing has to be tested. */
  const sinceClear = new StateStamp()

  const gather = (g: Game): void => {
    if (sinceClear.lasts(g)) return g.done(g.local(DONE))
    let found: number[] | null = null
    for (let i = 0; i < rows.length; i++) {
      if (rows[i].call !== undefined) continue
      const subjects = rows[i].find(g)
      if (subjects.length === 0 || !switches.on(clauses[i])) continue
      found ??= []
      for (const subject of subjects) found.push(i, subject, NONE)
    }
    g.setLocal(AT, 0)
    if (found !== null) {
      g.setLocal(DONE, 1)
      return g.setList(FOUND, table.together?.() === false ? found.slice(0, SIZE) : found)
    }
    g.setLocal(FOUND, 0)
    for (let i = 0; i < rows.length; i++) {
      const { call } = rows[i]
      if (call === undefined) continue
      const subjects = rows[i].find(g)
      if (subjects.length === 0 || !switches.on(clauses[i])) continue
      g.setLocal(DONE, 1)
      g.goto('again')
      return g.call(call, subjects[0])
    }
    sinceClear.note(g)
    g.done(g.local(DONE))
  }

  const foundCell = (g: Game, which: number): number =>
    g.tables.arena.data[g.local(FOUND) + g.local(AT) * SIZE + which]

  const apply = (g: Game): void => {
    const found = g.list(FOUND)
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]
      const subjects: number[] = []
      for (let at = 0; at < found.length; at += SIZE) {
        if (found[at] !== i) continue
        if (row.together === undefined) {
          g.clause = clauses[i]
          row.apply?.(g, found[at + 1], found[at + 2])
        } else subjects.push(found[at + 1])
      }
      if (row.together === undefined || subjects.length === 0) continue
      g.clause = clauses[i]
      row.together(g, subjects)
    }
  }

  return book.procedure(table.name ?? 'rule checks', 3, [
    book.step(clause, gather, 'gather'),
    book.ask(
      clause,
      {
        offer(g, d) {
          const n = g.local(FOUND) === 0 ? 0 : g.tables.arena.data[g.local(FOUND) - 1] / SIZE
          if (g.local(AT) >= n) return
          g.clause = clauses[foundCell(g, 0)]
          rows[foundCell(g, 0)].choose?.(g, d, foundCell(g, 1))
        },
        take(g, answer) {
          const row = rows[foundCell(g, 0)]
          const choice = row.chosen?.(g, answer, foundCell(g, 1)) ?? answer.value
          g.store.set(g.tables.arena, g.local(FOUND) + g.local(AT) * SIZE + 2, choice)
        },
      },
      'ask',
    ),
    book.step(
      clause,
      (g) => {
        g.setLocal(AT, g.local(AT) + 1)
        if (g.local(AT) * SIZE < g.tables.arena.data[g.local(FOUND) - 1]) g.goto('ask')
      },
      'next question',
    ),
    book.step(clause, apply, 'apply'),
    book.step(clause, (g) => g.goto('gather'), 'again'),
  ])
}

/** Runs the table after every batch of changes, wherever it came from, instead of at timings of the game. */
export function checkAfterEveryBatch<C extends string>(book: Book<C>, clause: C, checks: Procedure): void {
  // The checks would overwrite the result that the next step of the interrupted procedure reads.
  const keepResult = book.procedure('after every batch', 1, [
    book.step(clause, (g) => g.call(checks), 'check'),
    book.step(clause, (g) => g.done(g.local(0)), 'give the result back'),
  ])
  book.afterBatch.push((g) => {
    if (g.over || g.frame === NONE) return
    // A batch of the checks themselves is followed by their next round.
    if (g.tables.frames.data[g.frame + Frame.procedure] !== checks.id) g.call(keepResult, g.result)
  })
}
