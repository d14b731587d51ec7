import type { Ability, Effect, Feature } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { retire } from '../../src/changes/moving.ts'
import { at as on, happens, plain, unit, vanguardUnit } from '../cards.ts'
import { hand, having, table, use } from '../playing.ts'
import {
  act,
  activated,
  always,
  at,
  draw,
  exactly,
  noun,
  phrase,
  self,
  sentences,
  some,
  steps,
  strengthen,
  theirs,
  when,
  yours,
  zone,
} from '../trees.ts'

const powerAtLeast = (amount: number): Feature => ({
  kind: 'number',
  characteristic: 'power',
  comparison: { than: 'at-least', amount },
})
const gradeIs = (amount: number): Feature => ({
  kind: 'number',
  characteristic: 'grade',
  comparison: { than: 'exactly', amount },
})
const rears = phrase(yours, noun('rear-guard'))
const setPower = (amount: number): Effect => ({
  kind: 'modify',
  what: phrase(yours, noun('vanguard')),
  changes: [{ kind: 'set', characteristic: 'power', amount }],
})
const sharpen = (...features: readonly Feature[]): Effect => ({
  kind: 'modify',
  what: phrase(yours, ...features, noun('rear-guard')),
  changes: [{ kind: 'add', characteristic: 'critical', sign: '+', amount: 1 }],
})

describe('the order of continuing effects', () => {
  test('what changes no number is applied before any number', () => {
    // It looks at the power before anything is added to it.
    const joins = always({
      kind: 'grant',
      what: phrase(yours, powerAtLeast(9000), noun('rear-guard')),
      gains: [{ kind: 'class', class: '宵' }],
    })
    const stronger = always(
      strengthen(phrase(yours, { kind: 'class', class: '宵' }, noun('rear-guard')), 1000),
    )
    const g = having([always(strengthen(rears, 3000)), joins, stronger], { more: [on('front-left', 'L')] })
    expect(g.at('L').values['power']).toBe(10_000)
    g.proves('8.7.1.2', '8.7.1.3')
  })

  test('one that another would change comes after it, though it is older', () => {
    const g = having([always(sharpen(powerAtLeast(9000))), always(strengthen(rears, 3000))], {
      more: [on('front-left', 'L')],
    })
    expect(g.at('L').values['critical']).toBe(2)
    g.proves('8.7.2')
  })

  test('others in the order in which they arose: a continuous ability with its card, also if that has moved', () => {
    const g = table({
      field: [
        vanguardUnit('A'),
        on('front-left', 'L', { abilities: [always(setPower(5000))] }),
        on('front-right', 'R', { abilities: [always(strengthen(phrase(yours, noun('vanguard')), 3000))] }),
      ],
    })
    expect(g.at('A').values['power']).toBe(8000)
    g.P1.acts('exchange', { with: 'L' })
    expect(g.at('L').cell).toBe('back-left')
    expect(g.at('A').values['power']).toBe(8000)
    g.proves('8.7.2.1.1')
  })

  test('the one that came first is applied first, whoever has it', () => {
    const theirs = always(strengthen(phrase({ kind: 'owner', who: 'opponent' }, noun('vanguard')), 3000))
    const g = table(
      { hand: [unit('h', { abilities: [{ ...always(setPower(5000)), where: ['R'] }] })] },
      { field: [vanguardUnit('V', { abilities: [theirs] })] },
    )
    expect(g.at('A').values['power']).toBe(13_000)
    g.P1.acts('call', { with: 'h', circle: 'front-left' })
    expect(g.at('A').values['power']).toBe(5000)
    g.proves('8.7.2.1.1')
  })

  test('what was played counts from then', () => {
    const g = having([activated([], strengthen(phrase(yours, noun('vanguard')), 3000, 'turn'))], {
      more: [on('front-left', 'L', { abilities: [always(setPower(5000))] })],
    })
    expect(g.at('A').values['power']).toBe(5000)
    use(g)
    expect(g.at('A').values['power']).toBe(8000)
    g.proves('8.7.2.1', '8.7.2.1.1.1')
  })

  test('what changes the rules holds for cards that come later, too', () => {
    const bans: Effect = {
      kind: 'prohibit',
      event: { kind: 'event', verb: 'attack', subject: rears },
      duration: 'turn',
    }
    const g = having([activated([], bans)], { hand: [unit('h')], more: [on('front-left', 'L')] })
    use(g)
    g.P1.acts('call', { with: 'h', circle: 'front-right' })
    g.P1.passes()
    g.P1.answers(true)
    // Only the vanguard can attack, and so it does.
    expect(g.at('A').turned).toBe(true)
    expect(g.at('h').turned).toBe(false)
    g.proves('8.7.3.1')
  })

  test('what enters is looked at as effects have made it', () => {
    const waits: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [
          { kind: 'event', verb: 'enter', subject: phrase(yours, powerAtLeast(9000), noun('rear-guard')) },
        ],
      },
      effect: draw(),
    }
    const g = having([always(strengthen(rears, 2000)), waits], { hand: [unit('h')] })
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(hand(g)).toBe(1)
    g.proves('8.7.5')
  })
})

describe('continuing effects made invalid', () => {
  const both: Effect = {
    kind: 'modify',
    what: rears,
    changes: [{ kind: 'add', characteristic: 'power', sign: '+', amount: 3000 }],
    duration: 'turn',
  }
  test('end at once, and wholly', () => {
    const g = having(
      [
        activated([], steps(both, sharpen())),
        activated([], act('cancel-effects', some(phrase(yours, noun('rear-guard')), exactly(1)))),
      ],
      { more: [on('front-left', 'L'), on('front-right', 'R')] },
    )
    use(g)
    expect(g.at('L').values['power']).toBe(10_000)
    g.P1.acts('ability-2', { with: 'A' })
    g.P1.chooses('L')
    expect(g.at('L').values['power']).toBe(7000)
    g.proves('8.7.6')
    expect(g.at('L').values['critical']).toBe(1)
    expect(g.at('R').values['power']).toBe(7000)
    g.proves('8.7.6.1')
  })
})

describe('information of cards that moved', () => {
  const waits = (event: object): Ability => ({
    kind: 'triggered',
    trigger: { kind: 'event', of: [{ kind: 'event', ...event } as never] },
    effect: draw(),
  })
  test('between an open and a hidden zone it is that of the open one', () => {
    const takes = activated([], {
      kind: 'move',
      what: some(phrase(yours, zone('damage'), noun('card'))),
      verb: 'add',
      to: { zone: 'hand' },
    })
    const listens = waits({
      verb: 'put',
      subject: phrase(gradeIs(2), noun('card')),
      from: { zone: 'damage' },
      to: { zone: 'hand' },
    })
    const taking = (faceDown: boolean) => {
      const g = having([takes, listens], { damage: [unit('d', { grade: 2 }, { faceDown })] })
      use(g)
      return g
    }
    expect(hand(taking(false))).toBe(2)
    // Face down in the damage zone it has no grade.
    const g = taking(true)
    expect(hand(g)).toBe(1)
    g.proves('8.6.5.1.1')
  })

  test('from the field it is as it was there', () => {
    const g = having(
      [
        always({
          kind: 'modify',
          what: rears,
          changes: [{ kind: 'add', characteristic: 'grade', sign: '+', amount: 1 }],
        }),
        waits({ verb: 'leave', subject: phrase(gradeIs(2), noun('card')) }),
      ],
      { more: [on('front-left', 'L', { grade: 1 })] },
    )
    happens(g, retire, 'L')
    g.P1.passes()
    expect(g.at('L').zone).toBe('drop')
    expect(hand(g)).toBe(1)
    g.proves('8.6.5.1.2')
  })

  test('between other open zones it is as it is after', () => {
    const heals = activated([], act('heal', some(phrase(yours, zone('damage'), noun('card')))))
    const listens = waits({
      verb: 'put',
      subject: phrase(gradeIs(2), noun('card')),
      from: { zone: 'damage' },
      to: { zone: 'drop' },
    })
    const g = having([heals, listens], { damage: [unit('d', { grade: 2 }, { faceDown: true })] })
    use(g)
    expect(g.at('d').zone).toBe('drop')
    expect(hand(g)).toBe(1)
    g.proves('8.6.5.1.3')
  })

  test('what a text speaks of and is gone is seen as it last was', () => {
    const gives: Effect = {
      kind: 'modify',
      what: phrase(yours, noun('vanguard')),
      changes: [
        {
          kind: 'add',
          characteristic: 'power',
          sign: '+',
          amount: { kind: 'value', of: self, characteristic: 'power' },
        },
      ],
      duration: 'turn',
    }
    const g = having([always(strengthen(rears, 2000))], {
      more: [on('front-left', 'L', { abilities: [activated([act('retire', self)], gives)] })],
    })
    use(g, 'L')
    expect(g.at('L').zone).toBe('drop')
    expect(g.at('A').values['power']).toBe(19_000)
    g.proves('8.8.1')
  })

  test('ridden over, it still has its text for what waits for that', () => {
    const ability: Ability = { ...when('ridden-over', draw()), where: ['V'] }
    const g = table(
      { field: [vanguardUnit('A', { abilities: [ability] })], hand: [unit('h', { grade: 3 })] },
      {},
      'ride',
    )
    g.P1.chooses('h')
    expect(g.at('A').zone).toBe('soul')
    expect(hand(g)).toBe(1)
    g.proves('8.6.5.1.4')
  })

  test('so it has when it becomes a heart', () => {
    const ability: Ability = { ...when('strode-over', draw()), where: ['V'] }
    const g = table(
      {
        field: [vanguardUnit('A', { abilities: [ability] })],
        hand: [unit('h3', { grade: 3 })],
        g: [unit('G', { type: 'G', grade: 4 }, { faceDown: true })],
      },
      {},
      'ride',
    )
    while (!g.P1.isAsked('stride.card')) g.P1.chooses()
    g.P1.chooses('G')
    expect(g.at('A').marks['heart']).toBe(1)
    expect(hand(g)).toBe(1)
    g.proves('8.6.5.1.5')
  })
})

describe('automatic abilities that wait', () => {
  test('as often as their condition was met, also by what happens at once', () => {
    const each: Ability = {
      kind: 'triggered',
      trigger: {
        kind: 'event',
        of: [{ kind: 'event', verb: 'retire', subject: phrase(theirs, noun('unit')) }],
      },
      effect: draw(),
    }
    const all = activated([], act('retire', some(phrase(theirs, noun('rear-guard')), { kind: 'all' })))
    const g = having(
      [all, each],
      {},
      {
        field: [vanguardUnit('V'), on('front-left', 'X'), on('front-right', 'Y')],
      },
    )
    use(g)
    if (g.P1.isAsked('timing.trigger')) g.P1.answers('A 2@o1')
    expect(hand(g)).toBe(2)
    g.proves('8.6.2.1')
  })

  test('they have to be played', () => {
    const g = having([at('start-step', draw())], {}, {}, 'battle')
    expect(hand(g)).toBe(1)
    g.proves('8.6.3.1')
  })

  test('though their card has moved; what can no longer be done is not', () => {
    const waits: Ability = {
      ...when('retire', sentences(strengthen(self, 1000, 'turn'), draw())),
      where: ['R'],
    }
    const g = having([activated([], act('retire', some(rears)))], {
      more: [on('front-left', 'L', { abilities: [waits] })],
    })
    use(g)
    expect(g.at('L').zone).toBe('drop')
    expect(hand(g)).toBe(1)
    g.proves('8.6.8')
  })

  test('a delayed one comes once, unless it is said for how long it waits', () => {
    const later = (duration?: string): Ability => {
      const effect: Effect = {
        kind: 'delayed',
        trigger: {
          kind: 'event',
          of: [{ kind: 'event', verb: 'call', subject: phrase(yours, noun('unit')) }],
        },
        effect: draw(),
      }
      return activated([], duration === undefined ? effect : { kind: 'during', duration, effect })
    }
    const calling = (ability: Ability) => {
      const g = having([ability], { hand: [unit('h1'), unit('h2')], deck: plain('m', 6) })
      use(g)
      g.P1.acts('call', { with: 'h1', circle: 'back-left' })
      g.P1.acts('call', { with: 'h2', circle: 'back-right' })
      return g
    }
    const once = calling(later())
    expect(hand(once)).toBe(1)
    once.proves('8.6.6.1')
    expect(hand(calling(later('turn')))).toBe(2)
  })
})
