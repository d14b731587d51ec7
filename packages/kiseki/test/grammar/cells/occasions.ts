import { type Transcript, trees } from '@fudaba/kernel/testing'
import type { Board } from '@fudaba/kernel/rules'
import { EVENT, UNIT } from '../../trees.ts'
import { type Occasions, battles, supports, ofPlayer, ofSilent, ofUnit, plays } from './stage.ts'

/** How what the words of events mean comes about. */

const { CARD, phrase } = trees
const card = phrase(CARD)

const zoneOf =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).zone
const turned =
  (word: string) =>
  (g: Transcript): unknown =>
    g.at(word).turned
const mark =
  (word: string, name: string) =>
  (g: Transcript): unknown =>
    g.at(word).marks[name]
const count =
  (who: 'P1' | 'P2', what: string) =>
  (g: Transcript): unknown =>
    g.count(who, what)

const logged =
  (event: string, card?: string) =>
  (g: Transcript): unknown =>
    g.log().filter((line) => line.event === event && (card === undefined || line.card === card)).length

/** P1 plays an EVENT that says this. */
const by = (text: string, more: Partial<Board> = {}) => ({
  board: { ...more, E: text } as Partial<Board>,
  happens: (g: Transcript): void => plays(g, 'E'),
})
const DRAW = 1

export const occasions: Occasions = {
  draw: { ...by('カードを1枚引く。'), forms: ofPlayer('P1', { object: card }), changes: count('P1', 'deck') },
  'gain-bond': {
    ...by('あなたは絆を1点得る。'),
    forms: ofPlayer('P1'),
    changes: count('P1', 'bond'),
    payoff: DRAW,
  },
  'lose-bond': {
    ...by('あなたは絆を2点失う。'),
    forms: ofPlayer('P1'),
    changes: count('P1', 'bond'),
    payoff: DRAW,
  },
  discard: {
    ...by('あなたの手札を1枚捨てる。'),
    forms: ofPlayer('P1', { object: card }),
    changes: zoneOf('held'),
  },
  destroyed: { ...by('UNITを1つ選び、それを破壊する。'), forms: ofUnit('A'), changes: zoneOf('A') },
  dies: { ...by('UNITを1つ選び、それを即死させる。'), forms: ofUnit('A'), changes: zoneOf('A') },
  stun: { ...by('UNITを1つ選び、それをスタンする。'), forms: ofUnit('A'), changes: mark('A', 'stunned') },
  recover: {
    ...by('UNITを1つ選び、それを回復する。', { A: { stunned: 1 } }),
    forms: ofSilent('A'),
    changes: mark('A', 'stunned'),
  },
  action: { ...by('UNITを1つ選び、それをアクションする。'), forms: ofUnit('A'), changes: turned('A') },
  ready: {
    ...by('UNITを1つ選び、それをレディする。', { A: { turned: true } }),
    forms: ofUnit('A'),
    changes: turned('A'),
  },
  leave: { ...by('UNITを1つ選び、それを手札に戻す。'), forms: ofUnit('A'), changes: zoneOf('A') },
  put: {
    ...by('UNITを1つ選び、それを軌跡に置く。'),
    forms: ofUnit('A', { to: { zone: 'trails' } }),
    changes: zoneOf('A'),
  },
  enter: {
    ...by('あなたの手札のUNITを1枚選び、場に出す。', { where: 'hand' }),
    forms: [ofUnit('A')[0], ...ofSilent('A').slice(1)],
    changes: zoneOf('A'),
  },
  play: {
    happens: (g) => plays(g, 'E'),
    forms: ofPlayer('P1', { object: phrase(EVENT) }),
    changes: zoneOf('E'),
  },
  attack: { happens: battles(['A']), forms: ofUnit('A'), changes: logged('attacked') },
  'attack-alone': { happens: battles(['A']), forms: ofUnit('A'), changes: logged('attacked') },
  'scrum-attack': { happens: battles(['A', 'U']), forms: ofUnit('A'), changes: logged('scrumAttacked') },
  attacked: { happens: battles(['A']), forms: ofUnit('W'), changes: logged('wasAttacked', 'W') },
  'scrum-attacked': {
    happens: battles(['A', 'U']),
    forms: ofUnit('W'),
    changes: logged('wasScrumAttacked', 'W'),
  },
  counter: { happens: battles(['A']), forms: ofUnit('W'), changes: logged('countered') },
  countered: { happens: battles(['A']), forms: ofUnit('A'), changes: logged('countered') },
  played: {
    happens: (g) => plays(g, 'E'),
    forms: [
      { holder: 'A', says: { subject: phrase(trees.yours, EVENT) } },
      { holder: 'W', says: { subject: phrase(trees.theirs, EVENT) } },
    ],
    changes: zoneOf('E'),
  },
  overkill: { happens: battles(['A']), forms: ofUnit('A'), changes: logged('loseBond', 'A'), payoff: DRAW },
  'overkill-damage': {
    happens: battles(['A']),
    forms: ofUnit('A'),
    changes: logged('loseBond', 'A'),
    payoff: DRAW,
  },
  'attack-on': {
    happens: battles(['A']),
    forms: ofUnit('A', { object: phrase(trees.theirs, UNIT) }).slice(0, 2),
    changes: logged('wasAttacked'),
  },
  'attacked-by': {
    happens: battles(['A']),
    forms: ofUnit('W', { object: phrase(trees.theirs, UNIT) }).slice(0, 2),
    changes: logged('wasAttacked', 'W'),
  },
  'attack-alone-on': {
    happens: battles(['A']),
    forms: ofUnit('A', { object: phrase(trees.theirs, UNIT) }).slice(0, 2),
    changes: logged('wasAttacked'),
  },
  'scrum-attack-on': {
    happens: battles(['A', 'U']),
    forms: ofUnit('A', { object: phrase(trees.theirs, UNIT) }).slice(0, 2),
    changes: logged('scrumAttacked'),
  },
  'counter-on': {
    happens: battles(['A']),
    forms: ofUnit('W', { object: phrase(trees.theirs, UNIT) }).slice(0, 2),
    changes: logged('countered'),
  },
  'countered-by': {
    happens: battles(['A']),
    forms: ofUnit('A', { object: phrase(trees.theirs, UNIT) }).slice(0, 2),
    changes: logged('countered'),
  },
  // Required and permitted, never forbidden: the words stand in those frames alone.
  'attack-with': {
    happens: battles(['A']),
    forms: ofPlayer('P1', { object: phrase(trees.yours, UNIT) }).slice(0, 1),
    changes: logged('attacked'),
  },
  'counter-all': {
    happens: battles(['A']),
    forms: ofUnit('W', { object: phrase(trees.theirs, UNIT) }).slice(0, 1),
    changes: logged('countered'),
  },
  'scrum-support': { happens: supports, forms: ofUnit('A').slice(0, 2), changes: mark('U', 'support') },
  targeted: {
    ...by('相手のUNITを1つ対象とし、それを即死させる。'),
    forms: ofUnit('W', { player: 'opponent' }).slice(0, 2),
    changes: zoneOf('W'),
  },
  // What is paid is asked for, and nothing waits for it.
  pay: { happens: (g) => plays(g, 'E'), forms: ofPlayer('P1').slice(0, 1), changes: zoneOf('E') },
  'stun-damage': {
    happens: battles(['A']),
    forms: ofPlayer('P2'),
    changes: logged('takeStunDamage'),
    payoff: DRAW,
  },
}
