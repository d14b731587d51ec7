import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

/** ♠9 can attack, and nobody can block. */
const puzzle = {
  format: 'fudaba-puzzle/1',
  id: 'open-road',
  game: 'blackpoker',
  title: { ja: '開いた道', en: 'The open road' },
  side: 'P1',
  kind: 'win',
  grade: 1,
  position: {
    format: 'fudaba-position/1',
    game: 'blackpoker',
    turn: 3,
    turnPlayer: 'P1',
    at: 'main',
    P1: { soldiers: '♠9', life: 4 },
    P2: { hand: '♡5', life: 2 },
  },
  tempting: [{ answer: 'エンド', said: { ja: '攻めていない', en: 'Nobody attacked' } }],
}

describe('fudaba puzzle', () => {
  test('lists what comes with the games, in both languages', async () => {
    const english = await fudaba(['puzzle', 'list', 'aquarian-age', '--lang', 'en'])
    expect(english.out).toMatch(/aquarian-age-2 .*win this turn; one first answer alone does/)
    expect(english.out).not.toContain('blackpoker')
    const japanese = await fudaba(['puzzle', 'list', '--lang', 'ja'])
    expect(japanese.out).toMatch(/blackpoker-1 .*このターンに勝つ/)
  })

  test('a puzzle of a file is solved: both hands are shown, each first answer has its verdict and its reason', async () => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'road.json'), JSON.stringify(puzzle))
    const solved = await fudaba(['puzzle', 'solve', 'road.json', '--lang', 'en'], { cwd })
    expect(solved.code).toBe(0)
    expect(solved.out).toContain('♡5')
    expect(solved.out).toMatch(/Attack: solves it\n {4}P1> Attack {2}\(/)
    expect(solved.out).toMatch(/End: fails\n {4}Nobody attacked\n/)
    const hinted = await fudaba(['puzzle', 'solve', 'road.json', '--hints', '1', '--lang', 'en'], { cwd })
    expect(hinted.out).toContain('hint 1:')
    expect(hinted.out).not.toContain('solves it')
  })

  test('check exits with 1 where a puzzle is not what it says', async () => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'road.json'), JSON.stringify(puzzle))
    expect(await fudaba(['puzzle', 'check', 'road.json', '--lang', 'en'], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^open-road: sound/) as string,
    })
    const wrong = { ...puzzle, tempting: [{ answer: 'アタック', said: { ja: '違う', en: 'no' } }] }
    writeFileSync(join(cwd, 'wrong.json'), JSON.stringify(wrong))
    expect(await fudaba(['puzzle', 'check', 'wrong.json', '--lang', 'en'], { cwd })).toMatchObject({
      code: 1,
      out: 'open-road: "アタック" is not refuted\n',
    })
  })

  test('find prints puzzles of simulated games that check accepts', async () => {
    const cwd = emptyFolder()
    const found = await fudaba(
      [
        'puzzle',
        'find',
        'aquarian-age',
        '--seed',
        '50',
        '--games',
        '1',
        '--turns',
        '4',
        '--budget',
        '1500',
        '--json',
      ],
      { cwd },
    )
    const [first] = found.out.split('\n')
    writeFileSync(join(cwd, 'found.json'), first)
    expect((await fudaba(['puzzle', 'check', 'found.json'], { cwd })).code).toBe(0)
  })
})
