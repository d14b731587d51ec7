import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { book } from '../../src/book.ts'
import { call } from '../../src/changes/moving.ts'
import { legion } from '../../src/board/units.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { having, table, use } from '../playing.ts'
import { act, activated, exactly, noun, phrase, sentences, some, yours, zone } from '../trees.ts'

describe('defeat by a rule action', () => {
  test('of both for different reasons is a draw', () => {
    const g = table({ deck: [] }, { damage: plain('d', 6) })
    expect(g.winner).toBeNull()
    expect(g.ending).toBe('both')
    g.proves('9.1.3', '9.2.1', '1.2.2')
  })

  test('is looked for at check timings only', () => {
    const g = having(
      [
        activated(
          [],
          sentences(
            {
              kind: 'move',
              what: some(phrase(yours, zone('hand'), noun('card'))),
              verb: 'put',
              to: { zone: 'damage' },
            },
            act('heal', some(phrase(yours, zone('damage'), noun('card')), exactly(2))),
          ),
        ),
      ],
      { hand: [unit('h')], damage: plain('d', 5) },
    )
    use(g)
    if (g.P1.isAsked('program.act')) g.P1.chooses('d1', 'd2')
    expect(g.ending).toBeNull()
    expect(g.zone('P1', 'damage')).toHaveLength(4)
    g.proves('9.1.2')
  })

  test('waits until all damage is processed', () => {
    const g = facing({ field: [vanguardUnit('A', { critical: 2 })] }, { damage: plain('d', 5) })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.zone('P2', 'damage')).toHaveLength(7)
    expect(g.ending).toBe('damage')
    g.proves('9.6.7', '9.6.4')
  })
})

describe('several on one circle', () => {
  test('that came at once: their fighter says which rear-guard stays', () => {
    const g = table({ field: [vanguardUnit('A'), on('back-left', 'X'), on('back-left', 'Y')] })
    expect(g.P1).toBeAsked('check.stays')
    expect(g.P1).toOfferExactly('X', 'Y')
    g.P1.chooses('X')
    expect(g.at('X').cell).toBe('back-left')
    expect(g.at('Y').zone).toBe('drop')
    g.proves('9.3.7', '3.10.1.1', '4.6.8.2')
  })

  test('that came at once: he says which vanguard stays, the others go into the soul', () => {
    const g = table({ field: [vanguardUnit('A'), vanguardUnit('B')] })
    expect(g.P1).toBeAsked('check.stays')
    g.P1.chooses('A')
    expect(g.at('A').cell).toBe('front-centre')
    expect(g.at('B').zone).toBe('soul')
    g.proves('9.3.3', '3.9.1.1')
  })

  const pair = (more: readonly ReturnType<typeof unit>[], links: readonly string[], hand: object = {}) =>
    board(vanguard, {
      at: 'main',
      P1: { field: [vanguardUnit('A', { mates: ['M'] }), ...more], deck: plain('m', 5), ...hand },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 5) },
      relations: links.map((to) => ({ relation: 'legion', from: 'A', to })),
    })
  test('of two mates the later one stays', () => {
    const g = pair([vanguardUnit('M')], ['M'], { hand: [unit('N')] })
    happens(g, call, 'N', 1, 'P1')
    happens(g, book.kernelVerb('relate'), legion.id, 'A', 'N')
    g.P1.passes()
    expect(g.at('M').zone).toBe('soul')
    expect(g.at('N').cell).toBe('front-centre')
    g.proves('9.3.2')
  })

  test('of two mates that came at once one is chosen', () => {
    const g = pair([vanguardUnit('M'), vanguardUnit('N')], ['M', 'N'])
    expect(g.P1).toBeAsked('check.stays')
    expect(g.P1).toOfferExactly('M', 'N')
    g.P1.chooses('M')
    expect(g.at('N').zone).toBe('soul')
    expect(g.at('M').cell).toBe('front-centre')
    expect(g.at('A').cell).toBe('front-centre')
    g.proves('9.3.4')
  })

  test('guardians are as many as there are', () => {
    const g = facing({}, { hand: [unit('G1'), unit('G2'), unit('spare')] })
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('guard', { with: 'G1' })
    g.P2.acts('guard', { with: 'G2' })
    expect(g.at('G1').cell).toBe('foremost')
    expect(g.at('G2').cell).toBe('foremost')
    expect(g.at('V').values['power']).toBe(20_000)
    g.proves('3.11.1.4')
  })
})

describe('choices of both', () => {
  test('the turn fighter chooses first', () => {
    const seats = { field: [], soul: [unit('s1'), unit('s2')] }
    const mine = { field: [], soul: [unit('r1'), unit('r2')] }
    const g = table(mine, seats)
    expect(g.P1).toBeAsked('check.vanguard')
    g.P1.chooses('r1')
    expect(g.P2).toBeAsked('check.vanguard')
    g.proves('1.3.4')
  })
})
