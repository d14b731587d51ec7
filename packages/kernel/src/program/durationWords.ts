import { E, type Player } from '../columns.ts'
import { duringNext, openScope, until, untilNext } from '../durations.ts'
import type { EffectDef, ScopeDef } from '../effects.ts'
import type { Game } from '../game.ts'
import type { Test } from './conditions.ts'
import { AbilityError, type Scope, clauseOf, wordOf } from './language.ts'

export interface Lasting {
  /** Flags of `beginEffect`, without the controller. */
  readonly flags: number
  readonly awaits?: EffectDef['awaits']
  readonly lasts?: EffectDef['lasts']
  /** The open scope it ends with. */
  readonly ends?: ScopeDef
  /** Clause of the word, or -1: switched off, what it says does not begin. */
  readonly clause: number
  /** It applies to each object only at times: whether it is now. */
  while?(g: Game, object: number): boolean
}

/** What the definition of an effect says about its end. */
export const termsOf = ({ awaits, lasts }: Lasting): Pick<EffectDef, 'awaits' | 'lasts'> => ({
  ...(awaits && { awaits }),
  ...(lasts && { lasts }),
})

/** How long something begun by a step lasts; for the rest of the game if the text does not say. */
export function compileDuration(scope: Scope, id: string | undefined): Lasting {
  if (id === undefined) {
    const { endless } = scope.language.lexicon.clauses
    return { flags: 0, clause: endless === undefined ? -1 : scope.language.book.switches.number(endless) }
  }
  const word = wordOf(scope, scope.language.lexicon.durations, id, 'duration')
  const clause = clauseOf(scope.language, word)
  if (word.while !== undefined) return { flags: 0, clause, while: whileOn(scope, clause, word.while) }
  if (word.scope === undefined) return { flags: 0, clause, ...(word.lasts && { lasts: word.lasts }) }
  const awaits =
    word.awaits === undefined
      ? undefined
      : (g: Game, effect: number): boolean => word.awaits!(g, g.effect(effect, E.controller) as Player)
  switch (word.mode ?? 'until') {
    case 'until':
      return { flags: until(word.scope), clause, ends: word.scope, ...(word.lasts && { lasts: word.lasts }) }
    case 'untilNext':
      return { flags: untilNext(word.scope), awaits, clause }
    case 'duringNext':
      return { flags: duringNext(word.scope), awaits, clause }
  }
}

const whileOn =
  ({ language }: Scope, clause: number, test: NonNullable<Lasting['while']>): NonNullable<Lasting['while']> =>
  (g, object) =>
    (clause < 0 || language.book.switches.on(clause)) && test(g, object)

/** At all times, but for what each object has a time of its own for. */
export interface AlwaysDuring {
  readonly lasting: Lasting
  readonly holds: readonly Test[]
}

const AT_ALL_TIMES: Lasting = { flags: 0, clause: -1 }

/** A duration in an ability that always applies: it applies only then. */
export function alwaysDuring(scope: Scope, id: string | undefined): AlwaysDuring {
  if (id === undefined) return { lasting: AT_ALL_TIMES, holds: [] }
  const word = wordOf(scope, scope.language.lexicon.durations, id, 'duration')
  const clause = clauseOf(scope.language, word)
  if (word.while !== undefined)
    return { lasting: { ...AT_ALL_TIMES, while: whileOn(scope, clause, word.while) }, holds: [] }
  const { now } = word
  if (now === undefined) throw new AbilityError(scope.name, `${id} says nothing in what always applies`)
  const { switches } = scope.language.book
  return {
    lasting: AT_ALL_TIMES,
    holds: [(g, c) => (clause < 0 || switches.on(clause)) && now(g, c.controller)],
  }
}

/** Flags for an effect that begins now. One that would end at a time that is over does not begin, by the clause. */
export function flagsNow({ language }: Scope, g: Game, { flags, ends }: Lasting): number {
  const { past } = language.lexicon.clauses
  if (past === undefined || ends === undefined || openScope(g, ends) !== 0) return flags
  const { switches } = language.book
  return switches.on(switches.number(past)) ? flags : 0
}
