import { type Game, NONE, type Player, atom, relatedTo, ties } from '@fudaba/kernel/rules'
import { ask, change, fact, procedure, rule, step, verb, direct } from '../book.ts'
import { printed } from '../board/cards.ts'
import { grade } from '../board/characteristics.ts'
import { deleted, heart, isUnit } from '../board/cardStates.ts'
import { giving, hearts, mateOf, vanguardOf } from '../board/units.ts'
import { becomeAnother, field, gZone, vanguardCircle } from '../board/zones.ts'

/** 超越する (10.28) and what it makes of the vanguard before: ハーツ (10.27). */

/** Only standing or resting is taken over (10.28.3.1.1), nothing else (8.5.1.3.1). */
const takesOver = fact('10.28.3.1.1', true, false)
direct('8.5.1.3.1')
/** Its place is the vanguard circle (8.5.2.2.2). */
const placeOfG = rule('8.5.2.2.2', vanguardCircle, () => 0)
/** A card becomes a heart where it lies, and is the same card (10.27.1). */
const staysThere = rule(
  '10.27.1',
  (_g: Game, _row: number): void => undefined,
  (g: Game, row: number): void => becomeAnother(g, row, 0),
  '4.1.4',
)
/** The vanguards before become hearts (10.28.3.2), also where it was played (8.5.3.4). */
const playedOver = rule(
  '8.5.3.4',
  (g: Game, row: number): void => {
    staysThere(g, row)
    atom.mark(g, row, heart, 1)
  },
  () => undefined,
)
const becomesHeart = rule('10.28.3.2', playedOver, () => undefined)
/** Face up and standing (10.27.2). */
const heartsStand = fact('10.27.2', true, false)
/** In legion both become hearts (10.27.4). */
const mateToo = rule('10.27.4', mateOf, () => NONE)
/** They belong to the new vanguard (10.27.5). */
export const belongTo = rule(
  '10.27.5',
  (g: Game, row: number, each: number): void => ties.relate(g, hearts.id, row, each, 0),
  () => undefined,
)
const isG = (g: Game, row: number): boolean => printed(g, g.cardOf(row)).type === 'G'
/** Those that can give it their name and power: no G units (10.27.5.1). */
export const givers = (g: Game, row: number): number[] =>
  row === NONE ? [] : g.related(hearts, row).filter((each) => !isG(g, each))
/** (vanguard, heart). */
export const give = change('giveNameAndPower', (g, row, each) => ties.relate(g, giving.id, row, each, 0))

/** Whether it has hearts, and none of them gives it anything. */
export const lacksGiver = (g: Game, row: number): boolean =>
  row !== NONE &&
  relatedTo(g, hearts, row) !== NONE &&
  relatedTo(g, giving, row) === NONE &&
  givers(g, row).length > 0

/** (G unit, fighter). */
export const stride = verb('10.28.3.1', 'stride', (g, row, who) => {
  const player = who as Player
  const old = vanguardOf(g, player)
  const turned = old !== NONE && g.turned(old) && takesOver() ? atom.TURNED_FLAG : 0
  const before = [old, mateToo(g, old)].filter((each) => each !== NONE)
  const under = before.flatMap((each) => [each, ...g.related(hearts, each)])
  for (const each of before) {
    if (g.object(each, deleted) === 1) atom.flip(g, each, 0)
    becomesHeart(g, each)
    if (heartsStand()) atom.turn(g, each, 0)
  }
  atom.move(g, row, g.zone(field, player), atom.BOTTOM, atom.cellFlag(placeOfG()) | turned)
  for (const each of under) belongTo(g, row, each)
  g.emit(g.verbNow, row, who, old)
})

/** Both vanguards of grade 3 or more, however one strides (10.28.2). */
const highEnough = rule(
  '10.28.2',
  (g: Game): boolean =>
    ([0, 1] as const).every((player) => {
      const vanguard = vanguardOf(g, player)
      return vanguard !== NONE && g.value(grade, vanguard) >= 3
    }),
  () => true,
)
export const mayStride = (g: Game, row: number): boolean =>
  g.inZone(row, gZone) && g.faceDown(row) && highEnough(g)
const CARD = 0
const PLAYER = 1
/** (G unit, fighter): it comes, and one of its hearts is chosen to give its name and power (10.28.3.3). */
export const strideOver = procedure('strideOver', 2, [
  step('10.28.3', (g) => {
    if (!mayStride(g, g.local(CARD))) return g.done()
    g.propose(stride, g.local(CARD), g.local(PLAYER))
  }),
  ask('10.27.5.1', {
    offer(g, d) {
      const from = givers(g, g.local(CARD))
      if (from.length === 0 || !isUnit(g, g.local(CARD))) return
      d.choose(g.local(PLAYER) as Player, 'stride.heart', from, 1, 1)
      d.source = g.local(CARD)
    },
    take: (g, answer) => g.propose(give, g.local(CARD), answer.value),
  }),
])
