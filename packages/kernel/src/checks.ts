import type { Book, Procedure } from './book.ts'
import { F, NONE } from './columns.ts'
import type { Game } from './game.ts'
import type { Answer, Offer } from './offer.ts'
import { Standstill } from './whileStill.ts'

/** A rule that looks at the state by itself ("a unit without power goes to the graveyard"). */
export interface CheckRow<C extends string> {
  readonly clause: C
  readonly name?: string
  /** What it applies to on the state as it is: objects, players, whatever the row's other parts understand. */
  find(g: Game): readonly number[]
  /** Asks a player about one of them, before anything of this round is carried out. */
  choose?(g: Game, d: Offer, subject: number): void
  /** The answer as one number; the chosen value if absent. */
  chosen?(g: Game, answer: Answer, subject: number): number
  /** Proposes into the one batch of the round. */
  apply?(g: Game, subject: number, choice: number): void
  /** The same for all at once, where the outcome depends on how many there are (both players lose: a draw). */
  together?(g: Game, subjects: readonly number[]): void
  /** A procedure that needs time of its own: (subject), for the first one only, when no other row applies. */
  readonly call?: Procedure
}

export interface CheckTable<C extends string> {
  readonly name?: string
  /** "All of them together, again and again until none is left." */
  readonly clause: C
  readonly rows: readonly CheckRow<C>[]
  /** Whether all that a round finds is carried out at once; absent: it is. If not, one thing a round. */
  together?(): boolean
}

const FOUND = 0
const AT = 1
const DONE = 2
/** Numbers kept for each finding: row of the table, subject, choice. */
const SIZE = 3

/**
 * A table of rule checks as a procedure. Each round gathers every row on one state, asks where a choice is
 * needed, applies all of it as one batch; rounds repeat until nothing is found. Hands back whether anything was.
 */
export function ruleChecks<C extends string>(book: Book<C>, table: CheckTable<NoInfer<C>>): Procedure {
  const { rows, clause } = table
  const numbers = rows.map((row) => book.switches.declare(row.clause, 'check', row.name ?? row.clause))
  const { switches } = book

  /** Since when nothing is found: as long as the state is the same, nothing will be. */
  const sinceClear = new Standstill()

  const gather = (g: Game): void => {
    if (sinceClear.lasts(g)) return g.done(g.local(DONE))
    let found: number[] | null = null
    for (let i = 0; i < rows.length; i++) {
      if (rows[i].call !== undefined) continue
      const subjects = rows[i].find(g)
      if (subjects.length === 0 || !switches.on(numbers[i])) continue
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
      if (subjects.length === 0 || !switches.on(numbers[i])) continue
      g.setLocal(DONE, 1)
      g.goto('again')
      return g.call(call, subjects[0])
    }
    sinceClear.note(g)
    g.done(g.local(DONE))
  }

  const finding = (g: Game, which: number): number =>
    g.T.arena.data[g.local(FOUND) + g.local(AT) * SIZE + which]

  const apply = (g: Game): void => {
    const found = g.list(FOUND)
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]
      const subjects: number[] = []
      for (let at = 0; at < found.length; at += SIZE) {
        if (found[at] !== i) continue
        if (row.together === undefined) {
          g.clause = numbers[i]
          row.apply?.(g, found[at + 1], found[at + 2])
        } else subjects.push(found[at + 1])
      }
      if (row.together === undefined || subjects.length === 0) continue
      g.clause = numbers[i]
      row.together(g, subjects)
    }
  }

  return book.procedure(table.name ?? 'rule checks', 3, [
    book.step(clause, gather, 'gather'),
    book.ask(
      clause,
      {
        offer(g, d) {
          const n = g.local(FOUND) === 0 ? 0 : g.T.arena.data[g.local(FOUND) - 1] / SIZE
          if (g.local(AT) >= n) return
          g.clause = numbers[finding(g, 0)]
          rows[finding(g, 0)].choose?.(g, d, finding(g, 1))
        },
        take(g, answer) {
          const row = rows[finding(g, 0)]
          const choice = row.chosen?.(g, answer, finding(g, 1)) ?? answer.value
          g.store.set(g.T.arena, g.local(FOUND) + g.local(AT) * SIZE + 2, choice)
        },
      },
      'ask',
    ),
    book.step(
      clause,
      (g) => {
        g.setLocal(AT, g.local(AT) + 1)
        if (g.local(AT) * SIZE < g.T.arena.data[g.local(FOUND) - 1]) g.goto('ask')
      },
      'next question',
    ),
    book.step(clause, apply, 'apply'),
    book.step(clause, (g) => g.goto('gather'), 'again'),
  ])
}

/** Runs the table after every batch of changes, wherever it came from, instead of at timings of the game. */
export function checkAfterEveryBatch<C extends string>(book: Book<C>, clause: C, checks: Procedure): void {
  // What the batch left as its result is still there for the step that reads it next.
  const keepResult = book.procedure('after every batch', 1, [
    book.step(clause, (g) => g.call(checks), 'check'),
    book.step(clause, (g) => g.done(g.local(0)), 'give the result back'),
  ])
  book.afterBatch.push((g) => {
    if (g.over || g.frame === NONE) return
    // Its own batches are followed by its own next round.
    if (g.T.frames.data[g.frame + F.procedure] !== checks.id) g.call(keepResult, g.result)
  })
}
