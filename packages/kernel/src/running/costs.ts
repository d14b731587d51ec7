import type { Book, Procedure, Step } from '../game/book.ts'
import { type Player, RelationCell } from '../state/columns.ts'
import type { Told } from '../answers/told.ts'
import type { Game } from '../game/game.ts'
import { type CostChoice, LOCAL, LOCALS, costChoices } from './costChoices.ts'
import { type CostQuotes, costQuotes } from './costQuotes.ts'
import type { CostPart } from './payable.ts'
import type { CostKind, Payer } from '../game/declarations.ts'
import { PAID, payment } from './payment.ts'
import type { Plays } from './plays.ts'
import type { ObjectRow, RelationRow } from '../state/rows.ts'

/** Changes the parts of a cost: replaces, increases or decreases them. */
export type Adjustment = (g: Game, payer: Payer, parts: readonly CostPart[]) => readonly CostPart[]

/** What a game says about its costs. */
export interface CostHooks<C extends string> {
  readonly name?: string
  readonly clauses: {
    readonly alternative?: C
    readonly additional?: C
    readonly x?: C
    readonly determine: C
    readonly replace?: C
    readonly increase: C
    readonly decrease: C
    readonly lock: C
    /** The payment, in the printed order or all at once. */
    readonly pay: C
    /** Actions that fill a stock are allowed in the middle of it. */
    readonly resources?: C
    /** A part counts as paid although its payment was replaced. Switched off: it was not paid. */
    readonly replaced?: C
  }
  readonly plays: Plays<C>
  /** The cost as printed, with the choices made. */
  base(g: Game, payer: Payer, choice: CostChoice): readonly CostPart[]
  /** Keys of the ways to pay, the ordinary one first; absent: only that. */
  alternatives?(g: Game, payer: Payer): readonly string[]
  /** Keys of optional additional costs. */
  readonly additional?: (g: Game, payer: Payer) => readonly string[]
  /** Bounds of X, or null if the cost has none. */
  readonly x?: (g: Game, payer: Payer, alternative: number) => readonly [number, number] | null
  /** Puts something else in place of a part. */
  readonly replace?: Adjustment
  readonly increase?: Adjustment
  readonly decrease?: Adjustment
  readonly payment: 'one by one' | 'at once'
}

/** What `costs` declares. */
export interface Costs {
  /** A stage of a play: (player, source, record, action). Its result is negative if the cost cannot be paid. */
  readonly procedure: Procedure
  /** Whether the cost could be paid now, in any way. Exact. */
  canPay(g: Game, player: Player, source: ObjectRow, action: number): boolean
  /** The part that is missing, with the numbers, for who asks why it cannot be paid. */
  tells(g: Game, player: Player, source: ObjectRow, action: number): Told | null
  /** What it would cost now. */
  quote(g: Game, payer: Payer, choice: CostChoice): readonly CostPart[]
  /** Objects the record was paid with that still have the same id. */
  paidWith(g: Game, record: ObjectRow, kind?: CostKind): ObjectRow[]
  /** How much of a stock was paid. */
  paidAmount(g: Game, record: ObjectRow, kind: CostKind): number
}

/** Declares a kind of cost. */
export function costKind<C extends string>(
  book: Book<C>,
  clause: C,
  name: string,
  kind: Omit<CostKind, 'id' | 'name' | 'clause'>,
): CostKind {
  const made = {
    ...kind,
    id: book.costKinds.length,
    name,
    clause: book.switches.declare(clause, 'verb', name),
  }
  book.costKinds.push(made)
  return made
}

/** Declares the procedure of a cost: determine → replace → increase → decrease → lock → pay, all or nothing. */
export function costs<C extends string>(book: Book<C>, hooks: CostHooks<NoInfer<C>>): Costs {
  for (const name of ['alternative', 'additional', 'x', 'replace'] as const)
    if (
      hooks[name === 'alternative' ? 'alternatives' : name] !== undefined &&
      hooks.clauses[name] === undefined
    )
      throw new Error(`the cost has ${name} but no clause for it`)
  const quotes = costQuotes(book, hooks)
  /** The parts to pay: as they were locked, or, where locking is switched off, as they would be determined now. */
  const current = (g: Game): readonly CostPart[] =>
    g.local(LOCAL.locked) === 1 ? decoded(book, g) : quotes.quote(g, payerOf(g), choiceOf(g))
  const procedure = book.procedure(hooks.name ?? 'cost', LOCALS, [
    ...costChoices(book, hooks, { payerOf, ...quotes }),
    ...determination(book, hooks, quotes),
    ...payment(book, hooks, { payerOf, current, atOnce: hooks.payment === 'at once' }),
  ])
  return {
    procedure,
    quote: quotes.quote,
    canPay: quotes.canPay,
    tells: quotes.tells,
    ...paid(hooks.plays),
  }
}

const payerOf = (g: Game): Payer => ({
  player: g.local(LOCAL.player) as Player,
  source: g.local(LOCAL.source),
  action: g.local(LOCAL.action),
  record: g.local(LOCAL.record),
})

const choiceOf = (g: Game): CostChoice => ({
  alternative: g.local(LOCAL.alternative),
  additional: g.local(LOCAL.additional),
  x: g.local(LOCAL.x),
})

/** The parts that the procedure keeps, without those whose clause is switched off. */
function decoded<C extends string>({ costKinds, switches }: Book<C>, g: Game): CostPart[] {
  const list = g.list(LOCAL.parts)
  const out: CostPart[] = []
  for (let i = 0; i < list.length; i += 2) {
    const kind = costKinds[list[i]]
    if (switches.off[kind.clause] === 0) out.push({ kind, amount: list[i + 1] })
  }
  return out
}

function keepParts(g: Game, parts: readonly CostPart[]): void {
  g.setList(
    LOCAL.parts,
    parts.flatMap(({ kind, amount }) => [kind.id, amount]),
  )
}

/** The steps between the choices and the payment: each part of the rules that changes the cost is one. */
function determination<C extends string>(
  book: Book<C>,
  { base, clauses }: CostHooks<C>,
  { adjustments }: CostQuotes<C>,
): Step[] {
  return [
    book.step(clauses.determine, (g) => keepParts(g, base(g, payerOf(g), choiceOf(g))), 'determine'),
    ...adjustments.map(({ name, clause, adjust }) =>
      book.step(clause, (g) => keepParts(g, adjust(g, payerOf(g), decoded(book, g))), name),
    ),
    book.step(clauses.lock, (g) => g.setLocal(LOCAL.locked, 1), 'lock'),
  ]
}

/** Reads what a record was paid with; see PAID. */
function paid<C extends string>(plays: Plays<C>): Pick<Costs, 'paidWith' | 'paidAmount'> {
  const payments = (g: Game, record: ObjectRow, kind?: CostKind): RelationRow[] =>
    g
      .relations(plays.paid, record)
      .filter((r) => kind === undefined || Math.floor(g.relation(r, RelationCell.value) / PAID) === kind.id)
  return {
    paidWith: (g, record, kind) =>
      payments(g, record, kind)
        .filter((r) => g.same(g.relation(r, RelationCell.b), g.relation(r, RelationCell.bId)))
        .map((r) => g.relation(r, RelationCell.b)),
    paidAmount: (g, record, kind) =>
      payments(g, record, kind).reduce((sum, r) => sum + (g.relation(r, RelationCell.value) % PAID), 0),
  }
}
