import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba, inTurn } from '../process.ts'

const tiny = fileURLToPath(new URL('../../../../examples/tiny-game', import.meta.url))
const cwd = emptyFolder()
cpSync(tiny, join(cwd, 'my-game'), { recursive: true })
mkdirSync(join(cwd, 'empty'))
mkdirSync(join(cwd, 'other', 'src'), { recursive: true })
writeFileSync(join(cwd, 'other', 'package.json'), '{"type":"module"}')
writeFileSync(join(cwd, 'other', 'src', 'index.ts'), 'export const rules: number = 1\n')

describe('a game in a folder of its own', () => {
  test('is played, simulated, compared, counted, served and explained without being one of ours', async () => {
    const [play, sim, arena, perft, rules, env] = await inTurn(
      [
        ['play', './my-game', '--watch', '--bot', 'random', '--seed', '1', '--save', 'game.json'],
        ['sim', './my-game', '-n', '250', '--json'],
        ['arena', './my-game', '--a', 'random', '--b', 'random', '-n', '4', '--json'],
        ['perft', 'my-game/', '--depth', '2'],
        ['rules', './my-game', '2.1'],
        ['env', join(cwd, 'my-game')],
      ],
      (args) => fudaba(args, { cwd, input: '{"type":"reset","seed":1}\n' }),
    )
    for (const { code, err } of [play, sim, arena, perft, rules, env])
      expect([code, err.replaceAll(/.*games · .*\n/g, '')]).toEqual([0, ''])
    expect(JSON.parse(sim.out)).toMatchObject({ games: 250, unfinished: 0, firstPlayer: { of: 250 } })
    expect(JSON.parse(arena.out)).toMatchObject({ games: 4 })
    expect(rules.out).toContain('A turn begins with drawing a card')
    expect(rules.out).toContain('test')
    expect(JSON.parse(env.out)).toMatchObject({ type: 'observation', done: false })
    const again = await fudaba(['play', './my-game', '--continue', 'game.json'], { cwd, input: 'quit\n' })
    expect(again.code).toBe(0)
  })

  test('is refused in one line where something is missing', async () => {
    const [empty, other] = await inTurn(['./empty', './other'], (name) =>
      fudaba(['sim', name, '-n', '1'], { cwd }),
    )
    expect([empty.code, empty.err]).toEqual([
      2,
      'fudaba: ./empty has no package.json; the folder of a game has package.json and src/index.ts\n',
    ])
    expect([other.code, other.err]).toEqual([2, 'fudaba: ./other: src/index.ts exports no GameRules\n'])
  })
})
