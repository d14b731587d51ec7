import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { card, cards, objects, type Seat, settle, stats } from './table.ts'
import { down, item, onward, unit } from '../playing.ts'

const stunned = { stunned: 1 } as const

/** P1 has the card on the field and plays its craft. */
function uses(number: string, mine: Seat = {}, theirs: Seat = {}, at = 'deployment'): Transcript {
  const field = [card(number, 'it'), ...objects(mine, 'field')]
  return board(kiseki, { at, P1: { ep: 9, ...mine, field }, P2: theirs })
}
const crafts = (g: Transcript): boolean =>
  g.match.decision?.candidates.some(({ name }) => name?.startsWith('play-craft')) === true

describe('ITEMs that are actioned', () => {
  test('蒸気艇ペリカン turns a UNIT of the opponent', () => {
    const g = uses('009', {}, { field: [unit('A'), unit('B')] })
    g.P1.acts('play-craft-2', { with: 'it' })
    g.P1.chooses('A')
    settle(g)
    expect([g.at('it').turned, g.at('A').turned, g.at('B').turned]).toEqual([true, true, false])
  })
  test('潮見の望遠鏡 takes one of three cards', () => {
    const g = uses('032', { deck: [unit('a'), unit('b'), unit('c'), unit('d')] })
    g.P1.acts('play-craft', { with: 'it' })
    g.everyonePasses()
    g.P1.chooses('b')
    expect(g.zone('P1', 'hand')).toEqual(['b'])
  })
  test('鉄の錨: in the battle phase alone, a UNIT cannot attack', () => {
    expect(crafts(uses('033'))).toBe(false)
    const g = uses('033', { field: [unit('A'), unit('B')] }, {}, 'battle')
    g.P1.acts('play-craft', { with: 'it' })
    g.P1.chooses('A')
    settle(g)
    onward(g, { asked: 'battle.attackers' })
    expect(g.P1.mayChoose()).toEqual(['B'])
  })
  test('海図箱 is for the draw step', () => {
    expect(crafts(uses('108', { deck: [unit('a')] }))).toBe(false)
    const g = uses('108', { deck: [unit('a'), unit('b')] }, {}, 'draw')
    expect(crafts(g)).toBe(true)
  })
  test('霧払いの鈴 needs a scholar, and takes off what was put on', () => {
    expect(crafts(uses('034', { hand: [unit('h')] }))).toBe(false)
    expect(crafts(uses('034', { hand: [unit('h')], field: [card('017')] }))).toBe(true)
  })
  test('封じの鎖 needs somebody cursed on the other side', () => {
    expect(crafts(uses('063', {}, { field: [card('001')] }))).toBe(false)
    expect(crafts(uses('063', {}, { field: [card('138')] }))).toBe(true)
  })
  test('密航樽 becomes a UNIT too, for a UNIT of the hand, in the preparation phase', () => {
    expect(crafts(uses('107', { hand: [unit('h')] }, {}, 'battle'))).toBe(false)
    const g = uses('107', { hand: [unit('h'), unit('i')] })
    g.P1.acts('play-craft', { with: 'it' })
    // Whoever pays finds what the cost asks for.
    expect(g.match.decision?.min).toBe(1)
    g.P1.chooses('h')
    settle(g)
    expect(g.at('i').zone).toBe('hand')
    expect([g.at('h').zone, g.at('it').values['type'], stats(g, 'it')]).toEqual([
      'trails',
      'UNIT・ITEM',
      '3/3',
    ])
  })
  test('双胴船オリオン is boarded by UNITs of cost five', () => {
    const g = uses('035', { field: [card('002', 'a'), card('003', 'b')] })
    g.P1.acts('play-craft', { with: 'it' })
    if (g.match.decision?.pass === false) g.P1.chooses('a', 'b')
    settle(g)
    expect([g.at('it').values['type'], stats(g, 'it')]).toEqual(['UNIT・ITEM', '5/6'])
  })
  test('曳舟カモノハシ is stronger for each of the company aboard', () => {
    const g = uses('109', { field: [card('003', 'a')] })
    g.P1.acts('play-craft', { with: 'it' })
    settle(g)
    expect(stats(g, 'it')).toBe('3/4')
  })
})

describe('UNITs with a craft to play', () => {
  test('フィン, for two EP', () => {
    const g = uses('024')
    g.P1.acts('play-craft', { with: 'it' })
    settle(g)
    expect(stats(g, 'it')).toBe('4/4')
  })
  test('スズ sells cards for bond, three times a game', () => {
    const g = uses('062', { hand: [unit('a'), unit('b'), unit('c'), unit('d')], bond: 20 })
    for (const each of ['a', 'b', 'c']) {
      g.P1.acts('play-craft', { with: 'it' })
      g.P1.chooses(each)
      settle(g)
    }
    expect(g.count('P1', 'bond')).toBe(26)
    expect(g.match.decision?.candidates.some(({ name }) => name === 'play-craft')).toBe(false)
  })
  test('ヒヨリ has the organisations of the others', () => {
    const g = uses('054', { field: [card('004', 'dron')] })
    g.P1.acts('play-craft', { with: 'it' })
    g.P1.chooses('dron')
    settle(g)
    expect(String(g.at('it').values['organisations'])).toContain('錆鉄団')
  })
  test('トウヤ takes on an organisation of its field', () => {
    const g = uses('070', { field: [card('001', 'mio')] })
    g.P1.acts('play-craft', { with: 'it' })
    g.everyonePasses()
    g.P1.answers('灯台組合')
    expect(String(g.at('it').values['organisations'])).toContain('灯台組合')
  })
  test('ユラ draws when it uses its magic', () => {
    const g = uses('017', { deck: [unit('top')] })
    g.P1.acts('play-craft', { with: 'it' })
    for (let i = 0; i < 3; i++) settle(g)
    expect(g.zone('P1', 'hand')).toEqual(['top'])
  })
  test('ノワ turns an ITEM face down, once a turn', () => {
    const g = uses('010', {}, { field: [item('I')] })
    g.P1.acts('play-craft', { with: 'it' })
    settle(g)
    expect(g.at('I').faceDown).toBe(true)
  })
  test('レンゲ is for the recovery phase', () => {
    expect(crafts(uses('094', { field: [unit('A', {}, stunned)] }))).toBe(false)
  })
  test('ネコ is for the homebase step', () => {
    expect(crafts(uses('081', { hand: [unit('h')] }))).toBe(false)
    expect(crafts(uses('081', { hand: [unit('h')] }, {}, 'homebase'))).toBe(true)
  })
})

describe('UNITs that stand in for others, or come back', () => {
  const kill = unit('K', { text: '・0EP支払う:UNITを1つ対象とし、それを即死させる。' })
  test('シオン goes back to the hand instead of dying', () => {
    const g = board(kiseki, { at: 'deployment', P1: { field: [kill, card('026', 'it')] } })
    g.P1.acts('play-craft', { with: 'K' })
    g.P1.chooses('it')
    settle(g)
    expect(g.at('it').zone).toBe('hand')
  })
  test('ナギ is stunned instead of another of the guild', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [kill, card('061', 'nagi'), card('001', 'mio')] },
    })
    g.P1.acts('play-craft', { with: 'K' })
    g.P1.chooses('mio')
    settle(g)
    expect([g.at('mio').zone, g.at('nagi').values['stunned']]).toEqual(['field', true])
  })
  test('ハルカ, leaving, draws a card', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [kill, card('011', 'it')], deck: [unit('top')] },
    })
    g.P1.acts('play-craft', { with: 'K' })
    g.P1.chooses('it')
    for (let i = 0; i < 3; i++) settle(g)
    expect(g.zone('P1', 'hand')).toEqual(['top'])
  })
})

describe('crafts of shipped BASEs', () => {
  const SHOWN = { faceDown: false } as const
  test('岬の大灯台 links the guild and the company', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [card('001', 'mio'), card('004', 'dron')], homebase: [card('008', 'light', SHOWN)] },
    })
    expect(String(g.at('mio').values['organisations'])).toContain('潮見商会')
    expect(String(g.at('dron').values['organisations'])).not.toContain('潮見商会')
  })
  test('face down it does nothing', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [card('001', 'mio')], homebase: [card('008', 'light', down)] },
    })
    expect(String(g.at('mio').values['organisations'])).not.toContain('潮見商会')
  })
  test('浜の見張り台 makes BASEs easier to found', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [card('008', 'light')], homebase: [card('131', 'tower', SHOWN), unit('h', {}, down)] },
    })
    expect(g.at('light').values['level']).toBe(2)
  })
  test('錆びた砦: ドロン counts as there, and every one of the band as the only one', () => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [card('022', 'zem'), ...cards('014', '020')], homebase: [card('049', 'fort', SHOWN)] },
    })
    expect(stats(g, 'zem')).toBe('7/7')
  })
  test('解体工場: one of the band is stronger when the battle phase begins', () => {
    const deck = Array.from({ length: 5 }, (_, i) => unit(`d${i}`))
    const g = board(kiseki, {
      at: 'deployment',
      P1: { field: [card('014', 'it')], homebase: [card('133', 'yard', SHOWN)] },
      P2: { deck },
    })
    for (let i = 0; i < 20 && stats(g, 'it') === '2/1' && g.match.decision !== null; i++) {
      const { player, pass } = g.match.decision
      if (pass) g[player].passes()
      else g[player].answers()
    }
    expect(stats(g, 'it')).toBe('3/1')
  })
})
