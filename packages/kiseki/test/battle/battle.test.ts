import { kiseki, organisations } from '@fudaba/kiseki'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { scopes } from '../../src/board/state.ts'
import { stun } from '../../src/changes/stun.ts'
import { action, enterField, toHand } from '../../src/changes/verbs.ts'
import { type Stats, begins, happens, stunned, turned, unit } from '../cards.ts'

const east = { organisations: ['東'] }
const west = { organisations: ['西'] }
const both = { organisations: ['東', '西'] }

/** Both players pass until something happens: the window closes. */
type Table = ReturnType<typeof board>
const fight = (g: Table): void => {
  g.everyonePasses()
  g.everyonePasses()
}

describe('the battle phase', () => {
  test('begins with a window of the initiative player, before anyone attacks', () => {
    const g = board(kiseki, { P1: { field: [unit('A')] }, P2: { field: [unit('B')] }, at: 'battle' })
    expect(g.view('P1').facts['phase']).toBe('battle')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.view('P1').facts['step']).toBe('none')
    g.everyonePasses()
    expect(g.view('P1').facts['step']).toBe('selection')
    expect(g.log().some((line) => line.event === 'battlePhaseStart')).toBe(true)
    expect(g.log().some((line) => line.event === 'selectionStepStart')).toBe(true)
    g.proves('802.1', '802.2', '803.1')
  })

  test('the initiative player has the first sub-step', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A')] },
      P2: { field: [unit('B')] },
      at: 'battle',
      initiative: 'P2',
    })
    g.everyonePasses()
    expect(g.view(null).facts['primary']).toBe('P2')
    expect(g.P2).toBeAsked('priority.window')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.attackers')
    g.proves('802.3', '803.2')
  })

  test('the defender may act before attackers are chosen', () => {
    const g = board(kiseki, { P1: { field: [unit('A')] }, P2: { field: [unit('B')] }, at: 'battle' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    g.P2.passes()
    expect(g.P1).toBeAsked('battle.attackers')
    g.proves('803.2')
  })

  test('after a single pass the other player has a sub-step', () => {
    const g = board(kiseki, { P1: { field: [unit('A')] }, P2: { field: [unit('B')] }, at: 'attack' })
    g.P1.chooses()
    expect(g.view(null).facts['primary']).toBe('P2')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.attackers')
    g.proves('803.4a')
  })

  test('two passes in a row end the battles, with a window before recovery', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A')] },
      P2: { field: [unit('B')] },
      at: 'attack',
      primary: 'P2',
      passed: true,
    })
    expect(g.P2).toBeAsked('battle.attackers')
    g.P2.chooses()
    expect(g.log().some((line) => line.event === 'battlePhaseEnd')).toBe(true)
    expect(g.view(null).facts['step']).toBe('none')
    expect(g.view(null).facts['phase']).toBe('battle')
    expect(g.P1).toBeAsked('priority.window')
    g.everyonePasses()
    expect(g.view(null).facts['phase']).toBe('recovery')
    g.proves('803.4b', '802.4', '802.5')
  })

  test('after an attack the other player has the next sub-step, then the first again', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 0 }), unit('A2')] },
      P2: { field: [unit('B', { str: 0, def: 5 })] },
      at: 'attack',
    })
    g.P1.chooses('A')
    g.everyonePasses()
    expect(g.view(null).facts['step']).toBe('resolution')
    g.everyonePasses()
    g.everyonePasses()
    expect(g.view(null).facts['primary']).toBe('P2')
    expect(g.view(null).facts['step']).toBe('selection')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.attackers')
    g.P2.chooses()
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    g.proves('804.14', '802.3a')
  })

  test('an attack that came to nothing still breaks the run of passes', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A')] },
      P2: { field: [unit('B')] },
      at: 'attack',
      primary: 'P2',
      passed: true,
    })
    g.P2.chooses('B')
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.P2).toBeAsked('battle.attackers')
    g.P2.chooses()
    expect(g.view(null).facts['phase']).toBe('battle')
    expect(g.view(null).facts['primary']).toBe('P1')
  })
})

describe('choosing attackers', () => {
  test('among the own ready UNITs, or none', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A'), unit('B'), unit('turned', {}, turned), stunned('down')] },
      P2: { field: [unit('enemy')] },
      at: 'attack',
    })
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses()
    expect(g.at('A')).toBeUnchanged()
    g.proves('803.3', '803.3a-1')
  })

  test('a UNIT that cannot attack is not offered', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A'), unit('B')] },
      P2: { field: [unit('enemy')] },
      at: 'attack',
      effects: [{ effect: 'cannotAttack', by: 'P2', on: 'A', until: 'turn' }],
    })
    expect(g.P1).toOfferExactly('B')
    g.proves('803.3a-2')
  })

  test('two or more share an organisation, all of them the same one', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', east), unit('B', both), unit('C', west)] },
      P2: { field: [unit('enemy', { str: 0, def: 9 })] },
      at: 'attack',
    })
    expect(() => g.P1.chooses('A', 'B', 'C')).toThrow()
    expect(() => g.P1.chooses('A', 'C')).toThrow()
    g.P1.chooses('A', 'B')
    expect(g.P1).toBeAsked('priority.window')
    g.proves('803.3b')
  })
})

describe('choosing the target', () => {
  test('one UNIT of the opponent that is not stunned', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A'), unit('own')] },
      P2: { field: [unit('B'), unit('C'), stunned('down')] },
      at: 'attack',
    })
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('803.5', '803.5a-1')
  })

  test('a UNIT that is not attacked is not offered beside one that is', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A')] },
      P2: { field: [unit('B'), unit('C'), unit('D')] },
      at: 'attack',
      effects: [{ effect: 'notAttacked', by: 'P2', on: 'B' }],
    })
    g.P1.chooses('A')
    expect(g.P1).toOfferExactly('C', 'D')
    g.proves('803.5a-2', '1326.1')
  })

  test('with nobody to attack the player is the target', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 4 })] },
      P2: { field: [stunned('down')] },
      at: 'attack',
    })
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('priority.window')
    fight(g)
    expect(g.count('P2', 'bond')).toBe(36)
    g.proves('803.5b', '804.11b')
  })

  test('a field of UNITs that are not attacked leaves the player open', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 4 })] },
      P2: { field: [unit('B')] },
      at: 'attack',
      effects: [{ effect: 'notAttacked', by: 'P2', on: 'B' }],
    })
    g.P1.chooses('A')
    fight(g)
    expect(g.count('P2', 'bond')).toBe(36)
    expect(g.at('B')).toBeUnchanged()
  })

  test('a UNIT that is to be attacked is the only target while it can be', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A')] },
      P2: { field: [unit('B'), unit('C'), unit('D')] },
      at: 'attack',
      effects: [
        { effect: 'attackThis', by: 'P2', on: 'B' },
        { effect: 'attackThis', by: 'P2', on: 'C' },
      ],
    })
    g.P1.chooses('A')
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('1326.2')
  })

  test('a UNIT that has to attack rules out the pass, unless the table allows it', () => {
    const effects = [{ effect: 'attackWithThis', by: 'P2', on: 'A' }] as const
    const literal = {
      P1: { field: [unit('A', east), unit('B', east), unit('C', west)] },
      P2: { field: [unit('enemy', { def: 9 })] },
      at: 'attack',
      effects,
    } as const
    const g = board(kiseki, literal)
    expect(() => g.P1.chooses()).toThrow()
    expect(() => g.P1.chooses('B')).toThrow()
    g.P1.chooses('A', 'B')
    expect(g.at('A').zone).toBe('field')
    g.proves('1326.3')
    const free = board(kiseki, { ...literal, config: { forcedAttack: 'mayPass' } })
    expect(free.P1).toBeAsked('battle.attack')
    free.P1.answers(false)
    expect(free.view(null).facts['primary']).toBe('P2')
  })
})

describe('the legality of an attack', () => {
  test('an illegal attack is chosen anew', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', east, { declared: 'B' }), unit('C', west, { declared: 'B' })] },
      P2: { field: [unit('B')] },
      at: 'legality',
    })
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').to).toEqual({})
    g.proves('803.6', '803.6d')
  })

  const attackers = (one: Stats, other: Stats) => ({
    P1: { field: [unit('A', one, { declared: 'B' }), unit('C', other, { declared: 'B' })] },
    P2: { field: [unit('B', { str: 0, def: 9 })] },
    at: 'declaration',
  })

  test('between declaration and battle both may act', () => {
    const g = board(kiseki, { ...attackers(east, east), at: 'legality' })
    expect(g.P1).toBeAsked('priority.window')
    expect(g.view(null).facts['step']).toBe('selection')
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.at('A').turned).toBe(false)
    g.P2.passes()
    expect(g.view(null).facts['step']).toBe('resolution')
    expect(g.at('A').turned).toBe(true)
    g.proves('803.7', '804.4')
  })

  test('an attacker that was turned stays home, and the other attacks alone', () => {
    const g = board(kiseki, attackers(east, east))
    happens(g, action, 'A')
    g.everyonePasses()
    expect(g.at('A').values['attacking']).toBe(false)
    expect(g.at('C').values['attacking']).toBe(true)
    expect(g.at('C').values['scrum']).toBe(false)
    g.proves('803.6b', '804.1')
  })

  test('an attack cut down to one before 804.5 is no scrum', () => {
    const g = board(kiseki, {
      P1: {
        field: [
          unit('A', east, { declared: 'B' }),
          unit('C', { ...east, str: 5, def: 9 }, { declared: 'B' }),
        ],
      },
      P2: { field: [unit('B', { str: 0, def: 3, cp: 1 })] },
      at: 'declaration',
    })
    happens(g, action, 'A')
    fight(g)
    expect(g.at('B').values['stunned']).toBe(true)
    expect(g.count('P2', 'bond')).toBe(40 - 1 - 2)
  })

  test('covert and open UNITs attack a player together only past an empty field', () => {
    const facing = (field: ReturnType<typeof unit>[]) =>
      board(kiseki, {
        P1: { field: [unit('open', east), unit('covert', { ...east, text: '【暗躍】' })] },
        P2: { field },
        at: 'attack',
      })
    const blocked = facing([unit('B')])
    expect(() => blocked.P1.chooses('open', 'covert')).toThrow()
    const free = facing([])
    free.P1.chooses('open', 'covert')
    fight(free)
    expect(free.count('P2', 'bond')).toBe(38)
  })

  test('a covert attacker has to attack the covert UNIT before the player', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { text: '【暗躍】' })] },
      P2: { field: [unit('B'), unit('C', { text: '【暗躍】' }), unit('D', { text: '【暗躍】' })] },
      at: 'attack',
    })
    g.P1.chooses('A')
    expect(g.P1).toBeAsked('battle.target')
    expect(g.P1).toOfferExactly('C', 'D')
  })

  test('an attacker that may not attack any more stays home', () => {
    const g = board(kiseki, attackers(east, east))
    begins(g, 'cannotAttack', 'A', { by: 'P2', until: scopes.turn })
    g.everyonePasses()
    expect(g.at('A').turned).toBe(false)
    expect(g.at('C').turned).toBe(true)
    g.proves('803.6c')
  })

  test('attackers that no longer share an organisation all stay home', () => {
    const g = board(kiseki, attackers(east, both))
    begins(g, 'loseOrganisation', 'C', { values: [organisations.in(g.match.game.book).word('東')], by: 'P2' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    expect(g.at('C').turned).toBe(false)
    g.proves('803.6d', '804.2', '1334.1')
  })

  test('an attacker that may not attack its target any more stays home', () => {
    const g = board(kiseki, attackers(east, east))
    begins(g, 'notAttacked', 'B', { by: 'P2' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    g.proves('803.6e')
  })

  test('a target that was stunned in between is not attacked', () => {
    const g = board(kiseki, attackers(east, east))
    happens(g, stun, 'B')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    g.proves('803.6g')
  })

  test('a UNIT that enters the empty field calls off the attack on the player', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 4 }, { declared: true })] },
      P2: { hand: [unit('B')] },
      at: 'declaration',
    })
    happens(g, enterField, 'B', 'P2')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.count('P2', 'bond')).toBe(40)
    expect(g.at('A').turned).toBe(false)
    g.proves('803.6h')
  })

  test('an attacker that changed zones takes the whole attack with it, one that was turned only itself', () => {
    const g = board(kiseki, attackers(east, east))
    happens(g, toHand, 'A')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('C').turned).toBe(false)
    g.proves('804.1a')
  })

  test('the target left: the same player chooses again, his UNIT still ready', () => {
    const g = board(kiseki, attackers(east, east))
    happens(g, toHand, 'B')
    g.everyonePasses()
    expect(g.P1).toBeAsked('battle.attackers')
    expect(g.at('A').turned).toBe(false)
    expect(g.view(null).facts['step']).toBe('selection')
    g.proves('804.2')
  })
})
