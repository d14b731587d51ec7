import type { ObjectId, ObjectRow } from '../../state/rows.ts'
import type { ZoneDef } from '../../game/book.ts'
import { NONE } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import type { Reference } from '../../tree/tree.ts'
import type { Context } from '../context/context.ts'
import { type Scope, switchFor } from '../language/language.ts'
import {
  type RegisterOwner,
  CHOSEN,
  IT,
  REST,
  RESULT,
  SEEN,
  SOURCE,
  foundRows,
  liveRows,
  registerHas,
  lookupPairs,
} from '../context/registers.ts'
import { onTable } from '../context/seen.ts'

/** Compiled objects of a text: a reference, a phrase, a selection or one of several of these. */
export interface CompiledObjects {
  /** The objects that are still there. */
  rows(g: Game, c: Context): ObjectRow[]
  /** Pairs (row, id), including objects that are gone. */
  pairs(g: Game, c: Context): number[]
  /** Whether an object is one of them. A phrase tests its features only, not its zones (`defs`). */
  test(g: Game, c: Context, row: ObjectRow, id: ObjectId): boolean
  /** It means the source of the ability and nothing else. */
  readonly self: boolean
  /** The zones a phrase searches. */
  defs?(): readonly ZoneDef[]
}

const NOBODY = [NONE, 0] as const

/** The first thing "it" means, as (row, id). */
export function firstIt(g: Game, c: Context): readonly [number, number] {
  if (c.itOverride !== null)
    return c.itOverride.length === 0 ? NOBODY : [c.itOverride[0], g.id(c.itOverride[0])]
  if (c.owner === 0) return c.source === NONE ? NOBODY : [c.source, c.sourceId]
  const list = lookupPairs(g, c.owner, IT)
  return list.length === 0 ? NOBODY : [list[0], list[1]]
}

/** Compiles "this" or a reference to a register. */
export function compileReference(scope: Scope, reference: Reference): CompiledObjects {
  const on = switchFor(scope, 'reference', reference.to)
  const { found } = scope.language.lexicon.rules ?? {}
  const rowsOf = (g: Game, owner: RegisterOwner, at: number): ObjectRow[] =>
    found === undefined ? liveRows(g, owner, at) : foundRows(g, owner, at, found)
  return reference.to === 'self' ? theSource(on, rowsOf) : register(registerOf(scope, reference), on, rowsOf)
}

type RowsOf = (g: Game, owner: RegisterOwner, register: number) => ObjectRow[]

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

function theSource(on: () => boolean, rowsOf: RowsOf): CompiledObjects {
  const isThere = (g: Game, c: Context): boolean => g.same(c.source, c.sourceId) && onTable(g, c.source)
  return {
    self: true,
    rows(g, c) {
      if (!on()) return []
      if (isThere(g, c)) return [c.source]
      // Its own event, cost or effect may have given it a new id.
      return c.owner === 0 ? [] : rowsOf(g, c.owner, SOURCE)
    },
    pairs: (_g, c) => (c.source !== NONE && on() ? [c.source, c.sourceId] : []),
    test(_g, c, row, id) {
      if (row !== c.source || !on()) return false
      // An event that gave it a new id is about it under both ids.
      const r = c.reading
      if (r !== null && r.row === row && (r.was === c.sourceId || r.now === c.sourceId)) return true
      return id === c.sourceId
    },
  }
}

function register(at: number, on: () => boolean, rowsOf: RowsOf): CompiledObjects {
  return {
    self: false,
    rows(g, c) {
      if (!on()) return []
      if (c.itOverride !== null) return [...c.itOverride]
      return c.owner === 0 ? [] : rowsOf(g, c.owner, at)
    },
    pairs(g, c) {
      if (!on()) return []
      if (c.itOverride !== null) return c.itOverride.flatMap((row) => [row, g.id(row)])
      return c.owner === 0 ? [] : lookupPairs(g, c.owner, at)
    },
    test(g, c, row, id) {
      if (!on()) return false
      if (c.itOverride !== null) return c.itOverride.includes(row)
      return c.owner !== 0 && registerHas(g, c.owner, at, row, id)
    },
  }
}
