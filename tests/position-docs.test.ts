import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJudged } from '@fudaba/files'
import { beginFromPosition, toPosition } from '@fudaba/kernel'
import { describe, expect, test } from 'vitest'
import { loadGame, projectGames } from './games.ts'
import { root } from './project-files.ts'

// docs/positions.md: its examples begin, and it names every moment and option of each game.
const doc = readFileSync(join(root, 'docs', 'positions.md'), 'utf8')
const examples = [...doc.matchAll(/```yaml\n(format: fudaba-position\/1\n[^`]*)```/g)].map(([, text]) => text)
const games = projectGames().filter(({ folder }) => folder.includes('/packages/'))

describe('docs/positions.md', () => {
  for (const [i, text] of examples.entries())
    test(`example ${i + 1} begins, and is written again`, async () => {
      const { position } = parseJudged(`example ${i + 1}`, text)
      const game = games.find(({ name }) => name === position.game)!
      const match = beginFromPosition((await loadGame(game)).rules, position)
      expect(match.decision).not.toBeNull()
      expect(toPosition(match).game).toBe(position.game)
    })

  for (const game of games) {
    test(`has an example of ${game.name}, and names each of its moments and options`, async () => {
      const { rules } = await loadGame(game)
      expect(examples.some((text) => text.includes(`game: ${game.name}\n`))).toBe(true)
      const sections = doc.split(/^## /m)
      const section = sections.find((each) => each.startsWith(titles[game.name]))!
      const words = new Set([...section.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code.split(/[^\w-]+/)))
      const { at, options = [] } = rules.position!
      expect([...Object.keys(at), ...options].filter((name) => !words.has(name))).toEqual([])
    })
  }
})

/** How the section of a game begins. */
const titles: Readonly<Record<string, string>> = {
  blackpoker: 'BlackPoker',
  kiseki: '軌跡',
  'last-chronicle': 'ラストクロニクル',
  'aquarian-age': 'アクエリアンエイジ',
  vanguard: 'ヴァンガード',
}
