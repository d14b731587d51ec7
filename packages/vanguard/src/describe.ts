import { type Game, NONE, PLAYERS, allowed, playerName } from '@fudaba/kernel'
import { battlesThisTurn } from './battleKinds.ts'
import { battlePower, isAttacked, isAttacking } from './battleUnits.ts'
import { printed } from './cards.ts'
import { battleSteps, phaseIs, phases, stepIs, turnFighter } from './state.ts'
import {
  clansOf,
  critical,
  deleted,
  drive,
  grade,
  heart,
  isVanguard,
  locked,
  power,
  shield,
} from './units.ts'
import { driveChecks } from './verdicts.ts'
import { clans } from './words.ts'
import { damage, field } from './zones.ts'

const clansText = (g: Game, row: number): string =>
  clans
    .own(g.value(clansOf, row))
    .map((word) => clans.text(word))
    .join('・')
/** States that are told on the card, as far as it is in them. */
const marks = (g: Game, row: number): Record<string, true> => ({
  ...(isAttacking(g, row) ? { attacking: true } : {}),
  ...(isAttacked(g, row) ? { attacked: true } : {}),
  ...(g.object(row, locked) === 1 ? { locked: true } : {}),
  ...(g.object(row, deleted) === 1 ? { deleted: true } : {}),
  ...(g.object(row, heart) === 1 ? { heart: true } : {}),
})

/** What a view says of an object beside its card. */
export function describe(g: Game, row: number): Record<string, string | number | boolean> {
  if (g.cardOf(row) < 0) return {}
  const { trigger, skill, type } = printed(g, g.cardOf(row))
  const card = {
    type,
    clans: clansText(g, row),
    grade: g.value(grade, row),
    shield: g.value(shield, row),
    ...(trigger === undefined ? {} : { trigger }),
    ...(skill === undefined ? {} : { skill }),
  }
  if (!g.inZone(row, field)) return { ...card, power: g.value(power, row), critical: g.value(critical, row) }
  return {
    ...card,
    power: battlePower(g, row),
    printedPower: power.base(g, row),
    critical: g.value(critical, row),
    drive: g.value(drive, row),
    vanguard: isVanguard(g, row),
    ...(allowed(g, driveChecks, row, NONE) ? { driving: true } : {}),
    ...marks(g, row),
  }
}

export const facts = (g: Game): Record<string, string | number> => ({
  turnFighter: playerName(turnFighter(g)),
  phase: phases[g.get(phaseIs) - 1] ?? 'set-up',
  step: battleSteps[g.get(stepIs) - 1] ?? 'none',
  battles: battlesThisTurn(g),
  ...Object.fromEntries(PLAYERS.map((player) => [`damage.${playerName(player)}`, g.count(damage, player)])),
})
