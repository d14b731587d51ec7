import type { Game } from '@fudaba/kernel/rules'
import { type GameNodes, valueOf } from '@fudaba/kernel/text'
import { rule } from '../../book.ts'
import { namesOf } from '../../board/characteristics.ts'
import { names } from '../../board/words.ts'

/** 同名, 別名 (12.8). */

/** Of the same name with one in common (12.8.2.2). */
export const shareName = rule(
  '12.8.2.2',
  (g: Game, a: number, b: number): boolean => names.in(g.book).meets(a, b),
  (_g: Game, a: number, b: number): boolean => a === b,
)

export const nameFeatures: NonNullable<GameNodes['features']> = {
  /** …と別名の (12.8.1): without a name in common with any of those. */
  'vanguard.other-name': {
    clause: '12.8.1',
    reads: [namesOf],
    compile(tools, { as }) {
      const others = tools.what(as)
      return (g, c, row, id) => {
        const own = valueOf(g, namesOf, row, id)
        const pairs = others.pairs(g, c)
        for (let i = 0; i < pairs.length; i += 2)
          if (shareName(g, own, valueOf(g, namesOf, pairs[i], pairs[i + 1]))) return false
        return true
      }
    },
  },
}
