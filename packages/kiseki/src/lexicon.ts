import {
  FACE_DOWN,
  FACE_UP,
  type Game,
  type Lexicon,
  NONE,
  type Player,
  TURNED,
  UPRIGHT,
  type ZoneDef,
  atom,
} from '@fudaba/kernel'
import type { KisekiClause } from '../rulebook/index.ts'
import { book, rule } from './book.ts'
import {
  cp,
  def,
  ep,
  isBase,
  isEvent,
  isItem,
  isUnit,
  layers,
  level,
  namesOf,
  organisationsOf,
  str,
  typesOf,
  wings,
} from './characteristics.ts'
import { moments } from './moments.ts'
import { availableEp, payEp } from './play/ep.ts'
import { played } from './play/record.ts'
import { bond, cpPool, epPool, isReady, isStunned, primary, scopes } from './state.ts'
import {
  action,
  destroy,
  discard,
  draw,
  exile,
  gainBond,
  gainCp,
  gainEp,
  kill,
  loseBond,
  ready,
  rebuild,
  recover,
  stun,
  turnDown,
  turnUp,
} from './verbs.ts'
import { attack } from './verdicts.ts'
import { deck, field, hand, homebase, removed, trails, waiting } from './zones.ts'

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */

const anything = (): boolean => true
const move = book.kernelVerb('move')
const turn = book.kernelVerb('turn')
const player = (n: number): Player => n as Player
const into = (zone: ZoneDef) => (g: Game, r: { readonly from: number; readonly to: number }) =>
  r.to >= 0 && g.zoneDef(r.to) === zone && (r.from < 0 || g.zoneDef(r.from) !== zone)

const outOf = (zone: ZoneDef) => (g: Game, r: { readonly from: number; readonly to: number }) =>
  r.from >= 0 && g.zoneDef(r.from) === zone && (r.to < 0 || g.zoneDef(r.to) !== zone)

/** Crafts of a stunned UNIT are invalid (1202.2a), and those of a BASE that lies face down (1202.4). */
const notStunned = rule(
  '1202.2a',
  (g: Game, row: number): boolean => !isStunned(g, row),
  () => true,
)
const faceUpBase = rule(
  '1202.4',
  (g: Game, row: number): boolean => !g.inZone(row, homebase) || !g.faceDown(row),
  () => true,
)

/** What is gained or lost: bond, CP, EP. */
const gains: Readonly<Record<string, typeof gainBond>> = { bond: gainBond, cp: gainCp, ep: gainEp }

export const lexicon: Lexicon<KisekiClause> = {
  clauses: {
    effect: '1205.1c-2',
    choice: '1312.1',
    onPlay: '1204.2d',
    variables: '1204.2c',
    recheck: '1205.1a',
    cost: '1204.2f-4',
    openTargets: '1204.2d-4',
    abilities: {
      activated: '1210.2',
      triggered: '1211.3',
      continuous: '1212.1',
      characteristic: '1212.2',
      instruction: '1205.1c-2',
    },
  },
  field: [field],
  works: () => [field],
  valid: (g, row) => notStunned(g, row) && faceUpBase(g, row),
  turnPlayer: primary,
  zones: {
    deck: { zones: [deck] },
    hand: { zones: [hand] },
    field: { zones: [field] },
    homebase: { zones: [homebase] },
    trails: { zones: [trails] },
    waiting: { zones: [waiting] },
    exile: { zones: [removed] },
  },
  nouns: { card: { test: anything, open: true } },
  types: {
    UNIT: { test: isUnit, of: typesOf, word: 'UNIT', zones: [field] },
    ITEM: { test: isItem, of: typesOf, word: 'ITEM', zones: [field] },
    EVENT: { test: isEvent, of: typesOf, word: 'EVENT', zones: [homebase] },
    BASE: { test: isBase, of: typesOf, word: 'BASE', zones: [homebase] },
  },
  states: {
    ready: { test: (g, row) => isReady(g, row), open: true },
    action: { test: (g, row) => !isReady(g, row), flags: atom.TURNED_FLAG, open: true },
    stunned: { test: (g, row) => isStunned(g, row), open: true },
    'face-up': { test: (g, row) => !g.faceDown(row), open: true },
    'face-down': { test: (g, row) => g.faceDown(row), flags: atom.FACE_DOWN_FLAG, open: true },
  },
  classes: { of: organisationsOf },
  names: { of: namesOf },
  characteristics: {
    str: { of: str },
    def: { of: def },
    cp: { of: cp },
    ep: { of: ep },
    level: { of: level },
    wings: { of: wings },
    bond: { counter: bond },
  },
  durations: {
    turn: { scope: scopes.turn, mode: 'until' },
    battle: { scope: scopes.battle, mode: 'until' },
    'next-turn': { scope: scopes.turn, mode: 'duringNext' },
  },
  periods: { turn: { scope: scopes.turn }, battle: { scope: scopes.battle } },
  moments: {
    'turn-start': { on: [moments.turnStart] },
    'turn-end': { on: [moments.turnEnd] },
    'preparation-start': { on: [moments.preparationStart] },
    'draw-start': { on: [moments.drawStepStart] },
    'homebase-start': { on: [moments.homebaseStepStart] },
    'deployment-start': { on: [moments.deploymentStepStart] },
    'battle-phase-start': { on: [moments.battlePhaseStart] },
    'battle-phase-end': { on: [moments.battlePhaseEnd] },
    'recovery-start': { on: [moments.recoveryPhaseStart] },
  },
  places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
  existence: { living: { clause: '1328.1', zones: [field] }, thing: { clause: '1328.2' } },
  resources: {
    bond: { counter: bond },
    cp: { counter: cpPool },
    ep: { counter: epPool, available: availableEp, payment: payEp },
  },
  turns: {
    ready: { clause: '1315.1', to: UPRIGHT, carryOut: (g, row) => g.propose(ready, row) },
    action: { clause: '1315.2', to: TURNED, carryOut: (g, row) => g.propose(action, row) },
  },
  flips: {
    up: { clause: '1316.1', to: FACE_UP, carryOut: (g, row) => g.propose(turnUp, row) },
    down: { clause: '1316.2', to: FACE_DOWN, carryOut: (g, row) => g.propose(turnDown, row) },
  },
  moves: { put: {}, add: {}, return: {}, bring: { clause: '1320.1' } },
  acts: {
    stun: {
      clause: '1306.1',
      can: (g, row) => isUnit(g, row) && !isItem(g, row) && !isStunned(g, row),
      carryOut: (g, row) => g.propose(stun, row),
    },
    recover: { clause: '1308.1', can: isStunned, carryOut: (g, row) => g.propose(recover, row) },
    kill: { clause: '1317.1', done: 'dies', carryOut: (g, row) => g.propose(kill, row) },
    destroy: { clause: '1317.2', done: 'destroyed', carryOut: (g, row) => g.propose(destroy, row) },
    exile: { clause: '1330.1', done: 'put', carryOut: (g, row) => g.propose(exile, row) },
    rebuild: { clause: '1335.1', done: 'put', carryOut: (g, row) => g.propose(rebuild, row) },
  },
  counts: {
    gain: { sign: 1, done: 'gain-bond', carryOut: (g, who, what, n) => g.propose(gains[what], who, n) },
    lose: { sign: -1, done: 'lose-bond', carryOut: (g, who, _what, n) => g.propose(loseBond, who, n, NONE) },
    pay: { pays: true },
  },
  draw: { clause: '1313.1', from: deck, to: hand, oneByOne: true, empty: (g, who) => g.propose(draw, who) },
  discard: { clause: '1314.1', to: trails, carryOut: (g, row) => g.propose(discard, row) },
  events: {
    enter: { on: [move], when: into(field) },
    leave: { on: [move], when: outOf(field), lookBack: true },
    put: { on: [move] },
    draw: { on: [draw] },
    discard: { on: [move], when: (g, r) => into(trails)(g, r) && outOf(hand)(g, r) },
    destroyed: { on: [destroy] },
    dies: { on: [kill] },
    stun: { on: [stun] },
    recover: { on: [recover] },
    ready: { on: [turn], when: (_g, r) => r.n === UPRIGHT },
    action: { on: [turn], when: (_g, r) => r.n === TURNED },
    attack: { on: [moments.attacked], verdict: attack },
    'scrum-attack': { on: [moments.scrumAttacked] },
    attacked: { on: [moments.wasAttacked] },
    play: { on: [played] },
    'gain-bond': { on: [gainBond], amount: (_g, r) => r.n },
    'lose-bond': { on: [loseBond], amount: (_g, r) => r.n },
    pay: { on: [] },
  },
  layers: {
    classes: layers.gainOrganisation,
    names: layers.words,
    types: layers.words,
    abilities: layers.gainAbility,
    numbers: layers.numbers,
  },
  variable: (g, who) => [0, g.count(deck, player(who)) + g.counter(bond, player(who))],
}
