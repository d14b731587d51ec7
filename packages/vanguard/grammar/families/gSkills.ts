import {
  type Ability,
  type Cost,
  type Effect,
  type Family,
  type Phrases,
  type Selection,
  type Syntax,
  choice,
  constant,
  field,
  lineFamily,
  map,
  node,
  number,
  refine,
  says,
  seq,
} from '@fudaba/cardtext'

/** The costs that the rules themselves ask for: with other numbers it would not be done as it is said. */
const only = (n: number): Syntax<number> => refine(number(), (said) => said === n)
const gLine = (keyword: string, before: string, cost: Syntax<Selection>, behind: string): Syntax<Ability> =>
  map(
    seq(`${before}-[`, field('what', cost), `選び、捨てる]${behind}`),
    ({ what }): Ability => ({
      kind: 'keywords',
      keywords: [keyword],
      cost: [discarding(what)],
      effect: nothing,
    }),
    (ability) => {
      const [cost] =
        ability?.kind === 'keywords' && ability.keywords?.[0] === keyword ? (ability.cost ?? []) : []
      const steps = cost?.kind === 'do' && cost.effect.kind === 'sequence' ? cost.effect.steps : []
      return steps[0]?.kind === 'choose' ? { what: steps[0].what } : undefined
    },
  )
const nothing: Effect = { kind: 'paragraph', sentences: [] }
const discarding = (what: Selection): Cost => ({
  kind: 'do',
  effect: {
    kind: 'sequence',
    steps: [
      { kind: 'choose', what },
      { kind: 'discard', what: { kind: 'reference', to: 'elided' } },
    ],
  },
})
const fromHand = constant({
  kind: 'selector',
  features: [{ kind: 'owner', who: 'you' }],
  head: { kind: 'zone', zone: 'hand' },
} as const)
/** Grades of three or more (11.11.1.3.1). */
const grades = node(
  'selection',
  'あなたの手札からグレードの合計が',
  field('from', fromHand),
  field(
    'sum',
    seq(
      field('characteristic', constant('grade')),
      field('comparison', seq(field('amount', only(3)), field('than', says('以上', 'at-least')))),
      'になるように',
    ),
  ),
  field(
    'quantity',
    node('at-least', field('amount', only(1)), field('counter', constant('cards')), '枚以上'),
  ),
)
/** A heal trigger (base.5.2.1). */
const heal = node(
  'selection',
  'あなたの手札から【治】を',
  field('from', fromHand),
  field(
    'of',
    constant({ kind: 'selector', features: [], head: { kind: 'type', type: 'icon-heal' } } as const),
  ),
  field('quantity', node('exactly', field('amount', only(1)), field('counter', constant('cards')), '枚')),
)

/** 超越スキル (11.11), Gガーディアン (11.14). */
export const gSkills = (_p: Phrases): Family =>
  lineFamily(
    'g-skill',
    choice<Ability>(
      gLine('stride', '【超越】-ストライドステップ', grades, '裏のこのカードを(V)に【超越】する。'),
      gLine(
        'G guardian',
        '【Gガーディアン】-相手ターンのガードステップ',
        heal,
        '裏のこのカードを(G)にコールする。',
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        '【超越】(お互いのヴァンガードがグレード3以上で解放!)-ストライドステップ-[あなたの手札からグレードの合計が3以上になるように1枚以上選び、捨てる]裏のこのカードを(V)に【超越】する。',
        '【Gガーディアン】-相手ターンのガードステップ-[あなたの手札から【治】を1枚選び、捨てる]裏のこのカードを(G)にコールする。',
      ],
    },
  )
