import { type Effect, type Phrases, type Syntax, phrase } from '@fudaba/cardtext'
import { costs, signedNumbers } from '../times.ts'

/** それの攻撃力+3, 相手が使用するカードのコストを1増やす. */
export const numberClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  phrase.modifyNamed(signedNumbers)(p),
  phrase.alterCost(costs)(p),
]
