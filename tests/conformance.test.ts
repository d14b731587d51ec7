import { type ConformanceOptions, conformance } from '@fudaba/kernel/testing'
import { forEachGame, keptProofs, loadGame } from './games.ts'

const full = process.env['FUDABA_FULL'] === '1'

/** What chance does not find, by game; a test proves each of these clauses. */
const unreached: Readonly<Record<string, readonly string[]>> = {
  // Its catalogue has no texts yet, and only texts do these.
  kiseki: [
    'play-event',
    'play-art',
    'play-craft',
    'play-craft-2',
    'play-craft-3',
    'play-craft-4',
    '506.4',
    '1204.2f-5',
    '1303.1',
    '1303.2',
    '1304.1',
    '1304.2',
    '1307.1',
    '1314.1',
    '1316.2',
    '1317.1',
    '1317.2',
    '1318.2',
    '1319.1',
    '1326.1',
    '1330.1',
    '1331.1',
    '1333.1',
    '1334.1',
    '1335.1',
    '1402.1',
  ],
}

/** Games of many decisions: fewer of them, and the dear checks look at some of the decisions. */
const long: Readonly<Record<string, Partial<ConformanceOptions> & Pick<ConformanceOptions, 'seeds'>>> = {
  kiseki: full
    ? { seeds: 300, some: 200, few: 20, every: 5 }
    : { seeds: 8, some: 3, few: 2, every: 40, provedIsEnough: true },
}

await forEachGame(async (game) => {
  const { rules } = await loadGame(game)
  const size = long[game.name] ?? { seeds: full ? 10_000 : 300 }
  conformance(rules, { ...size, proofs: keptProofs(game), unreached: unreached[game.name] })
})
