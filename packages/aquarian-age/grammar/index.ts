import './nodes.ts'
import { type CardText, Grammar, addOpenWords, readText } from '@fudaba/cardtext'
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
    ['(', ')'],
  ],
  // One line is one ability or effect; which of them follows from its form.
  roles: ({ first }) => (first ? ['line', 'ability'] : ['effect', 'rider']),
  // If it is none, it is what a project or a fast card does.
  otherwise: ({ first }) => (first ? ['effect'] : []),
  guarded: [lexicon.names],
})

export { lexicon }

/** The effects and abilities of a printed text; what is not understood is declined, never guessed. */
export const readCardText = (text: string): CardText => readText(grammar, text)

/** Icons are an open set: a set of cards brings its own before its texts are read. */
export function addIcons(...words: readonly { readonly ja: string; readonly en: string }[]): void {
  addOpenWords(lexicon.classes, words)
}
