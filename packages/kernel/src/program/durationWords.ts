import { E, type Player } from '../columns.ts'
import { duringNext, until, untilNext } from '../durations.ts'
import type { EffectDef } from '../effects.ts'
import type { Game } from '../game.ts'
import type { Test } from './conditions.ts'
import { AbilityError, type Scope, clauseOf, wordOf } from './language.ts'

export interface Lasting {
  /** Flags of `beginEffect`, without the controller. */
  readonly flags: number
  readonly awaits?: EffectDef['awaits']
  /** Clause of the word, or -1: switched off, what it says does not begin. */
  readonly clause: number
}

const FOR_GOOD: Lasting = { flags: 0, clause: -1 }

/** How long something begun by a step lasts; for the rest of the game if the text does not say. */
export function compileDuration(scope: Scope, id: string | undefined): Lasting {
  if (id === undefined) return FOR_GOOD
  const word = wordOf(scope, scope.language.lexicon.durations, id, 'duration')
  const clause = clauseOf(scope.language, word)
  if (word.scope === undefined) return { flags: 0, clause }
  const awaits =
    word.awaits === undefined
      ? undefined
      : (g: Game, effect: number): boolean => word.awaits!(g, g.effect(effect, E.controller) as Player)
  switch (word.mode ?? 'until') {
    case 'until':
      return { flags: until(word.scope), clause }
    case 'untilNext':
      return { flags: untilNext(word.scope), awaits, clause }
    case 'duringNext':
      return { flags: duringNext(word.scope), awaits, clause }
  }
}

/** A duration in an ability that always applies: it applies only then. */
export function durationNow(scope: Scope, id: string): Test {
  const word = wordOf(scope, scope.language.lexicon.durations, id, 'duration')
  const { now } = word
  if (now === undefined) throw new AbilityError(scope.name, `${id} says nothing in what always applies`)
  return (g, c) => now(g, c.controller)
}
