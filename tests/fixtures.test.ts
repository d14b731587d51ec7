import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type GameRules, Match, type Position, publicEvents } from '@fudaba/kernel'
import { openReplay } from '@fudaba/kernel/host'
import { describe, expect, test } from 'vitest'
import { loadGame, projectGames } from './games.ts'
import { root } from './project-files.ts'

/**
 * What people keep must open in every later release. Each folder is a release; its files were written by it, and
 * `expected.json` says what each shows: the result, and a hash of the public events of a
 * spectator without bookkeeping and chains. Where rules have changed since, it opens up to there.
 */
const kept = join(root, 'tests', 'fixtures')

interface Shown {
  readonly result: Match['result']
  readonly inputs: number
  readonly events: string
  /** Input up to which it opens, where rules that have changed since then lead elsewhere. */
  readonly until?: number
}

for (const release of readdirSync(kept))
  for (const game of projectGames()) {
    const folder = join(kept, release, game.name)
    const files = readdirSync(join(kept, release)).includes(game.name) ? readdirSync(folder) : []
    if (files.length === 0) continue
    describe(`${game.name} ${release}`, async () => {
      const { rules } = await loadGame(game)
      const expected = read<Record<string, Shown>>(join(folder, 'expected.json'))
      test('five replays, five saves and five positions are kept', () => {
        for (const kind of ['replay', 'save', 'position'])
          expect(files.filter((file) => file.startsWith(`${kind}-`))).toHaveLength(5)
      })
      for (const file of files.filter((each) => each !== 'expected.json'))
        test(`${file} of ${release} opens and shows what it showed then`, () => {
          expect(open(rules, file, read(join(folder, file)))).toEqual(expected[file])
        })
    })
  }

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

function open(rules: GameRules, file: string, content: unknown): Shown {
  if (file.startsWith('position-'))
    return shown(rules, new Match({ rules, seed: 'fixture', position: content as Position }))
  const { match, difference } = openReplay(rules, content)
  return { ...shown(rules, match), ...(difference === null ? {} : { until: difference.input }) }
}

function shown(rules: GameRules, match: Match): Shown {
  // What players are told: neither bookkeeping, nor how the rules are nested, which may be taken apart.
  const told = publicEvents(rules, match.game, null).filter(({ level }) => level !== 'detail')
  const events = JSON.stringify(told.map(({ chain: _, ...event }) => event))
  return {
    result: match.result,
    inputs: match.inputs.length,
    events: createHash('sha256').update(events).digest('hex').slice(0, 32),
  }
}
