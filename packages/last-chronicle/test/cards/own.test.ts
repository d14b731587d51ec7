import { describe, expect, test } from '@fudaba/kernel/testing'
import { lastChronicle } from '@fudaba/last-chronicle'
import { history, passUntil, sources, spell, stone, structure, unit, wiped } from '../cards.ts'
import { after, life, power, table, using, valuesThere } from './table.ts'

describe('tokens', () => {
  const text = 'レベル1/パワー1500/ATK2の【獣】のトークンユニットを2体配置する。'
  test('a text makes as many tokens as it says, with its numbers and its category', () => {
    const g = after(text)
    const tokens = valuesThere(g, 'P1')
    expect(tokens.length).toBe(2)
    expect(tokens[0]).toMatchObject({ power: 1500, atk: 2, level: 1, categories: '獣' })
  })
  test('a category in brackets needs no card that has it', () => {
    const g = after(text.replace('獣', '名もなき 影兵'), {
      battlefield: [unit('L', { text: '[F]あなたの【名もなき影兵】のパワーを+500する。' })],
    })
    expect(valuesThere(g, 'P1').map((each) => each['power'])).toEqual([1000, 2000, 2000])
  })
  test('tokens are units that come to the battlefield', () => {
    const g = after(text.replace('2体', '1体'), {
      battlefield: [
        history('H', { text: '[T]あなたのユニットが戦場に配置されたとき、あなたはライフを1得る。' }),
      ],
    })
    expect(life(g, 'P1')).toBe(21)
  })
  test('field abilities apply to tokens', () => {
    const g = after(text, {
      battlefield: [unit('L', { text: '[F]あなたのトークンユニットのパワーを+500する。' })],
    })
    expect(valuesThere(g, 'P1').map((each) => each['power'])).toEqual([1000, 2000, 2000])
  })
})

describe('counters', () => {
  test('harvest puts counters on, a cost takes them off', () => {
    const text = '『ハーベスト実り2』\n[A]このカードの上から実りカウンターを1個取り除く:カードを1枚引く。'
    const ca = (name: string) => unit(name, { ca: 4 })
    const g = table({ battlefield: [history('H', { text })], chrono: [ca('a'), ca('b'), ca('c')] })
    expect(sources(g, 'use-ability')).toEqual([])
    g.P1.acts('advance-era')
    g.P1.chooses('a')
    g.P1.chooses('b')
    g.everyonePasses()
    g.P1.acts('use-ability')
    g.everyonePasses()
    g.P1.acts('use-ability')
    g.everyonePasses()
    expect(sources(g, 'use-ability')).toEqual([])
    expect(g.zone('P1', 'hand').length).toBe(3)
  })
  test('a power source is spent and filled again', () => {
    const text = '『動力(2)』\n[A](2):カードを1枚引く。'
    const g = table({ hand: [structure('T', { text })] })
    g.P1.acts('place-structure')
    g.P1.acts('use-ability')
    g.everyonePasses()
    expect(g.zone('P1', 'hand').length).toBe(1)
    expect(sources(g, 'use-ability')).toEqual([])
  })
  test('more power counters are put on a structure', () => {
    const g = after('ストラクチャを1つ選び、それの上に動力カウンターを2個置く。', {
      battlefield: [structure('T', { text: '[A](2):カードを1枚引く。' })],
    })
    expect(sources(g, 'use-ability')).toEqual(['T'])
  })
  test('preparation counters are asked for', () => {
    const text =
      '『準備1条件(攻撃したとき)』\n[F]このユニットの上の準備カウンターが1以上なら、このユニットのパワーを+1500する。'
    const g = table({ hand: [unit('A', { text })] })
    g.P1.acts('place-unit')
    expect(power(g, 'A')).toBe(2500)
  })
})

describe('souls', () => {
  test('a text makes souls', () => {
    const g = table({
      battlefield: [unit('A', { text: '[A]このユニットをワイプする:青のソウルを1生み出す。' })],
      hand: [unit('U', { cost: '青' })],
    })
    expect(sources(g, 'place-unit')).toEqual([])
    g.P1.acts('use-ability')
    g.everyonePasses()
    expect(sources(g, 'place-unit')).toEqual(['U'])
  })
  test('a soul burst is declared and paid as the card becomes a stone', () => {
    const text = '[T]ソウルバースト(紫)⇒あなたはカードを1枚引く。'
    const g = table({ hand: [unit('A', { cost: '紫', text })] })
    g.P1.acts('put-stone')
    expect(g.P1).toBeAsked('souls.burst')
    g.P1.answers(true)
    if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-purple')
    g.everyonePasses()
    expect(g.zone('P1', 'hand').length).toBe(1)
    expect(g.at('A').turned).toBe(true)
  })
  test('an alternative cost is paid', () => {
    const g = table({
      hand: [unit('A', { cost: '1青青', text: '『異能(2)』' })],
      souls: [stone('S', '白'), stone('T', '黒')],
    })
    expect(sources(g, 'place-unit')).toEqual(['A'])
  })
  test('the X of a cost is the X of the text', () => {
    const g = table({
      hand: [spell('E', { cost: 'X橙', text: '対戦相手にXダメージを与える。' })],
      souls: [stone('S', '橙'), stone('T', '橙'), stone('U', '橙')],
    })
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('program.x')
    expect(() => g.P1.answers(3)).toThrow()
    g.P1.answers(1)
    for (const with_ of ['S', 'T'])
      if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-orange', { with: with_ })
    g.everyonePasses()
    expect(life(g, 'P2')).toBe(19)
    expect(['S', 'T', 'U'].map((name) => g.at(name).turned)).toEqual([true, true, false])
  })
  test('a payment may be refused', () => {
    const g = using('ソウル(1)を支払ってよい。そうしたなら、カードを1枚引く。', { souls: [stone('S', '白')] })
    g.P1.passes()
    g.P2.passes()
    g.P1.answers(true)
    if (g.P1.isAsked('cost.resource')) g.P1.acts('soul-white')
    expect(g.zone('P1', 'hand').length).toBe(1)
    expect(g.at('S').turned).toBe(true)
  })
})

describe('chrono checks', () => {
  test('a text makes a chrono check, and its burst may be declared', () => {
    const g = using('クロノチェックを1回行う。', {
      deck: [unit('A', { burst: { text: 'あなたはライフを2得る。' } }), unit('B')],
    })
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toBeAsked('chrono.burst')
    g.P1.answers(true)
    g.everyonePasses()
    expect(g.zone('P1', 'chrono')).toEqual(['A'])
    expect(life(g, 'P1')).toBe(22)
  })
  test('a text makes two chrono checks, one after the other', () => {
    const g = after('クロノチェックを2回行う。', { deck: [unit('A'), unit('B'), unit('C')] })
    expect(g.zone('P1', 'chrono').length).toBe(2)
  })
  test('triggers wait for chrono checks', () => {
    const g = after('クロノチェックを1回行う。', {
      battlefield: [unit('L', { text: '[T]あなたがクロノチェックを行ったとき、あなたはライフを1得る。' })],
    })
    expect(life(g, 'P1')).toBe(21)
  })
})

describe('keywords of texts', () => {
  test('soul change lowers the cost by that of a unit of the category', () => {
    const g = table({
      hand: [unit('D', { cost: '4紫紫', text: '『ソウルチェンジ(術師)』『オーラ』' })],
      battlefield: [unit('M', { cost: '4紫', categories: ['術師'] })],
      souls: [stone('S', '紫')],
    })
    expect(sources(g, 'place-unit')).toEqual(['D'])
  })
  test('sublimation names a card', () => {
    const g = table({
      hand: [unit('Q', { cost: '9黒', text: '『昇華(墓地の影法師)』' })],
      battlefield: [unit('M', { name: '墓地の影法師' }), unit('N')],
    })
    g.P1.acts('sublimate')
    g.everyonePasses()
    expect([g.at('Q').zone, g.at('M').zone, g.at('N').zone]).toEqual([
      'battlefield',
      'discard',
      'battlefield',
    ])
  })
  test('a taboo is paid as the card falls from the deck', () => {
    const g = using('あなたのデッキの上から1枚捨て札置き場に置く。', {
      deck: [unit('T', { text: '『禁忌(1黒/2)』' }), unit('x')],
      souls: [stone('S', '白'), stone('U', '白')],
    })
    g.P1.passes()
    g.P2.passes()
    g.everyonePasses()
    expect(g.P1).toBeAsked('taboo.pay')
  })
  test('exploration and suppression gain invasion', () => {
    const g = table({ hand: [unit('A', { text: '『探索(2)』' })] })
    g.P1.acts('place-unit')
    g.everyonePasses()
    expect(g.count('P1', 'invasion')).toBe(2)
  })
  test('a breakthrough that is gained takes the place of the other', () => {
    const g = using(
      'あなたのユニットを1体選び、ターンの終わりまで、それは『突破3』を得る。',
      { battlefield: [unit('A', { power: 3000, text: '『突破1』' })] },
      { battlefield: [unit('D')] },
    )
    g.everyonePasses()
    passUntil(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.defender' })
    g.P2.chooses('D')
    passUntil(g, { phase: 'main 2' })
    expect(life(g, 'P2')).toBe(17)
    g.proves('15.2.4.5')
  })
})

describe('the game itself', () => {
  test('is won by a text whose condition holds', () => {
    const text = '[T]あなたのターンの終了時に、あなたのライフが20以上なら、あなたはゲームに勝利する。'
    const g = table({ battlefield: [history('H', { text })] })
    passUntil(g, { phase: 'adjustment' })
    g.everyonePasses()
    expect(g.match.result).toMatchObject({ winner: 'P1', ending: 'card' })
  })
  test('any number of a card may be in a deck', () => {
    const card = lastChronicle.cards.find(({ name }) => name === '群れる砂鼠')!
    expect(
      lastChronicle.checkDeck(
        Array.from({ length: 50 }, () => card),
        {},
        'test',
      ),
    ).toEqual([])
  })
  test('an ability may be used once a turn', () => {
    const text = '[A]ライフを2支払う:このユニットを回復する。このアビリティは1ターンに1回しか使用できない。'
    const g = table({ battlefield: [unit('A', { text }, wiped)] })
    g.P1.acts('use-ability')
    g.everyonePasses()
    expect([life(g, 'P1'), g.at('A').turned]).toEqual([18, false])
    expect(sources(g, 'use-ability')).toEqual([])
  })
  test('modes are chosen on use', () => {
    const text = '以下から1つを選ぶ。\n●カードを1枚引く。\n●対戦相手に2ダメージを与える。'
    const g = table({ hand: [spell('E', { text })] })
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('program.modes')
    g.P1.answers('2')
    g.everyonePasses()
    expect(life(g, 'P2')).toBe(18)
  })
})
