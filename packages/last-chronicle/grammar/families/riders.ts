import {
  type Family,
  type Phrases,
  after,
  choice,
  constant,
  field,
  inForm,
  node,
  phrase,
  riderFamily,
  seq,
  word,
} from '@fudaba/cardtext'
import { lies } from '../features.ts'
import { limitPeriods } from '../times.ts'

/** このアビリティは1ターンに1回しか使用できない. */
export const limit = (p: Phrases): Family =>
  riderFamily(
    'limit',
    node(
      'limit',
      'このアビリティは',
      field('limit', seq(field('period', word(limitPeriods)), 'に', field('times', phrase.plain(p)))),
      '回しか使用できない',
    ),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: ['このアビリティは1ターンに1回しか使用できない。'],
    },
  )

/** このアビリティはあなたのターンにのみ使用できる, …がいる場合にのみ使用できる (15.2.19.2). */
export const onlyIf = (p: Phrases): Family => {
  const turn = node(
    'time',
    field('whose', after(p.player, 'の')),
    field('period', constant('whose-turn')),
    'ターン',
  )
  return riderFamily(
    'only-if',
    choice(
      node('only-if', 'このアビリティは', field('condition', turn), 'にのみ使用できる'),
      node(
        'only-if',
        'このアビリティは',
        field('condition', inForm('end', phrase.existence(p))),
        '場合にのみ使用できる',
      ),
      // Where the card is (15.2.19.2).
      node('only-if', 'このアビリティは', field('condition', lies(p)), '場合にのみ使用できる'),
    ),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: [
        'このアビリティはあなたのターンにのみ使用できる。',
        'このアビリティはあなたの戦場に【兵士】のユニットがいる場合にのみ使用できる。',
        'このアビリティはこのカードが手札にある場合にのみ使用できる。',
      ],
    },
  )
}
