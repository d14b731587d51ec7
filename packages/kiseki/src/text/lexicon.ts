import { type Characteristic, type Game, NONE, type Player } from '@fudaba/kernel/rules'
import type { Lexicon, RelationWord } from '@fudaba/kernel/text'
import type { KisekiClause } from '../../rulebook/index.ts'
import { STATUS, battleStatus } from '../board/battleMarks.ts'
import { isAlone } from '../battle/alone.ts'
import { fact, rule } from '../book.ts'
import { cp, def, ep, layers, level, str } from '../board/characteristics.ts'
import { opponentsOf } from '../battle/fightingUnits.ts'
import { iconCrafts } from './iconCrafts/index.ts'
import { events } from './lexicon/events.ts'
import * as objects from './lexicon/objects.ts'
import { readings } from './lexicon/readings.ts'
import { durations, momentWords, periods } from './lexicon/times.ts'
import * as verbs from './lexicon/verbs.ts'
import { nodeClauses, ownNodes } from './ownNodes.ts'
import { cost } from '../changes/cost.ts'
import { faces } from '../board/pseudoCards.ts'
import { bond, primary } from '../board/state.ts'
import { textRules } from './textRules.ts'
import { isValid } from '../changes/validity.ts'
import '../changes/timestamps.ts'
import { targeting } from '../changes/verdicts.ts'
import { deck, field } from '../board/zones.ts'

/** What the words of card texts mean in this game: every entry is found by the id that stands in a tree. */

/** Which number of a printed card a characteristic is. */
const printedNumber = new Map<Characteristic, 'str' | 'def' | 'cp' | 'ep' | 'level'>([
  [str, 'str'],
  [def, 'def'],
  [cp, 'cp'],
  [ep, 'ep'],
  [level, 'level'],
])
/** A number that the card did not have is added before numbers are changed (1215.1e). */
const isFresh = rule(
  '1215.1e',
  (g: Game, of: Characteristic, row: number): boolean => {
    const name = printedNumber.get(of)
    return name !== undefined && faces(g, row).every((card) => card[name] === undefined)
  },
  () => false,
)

/** A number that is chosen is a whole one from zero up (104.5). */
const leastNumber = fact('104.5', 0, -99)

/** 戦闘中, 攻撃中, 応戦中: with somebody, or with anybody. */
const inBattle = (status: keyof typeof STATUS, also?: (g: Game) => boolean): RelationWord<KisekiClause> => {
  const bit = STATUS[status]
  return {
    plain: also === undefined,
    holds: (g, row, other) =>
      (g.object(row, battleStatus) & bit) !== 0 &&
      also?.(g) !== false &&
      (other === NONE || opponentsOf(g, row).includes(other)),
  }
}

export const lexicon: Lexicon<KisekiClause> = {
  clauses: {
    effect: '1205.1c-2',
    choice: '1312.1',
    onPlay: '1204.2d',
    variables: '1204.2c',
    divide: '1204.2e',
    recheck: '1205.1a',
    cost: '1204.2f-4',
    openTargets: '1204.2d-4',
    mayFail: '1312.2',
    mayFailSeen: '502.2b',
    peek: '1312.2',
    possessed: '1332.4',
    triggers: '1211.3',
    states: '1211.9',
    field: '506.5',
    counted: '506.5a',
    endless: '1215.8',
    past: '1215.9',
    met: '1215.6',
    arrival: '1215.10',
    arrivalBegun: '1215.4',
    sets: '1215.5',
    abilities: {
      activated: '1210.2',
      triggered: '1211.1',
      continuous: '1212.1',
      characteristic: '1212.2',
      replacement: '1216.1',
      instruction: '1205.1c-2',
    },
  },
  rules: textRules,
  nodes: { ...nodeClauses, delayed: '1211.8', reveal: '1311.1', replace: '1216.1' },
  field: [field],
  works: () => [field],
  valid: isValid,
  turnPlayer: primary,
  zones: objects.zoneWords,
  nouns: objects.nouns,
  types: objects.types,
  states: objects.states,
  positions: objects.positions,
  classes: objects.classes,
  names: objects.names,
  characteristics: objects.characteristics,
  keywords: iconCrafts,
  relations: {
    fighting: inBattle('inBattle'),
    attacking: inBattle('attacking'),
    'attacking-alone': inBattle('attacking', isAlone),
    scrumming: inBattle('scrum'),
    countering: inBattle('countering'),
  },
  causes: [{ procedure: cost.procedure, kind: 'cost', player: 0, source: 1 }],
  means: {
    // As that player's cost (1222.5a), by that player's effect (1222.6).
    cost: { kinds: ['cost'], clause: '1222.5a' },
    effect: { kinds: ['effect'], clause: '1222.6' },
    craft: { kinds: ['effect'] },
  },
  periods,
  durations,
  moments: momentWords,
  places: objects.places,
  existence: objects.existence,
  resources: verbs.resources,
  moves: verbs.moves,
  turns: verbs.turns,
  flips: verbs.flips,
  acts: verbs.acts,
  counts: verbs.counts,
  draw: verbs.drawing,
  discard: verbs.discarding,
  search: { clause: '1312.3', reveals: true },
  events,
  readings,
  layers: {
    classes: layers.gainOrganisation,
    names: layers.words,
    types: layers.words,
    abilities: layers.gainAbility,
    losses: layers.words,
    numbers: layers.numbers,
    fresh: { layer: layers.newNumbers, isFresh },
  },
  variable: (g, who) => [leastNumber(), g.count(deck, who as Player) + g.counter(bond, who as Player)],
  targetable: targeting,
  own: ownNodes,
}
