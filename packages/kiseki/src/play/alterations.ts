import type { CostQuestion, Game } from '@fudaba/kernel'

/** What texts do to costs (1204.2f-6 to 1204.2f-8): asked of them here, so that costs need not know texts. */

type Asked = (g: Game, question: CostQuestion, how: 'set' | 'add' | 'subtract') => number

export const alterations: { any: (g: Game, cost: string) => boolean; of: Asked } = {
  any: () => false,
  of: () => 0,
}

/** The card whose art is being paid for, for as long as texts are asked about it; else NONE. */
export const artAsked = { row: -1 }
