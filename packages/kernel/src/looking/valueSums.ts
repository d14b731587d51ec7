import { type PlayerName, playerName } from '../answers/decision.ts'
import type { Characteristic } from '../game/effects.ts'
import type { GameRules, ObjectView, SumClauses, View } from '../game/contract.ts'
import type { Game } from '../game/game.ts'
import type { ObjectRow } from '../state/rows.ts'
import { EffectCell, NONE } from '../state/columns.ts'
import type { Counted } from '../values/counting.ts'
import { publicId } from '../running/decision.ts'
import type { TextPlace } from './said.ts'
import { type SumStep, stepsOf } from '../values/sums.ts'

/** How a number of a thing came about, line by line. */
export interface ValueSum {
  /** The name of the value, as in `ObjectView.values`. */
  readonly value: string
  readonly lines: readonly ValueLine[]
}

/** One line of such a sum. */
export interface ValueLine {
  /**
   * What it begins with; what another card of the same thing adds to that; what its own text defines; an effect that
   * adds, and one that sets it; a rule that lets it count as another number.
   */
  readonly kind: 'printed' | 'card' | 'defined' | 'adds' | 'sets' | 'counts'
  /** What it is after this line. */
  readonly value: number
  /** What this line adds. */
  readonly change: number
  /** Null where the game names none for what is printed. */
  readonly clause: string | null
  /** The text of an effect; the thing whose it is as far as the viewer can tell it apart. */
  readonly by: TextPlace | null
  /** Of one that another card of the thing adds: that card. */
  readonly card: string | null
  /** What the number of the line was counted from, place by place. */
  readonly counted: readonly CountedFrom[]
}

/** What was counted: so many things in one place, or a number by the game's word for it. */
export interface CountedFrom {
  readonly n: number
  readonly word: string | null
  readonly zone: string | null
  readonly owner: PlayerName | null
}

/** The sums of all numbers of a thing that its view tells; of a thing whose cards the viewer does not know, none. */
export function valueSums(rules: GameRules, g: Game, view: View, object: ObjectView): readonly ValueSum[] {
  if (object.cards.includes(null)) return []
  const row = g.find(Number(object.id.slice(1)))
  const seen = new Set(view.zones.flatMap(({ objects }) => objects.map(({ id }) => id)))
  return g.book.characteristics.flatMap((of) => {
    const shown = object.values[of.name]
    if (of.words !== undefined || typeof shown !== 'number') return []
    return [{ value: of.name, lines: linesOf(rules, g, row, of, shown, seen) }]
  })
}

function linesOf(
  { table }: GameRules,
  g: Game,
  row: ObjectRow,
  of: Characteristic,
  shown: number,
  seen: ReadonlySet<string>,
): ValueLine[] {
  const clauses = table.sums?.[of.name]
  const [base, ...steps] = stepsOf(g, of, row)
  const lines = baseLines(g, of, row, base.value, clauses)
  let before = base.value
  for (const step of steps) {
    lines.push({
      ...plain,
      kind: step.effect === NONE ? 'defined' : step.sets ? 'sets' : 'adds',
      value: step.value,
      change: step.value - before,
      clause: clauseFor(g, step, step.value < before, clauses),
      by: textOf(g, step, seen),
      counted: step.counted.flatMap((each) => places(g, each)),
    })
    before = step.value
  }
  if (shown !== before)
    lines.push({
      ...plain,
      kind: 'counts',
      value: shown,
      change: shown - before,
      clause: clauses?.counts ?? null,
    })
  return lines
}

const plain: Pick<ValueLine, 'by' | 'card' | 'counted'> = {
  by: null,
  card: null,
  counted: [],
}

/** What it begins with; where several cards make it, a line for each. */
function baseLines(
  g: Game,
  of: Characteristic,
  row: ObjectRow,
  base: number,
  clauses: SumClauses | undefined,
): ValueLine[] {
  const clause = clauses?.printed ?? null
  const shares = g.book.sharesOf[of.id]?.(g, row) ?? []
  if (shares.length < 2 || shares.reduce((sum, [, n]) => sum + n, 0) !== base)
    return [{ ...plain, kind: 'printed', value: base, change: base, clause }]
  let value = 0
  return shares.flatMap(([card, change], i): ValueLine[] => {
    value += change
    if (i === 0) return [{ ...plain, kind: 'printed', value, change, clause }]
    return change === 0
      ? []
      : [{ ...plain, kind: 'card', value, change, clause: clauses?.cards ?? clause, card }]
  })
}

/** Its own clause; of a text that only adds or sets, that of the number. */
function clauseFor(
  g: Game,
  { effect, clause, sets }: SumStep,
  lowers: boolean,
  clauses?: SumClauses,
): string {
  const own = g.book.switches.names[clause]
  if (effect === NONE || g.book.effects[g.effect(effect, EffectCell.def)].ofText !== true) return own
  return (sets ? clauses?.sets : lowers ? clauses?.lowers : clauses?.adds) ?? own
}

function textOf(g: Game, { effect }: SumStep, seen: ReadonlySet<string>): TextPlace | null {
  if (effect === NONE) return null
  const def = g.book.effects[g.effect(effect, EffectCell.def)]
  const row = g.effect(effect, EffectCell.source)
  const isThere = row !== NONE && g.same(row, g.effect(effect, EffectCell.sourceId))
  const object = isThere && seen.has(publicId(g, row)) ? publicId(g, row) : null
  return {
    object,
    effect: def.name,
    ...(def.ofText !== true && { clause: g.book.switches.names[def.clause] }),
  }
}

/** Objects that were counted, by the place where they lie. */
function places(g: Game, { n, rows, word }: Counted): CountedFrom[] {
  if (word !== null || rows.length === 0) return [{ n, word, zone: null, owner: null }]
  const out = new Map<number, CountedFrom>()
  for (const row of rows) {
    const zone = g.zoneOf(row)
    const def = g.zoneDef(zone)
    const owner = def.shared ? null : playerName(g.zoneOwner(zone))
    out.set(zone, { n: (out.get(zone)?.n ?? 0) + 1, word, zone: def.name, owner })
  }
  return [...out.values()]
}
