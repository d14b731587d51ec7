import type { Action, Book, Procedure, RelationDef, Step, Verb, ZoneDef } from './book.ts'
import { NONE, O, type Player, R, T, V } from './columns.ts'
import type { Game } from './game.ts'
import { pending, pendingValue } from './gateway.ts'
import { declareIrreversible } from './irreversible.ts'
import { beginPlay, endPlay, rollBack } from './run.ts'
import { clearTallies, tally } from './ties.ts'
import { queue } from './triggers.ts'

/**
 * Plays: an action under way has a record (an object without a card) with X, mode, captured values, targets and
 * what was paid. A play that cannot be completed is undone by the rules and refused until something else changes.
 */

export interface PlayHooks<C extends string> {
  readonly clauses: {
    /** A play that cannot be completed never happened. */
    readonly rollback: C
    /** The same action is then refused until something else has changed. */
    readonly refuse: C
    /** What may not be undone. */
    readonly irreversible?: C
    /** What was paid is given back. Without it: the play comes to nothing, and what was paid is gone. */
    readonly payments?: C
    /** Nothing triggers on what never happened. Without it: what triggered meanwhile still waits. */
    readonly quiet?: C
  }
  /** Names of further values a record keeps, beside `x` and `mode`. */
  readonly values?: readonly string[]
  /** Changes that may not be undone; by default shuffles, and moves into and out of hidden piles. */
  readonly irreversible?: {
    readonly verbs: readonly Verb[]
    readonly when?: (g: Game, ev: number) => boolean
  }
}

/** One thing to do in a play: (player, source, record, action). A negative result: the play cannot go on. */
export interface Stage<C extends string> {
  readonly clause: C
  readonly procedure: Procedure
  /** Under which clause the play is undone if this stage cannot be done; the general one if absent. */
  readonly rollback?: C
}

export interface PlayProcedureHooks<C extends string> {
  /** The play begins; everything from here on can be undone. */
  readonly begin: C
  /** In the game's own order: reveal, X, targets, cost, onto the stack … */
  readonly stages: readonly Stage<C>[]
  /** The play is complete. */
  readonly complete: C
  /** Tidies up after a play that can neither go on nor be undone: (player, source, record, action). */
  readonly abandon?: Procedure
}

export interface Plays<C extends string> {
  readonly zone: ZoneDef
  readonly kind: number
  /** Columns of a record. */
  readonly x: number
  readonly mode: number
  /** Which alternative cost was chosen, and a bit for each additional one. */
  readonly alternative: number
  readonly additional: number
  readonly values: Readonly<Record<string, number>>
  /** record → what it aims at; the value says which of its targets. */
  readonly target: RelationDef
  /** record → object it was paid with, as it lies now; see costs.ts for the value. */
  readonly paid: RelationDef
  /** record → the card it plays. */
  readonly of: RelationDef
  /** An action that is not offered while it stands refused. */
  action(action: Omit<Action, 'id' | 'shared' | 'own'>): Action
  /** (player, source, action); hands back the record, or NONE if the play came to nothing. */
  procedure(name: string, hooks: PlayProcedureHooks<C>): Procedure
  refused(g: Game, action: number, source: number): boolean
  /** The record of the play of this card, or NONE. */
  recordOf(g: Game, card: number): number
  /** Targets of a record that are still the same things. */
  targets(g: Game, record: number, which?: number): number[]
}

/** A rule that a game may have under a clause; without one it holds. */
function under<C extends string>(book: Book<C>, clause: C | undefined, name: string): () => boolean {
  return clause === undefined ? () => true : book.fact(clause, true, false, name)
}

type Waiting = readonly [number, Player, number, number, number, number, number]

/** All triggers that wait now, as `queue` takes them. */
const waiting = (g: Game): Waiting[] =>
  pending(g).map((row) => [
    pendingValue(g, row, T.def),
    pendingValue(g, row, T.player) as Player,
    pendingValue(g, row, T.source),
    pendingValue(g, row, T.sourceId),
    pendingValue(g, row, T.a),
    pendingValue(g, row, T.b),
    pendingValue(g, row, T.instance),
  ])

const PLAYER = 0
const SOURCE = 1
const ACTION = 2
const BEGUN = 3
const RECORD = 4
/** Whether the play around this one had done something that may not be undone. */
const OUTER_FIXED = 5

/** Far above the keys of games. */
export const REFUSED = 1 << 20

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
    (hooks.values ?? []).map((name) => [name, book.recordColumn(`play.${name}`)]),
  )
  const target = book.relation('target')
  const paid = book.relation('paid')
  const of = book.relation('play of')
  const refusals = book.variable('play.refusals')
  /** 1 when something that may not be undone has happened in the play under way. */
  const fixed = book.variable('play.fixed')
  const refuse = book.switches.declare(clauses.refuse, 'requirement', 'not refused')
  const create = book.kernelVerb('create')
  const remove = book.kernelVerb('remove')

  const refused = (g: Game, action: number, source: number): boolean =>
    g.get(refusals) > 0 && g.tally(REFUSED + action, source === NONE ? 0 : g.id(source)) > 0

  book.afterBatch.push((g) => {
    if (g.get(refusals) === 0) return
    g.variable(refusals, 0)
    clearTallies(g, REFUSED)
  })
  if (clauses.irreversible !== undefined)
    declareIrreversible(book, clauses.irreversible, fixed, hooks.irreversible)

  const close = (g: Game): void => {
    endPlay(g)
    g.variable(fixed, g.get(fixed) | g.local(OUTER_FIXED))
  }
  const givesBack = under(book, clauses.payments, 'payments are given back')
  const isQuiet = under(book, clauses.quiet, 'nothing triggers')
  const takeBack = (g: Game): void => {
    const action = g.local(ACTION)
    const source = g.local(SOURCE)
    if (g.get(fixed) === 1 || !givesBack()) return g.goto('abandon')
    const meanwhile = isQuiet() ? null : waiting(g)
    rollBack(g)
    meanwhile?.forEach((each) => queue(g, ...each))
    tally(g, REFUSED + action, source === NONE ? 0 : g.id(source), REFUSED)
    g.variable(refusals, g.get(refusals) + 1)
  }

  const procedure = (name: string, play: PlayProcedureHooks<C>): Procedure => {
    const stages: Step[] = play.stages.flatMap((stage) => [
      book.step(
        stage.clause,
        (g) => g.call(stage.procedure, g.local(PLAYER), g.local(SOURCE), g.local(RECORD), g.local(ACTION)),
        stage.procedure.name,
      ),
      book.step(
        stage.rollback ?? clauses.rollback,
        (g) => {
          if (g.result < 0) takeBack(g)
        },
        `after ${stage.procedure.name}`,
      ),
    ])
    return book.procedure(name, 6, [
      book.step(
        play.begin,
        (g) => {
          beginPlay(g, g.local(PLAYER))
          g.setLocal(BEGUN, 1)
          g.setLocal(OUTER_FIXED, g.get(V.plays) === 1 ? 0 : g.get(fixed))
          g.variable(fixed, 0)
        },
        'begin',
      ),
      // Going back ends here: after `begin`, with what it wrote last undone.
      book.step(
        play.begin,
        (g) => {
          if (g.local(BEGUN) === 0) return g.done(NONE)
          g.propose(create, kind, g.zone(zone, 0), 0, g.local(PLAYER))
        },
        'record',
      ),
      book.step(play.begin, (g) => g.setLocal(RECORD, g.result), 'recorded'),
      ...stages,
      book.step(
        play.complete,
        (g) => {
          close(g)
          g.done(g.local(RECORD))
        },
        'complete',
      ),
      book.step(
        clauses.rollback,
        (g) => {
          if (play.abandon !== undefined)
            g.call(play.abandon, g.local(PLAYER), g.local(SOURCE), g.local(RECORD), g.local(ACTION))
        },
        'abandon',
      ),
      book.step(
        clauses.rollback,
        (g) => {
          g.propose(remove, g.local(RECORD))
          close(g)
          g.done(NONE)
        },
        'abandoned',
      ),
    ])
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
    procedure,
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
    recordOf(g, card) {
      for (const r of g.relations(of, NONE, card))
        if (g.same(card, g.relation(r, R.bId))) return g.relation(r, R.a)
      return NONE
    },
    targets(g, record, which) {
      const out: number[] = []
      for (const r of g.relations(target, record)) {
        const row = g.relation(r, R.b)
        if (which !== undefined && g.relation(r, R.value) !== which) continue
        if (g.same(row, g.relation(r, R.bId)) && g.object(row, O.zone) !== NONE) out.push(row)
      }
      return out
    },
  }
}
