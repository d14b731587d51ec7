import type { Book, Procedure } from './book.ts'
import { NONE, type Player, R } from './columns.ts'
import type { Game } from './game.ts'
import { type CostChoice, LOCAL, LOCALS, costChoices } from './costChoices.ts'
import { type CostKind, type CostPart, type Payer, payable } from './payable.ts'
import { PAID, payment } from './payment.ts'
import type { Plays } from './plays.ts'

type Change = (g: Game, payer: Payer, parts: readonly CostPart[]) => readonly CostPart[]

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
    /** A part counts as paid although something was done in its place; switched off, it was not paid. */
    readonly replaced?: C
  }
  readonly plays: Plays<C>
  /** The cost as printed, with the choices made. */
  base(g: Game, payer: Payer, choice: CostChoice): readonly CostPart[]
  /** Keys of the ways to pay, the ordinary one first; absent: only that. */
  alternatives?(g: Game, payer: Payer): readonly string[]
  /** Keys of optional additional costs. */
  readonly additional?: (g: Game, payer: Payer) => readonly string[]
  /** Bounds of LOCAL.x, or null if the cost has none. */
  readonly x?: (g: Game, payer: Payer, alternative: number) => readonly [number, number] | null
  /** Puts something else in place of a part. */
  readonly replace?: Change
  readonly increase?: Change
  readonly decrease?: Change
  readonly payment: 'one by one' | 'at once'
}

export interface Costs {
  /** A stage of a play: (player, source, record, action). Negative: it cannot be paid. */
  readonly procedure: Procedure
  /** Exactly whether it could be paid now, in any way. */
  canPay(g: Game, player: Player, source: number, action: number): boolean
  /** What it would cost now. */
  quote(g: Game, payer: Payer, choice: CostChoice): readonly CostPart[]
  /** Objects the record was paid with, as long as they lie where the payment put them. */
  paidWith(g: Game, record: number, kind?: CostKind): number[]
  /** How much of a stock was paid. */
  paidAmount(g: Game, record: number, kind: CostKind): number
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

const ORDINARY = ['ordinary'] as const
const NOTHING_CHOSEN: CostChoice = { alternative: 0, additional: 0, x: 0 }

/** determine → replace → increase → decrease → lock → pay, all or nothing. */
export function costs<C extends string>(book: Book<C>, hooks: CostHooks<NoInfer<C>>): Costs {
  const { clauses, plays } = hooks
  const { switches } = book

  for (const name of ['alternative', 'additional', 'x', 'replace'] as const)
    if (hooks[name === 'alternative' ? 'alternatives' : name] !== undefined && clauses[name] === undefined)
      throw new Error(`the cost has ${name} but no clause for it`)

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
  const inRules = (part: CostPart): boolean => switches.off[part.kind.clause] === 0
  const decode = (list: readonly number[]): CostPart[] => {
    const out: CostPart[] = []
    for (let i = 0; i < list.length; i += 2) out.push({ kind: book.costKinds[list[i]], amount: list[i + 1] })
    return out.filter(inRules)
  }
  const encode = (parts: readonly CostPart[]): number[] => parts.flatMap((p) => [p.kind.id, p.amount])

  const stages = [
    [clauses.replace, hooks.replace] as const,
    [clauses.increase, hooks.increase] as const,
    [clauses.decrease, hooks.decrease] as const,
  ].flatMap(([clause, change]) =>
    clause === undefined || change === undefined ? [] : [{ clause: switches.number(clause), change }],
  )

  const quote = (g: Game, payer: Payer, choice: CostChoice): readonly CostPart[] => {
    let parts = hooks.base(g, payer, choice)
    for (const { clause, change } of stages) if (switches.off[clause] === 0) parts = change(g, payer, parts)
    return parts.every(inRules) ? parts : parts.filter(inRules)
  }
  const affordable = (g: Game, payer: Payer, choice: CostChoice): boolean =>
    payable(g, payer, quote(g, payer, choice))
  const least = (g: Game, payer: Payer, alternative: number): CostChoice =>
    alternative === 0 && hooks.x === undefined
      ? NOTHING_CHOSEN
      : { alternative, additional: 0, x: hooks.x?.(g, payer, alternative)?.[0] ?? 0 }
  const ways = (g: Game, payer: Payer): readonly string[] => hooks.alternatives?.(g, payer) ?? ORDINARY

  /** The cost as it stands: what was locked, or, without the lock, what it has become. */
  const current = (g: Game): readonly CostPart[] =>
    g.local(LOCAL.locked) === 1 ? decode(g.list(LOCAL.parts)) : quote(g, payerOf(g), choiceOf(g))
  const choices = costChoices(book, hooks, { payerOf, affordable, least, ways })
  const change = (clause: C | undefined, how: Change | undefined, label: string) =>
    clause === undefined || how === undefined
      ? []
      : [
          book.step(
            clause,
            (g) => g.setList(LOCAL.parts, encode(how(g, payerOf(g), decode(g.list(LOCAL.parts))))),
            label,
          ),
        ]

  const procedure = book.procedure(hooks.name ?? 'cost', LOCALS, [
    ...choices,
    book.step(
      clauses.determine,
      (g) => g.setList(LOCAL.parts, encode(hooks.base(g, payerOf(g), choiceOf(g)))),
      'determine',
    ),
    ...change(clauses.replace, hooks.replace, 'replace'),
    ...change(clauses.increase, hooks.increase, 'increase'),
    ...change(clauses.decrease, hooks.decrease, 'decrease'),
    book.step(clauses.lock, (g) => g.setLocal(LOCAL.locked, 1), 'lock'),
    ...payment(book, hooks, { payerOf, current }),
  ])

  return {
    procedure,
    quote,
    canPay(g, player, source, action) {
      const payer = { player, source, action, record: NONE }
      const { length } = ways(g, payer)
      for (let i = 0; i < length; i++) if (affordable(g, payer, least(g, payer, i))) return true
      return false
    },
    paidWith(g, record, kind) {
      return g
        .relations(plays.paid, record)
        .filter((r) => kind === undefined || Math.floor(g.relation(r, R.value) / PAID) === kind.id)
        .filter((r) => g.same(g.relation(r, R.b), g.relation(r, R.bId)))
        .map((r) => g.relation(r, R.b))
    },
    paidAmount(g, record, kind) {
      return g
        .relations(plays.paid, record)
        .filter((r) => Math.floor(g.relation(r, R.value) / PAID) === kind.id)
        .reduce((sum, r) => sum + (g.relation(r, R.value) % PAID), 0)
    },
  }
}
