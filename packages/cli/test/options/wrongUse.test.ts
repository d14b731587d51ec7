import { games } from '../../src/options/games.ts'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba, inTurn } from '../process.ts'

/** What is typed, and what the one line has to name: what was wrong, and what is possible. */
const mistakes: readonly (readonly [string, ...string[]])[] = [
  ['play chess', 'chess', 'blackpoker'],
  ['play blackpoker --deck nope', 'nope', 'entry20', 'full54'],
  ['play blackpoker --deck full54', 'full54', '--set frame=full54'],
  ['play blackpoker --seed abc', 'abc', 'whole number'],
  ['play blackpoker --bot deep', 'deep', 'random, greedy'],
  ['play blackpoker --set frame=foo', 'frame=foo', 'entry20, full54'],
  ['play blackpoker --set fog=1', 'fog', 'endClearsFog'],
  ['play blackpoker --lang fr', 'fr', 'ja, en'],
  ['play blackpoker --seat P3', 'P3', 'P1, P2'],
  ['play blackpoker --level loud', 'loud', 'result, standard, detail'],
  ['play blackpoker --auto maybe', 'maybe', 'auto, on, off'],
  ['play blackpoker --from none.yaml', 'none.yaml', 'no such file'],
  ['play blackpoker --continue', 'blackpoker', '--continue'],
  ['play blackpoker --both --watch', '--both', '--watch'],
  ['play blackpoker --bogus', '--bogus', '--seed'],
  ['play', 'blackpoker'],
  ['bogus', 'bogus', 'play, games, rules'],
  ['deck', 'check'],
  ['deck check none.yaml', 'there is no file none.yaml'],
  ['deck check garbage.yaml', 'garbage.yaml:1:', 'fudaba-deck/1'],
  ['sim blackpoker -n 0', '-n 0', '1 to'],
  ['sim blackpoker --seed x', 'x', 'whole number'],
  ['sim blackpoker --agents foo', 'foo', 'random, greedy'],
  ['arena blackpoker --a foo', 'foo', 'random, greedy, easy, normal, hard, sees-all'],
  ['arena blackpoker --timed --a sees-all', 'sees-all', 'random, greedy, easy, normal, hard'],
  ['sim', '<game>'],
  ['perft blackpoker', '--depth'],
  ['perft blackpoker --depth 99', '99', '1 to 30'],
  ['rules blackpoker attack.effects', 'attack.effects', 'attack.effect'],
  ['rules chess', 'chess', 'blackpoker'],
  ['rulings chess', 'chess', 'blackpoker'],
  ['env chess', 'chess', 'blackpoker'],
  ['replay none.json', 'none.json', 'no such file'],
  ['replay garbage.yaml', 'garbage.yaml', 'fudaba-replay/2'],
  ['position garbage.yaml', 'garbage.yaml', 'fudaba-position/1'],
  ['puzzle solve nope', 'nope', 'puzzle list'],
  ['puzzle solve garbage.yaml', 'garbage.yaml', 'fudaba-puzzle/1'],
  ['puzzle find chess', 'chess', 'blackpoker'],
  ['games extra', 'too many'],
]

describe('wrong use prints one line that names it and what is possible, exits with 2 and writes nothing', () => {
  test.each(mistakes.map(([typed, ...named]) => ({ typed, named })))(
    'fudaba $typed',
    async ({ typed, named }) => {
      const cwd = emptyFolder()
      writeFileSync(join(cwd, 'garbage.yaml'), 'format: soup\n')
      const { code, out, err } = await fudaba(typed.split(' '), { cwd })
      expect({ typed, code, out }).toEqual({ typed, code: 2, out: expect.any(String) as string })
      expect(err, typed).toMatch(/^fudaba: [^\n]+\n$/)
      for (const word of named) expect(err, typed).toContain(word)
      expect(readdirSync(cwd), typed).toEqual(['garbage.yaml'])
    },
  )
})

test('wrong use is told in Japanese with --lang ja', async () => {
  const [byOption, byLocale] = await inTurn(
    [
      { args: ['play', 'chess', '--lang', 'ja'], env: { LANG: 'C' } },
      { args: ['play', 'chess'], env: { LANG: 'ja_JP.UTF-8' } },
    ],
    ({ args, env }) => fudaba(args, { env }),
  )
  expect(byOption.err).toBe(
    `fudaba: ゲーム「chess」はありません。使えるもの: ${games.map(({ name }) => name).join(', ')}\n`,
  )
  expect(byLocale.err).toBe(byOption.err)
})
