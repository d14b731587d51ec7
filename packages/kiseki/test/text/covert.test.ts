import { kiseki } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { unit } from '../playing.ts'

const covert = { text: '【暗躍】' }

describe('暗躍', () => {
  const attack = (theirs: readonly ReturnType<typeof unit>[]) =>
    board(kiseki, { at: 'attack', P1: { field: [unit('A', covert), unit('B')] }, P2: { field: theirs } })

  test('a covert UNIT attacks covert UNITs alone', () => {
    const g = attack([unit('C', covert), unit('D', covert), unit('E'), unit('F')])
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('C', 'D')
    g.proves('1402.1')
  })

  test('a covert UNIT is attacked by covert UNITs alone', () => {
    const g = attack([unit('C', covert), unit('D', covert), unit('E'), unit('F')])
    g.P1.chooses('B')
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('E', 'F')
    g.proves('1402.1')
  })

  test('a covert UNIT attacks the player past open UNITs', () => {
    const g = attack([unit('E'), unit('F')])
    g.P1.chooses('A')
    expect(g.P1).not.toBeAsked('battle.target')
    g.everyonePasses().everyonePasses().everyonePasses()
    expect(g.count('P2', 'bond')).toBe(37)
    expect(g.at('E')).toBeUnchanged()
  })
})
