import { type Decision, type GameRules, type View, picksFor } from '@fudaba/kernel'
import { type Picks, isLegal } from './picks.ts'
import type { Session } from './session.ts'

/**
 * What the button marked ⏎ does. Every question has one, so that always pressing it ends the game; but none whose answer
 * is known to lose it.
 */
export type Primary =
  | { readonly kind: 'answer'; readonly picks: readonly number[] }
  /** Fills the answer up, with `picks` if the game suggests some; a second press sends it. */
  | { readonly kind: 'complete'; readonly picks?: readonly number[] }
  /** Nothing: whoever wants this answer presses its own button. */
  | { readonly kind: 'doom'; readonly picks: readonly number[] }

/** `loses`: whether an answer is known to end the game against its player. */
export function primaryOf(
  rules: GameRules,
  view: View,
  decision: Decision,
  picks: Picks,
  loses: (picks: Picks) => boolean = () => false,
): Primary {
  const usual = usualPrimary(rules, view, decision, picks)
  if (usual.kind !== 'answer' || !loses(usual.picks)) return usual
  if (decision.shape === 'choose' && decision.max > 0 && usual.picks.length === 0)
    return { kind: 'complete', picks: [0] }
  const other = decision.shape === 'option' ? decision.candidates.findIndex((_, i) => !loses([i])) : -1
  return other < 0 ? { kind: 'doom', picks: usual.picks } : { kind: 'answer', picks: [other] }
}

function usualPrimary(rules: GameRules, view: View, decision: Decision, picks: Picks): Primary {
  switch (decision.shape) {
    case 'act': {
      const usual = rules.table.usual?.(view) ?? null
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
      const better = picks.length > 0 ? null : (rules.table.suggested?.(view) ?? null)
      if (better !== null) return { kind: 'complete', picks: picksFor(decision, better) }
      if (picks.length === 0 && wouldBeWasted(view, decision)) return { kind: 'complete', picks: [0] }
      return isLegal(decision, picks) ? { kind: 'answer', picks } : { kind: 'complete' }
    }
  }
}

/** Choosing nothing for the player's own card text would waste it, so "none" is not the marked answer there. */
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
  const { rules, view, prompt, picks, foresight } = session
  if (view.value === null || prompt.value === null) return
  const primary = primaryOf(rules, view.value, prompt.value.decision, picks.value, foresight.loses)
  if (primary.kind === 'doom') return
  if (primary.kind === 'answer') await session.answer(primary.picks)
  else if (primary.picks !== undefined) picks.value = primary.picks
  else session.complete()
}
