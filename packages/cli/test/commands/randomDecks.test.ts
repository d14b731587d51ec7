import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const cwd = emptyFolder()
const card = (n: number, text: string): string =>
  `- {id: Z-${n}, name: 札${n}, type: normal, clans: [砂の民], grade: ${n % 4}, power: 7000, text: ${JSON.stringify(text)}}\n`
writeFileSync(
  join(cwd, 'mine.yaml'),
  'format: fudaba-cards/1\ngame: vanguard\ncards:\n' +
    Array.from({ length: 12 }, (_, n) =>
      card(n, n === 0 ? '【永】【(R)】:海へ歌う。' : '【自】:このユニットが(R)に登場した時、1枚引く。'),
    ).join(''),
)

test('--random-decks plays legal decks by chance of the cards that are read whole', async () => {
  const { code, out } = await fudaba(
    ['sim', 'vanguard', '-n', '2', '--cards', 'mine.yaml', '--random-decks', '--json'],
    { cwd },
  )
  expect(code).toBe(0)
  const { unfinished, failures, coverage } = JSON.parse(out) as {
    readonly unfinished: number
    readonly failures: readonly unknown[]
    readonly coverage: { readonly triggers: Readonly<Record<string, number>> }
  }
  expect([unfinished, failures]).toEqual([0, []])
  const met = Object.entries(coverage.triggers).filter(([name, n]) => name.startsWith('Z-') && n > 0)
  expect(met.length).toBeGreaterThan(3)
  // What is not read whole is in no deck.
  expect(Object.keys(coverage.triggers).some((name) => name.startsWith('Z-0 '))).toBe(false)
})
