import { describe, expect, test } from '@fudaba/kernel/testing'
import { at, unit, vanguardUnit } from '../cards.ts'
import { table, use } from '../playing.ts'

/** What is spoken of again: その山札 is the deck that was spoken of last, それら all that was chosen. */

describe('その山札をシャッフルする', () => {
  const pile = (who: string) => Array.from({ length: 12 }, (_, i) => unit(`${who}${i}`))
  const drawn = (text: string): readonly string[] => {
    const g = table(
      { field: [vanguardUnit('A', { text })], deck: pile('mine') },
      { field: [vanguardUnit('V')], deck: pile('theirs') },
    )
    use(g, 'A')
    return g.zone('P1', 'hand')
  }
  test('behind the opponent’s deck leaves one’s own as it was', () => {
    const text = (whose: string) =>
      `【起】【(V)】:相手は自分の山札の上から1枚をドロップゾーンに置き、${whose}山札をシャッフルする。1枚引く。`
    expect(drawn(text('その'))).toEqual(drawn(text('自分の')))
    expect(drawn(text('その'))).not.toEqual(drawn(text('あなたの')))
  })
})

describe('それら', () => {
  test('behind two choices is all that was chosen', () => {
    const text = '【起】【(V)】:あなたのリアガードを1枚選び、相手のリアガードを1枚選び、それらを退却させる。'
    const g = table(
      { field: [vanguardUnit('A', { text }), at('front-left', 'B'), at('front-right', 'C')] },
      { field: [vanguardUnit('V'), at('front-left', 'X'), at('front-right', 'Y')] },
    )
    use(g, 'A')
    g.P1.chooses('B')
    g.P1.chooses('Y')
    expect(['B', 'Y'].map((name) => g.at(name).zone)).toEqual(['drop', 'drop'])
    expect(['C', 'X'].map((name) => g.at(name).zone)).toEqual(['field', 'field'])
  })
})
