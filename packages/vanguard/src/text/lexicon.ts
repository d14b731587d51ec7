import {
  type Characteristic,
  FACE_DOWN,
  FACE_UP,
  type Game,
  NONE,
  Obj,
  TURNED,
  UPRIGHT,
  atom,
} from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../rulebook/index.ts'
import { faceDown, faceUp } from '../changes/cardActions.ts'
import { acts, counts, drawing, moves } from './lexicon/doing.ts'
import { events } from './lexicon/events.ts'
import { textEvents } from './lexicon/textEvents.ts'
import { durations, momentWords, periods, phasePeriods } from './lexicon/times.ts'
import { isValid, zoneWords } from './lexicon/where.ts'
import { lookedAtIn } from './lexicon/works.ts'
import { extraTurn } from '../changes/extraTurns.ts'
import { iconCause } from '../changes/icons.ts'
import { discard, rest, stand } from '../changes/moving.ts'
import { fact, rule } from '../book.ts'
import { nationsOf } from '../board/nations.ts'
import { shareName } from './nodes/names.ts'
import { ownNodes } from './ownNodes.ts'
import { byEffect, turnFighter } from '../board/state.ts'
import {
  clansOf,
  critical,
  drive,
  grade,
  layers,
  namesOf,
  power,
  racesOf,
  shield,
} from '../board/characteristics.ts'
import { deleted, heart, isUnit, locked } from '../board/cardStates.ts'
import { inLegion } from '../board/units.ts'
import { areOpponents, isAttacked, isAttacking, isBoosted, isBoosting } from '../battle/battleUnits.ts'
import { printed } from '../board/cards.ts'
import { hasStatus, statuses } from '../board/statuses.ts'
import { keywordEvents, keywordStates, keywordWords } from './lexicon/keywordWords.ts'
import { unitNouns } from './lexicon/nouns.ts'
import { textRules } from './textRules.ts'
import { beChosen } from '../changes/verdicts.ts'
import { triggerIcons } from '../board/words.ts'
import { circleOf, columnOf, drop, field } from '../board/zones.ts'

/** 左列, 中央列, 右列 (4.6.2): as whose unit it is sees them. */
const columnPositions = Object.fromEntries(
  (['left-column', 'centre-column', 'right-column'] as const).map((column, n) => [
    column,
    {
      test: (g: Game, row: number) => isUnit(g, row) && columnOf(circleOf(g, row), false) === n,
      open: true,
    },
  ]),
)

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */

const anything = (): boolean => true
const onField = [field]

/** Whoever is asked to do what cannot be done does not; zero times is not at all (1.3.2.2). */
const leastNumber = rule(
  '1.3.5',
  (): readonly [number, number] => [0, 50],
  (): readonly [number, number] => [-5, 50],
)

/** 元々の: what is printed, whatever has changed it (3.7.1.2). */
const asPrinted = fact('3.7.1.2', true, false)
const original =
  (of: Characteristic) =>
  (g: Game, row: number): number =>
    asPrinted() ? of.base(g, row) : g.value(of, row)
/** The source of an effect is the card with the ability (3.14.1.1); rule actions have none (3.14.1.2). */
const effectHasSource = fact('3.14.1.1', true, false)
const ruleHasNone = fact('3.14.1.2', true, false)
const hasSource = (_g: Game, { source }: { readonly source: number }): boolean =>
  source === NONE ? !ruleHasNone() : effectHasSource()

/** Those whose verbs are proposed with what is said of them; any other is known by what has happened (8.2.1.3.1). */
const REPLACEABLE =
  'draw retire retire-it stand rest lock locked unlock unlocked delete deleted damaged soul-charge soul-blast'.split(
    ' ',
  )
const asReplaced = (words: Lexicon<VanguardClause>['events']): Lexicon<VanguardClause>['events'] =>
  Object.fromEntries(
    Object.entries(words).map(([id, word]) => [
      id,
      REPLACEABLE.includes(id) ? word : { ...word, irreplaceable: true as const },
    ]),
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
    searchMayFail: '10.10.1.1',
    searchFinds: '10.10.1.2',
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
    'gain.ability.self': '10.21.3',
    'lose.ability': '10.21.2',
    // 単発効果: done, and over.
    draw: '8.2.1.1',
    move: '8.2.1.1',
    discard: '8.2.1.1',
    turn: '8.2.1.1',
    flip: '8.2.1.1',
    act: '8.2.1.1',
    count: '8.2.1.1',
    'vanguard.magia': '11.30.1',
    'vanguard.time-leap': '10.31.2',
    'vanguard.rescue': '11.17.1.1',
    // Without waiting for a check timing.
    'win-game': '1.2.5',
    'lose-game': '1.2.5',
    if: '8.1.1.1.2',
    prohibit: '8.7.3.1',
    permit: '1.3.1',
  },
  rules: textRules,
  field: onField,
  works: lookedAtIn,
  valid: isValid,
  turnPlayer: turnFighter,
  zones: zoneWords,
  nouns: {
    card: { test: anything, open: true },
    ...unitNouns,
    'heart-card': { test: (g, row) => g.object(row, heart) === 1, zones: onField, open: true },
    'locked-card': { test: (g, row) => g.object(row, locked) === 1, zones: onField, open: true },
  },
  types: {
    trigger: { test: (g, row) => printed(g, g.cardOf(row)).trigger !== undefined },
    normal: { test: (g, row) => printed(g, g.cardOf(row)).type === 'normal' },
    G: { test: (g, row) => printed(g, g.cardOf(row)).type === 'G' },
    // 守護者 (11.9.2).
    sentinel: { clause: '11.9.2', test: (g, row) => printed(g, g.cardOf(row)).sentinel === true },
    ...Object.fromEntries(
      triggerIcons.map((icon) => [
        `icon-${icon}`,
        { test: (g: Game, row: number) => printed(g, g.cardOf(row)).trigger === icon },
      ]),
    ),
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
    attacking: { test: isAttacking, open: true },
    attacked: { test: isAttacked, open: true },
    boosting: { test: isBoosting, open: true },
    boosted: { test: isBoosted, open: true },
    deleted: { test: (g, row) => g.object(row, deleted) === 1, open: true },
    'is-standing': { test: (g, row) => isUnit(g, row) && !g.turned(row), open: true },
    'is-resting': { test: (g, row) => isUnit(g, row) && g.turned(row), open: true },
    'in-legion': { clause: '10.25.13', test: (g, row) => inLegion(g, row), open: true },
    ...keywordStates,
  },
  positions: {
    'front-row': { test: (g, row) => isUnit(g, row) && g.object(row, Obj.cell) < 3, open: true },
    'back-row': {
      test: (g, row) => isUnit(g, row) && g.object(row, Obj.cell) >= 3 && g.object(row, Obj.cell) < 6,
      open: true,
    },
    ...columnPositions,
  },
  // 《》 (2.2.3), 「」 (2.1.1.2).
  classes: { of: clansOf, clause: '2.2.3' },
  names: { of: namesOf, clause: '2.1.1.2', same: { clause: '12.8.1', test: shareName } },
  characteristics: {
    power: { of: power },
    grade: { of: grade },
    critical: { of: critical },
    shield: { of: shield },
    drive: { of: drive },
    races: { of: racesOf },
    nations: { of: nationsOf },
    'original-power': { read: original(power) },
    'original-grade': { read: original(grade) },
    'original-critical': { read: original(critical) },
  },
  relations: {
    attacking: { holds: (g, row) => isAttacking(g, row) },
    attacked: { holds: (g, row) => isAttacked(g, row) },
    battling: { holds: areOpponents },
    boosting: { holds: (g, row) => isBoosting(g, row) },
    boosted: { holds: (g, row) => isBoosted(g, row) },
  },
  // What an icon does is an effect of its card (2.8.1).
  causes: [iconCause],
  means: {
    effect: { kinds: ['effect', 'rule'], test: hasSource },
    cost: { kinds: ['cost'] },
    'ability-cost': { kinds: ['cost'] },
  },
  periods: { ...periods, ...phasePeriods },
  durations,
  moments: momentWords,
  places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
  existence: { there: {}, lies: {} },
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
  discard: { clause: '10.3.1.1', to: drop, carryOut: (g, row) => g.propose(discard, row) },
  search: { clause: '10.10.1', reveals: true },
  events: asReplaced({ ...events, ...keywordEvents, ...textEvents }),
  keywords: keywordWords,
  layers: {
    classes: layers.words,
    names: layers.words,
    types: layers.words,
    abilities: layers.words,
    numbers: layers.numbers,
  },
  targetable: beChosen,
  choosable: beChosen,
  extraTurn,
  endings: { win: byEffect, lose: byEffect },
  variable: () => leastNumber(),
  own: ownNodes,
}
