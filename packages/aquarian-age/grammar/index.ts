import './nodes.ts'
import { type CardText, Grammar, readText } from '@fudaba/cardtext'
import { say } from './english.ts'
import { families } from './families/index.ts'
import { markers, normal } from './normal.ts'
import { lexicon } from './vocabulary.ts'

/** アクエリアンエイジ's templating, read and printed. */
export const grammar = new Grammar({
  name: 'aquarian-age',
  normal,
  families,
  markers,
  say,
  nameBrackets: [
    ['“', '”'],
    ['《', '》'],
  ],
  // An ≪effect≫ has no mark before it.
  otherwise: ({ bullet, first, list }) => (bullet === '' && first && list === null ? ['ability'] : []),
  guarded: [lexicon.names],
})

export { lexicon }

/** The effects and abilities of a printed text; what is not understood is declined, never guessed. */
export const readCardText = (text: string): CardText => readText(grammar, text)

/** Icons are an open set: a set of cards brings its own before its texts are read. */
export function addIcons(...words: readonly { readonly ja: string; readonly en: string }[]): void {
  for (const { ja, en } of words) if (!lexicon.classes.has(ja)) lexicon.classes.add({ id: ja, ja, en })
}
