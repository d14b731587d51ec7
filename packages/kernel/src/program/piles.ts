import type { Game } from '../game.ts'
import type { Selection, Selector } from '../tree.ts'
import type { Bounds } from './amounts.ts'
import type { Choosing } from './choosing.ts'
import type { Context } from './context.ts'
import { type Scope, wordOf } from './language.ts'
import type { OwnFeature } from './own.ts'
import { compileSelector } from './select.ts'

/** デッキの上を2枚: cards at an end of a pile. They are those that lie there, and nobody chooses among them. */

interface End {
  readonly zone: string
  readonly place: string
}

/** Which end of which pile a phrase means, if a word of the game says so. */
function endOf({ language }: Scope, { head }: Selector): End | undefined {
  const table = language.lexicon.own?.features as
    | Readonly<Record<string, OwnFeature<unknown> | undefined>>
    | undefined
  return table?.[head.kind]?.pile?.(head)
}

/** The selection as those at the end of the pile; undefined if the phrase is about no pile. */
export function pileSelection(
  scope: Scope,
  selection: Selection,
  bounds: Bounds,
  compile: (selection: Selection) => Choosing,
): Choosing | undefined {
  const { of } = selection
  const end = of === undefined || selection.from !== undefined ? undefined : endOf(scope, of)
  if (of === undefined || end === undefined) return undefined
  const whole: Selector = { ...of, head: { kind: 'zone', zone: end.zone } }
  const pile = compileSelector(scope, whole)
  const isBottom = wordOf(scope, scope.language.lexicon.places, end.place, 'place').end === 'bottom'
  const rows = (g: Game, c: Context): number[] => {
    const all = pile.rows(g, c)
    if (isBottom) all.reverse()
    return all.slice(0, bounds(g, c, all.length)[1])
  }
  const test: Choosing['test'] = (g, c, row, id) => rows(g, c).includes(row) && g.same(row, id)
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
