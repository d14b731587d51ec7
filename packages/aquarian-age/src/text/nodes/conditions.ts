import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { isAttack } from '../../battle/attackDeclarations.ts'
import { kinds } from '../../changes/declarations.ts'
import { powerCount } from '../../board/setOn.ts'
import { declared } from '../../board/zones.ts'

export const conditionNodes = {
  // What was declared last lies on top.
  'aquarian-age.responding': {
    holds(g, _c, { to }) {
      const last = g.top(declared, 0)
      if (last < 0) return false
      return to === 'attack' ? isAttack(g, last) : g.kind(last) === kinds.break
    },
  },
  'aquarian-age.has-power': {
    compile(tools, { what, comparison }) {
      const character = tools.what(what)
      const holds = tools.comparison(comparison)
      return (g, c) => character.rows(g, c).some((row) => holds(g, c, powerCount(g, row)))
    },
  },
} satisfies NonNullable<GameNodes['conditions']>
