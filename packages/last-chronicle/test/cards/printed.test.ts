import { describe, expect, test } from '@fudaba/kernel/testing'
import { lastChronicle } from '@fudaba/last-chronicle'
import { passUntil, sources, unit } from '../cards.ts'
import { atk, power, resolve, table, using } from './table.ts'

/** Texts are read as a board is made: whatever that carries out, a board made before has seen. */
const before = () => table()

const entering = '戦場に配置されたとき、カードを1枚引く。'

describe('what a text says', () => {
  test('a card’s own name in its text is the card itself', () => {
    const seen = before()
    const g = table({
      hand: [unit('A', { name: '灼牙のドガン', text: `[T]灼牙のドガンが${entering}` }), unit('B')],
    })
    g.P1.acts('place-unit', { with: 'A' })
    resolve(g)
    expect(g.zone('P1', 'hand').length).toBe(2)
    g.P1.acts('place-unit', { with: 'B' })
    expect(g.zone('stack').length).toBe(0)
    seen.proves('5.7.2')
  })

  test('its own name may be spelled in another way, and is no part of a longer word', () => {
    const g = table({
      hand: [
        unit('A', { name: '灼牙のドガン', text: `[T]灼牙の ドガンが${entering}` }),
        unit('B', { name: 'ドガン', text: `[T]灼牙のドガンが${entering}` }),
      ],
    })
    g.P1.acts('place-unit', { with: 'B' })
    expect(g.zone('stack').length).toBe(0)
    g.P1.acts('place-unit', { with: 'A' })
    expect(g.zone('stack').length).toBe(1)
  })

  test('もしくは is either of them, and かつ both', () => {
    const lit = (text: string) => {
      const g = table({
        life: 4,
        battlefield: [unit('A', { text: `[F]${text}なら、このユニットのパワーを+500する。` }), unit('B')],
      })
      expect(power(g, 'B')).toBe(1000)
      return power(g, 'A')
    }
    expect(lit('あなたの時代が3以上もしくはあなたのライフが5以下')).toBe(1500)
    expect(lit('あなたの時代が3以上かつあなたのライフが5以下')).toBe(1000)
    expect(lit('あなたの時代が1以上で、かつあなたのライフが5以下')).toBe(1500)
  })

  test('an icon says of which kind an ability is, and one of another kind is not read', () => {
    const seen = before()
    const g = table({
      hand: [
        unit('A', { text: `[T]このユニットが${entering}` }),
        unit('B', { text: `[F]このユニットが${entering}` }),
      ],
    })
    g.P1.acts('place-unit', { with: 'B' })
    expect(g.zone('stack').length).toBe(0)
    g.P1.acts('place-unit', { with: 'A' })
    expect(g.zone('stack').length).toBe(1)
    seen.proves('5.7.5')
  })

  test('without an icon the wording says it', () => {
    const g = table({
      hand: [unit('A', { text: `このユニットが${entering}` })],
      battlefield: [
        unit('B', { text: 'このユニットをワイプする:カードを1枚引く。' }),
        unit('C', { text: 'このユニットのパワーを+500する。' }),
      ],
    })
    expect(sources(g, 'use-ability')).toEqual(['B'])
    expect(power(g, 'C')).toBe(1500)
    g.P1.acts('place-unit')
    expect(g.zone('stack').length).toBe(1)
  })

  test('each line is an ability of its own', () => {
    const seen = before()
    const text = '[A]このユニットをワイプする:カードを1枚引く。\n[A]ライフを1支払う:このユニットを回復する。'
    const g = table({ battlefield: [unit('A', { text })] })
    expect(sources(g, 'use-ability')).toEqual(['A'])
    expect(sources(g, 'use-ability-2')).toEqual(['A'])
    g.P1.acts('use-ability')
    g.everyonePasses()
    expect(g.at('A').turned).toBe(true)
    seen.proves('11.4.6')
  })

  test('とき, たび and 時に make a trigger ability of an event and an effect', () => {
    for (const text of [
      `[T]このユニットが${entering}`,
      '[T]このユニットが戦場に配置されるたび、カードを1枚引く。',
      '[T]このユニットが戦場に配置された時に、カードを1枚引く。',
    ]) {
      const seen = before()
      const g = table({ hand: [unit('A', { text })] })
      g.P1.acts('place-unit')
      expect(g.zone('stack').length).toBe(1)
      seen.proves('11.6.2')
    }
  })

  test('a condition of a trigger is looked at as it triggers, and again', () => {
    const text = '[T]このユニットが戦場に配置されたとき、あなたのライフが10以下なら、カードを1枚引く。'
    const at = (life_: number) => {
      const g = table({ hand: [unit('A', { text })], life: life_ })
      g.P1.acts('place-unit')
      return g.zone('stack').length
    }
    expect([at(11), at(10)]).toEqual([0, 1])
  })

  test('a spell does all of its lines', () => {
    const g = using('対戦相手に1ダメージを与える。\nカードを1枚引く。')
    resolve(g)
    expect([g.count('P2', 'life'), g.zone('P1', 'hand').length]).toEqual([19, 1])
  })

  test('what is not read does nothing and is shown as unread', () => {
    const card = lastChronicle.readCard!({ name: '歌い手', text: '[F]このユニットは歌う。\n『勇猛』' })
    expect(lastChronicle.cardText!(card, lastChronicle.book).map(({ unread }) => unread)).toEqual([
      true,
      false,
    ])
    const g = table({ battlefield: [unit('A', { text: '[F]このユニットは歌う。' })] })
    expect(power(g, 'A')).toBe(1000)
  })
})

describe('what players are shown', () => {
  test('coloured lines and bursts have their headings', () => {
    const card = lastChronicle.readCard!({
      name: '名無し',
      lamps: ['none', 'none', 'green', 'red'],
      green: { text: '『オーラ』' },
      burst: { text: 'カードを1枚引く。' },
    })
    expect(lastChronicle.cardText!(card, lastChronicle.book).map(({ text }) => text.ja)).toEqual([
      '緑: 『オーラ』',
      'CB: カードを1枚引く。',
    ])
  })
  test('a keyword that no lamp can give is shown as unread', () => {
    const card = lastChronicle.readCard!({ name: '名無し', green: { text: '『結合』' } })
    expect(lastChronicle.cardText!(card, lastChronicle.book)).toMatchObject([{ unread: true }])
  })
})

describe('coloured parts', () => {
  const lamps = ['none', 'green', 'none', 'red']
  const eras = (n: number) => ({ eras: n })

  test('an ability of a coloured part is there while its lamp is lit', () => {
    const card = { lamps, green: { text: '[F]このユニットのATKを+2する。' } }
    const at = (n: number) => atk(table({ ...eras(n), battlefield: [unit('A', card)] }), 'A')
    expect([at(1), at(2), at(3)]).toEqual([1, 3, 1])
  })
  test('a keyword of a coloured part is there while its lamp is lit', () => {
    const card = { lamps, red: { text: '『オーラ』' } }
    const blocked = (n: number) => {
      const g = table(
        { ...eras(n), battlefield: [unit('A', card)] },
        { eras: 4, battlefield: [unit('D')] },
        { at: 'attack' },
      )
      g.P1.chooses('A')
      passUntil(g, { asked: 'battle.defender' })
      return g.P2.isAsked('battle.defender')
    }
    expect([blocked(3), blocked(4)]).toEqual([true, false])
  })
  test('a trigger of a coloured part is there while its lamp is lit', () => {
    const card = { lamps, green: { text: `[T]このユニットが${entering}` } }
    const at = (n: number) => {
      const g = table({ ...eras(n), hand: [unit('A', card)] })
      g.P1.acts('place-unit')
      return g.zone('stack').length
    }
    expect([at(1), at(2), at(3)]).toEqual([0, 1, 0])
  })

  test('a coloured sentence that continues an ability is part of it', () => {
    const seen = before()
    const card = {
      lamps,
      text: '[T]このユニットが戦場に配置されたとき、対戦相手のユニットを1体選び、それをワイプする。',
      green: { text: 'さらに、それに500ダメージを与える。' },
    }
    const at = (n: number) => {
      const g = table({ ...eras(n), hand: [unit('A', card)] }, { battlefield: [unit('D')] })
      g.P1.acts('place-unit')
      expect(g.zone('stack').length).toBe(1)
      resolve(g)
      return g
    }
    const plain = at(1)
    expect(plain.at('D')).toMatchObject({ turned: true, values: { damage: 0 } })
    const lit = at(2)
    expect(lit.at('D')).toMatchObject({ turned: true, values: { damage: 500 } })
    seen.proves('11.4.6.1')
  })
  test('a coloured sentence that continues a spell is part of it', () => {
    const more = {
      lamps: ['none', 'green', 'none', 'none'],
      green: { text: 'さらに、それに500ダメージを与える。' },
    }
    const text = '対戦相手のユニットを1体選び、それをワイプする。'
    const at = (n: number) => {
      const g = using(text, { eras: n }, { battlefield: [unit('D')] }, more)
      resolve(g)
      return g.at('D').values['damage']
    }
    expect([at(1), at(2)]).toEqual([0, 500])
  })
})
