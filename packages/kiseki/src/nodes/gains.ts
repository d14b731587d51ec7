import type { Characteristic, Effect, Game, OwnNodes } from '@fudaba/kernel'
import '../../grammar/nodes.ts'
import { rule } from '../book.ts'
import { layers, namesOf, organisationsOf } from '../characteristics.ts'
import { names, organisations } from '../words.ts'

/** Gains that other steps say one by one. */

const lasting = (duration: string | undefined) => (duration === undefined ? {} : { duration })

const has = (of: Characteristic, layer: number, modify: (set: number) => number) =>
  ({
    kind: 'value',
    of,
    layer,
    modify: (_g: Game, _e: number, _row: number, set: number) => modify(set),
  }) as const

const addOrganisation = rule(
  '1332.1',
  (set: number, word: number): number => organisations.add(set, word),
  (set: number): number => set,
)
const addName = rule(
  '1332.2',
  (set: number, word: number): number => names.add(set, word),
  (set: number): number => set,
)
const hasToo = (name: string) => (set: number) => addOrganisation(set, organisations.word(name))
const isAlsoCalled = (name: string) => (set: number) => addName(set, names.word(name))

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
    lasting: (_tools, { gains }) =>
      gains.map((gain) => {
        if (gain.kind === 'class') return has(organisationsOf, layers.gainOrganisation, hasToo(gain.class))
        if (gain.kind === 'name') return has(namesOf, layers.words, isAlsoCalled(gain.name))
        throw new Error(`a card has no ${gain.kind} by 持つ`)
      }),
  },
} satisfies NonNullable<OwnNodes['effects']>
