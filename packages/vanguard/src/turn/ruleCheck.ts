import {
  type CheckRow,
  Frame,
  type Game,
  NONE,
  PLAYERS,
  type Player,
  Pending,
  Var,
  anyPending,
  atom,
  dropPending,
  checkTiming as kernelCheckTiming,
  opponent,
  pendingValue,
  ruleChecks,
  memoByTables,
} from '@fudaba/kernel/rules'
import type { VanguardClause } from '../../rulebook/index.ts'
import { book, change, fact, procedure, rule, step, direct } from '../book.ts'
import { checks } from '../changes/checks.ts'
import { defeats, reasonOf, withoutVanguard } from './defeat.ts'
import { crowded, duplicates } from './duplicates.ts'
import { carryOutIcon, clanIsThere } from '../changes/icons.ts'
import { watchForLoops, withLoops } from './loops.ts'
import { moments } from '../changes/moments.ts'
import { retireByRule, ride, toDamage, turnUp } from '../changes/moving.ts'
import { resolvesAlone } from '../text/harmony.ts'
import { give, givers, lacksGiver } from '../changes/strideVerb.ts'
import { texts } from '../play/texts.ts'
import { inPhase, turnFighter, vanguardDamage } from '../board/state.ts'
import { isUsable } from '../play/unusable.ts'
import { guardians, vanguardOf } from '../board/units.ts'
import { SEVERAL, boardWritten, guardianCircle, soul, taken, trigger } from '../board/zones.ts'

/** ルール処理 (第9章), at a check timing (8.4.1). */

const PLAYER = 0
const CARD = 1
const lessDamage = change('lessDamage', (g, who, n) => atom.count(g, who as Player, vanguardDamage, -n))
/** One point at a time (9.6.2). */
direct('9.6.2')
const points = (_g: Game, _player: Player): number => 1

/** ダメージ処理 (9.6): (fighter), one point after another. */
export const processDamage = procedure('processDamage', 2, [
  step(
    '9.1.1',
    (g) => g.propose(lessDamage, g.local(PLAYER), points(g, g.local(PLAYER) as Player)),
    'a point',
  ),
  step('9.6.3', (g) => g.propose(turnUp, g.local(PLAYER))),
  step('9.6.4', (g) => {
    const card = g.top(trigger, g.local(PLAYER) as Player)
    g.setLocal(CARD, card)
    if (card !== NONE) g.propose(moments.damageChecked, card)
  }),
  step('9.6.5', (g) => {
    const [player, card] = [g.local(PLAYER) as Player, g.local(CARD)]
    if (card !== NONE && clanIsThere(g, player, card)) g.call(carryOutIcon, player, card)
  }),
  step('9.6.6', (g) => {
    if (g.local(CARD) !== NONE && g.inZone(g.local(CARD), trigger)) g.propose(toDamage, g.local(CARD))
  }),
  step('9.6.7', (g) => {
    if (g.counter(vanguardDamage, g.local(PLAYER) as Player) > 0) g.goto('a point')
  }),
])
/** Of both, the turn fighter's first (9.6.1.1). */
direct('9.6.1.1')
const first = (g: Game): Player[] => [turnFighter(g), opponent(turnFighter(g))]

/** Where both have to choose, the turn fighter does so first (1.3.4). */
const chooseInOrder = rule(
  '1.3.4',
  (g: Game): readonly Player[] => [turnFighter(g), opponent(turnFighter(g))],
  (g: Game): readonly Player[] => [opponent(turnFighter(g)), turnFighter(g)],
)
const NOBODY: readonly number[] = []
const guardiansMayStay = (g: Game): boolean =>
  inPhase(g, 'battle') || ((taken(g)[0] | taken(g)[1]) & (1 << guardianCircle())) === 0
const rows: readonly CheckRow<VanguardClause>[] = [
  defeats,
  ...duplicates,
  {
    clause: '9.4.1',
    find: (g) => (guardiansMayStay(g) ? NOBODY : PLAYERS.flatMap((player) => guardians(g, player))),
    apply: retireByRule,
  },
  {
    clause: '9.5.1',
    find: (g) =>
      withoutVanguard(g, 0) || withoutVanguard(g, 1)
        ? chooseInOrder(g).filter((player) => withoutVanguard(g, player) && g.count(soul, player) > 0)
        : NOBODY,
    choose(g, d, player) {
      d.choose(player as Player, 'check.vanguard', g.objects(soul, player as Player), 1, 1)
    },
    apply: (g, player, row) => g.propose(ride, row, player),
  },
  {
    // The heart that gave its name and power is gone: another one gives its own (10.27.5.2).
    clause: '10.27.5.2',
    find: (g) =>
      lacksGiver(g, vanguardOf(g, 0)) || lacksGiver(g, vanguardOf(g, 1))
        ? chooseInOrder(g).filter((player) => lacksGiver(g, vanguardOf(g, player)))
        : NOBODY,
    choose(g, d, player) {
      const vanguard = vanguardOf(g, player as Player)
      d.choose(player as Player, 'stride.heart', givers(g, vanguard), 1, 1)
      d.source = vanguard
    },
    apply: (g, player, row) => g.propose(give, vanguardOf(g, player as Player), row),
  },
  {
    clause: '9.6.1',
    find: (g) =>
      g.counter(vanguardDamage, 0) + g.counter(vanguardDamage, 1) === 0
        ? NOBODY
        : first(g).filter((player) => g.counter(vanguardDamage, player) > 0),
    call: processDamage,
  },
]
/** All rule actions together, again until none is left (8.4.1.1). */
const ruleActions = ruleChecks(book, {
  name: 'ruleActions',
  clause: '8.4.1.1',
  rows,
  // Several at once are carried out at once.
  together: fact('9.1.3', true, false),
})
/** At no other time, whatever may have been so in between (9.1.2). */
const onlyThen = fact('9.1.2', true, false)
book.afterBatch.push((g) => {
  if (onlyThen() || g.over || g.frame === NONE) return
  const running = g.tables.frames.data[g.frame + Frame.procedure]
  if (running !== ruleActions.id && running !== processDamage.id) g.call(ruleActions)
})
const numbers = rows.map(({ clause }) => book.switches.number(clause))
const isInOrder = (g: Game, player: Player): boolean =>
  g.counter(vanguardDamage, player) === 0 &&
  vanguardOf(g, player) !== NONE &&
  reasonOf(g, player) === NONE &&
  // Hearts lie under their vanguard.
  (taken(g)[player] >> SEVERAL === 0 || (crowded(g)[player] === 0 && !lacksGiver(g, vanguardOf(g, player))))
/** Cache: no row of the table is due by what lies on the board. Independent of the phase. */
const allInOrder = memoByTables(
  (g) => Math.max(boardWritten(g), g.tables.players.version),
  (g) => isInOrder(g, 0) && isInOrder(g, 1),
)
/** Whether one is to be carried out. */
export const ruleActionsWait = (g: Game): boolean => {
  if (allInOrder(g) && guardiansMayStay(g)) return false
  // One that is switched off is never carried out: nobody waits for it.
  for (let i = 0; i < rows.length; i++)
    if (book.switches.off[numbers[i]] === 0 && rows[i].find(g).length > 0) return true
  return false
}

/** One waiting ability, which has to be played (8.6.3.1); then it no longer waits (8.6.3): (fighter, place in the queue). */
const playWaiting = procedure('playWaiting', 2, [
  step('8.6.3', (g) => {
    const waiting = g.local(1)
    if (isPlayedAnyway(g, waiting) && resolvesAlone(g, waiting) && isUsable(g, waiting))
      texts.resolveTrigger(g, waiting)
    else dropPending(g, waiting)
  }),
])
/** It is played though its card has moved (8.6.8). */
const isPlayedAnyway = rule(
  '8.6.8',
  (_g: Game, _waiting: number): boolean => true,
  (g: Game, waiting: number): boolean =>
    g.same(pendingValue(g, waiting, Pending.source), pendingValue(g, waiting, Pending.sourceId)),
  '3.1.1.3',
)
/** チェックタイミング (8.4.1): rule actions, then one ability that waits, and again. */
const busyCheckTiming = kernelCheckTiming(book, {
  name: 'busyCheckTiming',
  clauses: { rules: '8.4.1.1', turnPlayer: '8.4.1.2', other: '8.4.1.3' },
  turnPlayer: turnFighter,
  ruleActions: withLoops(ruleActions),
  play: playWaiting,
  queued: true,
  compulsory: fact('8.6.3.1', true, false),
})
/**
 * The same with a shortcut where no rule action is due and nothing waits, as in nineteen of twenty: only the watch for
 * loops runs then, for there are loops in which nobody does anything.
 */
export const checkTiming = procedure('checkTiming', 0, [
  step('8.4.1.1', (g) => {
    if (anyPending(g) || ruleActionsWait(g)) return
    const { frame } = g
    watchForLoops(g)
    if (g.frame === frame) g.done()
  }),
  step('8.4.1.1', (g) => g.call(busyCheckTiming), 'something waits'),
  step('8.4.1.1', (g) => g.done(g.result), 'over'),
])
/** The same for a step that does nothing else, as most do: no procedure is called if nothing is to be done. */
export const checkNow = rule(
  '8.4.1.1',
  (g: Game): void => {
    if (anyPending(g) || ruleActionsWait(g)) return g.call(checkTiming)
    const { frame } = g
    watchForLoops(g)
    // What ends a loop comes first, then the step once more.
    if (g.frame === frame) g.variable(Var.result, 0)
    else g.store.set(g.tables.frames, frame + Frame.step, g.tables.frames.data[frame + Frame.step] - 1)
  },
  () => undefined,
)
checks.fill({ now: checkNow, timing: (g) => g.call(checkTiming), ruleActionsWait })

/** A condition triggers once each time it comes to hold (8.6.7.1). */
book.rearms('8.6.7.1', 'becomesTrue', () => false)
