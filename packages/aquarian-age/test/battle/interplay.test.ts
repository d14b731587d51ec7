import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, breakCard, character, fast, permanent, powers, project, skill } from '../cards.ts'

/** Where two rules meet. */

const table = (mine: Stats, theirs: Stats = {}, more: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 8, ...mine }, P2: { deck: 8, ...theirs }, ...more })
type Table = ReturnType<typeof table>
const text = (...lines: readonly string[]) => ({ text: lines.join('\n') })
const count = (g: Table, who: 'P1' | 'P2', zone: string): number => g.zone(who, zone).length
const kill = (name: string) => fast(name, text('目標の≪キャラクター1人≫を捨て札する。'))
/** A of P1 with power, B of P2 with power. */
const facing = (a: Stats = {}, b: Stats = {}, mine: Stats = {}, theirs: Stats = {}) =>
  table(
    { controlled: [character('A', a)], power: powers('A', 2), ...mine },
    { controlled: [character('B', b)], power: powers('B', 2), ...theirs },
  )
const attacks = (g: Table) => {
  g.P1.acts('attack', { with: 'A' })
  if (g.P1.isAsked('pay.own')) g.P1.chooses('Ap1')
}
const guards = (g: Table) => {
  g.P2.acts('guard', { with: 'B' })
  if (g.P2.isAsked('pay.own')) g.P2.chooses('Bp1')
}
const items = (n: number, name = 'x') => Array.from({ length: n }, (_, i) => breakCard(`${name}${i + 1}`))

describe('responses to an attack', () => {
  test('the attacker is killed: no damage, and the guard is free again', () => {
    const g = facing({}, {}, {}, { hand: [kill('K')] })
    attacks(g)
    guards(g)
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect([g.at('A').zone, g.at('B').zone, count(g, 'P2', 'damage')]).toEqual(['discard', 'controlled', 0])
  })
  test('the guard is killed: the attack reaches the player', () => {
    const g = facing({}, {}, { hand: [kill('K')] }, { deck: items(5) })
    attacks(g)
    guards(g)
    g.P1.acts('fast', { with: 'K', target: 'B' })
    g.everyonePasses()
    expect([g.at('B').zone, count(g, 'P2', 'damage')]).toEqual(['discard', 2])
  })
  test('who may no longer attack has declared already', () => {
    const g = facing(
      {},
      {},
      {},
      {
        deck: items(5),
        hand: [fast('N', text('ターン終了時まで、目標の≪キャラクター1人≫はアタック宣言できない。'))],
      },
    )
    attacks(g)
    g.P2.acts('fast', { with: 'N', target: 'A' })
    g.everyonePasses()
    expect(count(g, 'P2', 'damage')).toBe(2)
  })
  test('a guard answers an attack directly, not once something else was declared', () => {
    const g = facing({}, {}, {}, { hand: [fast('D', text('あなたは1ドローする。'))] })
    attacks(g)
    g.P2.acts('fast', { with: 'D' })
    g.P1.passes()
    expect(g.may('P2', 'guard', 'B')).toBe(false)
  })
  test('stealth that is gained after the guard leaves it, or undoes it where the table plays so', () => {
    const sees = (config: Stats) => {
      const g = table(
        {
          controlled: [character('A', { factions: ['ego'] })],
          power: powers('A', 2),
          hand: [fast('S', text('ターン終了時まで、目標の≪キャラクター1人≫はステルスを得る。'))],
        },
        { controlled: [character('B', { factions: ['wizdom'] })], power: powers('B', 2), deck: items(5) },
        { config },
      )
      attacks(g)
      guards(g)
      g.P1.acts('fast', { with: 'S', target: 'A' })
      g.everyonePasses()
      return count(g, 'P2', 'damage')
    }
    expect([sees({}), sees({ stealthAfterGuard: 'guardFails' })]).toEqual([0, 2])
  })
  test('attack raised in response counts', () => {
    const g = facing(
      {},
      {},
      { hand: [fast('P', text('ターン終了時まで、目標の≪キャラクター1人≫の攻撃力に+2する。'))] },
      { deck: items(6) },
    )
    attacks(g)
    g.P2.passes()
    g.P1.acts('fast', { with: 'P', target: 'A' })
    g.everyonePasses()
    expect(count(g, 'P2', 'damage')).toBe(4)
  })
})

describe('battles', () => {
  test('判定+1 does not count in a battle', () => {
    const g = facing(
      { attack: 2, ...text('このキャラクターがアタック宣言した際、攻撃力に+1して判定する。') },
      { attack: 0, endurance: 3 },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('B').zone).toBe('controlled')
  })
  test('判定+1 counts against the player', () => {
    const g = facing(
      { attack: 2, ...text('このキャラクターがアタック宣言した際、攻撃力に+1して判定する。') },
      {},
      {},
      { deck: items(6) },
    )
    attacks(g)
    g.everyonePasses()
    expect(count(g, 'P2', 'damage')).toBe(3)
  })
  test('initiative kills first: no damage comes back', () => {
    const g = facing({ endurance: 1, ...skill({ skill: 'initiative' }) }, { attack: 5 })
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['controlled', 'discard'])
  })
  test('initiative on both sides is none', () => {
    const g = facing(skill({ skill: 'initiative' }), skill({ skill: 'initiative' }))
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['discard', 'discard'])
  })
  test('initiative that does not kill is answered', () => {
    const g = facing({ endurance: 2, ...skill({ skill: 'initiative' }) }, { attack: 2, endurance: 3 })
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([g.at('A').zone, g.at('B').zone]).toEqual(['discard', 'controlled'])
  })
  test('initiative that is bound away: bind keeps the guard, which strikes back', () => {
    const g = facing(
      { endurance: 2, ...skill({ skill: 'initiative' }) },
      { attack: 2, ...skill({ skill: 'bind', value: 1 }) },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    g.P2.answers(true)
    expect([g.at('B').zone, g.at('A').zone]).toEqual(['controlled', 'discard'])
  })
  test('penetrate and initiative: the rest goes through though the guard fell first', () => {
    const g = facing(
      { attack: 5, ...skill({ skill: 'initiative' }, { skill: 'penetrate' }) },
      { endurance: 2 },
      {},
      { deck: items(6) },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([count(g, 'P2', 'damage'), g.at('A').zone]).toEqual([3, 'controlled'])
  })
  test('penetrate past a guard that resists its faction', () => {
    const g = facing(
      { attack: 5, factions: ['ego'], ...skill({ skill: 'penetrate' }) },
      { endurance: 2, ...skill({ skill: 'resist', of: 'ego' }) },
      {},
      { deck: items(6) },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([g.at('B').zone, count(g, 'P2', 'damage')]).toEqual(['controlled', 3])
  })
  test('a mental attacker against a guard: it loses power, and strikes back plainly', () => {
    const g = facing({ attack: 1, endurance: 3, mental: true }, { attack: 2, endurance: 1 })
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([g.at('B').zone, g.at('B').values['power'], g.at('A').zone]).toEqual([
      'controlled',
      0,
      'controlled',
    ])
  })
  test('more mental damage than power removes, as much empties', () => {
    const fell = (attack: number) => {
      const g = facing(
        { attack, endurance: 9, mental: true },
        { endurance: 9, ...text('このキャラクターがパワーカードを全て失った場合、あなたは1ドローする。') },
      )
      attacks(g)
      guards(g)
      g.everyonePasses()
      return [g.at('B').zone, count(g, 'P2', 'hand')]
    }
    expect([fell(1), fell(2)]).toEqual([
      ['controlled', 1],
      ['discard', 0],
    ])
  })
  test('shield: a battle hurts, an unguarded attack on it does not', () => {
    const g = facing({}, skill({ skill: 'shield' }))
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
  })
  test('a name that is beaten in battle goes to the damage pile, its break card with it; its power not', () => {
    const g = facing({ attack: 3 }, { personal: 'ソウ' }, {}, { power: powers('B', 3) })
    attacks(g)
    g.P2.acts('guard', { with: 'B' })
    g.P2.chooses('Bp1')
    g.everyonePasses()
    expect([g.at('B').zone, g.at('Bp2').zone, count(g, 'P2', 'damage')]).toEqual(['damage', 'discard', 1])
  })
  test('an attacked faction character guards by itself, and keeps the power it has', () => {
    const g = table({
      controlled: [character('A', { endurance: 1 })],
      factions: [character('F', { endurance: 3, mind: 5 })],
      power: [...powers('A', 2), ...powers('F', 1)],
    })
    g.P1.acts('attack-party', { with: 'A' })
    if (g.P1.isAsked('pay.own')) g.P1.chooses('Ap1')
    g.everyonePasses()
    expect([g.at('A').zone, g.at('F').zone]).toEqual(['discard', 'factions'])
    expect(g.at('F').values['power']).toBe(1)
    g.proves('3-5-b')
  })
  test('an attacked faction character guards for nothing and strikes back', () => {
    const g = table({
      controlled: [character('A', { endurance: 1 })],
      power: powers('A', 2),
      factions: [character('F', { endurance: 3 })],
    })
    g.P1.acts('attack-party', { with: 'A' })
    if (g.P1.isAsked('pay.own')) g.P1.chooses('Ap1')
    g.everyonePasses()
    expect([g.at('A').zone, g.at('F').zone]).toEqual(['discard', 'factions'])
  })
  test('attack of zero deals zero: endurance zero is not needed to live', () => {
    const g = facing(
      { attack: 0, endurance: 5 },
      { attack: 0, endurance: 1, ...text('このキャラクターがダメージを受けた場合、あなたは1ドローする。') },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    expect([g.at('B').zone, count(g, 'P2', 'hand')]).toEqual(['controlled', 1])
  })
})

describe('judgements', () => {
  test('fewer cards than points: what there is, and nobody has lost yet', () => {
    const g = facing({ attack: 4 }, {}, {}, { deck: items(2) })
    attacks(g)
    g.everyonePasses()
    expect([count(g, 'P2', 'damage'), g.ending]).toEqual([2, null])
  })
  test('the tenth damage beside characters: all are set, and then it is over', () => {
    const g = facing(
      { attack: 3 },
      {},
      {},
      { damage: items(9, 'd'), deck: [breakCard('y'), character('C'), character('D'), ...items(3)] },
    )
    attacks(g)
    g.everyonePasses()
    expect(g.winner).toBe('P1')
    expect(g.at('C').zone).toBe('factions')
  })
  test('a name on the opponent’s side counts, too', () => {
    const g = facing(
      { attack: 1, personal: 'ソウ' },
      {},
      {},
      { deck: [character('C', { personal: 'ソウ' }), ...items(3)] },
    )
    attacks(g)
    g.everyonePasses()
    expect(g.at('C').zone).toBe('damage')
  })
  test('what enters by a judgement is on top of its party and is the active one', () => {
    const g = facing(
      { attack: 1 },
      {},
      {},
      { factions: [character('F')], deck: [character('C'), ...items(3)] },
    )
    attacks(g)
    g.everyonePasses()
    expect(g.at('C').values['active'] ?? g.zone('P2', 'factions').at(-1)).toBeTruthy()
  })
})

describe('breaks', () => {
  const X = (stats: Stats = {}) => breakCard('X', stats)
  test('on an enemy that got power in response fails, or succeeds where the table plays so', () => {
    const broken = (config: Stats) => {
      const g = table(
        { hand: [X()], controlled: [] },
        {
          controlled: [character('B')],
          hand: [
            fast(
              'P',
              text(
                '目標の≪あなたのキャラクター1人≫にデッキの上からカード1枚をパワーカードとしてセットする。',
              ),
            ),
          ],
        },
        { config },
      )
      g.P1.acts('break', { with: 'X', target: 'B' })
      g.P2.acts('fast', { with: 'P' })
      g.everyonePasses()
      return [g.at('X').zone, g.at('B').zone]
    }
    expect([broken({}), broken({ breakOnPowered: 'succeeds' })]).toEqual([
      ['discard', 'controlled'],
      ['controlled', 'discard'],
    ])
  })
  test('its target is killed: discarded, and the cost stays paid', () => {
    const g = table(
      { hand: [X({ cost: 1 })], controlled: [character('A'), character('C')], power: powers('C', 1) },
      { hand: [kill('K')] },
    )
    g.P1.acts('break', { with: 'X', target: 'A' })
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect([g.at('X').zone, g.at('Cp1').zone]).toEqual(['discard', 'discard'])
  })
  test('keeps power and permanents, and the text is that of the break card', () => {
    const g = table({
      hand: [X({ attack: 5, ...text('≪あなたの他のキャラクター全て≫の攻撃力に+1する。') })],
      controlled: [character('A', text('≪あなたの他のキャラクター全て≫の耐久力に+1する。')), character('C')],
      power: powers('A', 2),
    })
    expect([g.at('C').values['attack'], g.at('C').values['endurance']]).toEqual([2, 3])
    g.P1.plays('break', { with: 'X', target: 'A' })
    expect([g.at('C').values['attack'], g.at('C').values['endurance'], g.at('A').values['power']]).toEqual([
      3, 2, 2,
    ])
  })
  test('an enemy of a name broken away lies in its owner’s damage pile', () => {
    const g = table(
      { hand: [X({ personal: 'ソウ' })], controlled: [] },
      { controlled: [character('B', { personal: 'ソウ' })] },
    )
    g.P1.acts('break', { with: 'X', target: 'B' })
    g.everyonePasses()
    expect([g.at('B').zone, g.at('X').of, g.at('X').zone]).toEqual(['damage', 'P1', 'controlled'])
  })
  test('on a character that is no target may be declared, or not where the table plays so', () => {
    const may = (config: Stats) =>
      table(
        { hand: [X()], controlled: [] },
        { controlled: [character('B', text('このキャラクターは対戦相手のカードの目標にならない。'))] },
        { config },
      ).may('P1', 'break', 'X')
    expect([may({}), may({ breakOnUntargetable: 'forbidden' })]).toEqual([true, false])
  })
  test('the factor falls in response: it is discarded', () => {
    const g = table(
      { hand: [X({ factor: { ego: 1 } })], controlled: [character('A')], factions: [character('F')] },
      { hand: [kill('K')] },
    )
    g.P1.acts('break', { with: 'X', target: 'F' })
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect([g.at('X').zone, g.at('F').zone]).toEqual(['discard', 'factions'])
  })
})

describe('bind', () => {
  test('endurance zero for good: bind is asked for as long as there is power, then it falls', () => {
    const g = facing({}, skill({ skill: 'bind', value: 1 }), {
      hand: [fast('W', text('ターン終了時まで、目標の≪キャラクター1人≫の耐久力に-2する。'))],
    })
    g.P1.acts('fast', { with: 'W', target: 'B' })
    g.everyonePasses()
    g.P2.answers(true)
    g.P2.chooses('Bp1')
    expect(g.P2).toBeAsked('damage.bind')
    g.P2.answers(false)
    expect([g.at('B').zone, g.at('Bp1').zone, g.at('Bp2').zone]).toEqual(['discard', 'damage', 'discard'])
  })
  test('the tenth damage by binding loses', () => {
    const g = facing({}, skill({ skill: 'bind', value: 1 }), { hand: [kill('K')] }, { damage: items(9, 'd') })
    g.P1.acts('fast', { with: 'K', target: 'B' })
    g.everyonePasses()
    g.P2.answers(true)
    g.P2.chooses('Bp1')
    expect(g.winner).toBe('P1')
  })
  test('bind is negated: nobody is asked', () => {
    const g = facing({}, skill({ skill: 'bind', value: 1 }), {
      hand: [fast('N', text('ターン終了時まで、目標の≪キャラクター1人≫のスキルを無効化する。')), kill('K')],
    })
    g.P1.acts('fast', { with: 'N', target: 'B' })
    g.everyonePasses()
    g.P1.acts('fast', { with: 'K', target: 'B' })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
  })
  test('bind in a battle keeps the attacker, and penetrate goes on', () => {
    const g = facing(
      { attack: 4, ...skill({ skill: 'penetrate' }) },
      skill({ skill: 'bind', value: 1 }),
      {},
      { deck: items(6) },
    )
    attacks(g)
    guards(g)
    g.everyonePasses()
    g.P2.answers(true)
    // One power card is left after the guard.
    expect(g.at('B').zone).toBe('controlled')
    expect(count(g, 'P2', 'damage')).toBe(3)
  })
})

describe('what is set and what lasts', () => {
  test('a permanent whose bearer is killed in response is discarded', () => {
    const g = table({ hand: [permanent('P')], controlled: [character('A')] }, { hand: [kill('K')] })
    g.P1.acts('permanent', { with: 'P' })
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect(g.at('P').zone).toBe('discard')
  })
  test('an effect ends with its character', () => {
    const g = facing(
      text('1:ターン終了時まで、目標の≪あなたのキャラクター1人≫の攻撃力に+3する。'),
      {},
      {
        controlled: [
          character('A', text('1:ターン終了時まで、目標の≪あなたのキャラクター1人≫の攻撃力に+3する。')),
          character('C'),
        ],
      },
      { hand: [kill('K')] },
    )
    g.P1.acts('use-effect', { with: 'A', target: 'C' })
    if (g.P1.isAsked('pay.own')) g.P1.chooses('Ap1')
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(5)
    g.P1.passes()
    expect(g.P2).toOffer('fast')
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect(g.at('C').values['attack']).toBe(2)
  })
  test('minus and plus are added up before zero is the least', () => {
    const g = facing(
      {},
      {},
      {
        hand: [
          fast('M', text('ターン終了時まで、目標の≪キャラクター1人≫の攻撃力に-5する。')),
          fast('P', text('ターン終了時まで、目標の≪キャラクター1人≫の攻撃力に+4する。')),
        ],
      },
    )
    g.P1.plays('fast', { with: 'M', target: 'B' })
    expect(g.at('B').values['attack']).toBe(0)
    g.P1.plays('fast', { with: 'P', target: 'B' })
    expect(g.at('B').values['attack']).toBe(1)
  })
  test('the same name is not set while one is out, whoever has it', () => {
    const g = table(
      { hand: [character('N', { personal: 'ソウ' })] },
      { controlled: [character('B', { personal: 'ソウ' })] },
    )
    expect(g.may('P1', 'set', 'N')).toBe(false)
  })
  test('a lasting card without targets is discarded', () => {
    const g = table(
      { hand: [project('L', { duration: 'lasting', ...text('目標の≪キャラクター1人≫の攻撃力に+1する。') })] },
      { controlled: [character('B')], hand: [kill('K')] },
    )
    g.P1.plays('project', { with: 'L', target: 'B' })
    expect(g.at('B').values['attack']).toBe(3)
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'B' })
    g.everyonePasses()
    expect(g.at('L').zone).toBe('discard')
  })
  test('what is turned up from the deck as power with an empty deck: lost', () => {
    const g = table({
      deck: 0,
      hand: [
        fast(
          'P',
          text('目標の≪あなたのキャラクター1人≫にデッキの上からカード1枚をパワーカードとしてセットする。'),
        ),
      ],
      controlled: [character('A')],
    })
    g.P1.plays('fast', { with: 'P' })
    expect(g.winner).toBe('P2')
  })
})

describe('the power phase', () => {
  test('a character won over keeps its power, and the one below is active then', () => {
    const g = table(
      { factions: [character('F', { mind: 1 }), character('under')], hand: items(2, 'h') },
      {},
      { at: 'power' },
    )
    g.P1.chooses('h1')
    if (g.P1.isAsked('power.character')) g.P1.chooses('F')
    if (g.P1.isAsked('power.card')) g.P1.chooses()
    expect([g.at('F').zone, g.at('F').values['power'], g.at('under').zone]).toEqual([
      'controlled',
      1,
      'factions',
    ])
  })
  test('charge of one that leaves in the phase still counts', () => {
    const g = table(
      { controlled: [character('A', skill({ skill: 'charge', value: 2 }))], hand: [] },
      {},
      { at: 'power' },
    )
    while (g.P1.isAsked('power.card')) g.P1.chooses()
    expect(g.P1).toBeAsked('power.charge')
    g.P1.chooses('A')
    g.P1.chooses('A')
    expect(g.at('A').values['power']).toBe(2)
  })
})
