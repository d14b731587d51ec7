import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { formLegion } from '../../src/changes/legion.ts'
import { call, rest, retire, ride, stand } from '../../src/changes/moving.ts'
import { stride } from '../../src/changes/strideVerb.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'

type Seat = Readonly<Record<string, unknown>>
const table = (mine: Seat = {}, theirs: Seat = {}, moment = 'main', more: Seat = {}) =>
  board(vanguard, {
    at: moment,
    turn: 3,
    P1: { field: [vanguardUnit('A')], deck: plain('m', 10), ...mine },
    P2: { field: [vanguardUnit('V')], deck: plain('t', 10), ...theirs },
    ...more,
  })
type Table = ReturnType<typeof table>
const pass = (g: Table): void => {
  if (g.P1.isAsked('main.window')) g.P1.passes()
  if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
}

describe('legion', () => {
  const leader: Seat = { mates: ['友', '仲間'], power: 11_000, grade: 3 }
  const mateCard = (name = '友', ref = 'M') => unit(ref, { name, power: 9000, grade: 2 })
  const ready = (stats: Seat = leader, theirs: Seat = {}, more: Seat = {}) =>
    table(
      {
        field: [vanguardUnit('A', stats), on('front-left', 'L')],
        drop: plain('d', 5),
        deck: [mateCard(), mateCard('仲間', 'N'), ...plain('m', 8)],
        ...more,
      },
      theirs,
    )
  const form = (g: Table, mate = 'M'): void => happens(g, formLegion, 'A', mate)

  test('four cards of the drop zone go onto the deck, and one of its mates comes', () => {
    const g = ready()
    g.P1.acts('legion', { with: 'A' })
    expect(g.P1).toBeAsked('legion.cost')
    g.P1.chooses('d1', 'd2', 'd3', 'd4')
    expect(g.P1).toBeAsked('legion.mate')
    expect(g.P1).toOfferExactly('M', 'N')
    g.P1.chooses('N')
    expect(g.at('N').cell).toBe('front-centre')
    expect(g.zone('P1', 'drop')).toHaveLength(1)
    expect(g.may('P1', 'legion', 'A')).toBe(false)
    expect(g.log().some((line) => line.event === 'shuffle')).toBe(true)
    g.proves('10.11.1', '10.11.1.1')
    g.proves('11.10.1', '11.10.1.1', '11.10.2', '11.10.2.1', '10.25.1', '10.25.2')
    expect(g.at('A').to['legion']).toEqual(['N'])
  })

  test('whatever it finds, it is not used again', () => {
    const g = ready(leader, {}, { drop: plain('d', 9), deck: [...plain('m', 8)] })
    g.P1.acts('legion', { with: 'A' })
    g.P1.chooses('d1', 'd2', 'd3', 'd4')
    expect(g.P1).toBeAsked('main.window')
    expect(g.may('P1', 'legion', 'A')).toBe(false)
    const declined = ready(leader, {}, { drop: plain('d', 9) })
    declined.P1.acts('legion', { with: 'A' })
    declined.P1.chooses('d1', 'd2', 'd3', 'd4')
    declined.P1.chooses()
    expect(declined.may('P1', 'legion', 'A')).toBe(false)
    g.proves('11.10.2')
  })

  test('a name that a text gives counts', () => {
    const alias = '【永】:このカードは「友」としても扱う。'
    const own = ready(leader, {}, { deck: [unit('M', { name: '別人', text: alias }), ...plain('m', 8)] })
    own.P1.acts('legion', { with: 'A' })
    own.P1.chooses('d1', 'd2', 'd3', 'd4')
    expect(own.P1).toOfferExactly('M')
    const given = ready(
      { ...leader, text: '【永】:あなたの山札の「別人」は「友」としても扱う。' },
      {},
      { deck: [unit('M', { name: '別人' }), ...plain('m', 8)] },
    )
    given.P1.acts('legion', { with: 'A' })
    given.P1.chooses('d1', 'd2', 'd3', 'd4')
    expect(given.P1).toOfferExactly('M')
    own.proves('11.10.1.1')
  })

  test('a mate is found in whatever spelling its name is printed', () => {
    const g = ready(
      { ...leader, mates: ['潮路の ルカ・ベル'] },
      {},
      { deck: [mateCard('潮路のルカベル'), mateCard('ルカ', 'N')] },
    )
    g.P1.acts('legion', { with: 'A' })
    g.P1.chooses('d1', 'd2', 'd3', 'd4')
    expect(g.P1).toOfferExactly('M')
  })

  test('needs an opposing vanguard of grade 3', () => {
    const g = ready(leader, { field: [vanguardUnit('V', { grade: 2 })] })
    expect(g.may('P1', 'legion', 'A')).toBe(false)
    g.proves('11.10.2')
  })

  test('not without mates, and not by a mate', () => {
    const g = ready({ grade: 3 })
    form(g)
    expect(g.at('M').zone).toBe('deck')
    g.proves('10.25.1.2')
  })

  test('both are vanguards, and the last rider sends both into the soul', () => {
    const g = ready(leader, {}, { hand: [unit('h', { grade: 3 })] })
    form(g)
    expect(g.at('M').values['vanguard']).toBe(true)
    expect(g.at('A').values['vanguard']).toBe(true)
    g.proves('10.25.3')
    happens(g, ride, 'h', 'P1')
    expect(g.at('A').zone).toBe('soul')
    expect(g.at('M').zone).toBe('soul')
    g.proves('10.6.1.2')
  })

  test('they stand and rest together', () => {
    const g = ready()
    form(g)
    happens(g, rest, 'A')
    expect(g.at('M').turned).toBe(true)
    happens(g, stand, 'M')
    expect(g.at('A').turned).toBe(false)
    g.proves('10.25.10')
  })

  test('with one of them gone it is over', () => {
    const g = ready()
    form(g)
    happens(g, retire, 'M')
    expect(g.at('M').zone).toBe('drop')
    expect(g.at('A').to['legion']).toBeUndefined()
  })

  test('attacking, both rest and their powers are added; neither attacks alone', () => {
    const g = ready(leader, { hand: [unit('spare')] })
    form(g)
    g.P1.passes()
    g.P1.answers(true)
    expect(g.P1).toOfferExactly('A', 'L')
    g.P1.chooses('A')
    if (g.P1.isAsked('battle.target')) g.P1.chooses('V')
    expect(g.at('A').values['power']).toBe(20_000)
    expect(g.at('M').turned).toBe(true)
    g.proves('10.25.5', '10.25.6')
  })

  test('a mate is not attacked, and attacked the leader has its own power', () => {
    const g = table(
      {
        field: [vanguardUnit('A', leader), on('front-left', 'L')],
        deck: [mateCard(), ...plain('m', 8)],
        hand: [unit('spare')],
      },
      { field: [vanguardUnit('V'), on('front-right', 'R')] },
      'battle',
      { turnPlayer: 'P2' },
    )
    form(g)
    g.P2.answers(true)
    g.P2.chooses('R')
    expect(g.P2).toOfferExactly('A', 'L')
    g.P2.chooses('A')
    expect(g.at('A').values['power']).toBe(11_000)
    g.proves('10.25.15', '10.25.8')
  })

  test('whoever comes onto their circle later sends both into the soul', () => {
    const g = ready(leader, {}, { hand: [unit('h')] })
    form(g)
    happens(g, call, 'h', 1, 'P1')
    g.P1.passes()
    expect(g.at('A').zone).toBe('soul')
    expect(g.at('M').zone).toBe('soul')
    expect(g.at('h').cell).toBe('front-centre')
    g.proves('9.3.5')
  })

  test('striding over a legion makes both hearts, and both come back', () => {
    const g = ready(leader, {}, { g: [unit('G', { type: 'G', grade: 4 }, { faceDown: true })] })
    form(g)
    happens(g, stride, 'G', 'P1')
    expect(g.at('M').marks['heart']).toBe(1)
    g.proves('10.27.4')
    g.P1.passes()
    // Of two hearts one gives its name and power.
    expect(g.P1).toBeAsked('stride.heart')
    g.P1.chooses('A')
    pass(g)
    expect(g.at('M').values['vanguard']).toBe(true)
  })
})
