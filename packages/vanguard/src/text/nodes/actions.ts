import { type GameNodes, valueOf } from '@fudaba/kernel/text'
import type { VanguardClause } from '../../../rulebook/index.ts'
import { rule } from '../../book.ts'
import { costRemoved } from '../../changes/costs.ts'
import { canBeInLegion, heartLegion } from '../../changes/legion.ts'
import { grade } from '../../board/characteristics.ts'

/** 特定行動 (chapter 10) that texts tell players to do. */

export const effects: NonNullable<GameNodes['effects']> = {
  /** コストをなくす (10.29.1). */
  'vanguard.costless': {
    lasting: (tools) => [
      {
        kind: 'answer',
        query: costRemoved,
        applies: (g, effect, _asker, subject) => tools.concerns(g, effect, subject),
        answer: () => 1,
      },
    ],
  },
  /** ハーツの双闘化 (10.25.18). */
  'vanguard.heart-legion': {
    compile(tools, { with: other }) {
      const mates = tools.what(other)
      return {
        run(g, c, rows) {
          const [heart] = rows
          const [mate] = mates.rows(g, c)
          if (heart !== undefined && mate !== undefined) g.propose(heartLegion, heart, mate)
        },
      }
    },
  },
}

/** [○-条件]: only cards that fit pay for a counter blast (10.16.1.1), for a soul blast (10.17.1.1). */
const fits = {
  'counter-blast': '10.16.1.1',
  'soul-blast': '10.17.1.1',
} as const satisfies Record<string, VanguardClause>
const fitting = new Map(
  Object.entries(fits).map(([blast, clause]) => [
    blast,
    rule(
      clause,
      (yes: boolean): boolean => yes,
      () => true,
    ),
  ]),
)

export const features: NonNullable<GameNodes['features']> = {
  'vanguard.fitting': {
    compile(tools, { of, blast }) {
      const tests = [...of.features, of.head].map((feature) => tools.feature(feature).test)
      return (g, c, row, id) => fitting.get(blast)!(tests.every((test) => test(g, c, row, id)))
    },
  },
  /** One grade more than one of those (10.31.2). */
  'vanguard.next-grade': {
    reads: [grade],
    compile(tools, { of }) {
      const objects = tools.what(of)
      return (g, c, row) => {
        const pairs = objects.pairs(g, c)
        for (let i = 0; i < pairs.length; i += 2)
          if (valueOf(g, grade, pairs[i], pairs[i + 1]) + 1 === g.value(grade, row)) return true
        return false
      }
    },
  },
  /** 双闘できるカード (10.25.17). */
  'vanguard.legion-with': {
    compile(tools, { as }) {
      const objects = tools.what(as)
      return (g, c, row) => objects.rows(g, c).some((other) => canBeInLegion(g, other, row))
    },
  },
}
