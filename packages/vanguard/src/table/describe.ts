import { type Game, NONE, PLAYERS, allowed, playerName } from '@fudaba/kernel/rules'
import { battlesThisTurn } from '../battle/battleKinds.ts'
import { attackerOf, isAttacked, isAttacking } from '../battle/battleUnits.ts'
import { printed } from '../board/cards.ts'
import { battleSteps, phaseIs, phases, stepIs, turnFighter } from '../board/state.ts'
import { clansOf, critical, drive, grade, power, powerOf, shield } from '../board/characteristics.ts'
import { deleted, heart, locked } from '../board/cardStates.ts'
import { isVanguard } from '../board/units.ts'
import { texts } from '../play/texts.ts'
import { driveChecks } from '../changes/verdicts.ts'
import { clans } from '../board/words.ts'
import { damage, field } from '../board/zones.ts'

const clansText = (g: Game, row: number): string =>
  clans
    .in(g.book)
    .own(g.value(clansOf, row))
    .map((word) => clans.in(g.book).text(word))
    .join('・')
/** Whether a text says that this attack does not hit it. */
const isSafe = (g: Game, row: number): boolean =>
  attackerOf(g) !== NONE && !texts.may(g, 'was-hit', { row, other: attackerOf(g) })
/** States that are told on the card, as far as it is in them. */
const marks = (g: Game, row: number): Record<string, true> => ({
  ...(isAttacking(g, row) ? { attacking: true } : {}),
  ...(isAttacked(g, row) ? { attacked: true, ...(isSafe(g, row) ? { safe: true } : {}) } : {}),
  ...(g.object(row, locked) === 1 ? { locked: true } : {}),
  ...(g.object(row, deleted) === 1 ? { deleted: true } : {}),
  ...(g.object(row, heart) === 1 ? { heart: true } : {}),
})

/** What a view says of an object beside its card. */
export function describe(g: Game, row: number): Record<string, string | number | boolean> {
  if (g.cardOf(row) < 0) return {}
  const { trigger, skill, type } = printed(g, g.cardOf(row))
  // Locked, deleted or face down as damage, a card has no values of its own.
  if (g.value(grade, row) < 0) return { type, ...(g.inZone(row, field) ? marks(g, row) : {}) }
  const card = {
    type,
    clans: clansText(g, row),
    grade: g.value(grade, row),
    shield: g.value(shield, row),
    ...(trigger === undefined ? {} : { trigger }),
    ...(skill === undefined ? {} : { skill }),
  }
  // Nearly every card has a critical of one: it is told off the field only where it is another.
  const strikes = g.value(critical, row)
  if (!g.inZone(row, field))
    return { ...card, power: g.value(power, row), ...(strikes === 1 ? {} : { critical: strikes }) }
  return {
    ...card,
    power: powerOf(g, row),
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
