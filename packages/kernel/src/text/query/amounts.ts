import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Amount, Comparison, Quantity, What } from '../../tree/tree.ts'
import { noting, rowsCounted } from '../../values/counting.ts'
import { LOCAL } from '../context/code.ts'
import type { Context } from '../context/context.ts'
import { AbilityError, type Scope, switchFor, wordOf } from '../language/language.ts'
import { type GameAmount, executorOf } from '../language/gameNodes.ts'
import { ownerFeature, playerOf } from './players.ts'
import { compileReference } from './references.ts'
import { controllerOf, valueOf } from '../context/seen.ts'

/** A compiled number: computes it for a context. */
export type CompiledAmount = (g: Game, c: Context) => number

/** Compiles a number; one whose kind is switched off is 0. */
export function compileAmount(scope: Scope, amount: Amount): CompiledAmount {
  if (typeof amount === 'number') return () => amount
  const on = switchFor(scope, 'amount', amount.kind)
  const count = bareAmount(scope, amount)
  return (g, c) => (on() ? count(g, c) : 0)
}

function bareAmount(scope: Scope, amount: Exclude<Amount, number>): CompiledAmount {
  switch (amount.kind) {
    case 'variable':
      return compileVariable(scope, amount.name)
    case 'count': {
      const objects = scope.language.compile.what(scope, amount.of, true)
      return (g, c) => rowsCounted(g, c, objects).length
    }
    case 'value': {
      const one = compileValue(scope, amount.of, amount.characteristic)
      return (g, c) => namedNumber(g, amount.characteristic, () => one(g, c))
    }
    case 'total': {
      const objects = scope.language.compile.what(scope, amount.of)
      const one = valueOfObject(scope, amount.characteristic)
      return (g, c) =>
        namedNumber(g, amount.characteristic, () =>
          objects.rows(g, c).reduce((sum, row) => sum + one(g, row, g.id(row)), 0),
        )
    }
    case 'done': {
      const slot = LOCAL.results + scope.asks.indexOf(amount.verb)
      return (g, c) => (c.frame === NONE ? 0 : c.local(g, slot))
    }
    default: {
      const node = amount as { kind: string }
      const made = executorOf<GameAmount<unknown>>(scope.language.lexicon.own?.amounts, node, 'amount')
      return (
        made.compile?.(scope.language.compile.tools(scope), node) ?? ((g, c) => made.of?.(g, c, node) ?? 0)
      )
    }
  }
}

/** A number by the game's word for it. */
const namedNumber = (g: Game, word: string, number: () => number): number =>
  g.computed.counting === null ? number() : noting(g, number, (n) => ({ n, rows: [], word }))

/** A number of one object, by the game's word; the object may be gone. For a number of players: of its controller. */
export function valueOfObject(
  scope: Scope,
  characteristic: string,
): (g: Game, row: ObjectRow, id: ObjectId, record?: ObjectRow) => number {
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

/** A number of the first object that is meant, or of the player a phrase names. */
export function compileValue(scope: Scope, what: What, characteristic: string): CompiledAmount {
  const { lexicon } = scope.language
  const { counter, counted } = wordOf(scope, lexicon.characteristics, characteristic, 'characteristic')
  if ((counter !== undefined || counted !== undefined) && what.kind === 'selector') {
    const who = ownerFeature(what) ?? 'self'
    return (g, c) => {
      const player = playerOf(g, c, who, lexicon)
      return counted?.(g, player, c.record) ?? g.counter(counter!, player)
    }
  }
  const objects =
    what.kind === 'reference' ? compileReference(scope, what) : scope.language.compile.what(scope, what)
  const one = valueOfObject(scope, characteristic)
  return (g, c) => {
    const found = objects.pairs(g, c)
    return found.length === 0 ? 0 : one(g, found[0], found[1], c.record)
  }
}

/**
 * X. In this order: the value being tried, the one fixed in the frame or on the record, the text's definition. The
 * first use in a resolution fixes it, unless a rule of the game says otherwise.
 */
function compileVariable(scope: Scope, name: string): CompiledAmount {
  const index = scope.variables.indexOf(name)
  const { columns } = scope.language
  const said = scope.definitions.get(name)
  const on = switchFor(scope, 'node', 'let')
  const count = said === undefined ? null : compileAmount(scope, said)
  const { letters, changes, once } = scope.language.lexicon.rules?.variables ?? {}
  const isRead = (): boolean =>
    on() && (name === 'X' || (letters?.() ?? true)) && (!scope.isStatic || (changes?.() ?? true))
  const defined: CompiledAmount | null = count === null ? null : (g, c) => (isRead() ? count(g, c) : 0)
  return (g, c) => {
    if (c.trialVariables !== null && c.trialVariables[index] !== undefined) return c.trialVariables[index]
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

/** Gives a variable its value for the rest of the resolution. */
export function fixVariable(g: Game, c: Context, index: number, value: number): void {
  c.setLocal(g, LOCAL.variables + index, value)
  c.setLocal(g, LOCAL.fixed, c.local(g, LOCAL.fixed) | (1 << index))
}

/** Compiles "at least 3" and its like into a test of a number. */
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

/** The least and the greatest number that a text allows to choose of `available` objects. */
export type Bounds = (g: Game, c: Context, available: number) => readonly [number, number]

const NOTHING = [0, 0] as const

/** Compiles "two", "up to two", "all"; one whose kind is switched off is 0. */
export function compileQuantity(scope: Scope, quantity: Quantity): Bounds {
  const on = switchFor(scope, 'quantity', quantity.kind)
  const bounds = boundsOf(scope, quantity)
  return (g, c, available) => (on() ? bounds(g, c, available) : NOTHING)
}

function boundsOf(scope: Scope, quantity: Quantity): Bounds {
  switch (quantity.kind) {
    case 'exactly': {
      const n = notNegative(compileAmount(scope, quantity.amount))
      return (g, c) => [n(g, c), n(g, c)]
    }
    case 'up-to': {
      const n = notNegative(compileAmount(scope, quantity.amount))
      const none = scope.language.lexicon.rules?.choosing?.upTo
      return (g, c) => [none?.() === false ? n(g, c) : 0, n(g, c)]
    }
    case 'at-least': {
      const n = notNegative(compileAmount(scope, quantity.amount))
      return (g, c, available) => [n(g, c), Math.max(n(g, c), available)]
    }
    case 'any':
      return (_g, _c, available) => [0, available]
    case 'all':
      return (_g, _c, available) => [available, available]
    case 'same': {
      const objects = scope.language.compile.what(scope, quantity.as)
      return (g, c) => {
        const n = objects.pairs(g, c).length / 2
        return [n, n]
      }
    }
    case 'corrected':
      return compileQuantity(scope, quantity.to)
  }
}

const notNegative =
  (count: CompiledAmount): CompiledAmount =>
  (g, c) =>
    Math.max(0, count(g, c))

/** Whether a number lies within bounds, for quantities about what has happened. */
export const fits = ([min, max]: readonly [number, number], n: number): boolean => n >= min && n <= max
