import { onlyAnswer } from '../answers/answers.ts'
import { Frame, NONE, Obj, Clock, Var, opponent } from '../state/columns.ts'
import { KernelError } from '../base/errors.ts'
import { EV } from '../state/events.ts'
import type { Game } from '../game/game.ts'
import { commit } from '../changes/gateway.ts'
import { sees } from '../knowledge/knowledge.ts'
import { rolledBack, zonesOfCards } from '../knowledge/learning.ts'
import { Answer, type Offer, detailOf } from '../answers/offer.ts'
import { VERB } from '../game/kernelVerbs.ts'

/** Far more steps than any rulebook takes between two decisions: the rules are in an endless loop. */
const STEP_LIMIT = 1_000_000

/** Runs procedures until a player has to decide, or the game is over. Leaves the decision in `g.offer`. */
export function run(g: Game): void {
  const { book, store, batch } = g
  const { frames, variables } = g.tables
  const { procedures, switches } = book
  for (let budget = STEP_LIMIT; variables.data[Var.over] === 0; budget--) {
    if (budget === 0) throw new KernelError('endless', 'the rules ran in a circle without a decision')
    const frame = variables.data[Var.frame]
    if (frame === NONE) throw new KernelError('ended', 'the procedures ended without a result')
    const { steps } = procedures[frames.data[frame + Frame.procedure]]
    const at = frames.data[frame + Frame.step]
    if (at >= steps.length) {
      g.done()
      continue
    }
    const step = steps[at]
    if (!switches.on(step.clause)) {
      store.set(frames, frame + Frame.step, at + 1)
      continue
    }
    g.clause = step.clause
    g.chains.begin()
    if (step.run !== undefined) {
      store.set(frames, frame + Frame.step, at + 1)
      const before = switches.compare.with === null ? 0 : store.top + g.log.count
      step.run(g)
      if (switches.compare.with !== null && store.top + g.log.count === before && !hasProposed(g))
        switches.compare.with.idle(step.clause)
      if (batch.length > 0 || g.settled) {
        if (variables.data[Var.frame] === frame && frames.data[frame + Frame.step] !== at + 1)
          g.chains.went(frame, at)
        commit(g)
      }
      continue
    }
    const { offer } = g
    offer.clear()
    step.ask!.offer(g, offer)
    if (book.watcher !== null && offer.asked) book.watcher.narrow(g, offer)
    if (!offer.asked) {
      store.set(frames, frame + Frame.step, at + 1)
      if (batch.length > 0 || g.settled) commit(g)
      continue
    }
    const forced = forcedAnswer(offer)
    if (forced === null || isAskedAnyway(g)) return
    take(g, forced, true)
  }
}

const hasProposed = (g: Game): boolean => g.batch.length > 0 || g.settled

/** Whether a question with only one answer is asked all the same; see `Game.everyWindow`. */
function isAskedAnyway(g: Game): boolean {
  const { everyWindow, offer } = g
  if (everyWindow === 'discreet') return offer.shape === 'act' || offer.optional || isAmongHidden(g)
  return everyWindow && offer.shape === 'act' && !offer.automatic
}

/** Whether something can be chosen that the other player does not see. */
const isAmongHidden = (g: Game): boolean =>
  g.offer.of === 'object' && g.offer.items.some((row) => !sees(g, opponent(g.offer.player), row))

/** Carries out a legal answer to the current decision and runs on to the next one. */
export function answer(g: Game, picks: readonly number[]): void {
  g.book.watcher?.answered(g, g.offer, picks)
  take(g, picks, false)
  run(g)
}

function take(g: Game, picks: readonly number[], forced: boolean): void {
  // Forced answers count too: else the number of decisions would tell a player whether the opponent had a choice.
  g.tick(Clock.decisions)
  const { frames } = g.tables
  const frame = g.frame
  const at = frames.data[frame + Frame.step]
  const step = g.book.procedures[frames.data[frame + Frame.procedure]].steps[at]
  g.store.set(frames, frame + Frame.step, at + 1)
  g.clause = step.clause
  g.chains.begin()
  const { offer } = g
  if (g.get(Var.plays) > 0 && offer.player !== g.get(Var.asking)) g.tick(Clock.barrier)
  logDecision(g, offer, picks, forced)
  step.ask!.take(g, new Answer(offer, picks))
  if (g.frame === frame && frames.data[frame + Frame.step] !== at + 1) g.chains.went(frame, at)
  commit(g)
}

function logDecision(g: Game, offer: Offer, picks: readonly number[], forced: boolean): void {
  const first = offer.secret ? NONE : firstPick(offer, picks)
  const row =
    offer.of === 'object' ? first : offer.shape === 'act' && picks.length > 0 ? offer.sources[picks[0]] : NONE
  const onTable = row >= 0 && g.object(row, Obj.zone) !== NONE
  const at = g.emit(VERB.decide, onTable ? row : NONE, offer.player, first)
  g.log.rows[at + EV.from] = forced ? 1 : 0
  g.log.rows[at + EV.to] = pickCount(offer, picks)
  g.log.rows[at + EV.detail] = detailOf(offer)
}

/** The value of the first pick, or the number. */
function firstPick(offer: Offer, picks: readonly number[]): number {
  if (picks.length === 0) return NONE
  if (offer.shape === 'number') return picks[0]
  if (offer.shape !== 'distribute') return offer.items[picks[0]]
  const at = picks.findIndex((amount) => amount > 0)
  return at < 0 ? NONE : offer.items[at]
}

function pickCount(offer: Offer, picks: readonly number[]): number {
  if (offer.shape === 'arrange') return picks.length / 2
  return offer.shape === 'distribute' ? picks.filter((amount) => amount > 0).length : picks.length
}

/** The only legal answer, or null if there is a choice. */
export function forcedAnswer(offer: Offer): number[] | null {
  const n = offer.items.length
  if (offer.constraint !== null) return onlyAnswer(offer, offer.message)
  switch (offer.shape) {
    case 'act':
      if (n === 0 && offer.pass) return []
      if (n === 1 && !offer.pass) return [0]
      if (n === 0) throw new KernelError('no-answer', `nothing legal to do: ${offer.message}`)
      return null
    case 'choose':
      if (offer.max === 0) return []
      return offer.min === offer.max && offer.min === n && (!offer.ordered || n < 2) ? indices(n) : null
    case 'option':
    case 'name':
      if (n === 0) throw new KernelError('no-answer', `no option to choose: ${offer.message}`)
      return n === 1 ? [0] : null
    case 'number':
      return offer.min === offer.max ? [offer.min] : null
    case 'order':
      return n < 2 ? indices(n) : null
    case 'arrange':
    case 'distribute':
      return onlyAnswer(offer, offer.message)
  }
}

function indices(n: number): number[] {
  const out: number[] = []
  for (let i = 0; i < n; i++) out.push(i)
  return out
}

// ── plays and going back ───────────────────────────────────────────────────────────────────────────────────────

/** Begins a play of `player`: a rollback returns to here. */
export function beginPlay(g: Game, player: number): void {
  const outer = g.get(Var.plays)
  g.variable(Var.plays, outer + 1)
  // A play inside a play is cancelled with the outer one, so the barrier of the outer one holds.
  if (outer > 0) return
  g.variable(Var.playBarrier, g.clock(Clock.barrier))
  g.variable(Var.asking, player)
}

/** Ends the innermost play: it can no longer be rolled back. */
export function endPlay(g: Game): void {
  g.variable(Var.plays, g.get(Var.plays) - 1)
}

/** Whether the player who decides now may cancel the play: it is his, and no information came out since it began. */
export function cancellable(g: Game): boolean {
  return (
    g.get(Var.plays) > 0 &&
    g.clock(Clock.barrier) === g.get(Var.playBarrier) &&
    g.offer.player === g.get(Var.asking)
  )
}

/** Rolls the play back by the rules. Clock, log and what the players have learned are not rolled back. */
export function rollBack(g: Game): void {
  const before = zonesOfCards(g)
  g.store.rollback(playMark(g))
  rolledBack(g, before)
  g.emit(VERB.rollback)
}

/** Journal position where the play at this depth (default: the innermost) began: the write that counted it. */
export function playMark(g: Game, depth: number = g.get(Var.plays)): number {
  const mark = g.store.lastWrite(g.tables.variables, Var.plays, depth - 1)
  if (mark < 0) throw new KernelError('no-play', 'there is no play to take back')
  return mark
}
