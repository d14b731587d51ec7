import fc from 'fast-check'
import type { Constraint } from '@fudaba/kernel'
import { Offer } from '@fudaba/kernel/search'
import { range } from './definitions.ts'

const limit = {
  min: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  max: fc.constant(undefined),
}
const limits = fc.oneof(
  fc.record(limit),
  fc.record({ min: limit.max, max: limit.min }),
  fc.record({ min: limit.min, max: fc.integer({ min: 0, max: 6 }) }),
)
const each = <T>(n: number, of: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(of, { minLength: n, maxLength: n })

/** Any constraint over n candidates that needs no other to be checked. */
function singleConstraints(n: number): fc.Arbitrary<Constraint> {
  const few = fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { maxLength: 2 })
  return fc.oneof(
    fc.tuple(each(n, fc.boolean()), limits).map(([items, l]): Constraint => ({ kind: 'count', items, ...l })),
    fc
      .tuple(each(n, fc.integer({ min: -2, max: 4 })), limits)
      .map(([values, l]): Constraint => ({ kind: 'sum', values, ...l })),
    fc
      .tuple(each(n, fc.oneof(few, few, fc.constant('all' as const))), fc.integer({ min: 1, max: 3 }))
      .map(([values, from]): Constraint => ({ kind: 'shared', values, from })),
    each(n, fc.integer({ min: 0, max: 2 })).map((values): Constraint => ({ kind: 'distinct', values })),
    fc
      .integer({ min: 0, max: 3 })
      .chain((count) =>
        each(
          n,
          count === 0 ? fc.constant<number[]>([]) : fc.uniqueArray(fc.integer({ min: 0, max: count - 1 })),
        ).map((slots): Constraint => ({ kind: 'matching', slots, count })),
      ),
    each(n, fc.boolean()).map((items): Constraint => ({ kind: 'alone', items })),
    each(n, fc.boolean()).map((items): Constraint => ({ kind: 'company', items })),
  )
}

function constraints(n: number, b: number): fc.Arbitrary<Constraint> {
  const single = singleConstraints(n)
  const position = fc.uniqueArray(fc.nat(Math.max(0, n - 1)), { maxLength: n === 0 ? 0 : 2 })
  const most = fc
    .array(
      fc.record({
        items: position,
        bins: fc.option(fc.uniqueArray(fc.nat(Math.max(0, b - 1))), { nil: undefined }),
      }),
      {
        maxLength: 4,
      },
    )
    .map((requirements): Constraint => ({ kind: 'most', requirements }))
  const some = fc.oneof(single, single, most)
  const both = fc
    .array(some, { maxLength: 3 })
    .chain((of) =>
      fc.oneof(
        fc.constant(of),
        some.map((one) => [{ kind: 'both' as const, of }, one]),
      ),
    )
    .map((of): Constraint => ({ kind: 'both', of }))
  return fc.oneof(single, most, both, both)
}

const rows = (n: number): number[] => range(100, 99 + n)

/** Any small choice of any shape; `constrained` makes sure of a constraint where the shape has candidates. */
export function choices(constrained = false): fc.Arbitrary<Offer> {
  const small = fc.nat(5)
  const plain = fc.oneof(
    fc.tuple(small, fc.nat(5), fc.nat(3), fc.boolean()).map(([n, min, more, ordered]) => {
      const offer = new Offer().choose(0, 'pick', rows(n), min, min + more)
      offer.ordered = ordered
      return offer
    }),
    fc
      .tuple(fc.nat(4), fc.array(capacities, { maxLength: 3 }), fc.nat(3))
      .map(([n, places, min]) => new Offer().arrange(0, 'place', rows(n), places, min)),
    fc
      .tuple(fc.nat(3), fc.nat(7), fc.nat(2), fc.integer({ min: 1, max: 3 }))
      .map(([n, total, min, unit]) => new Offer().distribute(0, 'give', rows(n), total, min, unit)),
    fc.nat(4).map((n) => new Offer().order(0, 'order', rows(n))),
    fc.tuple(small, fc.boolean()).map(([n, pass]) => {
      const offer = new Offer().act(0, 'act', pass)
      for (const row of rows(n)) offer.action(1, row)
      return offer
    }),
    fc.constantFrom(['yes', 'no'], ['a', 'b', 'c']).map((keys) => new Offer().option(0, 'which', keys)),
    fc.constantFrom(['x'], ['a', 'b', 'c']).map((keys) => new Offer().name(0, 'name', keys)),
  )
  const numbers = fc
    .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: 0, max: 300 }))
    .map(([min, more]) => new Offer().number(0, 'how many', min, min + more))
  const limited = plain.chain((offer) =>
    constraints(offer.items.length, Math.max(1, offer.bins.length)).map((c) =>
      Object.assign(new Offer(), offer).with(c),
    ),
  )
  return constrained ? limited : fc.oneof(plain, numbers, limited)
}

const capacities = fc
  .tuple(fc.nat(2), fc.nat(2), fc.boolean())
  .map(([min, more, ordered]) => ({ value: 0, min: Math.max(0, min - 1), max: min + more, ordered }))
