import { kiseki } from '@fudaba/kiseki'
import type { Ability, Effect, Event } from '@fudaba/kernel/text'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { stun } from '../../src/changes/stun.ts'
import { destroy, kill, toHand, toTrails } from '../../src/changes/verbs.ts'
import { begins, happens, passUntil } from '../cards.ts'
import { event, unit } from '../playing.ts'
import { UNIT, gainBond, phrase, self } from '../trees.ts'

const when = (of: Omit<Event, 'kind'>, effect: Effect, more: Partial<Ability> = {}): Ability => ({
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', ...of }] },
  effect,
  ...more,
})
const cpFrom = (amount: number) =>
  ({ kind: 'number', characteristic: 'cp', comparison: { than: 'at-least', amount } }) as const
const strFrom = (amount: number) =>
  ({ kind: 'number', characteristic: 'str', comparison: { than: 'at-least', amount } }) as const

describe('誘発クラフト', () => {
  test('した時 and 開始時 and 終了時 are triggers', () => {
    const text =
      '・これが攻撃した時、あなたは絆を1点得る。\n・戦闘フェイズ開始時、あなたは絆を2点得る。\n・ターン終了時、あなたは絆を4点得る。'
    const g = board(kiseki, {
      at: 'battle',
      P1: { field: [unit('A', { text })], bond: 20 },
      P2: { bond: 20 },
    })
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(22)
    passUntil(g, { asked: 'battle.attackers' })
    g.P1.chooses('A')
    passUntil(g, { asked: 'turn.recover', phase: 'recovery' })
    expect(g.count('P1', 'bond')).toBe(27)
    g.proves('1211.1')
  })

  test('a craft on one attacker triggers for each of them, one on attackers once', () => {
    const each = '・あなたの他のUNITが1つ攻撃した時、これはこのターン中+1/+1を得る。'
    const once = '・あなたの他のUNITが攻撃した時、これはこのターン中+1/+1を得る。'
    const after = (text: string) => {
      const g = board(kiseki, {
        at: 'attack',
        P1: { field: [unit('A', { str: 1, text }), unit('B'), unit('C')] },
        P2: { bond: 40 },
      })
      g.P1.chooses('B', 'C')
      passUntil(g, { asked: 'battle.attackers' })
      return g
    }
    const g = after(each)
    expect(g.at('A').values['str']).toBe(3)
    expect(after(once).at('A').values['str']).toBe(2)
    g.proves('1211.7')
  })

  test('a delayed trigger works once', () => {
    const delayed: Effect = {
      kind: 'delayed',
      trigger: { kind: 'moment', moment: 'recovery-start' },
      effect: gainBond(3),
    }
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        hand: [event('E', { ep: 0, abilities: [{ kind: 'instruction', effect: delayed }] })],
        bond: 20,
        deck: 20,
      },
      P2: { deck: 20 },
    })
    g.P1.plays('play-event')
    passUntil(g, { phase: 'recovery' })
    expect(g.count('P1', 'bond')).toBe(20)
    passUntil(g, { phase: 'preparation', step: 'draw' })
    expect(g.count('P1', 'bond')).toBe(23)
    passUntil(g, { phase: 'recovery' })
    passUntil(g, { phase: 'preparation', step: 'draw' })
    expect(g.count('P1', 'bond')).toBe(23)
    g.proves('1211.8')
  })

  test('a condition that goes on holding triggers again only after it has resolved', () => {
    const alone: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'state',
        condition: {
          kind: 'value',
          of: self,
          characteristic: 'str',
          comparison: { than: 'at-least', amount: 5 },
        },
      },
      effect: { kind: 'act', what: self, verb: 'stun' },
    }
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { str: 3, abilities: [alone] }), unit('B')] },
    })
    begins(g, 'plus', 'A', { values: [2, 0] })
    begins(g, 'plus', 'A', { values: [2, 0] })
    g.P1.passes()
    expect(g.zone('waiting')).toHaveLength(1)
    begins(g, 'plus', 'B', { values: [1, 0] })
    g.P2.passes()
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.zone('waiting')).toHaveLength(0)
    g.proves('1211.9')
  })
})

describe('What a moved card was', () => {
  const watcher = (of: Omit<Event, 'kind'>) => unit('W', { abilities: [when(of, gainBond(1))] })

  test('between a public and a hidden zone it is looked at in the public one', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [
          watcher({ verb: 'put', subject: phrase(cpFrom(3), UNIT), to: { zone: 'hand' } }),
          unit('A', { cp: 1 }),
          unit('B', { cp: 1 }),
        ],
        bond: 20,
      },
    })
    begins(g, 'raise-cp', 'A', { values: [2] })
    happens(g, toHand, 'A')
    happens(g, toHand, 'B')
    g.P1.passes()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(21)
    g.proves('1211.6a')
  })

  test('between the field and elsewhere it is looked at in the field', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [
          watcher({ verb: 'put', subject: phrase(strFrom(5), UNIT), to: { zone: 'trails' } }),
          unit('A', { str: 2 }),
          unit('B', { str: 2 }),
        ],
        bond: 20,
      },
    })
    begins(g, 'plus', 'A', { values: [3, 0] })
    happens(g, toTrails, 'A')
    happens(g, toTrails, 'B')
    g.P1.passes()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(21)
    g.proves('1211.6b')
  })

  test('otherwise it is looked at where it has come to', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [watcher({ verb: 'put', subject: phrase(cpFrom(3), UNIT), to: { zone: 'trails' } })],
        homebase: [unit('A', { cp: 1 }), unit('B', { cp: 3 })],
        bond: 20,
      },
    })
    begins(g, 'raise-cp', 'A', { values: [2] })
    happens(g, destroy, 'A')
    happens(g, destroy, 'B')
    passUntil(g, { step: 'deployment' })
    expect(g.count('P1', 'bond')).toBe(21)
    g.proves('1211.6c')
  })
})

describe('Crafts of cards that are hidden', () => {
  const inHand = when({ verb: 'stun', subject: phrase(UNIT) }, gainBond(2), { where: ['hand'] })
  const table = () =>
    board(kiseki, {
      at: 'homebase',
      P1: { hand: [unit('H', { abilities: [inHand] })], bond: 20 },
      P2: { field: [unit('A'), unit('B')], bond: 20 },
    })
  const seen = (g: ReturnType<typeof table>): boolean =>
    g
      .view('P2')
      .zones.find(({ zone, owner }) => zone === 'hand' && owner === 'P1')!
      .objects.some((each) => (each.cards ?? []).length > 0)

  test('trigger by being shown, once for an event', () => {
    const g = table()
    happens(g, stun, 'A')
    expect(g.P1).toBeAsked('trigger.show')
    g.P1.answers(true)
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    expect(g.zone('waiting')).toHaveLength(1)
    g.P2.passes()
    expect(g.count('P1', 'bond')).toBe(22)
    g.proves('1211.3a')
  })

  test('may stay hidden, and then nothing waits', () => {
    const g = table()
    happens(g, stun, 'A')
    expect(g.P1).toBeAsked('trigger.show')
    g.P1.answers(false)
    expect(g.zone('waiting')).toHaveLength(0)
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(20)
    g.proves('1211.3b')
  })

  test('stay shown until what they triggered is settled', () => {
    const g = table()
    expect(seen(g)).toBe(false)
    happens(g, stun, 'A')
    g.P1.answers(true)
    g.P1.passes()
    expect(seen(g)).toBe(true)
    g.P2.passes()
    expect(g.count('P1', 'bond')).toBe(22)
    expect(seen(g)).toBe(false)
    g.proves('1211.3c')
  })
})

describe('発生源', () => {
  const fighting = (mine: readonly ReturnType<typeof unit>[], theirs: readonly ReturnType<typeof unit>[]) =>
    board(kiseki, { at: 'attack', P1: { field: mine, bond: 20 }, P2: { field: theirs, bond: 20 } })

  test('overkill damage comes from the UNIT that deals it', () => {
    const text = '・これがオーバーキルダメージを与えた時、あなたは絆を1点得る。'
    const g = fighting(
      [unit('A', { str: 5, text }), unit('B', { text })],
      [unit('C', { def: 3, str: 0, cp: 1 })],
    )
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.count('P2', 'bond')).toBe(17)
    expect(g.count('P1', 'bond')).toBe(21)
    g.proves('1222.3')
  })

  const kills = '・これがUNITをスタンした時、あなたは絆を1点得る。'
  test('whoever attacked a UNIT that is then stunned has stunned it', () => {
    const g = fighting(
      [unit('A', { str: 2, text: kills }), unit('B', { str: 2, text: kills })],
      [unit('C', { def: 4, str: 9 })],
    )
    g.P1.chooses('A', 'B')
    passUntil(g, { asked: 'battle.counter' })
    g.P2.chooses('A')
    passUntil(g, { phase: 'recovery' })
    expect(g.at('C').marks['stunned']).toBe(1)
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.count('P1', 'bond')).toBe(20 - 2 + 2)
    g.proves('1222.4a')
  })

  test('a countering UNIT has stunned nobody', () => {
    const g = fighting([unit('A', { str: 1, def: 1, cp: 1 })], [unit('C', { def: 4, str: 9, text: kills })])
    g.P1.chooses('A')
    passUntil(g, { asked: 'battle.attackers' })
    expect(g.at('A').marks['stunned']).toBe(1)
    expect(g.count('P2', 'bond')).toBe(20)
  })

  test('the source of an effect that stuns has stunned', () => {
    const text = `${kills}\n・1EP支払う:相手のUNITを1つ対象とし、それをスタンする。`
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { text }), unit('B', { text: kills })], ep: 1, bond: 20 },
      P2: { field: [unit('C')] },
    })
    g.P1.plays('play-craft')
    expect(g.at('C').marks['stunned']).toBe(1)
    g.P1.passes()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(21)
    g.proves('1222.4b')
  })

  const moved = (means: string) =>
    when(
      { verb: 'put', subject: phrase(UNIT), to: { zone: 'trails' }, cause: { by: 'you', means } },
      gainBond(1),
    )
  test('what is discarded as a cost is moved by whoever pays', () => {
    const text = '・あなたの手札を1枚捨てる:カードを1枚引く。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [unit('A', { text }), unit('W', { abilities: [moved('cost')] })],
        hand: [unit('H')],
        deck: 3,
        bond: 20,
      },
    })
    g.P1.acts('play-craft')
    happens(g, kill, 'A')
    passUntil(g, { step: 'deployment' })
    expect(g.count('P1', 'bond')).toBe(21)
    g.proves('1222.5a')
  })

  test('what an effect moves is moved by who controls the effect', () => {
    const text = '相手のUNITを1つ対象とし、それを即死させる。'
    const table = (who: 'P1' | 'P2') => {
      const g = board(kiseki, {
        at: 'homebase',
        primary: who,
        P1: {
          field: [unit('A'), unit('W', { abilities: [moved('effect')] })],
          bond: 20,
          hand: [event('E', { ep: 0, text })],
        },
        P2: { field: [unit('C')], hand: [event('F', { ep: 0, text })] },
      })
      if (who === 'P1') g.P1.acts('play-event')
      else g.P2.acts('play-event', { target: 'A' })
      passUntil(g, { step: 'deployment' })
      return g
    }
    const g = table('P1')
    expect(g.count('P1', 'bond')).toBe(21)
    expect(table('P2').count('P1', 'bond')).toBe(20)
    g.proves('1222.6')
  })
})
