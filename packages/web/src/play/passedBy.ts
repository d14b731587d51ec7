import type { GameRules, Input, View } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'

/** Turn and phase in which the person answered during his own time. */
export interface Answered {
  readonly turn: number
  readonly phase: string
}

/** The facts in which games name the player whose time it is. */
const OWNERS = ['turnPlayer', 'turnFighter', 'primary']

/** Null if he passed or ended the phase himself: then nothing has to be explained. */
export function answeredIn(rules: GameRules, view: View, input: Input): Answered | null {
  // Turn 0 is the set-up.
  if (!('answer' in input) || input.answer.length === 0 || view.turn === 0) return null
  if (!OWNERS.some((name) => view.facts[name] === input.player)) return null
  if (view.decision?.shape === 'act' && rules.table.usual?.(view) === input.answer[0]) return null
  return { turn: view.turn, phase: String(view.facts['phase'] ?? '') }
}

/** The turn or the phases that passed since then without a question. */
export type PassedBy =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'phases'; readonly phases: readonly string[] }

export function passedBy(words: Words, before: Answered | null, { turn, facts }: View): PassedBy | null {
  if (before === null) return null
  const phases = words.rules.table.layout.phases?.map(({ phase }) => phase) ?? []
  // From the last phase the next turn follows without anything in between.
  if (turn !== before.turn) return phases.at(-1) === before.phase ? null : { kind: 'turn', turn: before.turn }
  const [from, to] = [before.phase, String(facts['phase'] ?? '')].map((phase) => phases.indexOf(phase))
  if (from < 0 || to - from < 2) return null
  return {
    kind: 'phases',
    phases: phases.slice(from + 1, to).map((phase) => words.message(`fact.phase.${phase}`)),
  }
}
