import { lastChronicle } from '@fudaba/last-chronicle'
import { NONE } from '@fudaba/kernel/rules'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { damagePlayer, damageUnit } from '../../src/changes/damage.ts'
import { destroy, enterBattlefield } from '../../src/changes/verbs.ts'
import { begins, happens, spell, unit } from '../cards.ts'
import '../effects.ts'
import {
  UNIT,
  choose,
  destroy as destroys,
  does,
  field,
  gainLife,
  it,
  phrase,
  sentences,
  some,
  steps,
  strengthen,
  theirs,
} from '../trees.ts'

const table = (p1: object = {}, p2: object = {}, more = {}) =>
  board(lastChronicle, { P1: { deck: 5, ...p1 }, P2: { deck: 5, ...p2 }, at: 'main', ...more })
const one = () => table({ battlefield: [unit('A', { power: 1000, atk: 1 })] })
const powerOf = (g: ReturnType<typeof table>, word = 'A'): unknown => g.at(word).values['power']

describe('the order of continuous effects', () => {
  test('a modifier of +1000/+0 raises power and leaves ATK', () => {
    const g = one()
    begins(g, 'modified', 'A', { values: [1000, 0] })
    expect([powerOf(g), g.at('A').values['atk']]).toEqual([2000, 1])
    begins(g, 'modified', 'A', { values: [500, 2] })
    expect([powerOf(g), g.at('A').values['atk']]).toEqual([2500, 3])
    g.proves('4.6')
  })

  test('types and categories come before power, whatever began first', () => {
    const g = table({ battlefield: [unit('A', { power: 1500 })] })
    begins(g, 'test power unless dragon', 'A')
    begins(g, 'test dragon if strong', 'A')
    expect(powerOf(g)).toBe(2500)
    expect(g.at('A').values['categories']).toBe(undefined)
    g.proves('11.9.4.7')
  })

  test('what changes its own card comes first', () => {
    const g = one()
    begins(g, 'test doubles power', 'A')
    begins(g, 'test own power', 'A', { values: [1000] })
    expect(powerOf(g)).toBe(4000)
    g.proves('11.9.4.8')
  })

  test('what sets a number comes before what adds to it', () => {
    const g = one()
    begins(g, 'test power', 'A', { values: [500] })
    begins(g, 'test power is', 'A', { values: [2000] })
    expect(powerOf(g)).toBe(2500)
    g.proves('11.9.4.9')
  })

  test('of one kind the earlier comes first, so that the later wins', () => {
    const g = one()
    begins(g, 'test power is', 'A', { values: [2000] })
    begins(g, 'test power is', 'A', { values: [3000] })
    happens(g, g.match.game.book.kernelVerb('endEffect'), 0)
    begins(g, 'test power is', 'A', { values: [4000] })
    expect(powerOf(g)).toBe(4000)
    g.proves('11.9.4.10')
  })

  const lord = (amount: number) => ({
    abilities: [
      field({
        kind: 'modify',
        what: phrase(UNIT),
        changes: [{ kind: 'set', characteristic: 'power', amount }],
      }),
    ],
  })

  test('a card counts from when it came to its zone', () => {
    const g = table(
      { battlefield: [unit('A')], hand: [unit('later', lord(4000))] },
      { battlefield: [unit('earlier', lord(3000))] },
    )
    expect(powerOf(g)).toBe(3000)
    happens(g, enterBattlefield, 'later', 'P1')
    expect(powerOf(g)).toBe(4000)
    g.proves('11.9.4.13')
  })

  test('a card counts after effects that were made before it came', () => {
    const g = table({ battlefield: [unit('A')], hand: [unit('later', lord(4000))] })
    begins(g, 'test power is', 'A', { values: [2000] })
    expect(powerOf(g)).toBe(2000)
    happens(g, enterBattlefield, 'later', 'P1')
    expect(powerOf(g)).toBe(4000)
    g.proves('11.9.4.13')
  })

  test('an ability that was given counts from when it was given', () => {
    const gives = does(
      steps(choose(phrase(UNIT)), {
        kind: 'grant',
        what: it,
        gains: [{ kind: 'ability', ability: lord(4000).abilities[0] }],
        duration: 'turn',
      }),
    )
    const g = table({
      battlefield: [unit('A')],
      hand: [spell('E', { abilities: [gives] }), unit('lord', lord(3000))],
    })
    happens(g, enterBattlefield, 'lord', 'P1')
    expect(powerOf(g)).toBe(3000)
    g.P1.acts('use-spell', { target: 'A' })
    g.everyonePasses()
    expect(powerOf(g)).toBe(4000)
    g.proves('11.9.4.11')
  })

  test('an effect of a resolution counts from when it was made', () => {
    const g = table({ battlefield: [unit('A')], hand: [unit('lord', lord(3000))] })
    happens(g, enterBattlefield, 'lord', 'P1')
    expect(powerOf(g)).toBe(3000)
    begins(g, 'test power is', 'A', { values: [5000] })
    expect(powerOf(g)).toBe(5000)
    g.proves('11.9.4.12')
  })

  test('an own change comes before an effect of another card that sets the number, or by the setting after it', () => {
    const power = (config: object) =>
      board(lastChronicle, {
        P1: {
          battlefield: [
            unit('A', { power: 1000, text: '[F]このユニットのパワーを+1000する。' }),
            unit('L', { text: '[F]あなたの他のユニットのパワーを3000にする。' }),
          ],
          deck: 3,
        },
        P2: { deck: 3 },
        at: 'main',
        config,
      }).at('A').values['power']
    expect(power({})).toBe(3000)
    expect(power({ ownChanges: 'afterSetting' })).toBe(4000)
  })

  test('what depends on another waits for it', () => {
    const g = one()
    begins(g, 'test atk if black', 'A')
    expect(g.at('A').values['atk']).toBe(1)
    begins(g, 'test gains a power', 'A', { values: [3] })
    expect(g.at('A').values['atk']).toBe(3)
    g.proves('11.9.4.16')
  })
})

describe('continuous and one-shot effects', () => {
  const using = (effect: Parameters<typeof does>[0], p2: object = {}) => {
    const g = table(
      { hand: [spell('E', { abilities: [does(effect)] })], battlefield: [unit('A'), unit('B')] },
      p2,
    )
    g.P1.acts('use-spell')
    return g
  }

  test('a continuous effect lasts as long as it says', () => {
    const g = using(steps(choose(phrase(UNIT)), strengthen(it, 500)))
    g.P1.chooses('A')
    g.everyonePasses()
    expect([powerOf(g), powerOf(g, 'B')]).toEqual([1500, 1000])
    g.proves('11.9.4.1')
  })

  test('a one-shot effect happens once and is over', () => {
    const g = using(sentences(gainLife(2)))
    g.everyonePasses()
    expect(g.count('P1', 'life')).toBe(22)
    g.proves('11.9.3.1')
  })

  test('one of several effects is declared as the spell is used', () => {
    const g = using({
      kind: 'choose-one',
      quantity: { kind: 'exactly', amount: 1, counter: 'things' },
      modes: [gainLife(5), destroys(phrase(UNIT))],
    })
    expect(g.P1).toBeAsked('program.modes')
    g.P1.answers('1')
    expect(g.at('E').zone).toBe('stack')
    g.P1.passes()
    g.P2.passes()
    expect(g.count('P1', 'life')).toBe(25)
    expect(g.at('A')).toBeUnchanged()
    g.proves('11.2.3')
  })
})

describe('not to be chosen', () => {
  const aimed = (effect: Parameters<typeof does>[0]) =>
    table(
      { hand: [spell('E', { abilities: [does(effect)] })] },
      { battlefield: [unit('A'), unit('B'), unit('C')] },
    )

  test('what says choose cannot choose what is not to be chosen', () => {
    const g = aimed(steps(choose(phrase(theirs, UNIT)), destroys(it)))
    begins(g, 'notChosen', 'A')
    g.P1.acts('use-spell')
    expect(g.P1).toOfferExactly('B', 'C')
    g.proves('15.3.1.1')
  })

  test('what was chosen before it could not be chosen is an illegal choice', () => {
    const g = table(
      { hand: [spell('E', { abilities: [does(steps(choose(phrase(theirs, UNIT)), destroys(it)))] })] },
      { battlefield: [unit('A')] },
    )
    g.P1.acts('use-spell')
    begins(g, 'notChosen', 'A', { by: 'P2' })
    g.everyonePasses()
    expect([g.at('A').zone, g.at('E').zone]).toEqual(['battlefield', 'discard'])
    g.proves('15.3.1.2')
  })

  test('what does not say choose may take what is not to be chosen', () => {
    const g = aimed(destroys(some(phrase(theirs, UNIT))))
    begins(g, 'notChosen', 'A')
    g.P1.acts('use-spell')
    g.P1.passes()
    g.P2.passes()
    expect(g.P1).toOfferExactly('A', 'B', 'C')
  })
})

describe('replacements', () => {
  test('of several, the controller of what it concerns says which applies first', () => {
    const g = table(
      {},
      { battlefield: [unit('A', { keywords: { soulstone: true } })] },
      { effects: [{ effect: 'test removed instead', by: 'P1', on: 'A' }] },
    )
    happens(g, destroy, 'A')
    expect(g.P2).toBeAsked('replacement')
    g.P2.answers(g.P2.mayChoose().find((word) => word.includes('removed'))!)
    expect(g.at('A').zone).toBe('removed')
    g.proves('11.9.6')
  })

  test('damage that is reduced is dealt less by so much', () => {
    const g = table({ battlefield: [unit('A', { power: 3000 }), unit('B', { power: 3000 })] })
    begins(g, 'reduction', 'A', { values: [300] })
    happens(g, damageUnit, 'A', 1000, NONE)
    happens(g, damageUnit, 'B', 1000, NONE)
    expect([g.at('A').marks['damage'], g.at('B').marks['damage']]).toEqual([700, 1000])
    g.proves('11.9.7', '11.9.8')
  })

  test('damage to a player that is reduced is dealt less by so much', () => {
    const g = table({}, {}, { effects: [{ effect: 'reduction', by: 'P2', values: [2] }] })
    happens(g, damagePlayer, 'P2', 5)
    happens(g, damagePlayer, 'P1', 5)
    expect([g.count('P1', 'life'), g.count('P2', 'life')]).toEqual([15, 17])
  })

  test('whoever takes the damage orders what replaces it', () => {
    const g = table({}, { battlefield: [unit('A', { power: 3000 })] })
    begins(g, 'reduction', 'A', { values: [300] })
    begins(g, 'reduction', 'A', { values: [200] })
    happens(g, damageUnit, 'A', 1000, NONE)
    expect(g.P2).toBeAsked('replacement')
    g.P2.answers(g.P2.mayChoose()[0])
    expect(g.at('A').marks['damage']).toBe(500)
    g.proves('11.9.9')
  })
})
