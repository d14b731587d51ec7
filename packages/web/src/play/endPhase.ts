import type { Decision, GameRules, View } from '@fudaba/kernel'
import type { Picks } from './picks.ts'
import type { Session } from './session.ts'
import { askBeforeEnd } from '../settings/settings.ts'

/** The answer that moves the phase towards its end: the usual one, else a pass; null if the question has neither. */
function endingAnswer(rules: GameRules, view: View, { shape, candidates, pass }: Decision): Picks | null {
  if (shape !== 'act') return null
  const usual = rules.table.usual?.(view) ?? null
  const at = candidates.findIndex(({ id }) => id === usual)
  if (at >= 0) return [at]
  return pass ? [] : null
}

/** How many listed actions remain in the player's own time. Unlisted ones are taken while paying and do not count. */
export function leftToDo(rules: GameRules, view: View, { candidates }: Decision, answer: Picks): number {
  if ((rules.table.window?.(view) ?? 'own') !== 'own') return 0
  const { unlisted = [] } = rules.table.layout
  return candidates.filter(({ name }, i) => !answer.includes(i) && !unlisted.includes(name ?? '')).length
}

/** Ends the phase, or the turn of a game without phases. Asks first if something could still be done. */
export async function endPhase(session: Session): Promise<void> {
  const view = session.view.value
  const decision = session.prompt.value?.decision
  if (view === null || decision === undefined) return
  const answer = endingAnswer(session.rules, view, decision)
  if (answer === null) return
  if (
    askBeforeEnd.value &&
    !session.confirmsEnd.value &&
    leftToDo(session.rules, view, decision, answer) > 0
  ) {
    session.confirmsEnd.value = true
    return
  }
  await session.skip('phase', answer)
}
