import type { Action, Book, Procedure, RelationDef, Verb, ZoneDef } from '../game/book.ts'
import { NONE, Obj, RelationCell } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import type { Meaning } from '../game/meaning.ts'
import { declareIrreversible } from './irreversible.ts'
import { clearTallies } from '../changes/relationWrites.ts'
import { type PlayProcedureHooks, type PlayRules, REFUSED, playProcedure } from './playProcedure.ts'
import type { Column, ObjectRow } from '../state/rows.ts'

export type { PlayProcedureHooks, Stage } from './playProcedure.ts'

/**
 * Plays: an action under way has a record (an object without a card) with X, mode, captured values, targets and
 * what was paid. A play that cannot be completed is rolled back, and its action refused until something else changes.
 */

/** What a game says about its plays. */
export interface PlayHooks<C extends string> {
  readonly clauses: {
    /** A play that cannot be completed never happened. */
    readonly rollback: C
    /** The same action is then refused until something else has changed. */
    readonly refuse: C
    /** What may not be undone. */
    readonly irreversible?: C
    /** What was paid is given back. Switched off: the play is abandoned, and what was paid stays paid. */
    readonly payments?: C
    /** What triggered during a play that is undone is dropped. Switched off: it still waits to be played. */
    readonly quiet?: C
  }
  /** Names of further values a record keeps, beside `x` and `mode`; and what they are, if numbers of declarations. */
  readonly values?: readonly string[]
  readonly meanings?: Readonly<Record<string, Meaning>>
  /** Changes that may not be undone; by default shuffles, and moves into and out of hidden piles. */
  readonly irreversible?: {
    readonly verbs: readonly Verb[]
    readonly when?: (g: Game, ev: number) => boolean
  }
}

/** What `plays` declares. */
export interface Plays<C extends string> {
  readonly zone: ZoneDef
  readonly kind: number
  /** Columns of a record. `alternative`: number of the alternative cost; `additional`: a bit for each chosen one. */
  readonly x: Column
  readonly mode: Column
  readonly alternative: Column
  readonly additional: Column
  readonly values: Readonly<Record<string, Column>>
  /** record → a target; the value says which of its targets. */
  readonly target: RelationDef
  /** record → object it was paid with, as it lies now; the value: see PAID in payment.ts. */
  readonly paid: RelationDef
  /** record → the object it plays. */
  readonly of: RelationDef
  /** Declares an action that is not offered while it is refused. */
  action(action: Omit<Action, 'id' | 'shared' | 'own'>): Action
  /** Declares a procedure (player, source, action). Its result is the record, or NONE if the play was not completed. */
  procedure(name: string, hooks: PlayProcedureHooks<C>): Procedure
  /** Whether a play of this action from this source was rolled back and nothing has changed since. */
  refused(g: Game, action: number, source: ObjectRow): boolean
  /** The record of the play of this object, or NONE. */
  recordOf(g: Game, object: ObjectRow): ObjectRow
  /** Targets of a record that still have the same id. */
  targets(g: Game, record: ObjectRow, which?: number): ObjectRow[]
}

/** Declares the zone, the kind and the columns of records, and the refusal of actions that could not be completed. */
export function plays<C extends string>(book: Book<C>, hooks: PlayHooks<NoInfer<C>>): Plays<C> {
  const { clauses } = hooks
  const zone = book.zone(
    'plays',
    { ja: 'プレイ中', en: 'plays' },
    { shared: true, ordered: false, sight: () => 'all' },
  )
  const kind = book.kind('play')
  const x = book.recordColumn('play.x')
  const mode = book.recordColumn('play.mode')
  const alternative = book.recordColumn('play.alternative')
  const additional = book.recordColumn('play.additional')
  const values = Object.fromEntries(
    (hooks.values ?? []).map((name) => [name, book.recordColumn(`play.${name}`, hooks.meanings?.[name])]),
  )
  const target = book.relation('target')
  const paid = book.relation('paid')
  const of = book.relation('play of')
  const refusals = book.variable('play.refusals')
  const irreversible = book.variable('play.fixed')
  const refuse = book.switches.declare(clauses.refuse, 'requirement', 'not refused')

  const refused = (g: Game, action: number, source: ObjectRow): boolean =>
    g.get(refusals) > 0 && g.tally(REFUSED + action, source === NONE ? 0 : g.id(source)) > 0

  book.afterBatch.push((g) => {
    if (g.get(refusals) === 0) return
    g.variable(refusals, 0)
    clearTallies(g, REFUSED)
  })
  if (clauses.irreversible !== undefined)
    declareIrreversible(book, clauses.irreversible, irreversible, hooks.irreversible)

  const rules: PlayRules<C> = {
    zone,
    kind,
    rollback: clauses.rollback,
    refusals,
    irreversible,
    givesBack: book.holds(clauses.payments, 'payments are given back'),
    dropsTriggers: book.holds(clauses.quiet, 'nothing triggers'),
  }

  return {
    zone,
    kind,
    x,
    mode,
    alternative,
    additional,
    values,
    target,
    paid,
    of,
    refused,
    procedure: (name, play) => playProcedure(book, rules, name, play),
    action(action) {
      const made: Action = book.action({
        ...action,
        requirements: [
          ...action.requirements,
          { clause: refuse, shared: NONE, test: (g, _player, source) => !refused(g, made.id, source) },
        ],
      })
      return made
    },
    recordOf(g, object) {
      for (const r of g.relations(of, NONE, object))
        if (g.same(object, g.relation(r, RelationCell.bId))) return g.relation(r, RelationCell.a)
      return NONE
    },
    targets(g, record, which) {
      const out: ObjectRow[] = []
      for (const r of g.relations(target, record)) {
        const row = g.relation(r, RelationCell.b)
        if (which !== undefined && g.relation(r, RelationCell.value) !== which) continue
        if (g.same(row, g.relation(r, RelationCell.bId)) && g.object(row, Obj.zone) !== NONE) out.push(row)
      }
      return out
    },
  }
}
