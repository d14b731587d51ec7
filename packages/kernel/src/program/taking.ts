import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import { sees } from '../knowledge.ts'
import type { Selection, What } from '../tree.ts'
import { type Choosing, compileSelection, isFull, offerChoice, payableOnly } from './choosing.ts'
import { LOCAL } from './code.ts'
import type { Context } from './context.ts'
import { correctedQuantity } from './corrections.ts'
import type { Emitter } from './emitter.ts'
import { gate } from './language.ts'
import { type Objects } from './references.ts'
import { PICK, RESULT, REST, SEEN, TAKEN, append, held, hold } from './registers.ts'
import { compileWhat } from './select.ts'

/** How a step gets the objects it is about: by a reference, by all that fit, or by a choice. */

export interface Taken {
  /** The objects, once the instructions before have run. */
  rows(g: Game, c: Context): number[]
  readonly what: Objects
}

/** Writes whatever must be asked before the step itself. `kind` is the step's. */
export function takeObjects(e: Emitter, what: What, kind: string): Taken {
  if (what.kind !== 'selection') {
    const objects = compileWhat(e.scope, what)
    return { rows: objects.rows, what: objects }
  }
  const choosing = selectionOf(e, what, kind)
  if (choosing.all && !choosing.random && what.sum === undefined) {
    const on = what.quantity === undefined ? () => true : gate(e.scope, 'quantity', 'all')
    // Of what was seen, all that fit: they are no longer of the rest either.
    if (what.from?.kind === 'reference' && what.from.to === 'seen')
      e.note((g, c) => on() && takeFromRest(g, c, choosing.rows(g, c)))
    return { rows: (g, c) => (on() ? choosing.rows(g, c) : []), what: choosing }
  }
  emitChoice(e, choosing, kind, (g, c, rows) => {
    hold(g, c.owner, PICK, rows)
    takeFromRest(g, c, rows)
  })
  return { rows: (g, c) => (c.owner === 0 ? choosing.rows(g, c) : held(g, c.owner, PICK)), what: choosing }
}

export function selectionOf(e: Emitter, what: Selection, kind: string): Choosing {
  const made = compileSelection(
    e.scope,
    what,
    what.quantity === undefined ? undefined : correctedQuantity(e.scope, kind, what.quantity),
  )
  return e.paying ? payableOnly(e.scope, made) : made
}

/** What is taken out of what was looked at is no longer of the rest. */
function takeFromRest(g: Game, c: Context, rows: readonly number[]): void {
  const rest = held(g, c.owner, REST)
  if (rest.some((row) => rows.includes(row)))
    hold(
      g,
      c.owner,
      REST,
      rest.filter((row) => !rows.includes(row)),
    )
}

/** Of a choice: what was looked through and not taken. */
export function leaveRest(g: Game, c: Context, choosing: Choosing, rows: readonly number[]): void {
  if (choosing.fromReference) return takeFromRest(g, c, rows)
  const base = choosing.base(g, c)
  hold(
    g,
    c.owner,
    REST,
    base.filter((row) => !rows.includes(row)),
  )
}

export type Bind = (g: Game, c: Context, rows: readonly number[]) => void

/** Writes the choice; `bind` gets what was chosen, also when there was nothing to choose. */
export function emitChoice(e: Emitter, choosing: Choosing, kind: string, bind: Bind): void {
  const { scope } = e
  const { lexicon } = scope.language
  const { leftOut } = lexicon.rules?.choosing ?? {}
  const done = kind === 'search' ? (lexicon.search?.done ?? 'search') : kind
  const slot = kind === 'choose' || kind === 'search' ? scope.asks.indexOf(done) : NONE
  const chosen: Bind = (g, c, rows) => {
    bind(g, c, rows)
    c.setLocal(g, LOCAL.did, rows.length > 0 ? 1 : 0)
    if (slot !== NONE) {
      c.setLocal(g, LOCAL.results + slot, rows.length)
      hold(g, c.owner, RESULT + slot, rows)
    }
    if (e.paying && !isFull(g, c, choosing, rows)) e.fail(g, c)
    if (rows.length === 0 && leftOut?.() === false && choosing.bounds(g, c, 0)[0] > 0)
      c.setLocal(g, LOCAL.failed, 1)
  }
  if (choosing.random) {
    const { even, chooses } = lexicon.rules?.random ?? {}
    const byPlayer = e.branch(() => chooses?.() !== false)
    e.note((g, c) => {
      const rows = choosing.rows(g, c)
      const [, max] = choosing.bounds(g, c, rows.length)
      chosen(g, c, even?.() === false ? rows.slice(0, max) : atRandom(g, rows, max))
    })
    const done = e.jump(NONE)
    byPlayer.to = e.here
    askFor(e, choosing, kind, chosen)
    done.to = e.here
    return
  }
  if (lexicon.clauses.peek !== undefined || kind === 'search') emitPeek(e, choosing, kind)
  askFor(e, choosing, kind, chosen)
}

/** The choice itself; in what is done once for each of something, what was chosen before is left out. */
function askFor(e: Emitter, choosing: Choosing, kind: string, bind: Bind): void {
  const { scope } = e
  const { lexicon, book } = scope.language
  const { chooser } = lexicon.rules?.choosing ?? {}
  const different = lexicon.rules?.forEach?.different
  const before = e.loops > 0 && different !== undefined ? TAKEN + e.loops - 1 : NONE
  const open: Choosing =
    before === NONE
      ? choosing
      : {
          ...choosing,
          candidates: (g, c, player) => {
            const taken = different?.() === true ? held(g, c.owner, before) : []
            return choosing.candidates(g, c, player).filter((row) => !taken.includes(row))
          },
        }
  const chosen: Bind = (g, c, rows) => {
    if (before !== NONE) for (const row of rows) append(g, c.owner, before, row, 0)
    bind(g, c, rows)
  }
  // Who finds nothing in a hidden place has not paid, and who pays does not say that he found nothing.
  const { paying, owed } = e
  e.code.push({
    op: 'ask',
    clause: book.switches.number(lexicon.clauses.choice),
    offer(g, c, d) {
      const message = `program.${kind}`
      const player = chooser?.(g, c.actor, kind, choosing.rows(g, c)) ?? c.actor
      const mayFail = !paying && !(owed && (lexicon.rules?.wholeCost?.() ?? true))
      offerChoice(scope, g, c, d, open, { message, player, mayFail, target: false })
      // A cost that asks for more than there is cannot be paid at all.
      if (paying && d.items.length < choosing.bounds(g, c, d.items.length)[0]) d.clear()
    },
    take: (g, c, answer) => chosen(g, c, answer.values),
    skip: (g, c) => chosen(g, c, []),
  })
}

/** Whoever chooses from a zone that he cannot see is shown it first. */
function emitPeek(e: Emitter, choosing: Choosing, kind: string): void {
  const { book, lexicon } = e.scope.language
  const show = book.kernelVerb('show')
  const peek = lexicon.clauses.peek
  e.run(
    peek === undefined ? null : { clause: peek },
    kind,
    (g, c) => {
      for (const zone of choosing.zones(g, c))
        for (const row of g.rowsIn(zone)) if (!sees(g, c.actor, row)) g.propose(show, row, 1 << c.actor)
    },
    kind !== 'search'
      ? undefined
      : (g, c) =>
          hold(
            g,
            c.owner,
            SEEN,
            choosing.zones(g, c).flatMap((zone) => g.rowsIn(zone)),
          ),
  )
}

/** So many of them, each set equally likely. */
function atRandom(g: Game, rows: readonly number[], count: number): number[] {
  const left = [...rows]
  const out: number[] = []
  while (out.length < count && left.length > 0) out.push(...left.splice(g.random(left.length), 1))
  return out
}
