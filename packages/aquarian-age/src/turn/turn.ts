import { type Game, NONE, PLAYERS, type Player, Var, offerActions, opponent } from '@fudaba/kernel/rules'
import { attackOwner } from '../battle/attack.ts'
import { ask, fact, procedure, rule, step, direct } from '../book.ts'
import { chain, mainActions } from './chain.ts'
import { face, hasSkill, skillTotal } from '../board/characteristics.ts'
import { configOf } from '../board/config.ts'
import { declare, kinds } from '../changes/declarations.ts'
import { ruleTiming } from '../changes/timings.ts'
import { discard, drawCard } from '../changes/moving.ts'
import { answered, closes, opens } from './phases.ts'
import { powerPhase } from './powerPhase.ts'
import { declareChecks } from './phaseDeclarations.ts'
import { durationOf } from '../text/printedText.ts'
import { beginTurn, phases, setPhase, turnEnds, turnPlayer, turnScope } from '../board/state.ts'
import { factions } from '../board/words.ts'
import { activeOf, factionArea, hand, lasting } from '../board/zones.ts'

/** ターンの進行 (1.4 of the base rules). */

/** ドロー: one and the skills of controlled characters (base.1.4.2), never less than none (base.1.4.3). */
const bySkill = rule(
  'base.1.7.1',
  (g: Game, player: Player): number => skillTotal(g, player, 'draw'),
  () => 0,
)
direct('base.1.4.3')
const atLeastNone = (n: number): number => Math.max(0, n)
const firstDraws = fact('base.1.8.1', true, false)
const drawPhase = procedure('drawPhase', 0, [
  ...opens('draw'),
  step('base.1.4.2', (g) => {
    if (g.get(Var.turn) === 1 && (!configOf(g).firstTurnDraw || !firstDraws())) return
    const n = atLeastNone(1 + bySkill(g, turnPlayer(g)))
    for (let i = 0; i < n; i++) g.propose(drawCard, turnPlayer(g))
  }),
  step('base.1.1.7', (g) => ruleTiming.value.call(g)),
  ...closes,
])

/** ▼アグレッシブ (base.1.7.3). */
const attacksItsOwner = rule(
  'base.1.7.3',
  (g: Game, row: number): boolean => hasSkill(g, row, 'aggressive'),
  () => false,
)

/** That nobody attacks is told, and not declared: it cannot be answered (21-3b). */
const isNoDeclaration = fact('21-3b', true, false)

/** Who of this faction attacks the turn player, or NONE. */
const attackerFrom = (g: Game, faction: number): number => {
  const active = activeOf(g, turnPlayer(g), faction)
  return active !== NONE && attacksItsOwner(g, active) ? active : NONE
}
/** The first faction from this one on that somebody attacks from, or the last of all. */
const nextToAttack = (g: Game, from: number): number => {
  if (g.count(factionArea, turnPlayer(g)) === 0) return factions.length - 1
  let faction = from
  while (faction < factions.length - 1 && attackerFrom(g, faction) === NONE) faction++
  return faction
}

const FACTION = 0
const FACTION_PHASE = phases.indexOf('faction')
/** 勢力フェイズ: every faction in its order, even an empty one (17-8-a). */
const factionPhase = procedure('factionPhase', 1, [
  // Nobody answers its start (17-8).
  step('17-8', (g) => setPhase(g, FACTION_PHASE), 'begin'),
  step(
    '17-8-a',
    (g) => {
      const from = g.local(FACTION)
      // Checks between which nobody attacks are made one after another.
      g.setLocal(FACTION, from + declareChecks(g, nextToAttack(g, from) - from + 1) - 1)
    },
    'check',
  ),
  answered('checked', '17-8-a'),
  step(
    '3-9',
    (g) => {
      const attacker = attackerFrom(g, g.local(FACTION))
      if (attacker !== NONE) return g.call(attackOwner, attacker)
      if (isNoDeclaration()) g.goto('next')
      else g.propose(declare, kinds.factionCheck, turnPlayer(g), NONE, NONE)
    },
    'aggressive',
  ),
  answered('attacked', '3-9'),
  step(
    'base.1.2.2',
    (g) => {
      g.setLocal(FACTION, g.local(FACTION) + 1)
      if (g.local(FACTION) < factions.length) g.goto('check')
    },
    'next',
  ),
  ...closes,
])

/** メインフェイズ. */
const mainPhase = procedure('mainPhase', 0, [
  ...opens('main'),
  ask(
    'base.1.4.11',
    {
      offer(g, d) {
        d.act(turnPlayer(g), 'main.window', true)
        offerActions(g, d, turnPlayer(g), mainActions)
      },
      take(g, answer) {
        if (answer.passed) return
        g.goto('window')
        g.call(chain.procedure, turnPlayer(g), answer.source, answer.value)
      },
    },
    'window',
  ),
  ...closes,
])

/** 手札の上限 (base.1.4.10), changed by キャパシティ (base.1.7.11). */
const capacity = rule(
  'base.1.7.11',
  (g: Game, player: Player): number => skillTotal(g, player, 'capacity'),
  () => 0,
)
/** Nothing on the field is discarded at will (1-4). */
direct('1-4')
const discardable = (g: Game, player: Player): number[] => g.objects(hand, player)
const discardPhase = procedure('discardPhase', 0, [
  ...opens('discard'),
  ask('base.1.4.10', {
    offer(g, d) {
      const player = turnPlayer(g)
      const cards = discardable(g, player)
      const over = g.count(hand, player) - Math.max(0, configOf(g).handLimit + capacity(g, player))
      if (over > 0) d.choose(player, 'discard.hand', cards, over, over)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(discard, row, 0)
    },
  }),
  ...closes,
])

const inOrder = [drawPhase, factionPhase, mainPhase, powerPhase, discardPhase]
direct('base.1.4.1')
const order = () => inOrder

const PHASE = 0

/** One turn after another; the local is the number of the phase that comes next. */
export const turns = procedure('turns', 1, [
  step(
    '21-3a',
    (g) => {
      const phase = g.local(PHASE)
      if (phase === inOrder.length) return
      g.setLocal(PHASE, phase + 1)
      g.goto('phase')
      g.call(order()[phase])
    },
    'phase',
  ),
  step(
    '21-3',
    (g) => {
      setPhase(g, NONE)
      for (const player of PLAYERS)
        for (const row of g.objects(lasting, player))
          if (durationOf(g.book, face(g, row)) === 'turn') g.propose(discard, row, 0, g.id(row))
    },
    'cards of this turn',
  ),
  // End of turn is after the discard phase (17-6).
  step('17-6', (g) => g.propose(turnEnds, turnPlayer(g)), 'end of the turn'),
  step('17-6', (g) => ruleTiming.value.call(g), 'what waits for it'),
  step('21-3', (g) => turnScope(g, 'ends'), 'the turn is over'),
  step(
    '21-3a',
    (g) => {
      g.setLocal(PHASE, 0)
      g.propose(beginTurn, opponent(turnPlayer(g)))
      turnScope(g, 'begins')
      g.goto('phase')
    },
    'next turn',
  ),
])

export const phaseProcedures = { drawPhase, factionPhase, mainPhase, powerPhase, discardPhase }
