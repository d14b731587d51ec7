import type { ObjectRow, ZoneRow } from '../../state/rows.ts'
import { NONE, type Player } from '../../state/columns.ts'
import type { Game } from '../../game/game.ts'
import { sees } from '../../knowledge/knowledge.ts'
import { canComplete } from '../../answers/legal.ts'
import { Offer } from '../../answers/offer.ts'
import type { Verdict } from '../../game/effects.ts'
import { allowed } from '../../values/prohibitions.ts'
import type { Context } from '../context/context.ts'
import type { Scope } from '../language/language.ts'
import type { Lexicon } from '../language/lexicon.ts'
import { isSeenByAll } from '../context/seen.ts'
import type { Going } from '../query/destinations.ts'
import type { CompiledSelection } from './choosing.ts'
import { tellChoice } from './telling.ts'

/** Choices as decisions: what may be chosen under the game's rules, and the offer to the player. */

/** How a choice is offered. */
export interface ChoiceRules {
  readonly message: string
  readonly player: Player
  /** The rules about not finding apply: in a hidden zone the player need not choose. */
  readonly mayFail: boolean
  /** It chooses targets: the rules about what can be a target apply. */
  readonly target: boolean
  readonly going?: Going | undefined
}

/** The objects the rules let this player choose from. */
export function choosable(
  scope: Scope,
  g: Game,
  c: Context,
  of: CompiledSelection,
  rules: ChoiceRules,
): ObjectRow[] {
  const { lexicon, openTargets } = scope.language
  const { choosable: verdict, targetable } = lexicon
  const found = of.candidates(g, c, rules.player)
  const rows = verdict === undefined ? found : found.filter((row) => allowed(g, verdict, c.source, row))
  if (!rules.target) return rows
  const onlyOpen = of.informed && openTargets()
  if (mayTargetItself(lexicon, g, of.zones(g, c))) return [...rows, c.record === NONE ? c.source : c.record]
  return rows.filter((row) => canBeTarget(g, c, row, onlyOpen, targetable))
}

/** Whether an object may be a target: not the play itself, seen by all if that is required, and not forbidden. */
export const canBeTarget = (
  g: Game,
  c: Context,
  row: ObjectRow,
  onlyOpen: boolean,
  targetable?: Verdict,
): boolean =>
  row !== c.record &&
  (!onlyOpen || isSeenByAll(g, row)) &&
  (targetable === undefined || allowed(g, targetable, c.source, row))

/** Whether a play can be its own target: the selection searches the zone of waiting plays, and no rule excludes it. */
export function mayTargetItself({ rules }: Lexicon, g: Game, zones: readonly ZoneRow[]): boolean {
  const itself = rules?.itself
  return itself !== undefined && zones.includes(g.zone(itself.waits, 0)) && !itself.excluded()
}

/**
 * Offers the choice. With hidden cards among those looked through it is offered even if nothing fits, since not asking
 * would reveal that.
 */
export function offerChoice(
  scope: Scope,
  g: Game,
  c: Context,
  d: Offer,
  of: CompiledSelection,
  rules: ChoiceRules,
): void {
  const rows = choosable(scope, g, c, of, rules)
  if (d.wonder !== NONE) tellChoice(scope, g, c, d, of, rules)
  const hidden = of.base(g, c).some((row) => !isSeenByAll(g, row))
  if (rows.length === 0 && !hidden) return
  const [min, max] = of.bounds(g, c, rows.length)
  const { obliged, fewer } = scope.language.lexicon.rules?.choosing ?? {}
  if (rows.length < min && rows.length > 0 && fewer?.() === false) return
  const fails = rules.mayFail && of.informed && mayFail(scope, g, c, of, rules, hidden)
  d.choose(rules.player, rules.message, rows, fails || obliged?.() === false ? 0 : min, max)
  d.with(of.constraint(g, c, rows))
  // If no legal set is as large as the minimum, the largest legal size is the minimum.
  if (d.constraint !== null) {
    while (d.min > 0 && !canComplete(d, [])) d.min--
    // Not even the empty set is legal: nothing is chosen.
    if (!canComplete(d, [])) {
      d.max = 0
      d.with(null)
    }
  }
  d.about(g.same(c.source, c.sourceId) ? c.source : NONE, { ability: scope.name, ...rules.going })
}

const probe = new Offer()

/** Whether some subset of these rows is a legal choice of as many as the text asks for. */
export function canBeFull(g: Game, c: Context, of: CompiledSelection, rows: readonly ObjectRow[]): boolean {
  const [min, max] = of.bounds(g, c, rows.length)
  if (rows.length < min) return false
  const constraint = of.constraint(g, c, rows)
  if (constraint === null) return true
  probe.clear()
  probe.choose(c.actor, '', rows, min, Math.min(max, rows.length)).with(constraint)
  return canComplete(probe, [])
}

/** Whether exactly these rows are a legal choice of as many as the text asks for: a cost paid in full. */
export function isFull(g: Game, c: Context, of: CompiledSelection, rows: readonly ObjectRow[]): boolean {
  if (rows.length < of.bounds(g, c, of.rows(g, c).length)[0]) return false
  const constraint = of.constraint(g, c, rows)
  if (constraint === null) return true
  probe.clear()
  probe.choose(c.actor, '', rows, rows.length, rows.length).with(constraint)
  return canComplete(
    probe,
    rows.map((_, i) => i),
  )
}

/** Whether the player may choose none though there is something: by the game's clauses about finding. */
function mayFail(
  scope: Scope,
  g: Game,
  c: Context,
  of: CompiledSelection,
  { player, message }: ChoiceRules,
  hidden: boolean,
): boolean {
  const { book, lexicon } = scope.language
  const { mayFail: unseen, mayFailSeen = unseen, searchMayFail, searchFinds } = lexicon.clauses
  const on = (clause: string | undefined): boolean =>
    clause !== undefined && book.switches.on(book.switches.number(clause))
  const searches = message === SEARCH
  if (!hidden) return searches && searchFinds !== undefined && !on(searchFinds)
  if (searches && searchMayFail !== undefined) return on(searchMayFail)
  return on(of.base(g, c).every((row) => sees(g, player, row)) ? mayFailSeen : unseen)
}

const SEARCH = 'program.search'
