import {
  type Condition,
  type Event,
  type Phrases,
  type Selector,
  type Syntax,
  type Trigger,
  type What,
  VerbList,
  after,
  field,
  choice,
  ichidanVerb,
  inForm,
  map,
  maybe,
  node,
  refine,
  says,
  seq,
  suruVerb,
  word,
} from '@fudaba/cardtext'
import { lexicon } from './vocabulary.ts'

/** Events whose subject is not said with が alone. */

/** このユニットのアタックがヒットした (7.6.1.2). */
export const hits: VerbList = new VerbList('hits', {
  hit: suruVerb('ヒット', 'hit', { enPast: 'hit' }),
  'hit-vanguard': suruVerb('ヴァンガードにヒット', 'hit a vanguard', {
    enPast: 'hit a vanguard',
    enThird: 'hits a vanguard',
  }),
  'hit-rear-guard': suruVerb('リアガードにヒット', 'hit a rear-guard', {
    enPast: 'hit a rear-guard',
    enThird: 'hits a rear-guard',
  }),
})
/** More than the bare noun, which is a verb of its own. */
const isMore = (of: Selector | undefined): boolean =>
  of?.kind === 'selector' && (of.features.length > 0 || of.head.kind !== 'noun')
const appear = ichidanVerb('出る', 'be revealed', { enPast: 'been revealed', enThird: 'is revealed' })
/** あなたのドライブチェックで…が出た (10.14, 10.15). */
export const checks: Readonly<Record<string, readonly [ja: string, en: string]>> = {
  'drive-check': ['ドライブチェック', 'drive check'],
  'damage-check': ['ダメージチェック', 'damage check'],
}
const appears = (id: string): VerbList => new VerbList(id, { [id]: appear })

/** このユニットのアタックがヒットした, このユニットのアタックが相手のリアガードにヒットした. */
const attackHits = (p: Phrases): Syntax<Event> =>
  map(
    seq(
      field('subject', after(p.what, 'のアタックが')),
      maybe('object', after(refine(p.selector, isMore), 'に')),
      field('verb', word(hits)),
    ),
    ({ subject, object, verb }): Event | undefined => {
      if (object === undefined) return { kind: 'event', subject, verb }
      return verb === 'hit' ? { kind: 'event', subject, object, verb: 'hit-on' } : undefined
    },
    (event) => {
      if (event?.kind !== 'event' || event.subject === undefined) return undefined
      const { kind: _, subject, object, verb, ...more } = event
      if (Object.keys(more).length > 0) return undefined
      if (verb !== 'hit-on') return object === undefined ? { subject, object, verb } : undefined
      return object?.kind === 'selector' ? { subject, object, verb: 'hit' } : undefined
    },
  )

/** …がこのユニットにライドした: said of who rides; it is the one that is ridden over. */
const rides = (p: Phrases): Syntax<Event> =>
  node(
    'event',
    field('object', after(p.what, 'が')),
    field('subject', says('このユニットに', { kind: 'reference', to: 'self', noun: 'unit' })),
    field('verb', word(riding)),
  )
/** このユニットが…にライドされた, ブーストされた: said of this one, with who did it. */
const doneBy = (p: Phrases): Syntax<Event> =>
  node(
    'event',
    field('subject', after(p.what, 'が')),
    field('object', after(p.what, 'に')),
    field('verb', word(passives)),
  )
const riding: VerbList = new VerbList('riding', { 'ridden-by': lexicon.events.get('ride') })
export const passives: VerbList = new VerbList('passives', {
  'ridden-over-by': lexicon.events.get('ridden-over'),
  'boosted-by': lexicon.events.get('boosted'),
})

/** このユニットが…にライドした: said of who rides, with whom it rides over. */
const ridesOver = (p: Phrases): Syntax<Event> =>
  node(
    'event',
    field('subject', says('このユニットが', { kind: 'reference', to: 'self', noun: 'unit' })),
    field('object', after(p.selector, 'に')),
    field('verb', word(ridingOver)),
  )
export const ridingOver: VerbList = new VerbList('ridingOver', {
  'rides-over': lexicon.events.get('ride'),
})

/**
 * What a text can let a unit do that chapters 4 to 10 forbid (1.3.1). Anything else that a text lets somebody do is
 * declined: nothing would ask for it.
 */
export const permits: VerbList = new VerbList('permits', {
  'attack-from-behind': suruVerb('後列からアタック', 'attack from the back row'),
  'attack-vanguard-from-behind': suruVerb(
    '後列からヴァンガードにアタック',
    'attack vanguards from the back row',
  ),
  'attack-back-row': suruVerb(
    '相手の後列のリアガードにアタック',
    "attack rear-guards of the opponent's back row",
  ),
  'intercept-from-behind': suruVerb('後列からインターセプト', 'intercept from the back row'),
})
/** What somebody does to cards: the text asks for its result, and no unit is who did it. */
const done: readonly string[] = ['return', 'place', 'add', 'reveal', 'choose', 'search', 'retire-it']
export const isDoneByUnit = ({ verb, subject }: Event): boolean =>
  done.includes(verb) && subject !== undefined
/** What no ability can wait for: a hit in no battle is nobody's, and a drawn card is told to no text. */
export const isUnheard = (trigger: Trigger | undefined): boolean =>
  trigger?.kind === 'event' &&
  trigger.of.some(
    (event) =>
      event.verb === 'draw' || (hits.has(event.verb) && event.subject === undefined) || isDoneByUnit(event),
  )

export const ownEvents = (p: Phrases): readonly Syntax<Event>[] => [
  rides(p),
  ridesOver(p),
  doneBy(p),
  attackHits(p),
  // アタックがヒットした: whose attack that is says the battle before it.
  node('event', 'アタックが', field('verb', word(hits))),
  // このユニットのドライブチェックで…が出た.
  node(
    'event',
    field('object', after(choice<What>(p.reference, p.selector), 'のドライブチェックで')),
    field('subject', after(p.selector, 'が')),
    field('verb', word(appears('drive-check-by'))),
  ),
  ...Object.entries(checks).map(([id, [ja]]) =>
    node(
      'event',
      field('player', after(p.player, `の${ja}で`)),
      field('subject', after(p.selector, 'が')),
      field('verb', word(appears(id))),
    ),
  ),
]

/** What this unit did in a battle that ends; what else there is to say of the battle stands in contexts.ts. */
export const battleDeeds: VerbList = new VerbList('done', {
  attack: lexicon.events.get('attack'),
  'attack-vanguard': lexicon.events.get('attack-vanguard'),
  boost: lexicon.events.get('boost'),
  boosted: lexicon.events.get('boosted'),
})
export const ownTriggers = (): readonly Syntax<Trigger>[] => [
  node(
    'vanguard.battle-end',
    'このユニットが',
    field('verb', inForm('past', word(battleDeeds))),
    'バトルの終了時',
  ),
]

const hit = {
  kind: 'event',
  period: 'battle',
  subject: { kind: 'reference', to: 'self' },
  verb: 'hit',
} as const
/** In the battle that is going on. */
export const hitConditions: readonly Syntax<Condition>[] = [
  says('そのアタックがヒットした', { kind: 'history', event: hit }),
  says('そのアタックがヒットしなかった', { kind: 'history', event: hit, not: true }),
]
