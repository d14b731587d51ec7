import {
  type Action,
  type Game,
  NONE,
  PLAYERS,
  type Player,
  type Procedure,
  offerActions,
  opponent,
  ties,
} from '@fudaba/kernel'
import { ask, book, change, procedure, requirement, rule, step } from './book.ts'
import { attacked, guarding } from './battleUnits.ts'
import { checkTiming } from './check.ts'
import { moments } from './moments.ts'
import { printed } from './cards.ts'
import { callGuardian, discard, isGGuardian } from './moving.ts'
import { turnFighter } from './state.ts'
import { canIntercept, grade, rearGuards, vanguardOf } from './units.ts'
import { circleOf, gZone, guardianCircle, hand, isFront } from './zones.ts'

/** ガードステップ (7.4). */

const PLAYER = 0
const SOURCE = 1
const AIM = 3

const victims = (g: Game): number[] => attacked(g)?.victims ?? []
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
const comes = step(
  '8.5.3.3',
  (g) => {
    g.propose(callGuardian, g.local(SOURCE), guardianCircle(), g.local(PLAYER))
    if (g.local(AIM) !== NONE) g.propose(guard, g.local(SOURCE), g.local(AIM))
  },
  'comes',
)

/** No more than the vanguard's grade (8.5.2.1.1.2). */
export const gradeFits = requirement('8.5.2.1.1.2', (g, player, source) => {
  const vanguard = vanguardOf(g, player)
  return vanguard !== NONE && g.value(grade, source) <= g.value(grade, vanguard)
})
const someoneAttacked = requirement('7.4.1.2.2', (g) => victims(g).length > 0)

const perform: Procedure = procedure('callGuardian', 4, [chooseWhom, comes])
export const guardFromHand: Action = book.action({
  name: 'guard',
  title: { ja: 'ガーディアンのコール', en: 'Call a guardian' },
  requirements: [someoneAttacked, gradeFits],
  sources: (g, player) => g.objects(hand, player),
  perform,
})
/** A front rear-guard that is not attacked itself (7.4.1.2.4, 11.3.1). */
const interceptors = rule(
  '7.4.1.2.4',
  (g: Game, player: Player): number[] =>
    rearGuards(g, player).filter(
      (row) => canIntercept(g, row) && isFront(circleOf(g, row)) && !victims(g).includes(row),
    ),
  () => [],
)
export const intercept: Action = book.action({
  name: 'intercept',
  title: { ja: 'インターセプト', en: 'Intercept' },
  requirements: [someoneAttacked],
  sources: interceptors,
  perform,
})

// ── Gガーディアン ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Both vanguards of grade 3 or more, no more than three face up in the own G zone (7.4.1.2.3). */
const gGuardiansUp = (g: Game, player: Player): number =>
  g.objects(gZone, player).filter((row) => !g.faceDown(row) && isGGuardian(g, row)).length
const mayCallG = requirement(
  '7.4.1.2.3',
  (g, player) =>
    PLAYERS.every((each) => {
      const vanguard = vanguardOf(g, each)
      return vanguard !== NONE && g.value(grade, vanguard) >= 3
    }) && gGuardiansUp(g, player) <= 3,
)
/** The usual cost: a heal trigger of the hand (base.5.2.1). */
const heals = (g: Game, player: Player): number[] =>
  g.objects(hand, player).filter((row) => printed(g, g.cardOf(row)).trigger === 'heal')
const payable = requirement('base.5.2.1', (g, player) => heals(g, player).length > 0)
/** Face down cards with the ability (11.14.2). */
const inGZone = rule(
  '11.14.2',
  (g: Game, player: Player): number[] =>
    g.objects(gZone, player).filter((row) => g.faceDown(row) && isGGuardian(g, row)),
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
  requirements: [someoneAttacked, mayCallG, payable],
  sources: inGZone,
  perform: procedure('callGGuardian', 4, [payHeal, chooseWhom, comes]),
})
export const guardActions = [guardFromHand, gGuardian, intercept]

/** As often as the defender likes (7.4.1.3); nothing to do is a pass (7.4.1.2.1.1). */
export const guardWindow = procedure('guardWindow', 0, [
  step('7.4.1.1', (g) => g.propose(moments.guardStep, turnFighter(g))),
  step('7.4.1.1', (g) => g.call(checkTiming), 'begin'),
  ask(
    '7.4.1.2',
    {
      offer(g, d) {
        d.act(opponent(turnFighter(g)), 'guard.window', true)
        offerActions(g, d, opponent(turnFighter(g)), guardActions)
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
