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
  lineFamily,
  map,
  node,
  phrase,
  quotedText,
  refine,
  riderFamily,
  says,
  separated,
  seq,
  word,
} from '@fudaba/cardtext'
import { alwaysHolds } from '../forms.ts'
import { printedSkill } from '../clauses/skills.ts'
import { factorNames, timings } from '../times.ts'

/** A line that is no sentence: what the card has, as one node in place of an effect. */
const line = <K extends Effect['kind']>(of: Syntax<Extract<Effect, { kind: K }>>): Syntax<Ability> =>
  node('keywords', field('keywords', constant([])), field('effect', of as Syntax<Effect>))

/** ドロー+1/ステルス: the line of skills; a / at its end is the mark of アグレッシブ. */
export const skills = (p: Phrases): Family =>
  lineFamily(
    'skills',
    line(
      choice(
        node('aquarian-age.skill-line', field('skills', separated(printedSkill(p), '/', { most: 8 }))),
        node(
          'aquarian-age.skill-line',
          field('skills', separated(printedSkill(p), '/', { most: 8 })),
          '/',
          field('aggressive', constant(true)),
        ),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['ドロー+1/ステルス', 'チャージ2/レジスト(WIZ-DOM)', 'バインド1/'],
    },
  )

/** 【“…”のみブレイク可能。】. */
export const breaksOnly = (_p: Phrases): Family =>
  lineFamily(
    'breaks-only',
    line(
      node(
        'aquarian-age.breaks-only',
        '【',
        field('names', separated(quotedText('“', '”'), 'または', { most: 4 })),
        'のみブレイク可能。】',
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['【“灯台守ヨギリ”のみブレイク可能。】'],
    },
  )

interface Costing {
  readonly cost: Amount
  readonly effect: Effect
}

/** 1:…. An エフェクト has a cost and a sentence, and no name. */
export const effectOfCard = (p: Phrases): Family =>
  abilityFamily(
    'effect-ability',
    map(
      seq(field('cost', phrase.plain(p)), ':', field('effect', p.body)) as Syntax<Costing>,
      ({ cost, effect }): Ability => ({
        kind: 'activated',
        cost: [{ kind: 'pay', resource: 'power', amount: cost }],
        effect,
      }),
      (ability): Costing | undefined => {
        if (ability?.kind !== 'activated' || ability.condition !== undefined) return undefined
        const [cost, ...more] = ability.cost ?? []
        return cost?.kind !== 'pay' || more.length > 0
          ? undefined
          : { cost: cost.amount, effect: ability.effect }
      },
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['1:ターン終了時まで、目標の《キャラクター1人》の攻撃力に+2する。', 'X:Xドローする。'],
    },
  )

export const triggered = (p: Phrases): Family =>
  abilityFamily('triggered', node('triggered', field('trigger', p.trigger), '、', field('effect', p.body)), {
    en: (tree, say) => say.ability(tree),
    examples: [
      'このキャラクターが場に出た場合、1ドローする。',
      'このキャラクターが捨て札される際、対戦相手に1ダメージを与える。',
      'ターン終了時に、1ドローする。',
    ],
  })

/** What holds as long as it is there: numbers, skills, what may and may not be. */
export const continuous = (p: Phrases): Family =>
  abilityFamily('continuous', node('continuous', field('effect', refine(p.body, alwaysHolds))), {
    en: (tree, say) => say.ability(tree),
    examples: ['このキャラクターは目標にならない。', '《あなたの他のキャラクター全て》の攻撃力に+1する。'],
  })

/** 攻撃力に+1して判定する (15-1): no part of the attack itself. */
export const judged = (p: Phrases): Family =>
  abilityFamily(
    'judged',
    node(
      'continuous',
      field(
        'effect',
        node(
          'modify',
          field('what', p.reference),
          'がアタック宣言した場合、攻撃力に',
          field(
            'changes',
            single(
              node(
                'add',
                field('characteristic', constant('judgement')),
                field('sign', choice<'+' | '-'>(says('+', '+'), says('-', '-'))),
                field('amount', phrase.plain(p)),
              ),
            ),
          ),
          'して判定する',
        ),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['このキャラクターがアタック宣言した場合、攻撃力に+1して判定する。'],
    },
  )

/** アタックした場合、通常のダメージ判定を行わず、… (3-4). */
export const replacement = (p: Phrases): Family =>
  abilityFamily(
    'replacement',
    node(
      'replacement',
      field(
        'effect',
        node(
          'replace',
          field(
            'event',
            node(
              'event',
              field('subject', after(p.reference, 'がアタックした場合、通常のダメージ判定を行わず、')),
              field('verb', constant('hit')),
            ),
          ),
          field('effect', p.body),
        ),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['このキャラクターがアタックした場合、通常のダメージ判定を行わず、2ドローする。'],
    },
  )

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
  const one = choice<Effect>(change('-', '減少する'), change('+', '増加する'), counted)
  return abilityFamily(
    'own-cost',
    node(
      'characteristic',
      field(
        'effect',
        choice<Effect>(one, node('if', field('condition', p.condition), '場合、', field('effect', one))),
      ),
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        'このカードのコストを1減少する。',
        'このカードのE.G.O.の必要ファクターを1減少する。',
        'あなたのE.G.O.のキャラクターが3人以上の場合、このカードのコストを1減少する。',
        'このカードのコストはあなたの支配キャラクターの数に等しい。',
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
    examples: ['目標の《対戦相手の支配キャラクター1人》に2ダメージを与える。', 'その後、1ドローする。'],
  })

/** このエフェクトは…使用できる: when, and how often (17-9, 17-0). */
export const usable = (p: Phrases): Family =>
  riderFamily(
    'usable',
    choice(
      phrase.limitRider(p, ['このエフェクトは', 'に', '度のみ使用できる']),
      node(
        'only-if',
        'このエフェクトは',
        field(
          'condition',
          node('time', field('whose', after(p.player, 'の')), field('period', word(p.lexicon.periods))),
        ),
        'にのみ使用できる',
      ),
      node(
        'only-if',
        'このエフェクトは',
        field('condition', node('time', field('period', word(p.lexicon.periods)))),
        'にのみ使用できる',
      ),
      node(
        'only-if',
        'このエフェクトは',
        field(
          'condition',
          node(
            'aquarian-age.responding',
            field('to', choice<string>(says('アタック宣言', 'attack'), says('ブレイク宣言', 'break'))),
          ),
        ),
        'にレスポンスしてのみ使用できる',
      ),
      around('このエフェクトは', node('only-during', field('period', word(timings)), 'でのみ使用できる'), ''),
    ),
    {
      en: (tree, say) => `${say.rider(tree)}.`,
      examples: [
        'このエフェクトは1ターンに1度のみ使用できる。',
        'このエフェクトはあなたのメインフェイズにのみ使用できる。',
        'このエフェクトはアタック宣言にレスポンスしてのみ使用できる。',
        'このエフェクトはプロジェクトのタイミングでのみ使用できる。',
      ],
    },
  )
