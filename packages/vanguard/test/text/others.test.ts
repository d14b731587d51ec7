import type { Ability, Effect, Feature } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import '../../src/text/nodes/validity.ts'
import { stand } from '../../src/changes/moving.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at as on, happens, icon, plain, unit, vanguardUnit } from '../cards.ts'
import { type Seat, hand, having, table, use } from '../playing.ts'
import {
  activated,
  at,
  draw,
  exactly,
  noun,
  phrase,
  self,
  sentences,
  some,
  strengthen,
  when,
  yours,
  zone,
} from '../trees.ts'

type Table = ReturnType<typeof table>

describe('loops of abilities', () => {
  const grows = (): Table => having([activated([], strengthen(self, 1000, 'turn'))])
  /** P1 goes round until he is asked how often. */
  const round = (g: Table): void => {
    for (let i = 0; i < 200 && g.P1.isAsked('main.window'); i++) use(g)
  }

  test('who alone can stop says how often, and may not begin it again', () => {
    const g = grows()
    round(g)
    expect(g.P1).toBeAsked('loop.rounds')
    const before = Number(g.at('A').values['power'])
    g.P1.answers(7)
    expect(g.at('A').values['power']).toBe(before + 7000)
    expect(g.P1).not.toOffer('ability')
    g.proves('12.1.1.2', '12.1.1.4')
  })

  test('a loop of two hundred rounds adds two hundred thousand at one stroke', () => {
    const g = grows()
    round(g)
    const before = Number(g.at('A').values['power'])
    const lines = g.log().length
    g.P1.answers(200)
    expect(g.at('A').values['power']).toBe(before + 200_000)
    expect(g.log().length - lines).toBeLessThan(20)
    g.proves('12.1.1.4')
  })

  const restless = (may: boolean): readonly Ability[] => {
    const turn = (verb: string): Effect => ({ kind: 'turn', what: self, verb })
    const perhaps = (effect: Effect): Effect => (may ? { kind: 'may', effect } : effect)
    return [when('rest', perhaps(turn('stand'))), when('stand', turn('rest'))]
  }
  test('that nobody can stop are a draw', () => {
    const g = table({
      field: [vanguardUnit('A'), on('front-left', 'L', { abilities: restless(false) }, { turned: true })],
    })
    happens(g, stand, 'L')
    g.P1.passes()
    expect(g.ending).toBe('loop')
    expect(g.winner).toBeNull()
    g.proves('12.1.1.1')
  })

  test('of two who can stop, the smaller number is done', () => {
    const seen: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [
          { kind: 'event', verb: 'rest', subject: phrase({ kind: 'owner', who: 'opponent' }, noun('unit')) },
        ],
      },
      effect: sentences(
        { kind: 'may', effect: strengthen(self, 1000, 'turn') },
        {
          kind: 'turn',
          what: phrase({ kind: 'owner', who: 'opponent' }, noun('rear-guard')),
          verb: 'stand',
        },
      ),
    }
    const stands: Ability = when('stand', {
      kind: 'may',
      effect: { kind: 'turn', what: self, verb: 'rest' },
    })
    const g = table(
      { field: [vanguardUnit('A'), on('front-left', 'L', { abilities: [stands] }, { turned: true })] },
      { field: [vanguardUnit('V', { abilities: [seen] })] },
    )
    happens(g, stand, 'L')
    g.P1.passes()
    for (let i = 0; i < 600 && !g.P1.isAsked('loop.rounds') && !g.P2.isAsked('loop.rounds'); i++)
      if (g.match.decision?.message.key === 'program.may') g[g.deciding!].answers(true)
      else break
    expect(g.P1).toBeAsked('loop.rounds')
    const before = Number(g.at('V').values['power'])
    g.P1.answers(9)
    expect(g.P2).toBeAsked('loop.rounds')
    g.P2.answers(4)
    expect(g.at('V').values['power']).toBe(before + 4000)
    g.proves('12.1.1.3')
  })
})

describe('abilities that cannot be used', () => {
  const bars = (what: readonly Feature[]): Effect => ({
    kind: 'vanguard.unusable',
    what: phrase(...what),
    duration: 'turn',
  })
  test('are not played', () => {
    const g = having([activated([], bars([yours, noun('rear-guard')]))], {
      more: [on('front-left', 'L', { abilities: [activated([], draw())] })],
    })
    expect(g.may('P1', 'ability', 'L')).toBe(true)
    use(g)
    expect(g.may('P1', 'ability', 'L')).toBe(false)
    expect(g.may('P1', 'ability', 'A')).toBe(true)
    g.proves('12.2.1.1')
  })

  test('do not trigger', () => {
    const g = having([activated([], bars([yours, noun('rear-guard')]))], {
      more: [on('front-left', 'L', { abilities: [when('stand', draw())] }, { turned: true })],
    })
    use(g)
    happens(g, stand, 'L')
    g.P1.passes()
    expect(hand(g)).toBe(0)
    g.proves('12.2.1.2')
  })

  test('wait on if they waited already, and come to nothing', () => {
    const first = at('main-start', bars([yours, noun('rear-guard')]))
    const g = having(
      [first],
      {
        more: [
          on('front-left', 'L', { abilities: [at('main-start', draw())] }),
          on('front-right', 'R', { abilities: [at('main-start', draw())] }),
        ],
      },
      {},
      'ride',
    )
    while (!g.P1.isAsked('timing.trigger')) g.P1.chooses()
    expect(g.match.decision?.candidates).toHaveLength(3)
    const id = (word: string) => g.match.decision!.candidates.find(({ id }) => id.startsWith(word))!.id
    g.P1.answers(id('A'))
    expect(g.P1).toBeAsked('timing.trigger')
    expect(g.match.decision?.candidates).toHaveLength(2)
    g.P1.answers(id('L'))
    expect(g.P1).toBeAsked('main.window')
    expect(hand(g)).toBe(0)
    g.proves('12.2.1.3')
  })
})

describe('icons whose effect is negated', () => {
  const negates: Effect = { kind: 'vanguard.negate-triggers', duration: 'turn' }
  const deck = [icon('T', 'critical'), ...plain('m', 5)]
  const checking = (abilities: readonly Ability[], more: Seat = {}) => {
    const g = facing(
      { field: [vanguardUnit('A', { abilities }), on('front-left', 'L')], deck, ...more },
      { hand: [unit('spare')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    return g
  }
  test('do nothing', () => {
    const g = checking([at('drive-step', negates)])
    expect(g.P1).not.toBeAsked('icon.order')
    expect(g.at('T').zone).toBe('hand')
    g.proves('12.3.1')
    expect(checking([]).P1).toBeAsked('icon.order')
  })

  test('have done what they did before', () => {
    const g = checking([at('damage-step', negates)])
    g.P1.answers('power')
    g.P1.chooses('L')
    g.P1.chooses('L')
    expect(g.at('L').values['power']).toBe(12_000)
    g.proves('12.3.2')
  })
})

describe('a text that counts, for each', () => {
  const perRear = (effect: Effect): Effect => ({
    kind: 'for-each',
    per: phrase(yours, noun('rear-guard')),
    amount: 1,
    counter: 'cards',
    effect,
  })
  const calls: Effect = { kind: 'vanguard.call', what: some(phrase(yours, zone('drop'), noun('card'))) }
  const rears = [on('front-left', 'L'), on('front-right', 'R')]

  test('how many is known before the first', () => {
    const g = having([activated([], perRear(calls))], { more: [rears[0]], drop: plain('d', 4) })
    use(g)
    const circles = ['front-right', 'back-left', 'back-centre', 'back-right']
    for (let i = 0; i < 9 && !g.P1.isAsked('main.window'); i++)
      if (g.P1.isAsked('call.circle')) g.P1.answers(circles.shift()!)
      else g.P1.chooses(g.zone('P1', 'drop')[0])
    expect(g.zone('P1', 'drop')).toHaveLength(3)
    g.proves('12.7.2')
  })

  test('nothing is chosen twice', () => {
    const rests: Effect = {
      kind: 'turn',
      what: some(phrase(yours, noun('rear-guard')), exactly(1)),
      verb: 'rest',
    }
    const g = having([activated([], perRear(rests))], { more: [...rears, on('back-left', 'B')] })
    use(g)
    expect(g.P1).toOfferExactly('L', 'R', 'B')
    g.P1.chooses('R')
    expect(g.P1).toOfferExactly('L', 'B')
    g.P1.chooses('B')
    expect([g.at('L').turned, g.at('R').turned, g.at('B').turned]).toEqual([true, true, true])
    g.proves('12.7.3')
  })
})

describe('cards of the same name', () => {
  const sameName: Effect = {
    kind: 'modify',
    what: phrase(yours, { kind: 'same-name', as: { kind: 'reference', to: 'self' } }, noun('rear-guard')),
    changes: [{ kind: 'add', characteristic: 'power', sign: '+', amount: 1000 }],
    duration: 'turn',
  }
  test('cards that have one in common are of the same name', () => {
    const g = having([activated([], sameName)], {
      field: [
        vanguardUnit('A', { name: '甲', abilities: [activated([], sameName)] }),
        on('front-left', 'L', { name: '甲' }),
        on('front-right', 'R', { name: '乙' }),
      ],
    })
    use(g)
    expect([g.at('L').values['power'], g.at('R').values['power']]).toEqual([8000, 7000])
    g.proves('12.8.1')
  })

  test('a unit that strode has that of its heart beside its own, and each will do', () => {
    const g = table(
      {
        field: [
          vanguardUnit('A', { name: '甲' }),
          on('front-left', 'L', { name: '甲' }),
          on('front-right', 'R', { name: '超' }),
          on('back-left', 'B', { name: '乙' }),
        ],
        hand: [unit('h', { grade: 3, clans: ['宵'] })],
        g: [
          unit(
            'G',
            { name: '超', type: 'G', grade: 4, abilities: [activated([], sameName)] },
            { faceDown: true },
          ),
        ],
      },
      {},
      'ride',
    )
    while (!g.P1.isAsked('stride.card')) g.P1.chooses()
    g.P1.chooses('G')
    if (g.P1.isAsked('stride.cost')) g.P1.chooses('h')
    use(g, 'G')
    expect(['L', 'R', 'B'].map((word) => g.at(word).values['power'])).toEqual([8000, 8000, 7000])
    g.proves('12.8.2', '12.8.2.1', '12.8.2.2')
  })
})

describe('keywords that are made valid', () => {
  const conditions = (...words: readonly ('limit-break' | 'brave')[]) => ({
    kind: 'and' as const,
    of: words.map((word) => ({ kind: 'vanguard.keyword' as const, word, of: 'activated', n: 4 })),
  })
  const enables: Effect = { kind: 'vanguard.enable', what: self, word: 'limit-break', duration: 'turn' }
  const cards = plain('h', 4)
  test('are valid alone, not with what stands beside them', () => {
    const g = having(
      [
        activated([], enables),
        activated([], draw(), { condition: conditions('limit-break') }),
        activated([], draw(), { condition: conditions('limit-break', 'brave') }),
      ],
      { hand: cards },
    )
    expect(g.may('P1', 'ability-2', 'A')).toBe(false)
    use(g)
    expect(g.may('P1', 'ability-2', 'A')).toBe(true)
    expect(g.may('P1', 'ability-3', 'A')).toBe(false)
    g.proves('12.9.1.1')
  })
})

describe('extra turns', () => {
  test('extra turns of both: the last that was added comes first', () => {
    const extra = (who: 'you' | 'opponent'): Ability => activated([], { kind: 'extra-turn', who })
    const g = having([extra('you'), extra('opponent')])
    use(g)
    g.P1.acts('ability-2', { with: 'A' })
    use(g)
    const fighters: string[] = []
    for (let i = 0; i < 5; i++) {
      fighters.push(String(g.view(null).facts['turnFighter']))
      const before = g.turn
      for (let n = 0; n < 8 && g.turn === before; n++) {
        const seat = g[g.deciding!]
        if (seat.isAsked('battle.attack')) seat.answers(false)
        else if (seat.isAsked('main.window')) seat.passes()
        else seat.chooses()
      }
    }
    expect(fighters).toEqual(['P1', 'P1', 'P2', 'P1', 'P2'])
    g.proves('12.5.2', '12.5.1')
  })
})
