import { conformance } from '@fudaba/kernel/testing'
import { forEachGame, keptProofs, loadGame } from './games.ts'

const full = process.env['FUDABA_FULL'] === '1'

/** What chance does not find, by game; a test proves each of these clauses. */
const unreached: Readonly<Record<string, readonly string[]>> = {}

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const seeds = full ? 10_000 : 300
  conformance(rules, { seeds, proofs: keptProofs(game), unreached: unreached[game.name] })
})
