import type { ObjectRow } from '../../state/rows.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { sees } from '../../knowledge/knowledge.ts'
import type { Selection, What } from '../../tree/tree.ts'
import { type CompiledSelection, compileSelection, payableOnly } from './choosing.ts'
import { isFull, offerChoice } from './offering.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { correctedQuantity } from '../query/corrections.ts'
import type { Emitter } from '../compile/emitter.ts'
import { switchFor } from '../language/language.ts'
import { type CompiledObjects } from '../query/references.ts'
import {
  PICK,
  RESULT,
  REST,
  SEEN,
  TAKEN,
  appendToRegister,
  liveRows,
  setRegister,
} from '../context/registers.ts'
import type { Going } from '../query/destinations.ts'
import { compileWhat } from './what.ts'

/** Emits the instructions by which a step gets its objects: from a register, all that fit, or by a choice. */

/** The objects of a step. */
export interface StepObjects {
  /** The objects; valid once the instructions emitted for them have run. */
  rows(g: Game, c: Context): ObjectRow[]
  readonly what: CompiledObjects
}

/** Emits whatever must be asked before the step itself. `kind` is the step's. */
export function emitStepObjects(e: Emitter, what: What, kind: string, going?: Going): StepObjects {
  if (what.kind !== 'selection') {
    const objects = compileWhat(e.scope, what)
    return { rows: objects.rows, what: objects }
  }
  const choosing = selectionOf(e, what, kind)
  if (choosing.all && !choosing.random && what.sum === undefined) {
    const on = what.quantity === undefined ? () => true : switchFor(e.scope, 'quantity', 'all')
    // "All … among those": what is taken is no longer part of the rest.
    if (what.from?.kind === 'reference' && what.from.to === 'seen')
      e.note((g, c) => on() && takeFromRest(g, c, choosing.rows(g, c)))
    return { rows: (g, c) => (on() ? choosing.rows(g, c) : []), what: choosing }
  }
  const bind: Bind = (g, c, rows) => {
    setRegister(g, c.owner, PICK, rows)
    takeFromRest(g, c, rows)
  }
  emitChoice(e, choosing, kind, bind, going)
  return {
    rows: (g, c) => (c.owner === 0 ? choosing.rows(g, c) : liveRows(g, c.owner, PICK)),
    what: choosing,
  }
}

/** Compiles the selection of a step, with corrections of its quantity and, in a cost, what its payer may use. */
export function selectionOf(e: Emitter, what: Selection, kind: string): CompiledSelection {
  const made = compileSelection(
    e.scope,
    what,
    what.quantity === undefined ? undefined : correctedQuantity(e.scope, kind, what.quantity),
  )
  return e.paying ? payableOnly(e.scope, made) : made
}

/** Removes these objects from the register REST. */
function takeFromRest(g: Game, c: Context, rows: readonly ObjectRow[]): void {
  const rest = liveRows(g, c.owner, REST)
  if (rest.some((row) => rows.includes(row)))
    setRegister(
      g,
      c.owner,
      REST,
      rest.filter((row) => !rows.includes(row)),
    )
}

/** Sets the register REST to what was looked through and not chosen. */
export function leaveRest(
  g: Game,
  c: Context,
  choosing: CompiledSelection,
  rows: readonly ObjectRow[],
): void {
  if (choosing.fromReference) return takeFromRest(g, c, rows)
  const base = choosing.base(g, c)
  setRegister(
    g,
    c.owner,
    REST,
    base.filter((row) => !rows.includes(row)),
  )
}

/** Puts chosen objects into registers. */
export type Bind = (g: Game, c: Context, rows: readonly ObjectRow[]) => void

/** Emits a choice; `bind` is called with what was chosen, also when there was nothing to choose. */
export function emitChoice(
  e: Emitter,
  choosing: CompiledSelection,
  kind: string,
  bind: Bind,
  going?: Going,
): void {
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
      setRegister(g, c.owner, RESULT + slot, rows)
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
    askFor(e, choosing, kind, chosen, going)
    done.to = e.here
    return
  }
  if (lexicon.clauses.peek !== undefined || kind === 'search') emitPeek(e, choosing, kind)
  askFor(e, choosing, kind, chosen, going)
}

/** Emits the question; inside a loop over objects, what earlier repetitions chose is excluded if the game says so. */
function askFor(e: Emitter, choosing: CompiledSelection, kind: string, bind: Bind, going?: Going): void {
  const { scope } = e
  const { lexicon } = scope.language
  const different = lexicon.rules?.forEach?.different
  const before = e.loops > 0 && different !== undefined ? TAKEN + e.loops - 1 : NONE
  const open: CompiledSelection =
    before === NONE
      ? choosing
      : {
          ...choosing,
          candidates: (g, c, player) => {
            const taken = different?.() === true ? liveRows(g, c.owner, before) : []
            return choosing.candidates(g, c, player).filter((row) => !taken.includes(row))
          },
        }
  const chosen: Bind = (g, c, rows) => {
    if (before !== NONE) for (const row of rows) appendToRegister(g, c.owner, before, row, 0)
    bind(g, c, rows)
  }
  // Payments cannot fail to find: nothing found is nothing paid.
  const { paying, owed } = e
  e.code.push({
    op: 'ask',
    clause: e.choiceClause,
    offer(g, c, d) {
      const message = `program.${kind}`
      const mayFail = !paying && !(owed && (lexicon.rules?.wholeCost?.() ?? true))
      offerChoice(scope, g, c, d, open, { message, player: c.actor, mayFail, target: false, going })
      // A cost that asks for more than there is cannot be paid at all.
      if (paying && d.items.length < choosing.bounds(g, c, d.items.length)[0]) d.clear()
    },
    take: (g, c, answer) => chosen(g, c, answer.values),
    skip: (g, c) => chosen(g, c, []),
  })
}

/** Emits showing the chooser a zone he cannot see, before he chooses from it. */
function emitPeek(e: Emitter, choosing: CompiledSelection, kind: string): void {
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
          setRegister(
            g,
            c.owner,
            SEEN,
            choosing.zones(g, c).flatMap((zone) => g.rowsIn(zone)),
          ),
    undefined,
    true,
  )
}

/** `count` of these rows, each subset equally likely. */
function atRandom(g: Game, rows: readonly ObjectRow[], count: number): ObjectRow[] {
  const left = [...rows]
  const out: ObjectRow[] = []
  while (out.length < count && left.length > 0) out.push(...left.splice(g.random(left.length), 1))
  return out
}
