import { type Game, NONE, type Player, R, VERB, opponent, required, ties } from '@fudaba/kernel'
import { ask, book, change, procedure, rule, step } from './book.ts'
import { def, isUnit, organisationsOf, shareOrganisation, str } from './characteristics.ts'
import { moments } from './moments.ts'
import { priority } from './priority.ts'
import { STEP, initiative, isReady, isStunned, primary, scopes, stepIs, stepOf, support } from './state.ts'
import { action, emptyPools, loseBond, ready, stun } from './verbs.ts'
import { attack, attackAt, counter, may, overkill } from './verdicts.ts'
import { organisations } from './words.ts'
import { field } from './zones.ts'

/** 戦闘フェイズの処理 (800). */

/** From a unit that was chosen to attack to its target; NONE with value 1 is the player. */
export const declared = book.relation('declared')
/** 攻撃UNIT: the same once the battle is on (804.5). */
export const attacking = book.relation('attacking')
/** 応戦UNIT (804.6). */
export const countering = book.relation('countering')
/** The battle began as a scrum, and stays one (804.5b). */
const scrumIs = book.variable('scrum')

const AT_PLAYER = 1
const SELECTION = { player: 0 } as const

const enemy = (g: Game): Player => opponent(primary(g))
const units = (g: Game, player: Player): number[] => g.objects(field, player).filter((row) => isUnit(g, row))
const rowsOf = (g: Game, relation: typeof declared): number[] =>
  g.relations(relation).map((r) => g.relation(r, R.a))
const clear = change('endRelations', (g, kind) => {
  for (const r of g.relations(book.relations[kind])) ties.unrelate(g, r)
})

// ── 803. 攻撃対象選択ステップ ──────────────────────────────────────────────────────────────────────────────────────

const readyToAttack = rule(
  '803.3a-1',
  (g: Game, row: number) => isReady(g, row) && !isStunned(g, row),
  () => true,
)
const notForbidden = rule(
  '803.3a-2',
  (g: Game, row: number) => may(g, attack, row),
  () => true,
)
const mayAttack = (g: Game, row: number): boolean => readyToAttack(g, row) && notForbidden(g, row)

const targetNotStunned = rule(
  '803.5a-1',
  (g: Game, row: number) => !isStunned(g, row),
  () => true,
)
const targetNotForbidden = rule(
  '803.5a-2',
  (g: Game, row: number, attackers: readonly number[]) => attackers.every((a) => may(g, attackAt, a, row)),
  () => true,
)
/** Units that these may attack together. */
const targets = (g: Game, attackers: readonly number[]): number[] =>
  units(g, enemy(g)).filter((row) => targetNotStunned(g, row) && targetNotForbidden(g, row, attackers))

/** 可能な限り(対象)に攻撃する (1326.2). */
const demanded = rule(
  '1326.2',
  (g: Game, rows: number[], attackers: readonly number[]): number[] => {
    const wanted = rows.filter((row) => attackers.some((a) => required(g, attackAt, a, row)))
    return wanted.length > 0 ? wanted : rows
  },
  (_g: Game, rows: number[]): number[] => rows,
)

/** 攻撃の正当性 (803.6): whether this unit may go on attacking what was chosen. */
const legality: readonly ((g: Game, row: number, target: number, attackers: readonly number[]) => boolean)[] =
  [
    rule(
      '803.6a',
      (g: Game, row: number) => isUnit(g, row),
      () => true,
    ),
    rule(
      '803.6b',
      (g: Game, row: number) => isReady(g, row),
      () => true,
    ),
    rule(
      '803.6c',
      (g: Game, row: number) => may(g, attack, row),
      () => true,
    ),
    rule(
      '803.6d',
      (g: Game, row: number, _target: number, all: readonly number[]) =>
        all.every((a) => a === row || shareOrganisation(g, a, row)),
      () => true,
    ),
    rule(
      '803.6e',
      (g: Game, row: number, target: number) => may(g, attackAt, row, target),
      () => true,
    ),
    rule(
      '803.6f',
      (g: Game, _row: number, target: number) => target === NONE || isUnit(g, target),
      () => true,
    ),
    rule(
      '803.6g',
      (g: Game, _row: number, target: number) => target === NONE || !isStunned(g, target),
      () => true,
    ),
    rule(
      '803.6h',
      (g: Game, _row: number, target: number, all: readonly number[]) =>
        target !== NONE || targets(g, all).length === 0,
      () => true,
    ),
  ]

const targetOf = (g: Game, relation: typeof declared): number => {
  const [first] = g.relations(relation)
  return first === undefined ? NONE : g.relation(first, R.b)
}
const isLegal = (g: Game, row: number): boolean =>
  legality.every((test) => test(g, row, targetOf(g, declared), rowsOf(g, declared)))

const organisationLists = (g: Game, rows: readonly number[]): (number[] | 'all')[] =>
  rows.map((row) => {
    const set = g.value(organisationsOf, row)
    return organisations.hasAll(set) ? 'all' : organisations.own(set)
  })
const scrumShares = rule(
  '803.3b',
  () => true,
  () => false,
)

/** 戦闘解決ステップ is called at the end, so that it can come back here (804.2 → 803.3). Hands back 0 for a pass. */
export const attackSelection = procedure('attackSelection', 1, [
  step('803.1', (g) => {
    g.variable(stepIs, STEP.selection)
    g.propose(moments.selectionStepStart, primary(g))
  }),
  step('803.2', (g) => g.call(priority.procedure)),
  ask('803.3', {
    offer(g, d) {
      g.clause = book.switches.number('803.3')
      const from = units(g, primary(g)).filter((row) => mayAttack(g, row))
      d.choose(primary(g), 'battle.attackers', from, 0, from.length)
      if (from.length > 1 && scrumShares())
        d.with({ kind: 'shared', values: organisationLists(g, from), from: 2 })
    },
    take(g, answer) {
      g.propose(clear, declared.id)
      for (const row of answer.values) g.propose(book.verbs[VERB.relate], declared.id, row, NONE, AT_PLAYER)
      if (answer.values.length === 0) g.goto('803.4')
      else g.goto('803.5')
    },
  }),
  step('803.4', (g) => {
    g.variable(stepIs, STEP.none)
    g.propose(emptyPools)
    g.done(0)
  }),
  ask('803.5', {
    offer(g, d) {
      const attackers = rowsOf(g, declared)
      const rows = demanded(g, targets(g, attackers), attackers)
      // Nobody to attack: the player is attacked instead (803.5b).
      if (rows.length > 0) d.choose(primary(g), 'battle.target', rows, 1, 1)
    },
    take(g, answer) {
      const attackers = rowsOf(g, declared)
      g.propose(clear, declared.id)
      for (const row of attackers) g.propose(book.verbs[VERB.relate], declared.id, row, answer.value)
    },
  }),
  step('803.6', (g) => {
    if (!rowsOf(g, declared).every((row) => isLegal(g, row))) g.goto('803.3')
  }),
  step('803.7', (g) => g.call(priority.procedure)),
  step('804', (g) => g.call(battleResolution), 'resolution'),
  step('804.14', (g) => g.done(1)),
])

// ── 804. 戦闘解決ステップ ─────────────────────────────────────────────────────────────────────────────────────────

const COUNTER_TARGETS = 0
const STUN_TARGET = 1
const OVERKILL = 2
const STUN_ATTACKERS = 3

const attackers = (g: Game): number[] =>
  rowsOf(g, attacking).filter((row) => g.inZone(row, field) && !isStunned(g, row) && isUnit(g, row))
const counterer = (g: Game): number =>
  rowsOf(g, countering).find((row) => g.inZone(row, field) && !isStunned(g, row) && isUnit(g, row)) ?? NONE
const atPlayer = (g: Game): boolean =>
  g.relations(attacking).some((r) => g.relation(r, R.value) === AT_PLAYER)
const total = (g: Game): number => attackers(g).reduce((sum, row) => sum + g.value(str, row), 0)
const overkills = (g: Game, row: number): boolean => may(g, overkill, row)
/** サポート: no overkill on a unit that has it (1309.1a). */
const supported = rule(
  '1309.1a',
  (g: Game, row: number) => g.object(row, support) === 1,
  () => false,
)

/** Units that left, were stunned or are no units any more are out of the battle (804.7). */
const dropOut = change('dropOut', (g) => {
  for (const relation of [attacking, countering])
    for (const r of g.relations(relation)) {
      const row = g.relation(r, R.a)
      if (!g.same(row, g.relation(r, R.aId)) || isStunned(g, row) || !isUnit(g, row)) ties.unrelate(g, r)
    }
})

const backToSelection = (g: Game): void => g.returnTo('803.3')

export const battleResolution = procedure('battleResolution', 4, [
  step('804.1', (g) => {
    g.variable(stepIs, STEP.resolution)
    const legal = rowsOf(g, declared).filter((row) => isLegal(g, row))
    const target = targetOf(g, declared)
    g.propose(clear, declared.id)
    for (const row of legal)
      g.propose(book.verbs[VERB.relate], declared.id, row, target, target === NONE ? AT_PLAYER : 0)
  }),
  step('804.2', (g) => {
    if (rowsOf(g, declared).length === 0) backToSelection(g)
  }),
  step('804.4', (g) => {
    for (const row of rowsOf(g, declared)) g.propose(action, row)
  }),
  step('804.5', (g) => {
    const rows = rowsOf(g, declared)
    const target = targetOf(g, declared)
    g.variable(scrumIs, rows.length > 1 ? 1 : 0)
    for (const row of rows)
      g.propose(book.verbs[VERB.relate], attacking.id, row, target, target === NONE ? AT_PLAYER : 0)
    g.propose(book.verbs[VERB.beginScope], scopes.battle.id)
  }),
  step('804.6', (g) => {
    const target = targetOf(g, declared)
    if (target !== NONE) g.propose(book.verbs[VERB.relate], countering.id, target, NONE)
    g.propose(clear, declared.id)
  }),
  step('804.8', (g) => {
    const scrum = g.get(scrumIs) === 1
    for (const row of attackers(g)) {
      g.propose(moments.attacked, row)
      if (scrum) g.propose(moments.scrumAttacked, row)
    }
    const target = counterer(g)
    if (target === NONE) return
    g.propose(moments.wasAttacked, target)
    if (scrum) g.propose(moments.wasScrumAttacked, target)
  }),
  step('804.9', (g) => g.call(priority.procedure)),
  step('804.7', (g) => g.propose(dropOut)),
  step('804.10', (g) => {
    const target = counterer(g) !== NONE || atPlayer(g)
    if (attackers(g).length > 0 && target) return
    for (const row of attackers(g)) g.propose(ready, row)
    g.propose(clear, attacking.id)
    g.propose(clear, countering.id)
    g.propose(book.verbs[VERB.endScope], scopes.battle.id)
    backToSelection(g)
  }),
  ask('804.11a-1', {
    offer(g, d) {
      const target = counterer(g)
      if (target === NONE) return
      const from = attackers(g).filter((row) => may(g, counter, target, row))
      d.choose(g.controller(target), 'battle.counter', from, 1, 1).about(target)
    },
    take: (g, answer) => g.setList(COUNTER_TARGETS, answer.values),
  }),
  step('804.11a-2', (g) => {
    const target = counterer(g)
    if (target !== NONE && total(g) >= g.value(def, target)) g.setLocal(STUN_TARGET, target + 1)
  }),
  step('804.11a-3', (g) => {
    const target = counterer(g)
    const [row] = attackers(g)
    if (target === NONE || g.get(scrumIs) === 1 || supported(g, target) || !overkills(g, row)) return
    g.setLocal(OVERKILL, Math.max(0, g.value(str, row) - g.value(def, target)))
  }),
  step('804.11a-4', (g) => {
    const target = counterer(g)
    if (target === NONE) return
    g.setList(
      STUN_ATTACKERS,
      g.list(COUNTER_TARGETS).filter((row) => g.value(str, target) >= g.value(def, row)),
    )
  }),
  step('804.11b', (g) => {
    if (!atPlayer(g)) return
    for (const row of attackers(g)) if (overkills(g, row)) g.propose(loseBond, enemy(g), g.value(str, row))
  }),
  step('804.11', (g) => {
    if (g.local(STUN_TARGET) > 0) g.propose(stun, g.local(STUN_TARGET) - 1)
    if (g.local(OVERKILL) > 0) g.propose(loseBond, enemy(g), g.local(OVERKILL))
    for (const row of g.list(STUN_ATTACKERS)) g.propose(stun, row)
  }),
  step('804.12', (g) => g.call(priority.procedure)),
  step('804.13a', (g) => g.propose(book.verbs[VERB.endScope], scopes.battle.id)),
  step('804.13b', (g) => g.propose(clear, attacking.id)),
  step('804.13c', (g) => g.propose(clear, countering.id)),
  step('804.13', (g) => {
    g.variable(stepIs, STEP.none)
    g.propose(emptyPools)
  }),
])

// ── 802. 戦闘フェイズ ─────────────────────────────────────────────────────────────────────────────────────────────

const WHO = SELECTION.player
const PASSES = 1

export const battlePhase = procedure('battlePhase', 2, [
  step('802.1', (g) => g.propose(moments.battlePhaseStart, initiative(g))),
  step('802.2', (g) => g.call(priority.procedure)),
  step('802.3', (g) => g.setLocal(WHO, initiative(g))),
  step(
    '802.3a',
    (g) => {
      g.variable(stepOf, g.local(WHO) + 1)
      g.call(attackSelection)
    },
    'sub-step',
  ),
  step('803.4b', (g) => {
    g.setLocal(PASSES, g.result === 0 ? g.local(PASSES) + 1 : 0)
    if (g.local(PASSES) === 2) g.goto('802.4')
  }),
  step('803.4a', (g) => {
    g.setLocal(WHO, opponent(g.local(WHO) as Player))
    g.goto('sub-step')
  }),
  step('802.4', (g) => {
    g.variable(stepOf, 0)
    g.propose(moments.battlePhaseEnd, initiative(g))
  }),
  step('802.5', (g) => g.call(priority.procedure)),
])
