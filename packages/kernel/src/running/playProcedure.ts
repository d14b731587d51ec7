import type { Book, Procedure, Step, ZoneDef } from '../game/book.ts'
import { NONE, type Player, Pending, Var } from '../state/columns.ts'
import type { Game } from '../game/game.ts'
import { pending, pendingValue } from '../changes/gateway.ts'
import { beginPlay, endPlay, rollBack } from './loop.ts'
import { tally } from '../changes/relationWrites.ts'
import { queue } from '../changes/triggers.ts'
import type { ObjectId, ObjectRow } from '../state/rows.ts'

/** One thing to do in a play: (player, source, record, action). A negative result: the play cannot go on. */
export interface Stage<C extends string> {
  readonly clause: C
  readonly procedure: Procedure
  /** Under which clause the play is undone if this stage cannot be done; the general one if absent. */
  readonly rollback?: C
}

/** The procedure of a kind of plays. */
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

/** What the plays of a game share: where their records lie, and how one that fails is undone. */
export interface PlayRules<C extends string> {
  readonly zone: ZoneDef
  readonly kind: number
  /** Clause of undoing a play. */
  readonly rollback: C
  /** Variable: how many actions are refused until something changes. */
  readonly refusals: number
  /** Variable: 1 when something that may not be undone has happened in the play under way. */
  readonly irreversible: number
  /** Whether what was paid is given back. */
  givesBack(): boolean
  /** Whether what triggered during a play that is undone is dropped. */
  dropsTriggers(): boolean
}

/** Tally keys from here on count refused actions; they are far above the keys of games. */
export const REFUSED = 1 << 20

const PLAYER = 0
const SOURCE = 1
const ACTION = 2
const BEGUN = 3
const RECORD = 4
/** Whether the play around this one had done something that may not be undone. */
const OUTER_IRREVERSIBLE = 5

/** Declares the procedure: begin, create the record, the stages, complete; or roll back, or abandon. */
export function playProcedure<C extends string>(
  book: Book<C>,
  rules: PlayRules<C>,
  name: string,
  play: PlayProcedureHooks<C>,
): Procedure {
  const create = book.kernelVerb('create')
  const remove = book.kernelVerb('remove')
  const { abandon } = play
  const begin = (g: Game): void => {
    beginPlay(g, g.local(PLAYER))
    g.setLocal(BEGUN, 1)
    g.setLocal(OUTER_IRREVERSIBLE, g.get(Var.plays) === 1 ? 0 : g.get(rules.irreversible))
    g.variable(rules.irreversible, 0)
  }
  // A rollback resumes at this step, with the writes of `begin` undone.
  const record = (g: Game): void => {
    if (g.local(BEGUN) === 0) return g.done(NONE)
    g.propose(create, rules.kind, g.zone(rules.zone, 0), 0, g.local(PLAYER))
  }
  const close = (g: Game): void => {
    endPlay(g)
    g.variable(rules.irreversible, g.get(rules.irreversible) | g.local(OUTER_IRREVERSIBLE))
  }
  const complete = (g: Game): void => {
    close(g)
    g.done(g.local(RECORD))
  }
  const abandoned = (g: Game): void => {
    g.propose(remove, g.local(RECORD))
    close(g)
    g.done(NONE)
  }

  const stages = stageSteps(book, rules, play)
  return book.procedure(name, 6, [
    book.step(play.begin, begin, 'begin'),
    book.step(play.begin, record, 'record'),
    book.step(play.begin, (g) => g.setLocal(RECORD, g.result), 'recorded'),
    ...stages,
    book.step(play.complete, complete, 'complete'),
    book.step(
      rules.rollback,
      (g) => {
        if (abandon !== undefined) callStage(g, abandon)
      },
      'abandon',
    ),
    book.step(rules.rollback, abandoned, 'abandoned'),
  ])
}

/** Each stage is a call and a test of its result. */
function stageSteps<C extends string>(
  book: Book<C>,
  rules: PlayRules<C>,
  { stages }: PlayProcedureHooks<C>,
): Step[] {
  for (const stage of stages) book.meanings.actionAt.set(stage.procedure, 3)
  return stages.flatMap((stage) => [
    book.step(stage.clause, (g) => callStage(g, stage.procedure), stage.procedure.name),
    book.step(
      stage.rollback ?? rules.rollback,
      (g) => {
        if (g.result < 0) takeBack(g, rules)
      },
      `after ${stage.procedure.name}`,
    ),
  ])
}

const callStage = (g: Game, procedure: Procedure): void =>
  g.call(procedure, g.local(PLAYER), g.local(SOURCE), g.local(RECORD), g.local(ACTION))

/** Undoes a play that cannot go on, and refuses its action; or abandons it, where it may not be undone. */
function takeBack<C extends string>(g: Game, rules: PlayRules<C>): void {
  const action = g.local(ACTION)
  const source: ObjectRow = g.local(SOURCE)
  if (g.get(rules.irreversible) === 1 || !rules.givesBack()) return g.goto('abandon')
  const triggered = rules.dropsTriggers() ? null : waitingTriggers(g)
  rollBack(g)
  triggered?.forEach((each) => queue(g, ...each))
  tally(g, REFUSED + action, source === NONE ? 0 : g.id(source), REFUSED)
  g.variable(rules.refusals, g.get(rules.refusals) + 1)
}

/** The arguments of `queue`. */
type Waiting = readonly [
  trigger: number,
  player: Player,
  source: ObjectRow,
  sourceId: ObjectId,
  a: number,
  b: number,
  instance: number,
]

/** All triggers that wait now, as `queue` takes them. */
const waitingTriggers = (g: Game): Waiting[] =>
  pending(g).map((row) => [
    pendingValue(g, row, Pending.def),
    pendingValue(g, row, Pending.player) as Player,
    pendingValue(g, row, Pending.source),
    pendingValue(g, row, Pending.sourceId),
    pendingValue(g, row, Pending.a),
    pendingValue(g, row, Pending.b),
    pendingValue(g, row, Pending.instance),
  ])
