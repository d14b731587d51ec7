import { lastChronicle } from '@fudaba/last-chronicle'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { enterBattlefield, enterEras, toHand } from '../../src/changes/verbs.ts'
import { begins, happens, sources, spell, unit } from '../cards.ts'
import '../effects.ts'
import {
  UNIT,
  action,
  choose,
  destroy,
  does,
  draw,
  exactly,
  field,
  gainLife,
  it,
  may,
  phrase,
  sacrificeSelf,
  self,
  sentences,
  steps,
  strengthen,
  theirs,
  upTo,
  weak,
  whenEnters,
  whenever,
  wipe,
  yours,
} from '../trees.ts'

const spellThat = (name: string, ...all: Parameters<typeof sentences>) =>
  spell(name, { cost: '0', abilities: [does(sentences(...all))] })
const table = (p1: object, p2: object = {}, more = {}) =>
  board(lastChronicle, { P1: { deck: 5, ...p1 }, P2: { deck: 5, ...p2 }, at: 'main', ...more })

describe('spells', () => {
  const killer = () => spellThat('E', steps(choose(phrase(weak(2000), UNIT)), destroy(it)))

  test('what is legal is chosen as the spell is used, and dealt with as it resolves', () => {
    const g = table(
      { hand: [killer()], battlefield: [unit('own')] },
      { battlefield: [unit('A'), unit('strong', { power: 3000 })] },
    )
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('program.target')
    expect(g.P1).toOfferExactly('own', 'A')
    g.P1.chooses('A')
    expect(g.at('A').zone).toBe('battlefield')
    expect(g.at('E').zone).toBe('stack')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    expect(g.at('own')).toBeUnchanged()
    g.proves('11.2.7', '11.8.1', '11.4.4', '11.8.5')
  })

  test('without enough to choose the spell is not used', () => {
    const g = table({ hand: [killer()] }, { battlefield: [unit('strong', { power: 3000 })] })
    expect(g.P1).not.toOffer('use-spell')
    g.proves('11.2.7')
  })

  test('with all choices illegal nothing is done, and the spell is discarded', () => {
    const g = table(
      { hand: [spellThat('E', steps(choose(phrase(weak(2000), UNIT)), destroy(it)), gainLife(3))] },
      { battlefield: [unit('A')] },
    )
    g.P1.acts('use-spell', { target: 'A' })
    begins(g, 'test power', 'A', { values: [5000] })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('battlefield')
    expect(g.at('E').zone).toBe('discard')
    expect(g.count('P1', 'life')).toBe(20)
    g.proves('11.8.3')
  })

  test('with some choices illegal the rest is done', () => {
    const g = table(
      { hand: [spellThat('E', steps(choose(phrase(weak(2000), UNIT), exactly(2)), destroy(it)))] },
      { battlefield: [unit('A'), unit('B'), unit('C')] },
    )
    g.P1.acts('use-spell')
    g.P1.chooses('A', 'B')
    begins(g, 'test power', 'A', { values: [5000] })
    g.everyonePasses()
    expect(g.at('A').zone).toBe('battlefield')
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('C')).toBeUnchanged()
  })

  test('a spell is carried out in the order in which it is written', () => {
    const g = table({ hand: [spellThat('E', draw(1), gainLife(2))], deck: [unit('top'), unit('next')] })
    g.P1.acts('use-spell')
    g.everyonePasses()
    expect(g.zone('P1', 'hand')).toEqual(['top'])
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.8.5')
  })

  test('what has to be chosen on resolution is chosen then', () => {
    const g = table(
      {
        hand: [
          spellThat('E', {
            kind: 'act',
            what: { kind: 'selection', of: phrase(UNIT), quantity: exactly(1) },
            verb: 'destroy',
          }),
        ],
      },
      { battlefield: [unit('A'), unit('B')] },
    )
    g.P1.acts('use-spell')
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('A', 'B')
    g.P1.chooses('B')
    expect(g.at('B').zone).toBe('discard')
    expect(g.at('A')).toBeUnchanged()
    g.proves('11.8.5.1')
  })

  test('the era that a spell looks at is fixed as it is used', () => {
    const lit = spell('E', {
      lamps: ['none', 'green', 'none', 'none'],
      abilities: [does(gainLife(1))],
      green: { abilities: [does(gainLife(4))] },
    })
    const g = table({ hand: [lit], eras: 2, removed: [unit('m')] })
    g.P1.acts('use-spell')
    happens(g, enterEras, 'm', 'P1', 2)
    expect(g.view(null).facts['era.P1']).toBe(3)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(25)
    g.proves('11.2.6')
  })

  test('a variable number of choices is offered up to that number', () => {
    const g = table(
      { hand: [spellThat('E', steps(choose(phrase(theirs, UNIT), upTo(2)), destroy(it)))] },
      { battlefield: [unit('A'), unit('B'), unit('C')] },
    )
    g.P1.acts('use-spell')
    g.P1.chooses('A', 'C')
    g.everyonePasses()
    expect([g.at('A').zone, g.at('B').zone, g.at('C').zone]).toEqual(['discard', 'battlefield', 'discard'])
  })
})

describe('action abilities', () => {
  const healer = (cost: Parameters<typeof action>[0] = [wipe(self)]) => ({
    abilities: [action(cost, gainLife(2))],
  })

  test('an ability is declared, paid in full and lies on the stack by itself', () => {
    const g = table({ battlefield: [unit('A', healer())] })
    expect(g.P1).toOffer('use-ability')
    g.P1.acts('use-ability')
    expect(g.at('A').turned).toBe(true)
    expect(g.P1).toBeAsked('priority.window')
    expect(g.count('P1', 'life')).toBe(20)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    expect(g.P1).not.toOffer('use-ability')
    g.proves('9.5.9', '11.5.2', '11.5.2.1', '11.5.4', '11.5.12')
  })

  test('whoever used an ability has priority again', () => {
    const g = table({}, { battlefield: [unit('A', healer())] })
    g.P1.passes()
    g.P2.acts('use-ability')
    expect(g.P2).toBeAsked('priority.window')
    expect(g.log().some((line) => line.event === 'used')).toBe(true)
    g.proves('11.5.13')
  })

  test('only its controller uses an ability', () => {
    const g = table({ battlefield: [unit('A', healer())] })
    g.P1.passes()
    expect(g.P2).toBeAsked('priority.window')
    expect(g.P2).not.toOffer('use-ability')
  })

  test('no ability is used in the draw phase nor in the check phase', () => {
    for (const at of ['draw', 'check']) {
      const g = table({ battlefield: [unit('A', healer())] }, {}, { at, turn: 2 })
      expect(g.P1).toBeAsked('priority.window')
      expect(g.P1).not.toOffer('use-ability')
    }
  })

  test('on the stack an ability no longer needs its card', () => {
    const g = table({ battlefield: [unit('A', healer([sacrificeSelf]))] })
    g.P1.acts('use-ability')
    expect(g.at('A').zone).toBe('discard')
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
  })

  test('without something to choose an ability is not used', () => {
    const kills = { abilities: [action([], steps(choose(phrase(theirs, UNIT)), destroy(it)))] }
    const g = table({ battlefield: [unit('A', kills)] })
    expect(g.P1).not.toOffer('use-ability')
    const h = table({ battlefield: [unit('A', kills)] }, { battlefield: [unit('B')] })
    expect(h.P1).toOffer('use-ability')
    g.proves('11.5.8')
  })

  test('abilities count on the battlefield only', () => {
    const g = table({
      hand: [unit('A', healer([]))],
      souls: [unit('S', healer([]))],
      discard: [unit('B', healer([]))],
    })
    expect(g.P1).not.toOffer('use-ability')
    happens(g, enterBattlefield, 'B', 'P1')
    g.P1.acts('put-stone')
    expect(sources(g, 'use-ability')).toEqual(['B'])
    g.proves('11.4.3')
  })

  test('a fresh unit is not wiped for a cost unless it is quick', () => {
    const fresh = { fresh: true }
    const g = table({
      battlefield: [
        unit('A', healer(), fresh),
        unit('quick', { ...healer(), keywords: { haste: true } }, fresh),
        unit('old', healer()),
        { ...unit('H', { ...healer(), type: 'history' }, fresh) },
      ],
    })
    expect(sources(g, 'use-ability').sort()).toEqual(['H', 'old', 'quick'])
    g.proves('11.5.2.1.1', '15.2.2.3')
  })
})

describe('trigger abilities', () => {
  const enters = { abilities: [whenEnters(gainLife(2))] }

  test('an ability triggers by itself, waits on the stack and resolves', () => {
    const g = table({ hand: [unit('A', { ...enters, cost: '0' })] })
    g.P1.acts('place-unit')
    expect(g.count('P1', 'life')).toBe(20)
    expect(g.zone('P1', 'stack').length + g.zone('P2', 'stack').length).toBeGreaterThan(0)
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.6.3', '11.6.6')
  })

  test('whoever controls the source of a trigger controls it', () => {
    const g = table({}, { hand: [unit('A', enters)] })
    happens(g, enterBattlefield, 'A', 'P1')
    g.P1.passes()
    g.P2.passes()
    g.everyonePasses()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([22, 20])
  })

  test('the turn player orders theirs first, then the other, so that the other’s resolve first', () => {
    const watcher = (n: number) => ({ abilities: [whenever('enter', phrase(UNIT), gainLife(n))] })
    const g = table(
      { hand: [unit('A', { cost: '0' })], battlefield: [unit('W', watcher(1)), unit('V', watcher(3))] },
      { battlefield: [unit('O', watcher(5))] },
    )
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers(g.P1.mayChoose()[0])
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([20, 25])
    g.proves('11.6.6')
  })

  test('a trigger with nothing to choose is removed', () => {
    const kills = { abilities: [whenEnters(steps(choose(phrase(theirs, UNIT)), destroy(it)))] }
    const g = table({ hand: [unit('A', { ...kills, cost: '0' })] })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('priority.window')
    expect(g.P1).toOfferExactly()
    g.P1.passes()
    g.P2.passes()
    expect(g.view(null).facts['phase']).toBe('battle')
    g.proves('11.6.10')
  })

  test('an optional trigger goes onto the stack and is decided on resolution', () => {
    const g = table({ hand: [unit('A', { cost: '0', abilities: [whenEnters(may(gainLife(2)))] })] })
    g.P1.acts('place-unit')
    expect(g.P1).toBeAsked('priority.window')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('yes', 'no')
    g.P1.answers(false)
    expect(g.count('P1', 'life')).toBe(20)
  })

  test('several at once trigger it several times, also for what came with it', () => {
    const watcher = { abilities: [whenever('enter', phrase(UNIT), gainLife(1))] }
    const g = table({ battlefield: [unit('W', watcher)], discard: [unit('A'), unit('B')] })
    const { game } = g.match
    game.propose(enterBattlefield, g.names.row('A'), 0, 0)
    happens(g, enterBattlefield, 'B', 'P1', 0)
    g.P1.passes()
    expect(g.P1).toBeAsked('timing.trigger')
    g.P1.answers(g.P1.mayChoose()[0])
    g.P2.passes()
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
  })
})

describe('field abilities', () => {
  const lord = { abilities: [field(strengthen(phrase(yours, UNIT), 500, false))] }

  test('a field ability works as long as its card lies there, also on what comes later', () => {
    const g = table(
      { battlefield: [unit('L', lord), unit('A')], hand: [unit('B', { cost: '0' })] },
      { battlefield: [unit('O')] },
    )
    expect(g.at('A').values['power']).toBe(1500)
    expect(g.at('O').values['power']).toBe(1000)
    expect(g.zone('stack')).toEqual([])
    g.P1.acts('place-unit')
    expect(g.at('B').values['power']).toBe(1500)
    expect(g.zone('stack')).toEqual([])
    happens(g, toHand, 'L')
    expect([g.at('A').values['power'], g.at('B').values['power']]).toEqual([1000, 1000])
    g.proves('11.7.1', '11.7.3', '11.9.4.5', '11.9.4.6')
  })
})
