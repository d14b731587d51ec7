import { type Game, NONE, Obj, type Player, atom } from '@fudaba/kernel/rules'
import type { Lexicon } from '@fudaba/kernel/text'
import type { ChronicleClause } from '../../../rulebook/index.ts'
import { factsOf } from '../../board/cards.ts'
import { FREE, costOf, hasX, plus, totalOf } from '../../board/soulCost.ts'
import { canCover } from '../../board/soulPool.ts'
import { SUBLIMATION } from '../../changes/used.ts'
import { controllerOf } from '../textRules.ts'
import { body } from '../../board/tokens.ts'
import {
  enterBattlefield,
  enterChronoYard,
  enterEras,
  enterSoulYard,
  sacrifice,
  sacrificeCard,
  sacrificeStone,
  sendTo,
  toDiscard,
} from '../../changes/verbs.ts'
import { battlefield, chronoYard, discardPile, eras, soulYard, stack } from '../../board/zones.ts'

/** How cards change places by texts: each zone has its own way in. */
function goTo(g: Game, row: number, zone: number, place: number, flags: number): void {
  const to = g.zoneDef(zone)
  const owner = g.zoneOwner(zone)
  if (to === battlefield) g.propose(enterBattlefield, row, controllerOf(g, row, zone), flags)
  else if (to === soulYard) g.propose(enterSoulYard, row, owner, flags)
  else if (to === chronoYard) g.propose(enterChronoYard, row, owner)
  else if (to === eras) g.propose(enterEras, row, owner, flags | atom.FACE_DOWN_FLAG)
  else if (to === discardPile) g.propose(toDiscard, row)
  else g.propose(sendTo, row, zone, place, flags)
}
const move = { carryOut: goTo }
/** Placed by an effect, it is under the control of whoever's effect that is (6.2.3). */
const place = { carryOut: goTo, home: (_g: Game, _row: number, controller: Player): Player => controller }

export const moves: NonNullable<Lexicon<ChronicleClause>['moves']> = {
  put: move,
  return: move,
  add: move,
  place,
}

/** 犠牲にする: something on the battlefield, a soul stone, or a card of another zone (15.1.13). */
export function sacrificeAny(g: Game, row: number): void {
  if (g.inZone(row, battlefield)) g.propose(sacrifice, row)
  else g.propose(g.inZone(row, soulYard) ? sacrificeStone : sacrificeCard, row)
}

/** What a card costs as it is printed, all souls counted. */
export function printedCost(g: Game, row: number): number {
  const card = body(g, row)
  return card === undefined ? 0 : totalOf(costOf(factsOf(g.book, card).cost))
}

/** What lies on the stack without a card is an ability. */
export const isAbilityThing = (g: Game, row: number): boolean =>
  g.cardOf(row) === NONE && g.inZone(row, stack)

/** One that triggered stands for its trigger; sublimation is used by a player (15.2.19.1). */
export const isTriggered = (g: Game, row: number): boolean =>
  isAbilityThing(g, row) && g.object(row, Obj.stands) > 0 && g.object(row, Obj.stands) !== SUBLIMATION

const MOST_X = 20
/** The greatest X of a text: of a card with an X in its cost, what its player could pay for (4.5). */
export function mostX(g: Game, player: Player, source: number): number {
  const card = body(g, source)
  if (card === undefined || !hasX(card.cost)) return MOST_X
  let x = 0
  while (x < MOST_X && canCover(g, player, plus(factsOf(g.book, card).cost, FREE, x + 1))) x++
  return x
}
