import { lastChronicle } from '@fudaba/last-chronicle'
import type { Amount, Effect } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { spell, unit } from '../cards.ts'
import {
  UNIT,
  X,
  choose,
  chosen,
  destroy,
  does,
  gainLife,
  it,
  phrase,
  sentences,
  some,
  steps,
  strengthen,
  theirs,
  upTo,
} from '../trees.ts'

/** P1 uses a spell with this text, and it resolves. */
function used(effect: Effect, p1: object = {}, p2: object = {}) {
  const g = board(lastChronicle, {
    P1: { deck: 5, hand: [spell('E', { abilities: [does(effect)] })], ...p1 },
    P2: { deck: 5, ...p2 },
    at: 'main',
  })
  g.P1.acts('use-spell')
  return g
}
const half = (of: Amount): Amount => ({ kind: 'last-chronicle.half', of })

describe('what a text asks for', () => {
  test('a part that cannot be done is passed over, and the rest is done', () => {
    const g = used(sentences(destroy(phrase(theirs, UNIT)), gainLife(2)))
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('2.3')
  })

  test('a fraction is rounded up', () => {
    const g = used(gainLife(half({ kind: 'count', of: phrase(UNIT) })), {
      battlefield: [unit('A'), unit('B'), unit('C')],
    })
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('4.2')
  })

  test('a number of nothing is zero', () => {
    const g = used(
      sentences(
        choose(phrase(theirs, UNIT), upTo(1)),
        gainLife({ kind: 'value', of: chosen, characteristic: 'atk' }),
      ),
      {},
      { battlefield: [unit('A', { atk: 4 })] },
    )
    g.P1.chooses()
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(20)
    g.proves('4.4')
  })

  test('a variable is found once on resolution and stays what it was', () => {
    const g = used(
      sentences(gainLife(X), steps(choose(phrase(theirs, UNIT)), destroy(it)), gainLife(X), {
        kind: 'let',
        name: 'X',
        amount: { kind: 'count', of: phrase(UNIT) },
      }),
      { battlefield: [unit('own')] },
      { battlefield: [unit('A')] },
    )
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.count('P1', 'life')).toBe(24)
    g.proves('11.8.9')
  })

  test('a variable in an effect that lasts is found once and stays what it was', () => {
    const g = used(
      sentences(gainLife(X), steps(choose(phrase(theirs, UNIT)), destroy(it)), strengthen(phrase(UNIT), X), {
        kind: 'let',
        name: 'X',
        amount: { kind: 'count', of: phrase(UNIT) },
      }),
      { battlefield: [unit('own')] },
      { battlefield: [unit('A')] },
    )
    g.everyonePasses()
    expect(g.at('own').values['power']).toBe(1002)
    g.proves('11.9.4.4')
  })

  test('what is chosen on resolution is not chosen if there is nothing, and that is no number either', () => {
    const g = used(sentences(destroy(some(phrase(theirs, UNIT))), gainLife(1)))
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(21)
  })
})
