import { compileAmount } from './amounts.ts'
import type { Variable } from '../context/code.ts'
import type { Scope } from '../language/language.ts'

/** Nodes whose value depends on what the program has done so far, in the JSON of a definition. */
const SPEAKS_OF_ITSELF = /"kind":"(done|reference|happened)"/

/** X, Y and Z of an ability: chosen by the player on play unless the text defines them. */
export const variablesOf = (scope: Scope): Variable[] =>
  scope.variables.map((name) => {
    const said = scope.definitions.get(name)
    return {
      name,
      amount: said === undefined ? null : compileAmount(scope, said),
      onPlay: said === undefined || scope.onPlay.has(name),
      independent: said !== undefined && !SPEAKS_OF_ITSELF.test(JSON.stringify(said)),
    }
  })
