import { type Game, type Requirement, required, tellForbidders } from '@fudaba/kernel/rules'
import { hasAttribute } from '../board/attributes.ts'
import { requirement, rule } from '../book.ts'
import { attackUnits, counterUnit } from './battleUnits.ts'
import { configOf } from '../board/config.ts'
import { counter, counterToo, may } from '../changes/verdicts.ts'

/** What other chapters say about a battle (804.11): support, countering, where damage comes from. */

/** サポート: no overkill in the battle of a UNIT that is attacked with it (1309.1a). */
export const supported = rule(
  '1309.1a',
  (g: Game, target: number, whenAttacked: boolean): boolean =>
    configOf(g).supportLooksAt === 'battle' ? hasAttribute(g, target, 'support') : whenAttacked,
  () => false,
)
/** 可能な限り(対象)に応戦する (1327.2). */
export const demandedCounter = rule(
  '1327.2',
  (g: Game, target: number, from: readonly number[]): readonly number[] => {
    const demanded = from.filter((row) => required(g, counter, target, row))
    return demanded.length > 0 ? demanded : from
  },
  (_g: Game, _target: number, from: readonly number[]): readonly number[] => from,
)
/** (複数の対象)に応戦する (1327.1). */
export const counteredTogether = rule(
  '1327.1',
  (g: Game, target: number, from: readonly number[]): readonly number[] =>
    from.filter((row) => may(g, counterToo, target, row)),
  () => [],
)
/** Why a UNIT is not among those that the attacked one can counter (804.11a-1). */
export const counterReasons: readonly Requirement[] = [
  requirement('804.11a-1', (g, _player, row) => attackUnits(g).includes(row)),
  requirement('804.11a-1', (g, _player, row) => may(g, counter, counterUnit(g), row), {
    tells: tellForbidders(counter, counterUnit, (_g, row) => row),
  }),
  requirement('1327.2', (g, _player, row) => {
    const target = counterUnit(g)
    const from = attackUnits(g).filter((each) => may(g, counter, target, each))
    const together = counteredTogether(g, target, from)
    return (together.length > 0 ? together : demandedCounter(g, target, from)).includes(row)
  }),
]
/** The overkill damage comes from the UNIT (1222.3). */
export const dealtBy = rule(
  '1222.3',
  (row: number): number => row + 1,
  () => 0,
)
