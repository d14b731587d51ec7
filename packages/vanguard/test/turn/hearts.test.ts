import type { Ability, Effect } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { toSoul } from '../../src/changes/moving.ts'
import { formLegion, heartLegion } from '../../src/changes/legion.ts'
import { becomeStatus } from '../../src/board/statuses.ts'
import { stride } from '../../src/changes/strideVerb.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, having, table, use } from '../playing.ts'
import { act, activated, draw, noun, phrase, some, state, when, yours, zone } from '../trees.ts'

const gUnit = (name: string, stats: Seat = {}, faceDown = true) =>
  unit(name, { type: 'G', grade: 4, power: 15_000, shield: undefined, ...stats }, { faceDown })
const named = (name: string) => phrase(yours, { kind: 'name', name }, noun('vanguard'))
/** P1 rides nothing, and strides with G. */
const striding = (mine: Seat = {}, theirs: Seat = {}) =>
  table(
    {
      field: [vanguardUnit('A', { name: '灯の君', power: 11_000 })],
      hand: [unit('h3', { grade: 3 })],
      g: [gUnit('G')],
      deck: plain('m', 10),
      ...mine,
    },
    theirs,
    'ride',
  )
function strides(g: ReturnType<typeof table>, card = 'G'): void {
  while (!g.P1.isAsked('stride.card')) g.P1.chooses()
  g.P1.chooses(card)
}
const endTurn = (g: ReturnType<typeof table>): void => {
  if (g.P1.isAsked('main.window')) g.P1.passes()
  if (g.P1.isAsked('battle.attack')) g.P1.answers(false)
}

describe('hearts', () => {
  test('the vanguard becomes one where it lies, and is the same card', () => {
    const g = striding()
    const id = g.match.game.id(g.names.row('A'))
    strides(g)
    expect(g.at('A').marks['heart']).toBe(1)
    expect(g.at('A').cell).toBe('front-centre')
    expect(g.match.game.find(id)).not.toBe(-1)
    g.proves('10.27.1', '8.5.3.4', '8.5.2.2.2')
    expect(g.at('G').cell).toBe('front-centre')
  })

  test('it belongs to the G unit, gives it its name and power, and comes back with its end', () => {
    const rests: Ability = activated([], { kind: 'turn', what: some(named('灯の君')), verb: 'rest' })
    const g = striding({
      field: [
        vanguardUnit('A', { name: '灯の君', power: 11_000 }),
        on('back-left', 'L', { abilities: [rests] }),
      ],
    })
    strides(g)
    expect(g.at('G').values['power']).toBe(26_000)
    g.P1.acts('ability', { with: 'L' })
    expect(g.at('G').turned).toBe(true)
    endTurn(g)
    expect(g.at('A').values['vanguard']).toBe(true)
    g.proves('10.27.5', '10.27.5.1')
  })

  test('nothing but standing or resting is taken over', () => {
    const g = striding()
    happens(g, becomeStatus, 'A', 0)
    strides(g)
    expect(g.at('G').marks['blaze']).toBe(0)
    g.proves('8.5.1.3.1')
  })

  test('when the one that gave its name and power leaves, another one gives its own', () => {
    const g = table({
      field: [vanguardUnit('A', { mates: ['友'], power: 11_000 }), on('back-left', 'L')],
      deck: [unit('M', { name: '友', power: 9000 }), ...plain('m', 8)],
      g: [gUnit('G')],
    })
    happens(g, formLegion, 'A', 'M')
    happens(g, stride, 'G', 'P1')
    g.P1.acts('exchange', { with: 'L' })
    expect(g.P1).toBeAsked('stride.heart')
    expect(g.P1).toOfferExactly('A', 'M')
    g.P1.chooses('A')
    expect(g.at('G').values['power']).toBe(26_000)
    happens(g, toSoul, 'A')
    expect(g.at('G').values['power']).toBe(15_000)
    g.P1.acts('exchange', { with: 'L' })
    expect(g.at('G').values['power']).toBe(24_000)
    g.proves('10.27.5.2')
  })

  test('coming back it has not been placed', () => {
    const g = striding({
      field: [vanguardUnit('A', { abilities: [when('enter', draw())] })],
    })
    strides(g)
    const before = hand(g)
    endTurn(g)
    expect(g.at('A').values['vanguard']).toBe(true)
    expect(hand(g)).toBe(before)
    g.proves('10.27.6')
  })

  test('striding is neither a ride nor a call', () => {
    const waits: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [
          { kind: 'event', verb: 'ride', player: 'you' },
          { kind: 'event', verb: 'call', player: 'you' },
        ],
      },
      effect: draw(),
    }
    const g = striding({ field: [vanguardUnit('A'), on('back-left', 'L', { abilities: [waits] })] })
    strides(g)
    expect(hand(g)).toBe(0)
    g.proves('10.28.6')
  })
})

describe('striding by an effect', () => {
  const byEffect: Effect = act('stride', some(phrase(yours, zone('g'), state('face-down'), noun('card'))))
  test('needs grade 3 on both sides, too', () => {
    const tries = (grade: number) => {
      const g = having(
        [activated([], byEffect)],
        { g: [gUnit('G')] },
        { field: [vanguardUnit('V', { grade })] },
      )
      use(g)
      return g
    }
    expect(tries(3).at('G').cell).toBe('front-centre')
    const low = tries(2)
    expect(low.at('G').zone).toBe('g')
    low.proves('10.28.2')
  })

  test('a G unit without a stride skill does not stride', () => {
    const g = striding({ g: [gUnit('G'), gUnit('K', { keywords: ['G guardian'] })] })
    while (!g.P1.isAsked('stride.card')) g.P1.chooses()
    expect(g.P1).toOfferExactly('G')
    g.proves('11.11.1.1')
  })

  test('one whose skill is written out strides when and for what that says', () => {
    const written: Ability = {
      ...activated(
        [{ kind: 'act', what: some(phrase(yours, zone('soul'), noun('card'))), verb: 'soul-blast' }],
        act('stride', { kind: 'reference', to: 'self' }),
      ),
      where: ['g'],
      labels: ['stride'],
    }
    const g = striding({ g: [gUnit('G'), gUnit('W', { abilities: [written] })], soul: [unit('s')] })
    while (!g.P1.isAsked('stride.card')) g.P1.chooses()
    expect(g.P1).toOfferExactly('G')
    g.P1.chooses()
    g.P1.acts('ability', { with: 'W' })
    expect(g.at('s').zone).toBe('drop')
    expect(g.at('W').cell).toBe('front-centre')
    g.proves('11.11.1.2')
  })
})

describe('legion of hearts', () => {
  const ready = (stats: Seat, mate: Seat = {}) => {
    const g = table({
      field: [vanguardUnit('A', { name: '灯の君', ...stats })],
      deck: [unit('M', { name: '友', power: 9000, ...mate }), unit('N', { name: '友' }), ...plain('m', 8)],
      g: [gUnit('G')],
    })
    happens(g, stride, 'G', 'P1')
    happens(g, heartLegion, 'A', 'M')
    return g
  }
  test('the heart leads if it names the other, else the other does; both belong to the vanguard', () => {
    const g = ready({ mates: ['友'] })
    expect(g.at('M').cell).toBe('front-centre')
    expect(g.at('M').marks['heart']).toBe(1)
    expect(g.at('A').to['legion']).toEqual(['M'])
    expect(g.at('G').to['hearts']).toContain('M')
    g.proves('10.25.18')
    const other = ready({}, { mates: ['灯の君'] })
    expect(other.at('M').to['legion']).toEqual(['A'])
  })
  test('not with one that is in legion already, nor with a stranger', () => {
    const g = ready({ mates: ['友'] })
    happens(g, heartLegion, 'A', 'N')
    expect(g.at('N').zone).toBe('deck')
    g.proves('10.25.18.1')
    expect(ready({}).at('M').zone).toBe('deck')
  })
  test('texts speak of cards that something can be in legion with', () => {
    const takes = activated([], {
      kind: 'move',
      what: some(
        phrase(
          yours,
          zone('drop'),
          { kind: 'vanguard.legion-with', as: { kind: 'reference', to: 'self' } },
          noun('card'),
        ),
      ),
      verb: 'add',
      to: { zone: 'hand' },
    })
    const g = table({
      field: [vanguardUnit('A', { name: '灯の君', mates: ['友'], abilities: [takes] })],
      drop: [unit('x', { name: '友' }), unit('y', { name: '影', mates: ['灯の君'] }), unit('z')],
    })
    use(g)
    expect(g.P1).toOfferExactly('x', 'y')
    g.proves('10.25.17')
  })
})
