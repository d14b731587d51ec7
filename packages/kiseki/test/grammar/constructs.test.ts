import { declinedIn } from '@fudaba/cardtext'
import { describe, expect, it } from 'vitest'
import { readCard } from '../../grammar/index.ts'
import { abilities, ability, english } from './reading.ts'

describe('kinds of crafts', () => {
  it('a cost before a colon makes an activated craft', () => {
    expect(ability('・1EP支払う:カードを1枚引く。')).toEqual({
      kind: 'activated',
      cost: [{ kind: 'pay', amount: 1, resource: 'ep' }],
      effect: { kind: 'draw', quantity: { kind: 'exactly', amount: 1, counter: 'cards' } },
    })
  })
  it('した時 makes a triggered craft', () => {
    expect(ability('・これが場を離れた時、計画1。').trigger).toMatchObject({
      kind: 'event',
      of: [{ verb: 'leave' }],
    })
  })
  it('開始時 and 終了時 make triggered crafts that wait for a moment', () => {
    expect(ability('・ターン開始時、計画1。').trigger).toEqual({ kind: 'moment', moment: 'turn-start' })
    expect(ability('・戦闘フェイズ終了時、計画1。').trigger).toEqual({
      kind: 'moment',
      moment: 'battle-phase-end',
    })
  })
  it('a sentence with neither is a continuous craft', () => {
    expect(ability('・これは攻撃できない。').kind).toBe('continuous')
  })
  it('without ・ a sentence is what the card does when it is played (207.3)', () => {
    expect(ability('カードを2枚引く。').kind).toBe('instruction')
  })
  it('代わりに replaces an event', () => {
    expect(ability('・これが破壊される場合、代わりにこれをアクションする。').effect).toMatchObject({
      kind: 'replace',
      event: { verb: 'destroyed' },
      effect: { kind: 'turn', verb: 'action' },
    })
  })
})

describe('what is no part of a text', () => {
  it('a reminder in parentheses is not read (207.5)', () => {
    expect(abilities('【暗躍】(影に潜む。)')).toEqual(abilities('【暗躍】'))
  })
  it('the name of an art is not read (207.6)', () => {
    expect(abilities('「波の刃」カードを1枚引く。')).toEqual(abilities('カードを1枚引く。'))
  })
  it('a keyword before ― is not read (207.7)', () => {
    expect(abilities('・灯火―これは攻撃できない。')).toEqual(abilities('・これは攻撃できない。'))
  })
  it('the icons of 1321 and 1322 are read as their wordings', () => {
    expect(ability('・[アクション]:計画1。').cost).toEqual([{ kind: 'kiseki.action-this' }])
    expect(abilities('・[登場]計画1。')).toEqual(abilities('・これが場に出た時、計画1。'))
  })
})

describe('icon crafts', () => {
  it('a line of them keeps their order', () => {
    expect(ability('【武術】【援軍】【ヘイト】').keywords).toEqual(['martial', 'reinforcement', 'hate'])
  })
  it('a number inside is kept', () => {
    expect(ability('【搭乗4】').effect).toEqual({
      kind: 'paragraph',
      sentences: [{ kind: 'kiseki.icon', keyword: 'boarding', amount: 4 }],
    })
  })
  it('a craft inside is read like any other craft', () => {
    const [inside, outside] = abilities('【高揚「これは攻撃されない。」】\n・これは攻撃されない。')
    expect(inside.effect).toMatchObject({ sentences: [{ keyword: 'elation', craft: outside }] })
  })
  it('the English says the number', () => {
    expect(english('【光まとう翼3】【暗躍】')).toBe('Wings of Light 3, Covert')
  })
})

describe('terms of chapter 1300 in a text', () => {
  it.each([
    ['・これは攻撃中オーバーキルしない。', 'kiseki.does-not'],
    ['・あなたはスタンダメージを受けない。', 'kiseki.does-not'],
    ['・これは応戦中サポートを得る。', 'kiseki.gain-attribute'],
    ['・これはサポートを失う。', 'kiseki.lose-attribute'],
    ['・相手の灯台組合と霧の学舎と錆鉄団をリンクする。', 'kiseki.link'],
    ['・相手の絆は15点であるものとする。', 'kiseki.suppose'],
    ['・このカードは呪われている。', 'kiseki.cursed'],
    ['・これは灯台組合を得る。', 'grant'],
    ['・相手は可能な限りこれに攻撃する。', 'require'],
    ['・相手のUNITはこれに攻撃できない。', 'prohibit'],
    ['・これは拠点からプレイできる。', 'permit'],
    ['・あなたがプレイするEVENTのEPコストを1減らす。', 'alter-cost'],
    ['・あなたの手札の灯台組合の創設レベルを2増やす。', 'modify'],
  ])('%s is a %s', (text, kind) => {
    expect(ability(text).effect.kind).toBe(kind)
  })
  it('対象とし binds what それ speaks of', () => {
    expect(ability('BASEを1つ対象とし、それを破壊する。').effect).toMatchObject({
      kind: 'sequence',
      steps: [
        { kind: 'choose', target: true },
        { kind: 'act', verb: 'destroy', what: { kind: 'reference', to: 'it' } },
      ],
    })
  })
  it('てもよい。そうしたなら makes the rest depend on the payment', () => {
    expect(ability('あなたの手札を1枚捨ててもよい。そうしたなら、カードを2枚引く。').effect).toMatchObject({
      sentences: [{ kind: 'may' }, { kind: 'if', condition: { kind: 'did-so' }, effect: { kind: 'draw' } }],
    })
  })
  it('すべて after を means the same as before it', () => {
    expect(abilities('相手のUNITをすべてアクションする。')).toEqual(
      abilities('相手のUNITすべてをアクションする。'),
    )
  })
  it('a limit follows the craft it limits', () => {
    expect(ability('・1CP支払う:計画1。このクラフトは1ターンに2回しかプレイできない。').riders).toEqual([
      { kind: 'limit', limit: { period: 'turn', times: 2 } },
    ])
  })
})

describe('what is not read is declined', () => {
  it.each([
    ['an unknown verb', '・これは歌う。'],
    ['an unknown organisation', '・あなたの砂漠楽団は+1/+1を得る。'],
    ['an unknown icon craft', '【飛翔】'],
    ['an icon craft that lacks its number', '【搭乗】'],
    ['それ that speaks of nothing', 'それを破壊する。'],
    ['a craft inside an icon that nobody reads', '【高揚「これは歌う。」】'],
  ])('%s', (_, text) => {
    const read = readCard(text)
    expect(read.paragraphs.map(({ ability: made }) => made)).toEqual([null])
    expect(declinedIn(read).length + read.paragraphs.filter(({ problem }) => problem !== null).length).toBe(1)
  })
})
