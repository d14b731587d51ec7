import {
  after,
  choice,
  constant,
  field,
  inForm,
  many,
  maybe,
  node,
  quoted,
  quotedText,
  says,
  word,
} from '../syntax/build.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Event, Feature, Selector } from '../tree.ts'
import type { Phrases } from './context.ts'
import { causeOf } from './events.ts'

/** Noun phrases: features in the order in which they are printed, and a noun at the end. */
export const selectors = (p: Phrases): Syntax<Selector> =>
  node('selector', field('features', many(p.feature, { most: 8 })), field('head', p.head))

/** Several of one kind are joined by か; kinds are never mixed, so the reading is one. */
const anyOf = (one: Syntax<Feature>): Syntax<Feature> =>
  choice<Feature>(
    one,
    node('any', field('of', many(one, { least: 2, most: 6, separator: '、', last: 'か' }))),
  )

const classOf = ({ lexicon, wording }: Phrases): Syntax<Feature> => {
  const bare = word(lexicon.classes)
  const id = wording.classBrackets === undefined ? bare : quoted(...wording.classBrackets, bare)
  return node('class', field('class', id))
}
const nameOf = ({ wording }: Phrases): Syntax<Feature> =>
  node('name', field('name', quotedText(...wording.nameBrackets)))
const zoneOf = ({ lexicon }: Phrases): Syntax<Feature> => node('zone', field('zone', word(lexicon.zones)))
const typeOf = ({ lexicon }: Phrases): Syntax<Feature> => node('type', field('type', word(lexicon.types)))
const stateOf = ({ lexicon }: Phrases): Syntax<Feature> => node('state', field('state', word(lexicon.states)))
const positionOf = ({ lexicon }: Phrases): Syntax<Feature> =>
  node('position', field('position', word(lexicon.positions)))

const nameContains = ({ wording }: Phrases): Syntax<Feature> =>
  node(
    'name-contains',
    wording.nameContains[0],
    field('text', quotedText(...wording.nameBrackets)),
    wording.nameContains[1],
  )

export function features(p: Phrases, more: readonly Syntax<Feature>[]): Syntax<Feature> {
  const { lexicon, wording } = p
  const characteristic = field('characteristic', word(lexicon.characteristics))
  const keyword = field('keyword', quoted(...wording.keywordBrackets, word(lexicon.keywords)))
  return choice<Feature>(
    node('owner', field('who', p.player), 'の'),
    node('owner', field('who', p.player), 'の、', field('spread', constant(true))),
    after(anyOf(zoneOf(p)), 'の'),
    after(anyOf(classOf(p)), 'の'),
    after(anyOf(stateOf(p)), 'の'),
    after(anyOf(positionOf(p)), 'の'),
    after(anyOf(nameOf(p)), 'の'),
    typeOf(p),
    nameContains(p),
    node('number', characteristic, wording.numberJoint, field('comparison', p.comparison), 'の'),
    node('keyword', keyword, 'を持つ'),
    node('keyword', keyword, 'を持たない', field('not', constant(true))),
    says('他の', { kind: 'other' }),
    node('except', field('feature', choice<Feature>(classOf(p), nameOf(p), typeOf(p))), '以外の'),
    node('same-name', field('as', p.reference), 'と同名の'),
    node('happened', field('event', relative(p))),
    node('battle', maybe('with', after(p.reference, 'と')), field('relation', word(lexicon.relations)), 'の'),
    node(
      'superlative',
      '最も',
      characteristic,
      'が',
      field('most', choice(says('高い', 'greatest'), says('低い', 'least'))),
    ),
    node('distinct', 'それぞれ', field('by', word(lexicon.characteristics)), 'が異なる'),
    ...more,
  )
}

/**
 * このターンに登場した, 相手の効果で捨てた: what has happened to the noun itself, so it has no subject. Exactly one of
 * time and cause, or the other one could as well belong to the sentence around it.
 */
const relative = (p: Phrases): Syntax<Event> => {
  const verb = field('verb', inForm('past', word(p.lexicon.events)))
  return choice<Event>(
    node('event', field('period', after(word(p.lexicon.periods), 'に')), verb),
    node('event', field('cause', after(causeOf(p, false), 'で')), verb),
  )
}

export function heads(p: Phrases, more: readonly Syntax<Feature>[]): Syntax<Feature> {
  return choice<Feature>(
    node('noun', field('noun', word(p.lexicon.nouns))),
    anyOf(typeOf(p)),
    anyOf(classOf(p)),
    anyOf(nameOf(p)),
    anyOf(zoneOf(p)),
    anyOf(stateOf(p)),
    positionOf(p),
    ...more,
  )
}
