import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, fudaba, inTurn } from '../process.ts'

const cwd = emptyFolder()
writeFileSync(
  join(cwd, 'mine.yaml'),
  `format: fudaba-cards/1
game: last-chronicle
cards:
  - id: MY-1
    name: 旅の石工
    type: unit
    cost: 1黒
    categories: [影]
    level: 1
    power: 1500
    atk: 2
    ca: 1
    rarity: U
`,
)

/** Too few cards, but each of them known. */
const reset = JSON.stringify({ type: 'reset', seed: 1, decks: [['MY-1'], ['MY-1']] })

test('every command that plays takes cards of your own', async () => {
  const [arena, perft, env] = await inTurn(
    [
      ['arena', 'last-chronicle', '--a', 'random', '--b', 'random', '-n', '2', '--json'],
      ['perft', 'last-chronicle', '--depth', '1'],
      ['env', 'last-chronicle'],
    ],
    (args) => fudaba([...args, '--cards', 'mine.yaml'], { cwd, input: `${reset}\n` }),
  )
  expect(JSON.parse(arena.out)).toMatchObject({ games: 2 })
  expect(perft.out).toContain('digest')
  expect(JSON.parse(env.out)).toMatchObject({ type: 'error', code: 'bad-deck' })
  expect(env.out).toMatch(/deck of P1: /)
  const without = await fudaba(['env', 'last-chronicle'], { cwd, input: `${reset}\n` })
  expect(without.out).toContain('MY-1')
  expect(env.out).not.toContain('MY-1')
})
