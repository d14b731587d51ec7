import {
  type Ability,
  type Amount,
  type Effect,
  type Family,
  type Phrases,
  type Syntax,
  abilityFamily,
  after,
  around,
  choice,
  constant,
  effectFamily,
  field,
  map,
  node,
  phrase,
  quotedText,
  says,
  seq,
  word,
} from '@fudaba/cardtext'
import { factorNames, timings } from '../times.ts'

interface Named {
  readonly name: string
  readonly timing: string
  readonly cost: Amount
  readonly effect: Effect
}

/** ≪名前≫ファスト[1]:…. The name belongs to the first sentence, so that what follows is read as usual. */
export const declared = (p: Phrases): Family =>
  abilityFamily(
    'effect-ability',
    map(
      seq(
        field('name', quotedText('《', '》')),
        field('timing', word(timings)),
        field('cost', around('[', phrase.plain(p), ']')),
        ':',
        field('effect', p.body),
      ) as Syntax<Named>,
      ({ name, timing, cost, effect }): Ability => ({
        kind: 'activated',
        cost: [{ kind: 'pay', resource: 'power', amount: cost }],
        condition: { kind: 'time', period: timing },
        effect: { kind: 'aquarian-age.named', name, effect },
      }),
      (ability): Named | undefined => {
        if (ability?.kind !== 'activated' || ability.effect.kind !== 'aquarian-age.named') return undefined
        const [cost, ...more] = ability.cost ?? []
        if (cost?.kind !== 'pay' || more.length > 0 || ability.condition?.kind !== 'time') return undefined
        const { name, effect } = ability.effect
        return { name, timing: ability.condition.period, cost: cost.amount, effect }
      },
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        '≪灯火≫ファスト[1]:キャラクターを1人目標とし、このターン中、それの攻撃力+2。',
        '≪召集≫プロジェクト[X]:カードをX枚引く。',
      ],
    },
  )

export const triggered = (p: Phrases): Family =>
  abilityFamily('triggered', phrase.triggered(p), {
    en: (tree, say) => say.ability(tree),
    examples: [
      'これが場に出た時、カードを1枚引く。',
      'これが捨て札される時、相手は1点のダメージ判定を行う。',
    ],
  })

export const continuous = (p: Phrases): Family =>
  abilityFamily('continuous', phrase.continuous(p), {
    en: (tree, say) => say.ability(tree),
    examples: ['これは目標にならない。', '自分の他のキャラクターの攻撃力+1。'],
  })

/** これがプレイヤーにダメージを与える場合、代わりに… (3-4). */
export const replacement = (p: Phrases): Family =>
  abilityFamily('replacement', phrase.replacement(p, '場合、代わりに'), {
    en: (tree, say) => say.ability(tree),
    examples: ['これがプレイヤーにダメージを与える場合、代わりにカードを2枚引く。'],
  })

const itself = constant({ kind: 'reference', to: 'self' } as const)

/** What a card says of its own cost and factor (8-1-c), and what its X is (20-5-c). */
export const ownCost = (p: Phrases): Family => {
  const demand = choice<string>(says('コスト', 'cost'), word(factorNames))
  const change = (sign: '+' | '-', text: string): Syntax<Effect> =>
    node(
      'modify',
      field('what', itself),
      'このカードの',
      field(
        'changes',
        single(
          node(
            'add',
            field('characteristic', after(demand, 'を')),
            field('sign', constant(sign)),
            field('amount', phrase.plain(p)),
          ),
        ),
      ),
      text,
    )
  const counted: Syntax<Effect> = node(
    'modify',
    field('what', itself),
    'このカードのコストは',
    field(
      'changes',
      single(node('set', field('characteristic', constant('cost')), field('amount', p.foundAmount))),
    ),
    'に等しい',
  )
  const one = choice<Effect>(change('-', '減らす'), change('+', '増やす'), counted)
  return abilityFamily(
    'own-cost',
    node(
      'characteristic',
      field(
        'effect',
        choice<Effect>(one, node('if', field('condition', p.condition), 'なら、', field('effect', one))),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        'このカードのコストを1減らす。',
        'このカードのE.G.O.の必要ファクターを1減らす。',
        '自分のE.G.O.のキャラクターが3人以上いるなら、このカードのコストを1減らす。',
        'このカードのコストは自分のキャラクターの人数に等しい。',
      ],
    },
  )
}

const single = <T>(of: Syntax<T>): Syntax<readonly T[]> =>
  map(
    of,
    (value) => [value],
    (values) => (Array.isArray(values) && values.length === 1 ? (values[0] as T) : undefined),
  )

/** What a project or a fast card does, and the sentences that follow the first of an ability. */
export const effect = (p: Phrases): Family =>
  effectFamily('effect', p.body, {
    en: (tree, say) => `${say.effect(tree)}.`,
    examples: [
      '相手の支配キャラクターを1人目標とし、それに2点のダメージを与える。',
      'その後、カードを1枚引く。',
    ],
  })
