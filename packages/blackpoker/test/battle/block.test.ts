import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test } from '@fudaba/kernel/testing'

/** P2 is asked for blockers of A and C. */
const asked = (config = {}) => {
  const g = board(blackpoker, {
    config,
    P1: {
      soldiers: [
        ref('A', '♠5', { turned: true, attacking: true }),
        ref('C', '♠7', { turned: true, attacking: true }),
      ],
      life: 9,
    },
    P2: {
      soldiers: [ref('three', '♡3'), ref('four', '♡4')],
      barriers: [ref('wall', '◇K'), ref('fence', '◇Q')],
      life: 9,
    },
    stage: ['block'],
  })
  g.everyonePasses()
  return g
}

describe('Who blocks together', () => {
  test('two barriers do not stand before one attacker', () => {
    const g = asked()
    expect(() => g.P2.answers({ A: ['wall', 'fence'] })).toThrow()
    expect(g.P2).toBeAsked('blockers')
    g.P2.answers({ A: 'wall', C: 'fence' })
    expect(g.at('wall').to).toEqual({ blocking: ['A'] })
    expect(g.at('fence').to).toEqual({ blocking: ['C'] })
    g.proves('base.3.7.8')
  })

  test('a barrier and a soldier do not stand before one attacker', () => {
    const g = asked()
    expect(() => g.P2.answers({ A: ['wall', 'three'] })).toThrow()
    expect(g.P2).toBeAsked('blockers')
    g.P2.answers({ A: 'wall', C: 'three' })
    expect(g.at('three').to).toEqual({ blocking: ['C'] })
    g.proves('base.3.7.9')
  })

  test('blocking drives the blocker where the table plays it so', () => {
    const g = asked({ blockDrives: true })
    g.P2.answers({ A: ['three', 'four'], C: 'wall' })
    expect(g.at('three').turned).toBe(true)
    expect(g.at('four').turned).toBe(true)
    expect(g.at('wall').turned).toBe(true)
    expect(g.at('fence')).toBeUnchanged()
    g.proves('base.3.7.7')
  })
})

describe('The steps of a battle', () => {
  const attacking = () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5'), ref('B', '♠9')], life: 9 },
      P2: { soldiers: [ref('S', '♡3')], hand: '♡5 ♡6', life: 9 },
    })
    g.P1.plays('attack')
    return g
  }

  test('the attacker is named first, then Block waits, then Damage', () => {
    const g = attacking()
    expect(g.P1).toBeAsked('attackers')
    g.P1.chooses('A')
    expect(g.zone('stage')).toEqual(['block'])
    g.everyonePasses()
    expect(g.P2).toBeAsked('blockers')
    g.P2.answers({ A: 'S' })
    expect(g.zone('stage')).toEqual(['damage'])
    expect(g.at('S').zone).toBe('field')
    expect(g.at('B')).toBeUnchanged()
    g.everyonePasses()
    expect(g.zone('stage')).toEqual([])
    expect(g.at('S').zone).toBe('graveyard')
    g.proves('attack.effect', 'block.frame', 'damage.frame')
  })
})
