import type { Ability, Effect } from '@fudaba/kernel/text'
import { describe, expect, test } from '@fudaba/kernel/testing'
import { attack, facing } from '../battling.ts'
import { at as on, plain, unit, vanguardUnit } from '../cards.ts'
import { hand, having, table, use } from '../playing.ts'
import {
  act,
  activated,
  always,
  counterBlast,
  draw,
  exactly,
  grade,
  it,
  noun,
  phrase,
  self,
  some,
  state,
  steps,
  strengthen,
  theirs,
  upTo,
  when,
  yours,
  zone,
} from '../trees.ts'

const theirRears = phrase(theirs, noun('rear-guard'))
const against = (effect: Effect, ...units: readonly ReturnType<typeof on>[]) => {
  const g = having([activated([], effect)], {}, { field: [vanguardUnit('V'), ...units] })
  use(g)
  return g
}

describe('choosing as many as a text says', () => {
  test('nobody may choose fewer while there are enough', () => {
    const g = against(
      act('retire', some(theirRears, exactly(1))),
      on('front-left', 'X'),
      on('front-right', 'Y'),
    )
    expect(g.match.decision?.min).toBe(1)
    g.P1.chooses('X')
    expect(g.at('Y')).toBeUnchanged()
    g.proves('8.5.4.1')
  })
  test('up to so many may be none', () => {
    const g = against(act('retire', some(theirRears, upTo(2))), on('front-left', 'X'), on('front-right', 'Y'))
    expect(g.match.decision?.min).toBe(0)
    g.P1.chooses()
    expect(g.at('X')).toBeUnchanged()
    g.proves('8.5.4.1.1')
  })
  test('too few are chosen all', () => {
    const g = against(act('retire', some(theirRears, exactly(2))), on('front-left', 'X'))
    expect(g.at('X').zone).toBe('drop')
    g.proves('8.5.4.1.2')
  })
  test('with nobody to choose only what concerns him is left out', () => {
    const g = against(steps(act('retire', some(theirRears, exactly(1))), draw()))
    expect(hand(g)).toBe(1)
    g.proves('8.5.4.1.3')
  })
  test('in a hidden zone one need not find what is asked for', () => {
    const ability = activated([], {
      kind: 'discard',
      what: some(phrase(yours, zone('hand'), grade(3), noun('card'))),
    })
    const g = having([ability], { hand: [unit('h3', { grade: 3 }), unit('h1')] })
    use(g)
    expect(g.P1).toOfferExactly('h3')
    expect(g.match.decision?.min).toBe(0)
    g.P1.chooses()
    expect(g.at('h3').zone).toBe('hand')
    g.proves('8.5.4.1.4')
  })
  test('looking for it in an open zone one must', () => {
    const ability = activated([], {
      kind: 'search',
      what: some(phrase(yours, zone('drop'), grade(3), noun('card'))),
    })
    const g = having([ability], { drop: [unit('a', { grade: 3 }), unit('b', { grade: 3 }), unit('c')] })
    use(g)
    expect(g.P1).toOfferExactly('a', 'b')
    expect(g.match.decision?.min).toBe(1)
    g.P1.chooses('b')
    g.proves('10.10.1.2')
  })
})

describe('resist against being chosen', () => {
  const resisting = on('front-left', 'X', { keywords: ['resist'] })
  test('the texts of the opponent cannot choose it', () => {
    const g = against(
      act('retire', some(theirRears)),
      resisting,
      on('front-right', 'Y'),
      on('back-left', 'Z'),
    )
    expect(g.P1).toOfferExactly('Y', 'Z')
    g.proves('11.13.1')
  })
  test('what chooses nobody still concerns it, and the own texts choose it', () => {
    const all = against(act('retire', some(theirRears, { kind: 'all' })), resisting)
    expect(all.at('X').zone).toBe('drop')
    const own = having([activated([], act('retire', some(phrase(yours, noun('rear-guard')))))], {
      more: [on('front-left', 'L', { keywords: ['resist'] })],
    })
    use(own)
    expect(own.at('L').zone).toBe('drop')
  })
  test('it can be gained', () => {
    const gains: Ability = always({
      kind: 'grant',
      what: self,
      gains: [{ kind: 'keyword', keyword: 'resist' }],
    })
    const g = against(
      act('retire', some(theirRears)),
      on('front-left', 'X', { abilities: [gains] }),
      on('front-right', 'Y'),
    )
    expect(g.at('Y').zone).toBe('drop')
    expect(g.at('X')).toBeUnchanged()
  })
})

describe('who discards', () => {
  const theirHand = phrase(theirs, zone('hand'), noun('card'))
  const two = { hand: [unit('p'), unit('q')] }
  test('whoever the text says chooses the card, without seeing it', () => {
    const g = having([activated([], { kind: 'discard', what: some(theirHand) })], {}, two)
    use(g)
    expect(g.P1).toBeAsked('program.discard')
    g.P1.chooses('p')
    expect(g.at('p').zone).toBe('drop')
    g.proves('10.3.1.2')
    const other = having(
      [
        activated([], {
          kind: 'by',
          player: 'opponent',
          effect: {
            kind: 'discard',
            what: some(phrase({ kind: 'owner', who: 'self' }, zone('hand'), noun('card'))),
          },
        }),
      ],
      {},
      two,
    )
    use(other)
    expect(other.P2).toBeAsked('program.discard')
  })
  test('or chance does', () => {
    const g = having(
      [activated([], { kind: 'discard', what: { ...some(theirHand), random: true } })],
      {},
      two,
    )
    use(g)
    expect(g.P1).toBeAsked('main.window')
    expect(g.zone('P2', 'drop')).toHaveLength(1)
  })
  test('as a cost or as an effect', () => {
    const discards: Effect = { kind: 'discard', what: some(phrase(yours, zone('hand'), noun('card'))) }
    const cost = having([activated([discards], draw())], { hand: [unit('h')] })
    use(cost)
    expect(cost.at('h').zone).toBe('drop')
    const effect = having([activated([], steps(discards, draw()))], { hand: [unit('h')] })
    use(effect)
    expect(effect.at('h').zone).toBe('drop')
    effect.proves('10.3.1.1')
  })
})

describe('one-shot effects and replacements', () => {
  test('a one-shot effect is done, and over', () => {
    const g = having([activated([], { kind: 'turn', what: self, verb: 'rest' })])
    use(g)
    expect(g.at('A').turned).toBe(true)
    expect(g.match.game.effects()).toHaveLength(0)
    g.proves('8.2.1.1')
  })

  const instead = (effect: Effect): Ability => ({
    kind: 'replacement',
    effect: { kind: 'replace', event: { kind: 'event', verb: 'retire', subject: self }, effect },
  })
  const retiring = (ability: Ability) => {
    const g = against(act('retire', some(theirRears)), on('front-left', 'X', { abilities: [ability] }))
    return g
  }
  test('a replacement puts something else in the place of what would happen', () => {
    const g = retiring(instead(act('bind', self)))
    expect(g.at('X').zone).toBe('bind')
    expect(g.log().some((line) => line.event === 'retire')).toBe(false)
    g.proves('8.2.1.3', '8.2.1.3.1')
  })
  test('one that says "may" is asked about', () => {
    const g = retiring(instead({ kind: 'may', effect: act('bind', self) }))
    expect(g.P2).toBeAsked('replace')
    g.P2.answers(false)
    expect(g.at('X').zone).toBe('drop')
    g.proves('8.2.1.3.2')
    const yes = retiring(instead({ kind: 'may', effect: act('bind', self) }))
    yes.P2.answers(true)
    expect(yes.at('X').zone).toBe('bind')
  })
})

describe('valid and invalid', () => {
  test('what is invalid is there, does nothing and asks nothing', () => {
    const g = having(
      [activated([], act('become-invalid', some(theirRears)))],
      {},
      {
        field: [
          vanguardUnit('V'),
          on('front-left', 'X', {
            power: 7000,
            abilities: [
              always(strengthen(self, 3000)),
              when('rest', { kind: 'may', effect: draw() }),
              activated([], draw()),
            ],
          }),
        ],
      },
    )
    expect(g.at('X').values['power']).toBe(10_000)
    use(g)
    expect(g.at('X').values['power']).toBe(7000)
    g.proves('8.3.2')
  })
  test('valid under a condition means invalid without it', () => {
    const under: Ability = {
      ...always(strengthen(self, 3000)),
      condition: { kind: 'vanguard.keyword', word: 'brave', of: 'continuous' },
    }
    const g = having([under], { hand: [unit('h')] })
    expect(g.at('A').values['power']).toBe(13_000)
    const many = ['a', 'b', 'c', 'd'].map((name) => unit(name))
    const not = having([under], { hand: many })
    expect(not.at('A').values['power']).toBe(10_000)
    not.proves('8.3.3')
  })
})

describe('playing cards', () => {
  test('a ride stands whatever the vanguard before did', () => {
    const g = table(
      { field: [vanguardUnit('A', {}, { turned: true })], hand: [unit('h', { grade: 3 })] },
      {},
      'ride',
    )
    g.P1.chooses('h')
    expect(g.at('h').turned).toBe(false)
    g.proves('8.5.1.1.1')
  })
  test('only what meets its condition is offered', () => {
    const g = table({ hand: [unit('h3', { grade: 3 }), unit('h1')] }, {}, 'ride')
    expect(g.P1).toOfferExactly('h3')
    g.proves('8.5.2.1')
  })
  test('a normal call is made with a card of the hand, one at a time', () => {
    const g = table({ hand: [unit('h1'), unit('h2')] })
    expect(g.may('P1', 'call', 'h1')).toBe(true)
    g.P1.acts('call', { with: 'h1', circle: 'back-left' })
    expect(g.at('h1').cell).toBe('back-left')
    expect(g.at('h2')).toBeUnchanged()
    g.proves('8.5.1.2', '10.7.1.1.1.2')
  })
  test('texts tell a normal call from others', () => {
    const waits: Ability = {
      kind: 'triggered',
      trigger: { kind: 'event', of: [{ kind: 'event', verb: 'normal-call', player: 'you' }] },
      effect: draw(),
    }
    const calls = activated([], {
      kind: 'vanguard.call',
      what: some(phrase(yours, zone('drop'), noun('card')), exactly(1)),
    })
    const g = having([calls, waits], { hand: [unit('h')], drop: [unit('d')] })
    use(g)
    g.P1.answers('back-right')
    expect(g.at('d').cell).toBe('back-right')
    expect(hand(g)).toBe(1)
    g.P1.acts('call', { with: 'h', circle: 'back-left' })
    expect(hand(g)).toBe(1)
    g.proves('10.7.1.2')
  })
  test('in the guard step onto the guardian circle alone', () => {
    const g = facing({}, { hand: [unit('h'), unit('q')] })
    attack(g)
    g.P2.acts('guard', { with: 'h' })
    expect(g.at('h').cell).toBe('foremost')
    g.proves('8.5.2.2.1.1')
  })
  test('whoever was on the circle waits for the next rule action, and retires by it', () => {
    const g = table({
      field: [vanguardUnit('A'), on('front-left', 'L', { abilities: [when('retire', draw())] })],
      hand: [unit('h')],
    })
    g.P1.acts('call', { with: 'h', circle: 'front-left' })
    expect(g.at('L').zone).toBe('drop')
    expect(hand(g)).toBe(1)
    const order = g.log().map((line) => line.event)
    expect(order.indexOf('call')).toBeLessThan(order.indexOf('retire'))
    g.proves('8.5.3.2', '10.4.2')
  })
  test('that a card is in a hidden zone is shown', () => {
    const g = table({ hand: [unit('h', { abilities: [activated([], draw(), { where: ['hand'] })] })] })
    g.P1.acts('ability', { with: 'h' })
    const shown = g.log('P2').filter((line) => line.event === 'show' && line.card !== null)
    expect(shown.map((line) => line.card)).toEqual(['h'])
    g.proves('8.5.2.3.1')
  })
  test('what an ability that is played needs chosen is chosen for it', () => {
    const blast = { ...activated([counterBlast(1)], draw()), where: ['V'] }
    const g = having([blast], { damage: plain('d', 2) })
    use(g)
    expect(g.P1).toBeAsked('program.act')
    g.P1.chooses('d2')
    expect(hand(g)).toBe(1)
    expect([g.at('d1').faceDown, g.at('d2').faceDown]).toEqual([false, true])
    g.proves('8.5.2.2')
  })
})

describe('showing cards by a text', () => {
  const handCard = some(phrase(yours, zone('hand'), noun('card')))
  const seen = (g: ReturnType<typeof table>): boolean =>
    typeof g.view('P2').zones.find((each) => each.zone === 'hand' && each.owner === 'P1')?.objects[0]
      ?.cards[0] === 'string'
  test('as an effect a card is shown to all until the text is done, where it is', () => {
    const asks: Effect = { kind: 'by', player: 'opponent', effect: { kind: 'may', effect: draw() } }
    const g = having([activated([], steps({ kind: 'reveal', what: handCard }, asks))], {
      hand: [unit('h', { grade: 3 })],
    })
    expect(seen(g)).toBe(false)
    use(g)
    expect(g.P2).toBeAsked('program.may')
    expect(seen(g)).toBe(true)
    expect(g.at('h').zone).toBe('hand')
    g.proves('10.9.1', '10.9.1.2', '10.9.1.3')
    g.P2.answers(false)
    expect(g.match.game.object(g.names.row('h'), 12)).toBe(0)
    g.proves('10.9.1.2.1')
  })
  test('as a cost it is shown when it is paid', () => {
    const g = having([activated([{ kind: 'reveal', what: handCard }], draw())], { hand: [unit('h')] })
    use(g)
    const shown = g.log('P2').filter((line) => line.event === 'show' && line.card !== null)
    expect(shown.map((line) => line.card)).toContain('h')
    g.proves('10.9.1.1')
  })
  test('nobody knows a deck that was searched and shuffled', () => {
    const searches = activated(
      [],
      steps(
        { kind: 'search', what: some(phrase(yours, zone('deck'), grade(3), noun('card')), upTo(1)) },
        { kind: 'move', what: it, verb: 'add', to: { zone: 'hand' } },
        { kind: 'shuffle', zone: { whose: 'you', zone: 'deck' } },
      ),
    )
    const g = having([searches], { deck: [unit('b', { grade: 3 }), unit('c'), unit('d')] })
    use(g)
    g.P1.chooses('b')
    const deck = g.view('P1').zones.find((each) => each.zone === 'deck' && each.owner === 'P1')
    expect(deck?.objects.filter(({ cards }) => typeof cards[0] === 'string') ?? []).toHaveLength(0)
    g.proves('10.11.1.2')
  })
  test('states of cards are read', () => {
    const g = having(
      [activated([], act('retire', some(phrase(theirs, state('resting'), noun('rear-guard')))))],
      {},
      {
        field: [vanguardUnit('V'), on('front-left', 'X'), on('front-right', 'Y', {}, { turned: true })],
      },
    )
    use(g)
    expect(g.at('Y').zone).toBe('drop')
    expect(g.at('X')).toBeUnchanged()
  })
})
