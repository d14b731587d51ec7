import type { Verdict, VerdictPart } from '../game/effects.ts'
import type { EffectRow, ObjectRow } from '../state/rows.ts'
import type { Game } from '../game/game.ts'
import { refresh, refreshListed } from './values.ts'
import { inForce } from './inForce.ts'

/** Verdicts: whether something may or must be done, where cards say "can", "cannot" and "must". */

/** Whether it may be done. `asker` would do it; `subject` is what it would be done to, or NONE. */
export function allowed(g: Game, query: Verdict, asker: ObjectRow, subject: number): boolean {
  refreshListed(g)
  if (g.computed.verdicts[query.id].length === 0) return query.base(g, asker, subject)
  refresh(g)
  return decide(g, query, asker, subject) >= 0
}

/** Whether a card demands it and no stronger one forbids it. */
export function required(g: Game, query: Verdict, asker: ObjectRow, subject: number): boolean {
  refreshListed(g)
  if (g.computed.verdicts[query.id].length === 0) return false
  refresh(g)
  return decide(g, query, asker, subject) > 0 && speaking(g, query, 'require', asker, subject).length > 0
}

/** The effects that forbid it, for "why not". */
export function forbidders(g: Game, query: Verdict, asker: ObjectRow, subject: number): EffectRow[] {
  refresh(g)
  return allowed(g, query, asker, subject) ? [] : speaking(g, query, 'forbid', asker, subject)
}

/** -1 forbidden, 0 allowed, 1 allowed and no card forbids it. */
function decide(g: Game, query: Verdict, asker: ObjectRow, subject: number): -1 | 0 | 1 {
  const { conflict, switches } = g.book
  if (conflict === null || conflict.rule === 'prohibition') return unlessForbidden(g, query, asker, subject)
  const against = speaking(g, query, 'forbid', asker, subject)
  const permitting = speaking(g, query, 'allow', asker, subject)
  const demanding = speaking(g, query, 'require', asker, subject)
  const base = query.base(g, asker, subject) || permitting.length > 0
  if (against.length === 0) return base ? 1 : -1
  const { rule } = conflict
  if (!switches.on(conflict.clause)) return -1
  // If no card is for it, there is no contradiction between cards: Infinity never wins.
  const strongest = (effects: readonly EffectRow[]): number =>
    effects.reduce((least, effect) => Math.min(least, rule(g, effect)), Infinity)
  const forIt = strongest([...permitting, ...demanding])
  return forIt < strongest(against) && base ? 1 : -1
}

/** `decide` where a prohibition wins: it is enough to find one effect that forbids and one that allows. */
function unlessForbidden(g: Game, query: Verdict, asker: ObjectRow, subject: number): -1 | 0 | 1 {
  const { conflict, switches } = g.book
  const said = g.computed.verdicts[query.id]
  let forbids = false
  let allows = false
  for (let i = 0; i < said.length; i++) {
    const { effect, clause, part } = said[i]
    if (part.says === 'require' || (part.says === 'forbid' ? forbids : allows)) continue
    if (!part.applies(g, effect, asker, subject) || !counts(g, said[i], asker, subject)) continue
    if (!switches.on(clause)) continue
    if (part.says === 'forbid') forbids = true
    else allows = true
  }
  if (!forbids) return allows || query.base(g, asker, subject) ? 1 : -1
  return conflict === null || switches.on(conflict.clause) || !allows ? -1 : 0
}

/** The effects in force that say this. */
function speaking(
  g: Game,
  query: Verdict,
  says: VerdictPart['says'],
  asker: ObjectRow,
  subject: number,
): EffectRow[] {
  const out: EffectRow[] = []
  for (const said of g.computed.verdicts[query.id]) {
    const { effect, clause, part } = said
    if (part.says === says && part.applies(g, effect, asker, subject) && counts(g, said, asker, subject))
      if (g.book.switches.on(clause)) out.push(effect)
  }
  return out
}

/** Whether the effect is in force for the object it is an effect on. */
function counts(g: Game, { effect, part }: Said, asker: ObjectRow, subject: number): boolean {
  if (part.object === undefined || g.computed.cancelling.length === 0) return inForce(g, effect, asker)
  return inForce(g, effect, part.object(g, asker, subject))
}
type Said = Game['computed']['verdicts'][number][number]
