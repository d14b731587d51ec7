import type { Characteristic, ValuePart } from '../game/effects.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { NONE } from '../state/columns.ts'
import { baseOf } from './base.ts'
import type { Application } from './computed.ts'
import type { Counted } from './counting.ts'
import { fold, isDefined } from './fold.ts'
import { applies } from './inForce.ts'
import { refresh } from './values.ts'

/** One step from what a number begins with to what it is. */
export interface SumStep {
  /** NONE: what it begins with, or an ability of its own that defines it. */
  readonly effect: EffectRow
  readonly clause: number
  /** What it is after this step. */
  readonly value: number
  /** It puts a value in place of what was there. */
  readonly sets: boolean
  readonly counted: readonly Counted[]
}

/** How a number came about: its base, what its own abilities make of it, then every effect that changes it, in order. */
export function stepsOf(g: Game, of: Characteristic, row: ObjectRow): SumStep[] {
  refresh(g)
  const steps: SumStep[] = [{ ...nothing, value: baseOf(g, of, row) }]
  const defining = isDefined(g, of, row) ? definingPart(g, of, row) : null
  if (defining !== null)
    steps.push({
      ...nothing,
      clause: defining,
      ...traced(g, NONE, row, () => fold(g, of, row, 0)),
      sets: true,
    })
  for (const app of g.computed.modifiers[of.id]) {
    const step = stepAt(g, of, row, app, steps[steps.length - 1].value)
    if (step !== null) steps.push(step)
  }
  return steps
}

const nothing: Pick<SumStep, 'effect' | 'clause' | 'sets' | 'counted'> = {
  effect: NONE,
  clause: NONE,
  sets: false,
  counted: [],
}

/** The clause of the first own ability that defines it. */
function definingPart(g: Game, of: Characteristic, row: ObjectRow): number | null {
  for (const id of g.book.printed!(g, row)) {
    const { defining, clause } = g.book.abilities[id]
    if (defining.some((part) => part.of === of)) return clause
  }
  return null
}

/** What one effect makes of it; null if nothing. */
function stepAt(
  g: Game,
  of: Characteristic,
  row: ObjectRow,
  app: Application,
  before: number,
): SumStep | null {
  const { value, counted } = traced(g, app.effect, row, () => fold(g, of, row, app.position + 1))
  const sets = (app.part as ValuePart).sets === true
  if (value === before && !(sets && applies(g, app, row))) return null
  return { effect: app.effect, clause: app.clause, value, sets, counted }
}

function traced(
  g: Game,
  effect: EffectRow,
  object: ObjectRow,
  value: () => number,
): Pick<SumStep, 'value' | 'counted'> {
  const counting = { effect, object, isWanted: false, found: [] as Counted[] }
  g.computed.counting = counting
  try {
    return { value: value(), counted: counting.found }
  } finally {
    g.computed.counting = null
  }
}
