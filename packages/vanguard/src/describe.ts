import { type Game, PLAYERS, playerName } from '@fudaba/kernel'
import { battlePower } from './battleUnits.ts'
import { printed } from './cards.ts'
import { phaseIs, phases, turnFighter } from './state.ts'
import { critical, drive, grade, isVanguard, power, shield } from './units.ts'
import { damage, field } from './zones.ts'

/** What a view says of an object beside its card. */
export function describe(g: Game, row: number): Record<string, string | number | boolean> {
  if (g.cardOf(row) < 0) return {}
  const { trigger, skill } = printed(g, g.cardOf(row))
  const card = {
    grade: g.value(grade, row),
    shield: g.value(shield, row),
    ...(trigger === undefined ? {} : { trigger }),
    ...(skill === undefined ? {} : { skill }),
  }
  if (!g.inZone(row, field)) return card
  return {
    ...card,
    power: battlePower(g, row),
    printedPower: power.base(g, row),
    critical: g.value(critical, row),
    drive: g.value(drive, row),
    vanguard: isVanguard(g, row),
  }
}

export const facts = (g: Game): Record<string, string | number> => ({
  turnFighter: playerName(turnFighter(g)),
  phase: phases[g.get(phaseIs) - 1] ?? 'set-up',
  ...Object.fromEntries(PLAYERS.map((player) => [`damage.${playerName(player)}`, g.count(damage, player)])),
})
