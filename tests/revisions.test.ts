import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project-files.ts'

/** A game that plays otherwise than in the last release has a higher revision: replays say by which one they went. */

interface Kept {
  readonly release: string
  readonly games: Record<string, { revision: number; played: Record<string, string> }>
}
const file = join(root, 'tests', 'played.json')
const kept = (): Kept => JSON.parse(readFileSync(file, 'utf8')) as Kept

function played(...args: string[]) {
  const script = join(root, 'scripts', 'played.mjs')
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=fudaba-source', script, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, stderr }
}

/** What is kept, written elsewhere with one game changed. */
function keptElsewhere(change: (game: Kept['games'][string]) => void): string {
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'fudaba-played-')), 'played.json')
  const all = kept()
  change(all.games['blackpoker'])
  writeFileSync(elsewhere, JSON.stringify(all))
  return elsewhere
}

test('every game plays as in the last release, or has a higher revision', () => {
  expect(played('--check')).toEqual({ status: 0, stderr: '' })
})

test('what is kept is the play of the last release', () => {
  const [, last] = /^## (\d+\.\d+\.\d+) \(\d{4}-/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))!
  expect(kept().release, 'npm run played').toBe(last)
})

test('a game that plays otherwise under the same revision is named, and nothing is written over', () => {
  const elsewhere = keptElsewhere((game) => (game.played['random/0'] = 'another'))
  const before = readFileSync(elsewhere, 'utf8')
  const { status, stderr } = played('--game', 'blackpoker', '--kept', elsewhere)
  expect(status).toBe(1)
  expect(stderr).toContain('blackpoker plays otherwise')
  expect(readFileSync(elsewhere, 'utf8')).toBe(before)
})

test('with a higher revision the play of this release is kept in its place', () => {
  const elsewhere = keptElsewhere((game) => {
    game.played['random/0'] = 'another'
    game.revision--
  })
  expect(played('--game', 'blackpoker', '--kept', elsewhere)).toEqual({ status: 0, stderr: '' })
  const { played: now, revision } = (JSON.parse(readFileSync(elsewhere, 'utf8')) as Kept).games['blackpoker']
  expect(now['random/0']).not.toBe('another')
  expect(revision).toBe(kept().games['blackpoker'].revision)
})
