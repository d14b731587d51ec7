import { describe, expect, it } from 'vitest'
import { abilities, ability, english, whole } from './reading.ts'

/** Wordings that mean the same are the same tree. */
const alike: readonly (readonly [string, string])[] = [
  ['・[登場]カードを1枚引いてよい。', '・[登場]カードを1枚引いてもよい。'],
  ['あなたの軌跡のカードを2枚除外する。', 'あなたの軌跡のカードを2枚ゲームから除外する。'],
  ['各プレイヤーはカードを1枚引く。', 'お互いはカードを1枚引く。'],
  ['・あなたの絆が相手の絆より低いなら、計画1。', '・あなたの絆が相手の絆未満なら、計画1。'],
  [
    '・あなたの場に“ミオ”がいる場合、これは+1/+0を得る。',
    '・あなたの場に“ミオ”がいるなら、これは+1/+0を得る。',
  ],
  [
    '・あなたの場に“ミオ”がいる限り、これは+1/+0を得る。',
    '・あなたの場に“ミオ”がいるなら、これは+1/+0を得る。',
  ],
  [
    'あなたのUNITカードを1つ対象とし、それをレディ状態にする。',
    'あなたのUNITを1つ対象とし、それをレディする。',
  ],
  [
    'CPコストが最も高いUNITを1つ対象とし、それをスタンする。',
    '最もCPコストが高いUNITを1つ対象とし、それをスタンする。',
  ],
  ['・あなたの手札の枚数が3枚以上なら、計画1。', '・あなたの手札が3枚以上なら、計画1。'],
  ['・これと戦闘中のUNITはクラフトを失う。', '・これと戦闘中のUNITはすべてのクラフトを失う。'],
  ['・これがUNITを攻撃した時、計画1。', '・これがUNITに攻撃した時、計画1。'],
  [
    'あなたのデッキの上から2枚を見て、その中からUNITを1枚選び、手札に加える。',
    'あなたのデッキの上を2枚見て、その中からUNITを1枚選び、手札に加える。',
  ],
  ['UNITを2体対象とし、それらをアクションする。', 'UNITを2つ対象とし、それらをアクションする。'],
  [
    'あなたの軌跡にあるUNITを1枚対象とし、それを手札に加える。',
    'あなたの軌跡のUNITを1枚対象とし、それを手札に加える。',
  ],
  ['あなたのデッキをシャッフルする。', 'あなたのデッキを切る。'],
  [
    '・このターン中にあなたがカードを2枚以上引いているなら、計画1。',
    '・このターンにあなたがカードを2枚以上引いているなら、計画1。',
  ],
]

describe('wordings that mean the same', () => {
  it.each(alike)('%s', (printed, normal) => {
    expect(abilities(printed)).toEqual(abilities(normal))
  })
  it('a name is kept to the letter, whatever is in it', () => {
    expect(JSON.stringify(abilities('・あなたの場に“除外された最大の影”がいるなら、計画1。'))).toContain(
      '除外された最大の影',
    )
  })
  it('a label inside a quoted craft is no part of it', () => {
    expect(abilities('・あなたのUNITは「航路―これは攻撃されない。」を得る。')).toEqual(
      abilities('・あなたのUNITは「これは攻撃されない。」を得る。'),
    )
  })
})

describe('constructs', () => {
  it.each([
    ['・これのSTRとDEFはあなたの手札の枚数に等しい。', 'modify'],
    ['・このカードのCPコストをあなたの灯台組合2つにつき1減らす。', 'modify'],
    ['・これは錆鉄団と“ミオ”を持つ。', 'kiseki.have'],
    ['・これは応戦中のUNITすべてに応戦する。', 'permit'],
    ['・相手はこれで攻撃する。', 'require'],
    ['・これは相手のUNITに応戦されない。', 'kiseki.does-not'],
    ['UNITを1つ対象とし、それはこれが場を離れるまで-1/-0を得る。', 'sequence'],
    ['あなたのUNITを任意の数アクションする。', 'turn'],
    ['場にある組織を1つ選び、あなたのUNITはこのターン中その組織を得る。', 'sequence'],
    ['あなたのUNITを1つ対象とし、それはこのターン中+1/+0と【武術】と【暗躍】を得る。', 'sequence'],
    ['相手のSTRが本来のSTR以上のUNITはこのターン中攻撃できない。', 'prohibit'],
    ['相手の手札を見て、その中からUNITを1枚選び、捨てる。', 'sequence'],
  ])('%s is a %s', (text, kind) => {
    expect(ability(text).effect.kind).toBe(kind)
  })

  it.each([
    '・あなたの場に“ミオ”と“ガント”がいるなら、計画1。',
    '・あなたの場に灯台組合と錆鉄団がいないなら、計画1。',
    '・あなたの拠点のカードがすべて裏向きなら、計画1。',
    '・あなたのUNITのSTRの合計が10以上なら、計画1。',
    '・あなたのUNITが持つ組織が2つ以上なら、計画1。',
    '・このターンにあなたのUNITが攻撃したなら、これは+1/+0を得る。',
    '・灯台組合を持つUNITは+1/+0を得る。',
    '・灯台組合を持たないUNITは-1/-0を得る。',
    '・アーツを持たないUNITは-1/-0を得る。',
    '・航路を持つITEMは破壊されない。',
    '・これに攻撃したUNITは-1/-0を得る。',
    '・あなたが絆を2点以上失った時、計画1。',
    '・あなたは絆を2点失う:計画1。',
    'カードをあなたの灯台組合2つにつき1枚引く。このEVENTは戦闘中にしかプレイできない。',
    '・[アクション]:計画1。このクラフトはこのターンにあなたがEVENTをプレイしていないならプレイできない。',
    '以下から2つ選ぶ。\n●計画1。\n●カードを1枚引く。\n●あなたは絆を1点得る。',
    '・Z EP支払う:あなたは絆をZ点得る。',
  ])('%s', (text) => {
    whole(text)
  })

  it('a rider is about the craft, the EVENT or the card that it names', () => {
    const [rider] = ability('計画1。このEVENTは1ターンに1回しかプレイできない。').riders ?? []
    expect(rider).toEqual({ kind: 'limit', limit: { period: 'turn', times: 1 }, subject: 'EVENT' })
  })
  it('the English of what is only sometimes said', () => {
    expect(english('・あなたの拠点のカードがすべて裏向きなら、計画1。')).toBe(
      'If all of your cards in homebase are face-down, plan 1.',
    )
  })
})
