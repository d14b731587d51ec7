import type { Common, Feature, FeatureNodes, Quantity, Reference, Selector, What } from '../base/tree.ts'
import type { FeatureEnglish, Piece, Say } from './say.ts'
import { doneOf, listed } from './wordForms.ts'

/** Noun phrases. */
export const featureEnglish: FeatureEnglish<Common<keyof FeatureNodes>> = {
  noun: ({ noun }, { lexicon: { nouns } }) => ({ noun: [nouns.english(noun), nouns.english(noun, true)] }),
  owner: ({ who }, say) => ({ before: say.possessive(who) }),
  zone: ({ zone }, { lexicon: { zones } }) => ({
    noun: [`card in ${zones.english(zone)}`, `cards in ${zones.english(zone)}`],
    after: `in ${zones.english(zone)}`,
  }),
  type: ({ type }, { lexicon: { types } }) => ({
    before: types.english(type),
    noun: [types.english(type), types.english(type, true)],
  }),
  class: ({ class: id }, { lexicon: { classes } }) => ({
    before: classes.called(id),
    noun: [`${classes.called(id)} card`, `${classes.called(id)} cards`],
  }),
  name: ({ name }, say) => ({
    after: `named ${quotedName(name, say)}`,
    noun: [quotedName(name, say), quotedName(name, say)],
  }),
  'name-contains': ({ text }, say) => ({ after: `with ${quotedName(text, say)} in its name` }),
  'same-name': ({ as }, say) => ({ after: `with the same name as ${say.what(as)}` }),
  number: ({ characteristic, comparison }, say) => ({
    after: `with ${say.lexicon.characteristics.english(characteristic)} ${say.comparison(comparison)}`,
  }),
  state: ({ state }, { lexicon: { states } }) => ({
    before: states.english(state),
    noun: [states.english(state), states.english(state)],
  }),
  position: ({ position }, { lexicon: { positions } }) => ({ after: `in ${positions.english(position)}` }),
  keyword: ({ keyword, not }, { lexicon: { keywords } }) => ({
    after: `${not === true ? 'without' : 'with'} ${keywords.english(keyword)}`,
  }),
  other: () => ({ before: 'other' }),
  except: ({ feature }, say) => ({ after: `other than ${phrase([say.feature(feature)], false)}` }),
  any: ({ of }, say) => {
    const pieces = of.map((feature) => say.feature(feature))
    const join = (get: (piece: Piece) => string | undefined): string | undefined => {
      const all = pieces.map(get)
      return all.includes(undefined) ? undefined : listed(all as string[], 'or')
    }
    const one = join(({ noun }) => noun?.[0])
    const many = join(({ noun }) => noun?.[1])
    return {
      before: join(({ before }) => before),
      after: join(({ after }) => after),
      ...(one !== undefined && many !== undefined && { noun: [one, many] }),
    }
  },
  happened: ({ event }, say) => ({ after: `for which this is so: ${say.event(event, 'happened')}` }),
  battle: ({ relation, with: other }, say) => ({
    after:
      other === undefined
        ? say.lexicon.relations.english(relation)
        : `${say.lexicon.relations.english(relation)} ${say.what(other)}`,
  }),
  superlative: ({ characteristic, most }, { lexicon: { characteristics } }) => ({
    after: `with the ${most} ${characteristics.english(characteristic)}`,
  }),
  distinct: ({ by }, { lexicon: { characteristics } }) => ({
    after: `with a different ${characteristics.english(by)} each`,
  }),
}

/** A name in quotes. Those without English are the only Japanese that may be left. */
export const quotedName = (name: string, { lexicon: { names } }: Say): string =>
  `“${names.has(name) ? names.english(name) : name}”`

function phrase(pieces: readonly Piece[], many: boolean): string {
  const head = pieces.at(-1)!
  const others = pieces.slice(0, -1)
  const words = [
    ...others.map(({ before }) => before),
    head.noun === undefined ? head.before : undefined,
    head.noun?.[many ? 1 : 0] ?? (many ? 'ones' : 'one'),
    ...others.map(({ before, after }) => (before === undefined ? after : undefined)),
    head.noun === undefined && head.before === undefined ? head.after : undefined,
  ]
  return words.filter((text) => text !== undefined && text !== '').join(' ')
}

export function selectorEnglish({ features, head }: Selector, many: boolean, say: Say): string {
  const text = phrase(
    [...features, head].map((feature: Feature) => say.feature(feature)),
    many,
  )
  return many ? text.replaceAll(' in its name', ' in their names') : text
}

/** あなたの手札から: a zone with an owner is a place. */
function sourceEnglish(from: Selector | Reference, say: Say): string {
  if (from.kind === 'reference') return say.what(from)
  const { features, head } = from
  if (head.kind !== 'zone' || features.some(({ kind }) => kind !== 'owner')) return say.selector(from, true)
  return [
    ...features.map((feature) => say.feature(feature).before),
    say.lexicon.zones.english(head.zone),
  ].join(' ')
}

/** A quantity with its noun: 2 cards, any number of cards, as many cards as …. */
export function counted(quantity: Quantity, [one, many]: readonly [string, string], say: Say): string {
  if (quantity.kind === 'any' && !many.startsWith('of ')) return `any number of ${many}`
  if (quantity.kind !== 'same') return `${say.quantity(quantity)} ${isMany(quantity) ? many : one}`
  const { as } = quantity
  return `as many ${many} as ${as.kind === 'selector' ? say.selector(as, true) : say.what(as)}`
}

export function whatEnglish(what: What, say: Say): string {
  switch (what.kind) {
    case 'reference':
      return referenceEnglish(what, say)
    case 'selector':
      return say.selector(what)
    case 'either':
      return listed(
        what.of.map((each) => say.what(each)),
        what.all === true ? 'and' : 'or',
      )
    case 'selection': {
      const { from, of, quantity, random, sum } = what
      const owned = of?.features[0]?.kind === 'owner'
      const nouns: readonly [string, string] =
        of === undefined ? ['card', 'cards'] : [say.selector(of), say.selector(of, true)]
      const ofOwned: readonly [string, string] = owned ? [`of ${nouns[1]}`, `of ${nouns[1]}`] : nouns
      const words = [
        quantity === undefined
          ? nouns[0]
          : counted(quantity, quantity.kind === 'same' ? nouns : ofOwned, say),
        sum === undefined
          ? ''
          : `with a total ${say.lexicon.characteristics.english(sum.characteristic)} of ${say.comparison(sum.comparison)}`,
        from === undefined ? '' : `from ${sourceEnglish(from, say)}`,
        random === true ? 'at random' : '',
      ]
      return words.filter((text) => text !== '').join(' ')
    }
  }
}

function referenceEnglish({ to, noun, verb }: Reference, { lexicon: { nouns, types, events } }: Say): string {
  const words = noun !== undefined && types.has(noun) ? types : nouns
  const thing = noun === undefined ? '' : words.english(noun)
  const things = noun === undefined ? '' : words.english(noun, true)
  switch (to) {
    case 'self':
      return thing === '' ? 'this' : `this ${thing}`
    case 'it':
    case 'elided':
      return thing === '' ? 'it' : `that ${thing}`
    case 'those':
      return things === '' ? 'them' : `those ${things}`
    case 'chosen':
      return thing === '' ? 'the chosen one' : `the chosen ${thing}`
    case 'seen':
      return 'among them'
    case 'rest':
      return things === '' ? 'the rest' : `the remaining ${things}`
    case 'result': {
      const done = verb === undefined ? 'affected' : doneOf(events.get(verb))
      return `the ${thing === '' ? 'ones' : thing} ${done} by this effect`
    }
  }
}

/** Whether a noun behind it is in the plural. */
export function isMany(quantity: Quantity): boolean {
  switch (quantity.kind) {
    case 'exactly':
    case 'up-to':
    case 'at-least':
      return quantity.amount !== 1
    case 'any':
    case 'all':
    case 'same':
      return true
    case 'corrected':
      return isMany(quantity.to)
  }
}
