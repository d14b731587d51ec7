import {
  type Condition,
  type Effect,
  type Event,
  type Phrases,
  type Selector,
  type Syntax,
  type Trigger,
  type What,
  after,
  chain,
  choice,
  constant,
  field,
  inForm,
  map,
  maybe,
  node,
  refine,
  says,
  scoped,
  seq,
  word,
  words,
} from '@fudaba/cardtext'
import type { Comparison } from '@fudaba/kernel/text'
import { clausesOf, stepsOf } from './aimed.ts'
import { aimedPlayer } from './times.ts'
import { selectorOf, whatever } from './nouns.ts'

/** Conditions, events and whole sentences. */

/** あなたの手札: what is counted stands without ≪ ≫. */
const counted = (p: Phrases): Syntax<Selector> => p.selector

const moreOrLess = words(
  'moreOrLess',
  ['more', 'より多い', 'more'],
  ['less', 'より少ない', 'fewer'],
  ['exactly', 'と同じ', 'as many'],
)

/** What has a wording of its own: as many as others, more, fewer. */
const isAmongOthers = ({ amount, than }: Comparison): boolean =>
  typeof amount !== 'number' && amount.kind === 'count' && moreOrLess.has(than)

/** What stands before 場合、. */
export const conditionOf = (p: Phrases): Syntax<Condition> => {
  const { lexicon } = p
  const existence = lexicon.existence
  return choice<Condition>(
    refine(
      node('count', field('of', counted(p)), 'が', field('comparison', p.comparison), 'の'),
      (said) => said?.kind !== 'count' || !isAmongOthers(said.comparison),
    ),
    // あなたの手札が対戦相手の手札より少ない: as many as others, more or fewer.
    node(
      'count',
      field('of', counted(p)),
      'が',
      field(
        'comparison',
        seq(field('amount', node('count', field('of', counted(p)))), field('than', word(moreOrLess))),
      ),
    ),
    node(
      'value',
      field('of', p.reference as Syntax<What>),
      'の',
      field('characteristic', word(lexicon.characteristics)),
      'が',
      field('comparison', p.comparison),
      'の',
    ),
    node(
      'exists',
      field('what', counted(p)),
      'が',
      maybe('where', after(p.place, 'に')),
      field('how', inForm('end', word(existence))),
    ),
    node(
      'exists',
      field('what', counted(p)),
      'が',
      maybe('where', after(p.place, 'に')),
      field('how', inForm('negative', word(existence))),
      field('not', constant(true)),
    ),
    node('is', field('what', p.reference), 'が', field('as', iconHead(p)), 'の'),
    node(
      'is',
      field('what', p.reference),
      'が',
      field('as', iconHead(p)),
      'でない',
      field('not', constant(true)),
    ),
    node('time', maybe('whose', after(p.player, 'の')), field('period', word(lexicon.periods)), 'の'),
    node(
      'aquarian-age.has-power',
      field('what', after(p.reference, 'がパワーカードを')),
      field('comparison', p.comparison),
      '持つ',
    ),
    node('did-so', 'そうした'),
    node('did-so', 'そうしなかった', field('not', constant(true))),
  )
}

/** 悪魔, キャラクター(悪魔): what something is. */
const iconHead = (p: Phrases): Syntax<Selector> =>
  choice<Selector>(
    node(
      'selector',
      field('features', constant([])),
      field('head', node('aquarian-age.icon', field('icon', word(p.lexicon.classes)))),
    ),
    selectorOf(p),
  )

/** What happens: subject, object, verb. */
export const eventOf = (p: Phrases): Syntax<Event> => {
  const verb = field('verb', word(p.lexicon.events))
  const subject = field('subject', after(choice<What>(p.reference, whatever(p)), 'が'))
  const player = field('player', after(p.player, 'が'))
  const used = field('object', after(choice<What>(described(p), p.reference, typeAlone(p)), 'を'))
  return choice<Event>(
    node('event', player, verb),
    node('event', subject, verb),
    node('event', player, used, field('verb', says('使用した', 'use'))),
  )
}
/** In ≪ ≫, and more than a word for its kind. */
const described = (p: Phrases): Syntax<Selector> =>
  refine(
    whatever(p),
    (what) => what?.kind === 'selector' && (what.features.length > 0 || what.head.kind !== 'type'),
  )
const typeAlone = (p: Phrases): Syntax<Selector> =>
  node(
    'selector',
    field('features', constant([])),
    field('head', node('type', field('type', word(p.lexicon.types)))),
  )

/** …した場合、 捨て札される際、 …開始時に、. */
export const triggerOf = (p: Phrases): Syntax<Trigger> => {
  const one = (of: Syntax<Event>): Syntax<readonly Event[]> =>
    map(
      of,
      (event) => [event],
      (events) => (Array.isArray(events) && events.length === 1 ? (events[0] as Event) : undefined),
    )
  const discarding = node(
    'event',
    field('subject', after(choice<What>(p.reference, whatever(p)), 'が')),
    '捨て札される際',
    field('verb', constant('discarding')),
  )
  return choice<Trigger>(
    node('event', field('of', one(after(inForm('past', p.event), '場合')))),
    node('event', field('of', one(discarding))),
    momentOf(p),
  )
}
export const momentOf = (p: Phrases) =>
  node('moment', maybe('whose', after(p.player, 'の')), field('moment', word(p.lexicon.moments)), 'に')

const aimed = map(
  word(aimedPlayer),
  (): true => true,
  (said) => (said === true ? ('aimed' as const) : undefined),
)

/** A sentence without its full stop. */
export const bodyOf = (p: Phrases): Syntax<Effect> => {
  const { durations } = p.lexicon
  const scopes = choice<Effect>(
    scoped('if', 'condition', after(p.condition, '場合'), p.body),
    scoped('during', 'duration', word(durations), p.body),
    scoped('delayed', 'trigger', momentOf(p), p.body),
    node('by', field('player', p.player), 'は', field('effect', p.body)),
    node('then', 'その後、', field('effect', p.body)),
    node('aquarian-age.aim-player', field('aimed', aimed), 'は', field('effect', p.body)),
  )
  const by = node('by', field('player', p.player), 'は', field('effect', p.body))
  return choice<Effect>(scopes, clauses(p, by), node('may', field('effect', inForm('can', clauses(p)))))
}

/** Clauses in a chain, with what they aim at; at its end another player may do something (`last`). */
const clauses = (p: Phrases, last?: Syntax<Effect>): Syntax<Effect> =>
  map(
    chain(p.clause, { links: [{ form: 'join', text: '、' }], ...(last !== undefined && { last }) }),
    (all): Effect | undefined => {
      if (all.length === 1 && isScope(all[0])) return undefined
      const steps = stepsOf(all)
      return steps === undefined ? undefined : steps.length > 1 ? { kind: 'sequence', steps } : steps[0]
    },
    (effect) => {
      if (typeof effect !== 'object' || effect === null || isScope(effect)) return undefined
      return clausesOf(effect.kind === 'sequence' ? effect.steps : [effect])
    },
  )
const SCOPES: ReadonlySet<string> = new Set([
  'if',
  'during',
  'delayed',
  'by',
  'then',
  'may',
  'paragraph',
  'aquarian-age.aim-player',
])
const isScope = ({ kind }: Effect): boolean => SCOPES.has(kind)
