import type { ObjectId } from '../../state/rows.ts'
import type { Limit } from '../../game/book.ts'
import type { Game } from '../../game/game.ts'
import { usesLeft } from '../../changes/limits.ts'
import type { Limit as LimitNode } from '../../tree/tree.ts'
import { compiledIn } from '../language/compiled.ts'
import { AbilityError, type Scope, wordOf } from '../language/language.ts'

/** Declares "once per turn"; abilities of the same group share one limit. */
export function limitOf(scope: Scope, { times, period, group }: LimitNode): Limit {
  const { book, lexicon } = scope.language
  const { limitGroups } = compiledIn(scope.language, book)
  const word = wordOf(scope, lexicon.periods, period, 'period')
  if (word.scope === undefined) throw new AbilityError(scope.name, `${period} is no stretch of time`)
  if (typeof times !== 'number') throw new AbilityError(scope.name, 'how often must be a printed number')
  const clause = lexicon.clauses.limit ?? lexicon.clauses.effect
  if (group === undefined)
    return book.limit(clause, `${scope.name} › ${times} in ${period}`, word.scope, times)
  const key = `${group} ${period} ${times}`
  const known = limitGroups.get(key)
  if (known !== undefined) return known
  const made = book.limit(clause, `${group}: ${times} in ${period}`, word.scope, times, true)
  limitGroups.set(key, made)
  return made
}

/** Declares "it cannot be used again": counted when the ability has resolved, until the duration ends. */
export function usedUpLimit(scope: Scope, duration: string): Limit {
  const { book, lexicon } = scope.language
  const word = wordOf(scope, lexicon.durations, duration, 'duration')
  const clause = lexicon.clauses.limit ?? lexicon.clauses.effect
  return book.limit(clause, `${scope.name}${USED_UP}`, word.scope ?? null)
}

const USED_UP = ' › used up'
/** Whether a limit is one of `usedUpLimit`, whose key is a source and an ability (`usedUpKey`), not an instance. */
export const isUsingUp = ({ name }: Limit): boolean => name.endsWith(USED_UP)

/** Abilities are numbered below this, so that a source id and an ability fit into one key. */
export const MAX_ABILITIES = 4096

/** Key of a `usedUpLimit`. */
export const usedUpKey = (sourceId: ObjectId, ability: number): number => sourceId * MAX_ABILITIES + ability

/** Whether an ability of a source was used up. */
export const isUsedUp = (g: Game, limit: Limit, sourceId: ObjectId, ability: number): boolean =>
  usesLeft(g, limit, usedUpKey(sourceId, ability)) <= 0
