import { type Player, R } from '../columns.ts'
import type { Game } from '../game.ts'
import { Offer } from '../offer.ts'
import { allowed } from '../prohibitions.ts'
import { type Choosing, choosable, offerChoice } from './choosing.ts'
import { type Program, VARIABLES } from './code.ts'
import { type Context, enter, leave } from './context.ts'
import { targetsUpTo } from './enough.ts'
import type { Language, Scope } from './language.ts'
import type { Lexicon } from './lexicon.ts'
import { ownerOfRecord } from './registers.ts'
import { onTable } from './seen.ts'

/** The targets that a play has chosen, checked again; and whether a choice of targets can be made at all. */

/** Bits of the column `fixed` behind those of the variables: which targets were chosen. */
export const chosenBit = (slot: number): number => 1 << (VARIABLES + slot)

export const targetsChosen = ({ columns }: Language, g: Game, record: number, slot: number): boolean =>
  (g.object(record, columns.fixed) & chosenBit(slot)) !== 0

/** Targets of the record that are still the same things, whether or not they still fit. */
export function targetsOf({ target }: Language, g: Game, record: number, slot: number): number[] {
  const out: number[] = []
  for (const relation of g.relations(target, record)) {
    const row = g.relation(relation, R.b)
    if (g.relation(relation, R.value) === slot && g.same(row, g.relation(relation, R.bId)) && onTable(g, row))
      out.push(row)
  }
  return out
}

/** Those that still fit: the others are passed over. */
export function legalTargets(
  language: Language,
  g: Game,
  c: Context,
  choosing: Choosing,
  slot: number,
): number[] {
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

/** Read from the place of a play that is under way. */
export function enterRecord({ columns }: Language, g: Game, record: number, player: Player): Context {
  const c = enter().of(g.object(record, columns.source), g.object(record, columns.sourceId), player)
  c.record = record
  c.owner = ownerOfRecord(record)
  c.instance = g.object(record, columns.instance)
  return c
}

export function programOf({ book, columns }: Language, g: Game, record: number): Program | null {
  const program = g.object(record, columns.program) - 1
  return program < 0 ? null : book.programs[program]
}

/** Whether something that the record chose is still legal; also if it had nothing to choose. */
export function someTargetLegal(language: Language, g: Game, record: number): boolean {
  const program = programOf(language, g, record)
  if (program === null) return true
  const c = enterRecord(language, g, record, g.controller(record))
  let chosen = false
  let legal = false
  program.targets.forEach(({ choosing }, slot) => {
    if (!targetsChosen(language, g, record, slot)) return
    chosen ||= targetsOf(language, g, record, slot).length > 0 || choosing.bounds(g, c, 0)[0] > 0
    legal ||= legalTargets(language, g, c, choosing, slot).length > 0
  })
  leave()
  return !chosen || legal
}

/** What the record could have chosen for this choice, as things stand now. */
export function fittingTargets(language: Language, g: Game, record: number, slot: number): number[] {
  const target = programOf(language, g, record)?.targets[slot]
  if (target === undefined) return []
  const player = g.controller(record)
  const c = enterRecord(language, g, record, player)
  const rules = { message: '', player, mayFail: false, target: true }
  const rows = choosable({ language } as Scope, g, c, target.choosing, rules)
  leave()
  return rows
}

/** Whether the condition of the ability that the record uses holds now; also if it has none. */
export function conditionHolds(language: Language, g: Game, record: number): boolean {
  const program = g.object(record, language.columns.program) - 1
  const entry = language.entries.find((each) => each !== undefined && each.program === program)
  if (program < 0 || entry === undefined) return true
  const c = enterRecord(language, g, record, g.controller(record))
  const yes = entry.condition(g, c)
  leave()
  return yes
}

const probe = new Offer()

/** Whether the choice can be made as the text asks for it: all of an exact number, or it cannot be played. */
export function canChoose(scope: Scope, g: Game, c: Context, choosing: Choosing): boolean {
  const { rules: said } = scope.language.lexicon
  const [least] = choosing.bounds(g, c, 0)
  // A number that does not depend on how many there are, and nothing is asked of them together: counting is enough.
  if (least > 0 && choosing.free) {
    const there = targetsUpTo(scope, g, c, choosing, least)
    return there < least ? fewerDo(said, there) : said?.choosing?.obliged?.() !== false
  }
  const rules = { message: '', player: c.actor, mayFail: false, target: true }
  const rows = choosable(scope, g, c, choosing, rules)
  const [min, max] = choosing.bounds(g, c, rows.length)
  if (max <= 0 && !choosing.all) return said?.noTargets?.() ?? true
  if (max <= 0 || min <= 0) return true
  if (rows.length < min) return fewerDo(said, rows.length)
  // The choice itself is described only where a constraint may leave fewer than there are.
  if (choosing.constraint(g, c, rows) === null) return said?.choosing?.obliged?.() !== false
  probe.clear()
  offerChoice(scope, g, c, probe, choosing, rules)
  return probe.min >= min
}

/** Whether there being fewer than the text asks for is enough. */
const fewerDo = (said: Lexicon['rules'], there: number): boolean =>
  there > 0 && (said?.fewerTargets?.() === true || !(said?.differentTargets?.() ?? true))
