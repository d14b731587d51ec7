import { FACE_DOWN, FACE_UP, type Game, type Lexicon, O, TURNED, UPRIGHT, atom } from '@fudaba/kernel'
import type { VanguardClause } from '../rulebook/index.ts'
import { faceDown, faceUp } from './cardActions.ts'
import { acts, counts, drawing, moves } from './lexicon/doing.ts'
import { events } from './lexicon/events.ts'
import { durations, momentWords, periods } from './lexicon/times.ts'
import { isValid, zoneWords } from './lexicon/where.ts'
import { extraTurn } from './extraTurns.ts'
import { discard, rest, stand } from './moving.ts'
import { rule } from './book.ts'
import { nationsOf } from './nations.ts'
import { ownNodes } from './ownNodes.ts'
import { byEffect, turnFighter } from './state.ts'
import {
  clansOf,
  critical,
  drive,
  grade,
  inLegion,
  isGuardian,
  isRearGuard,
  isUnit,
  isVanguard,
  layers,
  locked,
  namesOf,
  power,
  racesOf,
  shield,
} from './units.ts'
import { attacked, boosting } from './battleUnits.ts'
import { printed } from './cards.ts'
import { hasStatus, statuses } from './statuses.ts'
import { beChosen } from './verdicts.ts'
import { bind, damage, drop, field, gZone, hand, soul } from './zones.ts'

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */

const anything = (): boolean => true
const onField = [field]

/** Whoever is asked to do what cannot be done does not; zero times is not at all (1.3.2.2). */
const leastNumber = rule(
  '1.3.5',
  (): readonly [number, number] => [0, 50],
  (): readonly [number, number] => [-5, 50],
)

export const lexicon: Lexicon<VanguardClause> = {
  clauses: {
    effect: '8.5.3.5',
    choice: '8.5.4',
    onPlay: '8.5.2.2',
    recheck: '8.5.4',
    cost: '8.5.2.3',
    limit: '12.6.1.1',
    mayFail: '8.5.4.1.4',
    triggers: '8.6.2',
    states: '8.6.7',
    met: '8.7.3',
    arrival: '8.7.4',
    abilities: {
      activated: '8.1.1.1',
      triggered: '8.1.1.2',
      continuous: '8.1.1.3',
      characteristic: '8.1.1.3',
      replacement: '8.2.1.3',
    },
  },
  nodes: {
    delayed: '8.6.6',
    replace: '8.2.1.3.1',
    search: '10.10.1',
    reveal: '10.9.1',
    'for-each': '12.7.1',
    'gain.ability': '10.21.1',
    'gain.class': '2.2.4',
    'lose.ability': '10.21.2',
    'vanguard.rescue': '11.17.1.1',
    also: '8.1.1.1.2.5',
    // Without waiting for a check timing.
    'win-game': '1.2.5',
    'lose-game': '1.2.5',
    if: '8.1.1.1.2',
    prohibit: '8.7.3.1',
  },
  field: onField,
  // Without a zone said, wherever the card is (3.1.1.3.10).
  works: () => [field, hand, drop, soul, damage, bind, gZone],
  valid: isValid,
  turnPlayer: turnFighter,
  zones: zoneWords,
  nouns: {
    card: { test: anything, open: true },
    unit: { test: (g, row) => isUnit(g, row), zones: onField, open: true },
    vanguard: { test: (g, row) => isVanguard(g, row), zones: onField, open: true },
    'rear-guard': { test: (g, row) => isRearGuard(g, row), zones: onField, open: true },
    guardian: { test: (g, row) => isGuardian(g, row), zones: onField, open: true },
    'locked-card': { test: (g, row) => g.object(row, locked) === 1, zones: onField, open: true },
  },
  types: {
    trigger: { test: (g, row) => printed(g, g.cardOf(row)).trigger !== undefined },
    normal: { test: (g, row) => printed(g, g.cardOf(row)).type === 'normal' },
    G: { test: (g, row) => printed(g, g.cardOf(row)).type === 'G' },
  },
  states: {
    standing: { test: (g, row) => !g.turned(row), open: true },
    resting: { test: (g, row) => g.turned(row), flags: atom.TURNED_FLAG, open: true },
    'face-up': { test: (g, row) => !g.faceDown(row), open: true },
    'face-down': { test: (g, row) => g.faceDown(row), flags: atom.FACE_DOWN_FLAG, open: true },
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        { test: (g: Game, row: number) => hasStatus(g, row, status), open: true },
      ]),
    ),
    'in-legion': { test: (g, row) => inLegion(g, row), open: true },
  },
  positions: {
    'front-row': { test: (g, row) => isUnit(g, row) && g.object(row, O.cell) < 3, open: true },
    'back-row': {
      test: (g, row) => isUnit(g, row) && g.object(row, O.cell) >= 3 && g.object(row, O.cell) < 6,
      open: true,
    },
  },
  classes: { of: clansOf },
  names: { of: namesOf },
  characteristics: {
    power: { of: power },
    grade: { of: grade },
    critical: { of: critical },
    shield: { of: shield },
    drive: { of: drive },
    races: { of: racesOf },
    nations: { of: nationsOf },
  },
  relations: {
    attacking: { holds: (g, row) => attacked(g)?.attacker === row },
    attacked: { holds: (g, row) => attacked(g)?.victims.includes(row) === true },
    boosting: { holds: (g, row) => g.related(boosting, row).length > 0 },
  },
  means: { effect: { kinds: ['effect'] }, cost: { kinds: ['cost'] } },
  periods,
  durations,
  moments: momentWords,
  places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
  existence: { there: {} },
  resources: { soul: {}, damage: {} },
  moves,
  turns: {
    stand: { to: UPRIGHT, done: 'stand', carryOut: (g, row) => g.propose(stand, row) },
    rest: { to: TURNED, done: 'rest', carryOut: (g, row) => g.propose(rest, row) },
  },
  flips: {
    up: { to: FACE_UP, done: 'face-up', carryOut: (g, row) => g.propose(faceUp, row) },
    down: { to: FACE_DOWN, done: 'face-down', carryOut: (g, row) => g.propose(faceDown, row) },
  },
  acts,
  counts,
  draw: drawing,
  discard: { to: drop, carryOut: (g, row) => g.propose(discard, row) },
  search: { clause: '10.10.1', reveals: true },
  events,
  layers: {
    classes: layers.words,
    names: layers.words,
    types: layers.words,
    abilities: layers.words,
    numbers: layers.numbers,
  },
  targetable: beChosen,
  extraTurn,
  endings: { win: byEffect, lose: byEffect },
  variable: () => leastNumber(),
  own: ownNodes,
}
