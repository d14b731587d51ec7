import type { ObjectRow } from '../../state/rows.ts'
import { type Player, RelationCell } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { Offer } from '../../answers/offer.ts'
import { allowed } from '../../values/prohibitions.ts'
import { type CompiledSelection } from './choosing.ts'
import { choosable, offerChoice } from './offering.ts'
import { type Program, VARIABLES } from '../context/code.ts'
import { type Context, acquireContext, releaseContext } from '../context/context.ts'
import { countTargets } from './enough.ts'
import { compiledIn, programsIn } from '../language/compiled.ts'
import type { Language, Scope } from '../language/language.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { ownerOfRecord } from '../context/registers.ts'
import { onTable } from '../context/seen.ts'

/** Targets that a play has chosen and whether they are still legal; whether a choice of targets can be made at all. */

/** Bit of the column `fixed` for a choice of targets that was made; they lie behind those of the variables. */
export const chosenBit = (slot: number): number => 1 << (VARIABLES + slot)

/** Whether the record has made this choice of targets. */
export const targetsChosen = ({ columns }: Language, g: Game, record: ObjectRow, slot: number): boolean =>
  (g.object(record, columns.fixed) & chosenBit(slot)) !== 0

/** Targets of the record that are still the same incarnation, legal or not. */
export function targetsOf({ target }: Language, g: Game, record: ObjectRow, slot: number): ObjectRow[] {
  const out: ObjectRow[] = []
  for (const relation of g.relations(target, record)) {
    const row = g.relation(relation, RelationCell.b)
    if (
      g.relation(relation, RelationCell.value) === slot &&
      g.same(row, g.relation(relation, RelationCell.bId)) &&
      onTable(g, row)
    )
      out.push(row)
  }
  return out
}

/** Targets that are still legal; the others are skipped. */
export function legalTargets(
  language: Language,
  g: Game,
  c: Context,
  choosing: CompiledSelection,
  slot: number,
): ObjectRow[] {
  const { book, lexicon } = language
  const rows = targetsOf(language, g, c.record, slot)
  if (!book.switches.on(book.switches.number(lexicon.clauses.recheck))) return rows
  const zones = choosing.zones(g, c)
  const { targetable, rules } = lexicon
  const legal = rows.filter(
    (row) =>
      choosing.test(g, c, row, g.id(row)) &&
      (zones.length === 0 || zones.includes(g.zoneOf(row))) &&
      (targetable === undefined || allowed(g, targetable, c.source, row)),
  )
  if (rules?.fixedTargets?.() ?? true) return legal
  return legal.slice(0, choosing.bounds(g, c, legal.length)[1])
}

/** A context that reads as the play of this record. */
export function enterRecord({ columns }: Language, g: Game, record: ObjectRow, player: Player): Context {
  const c = acquireContext().of(g.object(record, columns.source), g.object(record, columns.sourceId), player)
  c.record = record
  c.owner = ownerOfRecord(record)
  c.instance = g.object(record, columns.instance)
  return c
}

/** The program a record plays, or null. */
export function programOf(language: Language, g: Game, record: ObjectRow): Program | null {
  const program = g.object(record, language.columns.program) - 1
  return program < 0 ? null : programsIn(g.book)[program]
}

/** Whether at least one target of the record is still legal; true if it had none to choose. */
export function someTargetLegal(language: Language, g: Game, record: ObjectRow): boolean {
  const program = programOf(language, g, record)
  if (program === null) return true
  const c = enterRecord(language, g, record, g.controller(record))
  let chosen = false
  let legal = false
  program.targets.forEach(({ selection }, slot) => {
    if (!targetsChosen(language, g, record, slot)) return
    chosen ||= targetsOf(language, g, record, slot).length > 0 || selection.bounds(g, c, 0)[0] > 0
    legal ||= legalTargets(language, g, c, selection, slot).length > 0
  })
  releaseContext()
  return !chosen || legal
}

/** Legal candidates for a choice of targets of the record, now. */
export function fittingTargets(language: Language, g: Game, record: ObjectRow, slot: number): ObjectRow[] {
  const target = programOf(language, g, record)?.targets[slot]
  if (target === undefined) return []
  const player = g.controller(record)
  const c = enterRecord(language, g, record, player)
  const rules = { message: '', player, mayFail: false, target: true }
  const rows = choosable({ language } as Scope, g, c, target.selection, rules)
  releaseContext()
  return rows
}

/** Whether the condition of the record's ability holds now; true if it has none. */
export function conditionHolds(language: Language, g: Game, record: ObjectRow): boolean {
  const program = g.object(record, language.columns.program) - 1
  const { entries } = compiledIn(language, g.book)
  const entry = entries.find((each) => each !== undefined && each.program === program)
  if (program < 0 || entry === undefined) return true
  const c = enterRecord(language, g, record, g.controller(record))
  const yes = entry.condition(g, c)
  releaseContext()
  return yes
}

const probe = new Offer()

/** Whether as many targets as the text asks for can be chosen: if not, the text cannot be played. */
export function canChoose(scope: Scope, g: Game, c: Context, choosing: CompiledSelection): boolean {
  const { rules: said } = scope.language.lexicon
  const [least] = choosing.bounds(g, c, 0)
  // Fast path: the minimum does not depend on how many there are and the set has no constraint, so counting is enough.
  if (least > 0 && choosing.unconstrained) {
    const there = countTargets(scope, g, c, choosing, least)
    return there < least ? fewerSuffice(said, there) : said?.choosing?.obliged?.() !== false
  }
  const rules = { message: '', player: c.actor, mayFail: false, target: true }
  const rows = choosable(scope, g, c, choosing, rules)
  const [min, max] = choosing.bounds(g, c, rows.length)
  if (max <= 0 && !choosing.all) return said?.noTargets?.() ?? true
  if (max <= 0 || min <= 0) return true
  if (rows.length < min) return fewerSuffice(said, rows.length)
  // Only with a constraint is the offer itself needed to find the largest legal set.
  if (choosing.constraint(g, c, rows) === null) return said?.choosing?.obliged?.() !== false
  probe.clear()
  offerChoice(scope, g, c, probe, choosing, rules)
  return probe.min >= min
}

/** Whether fewer targets than the text asks for are enough. */
const fewerSuffice = (said: Lexicon['rules'], there: number): boolean =>
  there > 0 && (said?.fewerTargets?.() === true || !(said?.differentTargets?.() ?? true))
