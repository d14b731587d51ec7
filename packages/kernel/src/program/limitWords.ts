import type { Limit } from '../book.ts'
import type { Game } from '../game.ts'
import { usesLeft } from '../limits.ts'
import type { Limit as LimitNode } from '../tree.ts'
import { AbilityError, type Scope, wordOf } from './language.ts'

/** "Once per turn", by the game's word for the stretch of time. */
export function limitOf(scope: Scope, { times, period, group }: LimitNode): Limit {
  const { book, lexicon, groups } = scope.language
  const word = wordOf(scope, lexicon.periods, period, 'period')
  if (word.scope === undefined) throw new AbilityError(scope.name, `${period} is no stretch of time`)
  if (typeof times !== 'number') throw new AbilityError(scope.name, 'how often must be a printed number')
  const clause = lexicon.clauses.limit ?? lexicon.clauses.effect
  if (group === undefined)
    return book.limit(clause, `${scope.name} › ${times} in ${period}`, word.scope, times)
  const key = `${group} ${period} ${times}`
  const known = groups.get(key)
  if (known !== undefined) return known
  const made = book.limit(clause, `${group}: ${times} in ${period}`, word.scope, times, true)
  groups.set(key, made)
  return made
}

/** "From now on it cannot be used": counted once it has resolved, until the duration ends. */
export function usedUpLimit(scope: Scope, duration: string): Limit {
  const { book, lexicon } = scope.language
  const word = wordOf(scope, lexicon.durations, duration, 'duration')
  const clause = lexicon.clauses.limit ?? lexicon.clauses.effect
  return book.limit(clause, `${scope.name}${USED_UP}`, word.scope ?? null)
}

const USED_UP = ' › used up'
/** Whether what it counts is one ability of one object, not an instance of it. */
export const isUsingUp = ({ name }: Limit): boolean => name.endsWith(USED_UP)

export const ABILITIES = 4096

export const usedUpKey = (sourceId: number, ability: number): number => sourceId * ABILITIES + ability

export const isUsedUp = (g: Game, limit: Limit, sourceId: number, ability: number): boolean =>
  usesLeft(g, limit, usedUpKey(sourceId, ability)) <= 0
