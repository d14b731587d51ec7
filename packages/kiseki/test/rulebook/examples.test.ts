import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { toHand } from '../../src/changes/verbs.ts'
import { happens, passUntil, stunned as lying } from '../cards.ts'
import { base, event, item, unit } from '../playing.ts'

/** Worked examples of the rulebook that no other chapter's tests play out. */

const free = (name: string, text: string) => event(name, { ep: 0, text })
const both = { types: ['ITEM', 'UNIT'], str: 1, def: 1 }

describe('Worked examples', () => {
  const offers = (text: string) => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', text)] },
      P2: { field: [item('both', both), item('I'), unit('U')] },
    })
    g.P1.acts('play-event')
    return g.P1
  }
  test('an EVENT that destroys an ITEM offers an ITEM・UNIT', () => {
    expect(offers('ITEMを1つ対象とし、それを破壊する。')).toOfferExactly('both', 'I')
  })
  test('an EVENT that stuns a UNIT offers an ITEM・UNIT', () => {
    expect(offers('UNITを1つ対象とし、それをスタンする。')).toOfferExactly('both', 'U')
  })

  test('an art whose target is gone still gains its bond', () => {
    const text =
      'CPコストが3以下のUNITを1つ対象とし、それはこのターン中-0/-3を得る。その後、あなたは絆を3点得る。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [unit('A', { arts: { ep: 0, text } })], bond: 20 },
      P2: { field: [unit('B', { def: 5 }), unit('C', { def: 5 })] },
    })
    g.P1.acts('play-art', { target: 'B' })
    happens(g, toHand, 'B')
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(23)
    expect(g.at('C')).toBeUnchanged()
  })

  test('a craft on each other attacker triggers twice for a scrum of two', () => {
    const text = '・あなたの他のUNITが1つ攻撃した時、これはこのターン中+1/+1を得る。'
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 1, def: 1, text }), unit('B'), unit('C')] },
    })
    g.P1.chooses('B', 'C')
    passUntil(g, { asked: 'battle.attackers' })
    expect([g.at('A').values['str'], g.at('A').values['def']]).toEqual([3, 3])
  })

  const duel = (text: string) => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 5, def: 2, cp: 1, text })], bond: 20 },
      P2: { field: [unit('B', { str: 5, def: 3, cp: 1 }), unit('C', { str: 0, def: 9 })], bond: 20 },
    })
    g.P1.chooses('A')
    g.P1.chooses('B')
    return g
  }
  test('a UNIT stunned in its own battle still kills what it stunned', () => {
    const g = duel('・これがUNITをスタンした時、それを即死させる。')
    for (let i = 0; i < 20 && g.at('B').zone === 'field'; i++) g.everyonePasses()
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.at('B').zone).toBe('trails')
    expect(g.view(null).facts['step']).toBe('resolution')
  })
  test('a UNIT stunned in its own battle still uses its craft on overkill damage', () => {
    const g = duel('・これがオーバーキルダメージを与えた時、相手のUNITを1つ対象とし、それをスタンする。')
    for (let i = 0; i < 20 && !g.P1.isAsked('program.target'); i++) g.everyonePasses()
    expect(g.at('A').marks['stunned']).toBe(1)
    g.P1.chooses('C')
    g.everyonePasses()
    expect(g.at('C').marks['stunned']).toBe(1)
  })
  test('a UNIT that stunned itself for magic still uses its craft on playing it', () => {
    const text = '【魔法】\n・この【魔法】をプレイした時、他のスタン状態のUNITを1つ対象とし、それを回復する。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { text }), lying('B'), lying('C')], bond: 20 },
    })
    g.P1.acts('play-craft')
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.P1).toBeAsked('program.target')
    expect(g.P1).toOfferExactly('B', 'C')
    g.P1.chooses('C')
    g.everyonePasses()
    expect(g.at('C').marks['stunned']).toBe(0)
  })

  test('a craft on a name counts cards of exactly that name in the field', () => {
    const text = '・あなたの場に“リネ”がいるなら、これは+1/+1を得る。'
    const strength = (name: string, zone: 'field' | 'trails'): unknown => {
      const A = unit('A', { str: 1, text })
      const other = unit('other', { name })
      const P1 = { field: zone === 'field' ? [A, other] : [A], trails: zone === 'trails' ? [other] : [] }
      return board(kiseki, { at: 'homebase', P1 }).at('A').values['str']
    }
    expect(strength('リネ', 'field')).toBe(2)
    expect(strength('リネ・モロー', 'field')).toBe(1)
    expect(strength('リネ', 'trails')).toBe(1)
  })

  test('a recovering EVENT offers every stunned UNIT of the organisation', () => {
    const text = 'スタン状態の協会を1つ対象とし、それを回復する。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', text)],
        field: [
          unit('one', {}, { stunned: 1 }),
          unit('two', { organisations: ['協会', '学舎'] }, { stunned: 1 }),
          unit('none', { organisations: ['学舎'] }, { stunned: 1 }),
          unit('awake'),
        ],
      },
    })
    g.P1.acts('play-event')
    expect(g.P1).toOfferExactly('one', 'two')
  })

  test('a UNIT of cost two stunned by an EVENT costs its controller two bond', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', 'CPコストが2以下のUNITを1つ対象とし、それをスタンする。')], bond: 20 },
      P2: { field: [unit('A', { cp: 2 }), unit('B', { cp: 3 })], bond: 20 },
    })
    g.P1.plays('play-event')
    expect(g.at('A').marks['stunned']).toBe(1)
    expect([g.count('P1', 'bond'), g.count('P2', 'bond')]).toEqual([20, 18])
  })
  test('a UNIT of cost three stunned as a cost costs its own controller three bond', () => {
    const text = '・これをスタンする:CPコストが2以下のUNITを1つ対象とし、それをスタンする。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { cp: 3, text })], bond: 20 },
      P2: { field: [unit('B', { cp: 2 })], bond: 20 },
    })
    g.P1.acts('play-craft')
    expect(g.count('P1', 'bond')).toBe(17)
    g.everyonePasses()
    expect(g.count('P2', 'bond')).toBe(18)
  })

  test('two UNITs that count as alone both get their bonus', () => {
    const text = '・あなたの【暗躍】を持たないUNITがこれだけなら、これは+8/+8を得る。'
    const fields = (homebase: readonly ReturnType<typeof base>[]) => {
      const g = board(kiseki, {
        at: 'homebase',
        P1: { field: [unit('A', { str: 1, text }), unit('B', { str: 1, text })], homebase },
      })
      return [g.at('A').values['str'], g.at('B').values['str']]
    }
    expect(fields([])).toEqual([1, 1])
    expect(fields([base('H', { text: '・あなたのUNITはこれだけであるものとする。' })])).toEqual([9, 9])
  })

  test('a UNIT that gained all organisations counts two', () => {
    const counter = '・これは+X/+0を得る。Xはあなたの他のUNITが持つ組織の数に等しい。'
    const everything = '・これはあらゆる領域ですべての組織を持つ。'
    const g = board(kiseki, {
      at: 'attack',
      P1: {
        field: [
          unit('A', { organisations: ['帝国'], text: everything }),
          unit('B', { organisations: ['学舎'], text: '【帰属】' }),
          unit('C', { organisations: ['帝国'], str: 1, text: counter }),
        ],
      },
    })
    expect(g.at('C').values['str']).toBe(3)
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.at('C').values['str']).toBe(3)
  })
})
