import { type OwnNodes, valueOf } from '@fudaba/kernel'
import { rule } from '../book.ts'
import { namesOf } from '../units.ts'
import { names } from '../words.ts'

/** 同名, 別名 (12.8). */

/** Of the same name with one in common (12.8.2.2). */
export const shareName = rule(
  '12.8.2.2',
  (a: number, b: number): boolean => names.meets(a, b),
  (a: number, b: number): boolean => a === b,
)

export const nameFeatures: NonNullable<OwnNodes['features']> = {
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
          if (shareName(own, valueOf(g, namesOf, pairs[i], pairs[i + 1]))) return false
        return true
      }
    },
  },
}
