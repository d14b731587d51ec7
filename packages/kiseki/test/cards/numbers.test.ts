import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { card, cards, type Seat, stats } from './table.ts'
import { base, down, unit } from '../playing.ts'

const SHOWN = { faceDown: false } as const

describe('UNITs that are stronger beside others', () => {
  const beside = (number: string, ...others: readonly string[]) =>
    stats(board(kiseki, { at: 'deployment', P1: { field: [card(number, 'it'), ...cards(...others)] } }), 'it')

  test('セラ, while ミオ is there', () => {
    expect([beside('003'), beside('003', '001')]).toEqual(['2/2', '4/2'])
  })
  test('コハク is a ミオ, too, and grows beside ガント', () => {
    expect([beside('003', '093'), beside('093', '001', '002')]).toEqual(['4/2', '4/4'])
  })
  test('カガミ, beside another of its name', () => {
    const g = board(kiseki, { at: 'deployment', P1: { field: [card('085', 'a'), card('085', 'b')] } })
    expect([stats(g, 'a'), beside('085')]).toEqual(['3/3', '2/2'])
  })
  test('ウシオ counts the organisations of the others', () => {
    expect([beside('059'), beside('059', '001', '004'), beside('059', '019')]).toEqual(['4/4', '6/6', '6/6'])
  })
  test('ミカゲ strengthens dolls, 木偶 is one', () => {
    const g = board(kiseki, { at: 'deployment', P1: { field: [card('101'), card('102'), card('013')] } })
    expect(['102', '013', '101'].map((each) => stats(g, each))).toEqual(['3/4', '1/2', '2/3'])
  })
  test('ゼム, if it is the only one of the band', () => {
    expect([beside('022'), beside('022', '001'), beside('022', '014')]).toEqual(['7/7', '7/7', '4/4'])
  })
  test('影武者 is taken for ドロン', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: {
        field: [card('136'), unit('sees', { text: '・あなたの場に“ドロン”がいるなら、これは+1/+0を得る。' })],
      },
    })
    expect(stats(g, 'sees')).toBe('4/3')
  })
})

describe('UNITs that are stronger by what lies elsewhere', () => {
  const at = (number: string, mine: Seat, theirs: Seat = {}) =>
    stats(board(kiseki, { at: 'deployment', P1: { field: [card(number, 'it')], ...mine }, P2: theirs }), 'it')
  const homebase = (n: number) => ({ homebase: Array.from({ length: n }, (_, i) => unit(`h${i}`, {}, down)) })

  test('ネム, for each card of the homebase', () => {
    expect([at('030', {}), at('030', homebase(3))]).toEqual(['0/3', '0/6'])
  })
  test('シオン and the others of the academy, with three of it in the trails', () => {
    const field = { field: [card('026', 'it'), card('068', 'other')] }
    const g = board(kiseki, { at: 'deployment', P1: { ...field, trails: cards('010', '017', '018') } })
    expect([stats(g, 'it'), stats(g, 'other')]).toEqual(['2/2', '3/3'])
    const none = board(kiseki, { at: 'deployment', P1: { ...field, trails: cards('010', '017') } })
    expect(stats(none, 'other')).toBe('2/2')
  })
  test('イブキ, while you have no more bond than the opponent', () => {
    expect([at('058', { bond: 20 }, { bond: 20 }), at('058', { bond: 21 }, { bond: 20 })]).toEqual([
      '5/2',
      '3/2',
    ])
  })
  test('ムラサメ, with few cards or little bond', () => {
    expect([
      at('090', { hand: cards('001', '002'), bond: 40 }),
      at('090', { hand: cards('001'), bond: 40 }),
      at('090', { hand: cards('001', '002'), bond: 10 }),
    ]).toEqual(['3/3', '3/5', '3/5'])
  })
  test('ムラサメ, with two ITEMs while the opponent has none', () => {
    const hand = cards('001', '002', '003')
    const field = [card('090', 'it'), card('104'), card('108')]
    expect([
      at('090', { hand, field, bond: 40 }),
      at('090', { hand, field, bond: 40 }, { field: [card('033')] }),
    ]).toEqual(['5/3', '3/3'])
  })
  test('ノワ, elated while its player has twenty bond or less', () => {
    expect([at('010', { bond: 21 }), at('010', { bond: 20 })]).toEqual(['2/3', '4/5'])
  })
  test('潮見の市場, for the company with two BASEs', () => {
    const market = card('050', 'market', SHOWN)
    expect([
      at('003', { homebase: [market] }),
      at('003', { homebase: [market, base('B', {}, SHOWN)] }),
    ]).toEqual(['2/2', '2/3'])
  })
  test('浜の見張り台, for the guild with three open cards', () => {
    const open = [card('131', 'tower', SHOWN), base('B', {}, SHOWN)]
    expect([at('001', { homebase: open }), at('001', { homebase: [...open, base('C', {}, SHOWN)] })]).toEqual(
      ['1/1', '1/2'],
    )
  })
  test('霧の祠, with three organisations on the field', () => {
    const shrine = { homebase: [card('132', 'shrine', SHOWN)] }
    const field = [card('001', 'it'), card('003'), card('004')]
    expect([at('001', { ...shrine, field: field.slice(0, 2) }), at('001', { ...shrine, field })]).toEqual([
      '1/1',
      '2/1',
    ])
  })
  test('呪いの沈船, for those that are cursed', () => {
    const wreck = { homebase: [card('051', 'wreck', SHOWN)] }
    expect([at('018', wreck), at('001', wreck)]).toEqual(['2/2', '1/1'])
  })
})
