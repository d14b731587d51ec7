import type { Game, Player } from '@fudaba/kernel/rules'
import type { GameNodes } from '@fudaba/kernel/text'
import { attackedUnits } from '../../battle/battleUnits.ts'
import { ask, procedure, step } from '../../book.ts'
import { moveTo } from '../../changes/moving.ts'
import { circles, onCircle, rearGuardCircles } from '../../board/zones.ts'

/** 移動する (10.32), バトルする (10.20). */

const UNIT = 0
/** (unit): its fighter says onto which circle without a card. */
const relocate = procedure('relocate', 1, [
  ask('10.32.1', {
    offer(g, d) {
      const player = g.controller(g.local(UNIT))
      const from = openCircles(g, player)
      if (from.length === 0) return
      d.option(
        player,
        'move.circle',
        from.map((circle) => circles[circle]),
      )
      d.source = g.local(UNIT)
    },
    take(g, answer) {
      const circle = openCircles(g, g.controller(g.local(UNIT)))[answer.value]
      g.propose(moveTo, g.local(UNIT), circle)
    },
  }),
  step('10.32.1', (g) => g.done(1), 'moved'),
])
const openCircles = (g: Game, player: Player): number[] =>
  rearGuardCircles().filter((circle) => onCircle(g, player, circle).length === 0)

export const movingNodes: NonNullable<GameNodes['effects']> = {
  'vanguard.move': {
    can: (g, c, _node, rows) => rows.length === 1 && openCircles(g, c.actor).length > 0,
    run(g, _c, _node, rows) {
      if (rows.length > 0) g.call(relocate, rows[0])
    },
  },
  'vanguard.battles': {
    lasting: (tools, { amount }) => [
      {
        kind: 'answer',
        query: attackedUnits,
        applies: (g, effect, _asker, subject) => tools.concerns(g, effect, subject),
        answer: () => amount ?? FRONT,
      },
    ],
  },
}
/** As many as a front row has. */
const FRONT = 3
