import { type Game, NONE, type Player } from '@fudaba/kernel/rules'
import type { Ability } from '@fudaba/kernel/text'
import { ask, fact, procedure, rule, step } from '../book.ts'
import { printed } from '../board/cards.ts'
import { checkTiming } from './ruleCheck.ts'
import { moments } from '../changes/moments.ts'
import { hasTree } from '../board/keywords.ts'
import { isGGuardian } from '../changes/going.ts'
import { call, discard } from '../changes/moving.ts'
import { turnFighter } from '../board/state.ts'
import { strideOver } from '../changes/strideVerb.ts'
import { grade } from '../board/characteristics.ts'
import { vanguardOf } from '../board/units.ts'
import { circleOf, field, gZone, hand, vanguardCircle } from '../board/zones.ts'

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
/** Its stride skill says when and for what (11.11.1.1): without one it does not stride … */
const hasSkill = rule(
  '11.11.1.1',
  (g: Game, row: number): boolean => !isGGuardian(g, row),
  () => true,
)
const isStrideSkill = ({ labels }: Ability): boolean => labels?.includes('stride') === true
/** … and one that is written out is used as it says, not in this step (11.11.1.2). */
const isWritten = rule(
  '11.11.1.2',
  (g: Game, row: number): boolean => hasTree(g, row, isStrideSkill),
  () => false,
)
/** Face down G units of the G zone (10.28.1). */
const striders = rule(
  '10.28.1',
  (g: Game, player: Player): number[] =>
    g
      .objects(gZone, player)
      .filter(
        (row) =>
          g.faceDown(row) && printed(g, g.cardOf(row)).type === 'G' && hasSkill(g, row) && !isWritten(g, row),
      ),
  (g: Game, player: Player): number[] => g.objects(gZone, player),
)
/** Grades of three or more from the hand (11.11.1.3.1). */
const COST = 3
function payable(g: Game, player: Player): boolean {
  let sum = 0
  for (let row = g.top(hand, player); row !== NONE; row = g.next(row)) sum += g.value(grade, row)
  return sum >= COST
}
const least = fact('11.11.1.3.1', COST, 0)
const onlyOne = fact('6.5.1.2.2', 1, 2)

const candidates = (g: Game): number[] => {
  const player = turnFighter(g)
  return highEnough(g) && payable(g, player) ? striders(g, player) : []
}

/** Onto the vanguard circle and no other (6.5.1.2.3). */
const strides = rule(
  '6.5.1.2.3',
  (g: Game, row: number, player: Player): void => g.call(strideOver, row, player),
  (g: Game, row: number, player: Player): void => g.propose(call, row, 0, player),
)

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
        // What can be paid is hidden: asked wherever both vanguards allow it.
        if (highEnough(g) && g.local(DONE) < onlyOne()) d.choose(turnFighter(g), 'stride.card', from, 0, 1)
      },
      take: (g, answer) => g.setLocal(CARD, answer.values[0] ?? NONE),
    },
    'which',
  ),
  ask('11.11.1.3', {
    offer(g, d) {
      // Whoever imagines another hand may imagine one that cannot pay: then nobody strides.
      if (g.local(CARD) !== NONE && !payable(g, turnFighter(g))) g.setLocal(CARD, NONE)
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
      g.setLocal(DONE, g.local(DONE) + 1)
      g.goto('which')
      strides(g, g.local(CARD), turnFighter(g))
    },
    'stride',
  ),
])

/** At the end of the turn G units go back, face up (6.8.1.1.3). */
export const gUnitsOf = (g: Game, player: Player): number[] =>
  g
    .objects(field, player)
    .filter((row) => printed(g, g.cardOf(row)).type === 'G' && circleOf(g, row) === vanguardCircle())
