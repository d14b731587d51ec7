import {
  type Effect,
  type Phrases,
  type Syntax,
  after,
  choice,
  endingIn,
  field,
  node,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { type ConditionKeyword, conditionKeywords, numberedKeywords } from '../keywords.ts'
import '../nodes.ts'

/** 使えない (12.2), 無効にする (12.3), 有効にする (12.9). */
export const validityClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  endingIn('end', node('vanguard.unusable', field('what', after(p.what, 'の能力は')), '使えない')),
  node('vanguard.negate-triggers', 'トリガーの効果を', verb(suruVerb('無効に', 'negate'))),
  node(
    'vanguard.enable',
    field('what', after(p.what, 'の')),
    field('word', choice<ConditionKeyword>(word(conditionKeywords), word(numberedKeywords))),
    'を',
    verb(suruVerb('有効に', 'make valid')),
  ),
]
