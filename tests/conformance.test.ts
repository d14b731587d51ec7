import { conformance } from '@fudaba/kernel/testing'
import { keptProofs, loadGame, projectGames } from './games.ts'

const full = process.env['FUDABA_FULL'] === '1'

/** What chance does not find, by game; a test proves each of these clauses. */
const unreached: Readonly<Record<string, readonly string[]>> = {}

for (const game of projectGames()) {
  const { rules } = await loadGame(game)
  const seeds = full ? 10_000 : 300
  conformance(rules, { seeds, proofs: keptProofs(game), unreached: unreached[game.name] })
}
