import { lastChronicle } from '@fudaba/last-chronicle'
import { withCards } from '@fudaba/kernel'
import type { CardLiteral } from '@fudaba/kernel/rules'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { addCategories } from '../../grammar/index.ts'
import { passUntil, sources, unit } from '../cards.ts'
import { power, table } from './table.ts'

addCategories({ ja: '騎士', en: 'Knight' })

/** The card with what its text says. */
const completed = (card: CardLiteral) =>
  withCards(lastChronicle, [lastChronicle.readCard!(card)]).cards.at(-1)!

/** What the rules look for is what the text says. */
describe('keywords of texts', () => {
  const said: readonly (readonly [string, object])[] = [
    ['『勇猛』', { valor: true }],
    ['『速攻』『オーラ』', { haste: true, aura: true }],
    ['[F]『魂石化』', { soulstone: true }],
    ['『追撃』『吸収』『結合』', { pursuit: true, absorption: true, joining: true }],
    ['『突破3』', { breakthrough: 3 }],
    ['『探索(2)』『制圧(1)』', { exploration: 2, suppression: 1 }],
    ['『動力(4)』', { powerSource: 4 }],
    ['『ハーベスト実り2』', { harvest: 2 }],
    ['『準備2条件(攻撃したとき)』', { 'preparation(attack)': 2 }],
    ['『準備1条件(防御したとき)』', { 'preparation(defend)': 1 }],
    ['『ソウルチェンジ(騎士)』', { soulChange: '騎士' }],
    ['『覚醒(騎士)』', { awakening: '騎士' }],
    ['『昇華(灯の番人)』', { sublimation: '灯の番人' }],
    ['『禁忌(1黒)』', { taboo: '1黒' }],
    ['『禁忌(1黒/3)』', { taboo: '1黒/3' }],
    ['[F]このカードはデッキに何枚でも入れることができる。', { anyNumber: true }],
  ]
  for (const [text, keywords] of said)
    test(text, () => expect(completed({ name: '名無し', text }).keywords).toEqual(keywords))
  test('an alternative cost and a soul burst are of the card', () => {
    const card = completed({
      name: '名無し',
      text: '『異能(2青)』\n[T]ソウルバースト(1白)⇒このカードを戦場に配置する。',
    })
    expect(card).toMatchObject({ alternative: '2青', soulBurst: { cost: '1白', placesItself: true } })
  })
})

describe('keywords at work', () => {
  test('awakening lights every lamp of its category', () => {
    const lamps = ['none', 'none', 'none', 'green']
    const lit = { lamps, green: { power: 2000 }, categories: ['騎士'] }
    const g = table({
      battlefield: [
        unit('A', lit),
        unit('B', { ...lit, categories: ['兵士'] }),
        unit('L', { text: '『覚醒(騎士)』' }),
      ],
    })
    expect([power(g, 'A'), power(g, 'B')]).toEqual([3000, 1000])
  })
  test('a card with joining is joined, and its text counts for the unit', () => {
    const g = table({
      hand: [unit('J', { power: 1500, text: '『結合』\n[F]このユニットのATKを+1する。' })],
      battlefield: [unit('A')],
    })
    expect(sources(g, 'join-unit')).toEqual(['J'])
    g.P1.acts('join-unit')
    expect(g.at('A').values).toMatchObject({ power: 2500, atk: 3 })
  })
  test('a breakthrough of a coloured part counts while its lamp is lit', () => {
    const card = { power: 3000, lamps: ['none', 'red', 'none', 'none'], red: { text: '『突破2』' } }
    const damage = (eras: number) => {
      const g = table(
        { eras, battlefield: [unit('A', card)] },
        { battlefield: [unit('D')] },
        { at: 'attack' },
      )
      g.P1.chooses('A')
      passUntil(g, { asked: 'battle.defender' })
      g.P2.chooses('D')
      passUntil(g, { phase: 'main 2' })
      return g.count('P2', 'life')
    }
    expect([damage(1), damage(2)]).toEqual([20, 18])
  })
})
