import './nodes.ts'
import { type CardText, Grammar, addOpenWords, readText } from '@fudaba/cardtext'
import { say } from './english.ts'
import { families } from './families/index.ts'
import { markers, normal } from './normal.ts'
import { lexicon } from './vocabulary.ts'

/** 軌跡TCG's official templating, read and printed. */
export const grammar = new Grammar({
  name: 'kiseki',
  normal,
  families,
  markers,
  say,
  nameBrackets: [['“', '”']],
  listBullets: ['●'],
  // A craft as others quote it has no mark: what no effect can be is read as one.
  otherwise: ({ bullet, first, list }) => (bullet === '' && first && list === null ? ['ability'] : []),
  guarded: [lexicon.names],
})

export { lexicon }

/** The crafts and effects of a printed text; what is not understood is declined, never guessed. */
export const readCard = (text: string): CardText => readText(grammar, text)

/** Organisations are an open set: a set of cards brings its own before its texts are read. */
export function addOrganisations(...words: readonly { readonly ja: string; readonly en: string }[]): void {
  addOpenWords(lexicon.classes, words)
}
