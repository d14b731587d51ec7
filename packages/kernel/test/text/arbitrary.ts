import fc from 'fast-check'
import type {
  Ability,
  Amount,
  ChangeNode,
  Comparison,
  Condition,
  Cost,
  Effect,
  Event,
  Feature,
  Gain,
  PlayerWord,
  Quantity,
  Reference,
  Selection,
  Selector,
  TriggerNode,
  What,
} from '@fudaba/kernel/text'

/** Any tree in the words of the toy game, sense or nonsense: all of it has to run. */

const pick = <const T>(...of: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...of)
const maybe = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined })

const player = pick<PlayerWord>(
  'you',
  'opponent',
  'self',
  'each',
  'any',
  'owner',
  'controller',
  'turn-player',
  'that-player',
)
const zone = pick('meadow', 'basket', 'well', 'mist')
const number = pick('light', 'warmth', 'price')
const keyword = pick('ember', 'echo')
const kin = pick('reed', 'moth', 'ash', 'dew')
const name = pick('nobody', 'Wick', 'Taper')
const small = fc.integer({ min: 0, max: 3 })
const node = <K extends string, R extends Record<string, fc.Arbitrary<unknown>>>(
  kind: K,
  rest: R,
): fc.Arbitrary<{ kind: K } & { [P in keyof R]: R[P] extends fc.Arbitrary<infer T> ? T : never }> =>
  fc.record({ kind: fc.constant(kind), ...rest }) as never

const reference: fc.Arbitrary<Reference> = fc.oneof(
  fc.record({
    kind: fc.constant('reference' as const),
    to: pick('self', 'it', 'those', 'chosen', 'seen', 'rest', 'elided'),
  }),
  fc.record({
    kind: fc.constant('reference' as const),
    to: fc.constant('result' as const),
    verb: pick('draw', 'discard', 'fade', 'sleep', 'put'),
  }),
)
const place = fc.record({ whose: maybe(player), zone, place: maybe(pick('top', 'bottom')) })
const eventVerb = pick(
  'arrive',
  'fade',
  'draw',
  'discard',
  'put',
  'sleep',
  'gain',
  'pay',
  'glow',
  'challenge',
)
const duration = pick('today', 'tomorrow', 'soon', 'forever')

const word = fc.oneof(node('keyword', { keyword }), node('class', { class: kin }), node('name', { name }))

interface Trees {
  amount: Amount
  comparison: Comparison
  quantity: Quantity
  feature: Feature
  selector: Selector
  selection: Selection
  what: What
  event: Event
  condition: Condition
  trigger: TriggerNode
  change: ChangeNode
  gain: Gain
  effect: Effect
  /**
   * Of what always applies. Swaps, copies and grants of abilities that grant, many times over, take the layers long
   * to put in order; they have cases of their own.
   */
  lasting: Effect
  steady: What
  cost: Cost
  ability: Ability
}

export const trees = fc.letrec<Trees>((tie) => ({
  amount: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { arbitrary: small, weight: 5 },
    node('variable', { name: pick('X', 'Y') }),
    node('count', { of: tie('selector') }),
    node('value', { of: reference, characteristic: number }),
    node('total', { of: tie('selector'), characteristic: number }),
    node('done', { verb: pick('draw', 'discard', 'sleep') }),
    fc.constant({ kind: 'lantern.turns' as const }),
  ) as fc.Arbitrary<Amount>,
  comparison: fc.record({
    than: pick('at-least', 'at-most', 'exactly', 'more', 'less'),
    amount: tie('amount'),
  }) as fc.Arbitrary<Comparison>,
  quantity: fc.oneof(
    { maxDepth: 2 },
    { arbitrary: node('exactly', { amount: small, counter: fc.constant('') }), weight: 4 },
    node('up-to', { amount: tie('amount'), counter: fc.constant('') }),
    node('at-least', { amount: tie('amount'), counter: fc.constant('') }),
    fc.constant({ kind: 'any', counter: '' } as const),
    fc.constant({ kind: 'all' } as const),
    node('same', { as: reference, counter: fc.constant('') }),
    node('corrected', {
      from: node('exactly', { amount: small, counter: fc.constant('') }),
      to: node('exactly', { amount: small, counter: fc.constant('') }),
    }),
  ) as fc.Arbitrary<Quantity>,
  feature: fc.oneof(
    { maxDepth: 2 },
    { arbitrary: node('type', { type: pick('spirit', 'lamp', 'song') }), weight: 3 },
    { arbitrary: node('owner', { who: player }), weight: 2 },
    node('noun', { noun: pick('thing', 'card', 'flame') }),
    node('zone', { zone }),
    node('class', { class: kin }),
    node('name', { name }),
    node('name-contains', { text: pick('i', 'T') }),
    node('same-name', { as: reference }),
    node('number', { characteristic: number, comparison: tie('comparison') }),
    node('state', { state: pick('asleep', 'awake', 'glowing') }),
    fc.constant({ kind: 'position', position: 'first' } as const),
    node('keyword', { keyword, not: pick(undefined, true as const) }),
    fc.constant({ kind: 'other' } as const),
    node('except', { feature: tie('feature') }),
    node('any', { of: fc.array(tie('feature'), { minLength: 1, maxLength: 2 }) }),
    node('happened', {
      event: node('event', { verb: pick('sleep', 'draw'), period: pick(undefined, 'today') }),
    }),
    node('battle', { relation: fc.constant('challenging'), with: maybe(reference) }),
    node('superlative', { characteristic: number, most: pick('greatest', 'least') }),
    node('distinct', { by: pick('name', 'class', 'light') }),
    fc.constant({ kind: 'lantern.glowing' } as const),
  ) as fc.Arbitrary<Feature>,
  selector: node('selector', {
    features: fc.array(tie('feature'), { maxLength: 2 }),
    head: pick<Feature>(
      { kind: 'type', type: 'spirit' },
      { kind: 'noun', noun: 'thing' },
      { kind: 'zone', zone: 'basket' },
    ),
  }) as fc.Arbitrary<Selector>,
  selection: node('selection', {
    from: maybe(fc.oneof(tie('selector'), reference)),
    of: tie('selector'),
    quantity: maybe(tie('quantity')),
    random: pick(undefined, undefined, undefined, true as const),
    sum: maybe(fc.record({ characteristic: number, comparison: tie('comparison') })),
  }) as fc.Arbitrary<Selection>,
  what: fc.oneof(
    { arbitrary: reference, weight: 3 },
    { arbitrary: tie('selection'), weight: 3 },
    tie('selector'),
    node('either', { of: fc.array(fc.oneof(reference, tie('selector')), { minLength: 2, maxLength: 2 }) }),
  ) as fc.Arbitrary<What>,
  event: node('event', {
    verb: eventVerb,
    player: maybe(player),
    subject: maybe(fc.oneof(reference, tie('selector'))),
    object: maybe(tie('selector')),
    from: maybe(place),
    to: maybe(place),
    cause: maybe(fc.record({ by: maybe(player), means: pick('text', 'price') })),
    quantity: pick(undefined, undefined, { kind: 'at-least', amount: 2, counter: '' } as const),
    nth: pick(undefined, undefined, 1, 2),
    within: fc.constant('today'),
  }) as fc.Arbitrary<Event>,
  condition: fc.oneof(
    { maxDepth: 3 },
    node('count', { of: tie('selector'), comparison: tie('comparison') }),
    node('exists', {
      how: pick('be', 'lie'),
      what: tie('selector'),
      where: maybe(place),
      comparison: maybe(tie('comparison')),
      not: pick(undefined, true as const),
    }),
    node('value', {
      of: tie('what'),
      characteristic: fc.oneof(number, fc.constant('oil')),
      comparison: tie('comparison'),
    }),
    node('is', { what: reference, as: tie('selector'), not: pick(undefined, true as const) }),
    node('did-so', { not: pick(undefined, true as const) }),
    node('did', {
      verb: pick('draw', 'discard', 'sleep'),
      quantity: maybe(tie('quantity')),
      not: pick(undefined, true as const),
    }),
    node('history', {
      event: (tie('event') as fc.Arbitrary<Event>).map((event) => ({ ...event, period: 'today' })),
    }),
    node('time', { whose: maybe(player), period: pick('dayOf', 'today', 'night') }),
    node('and', { of: fc.array(tie('condition'), { minLength: 1, maxLength: 2 }) }),
    node('or', { of: fc.array(tie('condition'), { minLength: 1, maxLength: 2 }) }),
    fc.constant({ kind: 'lantern.night' } as const),
  ) as fc.Arbitrary<Condition>,
  trigger: fc.oneof(
    node('event', { of: fc.array(tie('event'), { minLength: 1, maxLength: 2 }) }),
    node('moment', { whose: maybe(player), moment: fc.constant('dusk') }),
    node('state', { condition: tie('condition') }),
    fc.constant({ kind: 'lantern.glowed' } as const),
  ) as fc.Arbitrary<TriggerNode>,
  change: fc.oneof(
    node('add', { characteristic: number, sign: pick('+', '-'), amount: tie('amount') }),
    node('add-instead', {
      characteristic: number,
      from: fc.record({ sign: pick('+', '-'), amount: small }),
      to: fc.record({ sign: pick('+', '-'), amount: small }),
    }),
    node('set', { characteristic: number, amount: tie('amount') }),
    fc.constant({ kind: 'swap', characteristic: 'light', with: 'warmth' } as const),
  ) as fc.Arbitrary<ChangeNode>,
  gain: fc.oneof(
    { maxDepth: 1 },
    node('keyword', { keyword }),
    node('class', { class: kin }),
    node('name', { name }),
    node('ability', { ability: tie('ability') }),
  ) as fc.Arbitrary<Gain>,
  effect: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    node('draw', { quantity: tie('quantity') }),
    node('discard', { what: tie('what') }),
    node('move', {
      what: tie('what'),
      verb: pick('put', 'carry'),
      to: place,
      state: pick(undefined, ['asleep'], ['glowing']),
      ordered: pick(undefined, true as const),
    }),
    node('choose', { what: tie('selection'), target: pick(undefined, true as const) }),
    node('search', { what: tie('selection') }),
    node('reveal', { what: tie('what') }),
    node('look', { from: place, quantity: tie('quantity') }),
    node('shuffle', { zone: place }),
    node('turn', { what: tie('what'), verb: pick('sleep', 'wake') }),
    node('flip', { what: tie('what'), verb: pick('hide', 'bare') }),
    node('act', { what: tie('what'), verb: fc.constant('fade') }),
    node('count', {
      verb: pick('gain', 'spill', 'pay'),
      amount: tie('amount'),
      resource: fc.constant('oil'),
    }),
    node('lantern.glow', { what: tie('what') }),
    node('modify', {
      what: tie('what'),
      changes: fc.array(tie('change'), { minLength: 1, maxLength: 4 }),
      duration: maybe(duration),
    }),
    node('grant', {
      what: tie('what'),
      gains: fc.array(tie('gain'), { minLength: 1, maxLength: 2 }),
      duration: maybe(duration),
    }),
    node('lose', {
      what: tie('what'),
      losses: maybe(fc.array(tie('gain'), { minLength: 1, maxLength: 2 })),
      duration: maybe(duration),
    }),
    node('prohibit', {
      event: tie('event'),
      duration: fc.constant('today'),
      unless: maybe(tie('condition')),
    }),
    node('require', { event: tie('event'), duration: maybe(duration) }),
    node('permit', { event: tie('event'), duration: maybe(duration) }),
    node('treat-as', {
      what: tie('what'),
      as: node('selector', {
        features: fc.array(node('class', { class: kin }), { maxLength: 1 }),
        head: fc.constant({ kind: 'type', type: 'spirit' } as const),
      }),
      duration: maybe(duration),
    }),
    node('alter-cost', {
      player,
      verb: fc.constant('call'),
      what: tie('selector'),
      change: node('add', {
        characteristic: fc.constant('price'),
        sign: pick('+', '-'),
        amount: tie('amount'),
      }),
    }),
    node('extra-turn', { who: player }),
    node('paragraph', { sentences: fc.array(tie('effect'), { minLength: 1, maxLength: 3 }) }),
    node('sequence', { steps: fc.array(tie('effect'), { minLength: 1, maxLength: 3 }) }),
    node('then', { effect: tie('effect') }),
    node('also', { effect: tie('effect') }),
    node('if', { condition: tie('condition'), effect: tie('effect') }),
    node('may', { effect: tie('effect') }),
    node('by', { player, effect: tie('effect') }),
    node('during', { duration, effect: tie('effect') }),
    node('choose-one', {
      quantity: tie('quantity'),
      modes: fc.array(tie('effect'), { minLength: 1, maxLength: 3 }),
    }),
    node('for-each', {
      per: fc.oneof(reference, tie('selector')),
      amount: pick(1, 2),
      counter: fc.constant(''),
      effect: tie('effect'),
    }),
    node('repeat', { times: small, effect: tie('effect') }),
    node('let', { name: pick('X', 'Y'), amount: tie('amount') }),
    node('delayed', { trigger: tie('trigger'), effect: tie('effect') }),
    node('replace', { event: tie('event'), effect: tie('effect') }),
    node('grant-block', {
      what: tie('what'),
      abilities: fc.array(tie('ability'), { minLength: 1, maxLength: 2 }),
    }),
  ) as fc.Arbitrary<Effect>,
  lasting: fc.oneof(
    { maxDepth: 2 },
    node('modify', {
      what: tie('steady'),
      changes: fc.array(
        fc.oneof(
          node('add', { characteristic: number, sign: pick('+', '-'), amount: tie('amount') }),
          node('set', { characteristic: number, amount: small }),
        ),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    node('grant', { what: tie('steady'), gains: fc.array(word, { minLength: 1, maxLength: 2 }) }),
    node('lose', { what: tie('steady'), losses: maybe(fc.array(word, { minLength: 1, maxLength: 2 })) }),
    node('prohibit', { event: tie('event'), unless: maybe(tie('condition')) }),
    node('require', { event: tie('event') }),
    node('permit', { event: tie('event') }),
    node('replace', { event: tie('event'), effect: tie('effect') }),
    node('alter-cost', {
      player,
      verb: fc.constant('call'),
      what: tie('selector'),
      change: node('add', { characteristic: fc.constant('price'), sign: pick('+', '-'), amount: small }),
    }),
    node('if', { condition: tie('condition'), effect: tie('lasting') }),
    node('sequence', { steps: fc.array(tie('lasting'), { minLength: 1, maxLength: 2 }) }),
  ) as fc.Arbitrary<Effect>,
  steady: fc.oneof(reference, tie('selector')) as fc.Arbitrary<What>,
  cost: fc.oneof(
    node('pay', { resource: fc.constant('oil'), amount: tie('amount') }),
    node('do', { effect: tie('effect') }),
  ) as fc.Arbitrary<Cost>,
  ability: fc.oneof(
    node('activated', {
      cost: fc.array(tie('cost'), { maxLength: 2 }),
      effect: tie('effect'),
      limit: pick(undefined, { times: 1, period: 'today' }),
    }),
    node('triggered', { trigger: tie('trigger'), effect: tie('effect'), condition: maybe(tie('condition')) }),
    node('continuous', { effect: tie('lasting'), condition: maybe(tie('condition')) }),
    node('characteristic', { effect: tie('lasting') }),
    node('instruction', { effect: tie('effect') }),
  ) as fc.Arbitrary<Ability>,
}))
