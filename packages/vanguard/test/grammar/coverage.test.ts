import { describe, expect, it } from 'vitest'
import { vanguard } from '@fudaba/vanguard'
import { grammar } from '../../grammar/index.ts'
import { whole } from './reading.ts'

/** What some card of the set has to say: 特定行動 of chapter 10 by clause, keyword abilities of chapter 11. */
const actions: Readonly<Record<string, RegExp>> = {
  '10.2': /枚引/,
  '10.3': /捨てる/,
  '10.4': /退却/,
  '10.5': /登場した時/,
  '10.6': /にライドする/,
  '10.7': /コール/,
  '10.8': /救援|回復/,
  '10.9': /公開/,
  '10.10': /探し/,
  '10.11': /シャッフル/,
  '10.12': /【スタンド】|【レスト】する/,
  '10.13': /表にする|裏にする/,
  '10.14': /ドライブチェック/,
  '10.15': /ダメージチェック/,
  '10.16': /【カウンターブラスト】/,
  '10.17': /【ソウルブラスト】/,
  '10.18': /【ソウルチャージ】/,
  '10.19': /バインド/,
  '10.20': /バトルする/,
  '10.21': /を得る。|を失う/,
  '10.22': /呪縛/,
  '10.23': /宣言し/,
  '10.24': /解呪/,
  '10.25': /【双闘】/,
  '10.26': /デリート/,
  '10.27': /ハーツカード/,
  '10.28': /【超越】/,
  '10.29': /コストをなくす/,
  '10.30': /【カウンターチャージ】/,
  '10.31': /タイムリープ/,
  '10.32': /移動/,
  '10.33': /に\d+ダメージ/,
}
const keywords: Readonly<Record<string, RegExp>> = {
  '11.5': /拘束/,
  '11.6': /【リミットブレイク】/,
  '11.7': /先駆/,
  '11.8': /盟主/,
  '11.9': /守護者/,
  '11.10': /【双闘】\d/,
  '11.11': /^【超越】/m,
  '11.12': /【Gブレイク】/,
  '11.13': /抵抗/,
  '11.14': /^【Gガーディアン】/m,
  '11.15': /勇敢/,
  '11.16': /神託/,
  '11.17': /救援/,
  '11.18': /儀式/,
  '11.19': /結束/,
  '11.20': /天啓/,
  '11.21': /竜炎/,
  '11.22': /残影/,
  '11.23': /暴喰/,
  '11.24': /影縫/,
  '11.25': /雷激/,
  '11.26': /闘魂/,
  '11.27': /超爆/,
  '11.28': /突撃/,
  '11.29': /深闇/,
  '11.30': /奇術/,
  '11.31': /時翔/,
  '11.32': /亡霊/,
  '11.33': /♪♪/,
  '11.34': /連波/,
  '11.35': /暗躍/,
  '11.36': /達成/,
  '11.37': /開花/,
  '11.38': /真剣必殺/,
  '11.39': /誉/,
  '11.40': /二刀開眼/,
}
const texts = vanguard.cards.flatMap(({ text }) => (text === undefined ? [] : [text]))
const unsaid = (wanted: Readonly<Record<string, RegExp>>, from: readonly string[]): string[] =>
  Object.entries(wanted).flatMap(([clause, says]) => (from.some((text) => says.test(text)) ? [] : [clause]))

describe('the first set', () => {
  it('uses every action of chapter 10', () => expect(unsaid(actions, texts)).toEqual([]))
  it('uses every keyword ability of chapter 11', () => {
    expect(unsaid(keywords, texts)).toEqual([])
    for (const skill of ['twin', 'triple', 'intercept', 'boost'])
      expect(vanguard.cards.some((card) => card.skill === skill)).toBe(true)
  })
  it('would notice what no card says', () => {
    expect(unsaid(keywords, texts.slice(0, 20))).toContain('11.36')
  })
  it('uses every sentence family', () => {
    const used = new Set(
      texts.flatMap((text) =>
        whole(text).paragraphs.flatMap(({ sentences, list }) =>
          [...sentences, ...list.flatMap((each) => each.sentences)].flatMap((each) =>
            each.kind === 'read' ? [each.family] : [],
          ),
        ),
      ),
    )
    expect([...grammar.families.keys()].filter((family) => !used.has(family))).toEqual([])
  })
  it('has at least 140 cards and 30 G units of three clans, and no id or name twice', () => {
    expect(vanguard.cards.filter(({ type }) => type !== 'G').length).toBeGreaterThanOrEqual(140)
    expect(vanguard.cards.filter(({ type }) => type === 'G').length).toBeGreaterThanOrEqual(30)
    expect(new Set(vanguard.cards.flatMap(({ clans }) => clans)).size).toBe(3)
    expect(new Set(vanguard.cards.map(({ id }) => id)).size).toBe(vanguard.cards.length)
    expect(new Set(vanguard.cards.map(({ name }) => name)).size).toBe(vanguard.cards.length)
  })
  it('brings four decks, each of one clan with its G deck', () => {
    expect(vanguard.decks).toHaveLength(4)
    for (const { cards } of vanguard.decks) {
      const list = cards.map((id) => vanguard.cards.find((card) => card.id === id)!)
      expect(new Set(list.flatMap(({ clans }) => clans)).size).toBe(1)
      expect(list.filter(({ type }) => type === 'G')).toHaveLength(16)
    }
  })
})
