import {
  type Ability,
  type Family,
  type Phrases,
  type Syntax,
  type WordList,
  choice,
  constant,
  field,
  lineFamily,
  map,
  maybe,
  node,
  number,
  quoted,
  quotedText,
  separated,
  seq,
  word,
} from '@fudaba/cardtext'
import { insideKeywords, lastingKeywords, waitingKeywords } from '../keywords.ts'
import { areas } from '../times.ts'
import { icons } from './header.ts'

const single = (list: WordList): Syntax<readonly string[]> =>
  map(
    word(list),
    (id) => [id],
    (all) => (Array.isArray(all) && all.length === 1 ? (all[0] as string) : undefined),
  )
const line = (icon: string, list: WordList): Syntax<Ability> =>
  node(
    'keywords',
    icon,
    maybe('where', quoted('【', '】', separated(word(areas), '/', { most: 3 }))),
    ':',
    field('keywords', single(list)),
    field('effect', constant({ kind: 'paragraph', sentences: [] })),
  )

const numbered: Syntax<Ability> = map(
  seq(`${icons.triggered}:`, field('keyword', word(insideKeywords)), '(', field('n', number()), ')'),
  ({ keyword, n }): Ability => ({
    kind: 'keywords',
    keywords: [keyword],
    effect: { kind: 'vanguard.inside', keyword, n },
  }),
  (ability) => {
    if (ability?.kind !== 'keywords' || ability.effect.kind !== 'vanguard.inside') return undefined
    const { keyword, n } = ability.effect
    return keyword === 'success' ? { keyword: 'success' as const, n } : undefined
  },
)

/** キーワード能力 (chapter 11) that are a line of their own. */
export const keywordLines = (_p: Phrases): Family =>
  lineFamily(
    'keyword',
    choice<Ability>(
      line(icons.continuous, lastingKeywords),
      line(icons.triggered, waitingKeywords),
      numbered,
    ),
    {
      en: (tree, say) => say.ability(tree),
      examples: ['【永】:守護者', '【永】【(V)/(R)】:盟主', '【自】:先駆', '【自】:達成(20000)'],
    },
  )

/** シークメイト (11.10.1). */
export const seekMate = (_p: Phrases): Family =>
  lineFamily(
    'seek-mate',
    node(
      'keywords',
      `${icons.activated}【(V)】:【双闘】`,
      field('keywords', constant(['seek-mate'])),
      field(
        'effect',
        node(
          'vanguard.seek-mate',
          field('power', number()),
          field('names', separated(quotedText('「', '」'), 'か', { most: 3 })),
        ),
      ),
    ),
    { en: (tree, say) => say.ability(tree), examples: ['【起】【(V)】:【双闘】20000「影」か「風見」'] },
  )
