import { type Game, NONE, opponent } from '@fudaba/kernel/rules'
import type { EventWord, Reading } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../../rulebook/index.ts'
import { isAlone } from '../../battle/alone.ts'
import { attackUnits, attackedPlayer, counterUnit } from '../../battle/battleUnits.ts'
import { fact } from '../../book.ts'
import { moments } from '../../changes/moments.ts'
import {
  attack,
  attackAlone,
  attackAloneAt,
  attackAt,
  counter,
  counterToo,
  scrumAttack,
  scrumAttackAt,
} from '../../changes/verdicts.ts'

/**
 * Attacks and counters (1326, 1327). The verdicts of the battle are asked with the UNIT that attacks or counters and
 * the one it is aimed at, NONE for the player: a word is about the one or about the other of them.
 */

type Event = EventWord<KisekiClause>

/** UNITが1つ攻撃した時: each attacker is a time of its own (1211.7). */
const eachAttacker = fact('1211.7', true, false)

/** About who does it … */
const doing: NonNullable<Event['asked']> = (g, r, asker, subject) => {
  r.about(g, asker).other = subject
  r.player = g.controller(asker)
}
/** … or to whom it is done: a UNIT, or the player. */
const suffering: NonNullable<Event['asked']> = (g, r, asker, subject) => {
  r.about(g, subject).other = asker
  r.player = subject === NONE ? opponent(g.controller(asker)) : NONE
}
const isQuestion = (r: Reading): boolean => r.verb === NONE

const aim = {
  object: (g: Game, r: Reading): number => (isQuestion(r) ? r.other : counterUnit(g)),
  objectPlayer(g: Game, r: Reading): number {
    if (!isQuestion(r)) return attackedPlayer(g)
    return r.other === NONE ? opponent(g.controller(r.row)) : NONE
  },
}
/** A player is attacked himself, not by way of his UNITs. */
const himself = (_g: Game, r: Reading): number => (r.row === NONE ? r.player : NONE)
const attackers = (g: Game, r: Reading): readonly number[] => (isQuestion(r) ? [r.other] : attackUnits(g))

const alone: Event = {
  on: [moments.attacked],
  when: (g, r) => isQuestion(r) || isAlone(g),
  verdict: attackAlone,
  asked: doing,
}
const scrum: Event = { on: [moments.scrumAttacked], verdict: scrumAttack, asked: doing, each: eachAttacker }
const attacked: Event = {
  on: [moments.wasAttacked, moments.playerAttacked],
  verdict: attackAt,
  asked: suffering,
  player: himself,
}
/** The event names the counter UNIT, and by its number the attack UNIT. */
const countering = (r: Reading): number => (isQuestion(r) ? r.other : r.n)

const words: Readonly<Record<string, Event>> = {
  attack: { on: [moments.attacked], verdict: attack, asked: doing, each: eachAttacker },
  'attack-on': { on: [moments.attacked], verdict: attackAt, asked: doing, each: eachAttacker, ...aim },
  'attack-alone': alone,
  'attack-alone-on': { ...alone, verdict: attackAloneAt, ...aim },
  'scrum-attack': scrum,
  'scrum-attack-on': { ...scrum, verdict: scrumAttackAt, ...aim },
  attacked,
  'attacked-by': { ...attacked, objects: attackers },
  'scrum-attacked': {
    on: [moments.wasScrumAttacked, moments.playerScrumAttacked],
    verdict: scrumAttackAt,
    asked: suffering,
    player: himself,
  },
  // (対象)で攻撃する (1326.3): the player, and the UNIT it has to be done with.
  'attack-with': {
    on: [moments.attacked],
    verdict: attack,
    asked(g, r, asker) {
      r.about(g, asker).other = asker
      r.player = g.controller(asker)
    },
    object: (_g, r) => r.row,
  },
  counter: { on: [moments.countered], verdict: counter, asked: doing },
  'counter-on': {
    on: [moments.countered],
    verdict: counter,
    asked: doing,
    object: (_g, r) => countering(r),
  },
  countered: {
    on: [moments.countered],
    verdict: counter,
    asked: suffering,
    subject: (_g, r) => (isQuestion(r) ? r.row : r.n),
    player: (g, r) => (isQuestion(r) ? r.player : g.controller(r.n)),
  },
  'countered-by': {
    on: [moments.countered],
    verdict: counter,
    asked: suffering,
    subject: (_g, r) => (isQuestion(r) ? r.row : r.n),
    object: (_g, r) => (isQuestion(r) ? r.other : r.row),
  },
  // すべての…に応戦する (1327.1).
  'counter-all': {
    on: [moments.countered],
    allowing: counterToo,
    verdict: counterToo,
    asked: doing,
    object: (_g, r) => countering(r),
  },
}

/** 804.8 and 804.11a tell of what has happened already. */
export const battleEvents: Readonly<Record<string, Event>> = Object.fromEntries(
  Object.entries(words).map(([id, word]) => [id, { ...word, told: true as const }]),
)
