import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

describe('fudaba deck check', () => {
  test('deck check accepts a legal deck', async () => {
    const full = ['♠', '♡', '◇', '♣'].flatMap((suit) =>
      ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => suit + rank),
    )
    put(
      'full.yaml',
      `format: fudaba-deck/1\ngame: blackpoker\nconfig: {frame: full54}\ncards: [${full.join(', ')}, 2 Joker]\n`,
    )
    expect(await fudaba(['deck', 'check', 'full.yaml'], { cwd })).toMatchObject({
      code: 0,
      out: 'full.yaml: legal (54 cards)\n',
    })
  })

  test('deck check lists every reason against an illegal deck, with its clause', async () => {
    put('strange.yaml', 'format: fudaba-deck/1\ngame: blackpoker\ncards: [♠15]\n')
    const strange = await fudaba(['deck', 'check', 'strange.yaml'], { cwd })
    expect(strange).toMatchObject({ code: 2, err: 'fudaba: there is no card ♠15 in blackpoker\n' })
    put('odd.yaml', 'format: fudaba-deck/1\ngame: blackpoker\ncards: [♠A, ♠A, 3 Joker]\n')
    const { code, out } = await fudaba(['deck', 'check', 'odd.yaml'], { cwd })
    expect(code).toBe(1)
    expect(out).toContain('base.3.2.4')
    expect(out).toContain('base.3.2.5')
    const json = await fudaba(['deck', 'check', 'odd.yaml', '--json'], { cwd })
    expect(JSON.parse(json.out)).toMatchObject({ legal: false, cards: 5 })
  })
})

describe('fudaba deck with a list, a code, a link', () => {
  const list = '// 港\n3 見習い\n3 ミオ[見習い]\nS1-002 x3\nガソト[灯守] ×1\n'

  test('deck check reads a list, and names the lines that fit no card with the nearest names', async () => {
    put('list.txt', list)
    const { code, out } = await fudaba(['deck', 'check', 'list.txt', '--game', 'kiseki', '--json'], { cwd })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      legal: false,
      cards: 6,
      problems: [{ clause: '602.4a' }],
      strays: [{ line: 2 }, { line: 5, text: 'ガソト[灯守]', nearest: ['S1-002'] }],
    })
    const said = await fudaba(['deck', 'check', 'list.txt', '--game', 'kiseki'], { cwd })
    expect(said.out).toContain('line 5: ガソト[灯守]; did you mean Gant [Lamp Warden] (ガント[灯守])')
  })

  test('a list without a game is asked which it is for', async () => {
    put('bare.txt', '3 見習い\n')
    expect(await fudaba(['deck', 'check', 'bare.txt'], { cwd })).toMatchObject({ code: 2 })
    expect((await fudaba(['deck', 'check', 'none.txt'], { cwd })).err).toContain('none.txt')
  })

  test('deck show lists a ready deck part by part, and its code leads back to it', async () => {
    const shown = await fudaba(['deck', 'show', 'vanguard/caravan'], { cwd })
    expect(shown.out).toContain('// Main deck (50)')
    expect(shown.out).toContain('// G deck (16)')
    const { out: coded } = await fudaba(['deck', 'code', 'vanguard/caravan'], { cwd })
    const check = await fudaba(['deck', 'check', coded.trim()], { cwd })
    expect(check).toMatchObject({ code: 0 })
    const { out: link } = await fudaba(
      ['deck', 'convert', 'vanguard/caravan', '--to', 'link', '--page', 'https://example.org/'],
      { cwd },
    )
    expect(link).toBe(`https://example.org/#/deck/${coded}`)
    put('link.txt', link)
    for (const to of ['yaml', 'list']) {
      const { out } = await fudaba(['deck', 'convert', 'link.txt', '--to', to], { cwd })
      put(`again.${to === 'list' ? 'txt' : to}`, out)
      const again = await fudaba(
        ['deck', 'check', `again.${to === 'list' ? 'txt' : to}`, '--game', 'vanguard', '--json'],
        { cwd },
      )
      expect(JSON.parse(again.out), to).toMatchObject({ legal: true, cards: 66, strays: [] })
    }
  })

  test('own cards go along in a code, and say what is unread of them', async () => {
    put(
      'own.yaml',
      'format: fudaba-cards/1\ngame: vanguard\ncards:\n  - {id: X-1, name: 影の旅人, type: normal, clans: [影の国], grade: 1, power: 7000, text: 【自】：なんだか分からない文。}\n',
    )
    put('own.txt', '4 影の旅人\n')
    const { out } = await fudaba(['deck', 'code', 'own.txt', '--game', 'vanguard', '--cards', 'own.yaml'], {
      cwd,
    })
    const check = await fudaba(['deck', 'check', out.trim(), '--json'], { cwd })
    expect(JSON.parse(check.out)).toMatchObject({ cards: 4, unread: ['X-1'], legal: false })
    const bad = await fudaba(['deck', 'check', 'fd1AAAAAAAAAAAA'], { cwd })
    expect(bad).toMatchObject({ code: 2, err: 'fudaba: the deck code is damaged\n' })
  })
})
