import { type Game, type Lexicon, NONE, type Player, TURNED, UPRIGHT, type ZoneDef } from '@fudaba/kernel'
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
import { availableEp, payEp } from './play/ep.ts'
import { played } from './play/play.ts'
import { bond, cpPool, epPool, isReady, isStunned, primary, scopes } from './state.ts'
import {
  action,
  destroy,
  discard,
  draw,
  gainBond,
  gainCp,
  gainEp,
  kill,
  loseBond,
  ready,
  recover,
  stun,
  toTrails,
} from './verbs.ts'
import { deck, field, hand, homebase, removed, trails, waiting } from './zones.ts'

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */

const anything = (): boolean => true
const move = book.kernelVerb('move')
const player = (n: number): Player => n as Player
const into = (zone: ZoneDef) => (g: Game, r: { readonly from: number; readonly to: number }) =>
  r.to >= 0 && g.zoneDef(r.to) === zone && (r.from < 0 || g.zoneDef(r.from) !== zone)

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
    removed: { zones: [removed] },
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
    action: { test: (g, row) => !isReady(g, row), open: true },
    stunned: { test: (g, row) => isStunned(g, row), open: true },
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
    game: {},
  },
  resources: {
    bond: { counter: bond },
    cp: { counter: cpPool },
    ep: { counter: epPool, available: availableEp, payment: payEp },
  },
  turns: {
    ready: { clause: '1315.1', to: UPRIGHT, carryOut: (g, row) => g.propose(ready, row) },
    action: { clause: '1315.2', to: TURNED, carryOut: (g, row) => g.propose(action, row) },
  },
  acts: {
    stun: {
      clause: '1306.1',
      can: (g, row) => isUnit(g, row) && !isItem(g, row) && !isStunned(g, row),
      carryOut: (g, row) => g.propose(stun, row),
    },
    recover: { clause: '1308.1', can: isStunned, carryOut: (g, row) => g.propose(recover, row) },
    kill: { clause: '1317.1', carryOut: (g, row) => g.propose(kill, row) },
    destroy: { clause: '1317.2', carryOut: (g, row) => g.propose(destroy, row) },
  },
  counts: {
    gain: { sign: 1, carryOut: (g, who, what, n) => g.propose(gains[what], who, n) },
    lose: { sign: -1, carryOut: (g, who, _what, n) => g.propose(loseBond, who, n) },
  },
  draw: { clause: '1313.1', from: deck, to: hand, oneByOne: true, empty: (g, who) => g.propose(draw, who) },
  discard: { clause: '1314.1', to: trails, carryOut: (g, row) => g.propose(discard, row) },
  events: {
    enter: { on: [move], when: into(field) },
    move: { on: [move] },
    stun: { on: [stun] },
    discard: { on: [move], when: (g, r) => into(trails)(g, r) && g.zoneDef(r.from) === hand },
    play: { on: [played], player: (g, r) => (r.row === NONE ? NONE : g.controller(r.row)) },
    gain: { on: [gainBond] },
    pay: { on: [] },
    destroy: { on: [destroy] },
    kill: { on: [kill] },
    go: { on: [toTrails] },
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
