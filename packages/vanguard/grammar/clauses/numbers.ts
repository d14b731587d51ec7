import {
  type Effect,
  type Phrases,
  type Syntax,
  after,
  around,
  before,
  choice,
  constant,
  field,
  maybe,
  node,
  number,
  phrase,
  says,
  suruVerb,
  verb,
} from '@fudaba/cardtext'

/** What is written with a number in parentheses, or a bare word for what is done: its end is silent. */
const silent = suruVerb('', 'do', { silent: true })

const many = (p: Phrases) => field('amount', around('(', phrase.plain(p), ')'))
/** 【カウンターブラスト】(1)-《…》のカード (10.16.1.1). */
const only = (p: Phrases) => maybe('of', before('-')(p.selector))

export const blastClauses = (p: Phrases): readonly Syntax<Effect>[] => [
  node('vanguard.counter-blast', '【カウンターブラスト】', many(p), only(p), verb(silent)),
  node('vanguard.soul-blast', '【ソウルブラスト】', many(p), only(p), verb(silent)),
  node('vanguard.counter-charge', '【カウンターチャージ】', many(p), verb(silent)),
  node('vanguard.soul-charge', '【ソウルチャージ】', many(p), verb(silent)),
  node('vanguard.rescue', '救援', field('amount', around('(', number(), ')')), verb(silent)),
  // 相手のヴァンガードを1枚選び、1ダメージ (10.33.2)
  node(
    'vanguard.damage-to',
    field('what', constant({ kind: 'reference', to: 'elided' } as const)),
    field('amount', phrase.plain(p)),
    verb(suruVerb('ダメージ', 'deal damage', { silent: true })),
  ),
  // 相手のヴァンガードに1ダメージ (10.33.2)
  node(
    'vanguard.damage',
    field(
      'who',
      after(choice<'you' | 'opponent'>(says('あなた', 'you'), says('相手', 'opponent')), 'のヴァンガードに'),
    ),
    field('amount', phrase.plain(p)),
    verb(suruVerb('ダメージ', 'deal damage', { silent: true })),
  ),
]
