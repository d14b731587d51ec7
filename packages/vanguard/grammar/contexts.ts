import {
  type Condition,
  type Event,
  type Phrases,
  type Syntax,
  type Trigger,
  VerbList,
  after,
  before,
  choice,
  constant,
  field,
  inForm,
  map,
  maybe,
  node,
  number,
  refine,
  says,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'
import { battleDeeds } from './events.ts'
import './nodes.ts'
import { phases } from './times.ts'
import { lexicon, verbStates } from './vocabulary.ts'

/** In which part of a turn, and in what battle, something happens. */

/** あなたのエンドフェイズ中. */
const phase = (p: Phrases): Syntax<Condition> =>
  node('vanguard.phase', maybe('whose', after(p.player, 'の')), field('phase', word(phases)), '中')

/** What is done in a battle, by whom and to whom: このユニットが《…》をブーストしたバトル. */
const done: VerbList = new VerbList('battleDeeds', {
  attack: lexicon.events.get('attack'),
  'attack-vanguard': lexicon.events.get('attack-vanguard'),
  'attack-rear-guard': lexicon.events.get('attack-rear-guard'),
  attacked: lexicon.events.get('attacked'),
  boost: lexicon.events.get('boost'),
  boosted: lexicon.events.get('boosted'),
})
const battle = (p: Phrases): Syntax<Condition> =>
  node(
    'vanguard.battle',
    field('who', after(p.what, 'が')),
    maybe('whom', after(p.what, 'を')),
    field('did', inForm('past', word(done))),
    'バトル',
  )
/** このユニットが《…》にブーストされている, joined ブーストされていて: by whom. */
export const boostedBy = (p: Phrases): Syntax<Condition> =>
  node(
    'vanguard.battle',
    field('who', after(p.reference, 'が')),
    field('whom', after(p.selector, 'に')),
    field('did', constant('boosted')),
    verb(verbStates.get('boosted')),
  )
/** …バトルの終了時, …バトルのガードステップ開始時. */
const battleMoments = (p: Phrases): Syntax<Trigger> =>
  choice<Trigger>(
    says('の終了時', { kind: 'moment', moment: 'close-step' } as const),
    node(
      'moment',
      'の',
      field(
        'moment',
        refine(word(p.lexicon.moments), (id) => id !== 'close-step'),
      ),
    ),
  )

/** このユニットがアタックしたバトルの終了時 is a trigger of its own. */
function isPlainEnd({ when, of }: Extract<Trigger, { kind: 'vanguard.within' }>): boolean {
  if (when.kind !== 'vanguard.battle' || of.kind !== 'moment' || of.moment !== 'close-step') return false
  const { who, whom, did } = when
  const isThis = who.kind === 'reference' && who.to === 'self' && who.noun === 'unit'
  return isThis && whom === undefined && battleDeeds.has(did)
}

/** An event whose time is said apart. */
const timeless = (of: Syntax<Event>): Syntax<Event> =>
  refine(of, (event) => event?.kind === 'event' && event.period === undefined && event.nth === undefined)
const inPeriod = (of: Syntax<Event>, period: string): Syntax<Event> =>
  map(
    timeless(of),
    (event): Event => ({ ...event, period }),
    (event) => {
      if (event?.kind !== 'event' || event.period !== period) return undefined
      const { period: _, ...rest } = event
      return rest
    },
  )
/** あなたのヴァンガードが双闘したターン中: a turn in which it has happened. */
const turnOf = (p: Phrases): Syntax<Condition> =>
  node('history', field('event', inForm('past', inPeriod(p.event, 'turn'))), 'ターン中')

/** そのバトル中、アタックがヒットしていなかった: what has happened in the battle or turn that goes on. */
export const duringConditions = (p: Phrases): readonly Syntax<Condition>[] =>
  Object.entries({ turn: 'そのターン中、', battle: 'そのバトル中、' }).flatMap(([period, said]) => {
    const event = inPeriod(p.event, period)
    const not = field('not', constant(true))
    const was = field('was', constant(true))
    return [
      node('vanguard.during', said, field('event', inForm('wasOngoing', event)), was),
      node('vanguard.during', said, field('event', inForm('wasNotOngoing', event)), not, was),
      node('vanguard.during', said, field('event', inForm('notOngoing', event)), not),
    ]
  })

/** A trigger in a part of a turn, in a battle. */
export const triggersWithin = (p: Phrases): readonly Syntax<Trigger>[] => [
  node(
    'vanguard.within',
    field('when', choice<Condition>(phase(p), turnOf(p))),
    '、',
    field('of', p.trigger),
  ),
  refine(
    node('vanguard.within', field('when', battle(p)), field('of', battleMoments(p))),
    (within) => within?.kind === 'vanguard.within' && !isPlainEnd(within),
  ),
  node(
    'vanguard.within',
    field('when', battle(p)),
    '中、',
    field(
      'of',
      refine(p.trigger, (of) => of?.kind === 'event'),
    ),
  ),
]

/** そのターンで3回目以降のバトル中. */
export const nthBattle: Syntax<Condition> = node(
  'vanguard.nth-battle',
  'そのターンで',
  field(
    'battle',
    refine(
      seq(
        field('n', number()),
        maybe('or', before('回目か')(number())),
        '回目',
        maybe('onwards', says('以降', true)),
      ),
      ({ or, onwards }) => or === undefined || onwards === undefined,
    ),
  ),
  'のバトル中',
)
