import {
  type Action,
  type Game,
  NONE,
  allowed,
  type Player,
  memo,
  offerActions,
  opponent,
  ties,
} from '@fudaba/kernel/rules'
import { ask, book, change, fact, procedure, requirement, rule, step } from '../book.ts'
import { guarding, victims } from './battleUnits.ts'
import { moments } from '../changes/moments.ts'
import { printed } from '../board/cards.ts'
import { isGGuardian } from '../changes/going.ts'
import { callGuardian, discard, moveTo } from '../changes/moving.ts'
import { entersStep, turnFighter } from '../board/state.ts'
import { interceptFromBehind } from '../changes/verdicts.ts'
import { cardTexts } from '../board/cardTexts.ts'
import { checks } from '../changes/checks.ts'
import { canIntercept } from '../board/keywords.ts'
import { grade } from '../board/characteristics.ts'
import { rearGuards, vanguardOf } from '../board/units.ts'
import { circleOf, gZone, guardianCircle, hand, isFront } from '../board/zones.ts'

/** ガードステップ (7.4). */

const PLAYER = 0
const SOURCE = 1
const AIM = 3

const guard = change('guard', (g, row, unit) => ties.relate(g, guarding.id, row, unit, 0))

const chooseWhom = ask(
  '7.4.1.2.2',
  {
    offer(g, d) {
      d.choose(g.local(PLAYER) as Player, 'guard.unit', victims(g), 1, 1)
      d.source = g.local(SOURCE)
    },
    take: (g, answer) => g.setLocal(AIM, answer.value),
  },
  'whom',
)
/** In the guard step onto the guardian circle only (8.5.2.2.1.1). */
const toGuard = rule('8.5.2.2.1.1', guardianCircle, () => 0)
const NORMAL = 1
const comes = (label: string, come: (g: Game, row: number) => void) =>
  step(
    '8.5.3.3',
    (g) => {
      come(g, g.local(SOURCE))
      if (g.local(AIM) !== NONE) g.propose(guard, g.local(SOURCE), g.local(AIM))
    },
    label,
  )
const isCalled = comes('comes', (g, row) =>
  g.propose(callGuardian, row, toGuard(), g.local(PLAYER), g.inZone(row, hand) ? NORMAL : 0),
)
/** An intercept is no call: the unit moves (10.32.2). */
const moves = comes('moves', (g, row) => g.propose(moveTo, row, toGuard(), 1))
/** ノーマルコール: a card of the hand is played onto a rear-guard or the guardian circle (8.5.1.2). */
export const cardsToCall = rule(
  '8.5.1.2',
  (g: Game, player: Player): number[] => g.objects(hand, player),
  () => [],
)

const gradeOfVanguard = (g: Game, player: Player): number => {
  const vanguard = vanguardOf(g, player)
  return vanguard === NONE ? -Infinity : g.value(grade, vanguard)
}
/** Asked of every card of a hand. */
const highest = memo((g) => [gradeOfVanguard(g, 0), gradeOfVanguard(g, 1)] as const)
/** No more than the vanguard's grade (8.5.2.1.1.2). */
export const gradeFits = requirement(
  '8.5.2.1.1.2',
  (g, player, source) => g.value(grade, source) <= highest(g)[player],
  {
    tells: (g, player, source) => ({ key: 'grade', have: g.value(grade, source), most: highest(g)[player] }),
  },
)
const someoneAttacked = requirement('7.4.1.2.2', (g) => victims(g).length > 0)

/** Whatever forbids it wins (1.3.3): a call to the circle, an intercept. */
const notForbidden = (event: 'guard-call' | 'intercept') =>
  requirement('1.3.3', (g, player, source) => cardTexts.value.may(g, event, { player, row: source }), {
    tells: (g, player, row) => ({
      key: 'forbidden',
      effects: cardTexts.value.forbidders(g, event, { player, row }),
    }),
  })
const mayBeCalled = notForbidden('guard-call')

export const guardFromHand: Action = book.action({
  name: 'guard',
  title: { ja: 'ガーディアンのコール', en: 'Call a guardian' },
  requirements: [someoneAttacked, gradeFits, mayBeCalled],
  of: [
    requirement(
      '8.5.1.2',
      (g, player, row) => g.zoneOf(row) === g.zone(hand, player) && g.cardOf(row) !== NONE,
    ),
  ],
  sources: cardsToCall,
  perform: procedure('callGuardian', 4, [chooseWhom, isCalled]),
})
/** From the front row, or from behind where a text lets it (1.3.1). */
const comesFrom = (g: Game, row: number): boolean =>
  isFront(circleOf(g, row)) || allowed(g, interceptFromBehind, row, NONE)
/** A front rear-guard that is not attacked itself (7.4.1.2.4, 11.3.1). */
const interceptors = rule(
  '7.4.1.2.4',
  (g: Game, player: Player): number[] =>
    rearGuards(g, player).filter(
      (row) => comesFrom(g, row) && canIntercept(g, row) && !victims(g).includes(row),
    ),
  () => [],
)
export const intercept: Action = book.action({
  name: 'intercept',
  title: { ja: 'インターセプト', en: 'Intercept' },
  requirements: [someoneAttacked, notForbidden('intercept')],
  of: [
    requirement('7.4.1.2.4', (g, player, row) => rearGuards(g, player).includes(row)),
    requirement('7.4.1.2.4', (g, _player, row) => comesFrom(g, row), {
      tells: () => ({ key: 'front' }),
    }),
    requirement('7.4.1.2.4', (g, _player, row) => canIntercept(g, row), {
      tells: () => ({ key: 'canIntercept' }),
    }),
    requirement('7.4.1.2.4', (g, _player, row) => !victims(g).includes(row), {
      tells: () => ({ key: 'attacked' }),
    }),
  ],
  sources: interceptors,
  perform: procedure('intercept', 4, [chooseWhom, moves]),
})

// ── Gガーディアン ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Both vanguards of grade 3 or more, no more than three face up in the own G zone (7.4.1.2.3). */
function gGuardiansUp(g: Game, player: Player): number {
  let n = 0
  for (let row = g.top(gZone, player); row !== NONE; row = g.next(row))
    if (!g.faceDown(row) && isGGuardian(g, row)) n++
  return n
}
const mayCallG = requirement(
  '7.4.1.2.3',
  (g, player) => highest(g)[0] >= 3 && highest(g)[1] >= 3 && gGuardiansUp(g, player) <= 3,
)
/** The usual cost: a heal trigger of the hand (base.5.2.1). */
const heals = (g: Game, player: Player): number[] =>
  g.objects(hand, player).filter((row) => printed(g, g.cardOf(row)).trigger === 'heal')
const payable = requirement('base.5.2.1', (g, player) => heals(g, player).length > 0)
/** The ability lets it be called (11.14.1): face down, from the G zone (11.14.2). */
const canComeFromG = rule('11.14.1', isGGuardian, () => false)
const inGZone = rule(
  '11.14.2',
  (g: Game, player: Player): number[] =>
    g.objects(gZone, player).filter((row) => g.faceDown(row) && canComeFromG(g, row)),
  () => [],
)
const payHeal = ask('base.5.2.1', {
  offer(g, d) {
    const player = g.local(PLAYER) as Player
    d.choose(player, 'guard.heal', heals(g, player), 1, 1)
    d.source = g.local(SOURCE)
  },
  take: (g, answer) => g.propose(discard, answer.value),
})
export const gGuardian: Action = book.action({
  name: 'g-guardian',
  title: { ja: 'Gガーディアン', en: 'G guardian' },
  requirements: [someoneAttacked, mayCallG, payable, mayBeCalled],
  of: [
    requirement(
      '11.14.2',
      (g, player, row) => g.zoneOf(row) === g.zone(gZone, player) && canComeFromG(g, row),
    ),
    requirement('11.14.2', (g, _player, row) => g.faceDown(row), { tells: () => ({ key: 'faceUp' }) }),
  ],
  sources: inGZone,
  perform: procedure('callGGuardian', 4, [payHeal, chooseWhom, isCalled]),
})
export const guardActions = [guardFromHand, gGuardian, intercept]

/** Who can do nothing at all passes without being asked (7.4.1.2.1.1). */
const passesByItself = fact('7.4.1.2.1.1', true, false)

/** As often as the defender likes (7.4.1.3). */
export const guardWindow = procedure('guardWindow', 0, [
  step('7.4.1.1', (g) => {
    entersStep(g, 'guard')
    g.propose(moments.guardStep, turnFighter(g))
  }),
  step('7.4.1.1', (g) => checks.value.now(g), 'begin'),
  ask(
    '7.4.1.2',
    {
      offer(g, d) {
        d.act(opponent(turnFighter(g)), 'guard.window', true)
        offerActions(g, d, opponent(turnFighter(g)), guardActions)
        // Nobody shall learn from it whether he had a choice: it is a pass like any other.
        d.automatic = passesByItself()
      },
      take(g, answer) {
        if (answer.passed) return g.done()
        g.call(book.actions[answer.value].perform, opponent(turnFighter(g)), answer.source, answer.value)
      },
    },
    'window',
  ),
  step('7.4.1.3', (g) => g.goto('begin')),
])
