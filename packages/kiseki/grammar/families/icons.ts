import {
  type Ability,
  type Amount,
  type Effect,
  type Family,
  type Phrases,
  choice,
  field,
  inForm,
  lineFamily,
  many,
  map,
  phrase,
  quoted,
  seq,
  word,
} from '@fudaba/cardtext'
import { craftIcons, numberedIcons, plainIcons } from '../times.ts'

interface Icon {
  readonly keyword: string
  readonly amount?: Amount
  readonly craft?: Ability
}

const bare = (keyword: string): boolean => plainIcons.has(keyword)

/** アイコンクラフト (1400): a line of them. Those with something inside keep it as a step, in order. */
export const icons = (p: Phrases): Family => {
  const icon = choice<Icon>(
    seq(field('keyword', quoted('【', '】', word(plainIcons)))),
    quoted('【', '】', seq(field('keyword', word(numberedIcons)), field('amount', phrase.plain(p)))),
    quoted(
      '【',
      '】',
      seq(field('keyword', word(craftIcons)), field('craft', quoted('「', '」', inForm('end', p.ability)))),
    ),
  )
  return lineFamily('icons', map(many(icon, { least: 1, most: 8 }), toAbility, fromAbility), {
    en: (tree, say) => say.ability(tree),
    examples: ['【暗躍】【武術】', '【搭乗3】【ヘイト】', '【高揚「これは+2/+2を得る。」】'],
  })
}

const toAbility = (all: readonly Icon[]): Ability => ({
  kind: 'keywords',
  keywords: all.map(({ keyword }) => keyword),
  effect: {
    kind: 'paragraph',
    sentences: all
      .filter(({ keyword }) => !bare(keyword))
      .map((icon): Effect => ({ kind: 'kiseki.icon', ...icon })),
  },
})

function fromAbility({ kind, keywords, effect }: Ability): readonly Icon[] | undefined {
  if (kind !== 'keywords' || keywords === undefined || effect.kind !== 'paragraph') return undefined
  const inside = [...effect.sentences]
  const all: Icon[] = []
  for (const keyword of keywords) {
    if (bare(keyword)) {
      all.push({ keyword })
      continue
    }
    const step = inside.shift()
    if (step?.kind !== 'kiseki.icon' || step.keyword !== keyword) return undefined
    const { kind: _, ...icon } = step
    all.push(icon)
  }
  return inside.length === 0 ? all : undefined
}
