import type { Game } from '../../game/game.ts'
import type { Context } from '../context/context.ts'
import type { Emitter } from './emitter.ts'
import type { CardByCardRules } from '../language/textRules.ts'

/**
 * Emits a loop for "up to N" cards of a pile in which the player decides before each card: he may stop (`stops`),
 * takes one more (`one`), and is done with N (`ends`). `most`: N; `left`: whether there is another card; `one`: emits
 * taking it.
 */
export function cardByCard(
  e: Emitter,
  clause: number,
  rules: CardByCardRules,
  message: string,
  most: (g: Game, c: Context) => number,
  left: (g: Game, c: Context, taken: number) => boolean,
  one: (taken: (g: Game, c: Context) => number) => void,
): void {
  e.withTemporary((count) =>
    e.withTemporary((stopped) => {
      const taken = (g: Game, c: Context): number => c.local(g, count)
      e.note((g, c) => c.setLocal(g, count, 0))
      const again = e.here
      const end = e.branch((g, c) => {
        const wanted = taken(g, c) < most(g, c) || (taken(g, c) > 0 && rules.ends?.() === false)
        return wanted && left(g, c, taken(g, c))
      })
      e.note((g, c) => c.setLocal(g, stopped, 0))
      e.code.push({
        op: 'ask',
        clause,
        offer(g, c, d) {
          if (rules.stops?.() !== false) d.yesNo(c.actor, message)
        },
        take: (g, c, answer) => c.setLocal(g, stopped, answer.value === 0 ? 0 : 1),
      })
      const enough = e.branch((g, c) => c.local(g, stopped) === 0)
      const none = e.branch(() => rules.one?.() !== false)
      one(taken)
      none.to = e.here
      e.note((g, c) => c.setLocal(g, count, taken(g, c) + 1))
      e.jump(again)
      end.to = enough.to = e.here
    }),
  )
}
