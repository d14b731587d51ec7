import { type Game, NONE, type Player, scoreFor } from '@fudaba/kernel/rules'
import { defender, isAttack } from '../battle/attackDeclarations.ts'
import { attack, endurance, hasSkill, stat } from '../board/characteristics.ts'
import { actorOf, answers, guardedBy } from '../changes/declarations.ts'
import * as zone from '../board/zones.ts'

/**
 * How far a player is ahead. Ten damage or an empty deck lose the game; power cards pay for everything, controlled
 * characters deal damage. A card in hand is the unit.
 */
export const evaluate = (g: Game, player: Player): number => scoreFor(g, player, worth)

/** From here on each damage weighs more, and below here each card of the deck. */
const HIGH_DAMAGE = 6
const LOW_DECK = 10
const DAMAGE = 3
/** A card that is judged is gone from the deck, and about half of them are no characters: damage. */
const JUDGED = 0.6 + DAMAGE / 2

function worth(g: Game, player: Player): number {
  const damage = g.count(zone.damage, player)
  const deck = g.count(zone.deck, player)
  let sum =
    g.count(zone.hand, player) +
    1.9 * g.count(zone.power, player) +
    1.5 * (g.count(zone.permanents, player) + g.count(zone.lasting, player)) +
    0.6 * deck -
    2 * Math.max(0, LOW_DECK - deck) -
    DAMAGE * damage -
    4 * Math.max(0, damage - HIGH_DAMAGE) -
    JUDGED * comingAt(g, player)
  for (const row of g.objects(zone.controlled, player))
    sum += 2.5 + 1.5 * stat(g, attack, row) + 0.5 * stat(g, endurance, row)
  // In its party a character may come under control, or attack its owner.
  for (const row of g.objects(zone.factionArea, player)) sum += hasSkill(g, row, 'aggressive') ? 1.1 : 1.5
  return sum
}

/** Points of attacks on the player that nobody has guarded: what they will probably do counts already. */
function comingAt(g: Game, player: Player): number {
  let points = 0
  for (const row of g.objects(zone.declared, 0)) {
    if (!isAttack(g, row) || defender(g, row) !== player) continue
    const attacker = actorOf(g, row)
    const isGuarded = g.relations(answers, NONE, row).length + g.relations(guardedBy, row).length > 0
    if (attacker !== NONE && !isGuarded) points += stat(g, attack, attacker)
  }
  return points
}
