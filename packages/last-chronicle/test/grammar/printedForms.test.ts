import { describe, expect, it } from 'vitest'
import { sentencesIn } from '@fudaba/cardtext'
import { readCard } from '../../grammar/index.ts'
import './categories.ts'

/** How lines are printed on cards and in the rulebook, in words of our own. */
const STAYS: readonly (readonly [form: string, text: string])[] = [
  ['とき、', '[T]このユニットが戦場に配置されたとき、カードを1枚引く。'],
  ['たび、', '[T]このユニットが攻撃するたび、ターンの終わりまで、このユニットのATKを+12する。'],
  ['時に、', '[T]このユニットが破壊された時に、カードを1枚引く。'],
  ['とき、…ならば、', '[T]このユニットが破壊されたとき、あなたの時代がⅢ以上ならば、カードを1枚引く。'],
  ['とき、…よい。', '[T]このユニットが破壊されたとき、このカードを手札に戻してよい。'],
  ['the advance of the era', '[T]あなたの時代が発展したとき、カードを1枚引く。'],
  ['damage to a player', '[T]このユニットが対戦相手にダメージを与えたとき、カードを1枚引く。'],
  ['a delayed trigger', '[T]このユニットが戦場に配置されたとき、ターンの終わりに、このユニットを破壊する。'],
  ['ならば、', '[F]あなたのライフが5以下ならば、このユニットは『勇猛』を得る。'],
  ['a total of CA', '[F]CAの合計値が12以上ならば、このユニットは+1000/+0の修整を受ける。'],
  ['a total of CA with its owner', '[F]対戦相手のCAの合計値が12以上ならば、このユニットのATKを+1する。'],
  [
    'a total of CA in a yard',
    '[F]あなたのCAヤードのカードのCAの合計値が12以上ならば、このユニットのATKを+1する。',
  ],
  ['『キーワード』', '[F]『勇猛』'],
  ['keywords without brackets', '勇猛、突破2'],
  ['a keyword with a counter', 'ハーベスト 実り 2'],
  ['a keyword with a name', '昇華(灯守のヨギリ)'],
  ['one of two keywords', '[F]あなたの『勇猛』もしくは『速攻』を持つユニットのATKを+1する。'],
  ['+1000/+0', '[F]あなたの他のユニットは+1000/+0の修整を受ける。'],
  [
    'ターンの終わりまで',
    '[A]ソウル(1)、このカードをワイプする:ユニットを1体選び、ターンの終わりまで、そのユニットを+500/+1する。',
  ],
  ['コスト:効果。', '[A]このユニットを犠牲にする:対戦相手に2点のダメージを与える。'],
  ['コスト:効果。 without an icon', 'ソウル(2白):カードを1枚引く。'],
  ['ソウルバースト X ⇒', 'ソウルバースト 1黒 ⇒ ユニットを1体選び、それを破壊する。'],
  ['もしくは', '[T]このユニットが攻撃したとき、ユニットもしくはヒストリーを1つ選び、それを破壊する。'],
  [
    'もしくは of conditions',
    '[F]あなたの時代が3以上もしくはあなたのライフが5以下ならば、このユニットのATKを+12する。',
  ],
  ['かつ', '[F]あなたの時代が2以上かつあなたのライフが5以下ならば、このユニットは『勇猛』を得る。'],
  [
    'fewer',
    '[T]このユニットが攻撃したとき、あなたのライフが対戦相手のライフより少ないならば、カードを1枚引く。',
  ],
  [
    'two targets',
    '[T]このユニットが攻撃したとき、あなたのユニットを1体と対戦相手のユニットを1体選び、それらを破壊する。',
  ],
]

/** What is not read, and why. */
const DECLINED: readonly (readonly [why: string, text: string])[] = [
  [
    'a moment that no phase has: turns begin with the recovery phase',
    '[T]あなたのターンの開始時に、カードを1枚引く。',
  ],
  [
    'the definition of 昇華 (15.2.19.2), which is printed as the word',
    '[A]このカードを公開する、カード名(灯守)のユニットを1体犠牲にする:このカードを戦場に配置する。このアビリティはこのカードが手札にある場合かつあなたのターンにのみ使用できる。',
  ],
  [
    'a soul burst that costs X: X of 15.2.10.1 stands for a cost',
    '[T]ソウルバースト X ⇒ 対戦相手にXダメージを与える。',
  ],
]

describe('the printed forms', () => {
  it.each(STAYS)('%s: %s', (_form, text) => {
    const read = readCard(text, true)
    expect(sentencesIn(read).filter(({ kind }) => kind === 'declined')).toEqual([])
    expect(read.paragraphs.every(({ ability }) => ability !== null)).toBe(true)
  })
  it.each(DECLINED)('declined: %s', (_why, text) => {
    expect(readCard(text, true).paragraphs.every(({ ability }) => ability !== null)).toBe(false)
  })
})
