import {
  around,
  chain,
  choice,
  constant,
  field,
  inForm,
  many,
  map,
  node,
  quoted,
  refine,
  separated,
  seq,
  word,
} from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/node.ts'
import type { Ability, Cost, Effect, Limit, Rider } from '../base/tree.ts'
import type { Phrases } from './phrases.ts'
import { plain } from './numbers.ts'

/** Sentences that open a paragraph. `head` is what a game prints before: icons, the zone where it is valid. */

type Head = Syntax<Pick<Ability, 'where' | 'limit' | 'condition'>> | null

const headed = <T extends object>(head: Head, of: Syntax<T>): Syntax<T> =>
  head === null
    ? of
    : map(
        seq(field('head', head), field('rest', of)),
        ({ head: said, rest }) => ({ ...rest, ...said }),
        (ability) => {
          if (typeof ability !== 'object' || ability === null) return undefined
          const { where, limit, condition, ...rest } = ability as Partial<Ability>
          return { head: { where, limit, condition }, rest: rest as T }
        },
      )

/** …した時、…. */
export const triggered = (p: Phrases, head: Head = null): Syntax<Ability> =>
  headed(head, node('triggered', field('trigger', p.trigger), '、', field('effect', p.body)))

/** 〈cost〉:…. */
export const activated = (
  p: Phrases,
  costs: Syntax<readonly Cost[]>,
  colon: string,
  head: Head = null,
): Syntax<Ability> => headed(head, node('activated', field('cost', costs), colon, field('effect', p.body)))

/** A sentence that always applies. What happens at a time opens a triggered one. */
export const continuous = (p: Phrases, head: Head = null): Syntax<Ability> =>
  headed(
    head,
    node(
      'continuous',
      field(
        'effect',
        refine(p.body, ({ kind }) => kind !== 'delayed'),
      ),
    ),
  )

/** …する際、かわりに…. */
export const replacement = (p: Phrases, instead: string, head: Head = null): Syntax<Ability> =>
  headed(
    head,
    node(
      'replacement',
      field(
        'effect',
        node('replace', field('event', inForm('end', p.event)), instead, field('effect', p.body)),
      ),
    ),
  )

/** 【…】【…】: a line of keywords. */
export const keywordLine = ({ lexicon, wording }: Phrases): Syntax<Ability> =>
  node(
    'keywords',
    field(
      'keywords',
      many(quoted(...wording.keywordBrackets, word(lexicon.keywords)), { least: 1, most: 8 }),
    ),
    field('effect', constant({ kind: 'paragraph', sentences: [] })),
  )

/** Costs that are steps, and amounts of a resource. `pay`: 3点の力を払う, as around the amount and the resource. */
export const costs = (p: Phrases, pay: readonly [between: string, after: string]): Syntax<Cost> =>
  choice<Cost>(
    node('pay', field('amount', plain(p)), pay[0], field('resource', word(p.lexicon.resources)), pay[1]),
    stepCost(p.clause),
  )

/** A step as a cost: これを捨てる. */
export const stepCost = (step: Syntax<Effect>): Syntax<Cost> =>
  node('do', field('effect', inForm('end', step)))

/** Several steps that are one cost: 対象とし、それを捨てる. */
export const stepsCost = (step: Syntax<Effect>): Syntax<Cost> =>
  node(
    'do',
    field(
      'effect',
      map(
        chain(step, { links: [{ form: 'join', text: '、' }], least: 2 }),
        (steps): Effect => ({ kind: 'sequence', steps }),
        (effect) => (effect?.kind === 'sequence' ? effect.steps : undefined),
      ),
    ),
  )

/** Costs of one ability, separated as the game prints them. */
export const costList = (p: Phrases, separator: string): Syntax<readonly Cost[]> =>
  separated(p.cost, separator, { most: 6 })

/** この能力は1ターンに1回使える, in the game's words: before, between period and times, after. */
export const limitRider = (
  p: Phrases,
  [before, between, behind]: readonly [string, string, string],
): Syntax<Rider> => node('limit', field('limit', around(before, limitOf(p, between), behind)))

/** 1ターンに1回 and its like: how often in a period. */
export const limitOf = (p: Phrases, between: string): Syntax<Limit> =>
  seq(field('period', word(p.lexicon.periods)), between, field('times', plain(p)))

/** この能力は…ならプレイできる. */
export const onlyIfRider = (p: Phrases, [before, behind]: readonly [string, string]): Syntax<Rider> =>
  node('only-if', before, field('condition', p.condition), behind)

/** そのターン中、この能力は使えなくなる. */
export const usedUpRider = (p: Phrases, behind: string): Syntax<Rider> =>
  node('used-up', field('duration', word(p.lexicon.durations)), behind)

/** ただし…. */
export const exceptRider = (p: Phrases, [before, behind]: readonly [string, string]): Syntax<Rider> =>
  node('except', before, field('event', inForm('end', p.event)), behind)
