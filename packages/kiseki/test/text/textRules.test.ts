import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { takeControl, toHand } from '../../src/changes/verbs.ts'
import { begins, happens } from '../cards.ts'
import { event, item, unit } from '../playing.ts'
import {
  CARD,
  UNIT,
  X,
  does,
  exactly,
  gainBond,
  it,
  phrase,
  self,
  sentences,
  some,
  steps,
  strengthen,
  target,
  yours,
} from '../trees.ts'

const ITEM = { kind: 'type', type: 'ITEM' } as const
const free = (name: string, text: string) => event(name, { ep: 0, text })
const freeTree = (name: string, ...all: Parameters<typeof sentences>) =>
  event(name, { ep: 0, abilities: [does(sentences(...all))] })
/** In the field of P2, a card of P1. */
const taken = { owner: 'P1' } as const

describe('Who you are', () => {
  test('the controller of a card is its "you"', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('mine', { str: 1 })] },
      P2: {
        field: [
          unit('A', { str: 1, text: '・あなたのUNITは+2/+0を得る。' }, taken),
          unit('theirs', { str: 1 }),
        ],
      },
    })
    expect(g.at('theirs').values['str']).toBe(3)
    expect(g.at('mine').values['str']).toBe(1)
    g.proves('105.3')
  })

  test('a card that was taken over and went home is controlled by its owner again', () => {
    const g = board(kiseki, { at: 'deployment', P2: { field: [unit('A', { cp: 0 }, taken)] } })
    happens(g, toHand, 'A')
    g.P1.plays('play-unit')
    expect(g.zone('P1', 'field')).toEqual(['A'])
    g.proves('105.3a')
  })

  test('the craft of a card that was taken over is played by whoever controls the card', () => {
    const text = '・配備ステップ開始時、カードを1枚引く。'
    const g = board(kiseki, {
      at: 'deploying',
      P1: { deck: 3 },
      P2: { field: [unit('A', { text }, taken)], deck: 3 },
    })
    g.everyonePasses()
    expect(g.count('P2', 'hand')).toBe(1)
    expect(g.count('P1', 'hand')).toBe(0)
    g.proves('105.3b')
  })

  test('an effect is controlled by who controlled its craft, although the card changed sides since', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { text: '・1EP支払う:あなたは絆を2点得る。' })], ep: 1, bond: 30 },
      P2: { bond: 30 },
    })
    g.P1.acts('play-craft')
    happens(g, takeControl, 'A', 'P2')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(32)
    expect(g.count('P2', 'bond')).toBe(30)
    g.proves('105.3c')
  })
})

describe('What cards and numbers may be', () => {
  test('a card that lets itself be played from the homebase beats the rule that UNITs come from hand', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { homebase: [unit('A', { cp: 0 }, { faceDown: true }), unit('B', { cp: 0 }, { faceDown: true })] },
      effects: [{ effect: 'test played from the homebase', by: 'P1', on: 'A' }],
    })
    expect(g.may('P1', 'play-unit', 'A')).toBe(true)
    expect(g.may('P1', 'play-unit', 'B')).toBe(false)
    g.proves('104.1')
  })

  test('a number that is chosen is a whole one from zero up', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [freeTree('E', gainBond(X))], deck: 3, bond: 30 },
    })
    g.P1.acts('play-event')
    expect(g.P1).toBeAsked('program.x')
    expect(g.match.decision?.min).toBe(0)
    g.P1.answers(2)
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(32)
    g.proves('104.5')
  })

  test('wings are zero without the icon craft', () => {
    const g = board(kiseki, { at: 'homebase', P1: { field: [unit('A')] } })
    const row = g.names.row('A')
    const wings = g.match.game.book.characteristics.find(({ name }) => name === 'wings')
    expect(wings === undefined ? NaN : g.match.game.value(wings, row)).toBe(0)
    g.proves('212.2')
  })
})

describe('Where a text looks', () => {
  const table = (text: string) =>
    board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', text)],
        field: [unit('A'), unit('B'), item('I'), item('J')],
        homebase: [event('open'), event('open too'), unit('based')],
        trails: [unit('gone'), unit('gone too'), event('done'), item('lost')],
      },
    })
  const offered = (text: string, ...words: readonly string[]) => {
    const g = table(text)
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event')
    expect(g.P1).toOfferExactly(...words)
    return g
  }

  test('a UNIT without a zone is one of the field', () => {
    offered('UNITを1つ対象とし、それをスタンする。', 'A', 'B').proves('203.3')
  })
  test('an EVENT without a zone is one of the homebase', () => {
    offered('EVENTを1つ対象とし、それを破壊する。', 'open', 'open too').proves('203.4')
  })
  test('a UNIT of a zone is one of that zone', () => {
    offered('あなたの軌跡のUNITを1つ対象とし、それを手札に戻す。', 'gone', 'gone too').proves('203.5')
  })
  test('an organisation without a zone is one of the field, with one of that zone', () => {
    offered('協会を1つ対象とし、それをアクションする。', 'A', 'B').proves('211.2')
    offered('あなたの軌跡の協会を1つ対象とし、それを手札に戻す。', 'gone', 'gone too').proves('211.2')
  })
  test('a card without a zone is one of the field', () => {
    const text = 'CPコストが3以下のカードを1つ対象とし、それを破壊する。'
    offered(text, 'A', 'B', 'I', 'J').proves('506.5')
  })
  test('cards that are counted without a zone are those of the field', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [unit('A', { str: 1, text: '・これはあなたの協会1つにつき+1/+0を得る。' }), unit('B')],
        trails: [unit('gone')],
      },
    })
    expect(g.at('A').values['str']).toBe(3)
    g.proves('506.5a')
  })
})

describe('Hidden zones and order', () => {
  test('nobody has to own up to what is in his hand', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', 'あなたの手札のUNITを1枚捨てる。'), unit('A'), event('F')] },
    })
    g.P1.acts('play-event', { with: 'E' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.discard')
    expect(g.P1).toOfferExactly('A')
    expect(g.match.decision?.min).toBe(0)
    g.P1.answers()
    expect(g.at('A').zone).toBe('hand')
    g.proves('502.2b')
  })

  test('cards that come to the hand together have no order', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', 'あなたのUNITすべてを手札に戻す。')], field: [unit('A'), unit('B')] },
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1).not.toBeAsked('program.order')
    expect(g.count('P1', 'hand')).toBe(2)
    g.proves('505.2')
  })

  test('their owner orders cards that go under the deck together', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', '相手のUNITすべてをデッキの下に置く。')] },
      P2: { field: [unit('A'), unit('B')], deck: 1 },
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P2).toBeAsked('program.order')
    g.P2.answers('B', 'A')
    expect(g.zone('P2', 'deck').slice(1)).toEqual(['B', 'A'])
    g.proves('502.4')
  })
})

describe('What is fixed on play', () => {
  test('a text that asks for no target is played without one', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [freeTree('E', steps(target(phrase(yours, UNIT), exactly(X)), strengthen(it, 1)), gainBond(1))],
        field: [unit('A')],
        bond: 30,
      },
    })
    expect(g.P1).toOffer('play-event')
    g.P1.acts('play-event', { x: 0 })
    expect(g.at('E').zone).toBe('waiting')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(31)
    expect(g.at('A')).toBeUnchanged()
    g.proves('1204.2d-1')
  })

  test('one UNIT is not both of two targets', () => {
    const text = 'UNITを2つ対象とし、それらをスタンする。'
    const g = board(kiseki, { at: 'homebase', P1: { hand: [free('E', text)], field: [unit('A')] } })
    expect(g.P1).not.toOffer('play-event')
    g.proves('1204.2d-2')
  })

  test('what is played is no target of itself', () => {
    const waits = { kind: 'zone', zone: 'waiting' } as const
    const exile = { kind: 'act', what: it, verb: 'exile' } as const
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [freeTree('E', steps(target(phrase(waits, CARD)), exile)), freeTree('F', gainBond(1))] },
    })
    expect(g.may('P1', 'play-event', 'E')).toBe(false)
    g.P1.acts('play-event', { with: 'F' })
    expect(g.may('P1', 'play-event', 'E')).toBe(true)
    g.proves('1204.2d-3')
  })

  test('the number of targets stays what it was', () => {
    const count = { kind: 'count', of: phrase(yours, ITEM) } as const
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [
          freeTree(
            'E',
            steps(
              target(phrase(yours, UNIT), exactly(count)),
              strengthen({ kind: 'reference', to: 'those' }, 2),
            ),
          ),
        ],
        field: [unit('A', { str: 1 }), unit('B', { str: 1 }), unit('C', { str: 1 }), item('I'), item('J')],
      },
    })
    g.P1.acts('play-event', { target: ['A', 'B'] })
    happens(g, toHand, 'I')
    g.everyonePasses()
    expect(['A', 'B', 'C'].map((word) => g.at(word).values['str'])).toEqual([3, 3, 1])
    g.proves('1204.2d-5')
  })

  test('an X that is still open is fixed as the resolution begins', () => {
    const items = { kind: 'count', of: phrase(yours, ITEM) } as const
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [
          freeTree('E', { kind: 'act', what: some(phrase(yours, ITEM)), verb: 'destroy' }, gainBond(X), {
            kind: 'let',
            name: 'X',
            amount: items,
          }),
        ],
        field: [item('I'), item('J')],
        bond: 30,
      },
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    g.P1.chooses('I')
    expect(g.count('P1', 'bond')).toBe(32)
    g.proves('1205.1b')
  })
})

describe('Costs inside of texts', () => {
  const offer = 'あなたの手札を1枚捨ててもよい。そうしたなら、カードを2枚引く。'
  const playing = () => {
    const g = board(kiseki, { at: 'homebase', P1: { hand: [free('E', offer), unit('A')], deck: 5 } })
    g.P1.acts('play-event', { with: 'E' })
    g.everyonePasses()
    return g
  }

  test('"may … if you do" is chosen on resolution: paid, the rest follows', () => {
    const g = playing()
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers(true)
    expect(g.at('A').zone).toBe('trails')
    expect(g.count('P1', 'hand')).toBe(2)
    g.proves('1203.6')
  })
  test('declined, nothing of it is done', () => {
    const g = playing()
    g.P1.answers(false)
    expect(g.at('A').zone).toBe('hand')
    expect(g.count('P1', 'hand')).toBe(1)
  })
  test('without a player named its controller is asked', () => {
    const g = playing()
    expect(g.P1).toBeAsked('program.may')
    g.proves('1203.6a')
  })

  test('a cost, a colon and an effect are an activated craft', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { text: '・1EP支払う:カードを1枚引く。' })], ep: 2, deck: 3 },
    })
    expect(g.P1).toOffer('play-craft')
    g.P1.plays('play-craft')
    expect(g.count('P1', 'ep')).toBe(1)
    expect(g.count('P1', 'hand')).toBe(1)
    g.proves('1210.1')
  })
})

describe('直前情報', () => {
  test('a card that has left is looked at as it last was', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [
          unit('A', {
            str: 2,
            abilities: [
              {
                kind: 'triggered',
                trigger: { kind: 'event', of: [{ kind: 'event', verb: 'leave', subject: self }] },
                effect: gainBond({ kind: 'value', of: self, characteristic: 'str' }),
              },
            ],
          }),
        ],
        bond: 20,
      },
    })
    begins(g, 'plus', 'A', { values: [3, 0] })
    happens(g, toHand, 'A')
    g.P1.passes()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(25)
    g.proves('1221.1')
  })
})

describe('Values that have become others', () => {
  test('a value that was set or swapped has risen or fallen like one that was added to', () => {
    const offered = (text: string) => {
      const g = board(kiseki, {
        at: 'homebase',
        P1: {
          hand: [free('E', text)],
          field: [unit('A', { str: 2 }), unit('B', { str: 2 }), unit('C', { str: 2 }), unit('D', { str: 2 })],
        },
      })
      begins(g, 'plus', 'A', { values: [1, 0] })
      begins(g, 'test STR becomes', 'B', { values: [5] })
      begins(g, 'test STR becomes', 'C', { values: [1] })
      expect(g.may('P1', 'play-event')).toBe(true)
      g.P1.acts('play-event')
      return g
    }
    const g = offered('STRが増加しているUNITを1つ対象とし、それをアクションする。')
    expect(g.P1).toOfferExactly('A', 'B')
    expect(offered('STRが減少しているUNITを1つ対象とし、それをアクションする。').at('C').turned).toBe(false)
    g.proves('104.6')
  })
})
