import type { EffectRow, ObjectRow } from '../../state/rows.ts'
import { EffectCell, type Player } from '../../state/columns.ts'
import { duringNext, openScope, until, untilNext } from '../../changes/durations.ts'
import type { EffectDef, ScopeDef } from '../../game/effects.ts'
import type { Game } from '../../game/game.ts'
import type { Test } from './conditions.ts'
import { AbilityError, type Scope, clauseOf, wordOf } from '../language/language.ts'

/** How long an effect lasts, as `beginEffect` and the effect's definition need it. */
export interface CompiledDuration {
  /** Flags of `beginEffect`, without the controller. */
  readonly flags: number
  readonly awaits?: EffectDef['awaits']
  readonly lasts?: EffectDef['lasts']
  /** The open scope it ends with. */
  readonly ends?: ScopeDef
  /** Clause of the word, or -1; switched off, the effect does not begin. */
  readonly clause: number
  /** The effect applies to an object only while this holds. */
  while?(g: Game, object: ObjectRow): boolean
}

/** The fields of an effect's definition about its end. */
export const endOf = ({ awaits, lasts }: CompiledDuration): Pick<EffectDef, 'awaits' | 'lasts'> => ({
  ...(awaits && { awaits }),
  ...(lasts && { lasts }),
})

/** Compiles the duration of a step; without one the effect lasts for the rest of the game. */
export function compileDuration(scope: Scope, id: string | undefined): CompiledDuration {
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
      : (g: Game, effect: EffectRow): boolean =>
          word.awaits!(g, g.effect(effect, EffectCell.controller) as Player)
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
  (
    { language }: Scope,
    clause: number,
    test: NonNullable<CompiledDuration['while']>,
  ): NonNullable<CompiledDuration['while']> =>
  (g, object) =>
    (clause < 0 || language.book.switches.on(clause)) && test(g, object)

/** The duration of a static ability's effect: conditions that are checked whenever it is applied. */
export interface StaticDuration {
  readonly lasting: CompiledDuration
  readonly holds: readonly Test[]
}

const AT_ALL_TIMES: CompiledDuration = { flags: 0, clause: -1 }

/** Compiles a duration in a static ability: the effect applies only during it. */
export function compileStaticDuration(scope: Scope, id: string | undefined): StaticDuration {
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

/**
 * Flags for an effect that begins now. If the scope it would end with is not open, the flags make `beginEffect` begin
 * nothing; with the clause `past` switched off they are dropped and it has no end.
 */
export function flagsNow({ language }: Scope, g: Game, { flags, ends }: CompiledDuration): number {
  const { past } = language.lexicon.clauses
  if (past === undefined || ends === undefined || openScope(g, ends) !== 0) return flags
  const { switches } = language.book
  return switches.on(switches.number(past)) ? flags : 0
}
