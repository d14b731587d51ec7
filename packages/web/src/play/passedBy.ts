import type { GameRules, Input, View } from '@fudaba/kernel'
import type { Words } from '@fudaba/table'

/** Where the game was when the person answered, if he was in the middle of something of his own. */
export interface Answered {
  readonly turn: number
  readonly phase: string
}

/** The facts by which games say whose time it is. */
const OWNERS = ['turnPlayer', 'turnFighter', 'primary']

/** Null where he passed, or ended it himself: then he knows that it went on. */
export function answeredIn(rules: GameRules, view: View, input: Input): Answered | null {
  // Before the first turn there is nothing to be in the middle of.
  if (!('answer' in input) || input.answer.length === 0 || view.turn === 0) return null
  if (!OWNERS.some((name) => view.facts[name] === input.player)) return null
  if (view.decision?.shape === 'act' && rules.usual?.(view) === input.answer[0]) return null
  return { turn: view.turn, phase: String(view.facts['phase'] ?? '') }
}

/** What went by since then without a question, because there was nothing to decide in it. */
export type PassedBy =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'phases'; readonly phases: readonly string[] }

export function passedBy(words: Words, before: Answered | null, { turn, facts }: View): PassedBy | null {
  if (before === null) return null
  const phases = words.rules.layout.phases?.map(({ phase }) => phase) ?? []
  // After the last phase comes the next turn: there was nothing to miss.
  if (turn !== before.turn) return phases.at(-1) === before.phase ? null : { kind: 'turn', turn: before.turn }
  const [from, to] = [before.phase, String(facts['phase'] ?? '')].map((phase) => phases.indexOf(phase))
  if (from < 0 || to - from < 2) return null
  return {
    kind: 'phases',
    phases: phases.slice(from + 1, to).map((phase) => words.message(`fact.phase.${phase}`)),
  }
}
