import { FACE_DOWN, FACE_UP, type Game, TURNED, UPRIGHT, Var, atom } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../rulebook/index.ts'
import { book } from '../book.ts'
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
} from '../board/characteristics.ts'
import { damagePlayer } from '../changes/damage.ts'
import { keywords } from '../board/keywords.ts'
import { events } from './lexicon/events.ts'
import { isLitNow } from './lexicon/lit.ts'
import { isAbilityThing, isTriggered, mostX, moves, printedCost, sacrificeAny } from './lexicon/moves.ts'
import { readings } from './lexicon/readings.ts'
import { durations, momentWords, periods, relations } from './lexicon/times.ts'
import { nodeClauses, ownNodes } from './ownNodes.ts'
import { soulResource } from './abilityCost.ts'
import { rules } from './resolving.ts'
import { eraFor } from '../changes/erasSeen.ts'
import { invasion, life, powerCounters, turnPlayer } from '../board/state.ts'
import {
  addCounter,
  destroy,
  discard,
  draw,
  pursue,
  recover,
  removeCard,
  sacrificeCard,
  spendPower,
  takeControl,
  toDiscard,
  turnFace,
  unprepare,
  wipe,
} from '../changes/verbs.ts'
import { beChosen } from '../changes/verdicts.ts'
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
} from '../board/zones.ts'
import {
  anything,
  countsThere,
  isOfHand,
  sourceOfDamage,
  leastPart,
  payableLife,
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
    may: '11.6.15',
    delayed: '11.6.18.2',
    modify: '11.9.4.1',
    replace: '11.9.5.2',
    count: '11.9.3.1',
    search: '15.1.8.1',
    prohibit: '11.9.4.3',
    ...nodeClauses,
  },
  field: [battlefield],
  // Where cards lie whose abilities might be looked for; see 11.4.3 for where they count.
  works: (ability) => (isOfHand(ability) ? [hand] : [battlefield, soulYard]),
  valid: (g, row, ability) => countsThere(g, row, ability) && isLitNow(g, row, ability),
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
  nouns: {
    card: { test: (g, row) => !isAbilityThing(g, row), open: true },
    stone: { test: (g, row) => g.inZone(row, soulYard), zones: [soulYard], open: true },
    marker: { test: (g, row) => g.inZone(row, eras), zones: [eras], open: true },
    permanent: { test: anything, zones: [battlefield, soulYard], open: true },
    'action-ability': {
      test: (g, row) => isAbilityThing(g, row) && !isTriggered(g, row),
      zones: [stack],
      open: true,
    },
    'trigger-ability': { test: isTriggered, zones: [stack], open: true },
  },
  types: {
    unit: { test: isUnit, of: typesOf, word: 'unit', plain: true, zones: [battlefield] },
    history: { test: isHistory, of: typesOf, word: 'history', plain: true, zones: [battlefield] },
    structure: { test: isStructure, of: typesOf, word: 'structure', plain: true, zones: [battlefield] },
    spell: { test: isSpell, of: typesOf, word: 'spell', plain: true, zones: [stack] },
  },
  states: {
    active: { test: (g, row) => isActive(g, row), open: true },
    wiped: { test: (g, row) => !isActive(g, row), flags: atom.TURNED_FLAG, open: true },
    'face-up': { test: (g, row) => !g.faceDown(row), open: true },
    'face-down': { test: (g, row) => g.faceDown(row), flags: atom.FACE_DOWN_FLAG, open: true },
  },
  classes: { of: categorySet },
  names: { of: namesOf },
  characteristics: {
    power: { of: power },
    atk: { of: atk },
    level: { of: level },
    ca: { of: ca },
    cost: { read: printedCost },
    life: { counter: life },
    invasion: { counter: invasion },
    era: { counted: eraFor },
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
      ability: when('pursuable', { kind: 'may', effect: { kind: 'act', what: self, verb: 'pursue' } }),
    },
  },
  durations,
  periods,
  relations,
  means: { effect: { kinds: ['effect'] }, cost: { kinds: ['cost'] } },
  moments: momentWords,
  places: { top: { end: 'top' }, bottom: { end: 'bottom' } },
  existence: { there: { zones: [battlefield] }, living: { zones: [battlefield] }, thing: {} },
  resources: {
    life: { counter: life, available: payableLife },
    invasion: { counter: invasion },
    souls: soulResource,
  },
  turns: {
    recover: { clause: '15.1.2.1', to: UPRIGHT, carryOut: (g, row) => g.propose(recover, row) },
    wipe: { clause: '15.1.3.1', to: TURNED, carryOut: (g, row) => g.propose(wipe, row) },
  },
  flips: {
    up: { to: FACE_UP, carryOut: (g, row) => g.propose(turnFace, row, FACE_UP) },
    down: { to: FACE_DOWN, carryOut: (g, row) => g.propose(turnFace, row, FACE_DOWN) },
  },
  moves,
  acts: {
    destroy: { clause: '15.1.4.1', done: 'destroyed', carryOut: (g, row) => g.propose(destroy, row) },
    remove: { clause: '15.1.6.1', done: 'put', carryOut: (g, row) => g.propose(removeCard, row) },
    pursue: { done: 'recover', carryOut: (g, row) => g.propose(pursue, row, g.get(Var.turn)) },
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
    // By an effect it leaves the stack before it resolves (11.2.2): a spell for the discard pile, an ability for good.
    negate: {
      done: 'put',
      carryOut: (g, row) => g.propose(isAbilityThing(g, row) ? book.kernelVerb('remove') : toDiscard, row),
    },
    sacrifice: { clause: '15.1.13.1', done: 'sacrificed', carryOut: sacrificeAny },
    // Until the end of turn it ends with the turn (9.7.3.2.2).
    control: {
      done: 'put',
      carryOut: (g, row, by) => g.propose(takeControl, row, by),
      until: {
        clause: '9.7.3.2.2',
        before: (g, row) => g.controller(row),
        back: (g, row, before) => g.propose(takeControl, row, before),
      },
    },
  },
  counts: {
    gain: { sign: 1, done: 'gain' },
    lose: { sign: -1, done: 'lose' },
    damage: {
      done: 'damaged',
      carryOut(g, who, _what, n, source) {
        g.propose(damagePlayer, who, n, sourceOfDamage(g, source))
      },
    },
    pay: { pays: true, done: 'lose' },
  },
  draw: {
    from: deck,
    to: hand,
    oneByOne: true,
    verb: draw,
  },
  search: { clause: '15.1.9.1', reveals: true },
  discard: { clause: '15.1.5.1', to: discardPile, carryOut: (g, row) => g.propose(discard, row) },
  events,
  readings,
  layers: {
    classes: layers.words,
    names: layers.general,
    types: layers.words,
    abilities: layers.general,
    numbers: (_change, of) => (of === level ? layers.level : of === power ? layers.power : layers.general),
  },
  targetable: beChosen,
  rules,
  own: ownNodes,
  leastPart,
  modesOnPlay: true,
  variable: (g, player, source) => [0, mostX(g, player, source)],
}
