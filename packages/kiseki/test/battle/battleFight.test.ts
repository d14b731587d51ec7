import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { scopes } from '../../src/board/state.ts'
import { stun } from '../../src/changes/stun.ts'
import { destroy, gainSupport, toHand } from '../../src/changes/verbs.ts'
import { type Stats, begins, happens, itemUnit, unit } from '../cards.ts'

const east = { organisations: ['東'] }

/** Both pass in the window after the attack: the battle is fought. */
const fights = (g: Transcript): void => void g.everyonePasses()
/** Both pass in the window after the battle: it is over. */
const ends = (g: Transcript): void => void g.everyonePasses()

const duel = (attacker: Stats, target: Stats, more: Stats = {}) => ({
  P1: { field: [unit('A', attacker, { declared: 'B' })] },
  P2: { field: [unit('B', target), unit('bystander')] },
  at: 'resolution',
  ...more,
})
const scrum = (one: Stats, other: Stats, target: Stats, more: Stats = {}) => ({
  P1: {
    field: [
      unit('A', { ...east, ...one }, { declared: 'B' }),
      unit('C', { ...east, ...other }, { declared: 'B' }),
    ],
  },
  P2: { field: [unit('B', target), unit('bystander')] },
  at: 'resolution',
  ...more,
})
const onPlayer = (stats: readonly Stats[], more: Stats = {}) => ({
  P1: { field: stats.map((each, i) => unit(`A${i + 1}`, { ...east, ...each }, { declared: true })) },
  P2: { field: [] },
  at: 'resolution',
  ...more,
})

describe('the attack', () => {
  test('turns the attacker, which is attacking and in battle; the target counters', () => {
    const g = board(kiseki, duel({ str: 1 }, { str: 0, def: 9 }))
    expect(g.P1).toBeAsked('priority.window')
    expect(g.at('A').turned).toBe(true)
    expect(g.at('A').values['attacking']).toBe(true)
    expect(g.at('A').values['inBattle']).toBe(true)
    expect(g.at('A').values['scrum']).toBe(false)
    expect(g.at('B').values['countering']).toBe(true)
    expect(g.at('B').values['inBattle']).toBe(true)
    expect(g.at('bystander')).toBeUnchanged()
    g.proves('804.4', '804.5', '804.6')
  })

  test('two attackers make a scrum', () => {
    const g = board(kiseki, scrum({}, {}, { def: 9 }))
    expect(g.at('A').values['scrum']).toBe(true)
    expect(g.at('C').values['scrum']).toBe(true)
    g.proves('804.5')
  })

  test('attacking and being attacked are events, and a scrum raises its own pair', () => {
    const events = (g: Transcript) =>
      g
        .log()
        .map((line) => line.event)
        .filter((event) => /attacked/i.test(event))
        .sort()
    expect(events(board(kiseki, duel({}, { def: 9 })))).toEqual(['attacked', 'wasAttacked'])
    const g = board(kiseki, scrum({}, {}, { def: 9 }))
    expect(events(g)).toEqual([
      'attacked',
      'attacked',
      'scrumAttacked',
      'scrumAttacked',
      'wasAttacked',
      'wasScrumAttacked',
    ])
    g.proves('804.8')
  })

  test('a bonus in answer to the attack saves the target', () => {
    const g = board(kiseki, duel({ str: 5 }, { str: 0, def: 4 }))
    expect(g.P1).toBeAsked('priority.window')
    expect(g.count('P2', 'bond')).toBe(40)
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    begins(g, 'plus', 'B', { values: [0, 3], by: 'P2', until: scopes.battle })
    g.P2.passes()
    g.P1.passes()
    expect(g.at('B').values['stunned']).toBe(false)
    expect(g.count('P2', 'bond')).toBe(40)
    g.proves('804.9', '1303.1')
  })

  test('an attacker stunned in answer is no longer attacking or in battle', () => {
    const g = board(kiseki, scrum({ str: 3 }, { str: 3 }, { str: 0, def: 6, cp: 2 }))
    happens(g, stun, 'A')
    expect(g.at('A').values['attacking']).toBe(false)
    expect(g.at('A').values['scrum']).toBe(false)
    expect(g.at('A').values['inBattle']).toBe(false)
    expect(g.at('C').values['attacking']).toBe(true)
    fights(g)
    expect(g.at('B').values['stunned']).toBe(false)
    g.proves('804.5a', '804.7')
  })

  test('a scrum of which one is left still deals no overkill', () => {
    const g = board(kiseki, scrum({ str: 3 }, { str: 6 }, { str: 0, def: 3, cp: 2 }))
    happens(g, stun, 'A')
    fights(g)
    expect(g.at('B').values['stunned']).toBe(true)
    expect(g.count('P2', 'bond')).toBe(38)
    g.proves('804.5b')
  })

  test('a target stunned in answer counters nobody and is in battle no more', () => {
    const g = board(kiseki, duel({ str: 5, def: 1 }, { str: 9, def: 1, cp: 1 }))
    happens(g, stun, 'B')
    expect(g.at('B').values['countering']).toBe(false)
    expect(g.at('B').values['inBattle']).toBe(false)
    g.proves('804.6a', '804.7')
  })

  test('attackers whose target left may attack another target at once', () => {
    const g = board(kiseki, duel({ str: 5, def: 1 }, { str: 9, def: 1 }))
    expect(g.at('A').turned).toBe(true)
    happens(g, toHand, 'B')
    g.everyonePasses()
    expect(g.at('A').turned).toBe(false)
    expect(g.at('A').values['attacking']).toBe(false)
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.P1).toOfferExactly('A')
    expect(g.count('P2', 'bond')).toBe(40)
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('804.10')
  })

  test('with no attacker left the selection repeats and nobody is readied', () => {
    const g = board(kiseki, duel({ str: 5 }, { str: 9, def: 1 }))
    happens(g, stun, 'A')
    g.everyonePasses()
    expect(g.at('A').turned).toBe(true)
    expect(g.at('B').values['stunned']).toBe(false)
    expect(g.at('B').values['inBattle']).toBe(false)
    g.proves('804.10')
  })

  test('a bonus for this battle ends when the selection repeats', () => {
    const g = board(kiseki, duel({ str: 5 }, { def: 1 }))
    begins(g, 'plus', 'A', { values: [3, 0], until: scopes.battle })
    expect(g.at('A').values['str']).toBe(8)
    happens(g, toHand, 'B')
    g.everyonePasses()
    expect(g.at('A').values['str']).toBe(5)
  })

  test('going back from battle resolution empties the pools', () => {
    const g = board(
      kiseki,
      duel({ str: 5 }, { def: 1 }, { P1: { field: [unit('A', {}, { declared: 'B' })], ep: 2 } }),
    )
    expect(g.count('P1', 'ep')).toBe(2)
    happens(g, toHand, 'B')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.count('P1', 'ep')).toBe(0)
    g.proves('302.1b')
  })
})

describe('UNIT against UNIT', () => {
  test('STR of at least DEF stuns, less does not', () => {
    const stunsAt = (str: number): boolean => {
      const g = board(kiseki, duel({ str, def: 9 }, { str: 0, def: 3, cp: 2 }))
      fights(g)
      return g.at('B').values['stunned'] === true
    }
    expect([2, 3].map(stunsAt)).toEqual([false, true])
  })

  test('the target is stunned and its controller loses its CP cost', () => {
    const g = board(kiseki, duel({ str: 3, def: 9 }, { str: 0, def: 3, cp: 4 }))
    fights(g)
    expect(g.at('B').values['stunned']).toBe(true)
    expect(g.at('B').faceDown).toBe(true)
    expect(g.at('B').turned).toBe(true)
    expect(g.count('P2', 'bond')).toBe(36)
    expect(g.count('P1', 'bond')).toBe(40)
    expect(g.at('bystander')).toBeUnchanged()
    g.proves('804.11a-2', '1306.1', '1306.2a', '1306.3')
  })

  test('in a scrum the sum of STR is compared', () => {
    const g = board(kiseki, scrum({ str: 2, def: 9 }, { str: 2, def: 9 }, { str: 0, def: 4, cp: 1 }))
    g.P1.passes()
    g.P2.passes()
    expect(g.P2).toBeAsked('battle.counter')
    g.P2.chooses('A')
    expect(g.at('B').values['stunned']).toBe(true)
    g.proves('804.11a-2')
  })

  test('a single attacker that exceeds the defence costs the difference in bond', () => {
    const g = board(kiseki, duel({ str: 5, def: 9 }, { str: 1, def: 3, cp: 4 }))
    fights(g)
    expect(g.count('P2', 'bond')).toBe(40 - 4 - 2)
    expect(g.at('bystander')).toBeUnchanged()
    g.proves('804.11a-3', '1306.3')
  })

  test('a scrum deals no overkill', () => {
    const g = board(kiseki, scrum({ str: 3, def: 9 }, { str: 3, def: 9 }, { str: 0, def: 3, cp: 2 }))
    fights(g)
    g.P2.chooses('A')
    expect(g.count('P2', 'bond')).toBe(38)
  })

  test('the defender says whom to counter, and that one is stunned', () => {
    const g = board(kiseki, scrum({ str: 1, def: 4, cp: 1 }, { str: 1, def: 4 }, { str: 4, def: 9 }))
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.counter')
    expect(g.P2).toOfferExactly('A', 'C')
    g.P2.chooses('A')
    expect(g.at('A').values['stunned']).toBe(true)
    expect(g.at('C').values['stunned']).toBe(false)
    expect(g.count('P1', 'bond')).toBe(39)
    g.proves('804.11a-1', '804.11a-4')
  })

  test('an attacker that is not countered is not offered', () => {
    const g = board(
      kiseki,
      scrum(
        { def: 1 },
        { def: 1 },
        { str: 4, def: 9 },
        {
          effects: [{ effect: 'notCountered', by: 'P1', on: 'A' }],
        },
      ),
    )
    fights(g)
    expect(g.at('A').values['stunned']).toBe(false)
    expect(g.at('C').values['stunned']).toBe(true)
    g.proves('804.11a-1')
  })

  test('a UNIT that counters all compares its whole STR with each', () => {
    const g = board(
      kiseki,
      scrum(
        { def: 4 },
        { def: 3 },
        { str: 4, def: 9 },
        {
          effects: [{ effect: 'counterAll', by: 'P2', on: 'B' }],
        },
      ),
    )
    fights(g)
    expect(g.at('A').values['stunned']).toBe(true)
    expect(g.at('C').values['stunned']).toBe(true)
    g.proves('1327.1')
  })

  test('an attacker that is to be countered is the only choice', () => {
    const g = board(
      kiseki,
      scrum(
        { def: 1 },
        { def: 1 },
        { str: 4, def: 9 },
        {
          effects: [{ effect: 'counterThis', by: 'P1', on: 'C' }],
        },
      ),
    )
    fights(g)
    expect(g.at('A').values['stunned']).toBe(false)
    expect(g.at('C').values['stunned']).toBe(true)
    g.proves('1327.2')
  })

  test('two UNITs that beat each other stun each other', () => {
    const g = board(kiseki, duel({ str: 3, def: 2, cp: 1 }, { str: 2, def: 3, cp: 1 }))
    fights(g)
    expect(g.at('A').values['stunned']).toBe(true)
    expect(g.at('B').values['stunned']).toBe(true)
    expect(g.count('P1', 'bond')).toBe(39)
    expect(g.count('P2', 'bond')).toBe(39)
  })

  test('a UNIT with DEF zero stays until something attacks it', () => {
    const g = board(kiseki, duel({ str: 0, def: 1 }, { str: 0, def: 0, cp: 3 }))
    expect(g.at('B').values['stunned']).toBe(false)
    fights(g)
    expect(g.at('B').values['stunned']).toBe(true)
    expect(g.count('P2', 'bond')).toBe(37)
  })

  test('a turned target still counters', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 1, def: 2 }, { declared: 'B' })] },
      P2: { field: [unit('B', { str: 2, def: 9 }, { turned: true })] },
      at: 'resolution',
    })
    fights(g)
    expect(g.at('A').values['stunned']).toBe(true)
  })

  test('a beaten ITEM・UNIT is destroyed without stun damage but with overkill', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 5, def: 9 }, { declared: 'B' })] },
      P2: { field: [itemUnit('B', { str: 0, def: 3, cp: 4 })] },
      at: 'resolution',
    })
    fights(g)
    expect(g.at('B').zone).toBe('trails')
    expect(g.count('P2', 'bond')).toBe(38)
    g.proves('1306.5')
  })
})

describe('support and overkill', () => {
  test('attacking a supported UNIT causes no overkill', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 6, def: 9 }, { declared: 'B' })] },
      P2: { field: [unit('B', { str: 0, def: 2, cp: 1 }, { support: 1 })] },
      at: 'resolution',
    })
    fights(g)
    expect(g.count('P2', 'bond')).toBe(39)
    g.proves('1309.1a')
  })

  test('support gained in answer to the attack prevents overkill, unless only the moment of the attack counts', () => {
    const bondAfter = (supportLooksAt: string): number => {
      const g = board(kiseki, {
        ...duel({ str: 6, def: 9 }, { str: 0, def: 2, cp: 1 }),
        config: { supportLooksAt },
      })
      happens(g, gainSupport, 'B')
      fights(g)
      return g.count('P2', 'bond')
    }
    expect(bondAfter('battle')).toBe(39)
    expect(bondAfter('attack')).toBe(35)
  })

  test('support stays until it is lost, unless the table ends it with the battle', () => {
    const supportAfter = (supportLasts: string): boolean => {
      const g = board(kiseki, {
        config: { supportLasts },
        P1: { field: [unit('A', { str: 0, def: 9 }, { declared: 'B' })] },
        P2: { field: [unit('B', { str: 0, def: 2 }, { support: 1 })] },
        at: 'resolution',
      })
      fights(g)
      ends(g)
      return g.at('B').values['support'] === true
    }
    expect(supportAfter('untilLost')).toBe(true)
    expect(supportAfter('battle')).toBe(false)
  })

  test('a UNIT that does not overkill costs stun damage only', () => {
    const g = board(
      kiseki,
      duel(
        { str: 5, def: 9 },
        { str: 0, def: 2, cp: 1 },
        {
          effects: [{ effect: 'noOverkill', by: 'P2', on: 'A', until: 'turn' }],
        },
      ),
    )
    fights(g)
    expect(g.count('P2', 'bond')).toBe(39)
    g.proves('1319.1')
  })
})

describe('against the player', () => {
  test('each attacker costs its STR in bond, as a loss of its own', () => {
    const g = board(kiseki, onPlayer([{ str: 3 }, { str: 4 }]))
    expect(g.view(null).facts['attacked']).toBe('P2')
    fights(g)
    expect(g.count('P2', 'bond')).toBe(33)
    expect(g.log().filter((line) => line.event === 'loseBond')).toHaveLength(2)
    g.proves('804.11b')
  })

  test('a scrum of three and a four that does not overkill costs the player three', () => {
    const g = board(
      kiseki,
      onPlayer([{ str: 3 }, { str: 4 }], {
        effects: [{ effect: 'noOverkill', by: 'P1', on: 'A2', until: 'turn' }],
      }),
    )
    fights(g)
    expect(g.count('P2', 'bond')).toBe(37)
  })

  test('an attacker of STR zero deals no overkill damage', () => {
    const g = board(kiseki, onPlayer([{ str: 0 }]))
    fights(g)
    expect(g.count('P2', 'bond')).toBe(40)
    expect(g.log().filter((line) => line.event === 'loseBond').length).toBe(0)
    g.proves('104.2')
  })

  test('after the battle no player is attacked any more', () => {
    const g = board(kiseki, onPlayer([{ str: 1 }]))
    fights(g)
    expect(g.view(null).facts['attacked']).toBe('P2')
    ends(g)
    expect(g.view(null).facts['attacked']).toBe(undefined)
    g.proves('804.13e')
  })
})

describe('the end of the battle', () => {
  const fought = (): Transcript => {
    const g = board(kiseki, duel({ str: 1, def: 9 }, { str: 0, def: 9 }))
    begins(g, 'plus', 'A', { values: [3, 0], until: scopes.battle })
    fights(g)
    return g
  }

  test('comes after a window in which everyone is still in battle', () => {
    const g = fought()
    expect(g.P1).toBeAsked('priority.window')
    expect(g.view(null).facts['step']).toBe('resolution')
    expect(g.at('A').values['inBattle']).toBe(true)
    g.proves('804.12')
  })

  test('what lasts for this battle is over', () => {
    const g = fought()
    expect(g.at('A').values['str']).toBe(4)
    ends(g)
    expect(g.at('A').values['str']).toBe(1)
    g.proves('804.13a')
  })

  test('nobody is attacking, countering or in battle', () => {
    const g = fought()
    ends(g)
    expect(g.at('A').values['attacking']).toBe(false)
    expect(g.at('B').values['countering']).toBe(false)
    expect(g.at('A').values['inBattle']).toBe(false)
    expect(g.at('B').values['inBattle']).toBe(false)
    g.proves('804.13b', '804.13c', '804.13d')
  })

  test('a scrum is over too', () => {
    const g = board(kiseki, scrum({ def: 9 }, { def: 9 }, { str: 0, def: 9 }))
    fights(g)
    g.P2.chooses('A')
    ends(g)
    expect(g.at('A').values['scrum']).toBe(false)
  })

  test('a card that leaves as it resolves does not hold the battle up', () => {
    const g = fought()
    happens(g, destroy, 'bystander')
    ends(g)
    expect(g.view(null).facts['step']).toBe('selection')
    expect(g.view(null).facts['primary']).toBe('P2')
  })
})
