import { describe, expect, test } from '@fudaba/kernel/testing'
import { history, stone, unit } from '../cards.ts'
import { after, atk, life, power, resolve, table, using } from './table.ts'

describe('triggers of many kinds', () => {
  test('a situation triggers', () => {
    const text = '[T]あなたの戦場に他のユニットがいないとき、このユニットを犠牲にする。'
    const g = table({ hand: [unit('A', { text })], battlefield: [unit('B')] })
    g.P1.acts('place-unit')
    expect(g.zone('stack').length).toBe(0)
    const h = table({ hand: [unit('A', { text })] })
    h.P1.acts('place-unit')
    resolve(h)
    expect(h.at('A').zone).toBe('discard')
  })
  test('discards by one’s own effects trigger', () => {
    const text = '[T]あなたの効果で対戦相手がカードを捨てたとき、対戦相手に1ダメージを与える。'
    const board = { battlefield: [history('H', { text })] }
    expect(life(after('対戦相手は自分の手札を1枚捨てる。', board, { hand: [unit('h')] }), 'P2')).toBe(19)
  })
  test('sacrifices as a cost trigger', () => {
    const text =
      '[T]コストであなたのユニットが犠牲にされたとき、カードを1枚引く。\n[A]あなたの他のユニットを1体犠牲にする:あなたはライフを1得る。'
    const g = table({ battlefield: [unit('A', { text }), unit('B')] })
    g.P1.acts('use-ability')
    resolve(g)
    expect(g.at('B').zone).toBe('discard')
    expect([life(g, 'P1'), g.zone('P1', 'hand').length]).toEqual([21, 1])
  })
  test('one event of this card or another triggers', () => {
    const text = '[T]このユニットかあなたの他の黒のユニットが破壊されたとき、対戦相手に1ダメージを与える。'
    const board = {
      battlefield: [unit('A', { text, power: 9000 }), unit('B', { cost: '黒' }), unit('C', { cost: '白' })],
    }
    const g = using('ユニットを1体選び、それを破壊する。', board)
    g.P1.chooses('B')
    resolve(g)
    expect(life(g, 'P2')).toBe(19)
    const h = using('ユニットを1体選び、それを破壊する。', board)
    h.P1.chooses('C')
    resolve(h)
    expect(life(h, 'P2')).toBe(20)
    const i = using('ユニットを1体選び、それを破壊する。', board)
    i.P1.chooses('A')
    resolve(i)
    expect(life(i, 'P2')).toBe(19)
  })
  test('leaving, removing, drawing and gaining life trigger', () => {
    const left = {
      battlefield: [unit('A', { text: '[T]このユニットが戦場を離れたとき、カードを1枚引く。' })],
    }
    expect(after('ユニットすべてをオーナーの手札に戻す。', left).zone('P1', 'hand').length).toBe(2)
    const gone = {
      battlefield: [
        history('H', { text: '[T]あなたのカードが除外されたとき、対戦相手に1ダメージを与える。' }),
      ],
      discard: [unit('d')],
    }
    expect(life(after('あなたの捨て札置き場のカードを1枚選び、それを除外する。', gone), 'P2')).toBe(19)
    const drew = {
      battlefield: [
        unit('A', {
          text: '[T]あなたがカードを引いたとき、ターンの終わりまで、このユニットのパワーを+500する。',
        }),
      ],
    }
    expect(power(after('カードを1枚引く。', drew), 'A')).toBe(1500)
    const gained = {
      battlefield: [
        unit('A', { text: '[T]あなたがライフを得たとき、ターンの終わりまで、このユニットを+500/+1する。' }),
      ],
    }
    expect(atk(after('あなたはライフを2得る。', gained), 'A')).toBe(2)
  })
  test('a trigger knows the player who used a spell', () => {
    const text = '[T]対戦相手がスペルを使用したとき、そのプレイヤーに1ダメージを与える。'
    const g = after('カードを1枚引く。', {}, { battlefield: [unit('A', { text })] })
    expect([life(g, 'P1'), life(g, 'P2')]).toEqual([19, 20])
  })
  test('damage to the opponent triggers', () => {
    const text = '[T]対戦相手がダメージを受けたとき、あなたは進攻値を1得る。'
    const g = after(
      '対戦相手に1ダメージを与える。',
      { battlefield: [history('H', { text })] },
      { battlefield: [unit('D')] },
    )
    expect(g.count('P1', 'invasion')).toBe(1)
    const h = after(
      '対戦相手のユニットすべてに500ダメージを与える。',
      { battlefield: [history('H', { text })] },
      { battlefield: [unit('D')] },
    )
    expect(h.count('P1', 'invasion')).toBe(0)
  })
  test('soul actions of the opponent trigger', () => {
    const text = '[T]対戦相手がソウルアクションを行ったとき、あなたはライフを1得る。'
    const g = table(
      { hand: [unit('U', { cost: '白' })], souls: [stone('S', '白')] },
      { battlefield: [history('H', { text })] },
    )
    g.P1.acts('place-unit')
    if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-white')
    resolve(g)
    expect(life(g, 'P2')).toBe(21)
  })
  test('a trigger brings its card back for a payment', () => {
    const text =
      '[T]このユニットが破壊されたとき、ソウル(1)を支払ってよい。そうしたなら、このユニットを手札に戻す。'
    const g = using('ユニットすべてを破壊する。', {
      battlefield: [unit('A', { text })],
      souls: [stone('S', '黒')],
    })
    g.everyonePasses()
    g.everyonePasses()
    g.P1.answers(true)
    if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-black')
    expect(g.at('A').zone).toBe('hand')
  })
})
