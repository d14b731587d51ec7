import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../playing.ts'

/** 単独で攻撃 (1326.4), and prohibitions on attacking alone or in a scrum. */

describe('attacking alone', () => {
  const table = (text: string) =>
    board(kiseki, {
      P1: { field: [unit('A', { str: 3, text }), unit('B')], bond: 10 },
      P2: { field: [unit('T', { str: 0, def: 9 })] },
      at: 'attack',
    })
  const onAlone = '・これが単独で攻撃した時、あなたは絆を2点得る。'

  test('sets off what waits for it, and a scrum does not', () => {
    const g = table(onAlone)
    g.P1.chooses('A')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(12)
    const scrum = table(onAlone)
    scrum.P1.chooses('A', 'B')
    scrum.everyonePasses()
    expect(scrum.zone('waiting')).toHaveLength(0)
    expect(scrum.count('P1', 'bond')).toBe(10)
    scrum.proves('1326.4')
  })

  test('a UNIT that cannot attack in a scrum attacks alone', () => {
    const g = table('・これはスクラム攻撃できない。')
    expect(g.P1).toBeAsked('battle.attackers')
    expect(() => g.P1.chooses('A', 'B')).toThrow()
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.at('A').turned).toBe(true)
  })

  test('a UNIT that cannot attack alone is only offered together with another', () => {
    const g = table('・これは単独で攻撃できない。')
    expect(g.P1).toBeAsked('battle.attackers')
    expect(() => g.P1.chooses('A')).toThrow('cannot be chosen alone')
    g.P1.chooses('A', 'B')
    expect(g.P1).not.toBeAsked('battle.attackers')
    g.proves('803.6c')
  })

  test('without another it does not attack, and nothing is asked', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { text: '・これは単独で攻撃できない。' })] },
      P2: { field: [unit('T')] },
      at: 'attack',
    })
    expect(g.P1).not.toBeAsked('battle.attackers')
  })
})
