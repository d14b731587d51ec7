import type { Ability, OwnNodes } from '@fudaba/kernel'
import { battlePower } from '../battleUnits.ts'
import { power } from '../units.ts'
import { field } from '../zones.ts'

/**
 * 「パワーが…以上なら」 where a text resolves: with what a boost, guardians or a mate add (7.3.1.7, 3.11.1.3). What always
 * applies is part of these numbers itself, and looks at the unit alone.
 */

type Tree = Readonly<Record<string, unknown>>
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

function asked(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map(asked)
  if (!isTree(tree) || tree['kind'] === 'ability') return tree
  const { kind, of, characteristic, comparison } = tree
  if (kind === 'value' && characteristic === 'power' && isTree(comparison)) {
    const { than, amount } = comparison
    if (than === 'at-least' && typeof amount === 'number')
      return { kind: 'vanguard.battle-power', what: of, amount }
  }
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, asked(value)]))
}

// The shape stays that of an ability: one condition in place of another.
export const withBattlePower = (ability: Ability): Ability => ({
  ...ability,
  effect: asked(ability.effect) as Ability['effect'],
})

export const battlePowerNodes: NonNullable<OwnNodes['conditions']> = {
  'vanguard.battle-power': {
    reads: [power],
    compile(tools, { what, amount }) {
      const objects = tools.what(what)
      return (g, c) => {
        const rows = objects.rows(g, c).filter((row) => g.inZone(row, field))
        return rows.length > 0 && rows.every((row) => battlePower(g, row) >= amount)
      }
    },
  },
}
