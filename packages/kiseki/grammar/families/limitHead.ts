import { type Ability, type Phrases, type Syntax, field, map, phrase, seq, word } from '@fudaba/cardtext'
import { limitPeriods } from '../times.ts'

type Head = Pick<Ability, 'where' | 'limit' | 'condition'>

/** 1ターンに1回、: how often, before all else that a craft says. */
export const limitHead = (p: Phrases): Syntax<Head> =>
  map(
    seq(
      field('limit', seq(field('period', word(limitPeriods)), 'に', field('times', phrase.plain(p)))),
      '回、',
    ),
    (head): Head => head,
    (head) => (head?.limit === undefined ? undefined : { limit: head.limit }),
  )
