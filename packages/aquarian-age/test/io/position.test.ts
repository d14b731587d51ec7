import { aquarianAge } from '@fudaba/aquarian-age'
import { type Match, beginFromPosition, toPosition } from '@fudaba/kernel'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { character, powers } from '../cards.ts'

describe('a written position', () => {
  test('says who has attacked in this turn, and goes on in the main phase', () => {
    const g = board(aquarianAge, {
      at: 'main',
      P1: { controlled: [character('A'), character('C')], power: powers('A', 2), deck: 10 },
      P2: { controlled: [character('B')], deck: 10 },
    })
    g.P1.acts('attack', { with: 'A', own: 'Ap1' })
    g.everyonePasses()
    const written = toPosition(g.match)
    expect(written.P1?.['controlled']).toMatchObject([{ done: ['attack'] }, { cards: [{ name: 'C' }] }])
    const again = beginFromPosition(aquarianAge, written, { everyWindow: true })
    expect(toPosition(again)).toEqual(written)
    expect(again.decision?.message.key).toBe('main.window')
    expect(again.decision?.player).toBe('P1')
    expect(again.view('P1').facts).toEqual(g.match.view('P1').facts)
  })

  test('where a card is being paid for says what is under way, and the payment goes on', () => {
    const g = board(aquarianAge, {
      at: 'main',
      P1: { controlled: [character('A')], power: powers('A', 2), deck: 10 },
      P2: { deck: 10 },
    })
    g.P1.acts('attack', { with: 'A' })
    const again = (): Match => beginFromPosition(aquarianAge, toPosition(g.match), { everyWindow: true })
    expect(again().decision).toEqual(g.match.decision)
    expect(again().decision?.message.key).toBe('pay.own')
    const other = again()
    for (const match of [g.match, other]) match.answer('P1', [match.decision!.candidates[0].id])
    expect(other.digest()).toBe(g.match.digest())
    expect(other.decision).toEqual(g.match.decision)
  })
})
