import type { Decision } from '@fudaba/kernel'
import { describe, test } from 'vitest'
import { UNIT, does, phrase, sentences, steps, target } from '../../../../kiseki/test/trees.ts'
import { cardOf, gamesAt, positionOf, trying } from '../../keptGames.ts'
import type { Wanted } from '../../playedGames.ts'
import { comesBackTo } from '../../resuming.ts'
import { noBrowser, useSite } from '../../site.ts'

const site = useSite()

/** By chance with the ready decks; what every newcomer meets is reloaded in a whole game of each. */
const byChance: Readonly<Record<string, readonly Decision['shape'][]>> = {
  blackpoker: ['choose', 'option', 'arrange'],
  kiseki: ['act', 'choose', 'option', 'order'],
  'last-chronicle': ['option', 'order', 'distribute'],
  'aquarian-age': ['option', 'number'],
  vanguard: ['option'],
}

for (const [game, shapes] of Object.entries(byChance))
  describe.skipIf(noBrowser)(`every shape of question in ${game}`, () => {
    const wanted = shapes.map((shape): Wanted => ({ game, shape, mixed: game !== 'blackpoker', most: 600 }))
    let games: ReturnType<typeof gamesAt> | undefined
    for (const [i, shape] of shapes.entries())
      test(`${shape}: a reload and an undo come back to it, and its answer goes on`, async () => {
        games ??= gamesAt(wanted)
        await comesBackTo(site, (await games)[i], shape)
      })
  })

const drawing = { name: '試作', types: ['UNIT'], cp: 1, str: 1, def: 1, organisations: ['仲間'] }
const unit = (name: string, more: object = {}) => ({ card: { ...drawing, name, ...more } })
const enemies = phrase({ kind: 'owner', who: 'opponent' }, UNIT)
const dividing = {
  name: '分配',
  types: ['EVENT'],
  ep: 0,
  abilities: [
    does(
      sentences(
        steps(target(enemies, { kind: 'exactly', amount: 2, counter: 'things' }), {
          kind: 'modify',
          what: { kind: 'reference', to: 'those' },
          changes: [{ kind: 'add', characteristic: 'def', sign: '-', amount: 4 }],
          duration: 'turn',
          divided: true,
        }),
      ),
    ),
  ],
}

describe.skipIf(noBrowser)('questions of 軌跡TCG that only texts ask', () => {
  const setting = (n: number) => unit(`定め${n}`, { text: `・あなたの他のUNITのSTRを${n}にする。` })
  const asking: readonly (readonly [
    title: string,
    wanted: Wanted & { readonly shape: Decision['shape'] },
  ])[] = [
    ['a name', { game: 'kiseki', shape: 'name', position: trying(cardOf('S1-125')) }],
    [
      'a number',
      {
        game: 'kiseki',
        shape: 'number',
        position: trying({ ...drawing, text: '・[登場]カードを2枚まで引く。' }),
      },
    ],
    [
      'how a number is divided',
      {
        game: 'kiseki',
        shape: 'distribute',
        message: 'program.divide',
        position: positionOf({
          at: 'homebase',
          P1: { hand: [{ card: dividing }, { card: dividing }], deck: 9 },
          P2: { field: [unit('甲', { def: 6 }), unit('乙', { def: 6 }), unit('丙', { def: 6 })], deck: 9 },
        }),
      },
    ],
    [
      'the order of effects that begin together',
      {
        game: 'kiseki',
        shape: 'order',
        message: 'effects.order',
        position: positionOf({
          at: 'homebase',
          P1: {
            hand: [
              {
                card: { name: '総出', types: ['EVENT'], ep: 0, text: 'あなたの軌跡のUNITすべてを場に出す。' },
              },
            ],
            trails: [setting(4), setting(6)],
            field: [unit('甲', { str: 2 })],
            deck: 9,
          },
          P2: { deck: 9 },
        }),
      },
    ],
  ]
  for (const [title, wanted] of asking)
    test(`${title}: a reload and an undo come back to it, and its answer goes on`, async () => {
      const [replay] = await gamesAt([wanted])
      await comesBackTo(site, replay, wanted.shape)
    })
})
