import { adviseFor } from '@fudaba/ai'
import { type Match, Random, idsFor } from '@fudaba/kernel'
import { randomAnswer } from '@fudaba/kernel/search'
import {
  type Question,
  askingChangesNothing,
  everySetting,
  playings,
  restoredAtEveryDecision,
  undoneAtEveryDecision,
} from '@fudaba/kernel/testing'
import { SeatTable } from '@fudaba/table'
import { describe, test } from 'vitest'
import { forEachGame, loadGame } from './games.ts'
import { setups } from './setups.ts'

/** Reading is pure, and nothing derived lies in the saved state: at every decision of whole games. */
const GAMES = process.env['FUDABA_FULL'] !== undefined ? 200 : process.env['FUDABA_TIER'] === 'ci' ? 20 : 3

/** In games of many decisions every so manieth is asked about; each is undone, and each saved and loaded. */
const every = { kiseki: 12, 'last-chronicle': 4, vanguard: 4 }

/** What the person at the table asks, and the page by itself. */
function questionsAtTheTable(match: Match, dice: Random): readonly Question[] {
  const player = match.decision!.player
  const seat = new SeatTable(match, player)
  const other = new SeatTable(match, player === 'P1' ? 'P2' : 'P1')
  const { zones } = match.view(player)
  const things = zones.flatMap(({ objects }) => objects.map(({ id }) => id))
  const thing = (): string => (things.length === 0 ? 'o1' : things[dice.below(things.length)])
  const answer = idsFor(
    match.decision!,
    randomAnswer(match.game.offer, (n) => dice.below(n)),
  )
  const stopped = AbortSignal.abort()
  return [
    () => seat.look(0),
    () => other.look(match.game.log.base),
    () => seat.why(null),
    () => other.why(dice.below(match.game.time + 1)),
    () => seat.whyNotWith(thing()),
    () => seat.changedBy(thing()),
    () => other.changedBy(thing()),
    () => seat.forecast(answer),
    // One slice of it; how far it comes in that time changes nothing either.
    () => dice.below(8) === 0 && adviseFor(match, new Random(dice.word()), { signal: stopped }),
  ]
}

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const seeds = playings(rules, setups[game.name]?.(rules) ?? everySetting(rules), GAMES, 7_000).map(
    (playing) => ({ ...playing, every: every[game.name as keyof typeof every] }),
  )
  describe(`${game.name}: reading is pure`, () => {
    test('a game that is asked about all the time stays the same', { timeout: 3_600_000 }, async () => {
      for (const playing of seeds) await askingChangesNothing(playing, questionsAtTheTable)
    })
    test('a game that is saved and loaded at every decision stays the same', { timeout: 3_600_000 }, () => {
      for (const playing of seeds) restoredAtEveryDecision(playing)
    })
    test('a game that is undone and redone at every decision stays the same', { timeout: 3_600_000 }, () => {
      for (const playing of seeds) undoneAtEveryDecision(playing)
    })
  })
})
