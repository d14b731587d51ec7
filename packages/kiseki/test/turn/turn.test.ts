import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { scopes } from '../../src/board/state.ts'
import { gainBond, gainEp, loseBond } from '../../src/changes/bond.ts'
import { begins, faceDown, happens, item, passUntil, stunned, turned, unit } from '../cards.ts'

const facts = (g: Transcript) => g.view(null).facts
const raised = (g: Transcript, event: string): number => g.log().filter((line) => line.event === event).length

/** Six cards of the catalogue, so that nobody runs out of cards. */
const decks = { P1: { deck: 10 }, P2: { deck: 10 } }

describe('the turn', () => {
  test('is preparation, battle and recovery in this order, and then the next turn', () => {
    const g = board(kiseki, { ...decks, at: 'turn' })
    const seen: unknown[] = []
    while (g.turn === 1) {
      const { phase } = facts(g)
      if (seen.at(-1) !== phase) seen.push(phase)
      const d = g.match.decision!
      if (d.pass) g[d.player].passes()
      else g[d.player].answers()
      if (seen.length > 5) break
    }
    expect(seen).toEqual(['preparation', 'battle', 'recovery'])
    g.proves('701.1', '704.1')
  })

  test('begins with an event and a window of the initiative player, before anything is drawn', () => {
    const g = board(kiseki, { ...decks, at: 'turn', initiative: 'P2' })
    expect(g.P2).toBeAsked('priority.window')
    expect(raised(g, 'turnStart')).toBe(1)
    expect(raised(g, 'preparationStart')).toBe(0)
    expect(g.count('P2', 'hand')).toBe(0)
    g.everyonePasses()
    expect(raised(g, 'preparationStart')).toBe(1)
    expect(g.P2).toBeAsked('priority.window')
    expect(g.count('P2', 'hand')).toBe(0)
    g.everyonePasses()
    expect(g.count('P2', 'hand')).toBe(2)
    g.proves('703.1', '703.2', '703.3', '703.4')
  })

  test('the initiative player has his three steps before the other has his', () => {
    const g = board(kiseki, { ...decks, at: 'turn', initiative: 'P2' })
    const seen: string[] = []
    while (facts(g)['phase'] === 'preparation') {
      const here = `${facts(g)['primary']} ${facts(g)['step']}`
      if (facts(g)['step'] !== 'none' && seen.at(-1) !== here) seen.push(here)
      const d = g.match.decision!
      if (d.pass) g[d.player].passes()
      else g[d.player].answers()
    }
    expect(seen).toEqual([
      'P2 draw',
      'P2 homebase',
      'P2 deployment',
      'P1 draw',
      'P1 homebase',
      'P1 deployment',
    ])
    g.proves('703.5')
  })

  test('a phase is shared: what lasts for it goes on in the steps of the other player', () => {
    const g = board(kiseki, {
      P1: { deck: 5, field: [unit('A', { str: 1 })] },
      P2: { deck: 5 },
      at: 'draw',
      effects: [{ effect: 'plus', by: 'P1', on: 'A', values: [2, 0], until: 'phase' }],
    })
    passUntil(g, { step: 'deployment' })
    g.everyonePasses()
    expect(facts(g)['primary']).toBe('P2')
    expect(g.at('A').values['str']).toBe(3)
    passUntil(g, { phase: 'battle' })
    expect(g.at('A').values['str']).toBe(1)
    g.proves('702.1')
  })

  test('a step is its own player’s: what lasts for it is over with it', () => {
    const g = board(kiseki, {
      P1: { deck: 5, field: [unit('A', { str: 1 })] },
      P2: { deck: 5 },
      at: 'draw',
      effects: [{ effect: 'plus', by: 'P1', on: 'A', values: [2, 0], until: 'step' }],
    })
    expect(g.at('A').values['str']).toBe(3)
    passUntil(g, { step: 'homebase' })
    expect(g.at('A').values['str']).toBe(1)
    g.proves('702.2')
  })

  test('the player who runs the sub-step gets priority first in it', () => {
    const g = board(kiseki, { ...decks, at: 'draw', initiative: 'P1', primary: 'P2' })
    expect(g.P2).toBeAsked('priority.window')
    expect(facts(g)['primary']).toBe('P2')
    const battle = board(kiseki, { ...decks, at: 'battle', initiative: 'P1' })
    expect(facts(battle)['primary']).toBe('P1')
    g.proves('702.3')
  })
})

describe('the draw step', () => {
  test('begins with two cards, then its event and a window', () => {
    const g = board(kiseki, { ...decks, at: 'drawing' })
    expect(g.count('P1', 'hand')).toBe(2)
    expect(g.count('P1', 'deck')).toBe(8)
    expect(g.count('P2', 'hand')).toBe(0)
    expect(raised(g, 'drawStepStart')).toBe(1)
    expect(g.P1).toBeAsked('priority.window')
    expect(facts(g)['step']).toBe('draw')
    g.proves('703.6a', '703.6b', '703.6c', '1313.2')
  })

  test('CP and EP that are left are gone with the step', () => {
    const g = board(kiseki, { P1: { deck: 5, ep: 1 }, P2: { deck: 5 }, at: 'draw' })
    happens(g, gainEp, 'P1', 2)
    expect(g.count('P1', 'ep')).toBe(3)
    expect(g.count('P2', 'ep')).toBe(0)
    passUntil(g, { step: 'homebase' })
    expect(g.count('P1', 'ep')).toBe(0)
    g.proves('302.1', '302.1b')
  })
})

describe('the homebase step', () => {
  const placing = () =>
    board(kiseki, { P1: { hand: [unit('A'), item('B')], deck: 5 }, P2: { deck: 5 }, at: 'placing' })

  test('lets one hand card go face down into the homebase, ready', () => {
    const g = placing()
    expect(g.P1).toBeAsked('turn.homebase')
    expect(g.P1).toOfferExactly('A', 'B')
    expect(() => g.P1.chooses('A', 'B')).toThrow()
    g.P1.chooses('A')
    expect(g.at('A').zone).toBe('homebase')
    expect(g.at('A').faceDown).toBe(true)
    expect(g.at('A').turned).toBe(false)
    expect(g.at('B')).toBeUnchanged()
    g.proves('703.7a', '503.1a')
  })

  test('none is allowed too', () => {
    const g = placing()
    g.P1.chooses()
    expect(g.count('P1', 'homebase')).toBe(0)
    expect(g.count('P1', 'hand')).toBe(2)
  })

  test('its event and window come after the card was placed', () => {
    const g = placing()
    g.P1.chooses('A')
    expect(raised(g, 'homebaseStepStart')).toBe(1)
    expect(g.P1).toBeAsked('priority.window')
    expect(facts(g)['step']).toBe('homebase')
    expect(g.P1).toOffer('acquire-ep')
    g.proves('703.7b', '703.7c')
  })
})

describe('the deployment step', () => {
  test('gives one CP for each homebase card, turned or not, whatever its face', () => {
    const g = board(kiseki, {
      P1: { homebase: [unit('A', {}, faceDown), unit('B', {}, faceDown), unit('C', {}, turned)] },
      P2: { homebase: [unit('D', {}, faceDown)] },
      at: 'deploying',
    })
    expect(g.count('P1', 'cp')).toBe(3)
    expect(g.count('P2', 'cp')).toBe(0)
    expect(raised(g, 'deploymentStepStart')).toBe(1)
    expect(g.P1).toBeAsked('priority.window')
    expect(facts(g)['step']).toBe('deployment')
    g.proves('703.8a', '703.8b', '703.8c')
  })

  test('CP left over is gone in the battle phase', () => {
    const g = board(kiseki, { P1: { cp: 3, deck: 5 }, P2: { deck: 5 }, at: 'deployment', primary: 'P2' })
    passUntil(g, { phase: 'battle' })
    expect(g.count('P1', 'cp')).toBe(0)
    g.proves('302.1b')
  })
})

describe('the recovery phase', () => {
  test('its start and the end of the turn are events, each followed by a window', () => {
    const g = board(kiseki, { ...decks, at: 'recovery' })
    expect(raised(g, 'recoveryPhaseStart')).toBe(1)
    expect(raised(g, 'turnEnd')).toBe(0)
    expect(g.P1).toBeAsked('priority.window')
    g.everyonePasses()
    expect(raised(g, 'turnEnd')).toBe(1)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.turn).toBe(1)
    g.proves('705.1', '705.2', '705.3', '705.4')
  })

  test('bond gained in answer to the end of the turn saves the player', () => {
    const g = board(kiseki, { P1: { bond: 0, deck: 5 }, P2: { deck: 5 }, at: 'recovery' })
    g.everyonePasses()
    expect(g.ending).toBe(null)
    happens(g, gainBond, 'P1', 1)
    g.everyonePasses()
    expect(g.ending).toBe(null)
    expect(g.turn).toBe(2)
  })

  test('bond at zero or less loses; of two the lower; of equals the initiative player', () => {
    const winner = (P1: number, P2: number): string | null => {
      const g = board(kiseki, { P1: { bond: P1, deck: 5 }, P2: { bond: P2, deck: 5 }, at: 'end' })
      return g.winner
    }
    expect(winner(0, 5)).toBe('P2')
    expect(winner(5, -1)).toBe('P1')
    expect(winner(-1, -3)).toBe('P1')
    expect(winner(-2, -2)).toBe('P2')
    expect(winner(1, 1)).toBe(null)
    const g = board(kiseki, { P1: { bond: 0, deck: 5 }, P2: { deck: 5 }, at: 'end' })
    expect(g.ending).toBe('bond')
    g.proves('705.5', '103.1', '103.2')
  })

  test('bond that is gone is told once, when it goes', () => {
    const g = board(kiseki, { ...decks, P2: { bond: 4, deck: 10 }, at: 'attack' })
    happens(g, loseBond, 1, 3)
    expect(raised(g, 'bondGone')).toBe(0)
    happens(g, loseBond, 1, 3)
    expect(g.log().find((line) => line.event === 'bondGone')).toMatchObject({ clause: '705.5', player: 'P2' })
    happens(g, loseBond, 1, 3)
    expect(raised(g, 'bondGone')).toBe(1)
    g.proves('705.5')
  })

  test('each player recovers one of the own stunned UNITs, unless the table lets any be chosen', () => {
    const offered = (recoveryChoice: string): string[] => {
      const g = board(kiseki, {
        config: { recoveryChoice },
        P1: { field: [stunned('A'), unit('up')], deck: 5 },
        P2: { field: [stunned('B')], deck: 5 },
        at: 'end',
      })
      return g.P1.mayChoose().sort()
    }
    expect(offered('own')).toEqual(['A'])
    expect(offered('any')).toEqual(['A', 'B'])
  })

  test('both recover together and the rest leaves together afterwards', () => {
    const g = board(kiseki, {
      P1: { field: [stunned('A'), stunned('A2'), unit('up', {}, turned)], deck: 5 },
      P2: { field: [stunned('B'), stunned('B2')], deck: 5 },
      at: 'end',
    })
    expect(g.P1).toBeAsked('turn.recover')
    expect(g.P1).toOfferExactly('A', 'A2')
    g.P1.chooses('A')
    expect(g.at('A').values['stunned']).toBe(true)
    expect(g.P2).toBeAsked('turn.recover')
    g.P2.chooses()
    expect(g.at('A').zone).toBe('field')
    expect(g.at('A').values['stunned']).toBe(false)
    expect(g.at('A').faceDown).toBe(false)
    expect(g.at('A2').zone).toBe('trails')
    expect(g.zone('P2', 'trails').sort()).toEqual(['B', 'B2'])
    expect(g.at('up').zone).toBe('field')
    g.proves('705.6', '1306.4', '1308.1')
  })

  test('what lasts for this turn is over in the next', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', { str: 1 })], deck: 5 },
      P2: { deck: 5 },
      at: 'recovery',
    })
    begins(g, 'plus', 'A', { values: [2, 2], until: scopes.turn })
    g.everyonePasses()
    expect(g.at('A').values['str']).toBe(3)
    g.everyonePasses()
    expect(g.turn).toBe(2)
    expect(g.at('A').values['str']).toBe(1)
    g.proves('705.7')
  })

  test('everything in field and homebase of both players is readied', () => {
    const g = board(kiseki, {
      P1: { field: [unit('A', {}, turned)], homebase: [unit('C', {}, turned)], deck: 5 },
      P2: {
        field: [item('B', {}, turned)],
        homebase: [unit('D', {}, { turned: true, faceDown: true })],
        deck: 5,
      },
      at: 'end',
    })
    expect(g.turn).toBe(2)
    expect(['A', 'B', 'C', 'D'].map((word) => g.at(word).turned)).toEqual([false, false, false, false])
    expect(g.at('D').faceDown).toBe(true)
    g.proves('705.8', '1315.1')
  })

  test('initiative passes to the other player', () => {
    const g = board(kiseki, { ...decks, at: 'end' })
    expect(facts(g)['initiative']).toBe('P2')
    expect(g.P2).toBeAsked('priority.window')
    passUntil(g, { step: 'draw' })
    expect(g.count('P2', 'hand')).toBe(2)
    expect(g.count('P1', 'hand')).toBe(0)
    g.proves('705.9')
  })
})
