import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from './cards.ts'

/** The worked examples of the rulebook, with cards by their text. */

const table = (p1: object, more = {}) =>
  board(lastChronicle, { P1: { deck: 5, eras: 1, ...p1 }, P2: { deck: 5, eras: 1 }, at: 'main', ...more })

describe('the worked examples', () => {
  test('4.6: +1000/+0 in a text raises power by 1000 and ATK by nothing', () => {
    const g = table({
      battlefield: [unit('A', { text: '[F]このユニットを+1000/+0する。', power: 1500, atk: 2 }), unit('B')],
    })
    expect([g.at('A').values['power'], g.at('A').values['atk']]).toEqual([2500, 2])
    expect([g.at('B').values['power'], g.at('B').values['atk']]).toEqual([1000, 1])
  })

  test('11.6.2: とき, 時に and たび each make a trigger', () => {
    const entering = table({
      hand: [unit('A', { text: '[T]このユニットが戦場に配置されたとき、あなたはライフを1得る。' })],
    })
    entering.P1.acts('place-unit')
    expect(entering.zone('stack').length).toBe(1)

    const starting = table(
      { battlefield: [unit('A', { text: '[T]あなたのドローフェイズの開始時に、あなたはライフを1得る。' })] },
      { at: 'draw', turn: 3 },
    )
    expect(starting.zone('stack').length).toBe(1)

    const each = table({
      battlefield: [
        unit('W', { text: '[T]あなたのユニットが戦場に配置されるたび、あなたはライフを1得る。' }),
      ],
      hand: [unit('A'), unit('B')],
    })
    each.P1.acts('place-unit', { with: 'A' })
    each.everyonePasses()
    each.P1.acts('place-unit', { with: 'B' })
    each.everyonePasses()
    expect(each.count('P1', 'life')).toBe(22)
  })
})
