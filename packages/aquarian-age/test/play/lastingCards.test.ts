import { aquarianAge } from '@fudaba/aquarian-age'
import { board, describe, expect, test } from '@fudaba/kernel/testing'
import { type Stats, character, fast, permanent, powers, project } from '../cards.ts'
import {
  CARD,
  CHARACTER,
  TARGET,
  aimAt,
  always,
  change,
  discard,
  does,
  draw,
  effect,
  inZone,
  it,
  negate,
  phrase,
  X,
  self,
  sentences,
  texts,
  type,
  weak,
  yours,
} from '../trees.ts'

const table = (mine: Stats, theirs: Stats = {}) =>
  board(aquarianAge, { at: 'main', P1: { deck: 5, ...mine }, P2: { deck: 5, ...theirs } })

/** 目標の攻撃力2以下のキャラクター1人は攻撃力+3する, as long as it is such a one. */
const lastingBoost = (name: string, most = 9, more: Stats = {}) =>
  project(name, {
    duration: 'lasting',
    ...texts(
      does(aimAt(phrase(weak(most), CHARACTER))),
      always(change(phrase(TARGET, weak(most), CHARACTER), 'endurance', 3)),
    ),
    ...more,
  })
const kills = (name: string, what = phrase(CHARACTER)) => fast(name, texts(does(aimAt(what), discard(it))))

describe('projects and fast cards', () => {
  test('an instant one is done and discarded, a lasting one stays on the field', () => {
    const g = table({
      hand: [project('I', texts(does(draw(1)))), lastingBoost('L')],
      controlled: [character('A')],
    })
    g.P1.plays('project', { with: 'I' })
    expect(g.at('I').zone).toBe('discard')
    expect(g.zone('P1', 'hand')).toHaveLength(2)
    g.P1.plays('project', { with: 'L' })
    expect(g.at('L').zone).toBe('lasting')
    expect(g.at('A').values['endurance']).toBe(5)
    g.proves('base.1.3.4')
  })

  test('a project waits for the own main phase with nothing declared, a fast card does not', () => {
    const g = table(
      {
        hand: [project('P', texts(does(draw(1)))), fast('F', texts(does(draw(1))))],
        controlled: [character('A')],
        power: powers('A', 1),
      },
      { hand: [fast('G', texts(does(draw(1))))] },
    )
    g.P1.acts('attack', { with: 'A' })
    expect(g.may('P1', 'project', 'P')).toBe(false)
    expect(g.may('P1', 'fast', 'F')).toBe(true)
    expect(g.may('P2', 'fast', 'G')).toBe(true)
    g.proves('base.1.4.11')
  })

  test('an effect ends with the card it comes from leaving the field', () => {
    const turn = fast('F', {
      duration: 'turn',
      ...texts(does(aimAt(), change(it, 'attack', 3, 'turn'))),
    })
    const g = table(
      { hand: [turn], controlled: [character('A')] },
      { hand: [kills('K', phrase(type('fast')))] },
    )
    g.P1.plays('fast', { with: 'F', target: 'A' })
    expect(g.at('A').values['attack']).toBe(5)
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'F' })
    g.everyonePasses()
    expect(g.at('F').zone).toBe('discard')
    expect(g.at('A').values['attack']).toBe(2)
    g.proves('1-2')
  })

  test('a card of this turn is discarded when the turn ends', () => {
    const g = table({
      hand: [fast('F', { duration: 'turn', ...texts(does(aimAt(), change(it, 'attack', 3, 'turn'))) })],
      controlled: [character('A', { mind: 0 })],
    })
    g.P1.plays('fast', { with: 'F', target: 'A' })
    for (let i = 0; i < 30 && g.at('F').zone === 'lasting'; i++) {
      const { player, pass } = g.match.decision!
      if (pass) g[player].passes()
      else g[player].answers()
    }
    expect(g.at('F').zone).toBe('discard')
  })

  test('a declared card waits in neither field nor hand and can be a target', () => {
    const g = table(
      { hand: [fast('F', texts(does(draw(1))))] },
      { hand: [fast('N', texts(does(aimAt(phrase(type('fast'))), negate(it, 'all'), discard(it))))] },
    )
    g.P1.acts('fast', { with: 'F' })
    expect(g.at('F').zone).toBe('declared')
    expect(g.may('P2', 'fast', 'N')).toBe(true)
    g.P2.acts('fast', { with: 'N' })
    g.everyonePasses()
    expect(g.at('F').zone).toBe('discard')
    expect(g.zone('P1', 'hand')).toHaveLength(0)
    g.proves('1-3')
  })

  test('a lasting card aims at what is on the field, not at what lies in a pile', () => {
    const g = table({ hand: [kills('K')], controlled: [character('A')], damage: [character('D')] })
    g.P1.acts('fast', { with: 'K' })
    expect(g.P1).not.toBeAsked('program.target')
    g.everyonePasses()
    expect(g.at('A').zone).toBe('discard')
    g.proves('14-1')
  })

  test('whoever aims at discarded cards looks through them first, alone', () => {
    const g = table({
      hand: [
        project(
          'P',
          texts(
            does(aimAt(phrase(yours, inZone('discard'), CARD)), { kind: 'act', what: it, verb: 'return' }),
          ),
        ),
      ],
      discard: [character('D'), character('E')],
    })
    g.P1.acts('project', { with: 'P' })
    expect(g.P1).toBeAsked('program.target')
    const seen = (who: 'P1' | 'P2') =>
      g
        .view(who)
        .zones.find((each) => each.zone === 'discard' && each.owner === 'P1')!
        .objects.filter(({ cards }) => cards[0] !== null).length
    expect(seen('P1')).toBe(2)
    expect(seen('P2')).toBe(0)
    g.P1.chooses('E')
    g.everyonePasses()
    expect(g.at('E').zone).toBe('hand')
    g.proves('2-2')
  })

  test('the pile that is looked through is the one the text aims at', () => {
    const seen = (sentence: string) => {
      const g = table(
        { hand: [project('P', { text: sentence })], discard: [character('D'), character('E')] },
        { discard: [character('U'), character('V'), character('W')] },
      )
      g.P1.acts('project', { with: 'P' })
      expect(g.P1).toBeAsked('program.target')
      g.proves('2-2')
      const of = (who: 'P1' | 'P2', whose: 'P1' | 'P2') =>
        g
          .view(who)
          .zones.find((each) => each.zone === 'discard' && each.owner === whose)!
          .objects.filter(({ cards }) => cards[0] !== null).length
      return [of('P1', 'P1'), of('P1', 'P2'), of('P2', 'P1') + of('P2', 'P2')]
    }
    expect(seen('目標の≪あなたの捨て札のカード1枚≫をデッキに戻す。')).toEqual([2, 0, 0])
    expect(seen('目標の≪対戦相手の捨て札のカード1枚≫をデッキに戻す。')).toEqual([0, 3, 0])
    expect(seen('目標の≪捨て札のカード1枚≫をデッキに戻す。')).toEqual([2, 3, 0])
  })
})

describe('targets of what lasts', () => {
  test('a target that no longer fits is left out, and comes back when it fits again', () => {
    const g = table(
      { hand: [lastingBoost('L', 2)], controlled: [character('A', { attack: 2 })] },
      {
        hand: [
          fast('F', { duration: 'turn', ...texts(does(aimAt(), change(it, 'attack', 2, 'turn'))) }),
          kills('K', phrase(type('fast'))),
        ],
      },
    )
    g.P1.plays('project', { with: 'L' })
    expect(g.at('A').values['endurance']).toBe(5)
    g.P1.passes()
    g.P2.acts('fast', { with: 'F', target: 'A' })
    g.P1.passes()
    g.P2.passes()
    expect(g.at('L').zone).toBe('lasting')
    expect(g.at('A').values['endurance']).toBe(2)
    expect(g.at('A').values['attack']).toBe(4)
    g.P2.acts('fast', { with: 'K', target: 'F' })
    g.everyonePasses()
    expect(g.at('A').values['endurance']).toBe(5)
    g.proves('13-3')
  })

  test('a target that no longer fits when the card resolves is passed over', () => {
    const g = table(
      { hand: [project('P', texts(does(aimAt(phrase(weak(2), CHARACTER)), discard(it))))] },
      {
        controlled: [character('B')],
        hand: [fast('F', { duration: 'turn', ...texts(does(aimAt(), change(it, 'attack', 2, 'turn'))) })],
      },
    )
    g.P1.acts('project', { with: 'P' })
    g.P2.acts('fast', { with: 'F', target: 'B' })
    g.everyonePasses()
    expect(g.at('B').zone).toBe('controlled')
    g.proves('13-3')
  })

  test('a lasting card that has lost all its targets is discarded', () => {
    const g = table({ hand: [lastingBoost('L')], controlled: [character('A')] }, { hand: [kills('K')] })
    g.P1.plays('project', { with: 'L' })
    g.P1.passes()
    g.P2.acts('fast', { with: 'K', target: 'A' })
    g.everyonePasses()
    expect(g.at('L').zone).toBe('discard')
    g.proves('14-2')
  })
})

describe('what a text means', () => {
  test('a character is made of character and break cards; power and permanents are set on it', () => {
    const g = table(
      { hand: [kills('K')] },
      {
        controlled: [character('B')],
        power: powers('B', 1),
        permanents: [permanent('P', {}, { 'set on': 'B' })],
      },
    )
    g.P1.acts('fast', { with: 'K' })
    expect(g.P1).not.toBeAsked('program.target')
    g.everyonePasses()
    expect(g.at('B').zone).toBe('discard')
    g.proves('9-1')
  })

  test('X is what it stands for now', () => {
    const g = table({
      hand: [character('N')],
      controlled: [
        character('A', {
          attack: 0,
          abilities: [
            always(
              sentences(change(self, 'attack', X), {
                kind: 'let',
                name: 'X',
                amount: { kind: 'count', of: phrase(yours, CHARACTER) },
              }),
            ),
          ],
        }),
      ],
    })
    expect(g.at('A').values['attack']).toBe(1)
    g.P1.plays('set', { with: 'N' })
    expect(g.at('A').values['attack']).toBe(2)
    g.proves('15-4')
  })

  test('"this card" is the card on which it is printed, not the character that has its text', () => {
    const breaks = effect(0, discard(phrase({ kind: 'aquarian-age.this-card' })))
    const g = table({
      controlled: [character('A')],
      permanents: [permanent('P', texts(breaks), { 'set on': 'A' })],
    })
    g.P1.plays('use-effect', { with: 'A' })
    expect(g.at('P').zone).toBe('discard')
    expect(g.at('A').zone).toBe('controlled')
    g.proves('21-4')
  })
})
