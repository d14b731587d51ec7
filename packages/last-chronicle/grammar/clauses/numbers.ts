import {
  type Change,
  type Effect,
  type Phrases,
  type Syntax,
  after,
  choice,
  constant,
  endingIn,
  field,
  godanVerb,
  map,
  node,
  phrase,
  says,
  seq,
  verb,
  word,
} from '@fudaba/cardtext'
import { statistics } from '../vocabulary.ts'

/** Numbers of units and of costs (4.6, 5.2.2.2). */

const divide = godanVerb('割り振る', 'divide')

/** パワーを+1000する. */
const one = (p: Phrases): Syntax<readonly Change[]> =>
  map(
    seq(field('characteristic', word<string>(statistics as never)), 'を', field('by', phrase.signed(p))),
    ({ characteristic, by }): readonly Change[] => [{ kind: 'add', characteristic, ...by }],
    (all) => {
      const [change, ...more] = all
      return change?.kind === 'add' && more.length === 0
        ? { characteristic: change.characteristic, by: { sign: change.sign, amount: change.amount } }
        : undefined
    },
  )

/** +1000/+1: power and ATK at once (4.6). */
const both = (p: Phrases): Syntax<readonly Change[]> =>
  map(
    seq(field('power', phrase.signed(p)), '/', field('atk', phrase.signed(p))),
    ({ power, atk }): readonly Change[] => [
      { kind: 'add', characteristic: 'power', ...power },
      { kind: 'add', characteristic: 'atk', ...atk },
    ],
    (all) => {
      const [power, atk, ...more] = all
      if (power?.kind !== 'add' || atk?.kind !== 'add' || more.length > 0) return undefined
      if (power.characteristic !== 'power' || atk.characteristic !== 'atk') return undefined
      return {
        power: { sign: power.sign, amount: power.amount },
        atk: { sign: atk.sign, amount: atk.amount },
      }
    },
  )

export const numberClauses = (p: Phrases): readonly Syntax<Effect>[] => {
  const { become, increase, decrease, lose, gain } = p.lexicon.verbs
  const cost = (sign: '+' | '-', of: typeof increase): Syntax<Effect> =>
    node(
      'last-chronicle.cost',
      field('what', p.selector),
      'のコストを',
      field('amount', phrase.plain(p)),
      field('sign', constant(sign)),
      verb(of),
    )
  const counted = (way: string, of: typeof gain): Syntax<Effect> =>
    node(
      'count',
      field('resource', word(p.lexicon.resources)),
      'を',
      field('amount', phrase.plain(p)),
      field('verb', constant(way)),
      verb(of),
    )
  return [
    node('modify', field('what', phrase.possessor(p)), field('changes', one(p)), verb(become)),
    node('modify', field('what', p.object), field('changes', both(p)), verb(become)),
    // それらのパワーに合計-3000を割り振る
    map(
      seq(
        field('what', after(p.reference, 'の')),
        field('characteristic', word<string>(statistics as never)),
        'に合計',
        field('by', phrase.signed(p)),
        'を',
        verb(divide),
      ),
      ({ what, characteristic, by }): Effect => ({
        kind: 'last-chronicle.divide',
        what,
        characteristic,
        ...by,
      }),
      (effect) =>
        effect?.kind === 'last-chronicle.divide'
          ? {
              what: effect.what,
              characteristic: effect.characteristic,
              by: { sign: effect.sign, amount: effect.amount },
            }
          : undefined,
    ),
    cost('-', decrease),
    cost('+', increase),
    // ライフを3得る, without a counter
    counted('gain', gain),
    counted('lose', lose),
    counted('pay', p.lexicon.verbs.pay),
    node(
      'last-chronicle.hand-limit',
      field('who', p.player),
      'の手札の上限枚数を',
      field('amount', phrase.plain(p)),
      '枚に',
      verb(become),
    ),
    endingIn(
      'end',
      node(
        'last-chronicle.fee',
        field('what', phrase.topic(p)),
        'ソウル(',
        field('amount', phrase.plain(p)),
        ')を支払わないかぎり',
        field('way', choice(says('攻撃', 'attack'), says('防御', 'defend'))),
        'できない',
      ),
    ),
  ]
}
