import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, permanent, powers, project, skill } from '../cards.ts'
import {
  CARD,
  CHARACTER,
  act,
  afterThat,
  aimAt,
  always,
  atMoment,
  change,
  damage,
  discard,
  does,
  draw,
  effect,
  inZone,
  it,
  on,
  phrase,
  self,
  some,
  texts,
  theirs,
  yours,
} from '../trees.ts'

const table = (mine: Stats, theirs: Stats = {}, at = 'main') =>
  board(aquarianAge, { at, P1: { deck: 5, ...mine }, P2: { deck: 5, ...theirs } })
const holder = (name: string, ...abilities: readonly Stats[]) => character(name, { abilities })
const hand = (g: ReturnType<typeof table>, who: 'P1' | 'P2' = 'P1') => g.zone(who, 'hand').length
const drawsOnEnter = on('enter', draw(1))
const kills = (name: string, what = phrase(CHARACTER)) => fast(name, texts(does(aimAt(what), discard(it))))

describe('entering the field', () => {
  test('is the moment of being set; what it brings happens at once, once, and nobody responds', () => {
    const g = table({ hand: [character('N', { abilities: [drawsOnEnter] })] })
    g.P1.acts('set', { with: 'N' })
    expect(hand(g)).toBe(0)
    g.everyonePasses()
    expect(g.P1).toBeAsked('main.window')
    expect(hand(g)).toBe(1)
    expect(g.zone('P1', 'factions')).toEqual(['N'])
    g.proves('1-1')
  })

  test('draws at once, each ability once: nobody responds before all have', () => {
    const answer = fast('F', texts(does(draw(1))))
    const g = table(
      { hand: [character('N', { abilities: [drawsOnEnter, drawsOnEnter] })] },
      { hand: [answer] },
    )
    g.P1.acts('set', { with: 'N' })
    g.everyonePasses()
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers(g.match.decision!.candidates[0].id)
    expect(g.P1).toBeAsked('main.window')
    expect(hand(g)).toBe(2)
    g.proves('8-1-a-1')
  })

  test('what comes to light under a break card has not entered', () => {
    const g = table({
      hand: [breakCard('X'), fast('K', texts(does(aimAt(), act('strip', it))))],
      controlled: [holder('A', drawsOnEnter)],
    })
    g.P1.plays('break', { with: 'X' })
    g.P1.plays('fast', { with: 'K', target: 'A' })
    expect(g.at('X').zone).toBe('discard')
    expect(hand(g)).toBe(0)
  })

  test('several abilities at once are all processed, in the order their owner says', () => {
    const g = board(aquarianAge, {
      at: 'main',
      P1: { deck: 5, controlled: [character('A', { attack: 2 })], power: powers('A', 1) },
      P2: {
        deck: [
          character('D', { abilities: [on('enter', draw(1))] }),
          character('E', { abilities: [on('enter', draw(2))] }),
          breakCard('x1'),
          breakCard('x2'),
          breakCard('x3'),
          breakCard('x4'),
        ],
      },
    })
    g.P1.acts('attack', { with: 'A' })
    g.everyonePasses()
    expect(g.P2).toBeAsked('timing.trigger')
    g.P2.answers(g.match.decision!.candidates[0].id)
    expect(g.P1).toBeAsked('main.window')
    expect(hand(g, 'P2')).toBe(3)
    g.proves('8-1-a-2', '23-1')
  })

  test('abilities of what a judgement sets are handled before anything else is looked at', () => {
    const saves = on('enter', discard(some(phrase(yours, inZone('damage'), CARD))))
    const nine = Array.from({ length: 9 }, (_, i) => breakCard(`d${i}`))
    const g = board(aquarianAge, {
      at: 'main',
      P1: { deck: 5, controlled: [character('A', { attack: 2 })], power: powers('A', 1) },
      P2: { deck: [breakCard('x'), character('S', { abilities: [saves] }), breakCard('y')], damage: nine },
    })
    g.P1.acts('attack', { with: 'A' })
    g.everyonePasses()
    expect(g.ending).toBeNull()
    g.P2.chooses('x')
    expect(g.zone('P2', 'damage')).toHaveLength(9)
    g.proves('16-2')
  })
})

describe('abilities', () => {
  test('work while their character is on the field', () => {
    const ability = always(change(phrase(yours, CHARACTER), 'attack', 2))
    const g = table({ controlled: [character('A')], damage: [holder('D', ability)] })
    expect(g.at('A').values['attack']).toBe(2)
    g.proves('8-1')
    const there = table({ controlled: [character('A')], factions: [holder('D', ability)] })
    expect(there.at('A').values['attack']).toBe(4)
  })
})

describe('being discarded', () => {
  test('"when it would be discarded" is just before, its own discard included', () => {
    const g = table(
      { controlled: [holder('A', on('discarding', damage(phrase(theirs, CHARACTER), 2)))] },
      { controlled: [character('B')], hand: [kills('K')] },
    )
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('B').zone).toBe('discard')
    g.proves('17-1')
  })

  test('"when discarded" is with it: others see it, it does not see its own', () => {
    const sees = on('discarded', draw(1), phrase(yours, CHARACTER))
    const g = table({ controlled: [holder('A', sees), character('C')] }, { hand: [kills('K'), kills('L')] })
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'C' })
    g.P1.passes()
    g.P2.passes()
    expect(g.at('C').zone).toBe('discard')
    expect(hand(g)).toBe(1)
    g.P2.acts('fast', { with: 'L', target: 'A' })
    g.P1.passes()
    g.P2.passes()
    expect(g.at('A').zone).toBe('discard')
    expect(hand(g)).toBe(1)
    g.proves('17-2')
  })

  test('nothing that waits for a discard happens to what bind saved', () => {
    const g = table(
      { hand: [fast('D', texts(does(aimAt(), damage(it, 3))))] },
      {
        controlled: [
          character('B', { ...skill({ skill: 'bind', value: 1 }), abilities: [on('discarding', draw(1))] }),
        ],
        power: powers('B', 1),
      },
    )
    g.P1.acts('fast', { with: 'D', target: 'B' })
    g.everyonePasses()
    g.P2.answers(true)
    expect(g.at('B').zone).toBe('controlled')
    expect(hand(g, 'P2')).toBe(0)
    g.proves('6-4-b')
  })

  test('bind saves from lethal and mental damage at once', () => {
    const g = table(
      { hand: [fast('D', texts(does(aimAt(), damage(it, 3), damage(it, 1, true))))] },
      { controlled: [character('B', skill({ skill: 'bind', value: 1 }))], power: powers('B', 1) },
    )
    g.P1.acts('fast', { with: 'D', target: 'B' })
    g.everyonePasses()
    expect(g.P2).toBeAsked('damage.bind')
    g.P2.answers(true)
    expect(g.at('B').zone).toBe('controlled')
    g.proves('6-4-a')
  })

  test('removal is leaving the field, the hand or a declaration, and not a cost', () => {
    const watches = on('removed', draw(1), phrase(theirs, CARD))
    const returns = fast('K', texts(does(aimAt(phrase(theirs, CHARACTER)), act('return', it))))
    const field = table(
      { controlled: [holder('A', watches)], hand: [returns] },
      { controlled: [character('B')] },
    )
    field.P1.plays('fast', { with: 'K' })
    expect(hand(field)).toBe(1)
    const paying = table(
      { controlled: [holder('A', watches)] },
      { controlled: [holder('B', effect(1, draw(1)))], power: powers('B', 1) },
    )
    paying.P1.passes()
    paying.P2.acts('use-effect', { with: 'B' })
    expect(hand(paying)).toBe(0)
    field.proves('21-2')
  })
})

describe('immediately, afterwards, at the end', () => {
  test('on an attack: cost and what happens immediately are one step before anyone responds', () => {
    const g = table(
      { controlled: [holder('A', on('attack', draw(1)))], power: powers('A', 1) },
      { controlled: [character('B')], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    expect(g.deciding).toBe('P2')
    expect(hand(g)).toBe(1)
    g.proves('17-4')
  })

  test('what an ability of a faction character begins lasts while that is on the field', () => {
    const raises = on('attack', change(self, 'attack', 1, 'turn'))
    const g = board(aquarianAge, {
      at: 'faction',
      P1: {
        deck: Array.from({ length: 6 }, (_, i) => breakCard(`x${i}`)),
        factions: [character('F', { attack: 1, ...skill({ skill: 'aggressive' }), abilities: [raises] })],
      },
      P2: { deck: 5 },
    })
    for (let i = 0; i < 40 && g.view(null).facts['phase'] === 'faction'; i++)
      g[g.match.decision!.player].passes()
    expect(g.zone('P1', 'damage')).toHaveLength(2)
    expect(g.at('F').values['attack']).toBe(2)
  })

  test('on a guard: cost and what happens immediately are one step before anyone responds', () => {
    const g = table(
      { controlled: [character('A')], power: powers('A', 1) },
      { controlled: [holder('B', on('guard', draw(1)))], power: powers('B', 1) },
    )
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    expect(g.deciding).toBe('P1')
    expect(hand(g, 'P2')).toBe(1)
    g.proves('17-5')
  })

  test('the last power card gone is seen when it goes', () => {
    const g = table(
      { controlled: [holder('A', on('emptied', discard(self)))], power: powers('A', 1) },
      { controlled: [character('B')] },
    )
    g.P1.acts('attack', { with: 'A' })
    expect(g.at('A').zone).toBe('discard')
    g.everyonePasses()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('17-3')
  })

  test('"after that" needs what stands before it to have happened', () => {
    const text = texts(does(discard(some(phrase(theirs, CHARACTER))), afterThat(draw(1))))
    const there = table({ hand: [project('P', text)] }, { controlled: [character('B')] })
    there.P1.plays('project', { with: 'P' })
    expect(hand(there)).toBe(1)
    const none = table({ hand: [project('P', text)] })
    none.P1.plays('project', { with: 'P' })
    expect(hand(none)).toBe(0)
    none.proves('17-7')
  })

  test('the end of the turn is after the discard phase', () => {
    const g = board(aquarianAge, {
      at: 'discard',
      P1: {
        deck: 5,
        hand: Array.from({ length: 8 }, (_, i) => breakCard(`h${i}`)),
        controlled: [holder('A', atMoment('turn-end', draw(1)))],
      },
      P2: { deck: 5 },
    })
    expect(g.P1).toBeAsked('discard.hand')
    g.P1.chooses('h0')
    g.everyonePasses()
    expect(hand(g)).toBe(8)
    g.proves('17-6')
  })

  test('a card on the field is not discarded at will', () => {
    const g = board(aquarianAge, {
      at: 'discard',
      P1: {
        deck: 5,
        hand: Array.from({ length: 8 }, (_, i) => breakCard(`h${i}`)),
        controlled: [character('A')],
      },
      P2: { deck: 5 },
    })
    expect(g.P1.canChoose('A')).toBe(false)
    expect(g.P1.canChoose('h3')).toBe(true)
    g.proves('1-4')
  })

  test('that nobody attacks is no declaration', () => {
    const g = board(aquarianAge, { at: 'faction', P1: { deck: 5 }, P2: { deck: 5 } })
    let asked = 0
    while (g.view(null).facts['phase'] === 'faction' && asked < 60) {
      g[g.match.decision!.player].passes()
      asked++
    }
    // Seven checks and the end of the phase, both players each.
    expect(asked).toBe(16)
    g.proves('21-3b')
  })
})

describe('in battle', () => {
  const meeting = (a: Stats, b: Stats, more: Stats = {}) => {
    const g = table(
      { controlled: [character('A', a)], power: powers('A', 1) },
      { controlled: [character('B', b)], power: powers('B', 1), ...more },
    )
    g.P1.acts('attack', { with: 'A' })
    g.P2.acts('guard', { with: 'B' })
    return g
  }

  test('lasts from the guard to the discarding of the beaten', () => {
    const g = meeting(
      { attack: 1, endurance: 9, abilities: [on('battle', change(self, 'attack', 3, 'battle'))] },
      { endurance: 4 },
    )
    expect(g.at('A').values['attack']).toBe(1)
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('A').values['attack']).toBe(1)
    g.proves('5-1')
  })

  test('what a battle does to permanents is done before the battle is processed', () => {
    const g = meeting(
      {
        attack: 3,
        endurance: 9,
        abilities: [on('battle', change(phrase(theirs, CHARACTER), 'permanent', 1, 'battle', '-'))],
      },
      { endurance: 2, attack: 0 },
      { permanents: [permanent('P', { endurance: 5 }, { 'set on': 'B' })] },
    )
    g.everyonePasses()
    expect(g.at('P').zone).toBe('discard')
    expect(g.at('B').zone).toBe('discard')
    g.proves('11-4', '11-3')
  })

  test('damage is gone once it was looked at', () => {
    const deals = (name: string) => fast(name, texts(does(aimAt(phrase(theirs, CHARACTER)), damage(it, 1))))
    const g = table({ hand: [deals('D'), deals('E')] }, { controlled: [character('B', { endurance: 2 })] })
    g.P1.plays('fast', { with: 'D' })
    g.P1.plays('fast', { with: 'E' })
    expect(g.at('B').zone).toBe('controlled')
    g.proves('base.1.6.12')
  })

  test('damage that is not taken has been dealt', () => {
    const g = table(
      { hand: [fast('D', texts(does(aimAt(phrase(theirs, CHARACTER)), damage(it, 3))))] },
      {
        controlled: [character('B', { ...skill({ skill: 'shield' }), abilities: [on('damaged', draw(1))] })],
      },
    )
    g.P1.plays('fast', { with: 'D' })
    expect(g.at('B').zone).toBe('controlled')
    expect(hand(g, 'P2')).toBe(1)
    g.proves('6-2')
  })
})
