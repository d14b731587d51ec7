import { declinedIn } from '@fudaba/cardtext'
import { describe, expect, it } from 'vitest'
import { readCard } from '../../grammar/index.ts'
import { abilities } from './reading.ts'

describe('printed differently, read the same', () => {
  it.each([
    [
      '【起】【(V)】：[CB①，SB①] カードを１枚引く。',
      '【起】【(V)】:[【カウンターブラスト】(1),【ソウルブラスト】(1)]1枚引く。',
    ],
    [
      '【起】【(V)】:あなたの山札から「影」を1枚まで探し、相手に見せてから、手札に加え、その山札をシャッフルする。',
      '【起】【(V)】:あなたの山札から「影」を1枚まで探し、公開し、手札に加え、あなたの山札をシャッフルする。',
    ],
    ['【自】:先駆(同じクランのユニットがライドした時、コールしてよい)', '【自】:先駆'],
    [
      '【起】【(V)】:相手のリアガードをすべて退却させる。',
      '【起】【(V)】:相手のリアガードすべてを退却させる。',
    ],
    ['【起】【(R)】:このカードを(R)にスペリオルコールする。', '【起】【(R)】:このカードを(R)にコールする。'],
  ])('%s', (printed, normal) => expect(abilities(printed)).toEqual(abilities(normal)))
})

describe('what is not read is declined', () => {
  it.each([
    ['an unknown verb', '【起】【(V)】:このユニットは歌う。'],
    [
      'a clan nobody has',
      '【永】【(V)】:あなたの《どこにもない》のリアガードがいるなら、このユニットのパワー+1000。',
    ],
    ['a text without its icon', '1枚引く。'],
    [
      'a stride for another price',
      '【超越】-ストライドステップ-[あなたの手札からグレードの合計が5以上になるように1枚以上選び、捨てる]裏のこのカードを(V)に【超越】する。',
    ],
    ['a ban that no rule asks about', '【永】【(V)】:相手は引けない。'],
    ['half a sentence', '【起】【(V)】:1枚引き。'],
    ['さらに without a sentence before', '【起】【(V)】:1枚引く。 さらに'],
    ['a keyword with a number that has none', '【永】【(R)】勇敢(3):このユニットのパワー+1000。'],
  ])('%s', (_, text) => {
    const read = readCard(text)
    expect(
      declinedIn(read).length + read.paragraphs.filter(({ problem }) => problem !== null).length,
    ).toBeGreaterThan(0)
  })
})
