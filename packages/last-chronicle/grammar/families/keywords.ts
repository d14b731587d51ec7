import {
  type Ability,
  type Effect,
  type Family,
  type Phrases,
  type Syntax,
  before,
  choice,
  field,
  lineFamily,
  many,
  map,
  maybe,
  number,
  quoted,
  quotedText,
  seq,
  word,
} from '@fudaba/cardtext'
import { soulCost } from '../clauses/souls.ts'
import {
  categoryKeywords,
  costKeywords,
  counterKeywords,
  counterKinds,
  eitherKeywords,
  markedKeywords,
  nameKeywords,
  numberKeywords,
  plainKeywords,
  preparations,
} from '../times.ts'

/** What stands in a keyword beside its name. */
interface Keyword {
  readonly keyword: string
  readonly amount?: number
  readonly category?: string
  readonly name?: string
  readonly cost?: string
  readonly or?: string
  readonly counter?: string
}

const bare = (keyword: string): boolean => plainKeywords.has(keyword)

const keywordSyntax = (p: Phrases): Syntax<Keyword> => {
  const amount = field('amount', number())
  return choice<Keyword>(
    seq(field('keyword', word(plainKeywords))),
    seq(field('keyword', word(numberKeywords)), amount),
    seq(field('keyword', word(markedKeywords)), '(', amount, ')'),
    seq(field('keyword', word(categoryKeywords)), '(', field('category', word(p.lexicon.classes)), ')'),
    seq(field('keyword', word(nameKeywords)), field('name', quotedText('(', ')'))),
    seq(field('keyword', word(costKeywords)), '(', field('cost', soulCost), ')'),
    seq(
      field('keyword', word(eitherKeywords)),
      '(',
      field('cost', soulCost),
      maybe('or', before('/')(soulCost)),
      ')',
    ),
    seq(field('keyword', word(counterKeywords)), field('counter', word(counterKinds)), amount),
    seq('準備', amount, '条件(', field('keyword', word(preparations)), ')'),
  )
}

/** キーワード能力 (15.2): a line of them. Those with something inside keep it as a step, in order. */
export const keywords = (p: Phrases): Family =>
  lineFamily(
    'keywords',
    map(many(quoted('『', '』', keywordSyntax(p)), { least: 1, most: 6 }), toAbility, fromAbility),
    {
      en: (tree, say) => say.ability(tree),
      examples: [
        '『勇猛』『オーラ』',
        '『突破2』',
        '『探索(3)』『動力(2)』',
        '『禁忌(1黒/3)』',
        '『異能(2青)』',
        '『昇華(灯の番人)』',
        '『ハーベスト実り2』',
        '『準備2条件(攻撃したとき)』',
      ],
    },
  )

const toAbility = (all: readonly Keyword[]): Ability => ({
  kind: 'keywords',
  keywords: all.map(({ keyword }) => keyword),
  effect: {
    kind: 'paragraph',
    sentences: all
      .filter(({ keyword }) => !bare(keyword))
      .map((each): Effect => ({ kind: 'last-chronicle.keyword', ...each })),
  },
})

function fromAbility({ kind, keywords: words, effect }: Ability): readonly Keyword[] | undefined {
  if (kind !== 'keywords' || words === undefined || effect.kind !== 'paragraph') return undefined
  const inside = [...effect.sentences]
  const all: Keyword[] = []
  for (const keyword of words) {
    if (bare(keyword)) {
      all.push({ keyword })
      continue
    }
    const step = inside.shift()
    if (step?.kind !== 'last-chronicle.keyword' || step.keyword !== keyword) return undefined
    const { kind: _, ...each } = step
    all.push(each)
  }
  return inside.length === 0 ? all : undefined
}
