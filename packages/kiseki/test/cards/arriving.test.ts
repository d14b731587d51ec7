import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { card, cards, objects, type Seat, settle, stats } from './table.ts'
import { event, item, unit } from '../playing.ts'

/** The card is played from the hand with enough CP, and enters. */
function arrives(number: string, mine: Seat = {}, theirs: Seat = {}): Transcript {
  const g = board(kiseki, {
    at: 'deployment',
    P1: { ...mine, hand: [card(number, 'it'), ...objects(mine, 'hand')], cp: 9 },
    P2: theirs,
  })
  g.P1.acts(g.at('it').values['type'] === 'ITEM' ? 'play-item' : 'play-unit', { with: 'it' })
  return g
}

describe('UNITs that do something when they enter', () => {
  test('ミオ plans 2', () => {
    const g = arrives('001', { deck: [unit('top'), unit('second'), unit('third')] })
    g.everyonePasses()
    g.everyonePasses()
    expect(g.P1.mayChoose().sort()).toEqual(['second', 'top'])
  })
  test('ラズ is stronger for each card in hand, this turn', () => {
    const g = arrives('028', { hand: cards('001', '002', '003') })
    settle(g.everyonePasses())
    expect(stats(g, 'it')).toBe('6/2')
  })
  test('ユズ draws a card for two EP, if its player likes', () => {
    const g = arrives('091', { deck: [unit('top')], ep: 2 })
    g.everyonePasses()
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers('yes')
    expect(g.zone('P1', 'hand')).toEqual(['top'])
    expect(g.count('P1', 'ep')).toBe(0)
  })
  test('サヨ takes an ITEM out of three cards; the others go under the deck', () => {
    const g = arrives('086', { deck: [unit('A'), item('I'), unit('B'), unit('below')] })
    g.everyonePasses()
    g.everyonePasses()
    g.P1.chooses('I')
    expect(g.zone('P1', 'hand')).toEqual(['I'])
    while (g.match.decision?.pass === false) g.P1.answers(...g.P1.mayChoose())
    expect(g.zone('P1', 'deck')[0]).toBe('below')
  })
  test('ウタゲ gives another UNIT +1/+1 and martial arts', () => {
    const g = arrives('103', { field: [unit('A'), unit('B')] })
    g.everyonePasses()
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A')
    settle(g)
    expect([stats(g, 'A'), stats(g, 'B')]).toEqual(['4/4', '3/3'])
  })
  test('カガミ has the crafts of another UNIT for this turn', () => {
    const g = arrives('085', { field: [card('027', 'master')], bond: 10 })
    settle(g.everyonePasses())
    expect(g.at('it').zone).toBe('field')
  })
  test('潮の羅針 strengthens a UNIT as long as it lies there', () => {
    const g = arrives('105', {
      field: [unit('A'), unit('B')],
      hand: [event('E', { ep: 0, text: 'ITEMを1つ対象とし、それを破壊する。' })],
    })
    g.everyonePasses()
    g.P1.chooses('A')
    settle(g)
    expect(stats(g, 'A')).toBe('4/5')
    g.P1.acts('play-event', { with: 'E' })
    settle(g)
    expect([g.at('it').zone, stats(g, 'A')]).toEqual(['trails', '3/3'])
  })
})

describe('UNITs that wait for others to enter', () => {
  test('イサナ, for itself and others of the company', () => {
    const g = arrives('003', { field: [card('087')], bond: 20 })
    settle(g.everyonePasses())
    expect(g.count('P1', 'bond')).toBe(21)
    const own = arrives('087', { bond: 20 })
    settle(own.everyonePasses())
    expect(own.count('P1', 'bond')).toBe(21)
    const other = arrives('001', { field: [card('087')], bond: 20, deck: [unit('top')] })
    other.everyonePasses()
    expect(other.count('P1', 'bond')).toBe(20)
  })
  test('ヒバリ takes a scholar out of the trails when the opponent plays an EVENT', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [event('E', { ep: 0, text: 'あなたは絆を1点得る。' })] },
      P2: { field: [card('084')], trails: [card('017', 'scholar'), card('003', 'pilot')] },
    })
    g.P1.acts('play-event', { with: 'E' })
    settle(g)
    expect(g.at('scholar').zone).toBe('hand')
    expect(g.at('pilot')).toBeUnchanged()
  })
  test('タマキ may board an ITEM that enters, which then draws all attacks', () => {
    const g = arrives('009', { field: [card('055', 'helm')] })
    g.everyonePasses()
    g.everyonePasses()
    expect(g.P1).toBeAsked('program.may')
    g.P1.answers('yes')
    expect(g.at('helm').zone).not.toBe('field')
    expect(g.at('it').values['type']).toBe('UNIT・ITEM')
  })
})

describe('shipped cards that change costs', () => {
  const paid = (number: string, mine: Seat, theirs: Seat = {}): number =>
    9 - arrives(number, mine, theirs).count('P1', 'cp')
  test('ルッカ makes ITEMs cheaper, and the opponent’s EVENTs dearer', () => {
    expect([
      paid('009', {}),
      paid('009', { field: [card('023')] }),
      paid('003', { field: [card('023')] }),
    ]).toEqual([3, 2, 2])
  })
  test('ミカゲ makes the academy cheaper', () => {
    const field = { field: [card('101')] }
    expect([paid('102', {}), paid('102', field), paid('003', field)]).toEqual([2, 1, 2])
  })
})
