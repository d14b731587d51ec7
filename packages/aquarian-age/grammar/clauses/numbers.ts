import {
  type Amount,
  type Change,
  type Effect,
  type Phrases,
  type Syntax,
  type What,
  after,
  choice,
  constant,
  endingIn,
  field,
  ichidanVerb,
  map,
  node,
  phrase,
  refine,
  says,
  separated,
  seq,
  suruVerb,
  verb,
  word,
} from '@fudaba/cardtext'
import { costs, stats, unchanged } from '../times.ts'

/** Clauses that change numbers: 攻撃力に+1する, 能力値に±0/+X/+Xする, 耐久力を1にする. */

const become = suruVerb('に', 'become')
const get = suruVerb('', 'get')
const swap = ichidanVerb('入れ替える', 'exchange')
/** Whose number it is, or that of the clause before. */
const of = (p: Phrases): Syntax<What> =>
  choice<What>(after(p.what, 'の'), constant({ kind: 'reference', to: 'elided' } as const))

interface By {
  readonly sign: '+' | '-'
  readonly amount: Amount
  readonly mental?: true
}
const sign = choice<'+' | '-'>(says('+', '+'), says('-', '-'))
const points = (p: Phrases): Syntax<By> => seq(field('sign', sign), field('amount', phrase.plain(p)))
/** +(2): of an attack on the mind. */
const mentalPoints = (p: Phrases): Syntax<By> =>
  seq(field('sign', sign), '(', field('amount', phrase.plain(p)), ')', field('mental', constant(true)))

type Add = Extract<Change, { kind: 'add' }>
const add = (characteristic: string, { sign: way, amount, mental }: By): Add => ({
  kind: 'add',
  characteristic: mental === true ? `mental-${characteristic}` : characteristic,
  sign: way,
  amount,
})
const byOf = (change: Change | undefined, characteristic: string): By | undefined => {
  if (change?.kind !== 'add') return undefined
  const { sign: way, amount } = change
  if (change.characteristic === characteristic) return { sign: way, amount }
  if (change.characteristic === `mental-${characteristic}` && characteristic === 'attack')
    return { sign: way, amount, mental: true }
  return undefined
}

const ORDER = ['mind', 'attack', 'endurance'] as const
/** ±0/+X/+X: all three, in their order. */
const spread = (p: Phrases): Syntax<readonly Change[]> => {
  const some = refine(points(p), ({ amount }) => amount !== 0)
  const none: Syntax<By> = map(
    word(unchanged),
    (): By => ({ sign: '+', amount: 0 }),
    (by) => (by?.amount === 0 && by.mental === undefined ? 'none' : undefined),
  )
  const one = choice<By>(none, some)
  return map(
    seq(
      field('mind', one),
      '/',
      field(
        'attack',
        choice<By>(
          none,
          some,
          refine(mentalPoints(p), ({ amount }) => amount !== 0),
        ),
      ),
      '/',
      field('endurance', one),
    ),
    (by): readonly Change[] => ORDER.map((each) => add(each, by[each])),
    (changes) => {
      if (!Array.isArray(changes) || changes.length !== 3) return undefined
      const [mind, attack, endurance] = ORDER.map((each, i) => byOf((changes as Change[])[i], each))
      if (mind === undefined || attack === undefined || endurance === undefined) return undefined
      return { mind, attack, endurance }
    },
  )
}

/** 攻撃力・耐久力に+1: one or two of them by the same number. */
const listed = (p: Phrases): Syntax<readonly Change[]> =>
  map(
    seq(field('of', separated(word(stats), '・', { least: 1, most: 2 })), 'に', field('by', points(p))),
    ({ of: all, by }): readonly Change[] => all.map((each) => add(each, by)),
    (changes) => {
      if (!Array.isArray(changes) || changes.length === 0 || changes.length > 2) return undefined
      const all = changes as readonly Change[]
      const by = all[0].kind === 'add' ? byOf(all[0], all[0].characteristic) : undefined
      if (by === undefined || by.mental === true) return undefined
      const named = all.map((each) => (each.kind === 'add' ? each : undefined))
      if (named.some((each) => each === undefined || each.sign !== by.sign || !same(each.amount, by.amount)))
        return undefined
      const ids = named.map((each) => each!.characteristic)
      return ids.every((id): id is Stat => stats.has(id)) ? { of: ids, by } : undefined
    },
  )
type Stat = (typeof ORDER)[number]
const same = (a: Amount, b: Amount): boolean => JSON.stringify(a) === JSON.stringify(b)

const single = <T>(one: Syntax<T>): Syntax<readonly T[]> =>
  map(
    one,
    (value) => [value],
    (values) => (Array.isArray(values) && values.length === 1 ? (values[0] as T) : undefined),
  )
const mental = (p: Phrases): Syntax<Change> =>
  map(
    seq('攻撃力に', field('by', mentalPoints(p))),
    ({ by }): Change => add('attack', by),
    (change) => {
      const by = byOf(change, 'attack')
      return by?.mental === true ? { by } : undefined
    },
  )

/** 攻撃力を本来の攻撃力. */
const originals = stats.ids.map((id) => says(`${stats.get(id).ja}を本来の${stats.get(id).ja}`, id as string))

export const numberClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const what = field('what', of(p))
  const more = (way: '+' | '-', by: typeof get): Syntax<Change> =>
    node(
      'add',
      field('characteristic', constant('received')),
      field('sign', constant(way)),
      field('amount', phrase.plain(p)),
      verb(by),
    )
  const { increase, decrease } = p.lexicon.verbs
  return [
    node('modify', what, field('changes', listed(p)), verb(get)),
    node('modify', what, field('changes', single(mental(p))), verb(get)),
    node('modify', what, '能力値に', field('changes', spread(p)), verb(get)),
    node(
      'modify',
      what,
      field(
        'changes',
        single(node('set', field('characteristic', word(stats)), 'を', field('amount', phrase.plain(p)))),
      ),
      verb(become),
    ),
    node(
      'modify',
      what,
      field(
        'changes',
        single(node('swap', field('characteristic', word(stats)), 'と', field('with', word(stats)))),
      ),
      'を',
      verb(swap),
    ),
    node(
      'aquarian-age.original',
      field('what', after(p.what, 'の')),
      field('characteristic', choice<string>(...originals)),
      verb(become),
    ),
    // 攻撃力はあなたの手札の枚数に等しい.
    endingIn(
      'end',
      node(
        'modify',
        field('what', after(p.what, 'の')),
        field(
          'changes',
          single(node('set', field('characteristic', word(stats)), 'は', field('amount', p.foundAmount))),
        ),
        'に等しい',
      ),
    ),
    // What it takes of damage (6-2).
    node(
      'modify',
      field('what', after(p.what, 'が受けるダメージを')),
      field('changes', single(choice<Change>(more('+', increase), more('-', decrease)))),
    ),
    phrase.alterCost(costs)(p),
  ]
}
