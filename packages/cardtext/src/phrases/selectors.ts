import {
  after,
  around,
  choice,
  constant,
  field,
  inForm,
  many,
  map,
  maybe,
  node,
  quoted,
  quotedText,
  refine,
  says,
  separated,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Event, Feature, Selector } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
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

/** A clan, race or organisation. Brackets say that it is one, so it need not be known; bare, it has to be. */
export const classWord = ({ lexicon, wording }: Phrases): Syntax<string> =>
  wording.classBrackets === undefined ? word(lexicon.classes) : quotedText(...wording.classBrackets)
const classOf = (p: Phrases): Syntax<Feature> => node('class', field('class', classWord(p)))
const nameOf = ({ wording }: Phrases): Syntax<Feature> =>
  node('name', field('name', quotedText(...wording.nameBrackets)))
const zoneOf = ({ lexicon }: Phrases): Syntax<Feature> => node('zone', field('zone', word(lexicon.zones)))
const typeOf = ({ lexicon }: Phrases): Syntax<Feature> => node('type', field('type', word(lexicon.types)))
const stateOf = ({ lexicon }: Phrases): Syntax<Feature> => node('state', field('state', word(lexicon.states)))
const positionOf = ({ lexicon }: Phrases): Syntax<Feature> =>
  node('position', field('position', word(lexicon.positions)))

/** カード名に「A」を含む, カード名に「A」か「B」を含む: it, or one of them. */
const nameContains = ({ wording }: Phrases): Syntax<Feature> =>
  map(
    around(
      wording.nameContains[0],
      separated(quotedText(...wording.nameBrackets), '、', { most: 4, last: 'か' }),
      wording.nameContains[1],
    ),
    (texts): Feature => {
      const [first, ...more] = texts.map((text) => ({ kind: 'name-contains', text }) as const)
      return more.length === 0 ? first : { kind: 'any', of: [first, ...more] }
    },
    (feature) => {
      if (feature?.kind === 'name-contains') return [feature.text]
      if (feature?.kind !== 'any' || feature.of.length < 2) return undefined
      const texts = feature.of.flatMap((each) => (each.kind === 'name-contains' ? [each.text] : []))
      return texts.length === feature.of.length ? texts : undefined
    },
  )

/** 『A』か『B』を持つ: one of them. */
const keywordAny = ({ lexicon, wording }: Phrases): Syntax<Feature> =>
  map(
    after(
      separated(quoted(...wording.keywordBrackets, word(lexicon.keywords)), 'か', { least: 2, most: 4 }),
      'を持つ',
    ),
    (keywords): Feature => ({ kind: 'any', of: keywords.map((keyword) => ({ kind: 'keyword', keyword })) }),
    (feature) => {
      if (feature?.kind !== 'any') return undefined
      const keywords = feature.of.flatMap((each) =>
        each.kind === 'keyword' && each.not === undefined ? [each.keyword] : [],
      )
      return keywords.length === feature.of.length ? keywords : undefined
    },
  )

/**
 * What can be said of an object before its noun: owner, zone, characteristics, keywords, names; `more` are of the
 * game.
 */
export function features(p: Phrases, more: readonly Syntax<Feature>[]): Syntax<Feature> {
  const { lexicon, wording } = p
  const characteristic = field('characteristic', word(lexicon.characteristics))
  const keyword = field('keyword', quoted(...wording.keywordBrackets, word(lexicon.keywords)))
  return choice<Feature>(
    node('owner', field('who', p.player), 'の'),
    ...(wording.spread === false
      ? []
      : [node('owner', field('who', p.player), 'の、', field('spread', constant(true)))]),
    after(p.nominal, 'の'),
    typeOf(p),
    nameContains(p),
    node('number', characteristic, wording.numberJoint, field('comparison', p.comparison), 'の'),
    node('keyword', keyword, 'を持つ'),
    node('keyword', keyword, 'を持たない', field('not', constant(true))),
    keywordAny(p),
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
  return refine(
    node(
      'event',
      maybe('period', after(word(p.lexicon.periods), 'に')),
      maybe('cause', after(causeOf(p, false), 'で')),
      field('verb', inForm('past', word(p.lexicon.events))),
    ),
    (event) => event?.kind === 'event' && (event.period === undefined) !== (event.cause === undefined),
  )
}

export function heads(p: Phrases, more: readonly Syntax<Feature>[]): Syntax<Feature> {
  return choice<Feature>(
    node('noun', field('noun', word(p.lexicon.nouns))),
    anyOf(typeOf(p)),
    p.nominal,
    ...more,
  )
}

export const nominals = (p: Phrases, more: readonly Syntax<Feature>[]): Syntax<Feature> =>
  choice<Feature>(...[zoneOf(p), classOf(p), stateOf(p), positionOf(p), nameOf(p), ...more].map(anyOf))
