import './nodes.ts'
import {
  type CardText,
  Grammar,
  type GrammarSpec,
  type SentencePlace,
  addOpenWords,
  readText,
  usualRoles,
} from '@fudaba/cardtext'
import { say } from './english.ts'
import { families } from './families/index.ts'
import { bracketed } from './lines.ts'
import { markers, normal } from './normal.ts'
import { lexicon } from './vocabulary.ts'

/** A line of keywords may have its icon, too (5.7.5). */
const roles = (place: SentencePlace): ReturnType<typeof usualRoles> =>
  place.first && place.list === null && place.bullet !== '' ? ['line', 'ability'] : usualRoles(place)

const spec: GrammarSpec = {
  name: 'last-chronicle',
  normal,
  families,
  markers,
  say,
  nameBrackets: [['《', '》']],
  listBullets: ['●'],
  roles,
  otherwise: ({ bullet, first, list }) => (bullet === '' && first && list === null ? ['ability'] : []),
  guarded: [lexicon.names],
}

/** ラストクロニクル's official templating, read and printed. */
export const grammar = new Grammar(spec)

/** For cards that stay on the battlefield: without an icon a sentence is an ability, not what is done at once. */
const standingRoles = (place: SentencePlace): ReturnType<typeof usualRoles> =>
  place.first && place.list === null ? ['line', 'ability'] : roles(place)
const standing = new WeakMap<Grammar, Grammar>()
function standingBy(by: Grammar): Grammar {
  const made = standing.get(by) ?? by.but({ roles: standingRoles })
  standing.set(by, made)
  return made
}

export { lexicon }

/** The abilities and effects of a printed text; what is not understood is declined, never guessed. */
export const readCard = (text: string, stays = false): CardText => readWith(grammar, text, stays)
/** The same by a grammar that knows more words. */
export const readWith = (by: Grammar, text: string, stays: boolean): CardText =>
  readText(stays ? standingBy(by) : by, bracketed(text))

/** Categories are an open set: a set of cards brings its own before its texts are read. */
export function addCategories(...words: readonly { readonly ja: string; readonly en: string }[]): void {
  addOpenWords(lexicon.classes, words)
}
