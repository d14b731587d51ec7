import './nodes.ts'
import { type CardText, Grammar, addOpenWords, readText } from '@fudaba/cardtext'
import { say } from './english.ts'
import { families } from './families/index.ts'
import { markers, normal } from './normal.ts'
import { lexicon, races } from './vocabulary.ts'

/** ヴァンガード's official templating of the G era, read and printed. */
export const grammar = new Grammar({
  name: 'vanguard',
  normal,
  families,
  markers,
  say,
  nameBrackets: [['「', '」']],
  listBullets: ['・'],
  roles: ({ first, list }) => {
    if (!first) return list === 'modes' ? ['effect'] : ['effect', 'rider']
    return list === 'modes' ? ['effect'] : ['line', 'ability']
  },
  guarded: [lexicon.names],
})

export { lexicon }

/** The abilities of a printed text; what is not understood is declined, never guessed. */
export const readCard = (text: string): CardText => readText(grammar, text)

type Words = readonly { readonly ja: string; readonly en: string }[]
/** Clans and races are open sets: a set of cards brings its own before its texts are read. */
export function addClans(...words: Words): void {
  addOpenWords(lexicon.classes, words)
}
export function addRaces(...words: Words): void {
  addOpenWords(races, words)
}
