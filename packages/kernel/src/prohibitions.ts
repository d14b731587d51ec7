import type { Verdict, VerdictPart } from './effects.ts'
import type { Game } from './game.ts'
import { inForce, refresh, refreshListed } from './values.ts'

/** Whether something may or must be done, where cards say "can", "cannot" and "must". */

/** `asker` is who would do it; `subject` what it would be done to, or NONE. */
export function allowed(g: Game, query: Verdict, asker: number, subject: number): boolean {
  refreshListed(g)
  if (g.computed.verdicts[query.id].length === 0) return query.base(g, asker, subject)
  refresh(g)
  return decide(g, query, asker, subject) >= 0
}

/** Whether a card demands it and no stronger one forbids it. */
export function required(g: Game, query: Verdict, asker: number, subject: number): boolean {
  refreshListed(g)
  if (g.computed.verdicts[query.id].length === 0) return false
  refresh(g)
  return decide(g, query, asker, subject) > 0 && speaking(g, query, 'require', asker, subject).length > 0
}

/** The effects that forbid it, for "why not". */
export function forbidders(g: Game, query: Verdict, asker: number, subject: number): number[] {
  refresh(g)
  return allowed(g, query, asker, subject) ? [] : speaking(g, query, 'forbid', asker, subject)
}

/** -1 forbidden, 0 allowed, 1 allowed and no card forbids it. */
function decide(g: Game, query: Verdict, asker: number, subject: number): -1 | 0 | 1 {
  const { conflict, switches } = g.book
  if (conflict === null || conflict.rule === 'prohibition') return unlessForbidden(g, query, asker, subject)
  const against = speaking(g, query, 'forbid', asker, subject)
  const permitting = speaking(g, query, 'allow', asker, subject)
  const demanding = speaking(g, query, 'require', asker, subject)
  const base = query.base(g, asker, subject) || permitting.length > 0
  if (against.length === 0) return base ? 1 : -1
  const { rule } = conflict
  if (!switches.on(conflict.clause)) return -1
  // Without a card that speaks for it there is no contradiction between cards.
  const strongest = (effects: readonly number[]): number =>
    effects.reduce((least, effect) => Math.min(least, rule(g, effect)), Infinity)
  const forIt = strongest([...permitting, ...demanding])
  return forIt < strongest(against) && base ? 1 : -1
}

/** Where a prohibition wins, who speaks does not matter: one that forbids and one that allows are enough to know of. */
function unlessForbidden(g: Game, query: Verdict, asker: number, subject: number): -1 | 0 | 1 {
  const { conflict, switches } = g.book
  const said = g.computed.verdicts[query.id]
  let forbids = false
  let allows = false
  for (let i = 0; i < said.length; i++) {
    const { effect, clause, part } = said[i]
    if (part.says === 'require' || (part.says === 'forbid' ? forbids : allows)) continue
    if (!part.applies(g, effect, asker, subject) || !inForce(g, effect, asker)) continue
    if (!switches.on(clause)) continue
    if (part.says === 'forbid') forbids = true
    else allows = true
  }
  if (!forbids) return allows || query.base(g, asker, subject) ? 1 : -1
  return conflict === null || switches.on(conflict.clause) || !allows ? -1 : 0
}

function speaking(
  g: Game,
  query: Verdict,
  says: VerdictPart['says'],
  asker: number,
  subject: number,
): number[] {
  const out: number[] = []
  for (const { effect, clause, part } of g.computed.verdicts[query.id])
    if (part.says === says && part.applies(g, effect, asker, subject) && inForce(g, effect, asker))
      if (g.book.switches.on(clause)) out.push(effect)
  return out
}
