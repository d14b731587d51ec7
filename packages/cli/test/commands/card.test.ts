import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba, inTurn } from '../process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

const head = 'format: fudaba-cards/1\ngame: kiseki\ncards:\n'
const unit = (id: string, text: string): string =>
  `  - {id: ${id}, name: ${id}, types: [UNIT], cp: 0, str: 1, def: 1, text: ${JSON.stringify(text)}}\n`

put('good.yaml', head + unit('X-1', '・[登場]カードを1枚引く。') + unit('X-2', '【暗躍】'))
put('bad.yaml', head + unit('X-3', '・これは海へ歌う。\n・これは+1/+0を得る。'))
put('table.csv', 'id,name,types,ep,text\nX-4,手紙,EVENT,1,カードを2枚引く。\n')

const mina = `ゲーム：kiseki
ミナ
サブ名：郵便係
UNIT / CP2 / ATK2 / DEF3
組織：風便局・潮見商会
【暗躍】
・[登場]カードを1枚引く
・あなたの風便局は+1/+0を得る。
----
届いた手紙
種類	イベント
EP	1
効果：カードを1枚ひく。
`
put('cards.txt', mina)
const clan =
  '潮の会\nノーマルユニット\nクラン：潮\nグレード 1 / パワー 7000 / シールド 5000\n【永】【(R)】:このユニットのパワー+1000。\n'
put('clan.txt', clan)
put('lamp.txt', '灯守\nカードタイプ：ユニット\nコスト：1橙\nレベル：1　パワー：1000　ATK：1\n勇猛\n')
put('wrong.txt', 'ゲーム：kiseki\nミナ\nUNIT / CP2\nDEF：高い\n----\nハト\n種類：ユニト\n')

describe('plain text', () => {
  test('is read card by card, with the places of its sentences', async () => {
    const { code, out } = await fudaba(['card', 'check', 'cards.txt'], { cwd })
    expect(code).toBe(1)
    expect(out).toMatch(/^ミナ {2}ミナ\n {2}read +6:1 {2}【暗躍】/)
    expect(out).toMatch(/read +7:2 {2}\[登場\]カードを1枚引く/)
    expect(out).toMatch(/declined +13:10 {2}カードを1枚ひく。/)
    expect(out).toContain('cards.txt: 2 cards, 4 sentences, 3 read, 1 declined')
  })
  test('of every game with texts', async () => {
    const print = (file: string, game: string) =>
      fudaba(['card', 'print', file, '--game', game, '--lang', 'ja'], { cwd })
    const vanguard = await print('clan.txt', 'vanguard')
    const chronicle = await print('lamp.txt', 'last-chronicle')
    expect(vanguard.out).toContain('グレード 1 · パワー 7000 · シールド 5000\n【永】【(R)】:')
    expect(chronicle.out).toContain('レベル 1 · パワー 1000 · ATK 1\n『勇猛』')
  })
  test('every fault of it is named, in the language that is asked for', async () => {
    const { code, err } = await fudaba(['card', 'check', 'wrong.txt', '--lang', 'ja'], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('wrong.txt:4:5: DEFは0以上の整数です')
    expect(err).toContain('wrong.txt:7:4: 種類: "ユニト"はありません。「ユニット」のことですか？')
  })
})

describe('card check', () => {
  test('card check names each sentence with its family and its English', async () => {
    const { code, out } = await fudaba(['card', 'check', 'good.yaml', '--explain'], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/read +4:\d+ {2}\[登場\]カードを1枚引く。\n +triggered: When .*draw 1 card\./)
    expect(out).toMatch(/"kind": "triggered"/)
    expect(out).toMatch(/good\.yaml: 2 cards, 2 sentences, 2 read, 0 declined\n$/)
  })
  test('card check ends with 1 for a declined sentence, and says where it stops and what is nearest', async () => {
    const { code, out } = await fudaba(['card', 'check', 'bad.yaml'], { cwd })
    expect(code).toBe(1)
    expect(out).toMatch(
      /declined .*\n.*no family reads it\n +not read from “海へ歌う。”\n +what could stand there: .*a duration \(このターン中/,
    )
    expect(out).toContain('1 read, 1 declined')
  })
  test('card check --json gives spans and places', async () => {
    const { code, out } = await fudaba(['card', 'check', 'bad.yaml', '--json'], { cwd })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      game: 'kiseki',
      declined: 1,
      cards: [
        {
          id: 'X-3',
          sentences: [
            {
              read: false,
              reason: 'unread',
              unread: { text: '海へ歌う。', line: 1, column: 5 },
              at: { line: 4 },
            },
            { read: true, family: 'continuous' },
          ],
        },
      ],
    })
  })
  test('card check --families counts the game’s cards too; families of one card stay under a tenth', async () => {
    const { out } = await fudaba(['card', 'check', 'good.yaml', '--families', '--json'], { cwd })
    const { families } = JSON.parse(out) as {
      readonly families: { readonly families: readonly unknown[]; readonly single: readonly string[] }
    }
    expect(families.families.length).toBeGreaterThan(5)
    expect(families.single.length).toBeLessThan(families.families.length / 10)
  })
  test('card check reads a CSV file when it is told the game', async () => {
    const [told, untold] = await inTurn([['--game', 'kiseki'], []], (more) =>
      fudaba(['card', 'check', 'table.csv', ...more], { cwd }),
    )
    expect(told.code).toBe(0)
    expect(untold).toMatchObject({ code: 2, out: '' })
    expect(untold.err).toMatch(/^fudaba: table\.csv: it does not say which game/)
  })
  test.each([
    ['none.yaml', undefined, /none\.yaml: no such file/],
    [
      'stat.yaml',
      `${head}  - {id: X, name: X, types: [UNIT], cp: 1, str: 1}\n`,
      /stat\.yaml:4:5: def is missing/,
    ],
  ])('card check refuses %s in one line', async (file, text, message) => {
    if (text !== undefined) put(file, text)
    const { code, err } = await fudaba(['card', 'check', file], { cwd })
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(err.split('\n')).toHaveLength(2)
  })
})

test('card print prints a card in both languages with unread text marked', async () => {
  const [ja, en] = await inTurn(['ja', 'en'], (lang) =>
    fudaba(['card', 'print', 'bad.yaml', '--lang', lang], { cwd }),
  )
  expect(ja.out).toContain('［未読］ ・これは海へ歌う。\n・これは+1/+0を得る。')
  expect(en.out).toContain('[unread] ・これは海へ歌う。\nThis gets +1 STR and +0 DEF.')
})

test('card print --date prints the wording of that day', async () => {
  const dated = `${head}  - {id: X-9, name: 文, types: [EVENT], ep: 1, text: カードを1枚引く。, corrections: [{since: 2026-04-10, text: カードを2枚引く。}]}\n`
  put('dated.yaml', dated)
  const days = [[], ['--date', '2026-04-09'], ['--date', 'soon']]
  const [now, before, never] = await inTurn(days, (more) =>
    fudaba(['card', 'print', 'dated.yaml', '--lang', 'ja', ...more], { cwd }),
  )
  expect(now.out).toContain('カードを2枚引く。')
  expect(before.out).toContain('カードを1枚引く。')
  expect(never).toMatchObject({ code: 2, out: '' })
})

describe('cards of one’s own', () => {
  test('cards of one’s own are played from a deck file and show their text', async () => {
    put('deck.yaml', 'format: fudaba-deck/1\ngame: kiseki\ncards: [4 X-1, 4 X-3, 21 S1-013, 21 S1-014]\n')
    put('both.yaml', head + unit('X-1', '・[登場]カードを1枚引く。') + unit('X-3', '・これは海へ歌う。'))
    const args = ['play', 'kiseki', '--cards', 'both.yaml', '--deck', 'deck.yaml', '--both', '--seed', '1']
    const { code, out } = await fudaba(args, { cwd, input: 'i X-1\ni X-3\nquit\n' })
    expect(code).toBe(0)
    expect(out).toContain('▶')
  })
  test('cards of one’s own come with the decks of their set', async () => {
    mkdirSync(join(cwd, 'set/decks'), { recursive: true })
    put('set/set.yaml', "format: fudaba-set/1\nid: set\nname: 試\nversion: '1'\ngame: kiseki\n")
    put('set/cards.yaml', head + unit('X-1', '・[登場]カードを1枚引く。'))
    put('set/decks/mine.yaml', 'format: fudaba-deck/1\ngame: kiseki\ncards: [4 X-1, 23 S1-013, 23 S1-014]\n')
    const args = ['play', 'kiseki', '--cards', 'set', '--deck', 'mine', '--both', '--seed', '1']
    expect(await fudaba(args, { cwd, input: 'quit\n' })).toMatchObject({ code: 0 })
  })
  test('cards of one’s own that the game has already are refused', async () => {
    put('own.yaml', head + unit('S1-001', '【暗躍】'))
    const { code, err } = await fudaba(['play', 'kiseki', '--cards', 'own.yaml', '--both'], { cwd })
    expect(code).toBe(2)
    expect(err).toContain('has a card S1-001 already')
  })
})
