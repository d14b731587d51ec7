import { compileAmount } from './amounts.ts'
import type { Variable } from './code.ts'
import type { Scope } from './language.ts'

/** What is done by the text, and what it has spoken of by then. */
const SPEAKS_OF_ITSELF = /"kind":"(done|reference|happened)"/

/** X, Y and Z of an ability: decided by the player on play unless the text says what they are. */
export const variablesOf = (scope: Scope): Variable[] =>
  scope.variables.map((name) => {
    const said = scope.lets.get(name)
    return {
      name,
      amount: said === undefined ? null : compileAmount(scope, said),
      onPlay: said === undefined || scope.onPlay.has(name),
      early: said !== undefined && !SPEAKS_OF_ITSELF.test(JSON.stringify(said)),
    }
  })
