import type { Characteristic, Game } from '@fudaba/kernel/rules'
import type { Effect, GameNodes } from '@fudaba/kernel/text'
import '../../../grammar/nodes.ts'
import { rule } from '../../book.ts'
import { layers, namesOf, organisationsOf } from '../../board/characteristics.ts'
import { names, organisations } from '../../board/words.ts'

/** Gains that other steps say one by one. */

const lasting = (duration: string | undefined) => (duration === undefined ? {} : { duration })

const has = (of: Characteristic, layer: number, modify: (g: Game, set: number) => number) =>
  ({
    kind: 'value',
    of,
    layer,
    modify: (g: Game, _e: number, _row: number, set: number) => modify(g, set),
  }) as const

const addOrganisation = rule(
  '1332.1',
  (g: Game, set: number, word: number): number => organisations.in(g.book).add(set, word),
  (_g: Game, set: number): number => set,
  '1215.1a',
)
const addName = rule(
  '1332.2',
  (g: Game, set: number, word: number): number => names.in(g.book).add(set, word),
  (_g: Game, set: number): number => set,
  '1215.1a',
)
const hasToo = (word: number) => (g: Game, set: number) => addOrganisation(g, set, word)
const isAlsoCalled = (word: number) => (g: Game, set: number) => addName(g, set, word)

export const gainNodes = {
  // +1/+1と【武術】を得る
  'kiseki.gains': {
    means: ({ what, str, def, gains, duration }): Effect => ({
      kind: 'sequence',
      steps: [
        {
          kind: 'modify',
          what,
          changes: [
            { kind: 'add', characteristic: 'str', ...str },
            { kind: 'add', characteristic: 'def', ...def },
          ],
          ...lasting(duration),
        },
        { kind: 'grant', what, gains, ...lasting(duration) },
      ],
    }),
  },
  // What it has beside the words it had (1332.1, 1332.2).
  'kiseki.have': {
    lasting: ({ scope: { book } }, { gains }) =>
      gains.map((gain) => {
        if (gain.kind === 'class')
          return has(
            organisationsOf,
            layers.gainOrganisation,
            hasToo(organisations.in(book).word(gain.class)),
          )
        if (gain.kind === 'name')
          return has(namesOf, layers.words, isAlsoCalled(names.in(book).word(gain.name)))
        throw new Error(`a card has no ${gain.kind} by 持つ`)
      }),
  },
} satisfies NonNullable<GameNodes['effects']>
