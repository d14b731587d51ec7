import {
  type AnswerIds,
  KernelError,
  type Match,
  type PlayerName,
  type PublicEvent,
  type Refusal,
  type ValueSum,
  type View,
  publicEvents,
  whyNot,
} from '@fudaba/kernel'
import { valueSums, whyNotAll } from '@fudaba/kernel/host'
import { EffectCell, type ObjectRow, appliedTo, playerNumber } from '@fudaba/kernel/rules'
import { findObject } from '../words/labels.ts'
import { HostError } from './faults.ts'
import { type AnswerOutcome, simulateAnswer } from './forecast.ts'

/** What may be asked of a match for one viewer: nothing here tells more than his view, and nothing changes the match. */

/** The view, and what happened from logical time `since` on. */
export function sightOf(
  match: Match,
  viewer: PlayerName | null,
  since: number,
): { readonly view: View; readonly events: readonly PublicEvent[] } {
  return { view: match.view(viewer), events: eventsSince(match, viewer, since) }
}

const eventsSince = (match: Match, viewer: PlayerName | null, since: number): PublicEvent[] =>
  publicEvents(match.rules, match.game, viewer === null ? null : playerNumber(viewer), since)

/** The clauses behind the event at a time, or, for who decides, behind his question (null); outermost first. */
export function clausesBehind(
  match: Match,
  viewer: PlayerName | null,
  time: number | null,
): readonly string[] {
  if (time === null) return match.view(viewer).decision?.clauses ?? []
  const [event] = eventsSince(match, viewer, time)
  return event?.time === time ? event.chain : []
}

/** Why an action is not offered, with this source if one is named. */
export function refusalOf(match: Match, seat: PlayerName, name: string, source?: string): Refusal {
  const action = match.rules.book.actions.find((each) => each.name === name)
  if (action === undefined) throw new HostError('unknown-action', `no action ${name}`)
  const row = source === undefined ? undefined : seenRow(match, seat, source)
  if (row === null) throw new HostError('unknown-thing', `nothing ${String(source)} is there`)
  return whyNot(match.game, playerNumber(seat), action, row)
}

/** The same for every action that has this thing as its source. */
export function refusalsWith(match: Match, seat: PlayerName, source: string): readonly Refusal[] {
  const row = seenRow(match, seat, source)
  return row === null ? [] : whyNotAll(match.game, playerNumber(seat), row)
}

/** The row of an object that the viewer can tell apart, else null: ids can be guessed. */
function seenRow(match: Match, viewer: PlayerName | null, id: string): ObjectRow | null {
  return findObject(match.view(viewer), id) === undefined ? null : match.game.find(Number(id.slice(1)))
}

/** How each number of a thing came about, as far as the viewer knows the thing. */
export function sumsOf(match: Match, viewer: PlayerName | null, id: string): readonly ValueSum[] {
  const view = match.view(viewer)
  const object = findObject(view, id)?.object
  return object === undefined ? [] : valueSums(match.rules, match.game, view, object)
}

/** The effects that apply to a thing, in order of application. */
export function effectsOn(match: Match, viewer: PlayerName | null, id: string): readonly string[] {
  const object = findObject(match.view(viewer), id)?.object
  // Nothing is told about an object whose cards the viewer does not know.
  if (object === undefined || object.cards.includes(null)) return []
  const { game } = match
  const row = game.find(Number(id.slice(1)))
  const names = appliedTo(game, row).map(
    (effect) => game.book.effects[game.effect(effect, EffectCell.def)].name,
  )
  return [...new Set(names)]
}

/** What an answer would lead to if nobody responds, in worlds that fit what the seat knows. */
export function outcomesOf(match: Match, seat: PlayerName, answer: AnswerIds): readonly AnswerOutcome[] {
  try {
    return simulateAnswer(match.rules, match.game, playerNumber(seat), answer)
  } catch (error) {
    // The question has changed meanwhile: the answer no longer fits.
    if (error instanceof KernelError && error.code !== 'unknown-player') return []
    throw error
  }
}
