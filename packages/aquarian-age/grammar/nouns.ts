import {
  type Feature,
  type Phrases,
  type Quantity,
  type Reference,
  type Selection,
  type Selector,
  type Syntax,
  type What,
  after,
  around,
  choice,
  constant,
  field,
  many,
  map,
  maybe,
  node,
  phrase,
  quotedText,
  refine,
  says,
  separated,
  seq,
  word,
} from '@fudaba/cardtext'
import { factionNames } from './times.ts'

/** Noun phrases: what ≪ ≫ encloses, and what stands without because it can only be one thing. */

const iconText = map(
  quotedText('(', ')'),
  (icon): Feature => ({ kind: 'aquarian-age.icon', icon }),
  (feature) => (feature?.kind === 'aquarian-age.icon' ? feature.icon : undefined),
)
const iconWord = (p: Phrases): Syntax<Feature> =>
  node('aquarian-age.icon', field('icon', word(p.lexicon.classes)))

const faction: Syntax<Feature> = node('aquarian-age.faction', field('faction', word(factionNames)))
const factions = choice<Feature>(
  faction,
  node('any', field('of', separated(faction, '・', { least: 2, most: 6 }))),
  node(
    'aquarian-age.either-faction',
    field('factions', separated(word(factionNames), 'または', { least: 2, most: 6 })),
  ),
)

/** What can be said of an object before its noun. */
export const featureOf = (p: Phrases): Syntax<Feature> => {
  const { lexicon } = p
  const characteristic = field('characteristic', word(lexicon.characteristics))
  const keyword = field('keyword', word(lexicon.keywords))
  const happened = node(
    'event',
    field('period', after(word(lexicon.periods), 'に')),
    field('verb', { kind: 'form', form: 'past', of: word(lexicon.events), only: null } as Syntax<string>),
  )
  return choice<Feature>(
    after(node('owner', field('who', word(lexicon.players))), 'の'),
    after(node('zone', field('zone', word(lexicon.zones))), 'の'),
    after(factions, 'の'),
    after(node('name', field('name', quotedText('“', '”'))), 'の'),
    node('state', field('state', word(lexicon.states))),
    node('number', characteristic, 'が', field('comparison', p.comparison), 'の'),
    node('keyword', keyword, 'を持つ'),
    node('keyword', keyword, 'を持たない', field('not', constant(true))),
    says('他の', { kind: 'other' }),
    says('任意の', { kind: 'aquarian-age.any-of' }),
    node('except', field('feature', choice<Feature>(faction, iconWord(p))), '以外の'),
    node('happened', field('event', happened)),
    node(
      'superlative',
      '最も',
      characteristic,
      'が',
      field('most', choice(says('高い', 'greatest'), says('低い', 'least'))),
    ),
    node('aquarian-age.set-on', field('character', after(p.reference, 'の'))),
  )
}

const typeOf = (p: Phrases): Syntax<Feature> => node('type', field('type', word(p.lexicon.types)))

export const headOf = (p: Phrases): Syntax<Feature> => {
  const type = typeOf(p)
  return choice<Feature>(
    node('noun', field('noun', says('カード', 'card'))),
    type,
    node('any', field('of', separated(type, '・', { least: 2, most: 5 }))),
    node('zone', field('zone', word(p.lexicon.zones))),
    node('name', field('name', quotedText('“', '”'))),
  )
}

interface Noun {
  readonly features: readonly Feature[]
  readonly head: Feature
  readonly icon?: Feature
}
const isIcon = (feature: Feature | undefined): boolean => feature?.kind === 'aquarian-age.icon'
const joined = ({ features, head, icon }: Noun): Selector => ({
  kind: 'selector',
  features: icon === undefined ? features : [...features, icon],
  head,
})
/** Its icon stands behind the noun, in parentheses; in the tree it is the last feature. */
const apart = ({ features, head }: Selector): Noun => {
  const icon = features.at(-1)
  return isIcon(icon) ? { features: features.slice(0, -1), head, icon } : { features, head }
}

export const selectorOf = (p: Phrases): Syntax<Selector> =>
  map(
    seq(
      field('features', many(p.feature, { most: 8 })),
      field('head', p.head),
      maybe('icon', iconText),
    ) as Syntax<Noun>,
    joined,
    (selector) => (selector?.kind === 'selector' ? apart(selector) : undefined),
  )

const OWN: Feature = { kind: 'owner', who: 'self' }
const isOwn = (feature: Feature | undefined): boolean => feature?.kind === 'owner' && feature.who === 'self'

/** 手札, 支配キャラクター, 手札のキャラクターカード: without an owner they are of whom the sentence speaks. */
export const ownOf = (p: Phrases): Syntax<Selector> => {
  const zone: Syntax<Feature> = node('zone', field('zone', word(p.lexicon.zones)))
  const inZone = seq(
    field(
      'features',
      map(
        after(zone, 'の'),
        (each): readonly Feature[] => [each],
        (all) => (Array.isArray(all) && all.length === 1 ? (all[0] as Feature) : undefined),
      ),
    ),
    field('head', choice<Feature>(typeOf(p), node('noun', field('noun', says('カード', 'card'))))),
    maybe('icon', iconText),
  ) as Syntax<Noun>
  const bare = seq(
    field('features', constant([] as readonly Feature[])),
    field(
      'head',
      choice<Feature>(node('type', field('type', says('支配キャラクター', 'controlled-character'))), zone),
    ),
    maybe('icon', iconText),
  ) as Syntax<Noun>
  return map(
    choice<Noun>(inZone, bare),
    (noun): Selector => {
      const { features, head } = joined(noun)
      return { kind: 'selector', features: [OWN, ...features], head }
    },
    (selector) => {
      if (selector?.kind !== 'selector' || !isOwn(selector.features[0])) return undefined
      return apart({ ...selector, features: selector.features.slice(1) })
    },
  )
}

/** キャラクター1人, カード2枚: the number stands behind the noun. */
export const quantityOf = (p: Phrases): Syntax<Quantity> => {
  const amount = field('amount', phrase.plain(p))
  const counter = field('counter', word(p.lexicon.counters))
  return choice<Quantity>(node('exactly', amount, counter), node('up-to', amount, counter, 'まで'))
}
const all = says('全て', { kind: 'all' } as const)

/** A selection that is aimed at. It is so only while a sentence is read: see `aimed.ts`. */
export interface Aimed extends Selection {
  readonly target: true
}
export const isAimed = (what: unknown): what is Aimed =>
  typeof what === 'object' &&
  what !== null &&
  (what as Partial<Aimed>).kind === 'selection' &&
  (what as Partial<Aimed>).target === true

/** 目標の≪…≫: chosen when it is declared (14-1). */
export const target = (p: Phrases): Syntax<Selection> =>
  node(
    'selection',
    '目標の《',
    field('target', constant(true)),
    field('of', p.selector),
    field('quantity', p.quantity),
    '》',
  ) as Syntax<Selection>

/** ≪…全て≫ and ≪…1枚≫: all of them, or chosen when it is carried out. */
export const enclosed = (p: Phrases): Syntax<Selection> =>
  node('selection', '《', field('of', p.selector), field('quantity', choice<Quantity>(p.quantity, all)), '》')

/** 手札1枚. */
export const ownSelection = (p: Phrases): Syntax<Selection> =>
  node('selection', field('of', ownOf(p)), field('quantity', p.quantity))

/** ≪…≫ without a number: whatever fits. */
export const whatever = (p: Phrases): Syntax<Selector> => around('《', p.selector, '》')

/** その中からカード1枚: of what was looked at. */
const seen = (p: Phrases): Syntax<Selection> =>
  choice<Selection>(
    ...[
      { words: 'その中からカード', said: undefined },
      { words: 'その中から', said: 'bare' },
    ].map(({ words, said }) =>
      node(
        'selection',
        words,
        field('from', constant({ kind: 'reference', to: 'seen' } as const)),
        field('quantity', p.quantity),
        ...(said === undefined ? [] : [field('said', constant(said))]),
      ),
    ),
  )

export const whatOf = (p: Phrases): Syntax<What> =>
  choice<What>(p.reference, target(p), enclosed(p), ownSelection(p), whatever(p), seen(p))

/** With を; 手札を全て is all of it. */
export const objectOf = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.what, 'を'), node('selection', field('of', ownOf(p)), 'を', field('quantity', all)))

/** このキャラクター, このカード, 目標のキャラクター, そのキャラクター. */
export const referenceOf = (p: Phrases): Syntax<Reference> => {
  const { nouns, types } = p.lexicon
  const noun = field('noun', choice<string>(word(types), word(nouns)))
  const to = (text: string, which: Reference['to']): Syntax<Reference> =>
    node('reference', field('to', says(text, which)), noun)
  return refine(
    choice<Reference>(
      to('この', 'self'),
      to('目標の', 'chosen'),
      to('その', 'it'),
      says('残り', { kind: 'reference', to: 'rest' }),
      node('reference', field('to', says('残りの', 'rest')), field('noun', says('カード', 'card'))),
    ),
    // このキャラクターカード would be two things.
    (reference) =>
      reference?.to === 'self'
        ? ['character', 'card', 'bearer'].includes(reference.noun ?? '')
        : reference?.noun !== 'bearer',
  )
}
