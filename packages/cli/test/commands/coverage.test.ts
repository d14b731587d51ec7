import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

const card = (id: string, name: string, text: string): string =>
  `- {id: ${id}, name: ${name}, type: normal, clans: [砂の民], grade: 1, power: 7000, text: ${JSON.stringify(text)}}\n`
put(
  'some.yaml',
  'format: fudaba-cards/1\ngame: vanguard\ncards:\n' +
    card('A', '水汲み', '【自】:このユニットが(R)に登場した時、1枚引く。\n【永】【(R)】:海へ歌う。') +
    card('B', '旅人', '【自】:このユニットが(R)に登場した時、海へ歌う。') +
    card('C', '石工', '【永】【(R)】:あなたの「水汲み」がいるなら、このユニットのパワー+2000。') +
    card('D', '隠者', '【永】【(R)】:あなたの「誰か」がいるなら、このユニットのパワー+2000。') +
    card('E', '門番', '【自】:このユニットが(R)に登場した時、コストを払ってよい。'),
)
put(
  'kiseki.yaml',
  'format: fudaba-cards/1\ngame: kiseki\ncards:\n' +
    '- {id: X-1, name: 甲, types: [UNIT], cp: 0, str: 1, def: 1, text: "・[登場]カードを1枚引く。", arts: {ep: 1, text: カードを1枚引く。}}\n',
)

interface Report {
  readonly cards: object
  readonly abilities: object
  readonly declined: readonly {
    readonly construct: string
    readonly sentences: number
    readonly sole: number
  }[]
  readonly faults: readonly { readonly card: string }[]
  readonly names: readonly object[]
  readonly rules?: { readonly used: number; readonly single: readonly { readonly rule: string }[] }
}
async function report(file: string, ...more: readonly string[]): Promise<Report> {
  const { code, out, err } = await fudaba(['card', 'coverage', file, '--json', ...more], { cwd })
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out) as Report
}

describe('card coverage', () => {
  test('counts abilities and cards that are read and carried out, and ranks what is declined', async () => {
    const { cards, abilities, declined, faults, names, rules } = await report('some.yaml', '--rules')
    expect(cards).toEqual({ all: 5, withText: 5, read: 2 })
    expect(abilities).toEqual({ all: 6, parsed: 4, read: 3, unknownNames: 1 })
    expect(declined).toMatchObject([{ construct: '海へ歌う', sentences: 2, sole: 2 }])
    // Read, but no cost stands before the text.
    expect(faults).toMatchObject([{ card: 'E' }])
    expect(names).toEqual([{ name: '誰か', cards: 1 }])
    expect(rules!.used).toBeGreaterThan(rules!.single.length)
  })
  test('tries texts that stand in a part of a card, too', async () => {
    expect(await report('kiseki.yaml')).toMatchObject({
      cards: { all: 1, withText: 1, read: 1 },
      abilities: { all: 2, parsed: 2, read: 2, unknownNames: 0 },
      faults: [],
    })
  })
  test('says the same in words', async () => {
    const { out } = await fudaba(['card', 'coverage', 'some.yaml', '--lang', 'en'], { cwd })
    expect(out).toContain('abilities: 3 of 6 read and carried out on a board (50.0 %); parsed 4')
    expect(out).toMatch(/\n {5}2 {4}2 {2}海へ歌う {3}A: /)
  })
})
