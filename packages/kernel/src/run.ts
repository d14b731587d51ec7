import { onlyAnswer } from './answers.ts'
import { F, NONE, O, S, V } from './columns.ts'
import { KernelError } from './errors.ts'
import { EV } from './events.ts'
import type { Game } from './game.ts'
import { commit } from './gateway.ts'
import { wentBack, whereabouts } from './learning.ts'
import { Answer, type Offer, detailOf } from './offer.ts'
import { VERB } from './verbs.ts'

/** More steps than any rulebook takes between two decisions: the rules run in a circle. */
const STEP_LIMIT = 1_000_000

/** Runs procedures until a player has to decide, or the game is over. Leaves the decision in `g.offer`. */
export function run(g: Game): void {
  const { book, store, batch } = g
  const { frames, variables } = g.T
  const { procedures, switches } = book
  for (let budget = STEP_LIMIT; variables.data[V.over] === 0; budget--) {
    if (budget === 0) throw new KernelError('endless', 'the rules ran in a circle without a decision')
    const frame = variables.data[V.frame]
    if (frame === NONE) throw new KernelError('ended', 'the procedures ended without a result')
    const { steps } = procedures[frames.data[frame + F.procedure]]
    const at = frames.data[frame + F.step]
    if (at >= steps.length) {
      g.done()
      continue
    }
    const step = steps[at]
    if (!switches.on(step.clause)) {
      store.set(frames, frame + F.step, at + 1)
      continue
    }
    g.clause = step.clause
    g.chains.begin()
    if (step.run !== undefined) {
      store.set(frames, frame + F.step, at + 1)
      step.run(g)
      if (batch.length > 0 || g.settled) commit(g)
      continue
    }
    const { offer } = g
    offer.clear()
    step.ask!.offer(g, offer)
    if (book.watcher !== null && offer.asked) book.watcher.narrow(g, offer)
    if (!offer.asked) {
      store.set(frames, frame + F.step, at + 1)
      if (batch.length > 0 || g.settled) commit(g)
      continue
    }
    const forced = forcedAnswer(offer)
    if (forced === null || (g.everyWindow && offer.shape === 'act' && !offer.automatic)) return
    take(g, forced, true)
  }
}

/** Carries out a legal answer to the current decision and runs on to the next one. */
export function answer(g: Game, picks: readonly number[]): void {
  g.book.watcher?.answered(g, g.offer, picks)
  take(g, picks, false)
  run(g)
}

function take(g: Game, picks: readonly number[], forced: boolean): void {
  // Forced ones count too: nobody shall learn from a number whether his opponent had a choice.
  g.tick(S.decisions)
  const { frames } = g.T
  const frame = g.frame
  const at = frames.data[frame + F.step]
  const step = g.book.procedures[frames.data[frame + F.procedure]].steps[at]
  g.store.set(frames, frame + F.step, at + 1)
  g.clause = step.clause
  g.chains.begin()
  const { offer } = g
  if (g.get(V.plays) > 0 && offer.player !== g.get(V.asking)) g.tick(S.barrier)
  logDecision(g, offer, picks, forced)
  step.ask!.take(g, new Answer(offer, picks))
  commit(g)
}

function logDecision(g: Game, offer: Offer, picks: readonly number[], forced: boolean): void {
  const first = offer.secret ? NONE : firstPick(offer, picks)
  const row =
    offer.of === 'object' ? first : offer.shape === 'act' && picks.length > 0 ? offer.sources[picks[0]] : NONE
  const onTable = row >= 0 && g.object(row, O.zone) !== NONE
  const at = g.emit(VERB.decide, onTable ? row : NONE, offer.player, first)
  g.log.rows[at + EV.from] = forced ? 1 : 0
  g.log.rows[at + EV.to] = pickCount(offer, picks)
  g.log.rows[at + EV.detail] = detailOf(offer)
}

/** The first thing chosen, or the number. */
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
      return offer.min === offer.max && offer.min === n && (!offer.ordered || n < 2) ? all(n) : null
    case 'option':
    case 'name':
      if (n === 0) throw new KernelError('no-answer', `no option to choose: ${offer.message}`)
      return n === 1 ? [0] : null
    case 'number':
      return offer.min === offer.max ? [offer.min] : null
    case 'order':
      return n < 2 ? all(n) : null
    case 'arrange':
    case 'distribute':
      return onlyAnswer(offer, offer.message)
  }
}

function all(n: number): number[] {
  const out: number[] = []
  for (let i = 0; i < n; i++) out.push(i)
  return out
}

// ── plays and going back ───────────────────────────────────────────────────────────────────────────────────────

/** The start of a play by `player`: where "the game returns to before it" returns to. */
export function beginPlay(g: Game, player: number): void {
  const outer = g.get(V.plays)
  g.variable(V.plays, outer + 1)
  // A play inside a play: what was learned since the outer one began counts for both.
  if (outer > 0) return
  g.variable(V.playBarrier, g.clock(S.barrier))
  g.variable(V.asking, player)
}

export function endPlay(g: Game): void {
  g.variable(V.plays, g.get(V.plays) - 1)
}

/** Whether whoever decides now may still take his play back: it is his, and nothing was learned since it began. */
export function cancellable(g: Game): boolean {
  return (
    g.get(V.plays) > 0 && g.clock(S.barrier) === g.get(V.playBarrier) && g.offer.player === g.get(V.asking)
  )
}

/** Rules rollback: the play is undone and the game stands as before it; what was learned stays learned. */
export function rollBack(g: Game): void {
  const before = whereabouts(g)
  g.store.rollback(playMark(g))
  wentBack(g, before)
  g.emit(VERB.rollback)
}

/** Journal position where the play at this depth began, the one under way if not given: the write that counted it. */
export function playMark(g: Game, depth: number = g.get(V.plays)): number {
  const mark = g.store.lastWrite(g.T.variables, V.plays, depth - 1)
  if (mark < 0) throw new KernelError('no-play', 'there is no play to take back')
  return mark
}
