import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GameRules,
  KernelError,
  Match,
  Random,
  beginFromPosition,
  idsFor,
  toReplay,
  withCards,
} from '@fudaba/kernel'
import { openReplay } from '@fudaba/kernel/host'
import { answer, randomAnswer } from '@fudaba/kernel/search'
import { describe, expect, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'
import { mutatedData, mutationsPerSubject } from './mutations.ts'
import { ownCardGames } from './ownCards.ts'
import { root } from './project-files.ts'

/** Whatever a game is given that was right and was made wrong: it plays, or is refused with a typed error. */

const LONG = 3_600_000
const INPUTS = 30
/** Each is played with, so there are fewer than of files that are only read. */
const EACH = Math.min(mutationsPerSubject, process.env['FUDABA_TIER'] === 'ci' ? 600 : 80)

const through = (data: unknown): unknown => JSON.parse(JSON.stringify(data) ?? 'null')

/** Answers by chance, with a look at everything in between. */
function playOn(match: Match, dice: Random, inputs: number): void {
  for (let i = 0; i < inputs && !match.game.over; i++) {
    match.view('P1')
    match.view(null)
    answer(
      match.game,
      randomAnswer(match.game.offer, (n) => dice.below(n)),
    )
  }
  match.digest()
}

/** Tries a thing made wrong in many ways; how many of them were refused. */
function refusedOf(
  name: string,
  data: unknown,
  use: (wrong: unknown, dice: Random) => void,
  times = EACH,
): number {
  const dice = new Random(`mutated/${name}`)
  let refused = 0
  for (let i = 0; i < times; i++) {
    const wrong = through(mutatedData(data, dice))
    try {
      use(wrong, dice)
    } catch (error) {
      refused++
      if (!(error instanceof KernelError) || error.message === '')
        throw new Error(`${name} ${i}: ${JSON.stringify(wrong).slice(0, 3000)}`, { cause: error })
    }
  }
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  return refused
}

function begun(rules: GameRules): Match {
  const match = new Match({ rules, seed: 5 })
  const random = new Random(6)
  for (let i = 0; i < INPUTS; i++) {
    const { decision } = match
    if (decision === null) break
    const picks = randomAnswer(match.game.offer, (n) => random.below(n))
    match.answer(decision.player, idsFor(decision, picks))
  }
  return match
}

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const kept = (file: string): unknown =>
    JSON.parse(readFileSync(join(root, 'tests/fixtures/0.1.0', game.name, file), 'utf8'))
  const own = ownCardGames.find((each) => each.rules.name === rules.name)

  describe(`${game.name} made wrong`, () => {
    test('a replay', { timeout: LONG }, () => {
      const replay = through(toReplay(begun(rules)))
      const refused = refusedOf(`${game.name}/replay`, replay, (wrong) => void openReplay(rules, wrong))
      expect(refused).toBeGreaterThan(EACH / 10)
    })

    test('a saved state', { timeout: LONG }, () => {
      const saved = through(begun(rules).save())
      const match = new Match({ rules, seed: 1 })
      const refused = refusedOf(`${game.name}/state`, saved, (wrong) => match.load(wrong as never))
      expect(refused).toBeGreaterThan(EACH / 2)
    })

    test('decks and settings', { timeout: LONG }, () => {
      const config = Object.fromEntries(
        Object.entries(rules.settings).map(([name, setting]) => [name, setting.default]),
      )
      const options = { seed: 1, decks: rules.decks.slice(0, 2).map(({ cards }) => cards), config }
      const use = (wrong: unknown): void => {
        const given = wrong as typeof options
        if (typeof given !== 'object' || given === null) return
        void new Match({ ...given, rules } as never)
      }
      refusedOf(`${game.name}/options`, options, use)
    })

    for (const n of own === undefined ? [] : [1, 2, 3, 4, 5])
      test(`position ${n}`, { timeout: LONG }, () => {
        const refused = refusedOf(`${game.name}/position-${n}`, kept(`position-${n}.json`), (wrong, dice) =>
          playOn(beginFromPosition(rules, wrong as never), dice, 6),
        )
        expect(refused).toBeGreaterThan(EACH / 10)
      })

    if (own !== undefined) {
      test('a card of one’s own', { timeout: LONG }, () => {
        refusedOf(`${game.name}/card`, own.card('語', 0), (wrong) => {
          const card = rules.readCard!(wrong as never)
          void new Match({ rules: withCards(rules, [card]), seed: 1 }).digest()
        })
      })

      test('cards as they are printed', { timeout: LONG }, () => {
        const { cards } = rules
        // Of all kinds, a few in each run.
        const some = Array.from({ length: 10 }, (_, i) => cards[Math.floor((i * cards.length) / 10)])
        for (const each of some) {
          const printed = through({ ...(rules.asPrinted?.(each) ?? each)!, id: 'own' })
          refusedOf(
            `${game.name}/printed ${rules.cardId(each)}`,
            printed,
            (wrong) => {
              const card = rules.readCard!(wrong as never)
              void new Match({ rules: withCards(rules, [card]), seed: 1 }).digest()
            },
            Math.ceil(EACH / 10),
          )
        }
      })

      test('a position with a card of one’s own', { timeout: LONG }, () => {
        refusedOf(`${game.name}/board`, own.board(own.card('語', 0)), (wrong, dice) =>
          playOn(beginFromPosition(rules, wrong as never), dice, 6),
        )
      })
    }
  })
})
