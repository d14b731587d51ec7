import { NONE, until } from '@fudaba/kernel/rules'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { vanguard } from '@fudaba/vanguard'
import { battles } from '../../src/battle/battleUnits.ts'
import { scopes } from '../../src/board/state.ts'
import { book } from '../../src/book.ts'
import { formLegion } from '../../src/changes/legion.ts'
import { lock } from '../../src/changes/locking.ts'
import { retire, stand } from '../../src/changes/moving.ts'
import { attack, facing, unguarded } from '../battling.ts'
import { at, happens, icon, plain, unit, vanguardUnit } from '../cards.ts'

/** Where two rules of a battle meet. */

type Seat = Readonly<Record<string, unknown>>
type Table = ReturnType<typeof facing>
const power = (g: Table, word: string): unknown => g.at(word).values['power']
const hand = (g: Table, who: 'P1' | 'P2' = 'P1'): number => g.zone(who, 'hand').length
const damage = (g: Table, who: 'P1' | 'P2' = 'P2'): number => g.zone(who, 'damage').length
/** Somebody who may still attack: the battle phase goes on. */
const more = at('front-right', 'more')
const mate = (stats: Seat = {}) => unit('M', { name: '友', power: 9000, grade: 2, ...stats })
/** A attacks with its mate M. */
function legion(mine: Seat = {}, theirs: Seat = {}, m: Seat = {}, others: Seat = {}) {
  const { a = {}, field = [], deck = plain('m', 10), ...rest } = mine as { a?: Seat; field?: []; deck?: [] }
  const g = facing(
    {
      field: [vanguardUnit('A', { mates: ['友'], power: 11_000, ...a }), more, ...field],
      deck: [mate(m), ...deck],
      ...rest,
    },
    theirs,
    others,
  )
  happens(g, formLegion, 'A', 'M')
  return g
}
const boostable = at('back-centre', 'B', { skill: 'boost', power: 6000 })
const drewOnHit = { text: '【自】【(V)/(R)】:このユニットのアタックがヒットした時、1枚引く。' }
const ICON = (g: Table, ...answers: readonly string[]) => {
  g.P1.answers('icon')
  for (const each of answers) g.P1.chooses(each)
}

describe('legion in battle', () => {
  test('critical on the mate adds no damage', () => {
    const g = legion({ deck: [icon('T', 'critical'), ...plain('m', 8)] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    ICON(g, 'M', 'A')
    expect(g.at('M').values['critical']).toBe(2)
    expect(damage(g)).toBe(1)
  })
  test('power of an icon on the mate counts for the leader', () => {
    const g = legion(
      { deck: [icon('T', 'draw'), ...plain('m', 8)] },
      { field: [vanguardUnit('V', { power: 25_000 })] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect(power(g, 'A')).toBe(20_000)
    unguarded(g)
    ICON(g, 'M')
    expect(damage(g)).toBe(1)
  })
  test('a boosted mate', () => {
    const g = legion({ field: [boostable] as never }, { hand: [unit('H')] })
    attack(g, { attacker: 'A', target: 'V', booster: 'B' })
    expect(g.P1).toBeAsked('battle.boosted')
    g.P1.chooses('M')
    expect([power(g, 'M'), power(g, 'A')]).toEqual([15_000, 26_000])
  })
  test('standing the leader in battle stands the mate, and they may attack again', () => {
    const g = legion({
      a: {
        text: '【自】【(V)】:このユニットのアタックがヒットした時、このユニットを【スタンド】する。そのターン中、この能力は使えなくなる。',
      },
    })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect([g.at('A').turned, g.at('M').turned]).toEqual([false, false])
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(damage(g)).toBe(2)
    expect(g.at('M').turned).toBe(true)
  })
  test('the mate leaves in the battle: its power is gone', () => {
    const g = legion()
    attack(g, { attacker: 'A', target: 'V' })
    happens(g, retire, 'M')
    expect(power(g, 'A')).toBe(11_000)
  })
  test('the attack of the mate triggers, its hit does not, or does where the table plays so', () => {
    const drawn = (config: Seat, text: string) => {
      const g = legion({}, { hand: [unit('H')] }, { text: `【自】【(V)】:${text}時、1枚引く。` }, { config })
      attack(g, { attacker: 'A', target: 'V' })
      unguarded(g)
      // One of them is the drive check.
      return hand(g) - 1
    }
    const [attacked, hit] = ['このユニットがアタックした', 'このユニットのアタックがヴァンガードにヒットした']
    expect([drawn({}, attacked), drawn({}, hit), drawn({ mateHits: 'both' }, hit)]).toEqual([1, 0, 1])
  })
})

describe('several at once', () => {
  const all = {
    text: '【永】【(V)】:このユニットは相手の前列のユニットすべてとバトルする。\n【自】【(V)】:このユニットのアタックがヒットした時、1枚引く。',
  }
  const three = {
    field: [vanguardUnit('V'), at('front-left', 'X'), at('front-right', 'Y', { power: 20_000 })],
    hand: [unit('H', { shield: 10_000 })],
  }
  test('the guarded one and the stronger one are not hit', () => {
    const g = facing({ field: [vanguardUnit('A', { power: 15_000, ...all }), more] }, three)
    attack(g, { attacker: 'A' })
    g.P2.acts('guard', { with: 'H' })
    g.P2.chooses('V')
    unguarded(g)
    expect([damage(g), g.at('X').zone, g.at('Y').zone]).toEqual([0, 'drop', 'field'])
  })
  test('each that is hit is a hit, or the attack is one where the table plays so', () => {
    const hits = (config: Seat) => {
      const g = facing(
        { field: [vanguardUnit('A', { power: 15_000, ...all }), more] },
        { ...three, hand: [] },
        { config },
      )
      attack(g, { attacker: 'A' })
      unguarded(g)
      for (let i = 0; i < 4 && g.P1.isAsked('timing.trigger'); i++)
        g.P1.answers(g.match.decision!.candidates[0].id)
      expect(damage(g)).toBe(1)
      // One of them is the drive check.
      return hand(g) - 1
    }
    expect([hits({}), hits({ hitsOfAnAttack: 'once' })]).toEqual([2, 1])
  })
  test('ヴァンガードにヒットした時 once', () => {
    const text = all.text.replace('ヒットした時', 'ヴァンガードにヒットした時')
    const g = facing({ field: [vanguardUnit('A', { power: 15_000, text }), more] }, { ...three, hand: [] })
    attack(g, { attacker: 'A' })
    unguarded(g)
    expect(hand(g)).toBe(2)
  })
  test('an attacked rear-guard of them does not intercept, another one does', () => {
    const g = facing(
      { field: [vanguardUnit('A'), more] },
      {
        field: [
          vanguardUnit('V'),
          at('front-left', 'X', { skill: 'intercept' }),
          at('front-right', 'Y', { skill: 'intercept' }),
        ],
      },
    )
    happens(g, book.kernelVerb('beginEffect'), battles.id, NONE, g.names.row('A'), 2, until(scopes.turn))
    attack(g, { attacker: 'A', target: ['V', 'X'] })
    expect(g.P2).toBeAsked('guard.window')
    expect([g.may('P2', 'intercept', 'X'), g.may('P2', 'intercept', 'Y')]).toEqual([false, true])
  })
})

describe('leaving in the middle', () => {
  const L = (stats: Seat = {}) => at('front-left', 'L', { power: 12_000, ...stats })
  const rear = (l: Seat = {}, mine: readonly unknown[] = [], theirs: Seat = {}) =>
    facing({ field: [vanguardUnit('A'), L(l), more, ...mine] }, theirs)
  test('an attacker that is locked no longer attacks, and deals nothing', () => {
    const g = rear({}, [], {
      hand: [
        unit('H', {
          text: '【自】:このユニットが(G)に登場した時、相手の前列のリアガードを1枚選び、呪縛する。',
        }),
      ],
    })
    attack(g, { attacker: 'L', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    g.P2.chooses('L')
    unguarded(g)
    expect(g.at('L').marks['locked']).toBe(1)
    expect(damage(g)).toBe(0)
    expect(g.at('H').zone).toBe('drop')
  })
  test('a locked victim is not hit and stays', () => {
    const g = rear({}, [], { field: [vanguardUnit('V'), at('front-left', 'X')], hand: [unit('H')] })
    attack(g, { attacker: 'L', target: 'X' })
    happens(g, lock, 'X')
    unguarded(g)
    expect(g.at('X').zone).toBe('field')
  })
  test('a booster that leaves takes its power along', () => {
    const g = rear({}, [at('back-left', 'B', { skill: 'boost', power: 5000 })], {
      field: [vanguardUnit('V', { power: 15_000 })],
      hand: [unit('H')],
    })
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    expect(power(g, 'L')).toBe(17_000)
    happens(g, retire, 'B')
    expect(power(g, 'L')).toBe(12_000)
    unguarded(g)
    expect(damage(g)).toBe(0)
  })
  test('a booster stood up by a text boosts no one else, and goes on boosting', () => {
    const g = rear({}, [at('back-left', 'B', { skill: 'boost', power: 5000 })], { hand: [unit('H')] })
    attack(g, { attacker: 'L', target: 'V', booster: 'B' })
    happens(g, stand, 'B')
    expect(power(g, 'L')).toBe(17_000)
  })
  test('the guarded unit leaves: its guardian retires in the damage step', () => {
    const g = rear({}, [], {
      field: [vanguardUnit('V'), at('front-left', 'X')],
      hand: [unit('H'), unit('H2')],
    })
    attack(g, { attacker: 'L', target: 'X' })
    g.P2.acts('guard', { with: 'H' })
    happens(g, retire, 'X')
    unguarded(g)
    expect(g.at('H').zone).toBe('drop')
  })
  test('a guardian that leaves takes its shield along', () => {
    const g = rear({}, [], { hand: [unit('H', { shield: 10_000 }), unit('H2')] })
    attack(g, { attacker: 'L', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    expect(power(g, 'V')).toBe(20_000)
    happens(g, retire, 'H')
    expect(power(g, 'V')).toBe(10_000)
  })
})

describe('damage', () => {
  test('the sixth damage that heals another one does not lose', () => {
    const g = facing(
      { field: [vanguardUnit('A', { power: 50_000 }), more], damage: plain('e', 5) },
      { damage: plain('d', 5), deck: [icon('T', 'heal'), ...plain('t', 8)] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    g.P2.answers('icon')
    g.P2.chooses('d1')
    if (g.P2.isAsked('icon.power')) g.P2.chooses('V')
    expect(g.winner).toBeNull()
    expect(damage(g)).toBe(5)
    expect(g.at('T').zone).toBe('damage')
  })
  test('a card of damage that lies face down can be healed', () => {
    const g = facing(
      { field: [vanguardUnit('A', { power: 50_000 }), more] },
      { damage: [unit('d', {}, { faceDown: true })], deck: [icon('T', 'heal'), ...plain('t', 8)] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    g.P2.answers('icon')
    if (g.P2.isAsked('icon.heal')) g.P2.chooses('d')
    expect(g.at('d').zone).toBe('drop')
    expect(g.at('d').faceDown).toBe(false)
  })
  test('a stand icon in the damage check stands a unit of the defender', () => {
    const g = facing(
      { field: [vanguardUnit('A', { power: 50_000 }), more] },
      {
        field: [vanguardUnit('V'), at('front-left', 'X', {}, { turned: true })],
        deck: [icon('T', 'stand'), ...plain('t', 8)],
      },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    g.P2.answers('icon')
    if (g.P2.isAsked('icon.stand')) g.P2.chooses('X')
    expect(g.at('X').turned).toBe(false)
  })
  test('two points: the second check sees what the first gave', () => {
    const g = facing(
      { field: [vanguardUnit('A', { power: 50_000, critical: 2 }), more] },
      { deck: [icon('T', 'draw'), unit('x'), icon('T2', 'heal'), ...plain('t', 8)] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    g.P2.answers('icon')
    // x was drawn; T2 is the second damage
    expect(g.at('x').zone).toBe('hand')
    expect(g.P2).toBeAsked('icon.order')
    g.P2.answers('power')
    if (g.P2.isAsked('icon.heal')) g.P2.chooses('T')
    expect(power(g, 'V')).toBe(20_000)
  })
  test('hit abilities after the damage: killed by the sixth, nothing more happens', () => {
    const g = facing(
      { field: [vanguardUnit('A', { power: 50_000, ...drewOnHit }), more] },
      { damage: plain('d', 5) },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.winner).toBe('P1')
    expect(hand(g)).toBe(1)
  })
  test('no critical, no damage, and yet a hit', () => {
    const g = facing({ field: [vanguardUnit('A', { critical: 0, ...drewOnHit }), more] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(damage(g)).toBe(0)
    expect(hand(g)).toBe(2)
  })
  test('the last card of the deck as drive check: the fighter has lost', () => {
    const g = facing({ deck: plain('m', 1) })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.winner).toBe('P2')
  })
})

describe('guarding', () => {
  test('who intercepts has moved, not been called, and retires as guardian', () => {
    const X = at(
      'front-left',
      'X',
      {
        skill: 'intercept',
        shield: 5000,
        text: '【自】:このユニットが(G)に登場した時、1枚引く。\n【自】【(R)】:このユニットが退却した時、1枚引く。',
      },
      { turned: true },
    )
    const g = facing(
      { field: [vanguardUnit('A'), more] },
      { field: [vanguardUnit('V'), X], hand: [unit('H')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('intercept', { with: 'X' })
    expect([hand(g, 'P2'), power(g, 'V')]).toEqual([1, 15_000])
    unguarded(g)
    expect(g.at('X').zone).toBe('drop')
    expect(hand(g, 'P2')).toBe(1)
  })
  test('ヒットされない guards though it has no shield', () => {
    const H = unit('H', {
      shield: 0,
      text: '【自】:このユニットが(G)に登場した時、アタックされているあなたのユニットを1枚選び、そのバトル中、それは、ヒットされない。',
    })
    const g = facing({ field: [vanguardUnit('A', { power: 90_000, ...drewOnHit }), more] }, { hand: [H] })
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    unguarded(g)
    expect([damage(g), hand(g)]).toEqual([0, 1])
  })
  test('結束 counts guardians: two calls to the guardian circle', () => {
    const g = facing(
      { field: [vanguardUnit('A'), more] },
      {
        field: [vanguardUnit('V', { text: '【永】【(V)】結束:このユニットのパワー+2000。' })],
        hand: [unit('H', { shield: 0 }), unit('K', { shield: 0 }), unit('J')],
      },
    )
    attack(g, { attacker: 'A', target: 'V' })
    g.P2.acts('guard', { with: 'H' })
    expect(power(g, 'V')).toBe(10_000)
    g.P2.acts('guard', { with: 'K' })
    expect(power(g, 'V')).toBe(12_000)
  })
  test('grades: a card higher than the vanguard guards not, also in stride of the other', () => {
    const g = facing(
      {},
      {
        field: [vanguardUnit('V', { grade: 1 })],
        hand: [unit('g1', { grade: 1 }), unit('g2', { grade: 2 })],
      },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect([g.may('P2', 'guard', 'g1'), g.may('P2', 'guard', 'g2')]).toEqual([true, false])
  })
})

describe('who may not be called', () => {
  for (const noun of ['カード', 'ユニット'])
    test(`相手はグレード1以上の${noun}を手札から(G)にコールできない: what is meant is in the hand`, () => {
      const text = `【永】【(V)】:相手はグレード1以上の${noun}を手札から(G)にコールできない。`
      const g = facing(
        { field: [vanguardUnit('A', { text })] },
        { hand: [unit('g0', { grade: 0 }), unit('g1')] },
      )
      attack(g, { attacker: 'A', target: 'V' })
      expect([g.may('P2', 'guard', 'g0'), g.may('P2', 'guard', 'g1')]).toEqual([true, false])
    })
})

describe('who may attack', () => {
  test('拘束 and 盟主 fall away as they are lost', () => {
    const g = board(vanguard, {
      at: 'main',
      turn: 3,
      P1: {
        field: [
          vanguardUnit('A', {
            text: '【永】:拘束\n【起】【(V)】:そのターン中、このユニットは『拘束』を失う。',
          }),
        ],
        deck: plain('m', 9),
      },
      P2: { field: [vanguardUnit('V')], deck: plain('t', 9) },
    })
    g.P1.acts('ability', { with: 'A' })
    g.P1.passes()
    expect(g.P1).toBeAsked('battle.attack')
  })
  const permitted = (text: string, mine: readonly unknown[] = [], theirs: Seat = {}) =>
    facing({ field: [vanguardUnit('A', { text }, { turned: true }), at('back-left', 'B'), ...mine] }, theirs)
  const BACK = { field: [vanguardUnit('V'), at('front-left', 'X'), at('back-left', 'Y')] }
  test('a text lets rear-guards attack from the back row, anybody in front', () => {
    const g = permitted('【永】【(V)】:あなたのリアガードは後列からアタックできる。', [], BACK)
    attack(g, { attacker: 'B' })
    expect(g.P1).toOfferExactly('V', 'X')
    g.P1.chooses('X')
    unguarded(g)
    expect([g.at('X').zone, g.at('B').turned]).toEqual(['drop', true])
    g.proves('1.3.1')
    expect(permitted('【永】【(V)】:このユニットのパワー+1000。').P1).not.toBeAsked('battle.attack')
  })
  test('or vanguards alone', () => {
    const g = permitted('【永】【(V)】:あなたのリアガードは後列からヴァンガードにアタックできる。', [], {
      ...BACK,
      hand: [unit('H')],
    })
    attack(g, { attacker: 'B' })
    expect(g.P2).toBeAsked('guard.window')
    expect(g.at('V').values['attacked'] ?? g.at('B').to['attacking']).toBeTruthy()
    expect(g.at('B').to['attacking']).toEqual(['V'])
  })
  test('a text lets a unit attack the back row', () => {
    const g = facing(
      {
        field: [
          vanguardUnit('A', { text: '【永】【(V)】:このユニットは相手の後列のリアガードにアタックできる。' }),
          at('front-left', 'L'),
        ],
      },
      BACK,
    )
    attack(g, { attacker: 'A' })
    expect(g.P1).toOfferExactly('V', 'X', 'Y')
    const other = facing(
      {
        field: [
          vanguardUnit('A', { text: '【永】【(V)】:このユニットは相手の後列のリアガードにアタックできる。' }),
          at('front-left', 'L'),
        ],
      },
      BACK,
    )
    attack(other, { attacker: 'L' })
    expect(other.P1).toOfferExactly('V', 'X')
  })
  test('a text lets a unit intercept from the back row', () => {
    const I = at('back-left', 'I', {
      skill: 'intercept',
      text: '【永】【(R)】:このユニットは後列からインターセプトできる。',
    })
    const g = facing(
      {},
      { field: [vanguardUnit('V'), I, at('back-right', 'J', { skill: 'intercept' })], hand: [unit('H')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    expect([g.may('P2', 'intercept', 'I'), g.may('P2', 'intercept', 'J')]).toEqual([true, false])
    g.P2.acts('intercept', { with: 'I' })
    expect(g.at('I').cell).toBe('foremost')
  })
  test('resting in the start step by an ability: asked anew who attacks', () => {
    const g = facing({ field: [vanguardUnit('A'), at('front-left', 'L', { skill: 'boost' })] })
    attack(g, { attacker: 'L', target: 'V' })
    unguarded(g)
    expect(g.at('L').turned).toBe(true)
    expect(g.P1).toBeAsked('battle.attack')
  })
  test('連波 counts a battle in which nobody was hit', () => {
    const text =
      '【自】【(R)】連波-2回目以降:このユニットがアタックした時、そのバトル中、このユニットのパワー+4000。'
    const g = facing(
      { field: [vanguardUnit('A', { power: 1000 }), at('front-left', 'L', { text }), more] },
      { hand: [unit('H')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    attack(g, { attacker: 'L', target: 'V' })
    expect(power(g, 'L')).toBe(11_000)
  })
})

describe('drive', () => {
  test('a G unit checks three times, and its heart gives no drive', () => {
    const g = facing({ field: [vanguardUnit('A', { type: 'G', grade: 4, skill: 'triple' }), more] })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(hand(g)).toBe(3)
  })
  test('a vanguard that leaves in the guard step checks nothing', () => {
    const g = facing(
      { field: [vanguardUnit('A'), more], soul: [unit('S', { grade: 2 })] },
      { hand: [unit('H')] },
    )
    attack(g, { attacker: 'A', target: 'V' })
    happens(g, retire, 'A')
    unguarded(g)
    if (g.P1.isAsked('check.vanguard')) g.P1.chooses('S')
    expect(g.at('S').cell).toBe('front-centre')
    expect([hand(g), damage(g)]).toEqual([0, 0])
  })
  test('an icon of another clan does nothing, in either check', () => {
    const g = facing({
      field: [vanguardUnit('A', { power: 50_000, clans: ['暁'] }), more],
      deck: [icon('T', 'critical', { clans: ['宵'] }), ...plain('m', 5)],
    })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect([hand(g), damage(g)]).toEqual([1, 1])
  })
  test('a rear-guard of that clan is enough', () => {
    const g = facing({
      field: [vanguardUnit('A', { clans: ['暁'] }), at('back-left', 'R', { clans: ['宵'] }), more],
      deck: [icon('T', 'critical', { clans: ['宵'] }), ...plain('m', 5)],
    })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.P1).toBeAsked('icon.order')
  })
  test('a locked one of that clan is not', () => {
    const g = facing({
      field: [
        vanguardUnit('A', { clans: ['暁'] }),
        at('back-left', 'R', { clans: ['宵'] }, { faceDown: true, locked: 1, locksCircle: 1 }),
        more,
      ],
      deck: [icon('T', 'critical', { clans: ['宵'] }), ...plain('m', 5)],
    })
    attack(g, { attacker: 'A', target: 'V' })
    unguarded(g)
    expect(g.P1).not.toBeAsked('icon.order')
  })
})
