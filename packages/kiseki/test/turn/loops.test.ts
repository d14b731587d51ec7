import { kiseki } from '@fudaba/kiseki'
import type { Ability, Effect } from '@fudaba/kernel/text'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { event, unit } from '../playing.ts'
import { craft, gainBond, self, sentences, strengthen } from '../trees.ts'

const lose = (amount: number): Effect => ({
  kind: 'count',
  verb: 'lose',
  amount,
  resource: 'bond',
})
/** Whoever loses bond loses more of it. */
const spiral: Ability = {
  kind: 'triggered',
  trigger: { kind: 'event', of: [{ kind: 'event', verb: 'lose-bond', player: 'you' }] },
  effect: lose(1),
}
const begin = { kind: 'instruction', effect: lose(1) } as const

describe('ループ', () => {
  test('a loop that nobody can stop is a draw', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { hand: [event('E', { ep: 0, abilities: [begin] })], field: [unit('A', { abilities: [spiral] })] },
    })
    g.P1.acts('play-event')
    for (let i = 0; i < 2000 && g.ending === null; i++) g.everyonePasses()
    expect(g.ending).toBe('loop')
    expect(g.winner).toBe(null)
    g.proves('1501.1c')
  })

  /** Turned and readied again for nothing, as often as its player likes; each time something is gained. */
  const turning = (effect: Effect): Ability =>
    craft(
      [{ kind: 'turn', what: self, verb: 'action' }],
      sentences({ kind: 'turn', what: self, verb: 'ready' }, effect),
    )
  /** The player who can go round does so until he is asked how often. */
  const round = (g: Transcript, craftOf: string): void => {
    for (let i = 0; i < 2000 && !g.P1.isAsked('loop.rounds') && !g.P2.isAsked('loop.rounds'); i++)
      if (g.zone('waiting').length === 0 && g.P1.isAsked('priority.window'))
        g.P1.acts('play-craft', { with: craftOf })
      else g.everyonePasses()
  }

  test('the player who can stop it says how often, and may not begin it again at once', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { str: 1, abilities: [turning(strengthen(self, 1))] })] },
    })
    round(g, 'A')
    expect(g.P1).toBeAsked('loop.rounds')
    const before = Number(g.at('A').values['str'])
    g.P1.answers(12)
    expect(g.at('A').values['str']).toBe(before + 12)
    expect(g.P1).not.toOffer('play-craft')
    g.proves('1501.1', '1501.1a')
  })

  test('a loop that only changes bond is recognised', () => {
    const g = board(kiseki, {
      at: 'homebase',
      P1: {
        field: [unit('A', { abilities: [turning({ kind: 'by', player: 'opponent', effect: lose(1) })] })],
      },
    })
    round(g, 'A')
    const before = g.count('P2', 'bond')
    g.P1.answers(3)
    expect(g.count('P2', 'bond')).toBe(before - 3)
  })

  test('of two numbers of rounds the smaller is done', () => {
    const text = '・1EP支払う:カードを1枚引く。'
    const g = board(kiseki, {
      at: 'homebase',
      P1: { field: [unit('A', { abilities: [turning(gainBond(0))] })], bond: 30 },
      P2: {
        field: [unit('B', { str: 1, abilities: [turning(strengthen(self, 1))] }), unit('C', { text })],
        ep: 1,
        deck: 2,
      },
    })
    // P1 goes round, and each time P2 does so once while that waits.
    let answered = false
    for (let i = 0; i < 800 && !g.P1.isAsked('loop.rounds') && !g.P2.isAsked('loop.rounds'); i++)
      if (g.P1.canChoose('play-craft') && g.zone('waiting').length === 0) {
        g.P1.acts('play-craft')
        answered = false
      } else if (g.P2.canChoose('play-craft') && !answered) {
        g.P2.acts('play-craft', { with: 'B' })
        answered = true
      } else if (g.match.decision?.pass === true) g[g.deciding!].passes()
      else break
    expect(g.P1).toBeAsked('loop.rounds')
    const before = Number(g.at('B').values['str'])
    g.P1.answers(9)
    expect(g.P2).toBeAsked('loop.rounds')
    g.P2.answers(4)
    expect(g.at('B').values['str']).toBe(before + 4)
    g.proves('1501.1b')
  })
})
