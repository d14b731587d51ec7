import {
  type Amount,
  type Effect,
  type Phrases,
  type Syntax,
  type What,
  after,
  choice,
  constant,
  field,
  godanVerb,
  maybe,
  node,
  phrase,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'

/** ダメージ (6.4) and what makes it less (11.9.7). */

const elided: Syntax<What> = constant({ kind: 'reference', to: 'elided' })
/** …すべて. */
export const allOf = (p: Phrases): Syntax<What> =>
  node('selection', field('of', p.selector), field('quantity', constant({ kind: 'all' })), 'すべて')

const amount = (p: Phrases): Syntax<Amount> =>
  choice<Amount>(after(phrase.plain(p), 'ダメージを'), after(p.foundAmount, 'に等しいダメージを'))

const reduce = suruVerb('軽減', 'reduce')
const takeOff = godanVerb('取り除く', 'remove')

export const damageClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const to = choice<What>(after(p.what, 'に'), after(allOf(p), 'に'), elided)
  const taking = choice<What>(after(p.what, 'に'), after(allOf(p), 'に'))
  return [
    node('last-chronicle.damage', field('what', to), field('amount', amount(p)), verb(p.lexicon.verbs.give)),
    node(
      'last-chronicle.damage-player',
      field('player', after(p.player, 'に')),
      field('amount', amount(p)),
      verb(p.lexicon.verbs.give),
    ),
    node(
      'last-chronicle.heal',
      field('what', choice<What>(after(p.what, 'が'), after(allOf(p), 'が'))),
      '負っているダメージを',
      verb(takeOff),
    ),
    node(
      'last-chronicle.reduce',
      maybe('duration', word(p.lexicon.durations)),
      field('what', taking),
      '与えられるダメージを',
      field('amount', phrase.plain(p)),
      verb(reduce),
    ),
    node(
      'last-chronicle.reduce-player',
      field('player', after(p.player, 'に')),
      '与えられるダメージを',
      field('amount', phrase.plain(p)),
      verb(reduce),
    ),
  ]
}
