import { type Game, NONE, type Player } from '@fudaba/kernel'
import { ask, fact, procedure, rule, step } from './book.ts'
import { printed } from './cards.ts'
import { checkTiming } from './check.ts'
import { moments } from './moments.ts'
import { discard } from './moving.ts'
import { turnFighter } from './state.ts'
import { stride } from './strideVerb.ts'
import { grade, vanguardOf } from './units.ts'
import { circleOf, field, gZone, hand, vanguardCircle } from './zones.ts'

/** 超越 (10.28) in the stride step (6.5.1.2). */

const CARD = 0
const DONE = 1

/** Both vanguards of grade 3 or more (8.5.2.1.1.3, 10.28.2). */
const highEnough = rule(
  '8.5.2.1.1.3',
  (g: Game): boolean =>
    ([0, 1] as const).every((player) => {
      const vanguard = vanguardOf(g, player)
      return vanguard !== NONE && g.value(grade, vanguard) >= 3
    }),
  () => true,
)
/** Face down G units of the G zone (10.28.1). */
const striders = rule(
  '10.28.1',
  (g: Game, player: Player): number[] =>
    g.objects(gZone, player).filter((row) => g.faceDown(row) && printed(g, g.cardOf(row)).type === 'G'),
  (g: Game, player: Player): number[] => g.objects(gZone, player),
)
/** Grades of three or more from the hand (11.11.1.3.1). */
const COST = 3
const payable = (g: Game, player: Player): boolean =>
  g.objects(hand, player).reduce((sum, row) => sum + g.value(grade, row), 0) >= COST
const least = fact('11.11.1.3.1', COST, 0)
const onlyOne = fact('6.5.1.2.2', 1, 2)

const candidates = (g: Game): number[] => {
  const player = turnFighter(g)
  return highEnough(g) && payable(g, player) ? striders(g, player) : []
}

export const strideStep = procedure('strideStep', 2, [
  step('6.5.1.2.1', (g) => {
    g.propose(moments.strideStart, turnFighter(g))
    g.call(checkTiming)
  }),
  ask(
    '8.5.1.3',
    {
      offer(g, d) {
        g.setLocal(CARD, NONE)
        const from = candidates(g)
        if (from.length > 0 && g.local(DONE) < onlyOne()) d.choose(turnFighter(g), 'stride.card', from, 0, 1)
      },
      take: (g, answer) => g.setLocal(CARD, answer.values[0] ?? NONE),
    },
    'which',
  ),
  ask('11.11.1.3', {
    offer(g, d) {
      if (g.local(CARD) === NONE) return
      const from = g.objects(hand, turnFighter(g))
      d.choose(turnFighter(g), 'stride.cost', from, 1, from.length).with({
        kind: 'sum',
        values: from.map((row) => g.value(grade, row)),
        min: least(),
      })
      d.source = g.local(CARD)
    },
    take(g, answer) {
      for (const row of answer.values) g.propose(discard, row)
    },
  }),
  step(
    '6.7.1',
    (g) => {
      if (g.local(CARD) === NONE) return
      g.propose(stride, g.local(CARD), turnFighter(g))
      g.setLocal(DONE, g.local(DONE) + 1)
      g.goto('which')
    },
    'stride',
  ),
])

/** At the end of the turn G units go back, face up (6.8.1.1.3). */
export const gUnitsOf = (g: Game, player: Player): number[] =>
  g
    .objects(field, player)
    .filter((row) => printed(g, g.cardOf(row)).type === 'G' && circleOf(g, row) === vanguardCircle())
