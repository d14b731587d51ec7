import { FACE_DOWN, FACE_UP, type Game, type Lexicon, TURNED, UPRIGHT, V, atom } from '@fudaba/kernel'
import type { ChronicleClause } from '../rulebook/index.ts'
import {
  atk,
  ca,
  categorySet,
  isHistory,
  isSpell,
  isStructure,
  isUnit,
  layers,
  level,
  namesOf,
  power,
  typesOf,
} from './characteristics.ts'
import { damagePlayer, dealt } from './damage.ts'
import { keywords } from './keywords.ts'
import { moments } from './moments.ts'
import { used } from './play/used.ts'
import { invasion, life, powerCounters, scopes, turnPlayer } from './state.ts'
import {
  addCounter,
  chronoCheck,
  destroy,
  discard,
  draw,
  enterBattlefield,
  pursue,
  recover,
  removeCard,
  sacrifice,
  sacrificeCard,
  spendPower,
  turnFace,
  unprepare,
  wipe,
} from './verbs.ts'
import { beChosen, attack } from './verdicts.ts'
import {
  battlefield,
  chronoYard,
  deck,
  discardPile,
  eras,
  hand,
  isActive,
  removeYard,
  soulYard,
  stack,
} from './zones.ts'
import {
  anything,
  move,
  into,
  outOf,
  sourceOfDamage,
  together,
  leastPart,
  payableLife,
  controllerOf,
  mayPursue,
  onBattlefield,
  POWER_COSTS,
  preparationLeft,
  preparation,
  self,
  when,
  whenAdvanced,
} from './textRules.ts'

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */

export const lexicon: Lexicon<ChronicleClause> = {
  clauses: {
    effect: '11.8.5',
    choice: '11.8.5.1',
    onPlay: '11.2.7',
    recheck: '11.8.3',
    cost: '11.5.2.1',
    states: '11.6.19',
    mayFail: '15.1.8.2',
    variables: '11.5.6',
    met: '11.9.4.2',
    arrival: '11.7.2',
    abilities: {
      activated: '11.5.2',
      triggered: '11.6.3',
      continuous: '11.7.1',
    },
  },
  nodes: {
    'choose-one': '11.2.3',
    may: '11.6.15',
    delayed: '11.6.18.2',
    modify: '11.9.4.1',
    replace: '11.9.5.2',
    count: '11.9.3.1',
    search: '15.1.8.1',
    prohibit: '11.9.4.3',
    let: '11.8.9',
  },
  field: [battlefield],
  // Where cards lie whose abilities might be looked for; only the battlefield counts.
  works: () => [battlefield, soulYard],
  valid: onBattlefield,
  turnPlayer,
  zones: {
    battlefield: { zones: [battlefield] },
    eras: { zones: [eras] },
    souls: { zones: [soulYard] },
    chrono: { zones: [chronoYard] },
    deck: { zones: [deck] },
    discard: { zones: [discardPile] },
    hand: { zones: [hand] },
    removed: { zones: [removeYard] },
    stack: { zones: [stack] },
  },
  nouns: { card: { test: anything, open: true } },
  types: {
    unit: { test: isUnit, of: typesOf, word: 'unit', zones: [battlefield] },
    history: { test: isHistory, of: typesOf, word: 'history', zones: [battlefield] },
    structure: { test: isStructure, of: typesOf, word: 'structure', zones: [battlefield] },
    spell: { test: isSpell, of: typesOf, word: 'spell', zones: [stack] },
  },
  states: {
    active: { test: (g, row) => isActive(g, row), open: true },
    wiped: { test: (g, row) => !isActive(g, row), flags: atom.TURNED_FLAG, open: true },
  },
  classes: { of: categorySet },
  names: { of: namesOf },
  characteristics: {
    power: { of: power },
    atk: { of: atk },
    level: { of: level },
    ca: { of: ca },
    life: { counter: life },
    invasion: { counter: invasion },
    prepared: { read: preparationLeft },
  },
  keywords: {
    valor: { declared: keywords.valor[0].id },
    haste: { declared: keywords.haste[0].id },
    aura: { declared: keywords.aura[0].id },
    soulstone: { declared: keywords.soulstone[0].id },
    absorption: { declared: keywords.absorption[0].id },
    exploration: { clause: '15.2.16.2', of: (inside) => when('enter', inside) },
    suppression: { clause: '15.2.17.2', of: (inside) => when('attack', inside) },
    harvest: { clause: '15.2.9', of: whenAdvanced },
    'preparation(attack)': preparation('attack'),
    'preparation(defend)': preparation('defend'),
    pursuit: {
      clause: '15.2.14.2',
      ability: when('blocked', { kind: 'may', effect: { kind: 'act', what: self, verb: 'pursue' } }),
    },
  },
  durations: { turn: { scope: scopes.turn, mode: 'until' } },
  periods: { turn: { scope: scopes.turn } },
  moments: {
    'draw-start': { on: [moments.drawStart] },
    'check-start': { on: [moments.checkStart] },
    'main-start': { on: [moments.mainStart] },
    'attack-start': { on: [moments.attackStart] },
    'turn-end': { on: [moments.turnEnd] },
    advanced: { on: [moments.advanced] },
  },
  places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
  existence: { there: { zones: [battlefield] } },
  resources: { life: { counter: life, available: payableLife }, invasion: { counter: invasion } },
  turns: {
    recover: { clause: '15.1.2.1', to: UPRIGHT, carryOut: (g, row) => g.propose(recover, row) },
    wipe: { clause: '15.1.3.1', to: TURNED, carryOut: (g, row) => g.propose(wipe, row) },
  },
  flips: {
    up: { to: FACE_UP, carryOut: (g, row) => g.propose(turnFace, row, FACE_UP) },
    down: { to: FACE_DOWN, carryOut: (g, row) => g.propose(turnFace, row, FACE_DOWN) },
  },
  moves: {
    put: {
      carryOut(g, row, zone, place, flags) {
        if (g.zoneDef(zone) === battlefield)
          g.propose(enterBattlefield, row, controllerOf(g, row, zone), flags)
        else g.propose(move, row, zone, place, flags)
      },
    },
    return: {},
    add: {},
  },
  acts: {
    destroy: { clause: '15.1.4.1', done: 'destroyed', carryOut: (g, row) => g.propose(destroy, row) },
    remove: { clause: '15.1.6.1', done: 'put', carryOut: (g, row) => g.propose(removeCard, row) },
    pursue: { done: 'recover', carryOut: (g, row) => g.propose(pursue, row, g.get(V.turn)) },
    'harvest-counter': { done: 'put', carryOut: (g, row) => g.propose(addCounter, row) },
    'sacrifice-card': {
      clause: '15.1.13.2',
      done: 'put',
      carryOut: (g, row) => g.propose(sacrificeCard, row),
    },
    unprepare: { done: 'put', carryOut: (g, row) => g.propose(unprepare, row) },
    ...Object.fromEntries(
      POWER_COSTS.map((n) => [
        `spend-power-${n}`,
        {
          clause: '15.2.14.10' as const,
          done: 'put',
          can: (g: Game, row: number) => g.object(row, powerCounters) >= n,
          carryOut: (g: Game, row: number) => g.propose(spendPower, row, n),
        },
      ]),
    ),
    sacrifice: { clause: '15.1.13.1', done: 'sacrificed', carryOut: (g, row) => g.propose(sacrifice, row) },
  },
  counts: {
    gain: { sign: 1, done: 'gain' },
    lose: { sign: -1, done: 'lose' },
    damage: {
      done: 'damaged',
      carryOut(g, who, _what, n, source) {
        g.propose(damagePlayer, who, n, source)
        if (n > 0) g.propose(dealt, sourceOfDamage(g, source), n)
      },
    },
    pay: { pays: true, done: 'lose' },
  },
  draw: {
    from: deck,
    to: hand,
    oneByOne: true,
    carryOut: (g, who) => g.propose(draw, who),
    empty: (g, who) => g.propose(draw, who),
  },
  search: { clause: '15.1.9.1', reveals: true },
  discard: { clause: '15.1.5.1', to: discardPile, carryOut: (g, row) => g.propose(discard, row) },
  events: {
    enter: { clause: '11.6.17.2.1', on: [move], when: into(battlefield) },
    leave: { on: [move], when: outOf(battlefield), lookBack: true },
    put: { on: [move] },
    draw: { on: [draw] },
    discard: { on: [discard] },
    destroyed: { on: [destroy] },
    sacrificed: { on: [sacrifice] },
    recover: { on: [recover] },
    wipe: { on: [wipe] },
    check: { on: [chronoCheck] },
    attack: { on: [moments.attacked], verdict: attack },
    defend: { on: [moments.defended] },
    blocked: { on: [moments.blocked], when: mayPursue },
    use: { on: [used] },
    gain: { on: [] },
    lose: { on: [] },
    damaged: { on: [damagePlayer], amount: (_g, r) => r.n },
    pay: { on: [] },
  },
  layers: {
    classes: layers.words,
    names: layers.general,
    types: layers.words,
    abilities: layers.general,
    numbers: layers.power,
  },
  targetable: beChosen,
  rules: { together },
  leastPart,
  modesOnPlay: true,
  variable: () => [0, 20],
}
