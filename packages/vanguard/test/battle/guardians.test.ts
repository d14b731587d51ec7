import { NONE, until } from '@fudaba/kernel/rules'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { battles } from '../../src/battle/battleUnits.ts'
import { book } from '../../src/book.ts'
import { bindCard } from '../../src/changes/cardActions.ts'
import { moveTo, retire, toHand } from '../../src/changes/moving.ts'
import { scopes } from '../../src/board/state.ts'
import { nationsOf } from '../../src/board/nations.ts'
import { nationWords, nations } from '../../src/board/words.ts'
import { at as on, happens, icon, plain, unit, vanguardUnit } from '../cards.ts'
import { at, draw } from '../trees.ts'

type Seat = Readonly<Record<string, unknown>>
const gGuardian = (name: string, faceDown = true) =>
  unit(name, { type: 'G', grade: 4, shield: 15_000, keywords: ['G guardian'] }, { faceDown })
const facing = (mine: Seat = {}, theirs: Seat = {}) =>
  board(vanguard, {
    at: 'battle',
    turn: 3,
    P1: { field: [vanguardUnit('A'), on('front-left', 'L')], deck: plain('m', 10), ...mine },
    P2: {
      field: [vanguardUnit('V')],
      deck: plain('t', 10),
      hand: [icon('heal', 'heal'), unit('h')],
      g: [gGuardian('G1')],
      ...theirs,
    },
  })
type Table = ReturnType<typeof facing>
function attack(g: Table, attacker = 'A', ...targets: readonly string[]): void {
  g.P1.answers(true)
  if (g.P1.isAsked('battle.attacker')) g.P1.chooses(attacker)
  if (g.P1.isAsked('battle.target')) g.P1.chooses(...targets)
  if (g.P1.isAsked('battle.booster')) g.P1.chooses()
}

describe('G guardians', () => {
  test('come for a heal trigger from the hand, resting, and add their shield', () => {
    const g = facing()
    attack(g)
    expect(g.may('P2', 'g-guardian', 'G1')).toBe(true)
    g.P2.acts('g-guardian', { with: 'G1' })
    if (g.P2.isAsked('guard.heal')) g.P2.chooses('heal')
    expect(g.at('heal').zone).toBe('drop')
    expect(g.at('G1').cell).toBe('foremost')
    expect(g.at('G1').faceDown).toBe(false)
    expect(g.at('V').values['power']).toBe(25_000)
    g.proves('11.14.2')
    g.P2.passes()
    expect(g.at('G1').zone).toBe('g')
    expect(g.at('G1').faceDown).toBe(false)
    g.proves('10.4.1.2')
  })

  test('not without the heal trigger, with four used, or below grade 3', () => {
    const poor = facing({}, { hand: [unit('h')] })
    attack(poor)
    expect(poor.may('P2', 'g-guardian', 'G1')).toBe(false)
    poor.proves('base.5.2.1')
    const used = ['U1', 'U2', 'U3', 'U4'].map((name) => gGuardian(name, false))
    const spent = facing({}, { g: [gGuardian('G1'), ...used] })
    attack(spent)
    expect(spent.may('P2', 'g-guardian', 'G1')).toBe(false)
    const low = facing({}, { field: [vanguardUnit('V', { grade: 2 })] })
    attack(low)
    expect(low.may('P2', 'g-guardian', 'G1')).toBe(false)
    low.proves('7.4.1.2.3')
  })

  test('wherever they would go, they go to the G zone', () => {
    const g = facing()
    attack(g)
    g.P2.acts('g-guardian', { with: 'G1' })
    if (g.P2.isAsked('guard.heal')) g.P2.chooses('heal')
    happens(g, toHand, 'G1')
    expect(g.at('G1').zone).toBe('g')
    g.proves('11.14.3')
  })

  test('other guardians retire into the drop zone', () => {
    const g = facing()
    attack(g)
    g.P2.acts('guard', { with: 'h' })
    g.P2.passes()
    expect(g.at('h').zone).toBe('drop')
    g.proves('10.4.1.1')
  })
})

describe('several attacked units', () => {
  const wide = (theirs: Seat = {}) => {
    const g = facing(
      { field: [vanguardUnit('A', { power: 12_000 })] },
      { field: [vanguardUnit('V'), on('front-left', 'X'), on('front-right', 'Y')], ...theirs },
    )
    const { game } = g.match
    happens(g, book.kernelVerb('beginEffect'), battles.id, NONE, g.names.row('A'), 2, 0 | until(scopes.turn))
    expect(game.effects()).not.toHaveLength(0)
    return g
  }

  test('as many as the effect says are chosen, and each is hit', () => {
    const g = wide()
    g.P1.answers(true)
    expect(g.P1).toBeAsked('battle.target')
    expect(g.match.decision?.max).toBe(2)
    g.P1.chooses('V', 'X')
    g.P2.passes()
    expect(g.at('X').zone).toBe('drop')
    expect(g.at('Y').zone).toBe('field')
    expect(g.zone('P2', 'damage')).toHaveLength(1)
    g.proves('7.3.1.4.5', '10.20.1')
  })

  test('a guardian guards the one that is chosen', () => {
    const g = wide()
    attack(g, 'A', 'V', 'X')
    g.P2.acts('guard', { with: 'h' })
    g.P2.chooses('X')
    expect(g.at('X').values['power']).toBe(12_000)
    expect(g.at('V').values['power']).toBe(10_000)
    g.proves('7.4.1.2.2')
  })
})

describe('units that move in a battle', () => {
  test('a unit is attacked as long as it stays, though its attacker has left', () => {
    const g = facing({ field: [vanguardUnit('A'), on('front-left', 'L', { power: 20_000 })] })
    attack(g, 'L', 'V')
    happens(g, retire, 'L')
    expect(g.P2).toBeAsked('guard.window')
    g.P2.acts('guard', { with: 'h' })
    expect(g.at('V').values['power']).toBe(15_000)
    if (g.P2.isAsked('guard.window')) g.P2.passes()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
  })

  test('an attacker that leaves its circle no longer attacks', () => {
    const g = facing({ field: [vanguardUnit('A'), on('front-left', 'L', { power: 20_000 })] })
    attack(g, 'L', 'V')
    happens(g, moveTo, 'L', 3)
    g.P2.passes()
    expect(g.zone('P2', 'damage')).toHaveLength(0)
    g.proves('7.3.1.4.3')
  })

  test('a unit that boosts and moves no longer boosts', () => {
    const g = facing({
      field: [
        vanguardUnit('A'),
        on('front-left', 'L'),
        on('back-left', 'B', { skill: 'boost', power: 4000 }),
      ],
    })
    g.P1.answers(true)
    g.P1.chooses('L')
    if (g.P1.isAsked('battle.target')) g.P1.chooses('V')
    g.P1.chooses('B')
    expect(g.at('L').values['power']).toBe(11_000)
    happens(g, moveTo, 'B', 4)
    expect(g.at('L').values['power']).toBe(7000)
    g.proves('7.3.1.6.1.1')
  })

  test('an attacked unit that is gone is not hit, and the battle goes on', () => {
    const g = facing(
      { field: [vanguardUnit('A', { abilities: [at('close-step', draw())] })] },
      { field: [vanguardUnit('V'), on('front-left', 'X')] },
    )
    attack(g, 'A', 'X')
    happens(g, retire, 'X')
    g.P2.passes()
    expect(g.log().some((line) => line.event === 'hit')).toBe(false)
    expect(g.zone('P1', 'hand')).toHaveLength(2)
  })
})

describe('information', () => {
  const nation = (stats: Seat) => {
    const g = facing({ field: [vanguardUnit('A', stats)] })
    const set = g.match.game.value(nationsOf, g.names.row('A'))
    const all = [...nationWords, '旅の楽団']
    const words = nations.in(g.match.game.book)
    return { g, words: all.filter((word) => words.find(word) >= 0 && words.has(set, words.find(word))) }
  }
  test('the nation is that of the icon, else that of the clan, else none', () => {
    expect(nation({ nation: '宵闇王国' }).words).toEqual(['宵闇王国'])
    const other = nation({ nation: '旅の楽団' })
    expect(other.words).toEqual([])
    other.g.proves('2.17.3.1')
    const clan = nation({ clans: ['暁の隊商'] })
    expect(clan.words).toEqual(['砂海連邦'])
    clan.g.proves('2.17.4')
    const none = nation({ clans: ['流れ者'] })
    expect(none.words).toEqual([])
    none.g.proves('2.17.4.1')
  })
  test('bound face down it is seen by its owner alone', () => {
    const g = facing({ hand: [unit('c')] })
    happens(g, bindCard, 'c', 0, 1)
    const seen = (viewer: 'P1' | 'P2') =>
      g.view(viewer).zones.find((each) => each.zone === 'bind' && each.owner === 'P1')?.objects[0]?.cards[0]
    expect(seen('P1')).not.toBeNull()
    expect(seen('P2')).toBeNull()
    g.proves('4.9.2.1')
  })
})
