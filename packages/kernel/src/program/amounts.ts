import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Amount, Comparison, Quantity, What } from '../tree.ts'
import { LOCAL } from './code.ts'
import type { Context } from './context.ts'
import { AbilityError, type Scope, gate, wordOf } from './language.ts'
import { type OwnAmount, own } from './own.ts'
import { playerOf } from './players.ts'
import { compileReference } from './references.ts'
import { controllerOf, valueOf } from './seen.ts'
import { compileWhat, ownerFeature } from './select.ts'
import { toolsOf } from './tools.ts'

/** A number to be found out. */
export type Count = (g: Game, c: Context) => number

export function compileAmount(scope: Scope, amount: Amount): Count {
  if (typeof amount === 'number') return () => amount
  const on = gate(scope, 'amount', amount.kind)
  const count = foundOut(scope, amount)
  return (g, c) => (on() ? count(g, c) : 0)
}

function foundOut(scope: Scope, amount: Exclude<Amount, number>): Count {
  switch (amount.kind) {
    case 'variable':
      return variable(scope, amount.name)
    case 'count': {
      const objects = compileWhat(scope, amount.of, true)
      return (g, c) => objects.rows(g, c).length
    }
    case 'value':
      return value(scope, amount.of, amount.characteristic)
    case 'total': {
      const objects = compileWhat(scope, amount.of)
      const one = valueOfObject(scope, amount.characteristic)
      return (g, c) => objects.rows(g, c).reduce((sum, row) => sum + one(g, row, g.id(row)), 0)
    }
    case 'done': {
      const slot = LOCAL.results + scope.asks.indexOf(amount.verb)
      return (g, c) => (c.frame === NONE ? 0 : c.local(g, slot))
    }
    default: {
      const node = amount as { kind: string }
      const made = own<OwnAmount<unknown>>(scope.language.lexicon.own?.amounts, node, 'amount')
      return made.compile?.(toolsOf(scope), node) ?? ((g, c) => made.of?.(g, c, node) ?? 0)
    }
  }
}

/** A number of one object, by the game's word; `row` may be gone. */
export function valueOfObject(
  scope: Scope,
  characteristic: string,
): (g: Game, row: number, id: number, record?: number) => number {
  const word = wordOf(scope, scope.language.lexicon.characteristics, characteristic, 'characteristic')
  if (word.read !== undefined) return (g, row, id) => word.read!(g, row, id)
  const { of, counter, counted } = word
  if (of !== undefined) return (g, row, id) => valueOf(g, of, row, id)
  if (counter === undefined && counted === undefined)
    throw new AbilityError(scope.name, `${characteristic} is no number`)
  return (g, row, id, record = NONE) => {
    const player = controllerOf(g, row, id)
    return counted?.(g, player, record) ?? g.counter(counter!, player)
  }
}

/** A number of an object, or of the player whose it is. */
export function value(scope: Scope, what: What, characteristic: string): Count {
  const { lexicon } = scope.language
  const { counter, counted } = wordOf(scope, lexicon.characteristics, characteristic, 'characteristic')
  if ((counter !== undefined || counted !== undefined) && what.kind === 'selector') {
    const who = ownerFeature(what) ?? 'self'
    return (g, c) => {
      const player = playerOf(g, c, who, lexicon)
      return counted?.(g, player, c.record) ?? g.counter(counter!, player)
    }
  }
  const objects = what.kind === 'reference' ? compileReference(scope, what) : compileWhat(scope, what)
  const one = valueOfObject(scope, characteristic)
  return (g, c) => {
    const found = objects.pairs(g, c)
    return found.length === 0
      ? (lexicon.rules?.undefinedNumber?.() ?? 0)
      : one(g, found[0], found[1], c.record)
  }
}

/** X: what was decided, or what the text says it is; once used in a resolution it stays that. */
function variable(scope: Scope, name: string): Count {
  const index = scope.variables.indexOf(name)
  const { columns } = scope.language
  const said = scope.lets.get(name)
  const on = gate(scope, 'node', 'let')
  const count = said === undefined ? null : compileAmount(scope, said)
  const { letters, changes, once } = scope.language.lexicon.rules?.variables ?? {}
  const isRead = (): boolean =>
    on() && (name === 'X' || (letters?.() ?? true)) && (!scope.isStatic || (changes?.() ?? true))
  const defined: Count | null = count === null ? null : (g, c) => (isRead() ? count(g, c) : 0)
  return (g, c) => {
    if (c.tried !== null && c.tried[index] !== undefined) return c.tried[index]
    const bit = 1 << index
    if (c.frame !== NONE) {
      if ((c.local(g, LOCAL.fixed) & bit) !== 0) return c.local(g, LOCAL.variables + index)
      const found = defined === null ? 0 : defined(g, c)
      if (once?.() ?? true) fixVariable(g, c, index, found)
      return found
    }
    if (c.record !== NONE && (g.object(c.record, columns.fixed) & bit) !== 0)
      return g.object(c.record, columns.variables + index)
    return defined === null ? 0 : defined(g, c)
  }
}

export function fixVariable(g: Game, c: Context, index: number, value: number): void {
  c.setLocal(g, LOCAL.variables + index, value)
  c.setLocal(g, LOCAL.fixed, c.local(g, LOCAL.fixed) | (1 << index))
}

export function compileComparison(
  scope: Scope,
  { than, amount }: Comparison,
): (g: Game, c: Context, n: number) => boolean {
  const limit = compileAmount(scope, amount)
  switch (than) {
    case 'at-least':
      return (g, c, n) => n >= limit(g, c)
    case 'at-most':
      return (g, c, n) => n <= limit(g, c)
    case 'exactly':
      return (g, c, n) => n === limit(g, c)
    case 'more':
      return (g, c, n) => n > limit(g, c)
    case 'less':
      return (g, c, n) => n < limit(g, c)
  }
}

/** The least and the greatest number of `available` things that a text allows. */
export type Bounds = (g: Game, c: Context, available: number) => readonly [number, number]

const NOTHING = [0, 0] as const

export function compileQuantity(scope: Scope, quantity: Quantity): Bounds {
  const on = gate(scope, 'quantity', quantity.kind)
  const bounds = boundsOf(scope, quantity)
  return (g, c, available) => (on() ? bounds(g, c, available) : NOTHING)
}

function boundsOf(scope: Scope, quantity: Quantity): Bounds {
  switch (quantity.kind) {
    case 'exactly': {
      const n = atLeastNothing(compileAmount(scope, quantity.amount))
      return (g, c) => [n(g, c), n(g, c)]
    }
    case 'up-to': {
      const n = atLeastNothing(compileAmount(scope, quantity.amount))
      const none = scope.language.lexicon.rules?.choosing?.upTo
      return (g, c) => [none?.() === false ? n(g, c) : 0, n(g, c)]
    }
    case 'at-least': {
      const n = atLeastNothing(compileAmount(scope, quantity.amount))
      return (g, c, available) => [n(g, c), Math.max(n(g, c), available)]
    }
    case 'any':
      return (_g, _c, available) => [0, available]
    case 'all':
      return (_g, _c, available) => [available, available]
    case 'same': {
      const objects = compileWhat(scope, quantity.as)
      return (g, c) => {
        const n = objects.pairs(g, c).length / 2
        return [n, n]
      }
    }
    case 'corrected':
      return compileQuantity(scope, quantity.to)
  }
}

const atLeastNothing =
  (count: Count): Count =>
  (g, c) =>
    Math.max(0, count(g, c))

/** Whether so many satisfy a quantity that is said of what has happened. */
export const fits = ([min, max]: readonly [number, number], n: number): boolean => n >= min && n <= max
