import type { ObjectRow } from '../../state/rows.ts'
import type { Game } from '../../game/game.ts'
import type { Selection, Selector } from '../../tree/tree.ts'
import type { Bounds } from '../query/amounts.ts'
import type { CompiledSelection } from './choosing.ts'
import type { Context } from '../context/context.ts'
import { type Scope, wordOf } from '../language/language.ts'
import type { GameFeature } from '../language/gameNodes.ts'
import { compileSelector } from '../query/select.ts'

/** デッキの上を2枚: cards at an end of a pile. These are determined by the pile; nobody chooses. */

/** An end of a pile, as ids of the lexicon's zones and places. */
interface End {
  readonly zone: string
  readonly place: string
}

/** The end of a pile that a phrase means, if its head is a feature of the game that says so. */
function endOf({ language }: Scope, { head }: Selector): End | undefined {
  const table = language.lexicon.own?.features as
    | Readonly<Record<string, GameFeature<unknown> | undefined>>
    | undefined
  return table?.[head.kind]?.pile?.(head)
}

/** Compiles a selection from the end of a pile; undefined if the phrase is about no pile. */
export function pileSelection(
  scope: Scope,
  selection: Selection,
  bounds: Bounds,
  compile: (selection: Selection) => CompiledSelection,
): CompiledSelection | undefined {
  const { of } = selection
  const end = of === undefined || selection.from !== undefined ? undefined : endOf(scope, of)
  if (of === undefined || end === undefined) return undefined
  const whole: Selector = { ...of, head: { kind: 'zone', zone: end.zone } }
  const pile = compileSelector(scope, whole)
  const isBottom = wordOf(scope, scope.language.lexicon.places, end.place, 'place').end === 'bottom'
  const rows = (g: Game, c: Context): ObjectRow[] => {
    const all = pile.rows(g, c)
    if (isBottom) all.reverse()
    return all.slice(0, bounds(g, c, all.length)[1])
  }
  const test: CompiledSelection['test'] = (g, c, row, id) => rows(g, c).includes(row) && g.same(row, id)
  return {
    ...compile({ ...selection, of: whole }),
    rows,
    pairs: (g, c) => rows(g, c).flatMap((row) => [row, g.id(row)]),
    test,
    base: rows,
    candidates: rows,
    isCandidate: null,
    all: selection.quantity?.kind !== 'up-to' && selection.quantity?.kind !== 'any',
  }
}
