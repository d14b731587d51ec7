import type { Decision } from '@fudaba/kernel'
import { findObject, isCost } from '@fudaba/table'
import { mayPlace, placeOf, placed, toggled } from './picks.ts'
import type { Session } from './session.ts'

/** What a click, a touch or a number key does to the answer in the making, and when it sends it. */

/** Takes the candidate at this index, or answers with it if one is all that is asked for. `sure`: without a second touch. */
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
      // With one to take, taking it is the answer; "none" has a button of its own.
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

/** Of an arrangement: takes the candidate into the hand to be placed, or takes it back from its place. */
function hold(session: Session, decision: Decision, at: number): void {
  if (session.held.value === at) session.held.value = null
  else if (placeOf(session.picks.value, at) !== null)
    session.picks.value = placed(decision, session.picks.value, at, null)
  else {
    const open = decision.bins.flatMap((_, place) =>
      mayPlace(decision, session.picks.value, at, place) ? [place] : [],
    )
    session.held.value = at
    // With one open place there is no second question.
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

/** Of a distribution: gives `by` more to a candidate, as far as the limits allow. */
export function give(session: Session, decision: Decision, at: number, by: number): void {
  const amounts = [...session.picks.value]
  const next = amounts[at] + by
  const others = amounts.reduce((sum, each, i) => (i === at ? sum : sum + each), 0)
  if (next < Math.max(0, decision.min) || next > decision.max || others + next > decision.total) return
  amounts[at] = next
  session.picks.value = amounts
}

/**
 * A thing on the table was clicked or touched: a candidate is taken, on anything else its menu opens. One touch never
 * spends a card: a thing of one's own is only taken by a second one. `sure`: the other's things need none (mouse).
 */
export async function touch(session: Session, id: string, sure: boolean): Promise<void> {
  const decision = session.prompt.value?.decision
  const at = decision === undefined ? -1 : decision.candidates.findIndex((candidate) => candidate.id === id)
  const place = decision?.bins.findIndex((bin) => bin.id === id) ?? -1
  if (decision === undefined || decision.shape === 'act' || (at < 0 && place < 0))
    return toggleMenu(session, id)
  session.touched.value = null
  if (place >= 0 && session.held.value !== null) return put(session, place)
  if (at >= 0) await choose(session, at, sure && !isOwn(session, decision, id))
}

function toggleMenu({ touched }: Session, id: string): void {
  touched.value = touched.value?.id === id ? null : { id, to: [] }
}

function isOwn({ view }: Session, { player }: Decision, id: string): boolean {
  return view.value !== null && findObject(view.value, id)?.object.controller === player
}

/** The actions of an open window that begin with this thing, or that ask for it first. */
export function waysOf(
  { foresight }: Pick<Session, 'foresight'>,
  { shape, candidates }: Decision,
  id: string,
): number[] {
  if (shape !== 'act') return []
  const asks = foresight.asks.value
  return candidates.flatMap(({ source }, i) =>
    source === id || (source === undefined && asks.get(i)?.includes(id) === true) ? [i] : [],
  )
}

/** Where an action from the menu of a thing goes next: to that thing, if the action does not begin with it. */
export const thenTo = ({ candidates }: Decision, way: number, id: string, to: readonly string[]): string[] =>
  candidates[way].source === id ? [...to] : [id, ...to]

/**
 * A thing was dragged to where these things and places are: does what touching it and then one of them would do. With
 * several ways its menu opens, and where it was dragged to answers the question after that.
 */
export async function drop(session: Session, id: string, to: readonly string[]): Promise<void> {
  const decision = session.prompt.value?.decision
  if (decision === undefined || to.includes(id)) return
  const at = decision.candidates.findIndex((candidate) => candidate.id === id)
  const ways = waysOf(session, decision, id)
  if (ways.length === 1) await act(session, ways[0], thenTo(decision, ways[0], id, to))
  else if (ways.length > 1) session.touched.value = { id, to }
  else if (decision.shape === 'arrange' && at >= 0) {
    const place = decision.bins.findIndex((bin) => to.includes(bin.id))
    if (place >= 0) session.picks.value = placed(decision, session.picks.value, at, place)
    session.held.value = null
  } else if (at >= 0 && !session.picks.value.includes(at)) await choose(session, at, true)
}

/** Takes an action, and then what it was dragged to, or done with, when one of the questions of that action asks for it. */
export async function act(session: Session, at: number, to: readonly string[]): Promise<void> {
  const before = session.prompt.value?.decision
  if (before !== undefined)
    session.then = () => goOn(session, before, session.prompt.value?.decision.source ?? null, to)
  await session.answer([at])
}

/** `about`: what the questions of the action are about; another question has nothing to do with it. */
async function goOn(
  session: Session,
  before: Decision,
  about: string | null,
  to: readonly string[],
): Promise<void> {
  const next = session.prompt.value?.decision
  if (next === undefined || next.id === before.id || next.player !== before.player) return
  if (next.source !== about) return
  const target = isCost(next) ? -1 : next.candidates.findIndex((candidate) => to.includes(candidate.id))
  const isChoice = next.shape === 'choose' || next.shape === 'option'
  if (target >= 0 && isChoice) await choose(session, target, true)
  else if (about !== null && (isCost(next) || isChoice)) session.then = () => goOn(session, next, about, to)
}
