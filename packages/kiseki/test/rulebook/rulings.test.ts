import { kiseki } from '@fudaba/kiseki'
import type { Ability } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun } from '../../src/changes/stun.ts'
import { toHand, turnUp } from '../../src/changes/verbs.ts'
import { scopes } from '../../src/board/state.ts'
import { begins, happens, passUntil } from '../cards.ts'
import { base, down, event, item, unit } from '../playing.ts'
import { UNIT, does, gainBond, it, phrase, sentences, some, steps, strengthen, target } from '../trees.ts'

/** Our readings where the rulebook is silent; those that no other chapter's tests hold. */

const free = (name: string, text: string) => event(name, { ep: 0, text })
const negate = '発動待機領域のカードや能力を1つ対象とし、それを無効にする。'

describe('rulings on battles', () => {
  test('a repeated selection raises no start and opens no window before it', () => {
    const text = '・攻撃対象選択ステップ開始時、あなたは絆を1点得る。'
    const g = board(kiseki, {
      at: 'battle',
      P1: { field: [unit('A'), unit('W', { text })], bond: 20 },
      P2: { field: [unit('B'), unit('C')] },
    })
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.count('P1', 'bond')).toBe(21)
    g.P1.chooses('A')
    g.P1.chooses('B')
    happens(g, toHand, 'B')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.count('P1', 'bond')).toBe(21)
    expect(g.zone('waiting')).toEqual([])
  })

  test('scrum support is no target for negating', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A'), unit('B')] },
      P2: { hand: [free('E', negate), free('F', 'カードを1枚引く。')] },
    })
    g.P1.acts('scrum-support', { target: 'A' })
    expect(g.zone('waiting')).toHaveLength(1)
    expect(g.may('P2', 'play-event', 'E')).toBe(false)
    g.P1.passes()
    g.P2.acts('play-event', { with: 'F' })
    expect(g.may('P2', 'play-event', 'E')).toBe(true)
  })

  test('after the end of the battle nobody is in battle, however often it repeats', () => {
    const weak: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'state',
        condition: {
          kind: 'value',
          of: { kind: 'reference', to: 'self' },
          characteristic: 'str',
          comparison: { than: 'at-most', amount: 2 },
        },
      },
      effect: strengthen({ kind: 'reference', to: 'self' }, 5),
    }
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 3, abilities: [weak] })] },
      P2: { field: [unit('B', { def: 9, str: 0 })] },
    })
    begins(g, 'plus', 'A', { values: [3, 0] })
    g.P1.chooses('A')
    passUntil(g, { step: 'resolution' })
    expect(g.at('A').marks['battleStatus']).not.toBe(0)
    begins(g, 'plus', 'A', { values: [1, 0], until: scopes.battle })
    begins(g, 'minus', 'A', { values: [4, 0] })
    for (let i = 0; i < 12 && g.zone('waiting').length === 0; i++) g.everyonePasses()
    expect(g.view(null).facts['step']).toBe('resolution')
    expect(g.at('A').marks['battleStatus']).toBe(0)
    expect(g.at('B').marks['battleStatus']).toBe(0)
  })
})

describe('rulings on plays', () => {
  test('a BASE works as soon as it is face up, negated or not', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        homebase: [base('H', { text: '・あなたのUNITは+2/+0を得る。' }, { ...down })],
        field: [unit('A', { str: 1 })],
      },
      P2: { hand: [free('E', negate)] },
    })
    expect(g.at('A').values['str']).toBe(1)
    g.P1.acts('play-base')
    expect(g.zone('waiting')).toHaveLength(1)
    expect(g.at('A').values['str']).toBe(3)
    g.P1.passes()
    g.P2.acts('play-event')
    passUntil(g, { step: 'deployment' })
    expect(g.zone('waiting')).toEqual([])
    expect(g.at('A').values['str']).toBe(3)
  })

  test("an ITEM's craft works in the field and not in the trail", () => {
    const text = '・あなたのUNITは+1/+0を得る。'
    const strength = (
      field: readonly ReturnType<typeof item>[],
      trails: readonly ReturnType<typeof item>[],
    ) =>
      board(kiseki, { at: 'homebase', P1: { field: [unit('A', { str: 1 }), ...field], trails } }).at('A')
        .values['str']
    expect(strength([item('I', { text })], [])).toBe(2)
    expect(strength([], [item('I', { text })])).toBe(1)
  })

  test('a craft on an EVENT works where it makes sense', () => {
    const text = 'カードを1枚引く。\n・あなたのUNITは+1/+0を得る。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { homebase: [event('E', { text }, { ...down })], field: [unit('A', { str: 1 })] },
    })
    expect(g.at('A').values['str']).toBe(1)
    happens(g, turnUp, 'E')
    expect(g.at('A').values['str']).toBe(2)
  })

  const inHand = (amount: number): Ability => ({
    kind: 'triggered',
    trigger: { kind: 'event', of: [{ kind: 'event', verb: 'stun', subject: phrase(UNIT) }] },
    effect: gainBond(amount),
    where: ['hand'],
  })
  test('the controller of a hidden card is asked at the moment of the event', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', 'UNITを1つ対象とし、それをスタンする。その後、カードを1枚引く。')],
        deck: 3,
        bond: 20,
      },
      P2: { field: [unit('A')], hand: [unit('H', { abilities: [inHand(1)] })], bond: 20 },
    })
    g.P1.plays('play-event')
    expect(g.P2).toBeAsked('trigger.show')
    expect(g.count('P1', 'hand')).toBe(0)
    g.P2.answers(true)
    expect(g.count('P1', 'hand')).toBe(1)
  })

  test('one showing triggers every craft of the card that was met', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [unit('H', { abilities: [inHand(1), inHand(2)] })], bond: 20 },
      P2: { field: [unit('A')] },
    })
    happens(g, stun, 'A')
    g.P1.answers(true)
    expect(g.P1).not.toBeAsked('trigger.show')
    passUntil(g, { step: 'deployment' })
    expect(g.count('P1', 'bond')).toBe(23)
  })

  test('a negated card was played, a card put into the field was not', () => {
    const watch = '・あなたがUNITをプレイした時、あなたは絆を1点得る。'
    const table = () =>
      board(kiseki, {
        at: 'deployment',
        P1: {
          field: [unit('W', { text: watch })],
          hand: [unit('A', { cp: 0 }), free('put', 'あなたの軌跡のUNITを1つ対象とし、それを場に出す。')],
          trails: [unit('B')],
          bond: 20,
        },
        P2: { hand: [free('E', negate)] },
      })
    const played = table()
    played.P1.acts('play-unit')
    played.P1.passes()
    played.P2.acts('play-event', { target: 'A' })
    passUntil(played, { phase: 'battle' })
    expect(played.at('A').zone).toBe('trails')
    expect(played.count('P1', 'bond')).toBe(21)
    const put = table()
    put.P1.acts('play-event')
    passUntil(put, { phase: 'battle' })
    expect(put.at('B').zone).toBe('field')
    expect(put.count('P1', 'bond')).toBe(20)
  })

  test('two separate targets may be the same UNIT', () => {
    const twice = sentences(
      steps(target(phrase(UNIT)), strengthen(it, 1)),
      steps(target(phrase(UNIT)), strengthen(it, 2)),
    )
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E', { ep: 0, abilities: [does(twice)] })], field: [unit('A', { str: 1 })] },
    })
    g.P1.plays('play-event')
    expect(g.at('A').values['str']).toBe(4)
  })

  test('an optional cost that cannot be met is not asked', () => {
    const text = 'あなたの手札を2枚捨ててもよい。そうしたなら、カードを3枚引く。'
    const g = board(kiseki, { at: 'homebase', P1: { hand: [free('E', text), unit('A')], deck: 5 } })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1).not.toBeAsked('program.may')
    expect(g.count('P1', 'hand')).toBe(1)
  })

  test('X may be zero and is bounded by what can be paid', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { text: '・XEP支払う:カードをX枚引く。' })], ep: 2, deck: 9 },
    })
    g.P1.acts('play-craft')
    expect(g.P1).toBeAsked('program.x')
    expect([g.match.decision?.min, g.match.decision?.max]).toEqual([0, 2])
    g.P1.answers(0)
    g.everyonePasses()
    expect(g.count('P1', 'hand')).toBe(0)
    expect(g.count('P1', 'ep')).toBe(2)
  })

  test('a hand card chosen first stays hidden until both have chosen', () => {
    const each = does({
      kind: 'by',
      player: 'each',
      effect: {
        kind: 'discard',
        what: some(
          phrase(
            { kind: 'owner', who: 'self' },
            { kind: 'zone', zone: 'hand' },
            { kind: 'noun', noun: 'card' },
          ),
        ),
      },
    })
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E', { ep: 0, abilities: [each] }), unit('A'), unit('B')] },
      P2: { hand: [unit('C'), unit('D')] },
    })
    g.P1.plays('play-event')
    g.P1.chooses('A')
    expect(g.at('A').zone).toBe('hand')
    expect(
      JSON.stringify(g.view('P2').zones.find(({ zone, owner }) => zone === 'hand' && owner === 'P1')),
    ).not.toMatch(/"A"/)
    g.P2.chooses('D')
    expect([g.at('A').zone, g.at('D').zone]).toEqual(['trails', 'trails'])
  })
})

describe('rulings on terms', () => {
  test('a stunned UNIT has lost what its basis craft gave it', () => {
    const text = '・これのCPコストはあなたのITEMの数に等しい。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { cp: 5, text }), item('I'), item('J')] },
    })
    expect(g.at('A').values['cp']).toBe(2)
    happens(g, stun, 'A')
    expect(g.at('A').values['cp']).toBe(5)
  })

  test('stun damage is the CP cost just before the stun', () => {
    const text = '・これのCPコストはあなたのITEMの数に等しい。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { cp: 5, text }), item('I'), item('J')], bond: 20 },
    })
    happens(g, stun, 'A')
    expect(g.count('P1', 'bond')).toBe(18)
  })

  test('a stunned UNIT can be targeted by its organisation', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [free('E', 'スタン状態の協会を1つ対象とし、それを回復する。')] },
      P2: { field: [unit('A', {}, { stunned: 1 }), unit('B', {}, { stunned: 1 })] },
    })
    g.P1.acts('play-event')
    expect(g.P1).toOfferExactly('A', 'B')
  })

  test('two martial arts give twice the bonus', () => {
    const g = board(kiseki, {
      at: 'attack',
      P1: { field: [unit('A', { str: 1, text: '【武術】【武術】' })] },
      P2: { field: [unit('B', { def: 9, str: 0 })] },
    })
    g.P1.chooses('A')
    passUntil(g, { step: 'resolution' })
    expect(g.at('A').values['str']).toBe(3)
  })

  test('magic does not recover a UNIT that left and came back', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [unit('A', { cp: 0, text: '【魔法】' })], bond: 20, deck: 9 },
      P2: { deck: 9 },
    })
    g.P1.plays('play-craft')
    expect(g.at('A').marks['stunned']).toBe(1)
    happens(g, toHand, 'A')
    g.P1.plays('play-unit')
    happens(g, stun, 'A')
    passUntil(g, { asked: 'turn.recover' })
    expect(g.at('A').marks['stunned']).toBe(1)
  })

  const boarding = (config = {}) =>
    board(kiseki, {
      at: 'homebase',
      config,
      P1: { field: [item('I', { text: '【搭乗2】' }), unit('A', { cp: 2 })] },
      P2: { hand: [free('E', negate)] },
    })
  test('a negated boarding craft still leaves a boarded ITEM・UNIT', () => {
    const g = boarding()
    g.P1.acts('play-craft')
    g.P1.passes()
    g.P2.acts('play-event')
    passUntil(g, { step: 'deployment' })
    expect(g.at('A').zone).toBe('removed')
    expect(g.at('I').values['type']).toBe('UNIT・ITEM')
  })
  test('a boarded ITEM without numbers has zero, unless the table forbids it', () => {
    const g = boarding()
    g.P1.plays('play-craft')
    expect([g.at('I').values['str'], g.at('I').values['def']]).toEqual([0, 0])
    expect(boarding({ missingStats: 'refuse' }).P1).not.toOffer('play-craft')
  })

  test('a UNIT of all organisations opens every organisation for the choice', () => {
    const everything = '・これはあらゆる領域ですべての組織を持つ。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', '場の組織を1つ選ぶ。あなたのその組織を持つUNITはこのターン中+1/+1を得る。')],
        field: [
          unit('A', { organisations: ['帝国'], text: everything }),
          unit('B', { organisations: ['学舎'] }),
        ],
      },
    })
    g.P1.acts('play-event')
    g.everyonePasses()
    expect(g.P1.mayChoose().length).toBeGreaterThan(2)
  })

  test("cancelled effects include the UNIT's own bonus but not its basis craft", () => {
    const text = '・これのDEFはあなたのITEMの数に等しい。\n・これは+2/+0を得る。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [free('E', 'UNITを1つ対象とし、それに適用されている効果を無効化する。')],
        field: [unit('A', { str: 1, def: 1, text }), item('I'), item('J')],
      },
    })
    expect([g.at('A').values['str'], g.at('A').values['def']]).toEqual([3, 2])
    g.P1.plays('play-event')
    expect([g.at('A').values['str'], g.at('A').values['def']]).toEqual([1, 2])
  })

  test('bond that counts as twenty caps what cards see and nothing else', () => {
    const twenty = base('H', { text: '・あなたの絆は20点であるものとする。' })
    const elation = '【高揚「これは+2/+0を得る。」】'
    const seen = (bond: number) => {
      const g = board(kiseki, {
        at: 'homebase',
        P1: { homebase: [twenty], field: [unit('A', { str: 1, text: elation })], bond },
      })
      return [g.at('A').values['str'], g.count('P1', 'bond')]
    }
    expect(seen(35)).toEqual([3, 35])
    expect(seen(10)).toEqual([3, 10])
  })

  test('a search shuffles only if the card says so', () => {
    const find = 'あなたのデッキからITEMを1枚探し、公開し手札に加える。'
    const order = (text: string, seed: number): string => {
      const deck = [unit('a'), unit('b'), unit('c'), item('I'), unit('d'), unit('e')]
      const g = board(kiseki, { at: 'homebase', seed, P1: { hand: [free('E', text)], deck } })
      g.P1.plays('play-event')
      g.P1.chooses('I')
      return g.zone('P1', 'deck').join('')
    }
    expect(order(find, 1)).toBe('abcde')
    const shuffled = [1, 2, 3, 4].map((seed) => order(`${find}その後、デッキを切る。`, seed))
    expect(shuffled.some((each) => each !== 'abcde')).toBe(true)
  })

  test('a dispatch does not lower the CP of its step', () => {
    const g = board(kiseki, {
      at: 'deploying',
      P1: { homebase: [unit('A', { cp: 1, text: '【派遣】' }, { ...down }), unit('B', {}, { ...down })] },
    })
    expect(g.count('P1', 'cp')).toBe(2)
    g.P1.acts('play-unit', { with: 'A' })
    expect(g.count('P1', 'cp')).toBe(1)
    expect(g.at('A').zone).toBe('waiting')
  })

  test('the primary player orders effects that begin together, where it matters', () => {
    const set = (name: string, n: number) => unit(name, { text: `・あなたの他のUNITのSTRを${n}にする。` })
    const table = (trails: readonly ReturnType<typeof unit>[]) => {
      const g = board(kiseki, {
        at: 'homebase',
        P1: {
          hand: [free('E', 'あなたの軌跡のUNITすべてを場に出す。')],
          trails,
          field: [unit('A', { str: 2 })],
        },
      })
      g.P1.plays('play-event')
      return g
    }
    const g = table([set('four', 4), set('six', 6)])
    expect(g.P1).toBeAsked('effects.order')
    g.P1.answers('six', 'four')
    expect(g.at('A').values['str']).toBe(4)
    const other = table([set('four', 4), set('six', 6)])
    other.P1.answers('four', 'six')
    expect(other.at('A').values['str']).toBe(6)
    expect(table([set('four', 4), set('four too', 4)]).P1).not.toBeAsked('effects.order')
    g.proves('1215.3b')
  })
})
