import {
  type Condition,
  type Feature,
  type Phrases,
  type Selector,
  type Syntax,
  after,
  choice,
  field,
  followed,
  inForm,
  many,
  map,
  maybe,
  node,
  separated,
  seq,
  word,
  words,
} from '@fudaba/cardtext'
import './nodes.ts'

/** Where a unit is: (V)にいる, …と同じ縦列の, 前列の; and that somebody is there. */

/** Circles a unit can be on. */
export const circles = words('circles', ['V', '(V)', '(V)'], ['R', '(R)', '(R)'], ['G', '(G)', '(G)'])
export type Circle = (typeof circles)['ids'][number]

const on = (behind: string): Syntax<Feature> =>
  node('vanguard.on', field('circles', separated(word(circles), 'か', { most: 2 })), behind)
const column = (p: Phrases, behind: string): Syntax<Feature> =>
  node('vanguard.column', field('as', p.reference), `と同じ縦列${behind}`)
const fighter = (p: Phrases): Syntax<Feature> => node('owner', field('who', p.player), 'の')

/** あなたの(V)にいるユニット, あなたのヴァンガード: whom another card has its name or grade of. */
export const fighters = (p: Phrases): Syntax<Selector> =>
  map(
    seq(
      field('owner', fighter(p)),
      maybe('on', on('にいる')),
      field('head', node('noun', field('noun', word(p.lexicon.nouns)))),
    ),
    ({ owner, on: at, head }): Selector => ({
      kind: 'selector',
      features: at === undefined ? [owner] : [owner, at],
      head,
    }),
    (selector) => {
      const [owner, at, ...more] = selector?.features ?? []
      const { head } = selector ?? {}
      if (owner?.kind !== 'owner' || more.length > 0 || head?.kind !== 'noun') return undefined
      return at !== undefined && at.kind !== 'vanguard.on' ? undefined : { owner, on: at, head }
    },
  )

/** Exactly these two, in this order. */
const pairOf = (first: Syntax<Feature>, second: Syntax<Feature>): Syntax<readonly Feature[]> => ({
  kind: 'map',
  of: {
    kind: 'sequence',
    tag: null,
    parts: [
      { key: 'first', of: first },
      { key: 'second', of: second },
    ],
  },
  to: (value) => {
    const { first: a, second: b } = value as { first: Feature; second: Feature }
    return [a, b]
  },
  from: (value) =>
    Array.isArray(value) && value.length === 2
      ? { first: value[0] as Feature, second: value[1] as Feature }
      : undefined,
})

/** あなたの(R)から: the circle itself. */
export const circleHead: Syntax<Feature> = node(
  'vanguard.on',
  field('circles', separated(word(circles), 'か', { most: 2 })),
)

export const placeFeatures = (p: Phrases): readonly Syntax<Feature>[] => [on('にいる'), column(p, 'の')]

/** あなたの(V)に「…」がいる, このユニットと同じ縦列に…がいる, 中央列に…がいる. */
const there = (p: Phrases) =>
  node(
    'vanguard.there',
    field(
      'at',
      choice<readonly Feature[]>(
        pairOf(fighter(p), on('に')),
        single(column(p, 'に')),
        single(after(node('position', field('position', word(p.lexicon.positions))), 'に')),
      ),
    ),
    field('what', p.selector),
    'が',
    maybe('comparison', p.comparison),
  )
const single = (of: Syntax<Feature>): Syntax<readonly Feature[]> => many(of, { least: 1, most: 1 })

/** How one of these conditions ends: before なら, and joined to the next one. */
export const placeConditions = (p: Phrases): readonly Syntax<Condition>[] => [
  followed(somebodyThere(p), p.being, ['how', 'not']),
]
export const placeConditionsTe = (p: Phrases): readonly Syntax<Condition>[] => [
  followed(somebodyThere(p), seq(field('how', inForm('te', word(p.lexicon.existence)))), ['how']),
]
const known = new WeakMap<Phrases, ReturnType<typeof there>>()
const somebodyThere = (p: Phrases): ReturnType<typeof there> => {
  const made = known.get(p) ?? there(p)
  known.set(p, made)
  return made
}
