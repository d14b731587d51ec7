import { describe, expect, test } from '@fudaba/kernel/testing'
import { at, vanguardUnit } from '../cards.ts'
import { table } from '../playing.ts'

/** Words in brackets: names (2.1), clans (2.2) and races (2.3), which nobody has to declare before a text says them. */

const power = (text: string, ...others: ReturnType<typeof at>[]): unknown =>
  table({
    field: [vanguardUnit('leader', { clans: ['潮騒の会'] }), at('front-left', 'A', { text }), ...others],
  }).at('A').values['power']

describe('names in 「」', () => {
  const beside = (name: string) => at('front-right', 'B', { name })
  const text = '【永】【(R)】:あなたの「潮路の ルカ・ベル」がいるなら、このユニットのパワー+1000。'

  test('are found in whatever spelling the card has', () => {
    expect(power(text, beside('潮路のルカベル'))).toBe(8000)
    expect(power(text, beside('潮路の　ﾙｶ･ﾍﾞﾙ'))).toBe(8000)
    expect(power(text, beside('潮路のルカ'))).toBe(7000)
  })

  test('and so are parts of names', () => {
    const part =
      '【永】【(R)】:あなたのカード名に「ルカ ベル」を含むユニットがいるなら、このユニットのパワー+1000。'
    expect(power(part, beside('潮路のルカ・ベル'))).toBe(8000)
    expect(power(part, beside('潮路のルカ'))).toBe(7000)
  })
})

describe('clans in 《》 and races in 〈〉', () => {
  test('a clan is the one on the card, known before or not', () => {
    const text = '【永】【(R)】:あなたの《潮騒の会》のヴァンガードがいるなら、このユニットのパワー+1000。'
    expect(power(text)).toBe(8000)
    expect(power(text.replace('潮騒の会', '潮騒 の会'))).toBe(8000)
    expect(power(text.replace('潮騒の会', '誰も知らない会'))).toBe(7000)
  })

  test('a race is the one on the card, known before or not', () => {
    const text = '【永】【(R)】:他のあなたの〈潮の民〉のリアガードがいるなら、このユニットのパワー+1000。'
    expect(power(text, at('front-right', 'B', { race: '潮の民' }))).toBe(8000)
    expect(power(text, at('front-right', 'B', { race: '陸の民' }))).toBe(7000)
    expect(power(text.replace('潮の民', '誰も知らない民'), at('front-right', 'B', {}))).toBe(7000)
  })
})
