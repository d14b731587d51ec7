import {
  type Game,
  NONE,
  PLAYERS,
  type Player,
  atom,
  finish,
  checkTiming as kernelCheckTiming,
  opponent,
  ruleChecks,
} from '@fudaba/kernel'
import { book, change, procedure, rule, step } from './book.ts'
import { carryOutIcon, clanIsThere } from './icons.ts'
import { moments } from './moments.ts'
import { retire, ride, toDamage, toSoul, turnUp } from './moving.ts'
import { texts } from './texts.ts'
import { inPhase, turnFighter, vanguardDamage } from './state.ts'
import { guardians, heartsOf, inLegion, isMate, isUnit, vanguardOf } from './units.ts'
import { damage, deck, onCircle, rearGuardCircles, soul, trigger, vanguardCircle } from './zones.ts'

/** ルール処理 (第9章), at a check timing (8.4.1). */

export const byDamage = book.ending('damage')
export const byDeck = book.ending('deck')
export const byVanguard = book.ending('vanguard')

/** Whoever is left has won (1.2.1); all at once is a draw (1.2.3). */
const winner = rule(
  '1.2.1',
  (losers: number): number => (losers === 3 ? drawn() : losers === 1 ? 1 : 0),
  () => NONE,
)
const drawn = rule(
  '1.2.3',
  () => NONE,
  () => 0,
)
const lose = change('lose', (g, losers, ending) => finish(g, winner(losers), ending))
const bits = (players: readonly number[]): number => players.reduce((sum, player) => sum | (1 << player), 0)
const defeat = (
  clause: '9.2.2' | '9.2.3' | '9.2.4',
  ending: number,
  lost: (g: Game, player: Player) => boolean,
) => ({
  clause,
  find: (g: Game): readonly number[] => PLAYERS.filter((player) => lost(g, player)),
  together: (g: Game, losers: readonly number[]): void => g.propose(lose, bits(losers), ending),
})
const without = (g: Game, player: Player): boolean => vanguardOf(g, player) === NONE

/** All but the last that came, hearts apart. */
const earlier = (g: Game, player: Player, circle: number): number[] => {
  const hearts = heartsOf(g, player)
  return onCircle(g, player, circle)
    .filter((row) => !hearts.includes(row))
    .slice(0, -1)
}
/** Of those on the vanguard circle that are not in legion, if nobody there is (9.3.1). */
const notInLegion = (g: Game, player: Player): number[] => {
  const there = onCircle(g, player, vanguardCircle()).filter((row) => isUnit(g, row))
  return there.some((row) => inLegion(g, row)) ? [] : earlier(g, player, vanguardCircle())
}
/** Whoever came after two in legion sends both into the soul (9.3.5). */
const legionAndLater = (g: Game, player: Player): number[] => {
  const there = onCircle(g, player, vanguardCircle()).filter((row) => isUnit(g, row))
  return there.some((row) => inLegion(g, row)) && there.some((row) => !inLegion(g, row))
    ? there.slice(0, -1)
    : []
}
/** Of several mates the last stays (9.3.2). */
const earlierMates = (g: Game, player: Player): number[] =>
  onCircle(g, player, vanguardCircle())
    .filter((row) => isMate(g, row))
    .slice(0, -1)

const PLAYER = 0
const CARD = 1
const lessDamage = change('lessDamage', (g, who, n) => atom.count(g, who as Player, vanguardDamage, -n))
/** One point at a time (9.6.2). */
const points = rule(
  '9.6.2',
  (_g: Game, _player: Player): number => 1,
  (g: Game, player: Player): number => g.counter(vanguardDamage, player),
)

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
const first = rule(
  '9.6.1.1',
  (g: Game): Player[] => [turnFighter(g), opponent(turnFighter(g))],
  (g: Game): Player[] => [opponent(turnFighter(g)), turnFighter(g)],
)

/** All rule actions together, again until none is left (8.4.1.1). */
const ruleActions = ruleChecks(book, {
  name: 'ruleActions',
  clause: '8.4.1.1',
  rows: [
    defeat('9.2.2', byDamage, (g, player) => g.count(damage, player) >= 6),
    defeat('9.2.3', byDeck, (g, player) => g.count(deck, player) === 0),
    defeat('9.2.4', byVanguard, (g, player) => without(g, player) && g.count(soul, player) === 0),
    {
      clause: '9.3.1',
      find: (g) => PLAYERS.flatMap((player) => notInLegion(g, player)),
      apply: (g, row) => g.propose(toSoul, row),
    },
    {
      clause: '9.3.2',
      find: (g) => PLAYERS.flatMap((player) => earlierMates(g, player)),
      apply: (g, row) => g.propose(toSoul, row),
    },
    {
      clause: '9.3.5',
      find: (g) => PLAYERS.flatMap((player) => legionAndLater(g, player)),
      apply: (g, row) => g.propose(toSoul, row),
    },
    {
      clause: '9.3.6',
      find: (g) =>
        PLAYERS.flatMap((player) => rearGuardCircles().flatMap((circle) => earlier(g, player, circle))),
      apply: (g, row) => g.propose(retire, row),
    },
    {
      clause: '9.4.1',
      find: (g) => (inPhase(g, 'battle') ? [] : PLAYERS.flatMap((player) => guardians(g, player))),
      apply: (g, row) => g.propose(retire, row),
    },
    {
      clause: '9.5.1',
      find: (g) => PLAYERS.filter((player) => without(g, player) && g.count(soul, player) > 0),
      choose(g, d, player) {
        d.choose(player as Player, 'check.vanguard', g.objects(soul, player as Player), 1, 1)
      },
      apply: (g, player, row) => g.propose(ride, row, player),
    },
    {
      clause: '9.6.1',
      find: (g) => first(g).filter((player) => g.counter(vanguardDamage, player) > 0),
      call: processDamage,
    },
  ],
})

/** One waiting ability, which has to be played (8.6.3.1); then it no longer waits (8.6.3): (fighter, place in the queue). */
const playWaiting = procedure('playWaiting', 2, [step('8.6.3', (g) => texts.resolveTrigger(g, g.local(1)))])
/** チェックタイミング (8.4.1): rule actions, then one ability that waits, and again. */
export const checkTiming = kernelCheckTiming(book, {
  name: 'checkTiming',
  clauses: { rules: '8.4.1.1', turnPlayer: '8.4.1.2', other: '8.4.1.3' },
  turnPlayer: turnFighter,
  ruleActions,
  play: playWaiting,
  queued: true,
})
/** A condition triggers once each time it comes to hold (8.6.7.1). */
book.rearms('8.6.7.1', 'becomesTrue', () => false)
