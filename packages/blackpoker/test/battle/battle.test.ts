import { blackpoker } from '@fudaba/blackpoker'
import { board, describe, expect, ref, test, turned } from '@fudaba/kernel/testing'

describe('Attack', () => {
  const army = () =>
    board(blackpoker, {
      P1: {
        soldiers: [
          ref('A', '♠5'),
          ref('B', '♠7'),
          ref('tired', '♠9', { turned: true }),
          ref('new', '♣9', { fresh: true }),
        ],
        barriers: [ref('wall', '♠4')],
        hand: '◇2 ◇3 ◇4',
        life: 9,
      },
      P2: { soldiers: [ref('D', '♡9')], hand: '◇5 ◇6', life: 9 },
    })

  test('is offered to the turn player and waits on the stage', () => {
    const g = army()
    expect(g.P1).toOffer('attack')
    g.P1.acts('attack')
    expect(g.zone('stage')).toEqual(['attack'])
    expect(g.P1).not.toBeAsked('attackers')
    g.proves('attack.frame')
  })

  test('is requested once a turn', () => {
    const g = army()
    g.P1.plays('attack').chooses('A')
    g.everyonePasses()
    g.P2.answers()
    g.everyonePasses()
    expect(g.at('B').turned).toBe(false)
    expect(g.P1).not.toOffer('attack')
    g.proves('attack.once-a-turn')
  })

  test('with nobody is told as such', () => {
    const g = army()
    g.P1.plays('attack').answers()
    expect(g.log().filter(({ event }) => event === 'nobodyAttacks')).toHaveLength(1)
    const other = army()
    other.P1.plays('attack').chooses('A')
    expect(other.log().filter(({ event }) => event === 'nobodyAttacks')).toHaveLength(0)
  })

  test('is offered again in the next own turn', () => {
    const g = army()
    g.P1.plays('attack').chooses('A')
    g.everyonePasses()
    g.P2.answers()
    g.everyonePasses()
    g.P1.plays('end')
    g.everyonePasses()
    g.P2.answers(false)
    g.P2.plays('end')
    g.everyonePasses()
    g.P1.answers(false)
    expect(g.P1).toOffer('attack')
  })

  test('an Attack that named nobody was still the one Attack of the turn', () => {
    const g = army()
    g.P1.plays('attack').chooses()
    expect(g.P1).not.toOffer('attack')
  })

  test('drives the soldiers it names, and only those', () => {
    const g = army()
    g.P1.plays('attack').chooses('A')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('B')).toBeUnchanged()
    expect(g.P1.pending()?.message.key).toBe('chance.window')
    expect(g.zone('stage')).toEqual(['block'])
    g.proves('attack.effect')
  })

  test('names only characters with the attacker label', () => {
    const g = army()
    g.P1.plays('attack')
    expect(g.P1).not.toOffer('wall')
    expect(g.P1).toOffer('A', 'B')
    g.proves('attack.label')
  })

  test('names several charged soldiers and no driven one', () => {
    const g = army()
    g.P1.plays('attack')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('A', 'B')
    expect(g.at('A').turned && g.at('B').turned).toBe(true)
    g.proves('attack.several-and-driven')
  })

  test('a soldier that entered this turn is not named', () => {
    const g = army()
    g.P1.plays('attack')
    expect(g.P1).not.toOffer('new')
    g.proves('attack.fresh')
  })

  test('an ace may attack in the turn it entered', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('ace', '♠A', { fresh: true }), ref('new', '♣9', { fresh: true })], life: 9 },
      P2: { life: 9 },
    })
    g.P1.plays('attack')
    expect(g.P1).toOfferExactly('ace')
    g.proves('base.3.1.5', 'ace.labels')
  })

  test('an Attack that names nobody ends without a Block', () => {
    const g = army()
    g.P1.plays('attack').chooses()
    expect(g.zone('stage')).toEqual([])
    expect(g.P1).toOffer('end')
  })

  test('leads to Block when somebody was named', () => {
    const g = army()
    g.P1.plays('attack').chooses('A')
    expect(g.zone('stage')).toEqual(['block'])
    g.proves('block.when', 'legend.trigger-to-stage')
  })
})

describe('Block', () => {
  const attacked = (config = {}) =>
    board(blackpoker, {
      config,
      P1: {
        soldiers: [
          ref('A', '♠5', { turned: true, attacking: true }),
          ref('C', '♠7', { turned: true, attacking: true }),
        ],
        hand: '◇2 ◇3',
        life: 9,
      },
      P2: {
        soldiers: [ref('three', '♡3'), ref('four', '♡4'), ref('tired', '♡8', { turned: true })],
        barriers: [ref('wall', '◇K'), ref('fence', '◇Q'), ref('down', '◇J', { turned: true })],
        life: 9,
      },
      stage: ['block'],
    })

  test('waits, so that a would-be blocker can be turned first', () => {
    const g = attacked()
    g.P1.plays('twist', { discard: '◇3', key: '◇2', target: 'three' }).answers('drive')
    g.everyonePasses()
    expect(g.P2).not.toOffer('three')
    expect(g.P2).toOffer('four')
  })

  test('asks the defender to assign blockers to each attacker', () => {
    const g = attacked()
    g.everyonePasses()
    expect(g.P2).toBeAsked('blockers')
    g.P2.answers({ A: 'three', C: 'wall' })
    expect(g.at('three').to).toEqual({ blocking: ['A'] })
    expect(g.at('wall').to).toEqual({ blocking: ['C'] })
    g.proves('block.effect')
  })

  test('lets characters with the blocker label block', () => {
    const g = attacked()
    g.everyonePasses()
    expect(g.P2).toOfferExactly('three', 'four', 'wall', 'fence')
    g.proves('block.label', 'barrier.labels', 'soldier.labels')
  })

  test('several soldiers may stop one attacker, driven characters none', () => {
    const g = attacked()
    g.everyonePasses()
    expect(g.P2).not.toOffer('tired')
    expect(g.P2).not.toOffer('down')
    g.P2.answers({ A: ['three', 'four'] })
    expect(g.at('three').to).toEqual({ blocking: ['A'] })
    expect(g.at('four').to).toEqual({ blocking: ['A'] })
    g.proves('block.soldiers')
  })

  const refused = (answer: Record<string, string[]>): string => {
    const g = attacked()
    g.everyonePasses()
    try {
      g.P2.answers(answer)
      return 'accepted'
    } catch {
      return 'refused'
    }
  }

  test('at most one barrier stops an attacker', () => {
    expect(refused({ A: ['wall', 'fence'] })).toBe('refused')
    expect(refused({ A: ['wall'], C: ['fence'] })).toBe('accepted')
  })

  test('a barrier and a soldier do not stop one attacker together', () => {
    expect(refused({ A: ['wall', 'three'] })).toBe('refused')
    expect(refused({ A: ['wall'], C: ['three'] })).toBe('accepted')
  })

  test('one attacker is stopped by one barrier or by soldiers, never by both', () => {
    expect(refused({ A: ['wall'] })).toBe('accepted')
    expect(refused({ A: ['three', 'four'] })).toBe('accepted')
    expect(refused({ A: ['three', 'wall'] })).toBe('refused')
  })

  test('a blocker stands before one attacker only', () => {
    expect(refused({ A: ['three'], C: ['three'] })).toBe('refused')
  })

  test('the defender may leave every attacker unblocked', () => {
    const g = attacked()
    g.everyonePasses()
    g.P2.answers()
    g.everyonePasses()
    expect(g.winner).toBe('P1')
  })

  test('a blocker stays charged unless the table drives blockers', () => {
    const orientation = (blockDrives: boolean) => {
      const g = attacked({ blockDrives })
      g.everyonePasses()
      g.P2.answers({ A: 'three' })
      return g.at('three').turned
    }
    expect(orientation(false)).toBe(false)
    expect(orientation(true)).toBe(true)
  })

  test('a battle without attackers runs out quietly', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠2', { turned: true, attacking: true })], life: 9 },
      P2: { soldiers: [ref('D', '♡9')], hand: '♠7 ♠8', life: 9 },
      stage: ['block'],
    })
    g.P1.passes()
    g.P2.plays('down', { discard: '♠8', key: '♠7', target: 'A' })
    g.everyonePasses()
    expect(g.zone('stage')).toEqual(['damage'])
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(9)
    expect(g.at('D')).toBeUnchanged()
    expect(g.P1).toOffer('end')
  })
})

describe('Damage', () => {
  const fight = (attacker: string, blockers: string[]) => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', attacker, { turned: true, attacking: true })], life: 9 },
      P2: { soldiers: [...blockers.map((card) => ({ [card]: { blocking: 'A' } })), '♣2'], life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    return {
      attacker: g.zone('P1', 'soldiers'),
      blockers: g.zone('P2', 'soldiers'),
      life: g.count('P2', 'life'),
    }
  }

  test('waits, so that a blocker can grow first', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠7', { turned: true, attacking: true })], life: 9 },
      P2: { soldiers: [ref('B', '♣4', { blocking: 'A' })], hand: '♡5 ♡6', life: 9 },
      stage: ['damage'],
    })
    g.P1.passes()
    g.P2.plays('up', { discard: '♡6', key: '♡5', target: 'B' })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.at('B').zone).toBe('field')
  })

  test('follows Block', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠3', { turned: true, attacking: true })], life: 9 },
      P2: { soldiers: '♣4', life: 9 },
      stage: ['block'],
    })
    g.everyonePasses()
    g.P2.answers()
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(6)
    g.proves('damage.when')
  })

  test('the smaller side goes to the graveyard, equal sides go both', () => {
    expect(fight('♠7', ['♡4'])).toEqual({ attacker: ['♠7'], blockers: ['♣2'], life: 9 })
    expect(fight('♠5', ['♡5'])).toEqual({ attacker: [], blockers: ['♣2'], life: 9 })
    expect(fight('♠7', ['♡3', '♡4'])).toEqual({ attacker: [], blockers: ['♣2'], life: 9 })
    expect(fight('♠6', ['♡3', '♡4'])).toEqual({ attacker: [], blockers: ['♡3', '♡4', '♣2'], life: 9 })
  })

  test('blockers that lose together die together', () => {
    expect(fight('♠9', ['♡3', '♡4'])).toEqual({ attacker: ['♠9'], blockers: ['♣2'], life: 9 })
  })

  const wall = (barrier: string, attacker: string, config = {}) => {
    const g = board(blackpoker, {
      config,
      P1: { soldiers: [ref('A', attacker, { turned: true, attacking: true })], life: 9 },
      P2: { barriers: [ref('B', barrier, { blocking: 'A' }), '◇9'], life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    return g
  }

  test('a barrier that blocks is turned face up for both to see', () => {
    const g = wall('◇6', '♠5')
    expect(g.log('P1').some((line) => line.event === 'flip' && line.card === '◇6')).toBe(true)
    g.proves('damage.2')
  })

  test('a Joker as a barrier destroys any attacker', () => {
    const g = wall('Joker', '♠K', { frame: 'full54' })
    expect(g.at('A').zone).toBe('graveyard')
    g.proves('damage.2a-joker')
  })

  test('a barrier destroys an attacker with the same number and no other', () => {
    expect(wall('◇5', '♠5').at('A').zone).toBe('graveyard')
    expect(wall('◇6', '♠5').at('A').zone).toBe('field')
  })

  test('a barrier kills an equipped attacker through any one of its cards', () => {
    const g = wall('◇5', '♠3+♠5')
    expect(g.zone('P1', 'graveyard')).toEqual(['♠5', '♠3'])
    g.proves('damage.2a-number', 'base.3.4.2')
  })

  test('a barrier looks at the printed number, not at the size', () => {
    const g = board(blackpoker, {
      P1: {
        soldiers: [ref('A', '♠3', { turned: true, attacking: true })],
        fog: [{ '♡2': { clouds: 'A' } }],
        life: 9,
      },
      P2: { barriers: [ref('B', '◇5', { blocking: 'A' })], life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('field')
    expect(g.at('B').zone).toBe('graveyard')
  })

  test('a barrier that blocked goes to the graveyard', () => {
    const g = wall('◇6', '♠5')
    expect(g.at('B').zone).toBe('graveyard')
    expect(g.at('A').zone).toBe('field')
    expect(g.at('◇9').zone).toBe('field')
    g.proves('damage.2b')
  })

  test('an unblocked attacker costs the player its size in life and stays', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠7', { turned: true, attacking: true })], life: 9 },
      P2: { soldiers: '♣4', life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(2)
    expect(g.at('A').zone).toBe('field')
    g.proves('damage.3', 'soldier.size')
  })

  test('an attacker stopped by a barrier that dies deals no damage', () => {
    const g = board(blackpoker, {
      P1: {
        soldiers: [
          ref('A', '♠5', { turned: true, attacking: true }),
          ref('C', '♠7', { turned: true, attacking: true }),
        ],
        life: 9,
      },
      P2: {
        soldiers: [ref('S', '♣4', { blocking: 'C' })],
        barriers: [ref('B', '◇6', { blocking: 'A' })],
        life: 9,
      },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('graveyard')
    expect(g.at('S').zone).toBe('graveyard')
    expect(g.count('P2', 'life')).toBe(9)
    g.proves('base.3.7.16')
  })

  test('damage to the player comes after the losses of the battle', () => {
    const g = board(blackpoker, {
      P1: {
        soldiers: [
          ref('A', '♠2', { turned: true, attacking: true }),
          ref('C', '♠7', { turned: true, attacking: true }),
        ],
        life: 9,
      },
      P2: { soldiers: [ref('S', '♣4', { blocking: 'C' })], life: '♡2 ♡3 ♡4' },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.zone('P2', 'graveyard')).toEqual(['♡3', '♡2', '♣4'])
    g.proves('base.3.7.17')
  })

  test('soldiers fight with their size, not with their number', () => {
    const g = board(blackpoker, {
      P1: {
        soldiers: [ref('A', '♠3', { turned: true, attacking: true })],
        fog: [{ '♡4': { clouds: 'A' } }],
        life: 9,
      },
      P2: { soldiers: [ref('S', '♣6', { blocking: 'A' })], life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.at('S').zone).toBe('graveyard')
    expect(g.at('A').zone).toBe('field')
    g.proves('base.3.6.6', 'fog-up.ability')
  })

  test('an unblocked soldier with Up deals its increased size', () => {
    const g = board(blackpoker, {
      P1: {
        soldiers: [ref('A', '♠3', { turned: true, attacking: true })],
        fog: [{ '♡4': { clouds: 'A' } }],
        life: 9,
      },
      P2: { life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(2)
  })

  test('a soldier under Down deals its reduced size', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9', { turned: true, attacking: true })], life: 9 },
      P2: { fog: [{ '♠4': { clouds: 'A' } }], life: 9 },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(4)
    g.proves('fog-down.ability')
  })

  test('an attacker that left the field deals no damage', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5', { turned: true, attacking: true })], life: 9 },
      P2: { hand: '♠7 ♠8', life: 9 },
      stage: ['damage'],
    })
    g.P1.passes()
    g.P2.plays('down', { discard: '♠8', key: '♠7', target: 'A' })
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(9)
    g.proves('base.3.7.10')
  })

  const leaving = (target: string) => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠2', { turned: true, attacking: true })], hand: '♠6 ♠7', life: 9 },
      P2: { soldiers: [ref('S', '♣3', { blocking: 'A' })], life: 9 },
      stage: ['damage'],
    })
    g.P1.plays('down', { discard: '♠7', key: '♠6', target })
    g.everyonePasses()
    return g
  }

  test('a blocker whose attacker left survives untouched', () => {
    const g = leaving('A')
    expect(g.at('S').zone).toBe('field')
    expect(g.count('P2', 'life')).toBe(9)
  })

  test('an attacker whose blockers all left damages the player', () => {
    expect(leaving('S').count('P2', 'life')).toBe(7)
  })

  const twisted = (target: string, way: string) => {
    const g = board(blackpoker, {
      P1: {
        soldiers: [ref('A', '♠3', { turned: true, attacking: true }), turned('♣9')],
        hand: '◇2 ◇3',
        life: 9,
      },
      P2: { soldiers: [ref('S', '♣4')], life: 9 },
      stage: ['block'],
    })
    g.everyonePasses()
    g.P2.answers(...(target === 'S' ? [{ A: 'S' }] : []))
    g.P1.plays('twist', { discard: '◇3', key: '◇2', target }).answers(way)
    g.everyonePasses()
    return g
  }

  test('an attacker charged by Twist still deals its damage', () => {
    expect(twisted('A', 'charge').count('P2', 'life')).toBe(6)
  })

  test('a blocker driven by Twist still blocks', () => {
    const g = twisted('S', 'drive')
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.count('P2', 'life')).toBe(9)
  })
})
