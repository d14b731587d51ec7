import type { ZoneDef } from '../book.ts'
import { NONE } from '../columns.ts'
import type { Game } from '../game.ts'
import type { Reference } from '../tree.ts'
import type { Context } from './context.ts'
import { type Scope, gate } from './language.ts'
import { CHOSEN, IT, REST, RESULT, SEEN, SOURCE, foundAgain, held, holds, lookPairs } from './registers.ts'
import { onTable } from './seen.ts'

/** What a part of a text is about, compiled. */
export interface Objects {
  /** Those that are still there. */
  rows(g: Game, c: Context): number[]
  /** Pairs (row, id), those that are gone included. */
  pairs(g: Game, c: Context): number[]
  test(g: Game, c: Context, row: number, id: number): boolean
  /** The source of the ability and nothing else. */
  readonly self: boolean
  /** Where a phrase looks that may say nothing about it; its test does not. */
  defs?(): readonly ZoneDef[]
}

const NOBODY = [NONE, 0] as const

/** The first thing "it" means, as (row, id). */
export function firstIt(g: Game, c: Context): readonly [number, number] {
  if (c.given !== null) return c.given.length === 0 ? NOBODY : [c.given[0], g.id(c.given[0])]
  if (c.owner === 0) return c.source === NONE ? NOBODY : [c.source, c.sourceId]
  const list = lookPairs(g, c.owner, IT)
  return list.length === 0 ? NOBODY : [list[0], list[1]]
}

export function compileReference(scope: Scope, reference: Reference): Objects {
  const on = gate(scope, 'reference', reference.to)
  const { found } = scope.language.lexicon.rules ?? {}
  const rowsOf = (g: Game, owner: number, at: number): number[] =>
    found === undefined ? held(g, owner, at) : foundAgain(g, owner, at, found)
  return reference.to === 'self' ? theSource(on, rowsOf) : register(registerOf(scope, reference), on, rowsOf)
}

type RowsOf = (g: Game, owner: number, register: number) => number[]

function registerOf(scope: Scope, { to, verb }: Reference): number {
  switch (to) {
    case 'self':
    case 'it':
    case 'those':
    case 'elided':
      return IT
    case 'chosen':
      return CHOSEN
    case 'seen':
      return SEEN
    case 'rest':
      return REST
    case 'result':
      return RESULT + scope.asks.indexOf(verb ?? '')
  }
}

function theSource(on: () => boolean, rowsOf: RowsOf): Objects {
  const isThere = (g: Game, c: Context): boolean => g.same(c.source, c.sourceId) && onTable(g, c.source)
  return {
    self: true,
    rows(g, c) {
      if (!on()) return []
      if (isThere(g, c)) return [c.source]
      // Its own event, cost or effect has made it a new thing.
      return c.owner === 0 ? [] : rowsOf(g, c.owner, SOURCE)
    },
    pairs: (_g, c) => (c.source !== NONE && on() ? [c.source, c.sourceId] : []),
    test(_g, c, row, id) {
      if (row !== c.source || !on()) return false
      // An event may have made it a new thing: it is this one before and after.
      const r = c.reading
      if (r !== null && r.row === row && (r.was === c.sourceId || r.now === c.sourceId)) return true
      return id === c.sourceId
    },
  }
}

function register(at: number, on: () => boolean, rowsOf: RowsOf): Objects {
  return {
    self: false,
    rows(g, c) {
      if (!on()) return []
      if (c.given !== null) return [...c.given]
      return c.owner === 0 ? [] : rowsOf(g, c.owner, at)
    },
    pairs(g, c) {
      if (!on()) return []
      if (c.given !== null) return c.given.flatMap((row) => [row, g.id(row)])
      return c.owner === 0 ? [] : lookPairs(g, c.owner, at)
    },
    test(g, c, row, id) {
      if (!on()) return false
      if (c.given !== null) return c.given.includes(row)
      return c.owner !== 0 && holds(g, c.owner, at, row, id)
    },
  }
}
