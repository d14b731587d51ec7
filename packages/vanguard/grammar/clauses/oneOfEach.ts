import {
  type Effect,
  type Feature,
  type Phrases,
  type Quantity,
  type Selection,
  type Syntax,
  after,
  choice,
  constant,
  field,
  map,
  many,
  maybe,
  node,
  number,
  quotedText,
  refine,
  says,
  separated,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'

/** 「甲」と「乙」を1枚ずつ選び, グレード1とグレード2のカードをそれぞれ1枚まで探し: so many, no two alike. */

const kinds: Readonly<Record<'name' | 'grade', Syntax<Feature>>> = {
  name: node('name', field('name', quotedText('「', '」'))),
  grade: node(
    'number',
    field('characteristic', constant('grade')),
    'グレード',
    field('comparison', seq(field('amount', number()), field('than', constant('exactly')))),
  ),
}

interface Said {
  readonly from?: Selection['from']
  readonly features: readonly Feature[]
  readonly list: readonly Feature[]
  readonly noun?: string
  readonly how: 'each' | 'exactly' | 'up-to'
}

/** A rule has no number in it: of each there is one. */
const one = refine(number(), (n) => n === 1)
const how = choice<Said['how']>(
  map(
    seq('を', field('n', one), '枚ずつ'),
    (): Said['how'] => 'each',
    (how) => (how === 'each' ? { n: 1 } : undefined),
  ),
  map(
    seq('をそれぞれ', field('n', one), '枚', maybe('upTo', says('まで', true))),
    ({ upTo }): Said['how'] => (upTo === true ? 'up-to' : 'exactly'),
    (how: Said['how']) => (how === 'each' ? undefined : { n: 1, upTo: how === 'up-to' ? true : undefined }),
  ),
)

/** A list of names, or of grades, of each of which there is one. */
const selectionBy = (p: Phrases, by: keyof typeof kinds): Syntax<Selection> =>
  map(
    seq(
      maybe('from', after(p.selector, 'から')),
      field('features', many(p.feature, { most: 4 })),
      field('list', separated(kinds[by], 'と', { least: 2, most: 4 })),
      maybe('noun', seq('の', field('noun', word(p.lexicon.nouns)))),
      field('how', how),
    ),
    ({ from, features, list, noun, how: said }): Selection => ({
      kind: 'selection',
      ...(from !== undefined && { from }),
      of: {
        kind: 'selector',
        features: [...features, { kind: 'any', of: list }, { kind: 'distinct', by }],
        head: { kind: 'noun', noun: noun?.noun ?? 'card' },
      },
      quantity: {
        kind: said === 'up-to' ? 'up-to' : 'exactly',
        amount: list.length,
        counter: 'cards',
      } as Quantity,
      said: `${said}${noun === undefined ? '' : '-noun'}`,
    }),
    (selection) => {
      const { of, from, said } = selection ?? {}
      if (selection?.kind !== 'selection' || said === undefined || of === undefined) return undefined
      const [listed, distinct] = of.features.slice(-2)
      if (listed?.kind !== 'any' || distinct?.kind !== 'distinct' || distinct.by !== by) return undefined
      const [said1, isNoun] = said.replace('up-to', 'up').split('-')
      return {
        from: from as never,
        features: of.features.slice(0, -2),
        list: listed.of,
        noun: isNoun === undefined || of.head.kind !== 'noun' ? undefined : { noun: of.head.noun },
        how: said1 === 'up' ? 'up-to' : (said1 as Said['how']),
      }
    },
  )

export const oneOfEach = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', choice<Selection>(selectionBy(p, 'name'), selectionBy(p, 'grade')))
  return [
    node('choose', what, verb(p.lexicon.verbs.choose)),
    node('search', what, verb(p.lexicon.verbs.search)),
  ]
}
