import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { card, cards, objects, type Seat, settle, stats } from './table.ts'
import { base, down, event, item, unit } from '../playing.ts'

const stunned = { stunned: 1 } as const
const turned = { turned: true } as const
const SHOWN = { faceDown: false } as const

/** The EVENT is played from the hand of P1, who has enough EP. */
function plays(number: string, mine: Seat = {}, theirs: Seat = {}, at = 'deployment'): Transcript {
  const g = board(kiseki, {
    at,
    P1: { ...mine, hand: [card(number, 'it'), ...objects(mine, 'hand')], ep: 9 },
    P2: theirs,
  })
  g.P1.acts('play-event', { with: 'it' })
  return g
}

describe('EVENTs that change UNITs', () => {
  test('満ち潮: all your UNITs, and a card', () => {
    const g = settle(
      plays('036', { field: [unit('A'), unit('B')], deck: [unit('top')] }, { field: [unit('C')] }),
    )
    expect(['A', 'B', 'C'].map((each) => stats(g, each))).toEqual(['5/5', '5/5', '3/3'])
    expect(g.zone('P1', 'hand')).toEqual(['top'])
  })
  test('灯火の誓い: up to two of the guild or the company', () => {
    const g = plays('040', { field: [card('001', 'mio'), card('003', 'sera'), card('004', 'dron')] })
    expect(g.P1).toOfferExactly('mio', 'sera')
  })
  test('錨打ち: no STR this turn', () => {
    const g = plays('118', {}, { field: [unit('A'), unit('B')] })
    g.P1.chooses('A')
    settle(g)
    expect([stats(g, 'A'), stats(g, 'B')]).toEqual(['0/3', '3/3'])
  })
  test('灯を継ぐ者: only a UNIT without organisation', () => {
    const g = settle(plays('119', { field: [card('074', 'cat'), card('001', 'mio')] }))
    expect([stats(g, 'cat'), stats(g, 'mio')]).toEqual(['4/1', '1/1'])
  })
  test('見破り: only one whose STR is raised', () => {
    const g = settle(plays('139', { field: [card('001'), card('003', 'raised'), card('004', 'plain')] }))
    expect([stats(g, 'raised'), stats(g, 'plain')]).toEqual(['1/2', '5/4'])
  })
  test('寄り合い: those of the organisation that is chosen', () => {
    const g = plays('125', { field: [card('001', 'mio'), card('004', 'dron')] })
    g.everyonePasses()
    expect(g.P1).toBeAsked('organisation.choose')
    g.P1.answers('錆鉄団')
    expect([stats(g, 'mio'), stats(g, 'dron')]).toEqual(['1/1', '6/5'])
  })
  test('仮の名: another name and another organisation', () => {
    const g = plays('047', { field: [card('003', 'sera'), card('012', 'borg')] })
    g.P1.chooses('borg')
    settle(g)
    expect(stats(g, 'sera')).toBe('4/2')
  })
  test('船霊の怒り: those that are weaker than printed', () => {
    const g = settle(
      plays(
        '117',
        { field: [card('003', 'sera')] },
        {
          homebase: [card('051', 'wreck', SHOWN)],
          field: [card('018', 'doll'), card('138', 'ghost'), card('001', 'mio')],
        },
      ),
    )
    expect(['sera', 'ghost', 'mio'].map((each) => g.at(each).values['stunned'] ?? false)).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('EVENTs that take UNITs away', () => {
  test('引き潮: one that costs three or less goes back to its owner’s hand', () => {
    const g = plays('037', {}, { field: [card('001', 'mio'), card('010', 'nowa'), card('019', 'alta')] })
    expect(g.P1).toOfferExactly('mio', 'nowa')
    g.P1.chooses('nowa')
    settle(g)
    expect([g.at('nowa').zone, g.at('nowa').of]).toEqual(['hand', 'P2'])
    expect(g.at('alta')).toBeUnchanged()
  })
  test('座礁: it dies, and costs three bond', () => {
    const g = settle(plays('038', { bond: 20 }, { field: [unit('A')] }))
    expect([g.at('A').zone, g.count('P1', 'bond')]).toEqual(['trails', 17])
  })
  test('遭難: it dies, and whoever had it draws a card', () => {
    const g = settle(plays('121', {}, { field: [unit('A')], deck: [unit('top')] }))
    expect([g.at('A').zone, g.zone('P2', 'hand')]).toEqual(['trails', ['top']])
  })
  test('大渦: all that cost no more than you have cards in the homebase', () => {
    const g = settle(
      plays(
        '066',
        { field: [card('001', 'mio')], homebase: [unit('h1', {}, down), unit('h2', {}, down)] },
        { field: [card('003', 'sera'), card('004', 'dron')] },
      ),
    )
    while (g.match.decision?.pass === false)
      g[g.match.decision.player].answers(...g[g.match.decision.player].mayChoose())
    expect(['mio', 'sera', 'dron'].map((each) => g.at(each).zone)).toEqual(['deck', 'deck', 'field'])
  })
  test('波状攻撃: an action for the opponent’s UNITs, twice', () => {
    const g = plays('116', {}, { field: [unit('A'), unit('B'), unit('C')] })
    g.everyonePasses()
    g.P1.chooses('A')
    g.P1.chooses('B')
    expect(['A', 'B', 'C'].map((each) => g.at(each).turned)).toEqual([true, true, false])
  })
  test('崖崩れ: a BASE of level three or less', () => {
    const g = settle(
      plays('126', {}, { homebase: [base('low', { level: 3 }, SHOWN), base('high', { level: 4 }, SHOWN)] }),
    )
    expect([g.at('low').zone, g.at('high').zone]).toEqual(['trails', 'homebase'])
  })
})

describe('EVENTs that bring something', () => {
  test('霧笛の合図: up to two stunned ones of the guild recover', () => {
    const g = plays('005', {
      field: [card('001', 'mio', stunned), card('002', 'gant', stunned), card('003', 'sera', stunned)],
    })
    expect(g.P1).toOfferExactly('mio', 'gant')
  })
  test('沈んだ積荷: an ITEM comes back turned', () => {
    const g = settle(plays('042', { trails: [item('I'), unit('U')] }))
    expect([g.at('I').zone, g.at('I').turned, g.at('U').zone]).toEqual(['field', true, 'trails'])
  })
  test('出航の宴: a card for each of your ITEMs', () => {
    const g = settle(plays('114', { field: [item('I'), item('J')], deck: [unit('a'), unit('b'), unit('c')] }))
    expect(g.zone('P1', 'hand').sort()).toEqual(['a', 'b'])
  })
  test('積み荷改め: as many cards as were discarded', () => {
    const g = plays('111', {
      hand: [unit('x'), unit('y'), unit('z')],
      deck: [unit('a'), unit('b'), unit('c')],
    })
    g.everyonePasses()
    g.P1.chooses('x', 'y')
    expect(g.zone('P1', 'hand').sort()).toEqual(['a', 'b', 'z'])
  })
  test('知恵比べ: two cards instead of one with three scholars', () => {
    const deck = [unit('a'), unit('b'), unit('c')]
    const drawn = (field: ReturnType<typeof cards>) =>
      settle(plays('112', { field, deck })).zone('P1', 'hand').length
    expect([drawn(cards('010', '017')), drawn(cards('010', '017', '068'))]).toEqual([1, 2])
  })
  test('形見分け: UNITs of different cost', () => {
    const g = plays('113', { trails: [card('001', 'one'), card('003', 'two'), card('015', 'also two')] })
    g.everyonePasses()
    g.P1.chooses('one', 'two')
    expect(['one', 'two', 'also two'].map((each) => g.at(each).zone)).toEqual(['hand', 'hand', 'trails'])
    const again = plays('113', { trails: [card('001', 'one'), card('003', 'two'), card('015', 'also two')] })
    again.everyonePasses()
    expect(() => again.P1.chooses('two', 'also two')).toThrow()
  })
  test('総員上陸: a card for every two that were actioned, in the battle phase alone', () => {
    const mine = { field: cards('001', '003', '012', '002'), deck: [unit('a'), unit('b'), unit('c')] }
    const early = board(kiseki, { at: 'deployment', P1: { ...mine, hand: [card('110', 'it')], ep: 9 } })
    expect(early.P1).not.toOffer('play-event')
    const g = board(kiseki, { at: 'battle', P1: { ...mine, hand: [card('110', 'it')], ep: 9 } })
    g.P1.acts('play-event', { with: 'it' })
    g.everyonePasses()
    g.P1.chooses('001', '003', '002')
    expect(['001', '003', '012', '002'].map((each) => g.at(each).turned)).toEqual([true, true, false, true])
    expect(g.zone('P1', 'hand')).toEqual(['a'])
  })
  test('二つの航路: one of two', () => {
    const g = plays('046', { deck: [unit('a'), unit('b')], field: [unit('A', {}, stunned)] })
    settle(g)
    expect(g.P1).toBeAsked('program.modes')
    g.P1.answers('1')
    expect(g.zone('P1', 'hand').sort()).toEqual(['a', 'b'])
    expect(g.at('A')).toBeUnchanged()
  })
  test('宝の地図: the top card, if it is an ITEM', () => {
    const shown = (top: ReturnType<typeof unit>) =>
      settle(plays('065', { deck: [top, unit('x')] })).zone('P1', 'hand')
    expect([shown(item('I')), shown(unit('U'))]).toEqual([['I'], []])
  })
  test('引き揚げ: up to three cards leave the opponent’s trails, and bond', () => {
    const g = plays('045', { bond: 20 }, { trails: [unit('a'), unit('b')] })
    g.everyonePasses()
    g.P1.chooses('a', 'b')
    expect([g.at('a').zone, g.count('P1', 'bond')]).toEqual(['removed', 22])
  })
  test('夜半の取引: both discard, then two cards', () => {
    const g = plays('039', { hand: [unit('x')], deck: [unit('a'), unit('b')] }, { hand: [unit('y')] })
    settle(g)
    expect([g.at('x').zone, g.at('y').zone, g.zone('P1', 'hand').sort()]).toEqual([
      'trails',
      'trails',
      ['a', 'b'],
    ])
  })
})

describe('EVENTs that answer', () => {
  const answered = (number: string) => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [event('E', { ep: 0, text: 'あなたは絆を5点得る。' })], bond: 20 },
      P2: { hand: [card(number, 'no')], ep: 9 },
    })
    g.P1.acts('play-event', { with: 'E' })
    g.P1.passes()
    return g
  }
  test('打ち消しの波 negates a card that waits', () => {
    const g = answered('041')
    g.P2.acts('play-event', { with: 'no' })
    settle(g)
    expect([g.count('P1', 'bond'), g.at('E').zone]).toEqual([20, 'trails'])
  })
  test('封緘 does as well', () => {
    const g = answered('122')
    g.P2.acts('play-event', { with: 'no' })
    settle(g)
    expect(g.count('P1', 'bond')).toBe(20)
  })
  test('沈黙の霧 finds no craft there', () => {
    expect(answered('123').P2).not.toOffer('play-event')
  })
  test('凪: no stun damage this turn', () => {
    const g = settle(
      plays('052', { field: [unit('A', { cp: 3, text: '・これをスタンする:計画1。' })], bond: 20 }),
    )
    g.P1.acts('play-craft', { with: 'A' })
    settle(g)
    expect(g.count('P1', 'bond')).toBe(20)
  })
})

describe('EVENTs for what is played face down', () => {
  test('潮の証言 turns a card of the opponent’s homebase up', () => {
    const g = plays('067', {}, { homebase: [unit('a', {}, down), unit('b', {}, { ...down, ...turned })] })
    g.everyonePasses()
    g.P1.chooses('b')
    expect([g.at('a').faceDown, g.at('b').faceDown]).toEqual([true, false])
  })
  test('荷の積み替え: a card of the homebase is rebuilt', () => {
    const g = plays('044', { homebase: [unit('old', {}, down)], deck: [unit('new')], hand: [unit('h')] })
    g.everyonePasses()
    expect([g.at('old').zone, g.at('new').zone]).toEqual(['trails', 'homebase'])
  })
})
