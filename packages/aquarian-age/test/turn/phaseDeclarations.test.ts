import { aquarianAge } from '@fudaba/aquarian-age'
import { beginFromPosition, publicEvents } from '@fudaba/kernel'
import { POSITION_FORMAT } from '@fudaba/kernel/rules'
import { answer, decision } from '@fudaba/kernel/search'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { character, fast, project } from '../cards.ts'

/** From the checks of P1's factions to P2's main phase, with this card in P2's hand; P1 has nothing to do. */
function toMain(card: ReturnType<typeof fast>, own: readonly unknown[] = []) {
  const { game } = beginFromPosition(aquarianAge, {
    format: POSITION_FORMAT,
    game: 'aquarian-age',
    at: 'faction',
    P1: { deck: 5, factions: own },
    P2: { deck: 5, hand: [card] },
  } as Parameters<typeof beginFromPosition>[1])
  let asked = 0
  while (decision(game)?.message.key !== 'main.window') {
    answer(game, [])
    asked++
  }
  return { asked, seen: [0 as const, null].map((viewer) => publicEvents(aquarianAge, game, viewer)) }
}

const draws = { duration: 'instant', text: 'あなたは1ドローする。' }

describe('declarations of phases and checks', () => {
  test('are told alike whether the other player let them pass or could not answer', () => {
    const letPass = toMain(fast('F', draws))
    const idle = toMain(project('F', draws))
    // P1's factions 8, main phase, power and discard 2 each; P2's draw 2, factions 8, start of the main phase.
    expect(letPass.asked).toBe(8 + 6 + 2 + 8 + 1)
    expect(idle.asked).toBe(0)
    expect(idle.seen).toEqual(letPass.seen)
  })

  test('are told alike before and after an attack by an own character', () => {
    const wild = () => [
      character('W', { skills: [{ skill: 'aggressive' }], factions: ['wizdom'] }, { cell: 'wizdom' }),
    ]
    const letPass = toMain(fast('F', draws), wild())
    const idle = toMain(project('F', draws), wild())
    expect(letPass.asked).toBeGreaterThan(25)
    expect(idle.asked).toBe(0)
    expect(idle.seen).toEqual(letPass.seen)
  })
})
