import { blackpoker } from '@fudaba/blackpoker'
import { type Player, queue } from '@fudaba/kernel/rules'
import { type Transcript, board, describe, expect, ref, test } from '@fudaba/kernel/testing'

const attacker = { turned: true, attacking: true }

/** In one Damage a jack of P2 dies first, then a queen of P1; `lives` have no court card unless one is put in. */
const bothDie = (mine: string, theirs: string) =>
  board(blackpoker, {
    P1: { soldiers: [ref('king', '♠K', attacker), ref('queen', '♠Q', attacker)], life: mine },
    P2: {
      soldiers: [
        ref('jack', '♡J', { blocking: 'king' }),
        ref('seven', '♡7', { blocking: 'queen' }),
        ref('eight', '♡8', { blocking: 'queen' }),
      ],
      life: theirs,
    },
    stage: ['damage'],
  })

describe('The trigger check', () => {
  test('comes right after a resolution, before any decision', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♣A'), ref('other', '♣9')], life: '♡3 ♡K ♡4' },
      P2: { hand: '♠4 ◇K', life: 5 },
      chance: 'P2',
    })
    g.P2.plays('down', { target: 'A' })
    expect(g.at('A').zone).toBe('graveyard')
    expect(g.zone('P1', 'hand')).toEqual(['♡K'])
    expect(g.deciding).toBe('P1')
    expect(g.at('other')).toBeUnchanged()
    g.proves('base.3.5.35')
  })

  test('the result is checked before triggers', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('king', '♠K', attacker), ref('three', '♠3', attacker)], life: '♣2 ♣4' },
      P2: {
        soldiers: [ref('seven', '♡7', { blocking: 'king' }), ref('eight', '♡8', { blocking: 'king' })],
        life: 3,
      },
      stage: ['damage'],
    })
    g.everyonePasses()
    expect(g.at('king').zone).toBe('graveyard')
    expect(g.winner).toBe('P1')
    expect(g.count('P1', 'life')).toBe(2)
    g.proves('base.3.5.42')
  })

  test('everything that has triggered is gathered', () => {
    const g = bothDie('♣2 ♣A ♣3', '♡2 ♡A ♡3')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toEqual(['♣A'])
    expect(g.zone('P2', 'hand')).toEqual(['♡A'])
    g.proves('base.3.5.45')
  })

  test('triggers of the turn player come first', () => {
    const g = bothDie('♣2 ♣3', '♡2 ♡3')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(0)
    expect(g.winner).toBe('P2')
    g.proves('base.3.5.47')
  })

  test('each immediate trigger is followed by a check of the result', () => {
    const g = bothDie('♣2 ♣3', '♡2 ♡3')
    g.everyonePasses()
    expect(g.zone('P2', 'life')).toEqual(['♡2', '♡3'])
    g.proves('base.3.5.49')
  })

  test('what triggers meanwhile is carried out too', () => {
    const g = board(blackpoker, { P1: { life: 5 }, P2: { soldiers: '♡9', life: 5 } })
    g.P1.plays('end')
    expect(g.zone('stage')).toEqual(['draw'])
    g.proves('base.3.5.50')
  })

  test('a triggered action of main timing needs an empty stage', () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠5')], life: 5 },
      P2: { soldiers: '♡9', life: 5 },
      stage: ['attack', { up: { by: 'P1', cards: '♡5', target: 'A' } }],
    })
    g.everyonePasses()
    g.P1.chooses('A')
    expect(g.at('A').turned).toBe(true)
    expect(g.zone('stage')).toEqual(['up'])
    g.proves('base.3.5.51')
  })

  const equippedDies = () => {
    const g = board(blackpoker, {
      P1: { soldiers: [ref('A', '♠A+♠K', attacker)], life: '♣2 ♣A ♣3 ♣Q ♣4' },
      P2: {
        soldiers: [ref('seven', '♡7', { blocking: 'A' }), ref('eight', '♡8', { blocking: 'A' })],
        life: 5,
      },
      stage: ['damage'],
    })
    g.everyonePasses()
    return g
  }

  test('each player orders his own triggers', () => {
    const g = equippedDies()
    expect(g.P1).toBeAsked('trigger.order')
    expect(g.P1).toOfferExactly('♠A', '♠K')
    g.P1.chooses('♠K')
    expect(g.P1).toBeAsked('chance.window')
    expect(g.zone('P1', 'hand')).toEqual(['♣A', '♣Q'])
    g.proves('base.3.5.53')
  })

  test('the owner of two dying court cards chooses which Succession is first', () => {
    const g = equippedDies()
    expect(g.deciding).toBe('P1')
    expect(g.P1).toOfferExactly('♠A', '♠K')
    expect(g.P1.mayPass).toBe(false)
    g.P1.chooses('♠A')
    expect(g.zone('P1', 'life')).toEqual(['♣4'])
  })
})

describe('The buffer', () => {
  // No resolution of Lite triggers two actions of different speed or timing, so they are put there by hand.
  const triggered = (g: Transcript, name: string, player: Player) => {
    const { id } = blackpoker.book.triggers.find((each) => each.name === name)!
    queue(g.match.game, id, player, -1, 0, 0, 0, 0)
  }
  const waiting = () =>
    board(blackpoker, {
      P1: { soldiers: [ref('A', '♠9', { turned: true })], life: '♣2 ♣3' },
      P2: { soldiers: [ref('B', '♡9')], life: '♡2 ♡3' },
      stage: [{ up: { by: 'P1', cards: '♡5', target: 'A' } }],
    })

  test('immediate triggers come before normal ones', () => {
    const g = waiting()
    triggered(g, 'draw', 0)
    triggered(g, 'succession', 1)
    g.everyonePasses()
    expect(g.count('P2', 'life')).toBe(0)
    expect(g.winner).toBe('P1')
    expect(g.zone('stage')).toEqual([])
    g.proves('base.3.5.46')
  })

  test('among those of one player main timing comes before quick timing', () => {
    const g = waiting()
    triggered(g, 'succession', 0)
    triggered(g, 'charge', 0)
    g.everyonePasses()
    expect(g.winner).toBe('P2')
    expect(g.at('A').turned).toBe(false)
    g.proves('base.3.5.48')
  })
})
