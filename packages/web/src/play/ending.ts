import type { Decision, GameRules, View } from '@fudaba/kernel'
import type { Picks } from './answering.ts'
import type { Session } from './session.ts'
import { askBeforeEnd } from './settings.ts'

/** The answer after which the phase goes on to its end, if the question has one. */
function goingOn(rules: GameRules, view: View, { shape, candidates, pass }: Decision): Picks | null {
  if (shape !== 'act') return null
  const usual = rules.usual?.(view) ?? null
  const at = candidates.findIndex(({ id }) => id === usual)
  if (at >= 0) return [at]
  return pass ? [] : null
}

/** What could still be done in one's own time; what only makes something to pay with is done while paying. */
function leftToDo({ rules }: Session, view: View, { candidates }: Decision, answer: Picks): number {
  if ((rules.window?.(view) ?? 'own') !== 'own') return 0
  const { unlisted = [] } = rules.layout
  return candidates.filter(({ name }, i) => !answer.includes(i) && !unlisted.includes(name ?? '')).length
}

/** Ends the phase, or the turn of a game without phases. Asks first if something could still be done. */
export async function endPhase(session: Session): Promise<void> {
  const view = session.view.value
  const decision = session.prompt.value?.decision
  if (view === null || decision === undefined) return
  const answer = goingOn(session.rules, view, decision)
  if (answer === null) return
  if (askBeforeEnd.value && !session.ending.value && leftToDo(session, view, decision, answer) > 0) {
    session.ending.value = true
    return
  }
  await session.skip('phase', answer)
}
