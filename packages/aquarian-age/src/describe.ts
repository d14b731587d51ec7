import { type Game, PLAYERS, playerName } from '@fudaba/kernel'
import { activeOf, charactersOf, damage } from './zones.ts'
import { attack, characteristics, endurance, face, isMental, mind } from './characters.ts'
import { powerOf } from './moving.ts'
import { phaseIs, phases, turnPlayer } from './state.ts'
import { factions } from './words.ts'

/** What a view says of an object beside its card. */
export function describe(g: Game, row: number): Record<string, string | number | boolean> {
  if (g.cardOf(row) < 0) return { declaration: g.book.kinds[g.kind(row)] }
  if (!charactersOf(g, g.controller(row)).includes(row)) return { type: face(g, row).type }
  return {
    type: 'character',
    mind: g.value(mind, row),
    attack: g.value(attack, row),
    endurance: g.value(endurance, row),
    printedMind: characteristics.mind.base(g, row),
    mental: isMental(g, row),
    power: powerOf(g, row).length,
    active: factions.some((_, faction) => activeOf(g, g.controller(row), faction) === row),
    skills: face(g, row)
      .skills.map(({ skill }) => skill)
      .join(' '),
  }
}

export const facts = (g: Game): Record<string, string | number> => ({
  turnPlayer: playerName(turnPlayer(g)),
  phase: phases[g.get(phaseIs) - 1] ?? 'set-up',
  ...Object.fromEntries(PLAYERS.map((player) => [`damage.${playerName(player)}`, g.count(damage, player)])),
})
