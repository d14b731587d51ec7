import { kiseki } from '@fudaba/kiseki'
import { type Transcript, board, describe, expect, test } from '@fudaba/kernel/testing'
import { card, objects, type Seat, settle, stats } from './table.ts'
import { event, unit } from '../playing.ts'

/** Cards that are played while a battle goes on. */
function inBattle(mine: Seat, theirs: Seat, attackers: readonly string[], target?: string): Transcript {
  const g = board(kiseki, { at: 'attack', P1: mine, P2: theirs })
  g.P1.chooses(...attackers)
  if (g.match.decision?.message.key === 'battle.target') g.P1.chooses(target!)
  for (let i = 0; i < 3 && !g.at(attackers[0]).turned; i++) g.everyonePasses()
  return settle(g)
}
/** So much EP to be had in any window: pools are emptied at every step (302.1b). */
const homebase = (ep: number) => Array.from({ length: ep }, (_, i) => unit(`ep${i}`, {}, { faceDown: true }))
const foe = (name: string, more: Seat = {}) => unit(name, { str: 1, def: 9, cp: 2, ...more })
const isStunned = (g: Transcript, name: string): boolean => g.at(name).values['stunned'] === true
/** Plays it with the EP of the homebase. */
function acts(g: Transcript, player: 'P1' | 'P2', action: string, name: string): void {
  g[player].acts(action, { with: name })
  pays(g, player)
}
function pays(g: Transcript, player: 'P1' | 'P2'): void {
  while (g.match.decision?.message.key === 'cost.resource')
    g[player].answers(g.match.decision.candidates[0].id)
}
/** To the end of the battle. */
function fought(g: Transcript): Transcript {
  for (let i = 0; i < 12 && g.match.decision?.message.key !== 'battle.attackers'; i++) {
    if (g.match.decision === null) break
    const { player, pass } = g.match.decision
    if (pass) g[player].passes()
    else g[player].answers(...g[player].mayChoose().slice(0, 1))
  }
  return g
}

describe('EVENTs for a battle', () => {
  test('見切り and 足並み崩し know whether somebody attacks alone', () => {
    const hand = [card('127', 'alone'), card('128', 'scrum')]
    const field = [unit('A'), unit('B')]
    const single = inBattle({ field, hand, homebase: homebase(1) }, { field: [foe('F')] }, ['A'], 'F')
    acts(single, 'P1', 'play-event', 'alone')
    settle(single)
    expect(stats(single, 'A')).toBe('3/1')
    const both = inBattle({ field, hand, homebase: homebase(2) }, { field: [foe('F')] }, ['A', 'B'], 'F')
    acts(both, 'P1', 'play-event', 'scrum')
    both.P1.chooses('B')
    pays(both, 'P1')
    settle(both)
    expect([stats(both, 'A'), stats(both, 'B')]).toEqual(['3/3', '0/3'])
  })
  test('反撃の機 strengthens the one that counters', () => {
    const g = inBattle(
      { field: [unit('A')], hand: [card('129', 'it')], homebase: homebase(2) },
      { field: [foe('F')] },
      ['A'],
      'F',
    )
    acts(g, 'P1', 'play-event', 'it')
    settle(g)
    expect([stats(g, 'F'), stats(g, 'A')]).toEqual(['3/11', '3/3'])
  })
  test('テンマ swaps its numbers in a battle alone', () => {
    const g = inBattle(
      { field: [card('092', 'it')], homebase: homebase(1) },
      { field: [foe('F')] },
      ['it'],
      'F',
    )
    acts(g, 'P1', 'play-craft', 'it')
    settle(g)
    expect(stats(g, 'it')).toBe('1/3')
    expect(board(kiseki, { at: 'battle', P1: { field: [card('092', 'it')], ep: 9 } }).P1).not.toOffer(
      'play-craft',
    )
  })
  test('ロク, countering, is stronger for an EP', () => {
    const g = inBattle(
      { field: [unit('A')] },
      { field: [card('075', 'it')], homebase: homebase(1) },
      ['A'],
      'it',
    )
    g.P1.passes()
    acts(g, 'P2', 'play-craft', 'it')
    settle(g)
    expect(stats(g, 'it')).toBe('4/3')
  })
})

describe('who counters whom', () => {
  test('ザジ attacks with more, and is not able to counter', () => {
    const g = inBattle({ field: [card('076', 'it')] }, { field: [foe('F')] }, ['it'], 'F')
    expect(stats(g, 'it')).toBe('4/1')
    const other = fought(
      inBattle({ field: [unit('A', { def: 1 })] }, { field: [card('076', 'it')] }, ['A'], 'it'),
    )
    expect([isStunned(other, 'A'), isStunned(other, 'it')]).toEqual([false, true])
  })
  test('オキ is not countered by cheap UNITs', () => {
    const against = (cp: number) =>
      isStunned(
        fought(inBattle({ field: [card('079', 'it')] }, { field: [foe('F', { str: 5, cp })] }, ['it'], 'F')),
        'it',
      )
    expect([against(3), against(4)]).toEqual([false, true])
  })
  test('シズネ is not countered at all', () => {
    const theirs = { field: [foe('F', { str: 5, cp: 4, text: '【暗躍】' })] }
    expect(isStunned(fought(inBattle({ field: [card('080', 'it')] }, theirs, ['it'], 'F')), 'it')).toBe(false)
  })
  test('クジラ号, with four of the company in the trails, turns a card of the homebase', () => {
    const trails = ['003', '011', '012', '023'].map((each) => card(each))
    const attack = (cards: typeof trails) =>
      inBattle(
        { field: [card('064', 'it')], trails: cards },
        { field: [foe('F')], homebase: [unit('h', {}, { faceDown: true })] },
        ['it'],
        'F',
      ).at('h').turned
    expect([attack(trails), attack(trails.slice(1))]).toEqual([true, false])
  })
  test('ヤシロ holds better against the guild', () => {
    const g = inBattle({ field: [card('001', 'mio')] }, { field: [card('056', 'it')] }, ['mio'], 'it')
    expect(stats(g, 'it')).toBe('3/5')
    expect(stats(inBattle({ field: [unit('A')] }, { field: [card('056', 'it')] }, ['A'], 'it'), 'it')).toBe(
      '3/3',
    )
  })
})

describe('what others do', () => {
  const free = (text: string) => event('E', { ep: 0, text })
  const plays = (field: ReturnType<typeof card>[], text: string, mine: Seat = {}, theirs: Seat = {}) => {
    const g = board(kiseki, {
      at: 'deployment',
      P1: { hand: [free(text)], ...mine },
      P2: { field, bond: 20, ...theirs },
    })
    g.P1.acts('play-event', { with: 'E' })
    for (let i = 0; i < 3; i++) settle(g)
    return g
  }
  test('ドウメキ makes EVENTs cost a bond, whoever plays them', () => {
    expect(plays([card('096')], '計画1。', { bond: 20 }).count('P1', 'bond')).toBe(19)
    const own = board(kiseki, {
      at: 'deployment',
      P1: { field: [card('096')], hand: [free('計画1。')], bond: 20 },
    })
    own.P1.acts('play-event', { with: 'E' })
    settle(own)
    expect(own.count('P1', 'bond')).toBe(19)
  })
  test('サギリ gains a bond when the opponent does', () => {
    const g = plays([card('053')], 'あなたは絆を2点得る。', { bond: 10 })
    expect([g.count('P1', 'bond'), g.count('P2', 'bond')]).toEqual([12, 21])
  })
  test('サギリ makes elated crafts work, whatever the bond', () => {
    const field = [card('053'), card('010', 'nowa')]
    expect(stats(board(kiseki, { at: 'deployment', P1: { field, bond: 40 } }), 'nowa')).toBe('4/5')
  })
  test('ゲンジ draws when an effect of the opponent stuns it', () => {
    const g = plays(
      [card('099', 'it')],
      '相手のUNITを1つ対象とし、それをスタンする。',
      {},
      { deck: [unit('top')] },
    )
    expect([isStunned(g, 'it'), g.zone('P2', 'hand')]).toEqual([true, ['top']])
  })
  test('宝珠の灯 is not destroyed by crafts while there is light enough', () => {
    const wings = [card('019', 'alta'), card('019', 'other')]
    const destroyer = unit('D', { text: '・0EP支払う:ITEMを1つ対象とし、それを破壊する。' })
    const lost = (field: ReturnType<typeof card>[]) => {
      const g = board(kiseki, {
        at: 'deployment',
        P1: { field: [destroyer] },
        P2: { field: [card('106', 'lamp'), ...field] },
      })
      g.P1.acts('play-craft', { with: 'D' })
      settle(g)
      return g.at('lamp').zone
    }
    expect([lost([]), lost(wings)]).toEqual(['trails', 'field'])
  })
})

describe('hands, trails and decks', () => {
  const plays = (number: string, mine: Seat) => {
    const hand = [card(number, 'it'), ...objects(mine, 'hand')]
    const g = board(kiseki, { at: 'deployment', P1: { ep: 9, ...mine, hand } })
    g.P1.acts('play-event', { with: 'it' })
    return g
  }
  test('書庫の鍵 finds two scholars for an ITEM', () => {
    const g = plays('006', {
      hand: [card('032', 'glass')],
      deck: [card('017', 'a'), card('001', 'b'), card('068', 'c')],
    })
    g.everyonePasses()
    g.P1.answers('yes')
    if (g.match.decision?.message.key === 'program.discard') g.P1.chooses('glass')
    expect(g.P1).toOfferExactly('a', 'c')
    g.P1.chooses('a', 'c')
    expect(['a', 'b', 'c', 'glass'].map((each) => g.at(each).zone)).toEqual([
      'hand',
      'deck',
      'hand',
      'trails',
    ])
  })
  test('入れ替わり brings a UNIT of another organisation', () => {
    const g = plays('120', {
      field: [card('001', 'mio')],
      trails: [card('013', 'same'), card('004', 'other')],
    })
    g.everyonePasses()
    expect(['mio', 'same', 'other'].map((each) => g.at(each).zone)).toEqual(['hand', 'trails', 'hand'])
  })
  test('遺された地図 brings back what was removed', () => {
    const g = plays('130', { removed: [unit('gone')], deck: [unit('top')] })
    g.everyonePasses()
    g.P1.chooses('gone')
    expect([g.at('gone').zone, g.zone('P1', 'hand')]).toEqual(['trails', ['top']])
  })
  test('二度寝 plans for a card, or does nothing', () => {
    const g = plays('115', { hand: [unit('h')], deck: [unit('a'), unit('b')] })
    g.everyonePasses()
    g.P1.answers('no')
    expect(g.at('h').zone).toBe('hand')
    expect(g.match.decision?.pass).toBe(true)
  })
  test('手引き書 knows UNITs with an art, and ITEMs by their keyword', () => {
    const field = [card('003', 'sera'), card('001', 'mio'), card('007', 'compass', { turned: true })]
    const g = plays('124', { field })
    settle(g)
    g.P1.answers('2')
    expect(g.at('compass').turned).toBe(false)
  })
  test('共鳴 makes one UNIT of two', () => {
    const g = settle(plays('043', { field: [card('015', 'a'), card('002', 'b')] }))
    expect(stats(g, 'a')).toBe('6/7')
  })
})
