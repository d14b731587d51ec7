import { type Game, NONE, type Player, ahead } from '@fudaba/kernel'
import { defender, isAttack } from './attackDeclarations.ts'
import { attack, endurance, hasSkill, stat } from './characters.ts'
import { actorOf, answers, guardedBy } from './declarations.ts'
import * as zone from './zones.ts'

/** How far a player is ahead: damage is what is lost, controlled characters and their power deal it. */
export const evaluate = (g: Game, player: Player): number => ahead(g, player, worth)

const DAMAGE = 6
/** About half of the cards that are judged are no characters. */
const JUDGED = DAMAGE / 2

function worth(g: Game, player: Player): number {
  let sum =
    0.7 * g.count(zone.hand, player) +
    0.9 * g.count(zone.power, player) +
    g.count(zone.permanents, player) +
    g.count(zone.lasting, player) -
    DAMAGE * g.count(zone.damage, player) -
    JUDGED * comingAt(g, player)
  for (const row of g.objects(zone.controlled, player))
    sum += 2 + stat(g, attack, row) + 0.7 * stat(g, endurance, row)
  // In its party a character may come under control, or attack its owner.
  for (const row of g.objects(zone.factionArea, player)) sum += hasSkill(g, row, 'aggressive') ? 0.6 : 1.2
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
