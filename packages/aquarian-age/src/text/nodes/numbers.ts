import type { GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { attack, endurance, mind } from '../../board/characteristics.ts'

/** 攻撃力を本来の攻撃力にする. */

const stats = { mind, attack, endurance } as const
const isStat = (word: string): word is keyof typeof stats => Object.hasOwn(stats, word)

export const numberNodes = {
  'aquarian-age.original': {
    lasting: (_tools, { characteristic }) => {
      if (!isStat(characteristic)) throw new Error(`${characteristic} has no original`)
      const of = stats[characteristic]
      return [{ kind: 'value', layer: 0, of, modify: (g, _effect, object) => of.base(g, object) }]
    },
  },
} satisfies NonNullable<GameNodes['effects']>
