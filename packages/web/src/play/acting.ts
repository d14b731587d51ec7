import { type Decision, type GameRules, type View, picksFor } from '@fudaba/kernel'
import { isLegal, mayPlace, placeOf, placed, toggled } from './answering.ts'
import type { Session } from './session.ts'
import { type Twins, twinsOf } from './twins.ts'

/** What a touch, a number key or the primary button means for the question being asked. */

/**
 * The actions of an open window as they are numbered: first those that have a button, then those that are done at their
 * cards alone; of equal ones the first. `only`: the thing that was touched, whose actions come first then.
 */
export function actionOrder(
  rules: GameRules,
  view: View,
  decision: Decision,
  only: string | null,
): { readonly listed: readonly number[]; readonly order: readonly number[]; readonly twins: Twins } {
  const { candidates, pass } = decision
  const all = candidates.map((_, i) => i)
  const unlisted = rules.layout.unlisted ?? []
  const own = all.filter((i) => only === null || candidates[i].source === only)
  const shown = only !== null || !pass ? own : own.filter((i) => !unlisted.includes(candidates[i].name ?? ''))
  const twins = twinsOf(rules, view, decision, shown.length === 0 ? own : shown)
  const listed = [...twins.keys()]
  return { listed, order: [...listed, ...all.filter((i) => !listed.includes(i))], twins }
}

/** A candidate by its position: takes it, or answers with it where one is all that is wanted. */
export async function choose(session: Session, at: number, sure: boolean): Promise<void> {
  const decision = session.prompt.value?.decision
  if (decision === undefined || decision.candidates[at] === undefined) return
  switch (decision.shape) {
    case 'act':
    case 'option':
    case 'name':
      return session.answer([at])
    case 'choose':
    case 'order': {
      const before = session.picks.value
      // Where one is all that can be taken, taking it is the answer; "none" has a button of its own.
      if (decision.max === 1 && (sure || before.includes(at))) return session.answer([at])
      session.picks.value = toggled(decision, before, at)
      return
    }
    case 'arrange':
      return hold(session, decision, at)
    case 'distribute':
      return give(session, decision, at, decision.unit)
    case 'number':
      return
  }
}

function hold(session: Session, decision: Decision, at: number): void {
  if (session.held.value === at) session.held.value = null
  else if (placeOf(session.picks.value, at) !== null)
    session.picks.value = placed(decision, session.picks.value, at, null)
  else {
    const open = decision.bins.flatMap((_, place) =>
      mayPlace(decision, session.picks.value, at, place) ? [place] : [],
    )
    session.held.value = at
    // With one place only there is nothing more to ask.
    if (open.length === 1) put(session, open[0])
  }
}

/** Puts the held candidate into a place. */
export function put(session: Session, place: number): void {
  const decision = session.prompt.value?.decision
  const at = session.held.value
  if (decision === undefined || at === null) return
  session.picks.value = placed(decision, session.picks.value, at, place)
  session.held.value = null
}

export function give(session: Session, decision: Decision, at: number, by: number): void {
  const amounts = [...session.picks.value]
  const next = amounts[at] + by
  const others = amounts.reduce((sum, each, i) => (i === at ? sum : sum + each), 0)
  if (next < Math.max(0, decision.min) || next > decision.max || others + next > decision.total) return
  amounts[at] = next
  session.picks.value = amounts
}

/** A thing on the table was touched. `sure`: no second touch is needed. */
export async function touch(session: Session, id: string, sure: boolean): Promise<void> {
  const decision = session.prompt.value?.decision
  if (decision === undefined) return
  if (decision.shape === 'act') {
    const ways = decision.candidates.flatMap((candidate, i) => (candidate.source === id ? [i] : []))
    if (ways.length === 1) await session.answer(ways)
    else session.ways.value = ways.length > 1 ? id : null
    return
  }
  const place = decision.bins.findIndex((bin) => bin.id === id)
  if (place >= 0 && session.held.value !== null) return put(session, place)
  const at = decision.candidates.findIndex((candidate) => candidate.id === id)
  if (at >= 0) await choose(session, at, sure)
}

/** What the button marked ⏎ does; it is never without meaning, so that pressing it always ends the game. */
export type Primary =
  | { readonly kind: 'answer'; readonly picks: readonly number[] }
  /** Fills the answer up first, with these where the game suggests some; a second press sends it. */
  | { readonly kind: 'complete'; readonly picks?: readonly number[] }

export function primaryOf(
  rules: GameRules,
  view: View,
  decision: Decision,
  picks: readonly number[],
): Primary {
  switch (decision.shape) {
    case 'act': {
      const usual = rules.usual?.(view) ?? null
      const at = decision.candidates.findIndex((candidate) => candidate.id === usual)
      if (at >= 0) return { kind: 'answer', picks: [at] }
      return { kind: 'answer', picks: decision.pass ? [] : [0] }
    }
    case 'option':
      return { kind: 'answer', picks: [0] }
    case 'choose':
    case 'order':
    case 'name':
    case 'arrange':
    case 'number':
    case 'distribute': {
      const better = picks.length > 0 ? null : (rules.suggested?.(view) ?? null)
      if (better !== null) return { kind: 'complete', picks: picksFor(decision, better) }
      if (picks.length === 0 && wouldBeWasted(view, decision)) return { kind: 'complete', picks: [0] }
      return isLegal(decision, picks) ? { kind: 'answer', picks } : { kind: 'complete' }
    }
  }
}

/** A text of one's own that asks whom it acts on: choosing nobody wastes it, so that this is not the marked answer. */
function wouldBeWasted(
  { zones }: View,
  { shape, min, message, source, player, candidates }: Decision,
): boolean {
  if (shape !== 'choose' || min > 0 || candidates.length === 0) return false
  if (message.key !== 'program.target' && message.key !== 'program.choose') return false
  return zones.some(({ objects }) =>
    objects.some(({ id, controller }) => id === source && controller === player),
  )
}

export async function pressPrimary(session: Session): Promise<void> {
  const { rules, view, prompt, picks } = session
  if (view.value === null || prompt.value === null) return
  const primary = primaryOf(rules, view.value, prompt.value.decision, picks.value)
  if (primary.kind === 'answer') await session.answer(primary.picks)
  else if (primary.picks !== undefined) picks.value = primary.picks
  else session.complete()
}
