import { type Game, NONE, type Player, V, offerActions, opponent } from '@fudaba/kernel'
import { attackOwner } from './attack.ts'
import { ask, change, fact, procedure, rule, step } from './book.ts'
import { chain, mainActions } from './chain.ts'
import { hasSkill, mind, skillTotal } from './characters.ts'
import { configOf } from './config.ts'
import { declare, kinds } from './declarations.ts'
import { discard, drawCard, powerOf, setPower, takeControl } from './moving.ts'
import { type Phase, beginTurn, drewNothing, phaseIs, phases, turnPlayer } from './state.ts'
import { check } from './win.ts'
import { factions } from './words.ts'
import { activeCharacters, activeOf, controlled, deck, hand } from './zones.ts'

/** ターンの進行 (1.4 of the base rules). */

/** フェイズの開始と終了 are declarations (21-3a). */
const say = (g: Game, kind: number): void => g.propose(declare, kind, turnPlayer(g), NONE, NONE)
const opens = (phase: Phase) =>
  step(
    '21-3a',
    (g) => {
      g.variable(phaseIs, phases.indexOf(phase) + 1)
      say(g, kinds.phase)
    },
    'begin',
  )
const answered = (label: string) =>
  step('21-3a', (g) => g.call(chain.procedure, turnPlayer(g), NONE, NONE), label)
const closes = step('21-3a', (g) => say(g, kinds.phase), 'end')

/** ドロー: one and the skills of controlled characters (base.1.4.2), never less than none (base.1.4.3). */
const bySkill = rule(
  'base.1.7.1',
  (g: Game, player: Player): number => skillTotal(g, player, 'draw'),
  () => 0,
)
const atLeastNone = rule(
  'base.1.4.3',
  (n: number): number => Math.max(0, n),
  (n: number): number => Math.abs(n),
)
const firstDraws = fact('base.1.8.1', true, false)
const drawPhase = procedure('drawPhase', 0, [
  opens('draw'),
  answered('begun'),
  step('base.1.4.2', (g) => {
    if (g.get(V.turn) === 1 && (!configOf(g).firstTurnDraw || !firstDraws())) return
    const n = atLeastNone(1 + bySkill(g, turnPlayer(g)))
    for (let i = 0; i < n; i++) g.propose(drawCard, turnPlayer(g))
  }),
  step('base.1.1.7', (g) => g.call(check)),
  closes,
  answered('ended'),
])

/** ▼アグレッシブ (base.1.7.3). */
const attacksItsOwner = rule(
  'base.1.7.3',
  (g: Game, row: number): boolean => hasSkill(g, row, 'aggressive'),
  () => false,
)

const FACTION = 0
/** 勢力フェイズ: every faction in its order, even an empty one (17-8-a). */
const factionPhase = procedure('factionPhase', 1, [
  // Nobody answers its start (17-8).
  step('17-8', (g) => g.variable(phaseIs, phases.indexOf('faction') + 1), 'begin'),
  step('17-8-a', (g) => say(g, kinds.factionCheck), 'check'),
  step('17-8-a', (g) => g.call(chain.procedure, turnPlayer(g), NONE, NONE), 'checked'),
  step(
    '3-9',
    (g) => {
      const active = activeOf(g, turnPlayer(g), g.local(FACTION))
      if (active === NONE || !attacksItsOwner(g, active)) return g.goto('next')
      g.call(attackOwner, active)
    },
    'aggressive',
  ),
  step('3-9', (g) => g.call(chain.procedure, turnPlayer(g), NONE, NONE), 'attacked'),
  step(
    'base.1.2.2',
    (g) => {
      g.setLocal(FACTION, g.local(FACTION) + 1)
      if (g.local(FACTION) < factions.length) g.goto('check')
    },
    'next',
  ),
  closes,
  answered('ended'),
])

/** メインフェイズ. */
const mainPhase = procedure('mainPhase', 0, [
  opens('main'),
  answered('begun'),
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
  closes,
  answered('ended'),
])

// ── power cards ────────────────────────────────────────────────────────────────────────────────────────────────

/** Controlled and active characters (base.1.4.6) with less power than mind (base.1.4.7). */
const limitOf = rule(
  'base.1.4.7',
  (g: Game, row: number): number => g.value(mind, row),
  () => Infinity,
)
const alsoActive = fact('base.1.4.6', true, false)
const withRoom = (g: Game, player: Player): number[] =>
  [...g.objects(controlled, player), ...(alsoActive() ? activeCharacters(g, player) : [])].filter(
    (row) => powerOf(g, row).length < limitOf(g, row),
  )

const CHARGE = 0
const CARD = 1
/** チャージ is counted at the start of the phase (6-3). */
const charge = rule(
  'base.1.7.2',
  (g: Game, player: Player): number => Math.max(0, skillTotal(g, player, 'charge')),
  () => 0,
)
const countedEarly = fact('6-3', true, false)

/** The top of the deck as power: a draw, which an empty deck cannot give (12-3). */
const chargePower = change('chargePower', (g, character) => {
  const player = g.controller(character)
  const top = g.top(deck, player)
  if (top >= 0) return setPower.apply(g, top, character, 0, 0, 0)
  if (countsAsDraw()) g.setCounter(drewNothing, player, 1)
})
const countsAsDraw = fact('12-3', true, false)

/** An active character whose power has reached its mind (base.1.4.9). */
const won = (g: Game, player: Player): number[] =>
  activeCharacters(g, player).filter((row) => powerOf(g, row).length === g.value(mind, row))

const powerPhase = procedure('powerPhase', 2, [
  opens('power'),
  answered('begun'),
  step('6-3', (g) => g.setLocal(CHARGE, countedEarly() ? charge(g, turnPlayer(g)) : 0)),
  ask(
    'base.1.4.5',
    {
      offer(g, d) {
        g.setLocal(CARD, NONE)
        if (withRoom(g, turnPlayer(g)).length === 0) return
        d.choose(turnPlayer(g), 'power.card', g.objects(hand, turnPlayer(g)), 0, 1)
      },
      take: (g, answer) => g.setLocal(CARD, answer.values[0] ?? NONE),
    },
    'card',
  ),
  ask(
    'base.1.4.5',
    {
      offer(g, d) {
        if (g.local(CARD) === NONE) return
        d.choose(turnPlayer(g), 'power.character', withRoom(g, turnPlayer(g)), 1, 1)
        d.source = g.local(CARD)
      },
      take(g, answer) {
        g.propose(setPower, g.local(CARD), answer.value)
        g.setLocal(CARD, NONE)
        g.goto('card')
      },
    },
    'character',
  ),
  ask(
    'base.1.4.8',
    {
      offer(g, d) {
        if (g.local(CHARGE) > 0) d.choose(turnPlayer(g), 'power.charge', withRoom(g, turnPlayer(g)), 0, 1)
      },
      take(g, answer) {
        if (answer.values.length === 0) return
        g.propose(chargePower, answer.values[0])
        g.setLocal(CHARGE, g.local(CHARGE) - 1)
        g.goto('charge')
      },
    },
    'charge',
  ),
  step('base.1.4.9', (g) => {
    for (const row of won(g, turnPlayer(g))) g.propose(takeControl, row, turnPlayer(g))
  }),
  step('base.1.1.7', (g) => g.call(check), 'check'),
  closes,
  answered('ended'),
])

/** 手札の上限 (base.1.4.10), changed by キャパシティ (base.1.7.11). */
const capacity = rule(
  'base.1.7.11',
  (g: Game, player: Player): number => skillTotal(g, player, 'capacity'),
  () => 0,
)
const discardPhase = procedure('discardPhase', 0, [
  opens('discard'),
  answered('begun'),
  ask('base.1.4.10', {
    offer(g, d) {
      const player = turnPlayer(g)
      const cards = g.objects(hand, player)
      const over = cards.length - Math.max(0, configOf(g).handLimit + capacity(g, player))
      if (over > 0) d.choose(player, 'discard.hand', cards, over, over)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(discard, row, 0)
    },
  }),
  closes,
  answered('ended'),
])

const inOrder = [drawPhase, factionPhase, mainPhase, powerPhase, discardPhase]
const order = rule(
  'base.1.4.1',
  () => inOrder,
  () => [factionPhase, drawPhase, mainPhase, powerPhase, discardPhase],
)

const PHASE = 0

/** One turn after another; the local is the number of the phase. */
export const turns = procedure('turns', 1, [
  step('21-3a', (g) => g.call(order()[g.local(PHASE)]), 'phase'),
  step(
    '21-3a',
    (g) => {
      g.setLocal(PHASE, g.local(PHASE) + 1)
      if (g.local(PHASE) < inOrder.length) g.goto('phase')
    },
    'next phase',
  ),
  step('17-6', (g) => g.variable(phaseIs, 0), 'end of the turn'),
  step(
    '21-3a',
    (g) => {
      g.setLocal(PHASE, 0)
      g.propose(beginTurn, opponent(turnPlayer(g)))
      g.goto('phase')
    },
    'next turn',
  ),
])

export const phaseProcedures = { drawPhase, factionPhase, mainPhase, powerPhase, discardPhase }
