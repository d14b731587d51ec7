import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba, inTurn } from '../process.ts'

const cwd = emptyFolder()
const watch = ['play', 'blackpoker', '--watch', '--bot', 'random']
writeFileSync(join(cwd, 'file'), '')

describe('play --save', () => {
  // Below /proc the recursive mkdir of Node never came back.
  test('to an impossible path says so', async () => {
    const places = ['/proc/nowhere/x.json', 'file/x.json', '.']
    const results = await inTurn(places, (place) =>
      fudaba([...watch, '--seed', '1', '--save', place], { cwd }),
    )
    for (const { code, err } of results) {
      expect(code).toBe(2)
      expect(err).toMatch(/^fudaba: \S+: cannot be written: .+\n$/)
    }
  })

  test('saves with --json too, and a game without a seed has one of 128 bits that can be typed', async () => {
    const first = await fudaba([...watch, '--json', '--save', 'deep/er/game.json'], { cwd })
    expect(first.code).toBe(0)
    const { start } = JSON.parse(readFileSync(join(cwd, 'deep/er/game.json'), 'utf8')) as {
      start: { seed: string }
    }
    expect(start.seed).toMatch(/^x[0-9a-f]{32}$/)
    const again = await fudaba([...watch, '--json', '--seed', start.seed], { cwd })
    expect(JSON.parse(again.out)).toEqual(JSON.parse(first.out))
  })
})
