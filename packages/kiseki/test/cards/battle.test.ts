import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { card, type Seat, settle, stats } from './table.ts'
import { down, item, unit } from '../playing.ts'

/** The attackers of P1 attack; asked for a target, they take this one. */
function attacks(mine: Seat, theirs: Seat, attackers: readonly string[], target?: string): Transcript {
  const g = board(kiseki, { at: 'attack', P1: mine, P2: theirs })
  g.P1.chooses(...attackers)
  if (target !== undefined && g.match.decision?.message.key === 'battle.target') g.P1.chooses(target)
  // Until the battle begins: then the attackers are actioned (804.4).
  for (let i = 0; i < 3 && !g.at(attackers[0]).turned; i++) g.everyonePasses()
  return g
}
const foe = (name: string, stats_: object = {}) => unit(name, { str: 1, def: 9, cp: 2, ...stats_ })

describe('UNITs in attack', () => {
  test('ガント, for each BASE of its homebase', () => {
    const g = attacks(
      {
        field: [card('002', 'gant')],
        homebase: [card('048', 'b1', { faceDown: false }), card('050', 'b2', { faceDown: false })],
      },
      { field: [foe('B', { text: '【武術】' })] },
      ['gant'],
      'B',
    )
    expect(stats(g, 'gant')).toBe('5/4')
  })
  test('ガルド, alone and not in a scrum', () => {
    const alone = attacks({ field: [card('071', 'it'), card('014')] }, { field: [foe('B')] }, ['it'], 'B')
    expect(stats(alone, 'it')).toBe('7/3')
    const scrum = attacks(
      { field: [card('071', 'it'), card('014')] },
      { field: [foe('B')] },
      ['it', '014'],
      'B',
    )
    expect(stats(scrum, 'it')).toBe('5/3')
  })
  test('ミナト, in a scrum and not alone', () => {
    const field = [card('073', 'it'), card('003', 'sera')]
    const scrum = attacks({ field }, { field: [foe('B')] }, ['it', 'sera'], 'B')
    expect(stats(scrum, 'it')).toBe('3/3')
    expect(stats(attacks({ field }, { field: [foe('B')] }, ['it'], 'B'), 'it')).toBe('2/2')
  })
  test('野良猫, on either side of a battle', () => {
    expect(stats(attacks({ field: [card('074', 'it')] }, { field: [foe('B')] }, ['it'], 'B'), 'it')).toBe(
      '2/1',
    )
    expect(stats(attacks({ field: [foe('B')] }, { field: [card('074', 'it')] }, ['B'], 'it'), 'it')).toBe(
      '2/1',
    )
  })
  test('ヨド, while it counters', () => {
    expect(stats(attacks({ field: [foe('B')] }, { field: [card('072', 'it')] }, ['B'], 'it'), 'it')).toBe(
      '3/6',
    )
  })
  test('カジル, against covert UNITs', () => {
    const against = (text: string) =>
      stats(
        attacks(
          { field: [foe('B', { text })] },
          { field: [card('031', 'it', {}), unit('x', { text })] },
          ['B'],
          'it',
        ),
        'it',
      )
    expect(against('【武術】')).toBe('3/3')
  })
  test('アラシ weakens whoever fights it', () => {
    const g = attacks({ field: [card('097', 'it')] }, { field: [foe('B'), foe('C')] }, ['it'], 'B')
    expect([stats(g, 'B'), stats(g, 'C')]).toEqual(['0/8', '1/9'])
  })
  test('トバリ takes the crafts of what it attacks', () => {
    const g = attacks(
      { field: [card('029', 'it')] },
      { field: [foe('B', { text: '【暗躍】\n・これは+1/+1を得る。' })] },
      ['it'],
      'B',
    )
    expect(stats(g, 'B')).toBe('2/10')
    settle(g)
    expect(stats(g, 'B')).toBe('1/9')
  })
  test('レト, alone, costs the opponent a bond', () => {
    const g = attacks(
      { field: [card('016', 'it'), card('013')] },
      { field: [foe('B')], bond: 20 },
      ['it'],
      'B',
    )
    settle(g)
    expect(g.count('P2', 'bond')).toBe(19)
  })
  test('カラス, past open UNITs: the opponent discards', () => {
    const g = attacks({ field: [card('020', 'it')] }, { hand: [unit('x')] }, ['it'])
    settle(g)
    expect(g.at('x').zone).toBe('trails')
  })
  test('ハヤテ, alone against the player, draws', () => {
    const g = attacks({ field: [card('077', 'it'), card('013', 'o')], deck: [unit('top')] }, {}, ['it'])
    settle(g)
    expect(g.zone('P1', 'hand')).toEqual(['top'])
  })
  test('灯台守, for each other of the guild that attacks', () => {
    const g = attacks(
      { field: [card('013', 'keeper'), card('001', 'a'), card('015', 'b')] },
      { field: [foe('B')] },
      ['a', 'b'],
      'B',
    )
    for (let i = 0; i < 3; i++) settle(g)
    expect(stats(g, 'keeper')).toBe('3/2')
  })
  test('ツバメ, in a scrum, has support, and so is weaker', () => {
    const g = attacks(
      { field: [card('078', 'it'), card('001', 'o')] },
      { field: [foe('B')] },
      ['it', 'o'],
      'B',
    )
    settle(g)
    expect(stats(g, 'it')).toBe('0/3')
  })
  test('アマネ gives its fellow attackers support', () => {
    const g = attacks(
      { field: [card('089', 'it'), card('017', 'fellow')] },
      { field: [foe('B')] },
      ['fellow'],
      'B',
    )
    settle(g)
    expect(g.at('fellow').values['support']).toBe(true)
  })
  test('ソウマ keeps the strongest from countering', () => {
    const g = attacks(
      { field: [card('100', 'it')] },
      { field: [foe('B', { str: 5 }), foe('C')] },
      ['it'],
      'B',
    )
    settle(g)
    g.everyonePasses()
    expect(g.at('it').values['stunned'] ?? false).toBe(false)
  })
  test('錆鉄の徒 turns what it attacks', () => {
    const g = attacks({ field: [card('014', 'it')] }, { field: [foe('B')] }, ['it'], 'B')
    expect(g.at('B').turned).toBe(false)
    settle(g)
    expect(g.at('B').turned).toBe(true)
  })
})

describe('whom UNITs may attack', () => {
  const targets = (mine: Seat, theirs: Seat, attacker: string): string[] => {
    const g = board(kiseki, { at: 'attack', P1: mine, P2: theirs })
    g.P1.chooses(attacker)
    return g.match.decision?.message.key === 'battle.target' ? g.P1.mayChoose().sort() : []
  }
  test('ボルグ draws all attacks', () => {
    expect(
      targets({ field: [unit('A')] }, { field: [card('012', 'borg'), unit('B'), unit('C')] }, 'A'),
    ).toEqual([])
  })
  test('トキ is attacked by the guild alone', () => {
    const theirs = { field: [card('088', 'toki'), unit('B'), unit('C')] }
    expect(targets({ field: [unit('A')] }, theirs, 'A')).toEqual(['B', 'C'])
    expect(targets({ field: [card('001', 'mio')] }, theirs, 'mio')).toEqual(['B', 'C', 'toki'])
  })
  test('ベルタ is not attacked by cheap UNITs', () => {
    const theirs = { field: [card('025', 'dog'), unit('B'), unit('C')] }
    expect(targets({ field: [unit('A', { cp: 2 })] }, theirs, 'A')).toEqual(['B', 'C'])
    expect(targets({ field: [unit('A', { cp: 3 })] }, theirs, 'A')).toEqual(['B', 'C', 'dog'])
  })
  test('マルタ is not attacked while her player has little bond', () => {
    const field = [card('027', 'marta'), unit('B'), unit('C')]
    expect(targets({ field: [unit('A')] }, { field, bond: 20 }, 'A')).toEqual(['B', 'C'])
    expect(targets({ field: [unit('A')] }, { field, bond: 21 }, 'A')).toEqual(['B', 'C', 'marta'])
  })
  test('ネム does not attack', () => {
    const g = board(kiseki, { at: 'attack', P1: { field: [card('030', 'cat'), unit('A'), unit('B')] } })
    expect(g.P1.mayChoose().sort()).toEqual(['A', 'B'])
  })
})

describe('after a battle', () => {
  test('ドロン removes those of the guild that it stuns', () => {
    const g = attacks(
      { field: [card('004', 'it')] },
      { field: [card('001', 'mio'), unit('B')] },
      ['it'],
      'mio',
    )
    for (let i = 0; i < 6 && g.at('mio').zone === 'field'; i++) g.everyonePasses()
    expect(g.at('mio').zone).toBe('removed')
  })
  test('シンジュ, stunned, brings an ITEM back', () => {
    const g = attacks(
      { field: [unit('A', { str: 9 })] },
      { field: [card('095', 'it')], trails: [item('I')] },
      ['A'],
      'it',
    )
    for (let i = 0; i < 6 && g.at('I').zone !== 'hand'; i++) g.everyonePasses()
    expect(g.at('I').zone).toBe('hand')
  })
  test('海賊の入り江: a bond for each UNIT that the band stuns', () => {
    const g = attacks(
      { field: [card('137', 'it')], homebase: [card('135', 'cove', { faceDown: false })], bond: 20 },
      { field: [foe('B', { def: 1 }), foe('C')] },
      ['it'],
      'B',
    )
    for (let i = 0; i < 6 && g.count('P1', 'bond') === 20; i++) g.everyonePasses()
    expect(g.count('P1', 'bond')).toBe(21)
  })
  test('クロガネ rages when much bond is lost at once', () => {
    const g = attacks(
      { field: [unit('A', { str: 4 })] },
      { field: [], bond: 20, homebase: [unit('h', {}, down)] },
      ['A'],
    )
    expect(g.count('P2', 'bond')).toBe(20)
    const other = attacks(
      { field: [unit('A', { str: 4 })] },
      { field: [card('083', 'it', { turned: true }), foe('B')] },
      ['A'],
      'B',
    )
    expect(stats(other, 'it')).toBe('4/3')
  })
})
