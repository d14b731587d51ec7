import {
  after,
  before,
  choice,
  constant,
  field,
  inForm,
  maybe,
  node,
  refine,
  says,
  separated,
  seq,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Place, PlayerWord, Reference, What } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'

/** Players, places, and what has been spoken of. */

export const players = ({ lexicon }: Phrases): Syntax<PlayerWord> => word(lexicon.players)

/** A noun after この, その, 選んだ. */
export const nounWord = ({ lexicon: { nouns, types } }: Phrases): Syntax<string> =>
  choice<string>(word(nouns), word(types))

export function references(p: Phrases, more: readonly Syntax<Reference>[]): Syntax<Reference> {
  const noun = field('noun', nounWord(p))
  const bare = (text: string, to: Reference['to']): Syntax<Reference> => says(text, { kind: 'reference', to })
  const withNoun = (text: string, to: Reference['to']): Syntax<Reference> =>
    node('reference', field('to', says(text, to)), noun)
  return choice<Reference>(
    bare('これ', 'self'),
    withNoun('この', 'self'),
    bare('それら', 'those'),
    withNoun('それらの', 'those'),
    bare('それ', 'it'),
    withNoun('その', 'it'),
    withNoun('選んだ', 'chosen'),
    bare(p.wording.seen, 'seen'),
    bare('残り', 'rest'),
    withNoun('残りの', 'rest'),
    node(
      'reference',
      field('to', says(p.wording.thisEffect, 'result')),
      field('verb', inForm('past', word(p.lexicon.events))),
      noun,
    ),
    ...more,
  )
}

/** No word at all: the object of the clause before. */
export const elided: Syntax<Reference> = constant({ kind: 'reference', to: 'elided' })

/**
 * Whole phrases joined by か. Each but the first must show by its first word that it is whole, or
 * あなたのAかB would have two readings.
 */
export function eithers(p: Phrases): Syntax<What> {
  const single = choice<What>(p.reference, p.selector)
  return choice<What>(
    single,
    node(
      'either',
      field(
        'of',
        refine(separated(single, 'か', { least: 2, most: 4 }), (of) => of.slice(1).every(isWhole)),
      ),
    ),
    ...(p.wording.together === undefined
      ? []
      : [
          node(
            'either',
            field('of', separated(p.reference, p.wording.together, { least: 2, most: 3 })),
            field('all', constant(true)),
          ),
        ]),
  )
}

const isWhole = (what: What): boolean =>
  what.kind === 'reference' || (what.kind === 'selector' && what.features[0]?.kind === 'owner')

/** あなたの手札, 山札の上. */
export const placeOf = (p: Phrases): Syntax<Place> =>
  seq(
    maybe('whose', after(p.player, 'の')),
    field('zone', word(p.lexicon.zones)),
    maybe('place', before('の')(word(p.lexicon.places))),
  )
