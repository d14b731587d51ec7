import { type Setup, conformance } from '@fudaba/kernel/testing'
import { keptProofs, loadGame, projectGames } from './games.ts'

const full = process.env['FUDABA_FULL'] === '1'

/** Beside a game's own settings and decks: what else has to be played, and what chance does not find. */
const further: Readonly<Record<string, { setups: readonly Setup[]; unreached?: readonly string[] }>> = {
  blackpoker: { setups: [{}, { config: { frame: 'full54' } }] },
}

for (const game of projectGames()) {
  const loaded = await loadGame(game)
  const proofs = await keptProofs(loaded)
  conformance(loaded.rules, { seeds: full ? 10_000 : 200, proofs, ...further[game.name] })
}
