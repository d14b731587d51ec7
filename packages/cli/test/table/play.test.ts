import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { width } from '@fudaba/table'
import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const play = ['play', 'blackpoker', '--bot', 'random']

/** Answers for a whole game: whatever is refused is typed again otherwise. */
const anyAnswers = '1\np\n0\n2\n1 2\n'.repeat(300)

const tooWide = (text: string): string[] => text.split('\n').filter((line) => width(line) > 80)

describe('a game at the terminal', () => {
  test.each(['en', 'ja'])('a game can be played to its end through a pipe (%s)', async (lang) => {
    const { code, out, err } = await fudaba([...play, '--seed', '11', '--lang', lang], { input: anyAnswers })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(lang === 'en' ? /^You (won|lost) \(/m : /^あなたの(勝ち|負け)（/m)
    expect(tooWide(out)).toEqual([])
    expect(out).not.toMatch(/\{\w+\}/)
    // eslint-disable-next-line no-control-regex
    expect(out).not.toMatch(/\u001b/)
  })

  test('a game can be played for both seats', async () => {
    const { code, out } = await fudaba(['play', 'blackpoker', '--both', '--seed', '2'], { input: anyAnswers })
    expect(code).toBe(0)
    expect(out).toContain('── P2 to decide ──')
    expect(out).toMatch(/^P[12] won \(/m)
  })

  test('a game is the same for the same seed', async () => {
    const input = '1\n1\n1\np\nquit\n'
    const [first, second] = await Promise.all([1, 2].map(() => fudaba([...play, '--seed', '5'], { input })))
    expect(first.out).toBe(second.out)
  })

  test('the terminal table explains: why, why of a line, why not, a rule, a card, the log', async () => {
    const input =
      'why\nwhy 1\nwhy not charge\nrule attack.effect\nrule haste\ni 1\nlog 3\nlog full\nz hand\no\nme\ns\nhelp\n'
    const { out } = await fudaba([...play, '--seed', '3', '--lang', 'en'], { input })
    expect(out).toContain('Why you are asked')
    expect(out).toMatch(/> why 1\nWhy: You: the deck is the life\n {2}● base\.3\.2\.24 /)
    expect(out).toContain('✗ base.3.5.1')
    expect(out).toContain('attack.effect  Named attackers are driven and attack')
    expect(out).toContain('base.3.1.5')
    expect(out).toMatch(/You drew .* {2}\[base\.3\.2\.28\]/)
    expect(out).toContain('why an action is not possible')
  })

  test('the terminal tells how the numbers of a card came about, with the clause of each line', async () => {
    const { out } = await fudaba(['play', 'kiseki', '--bot', 'random', '--seed', '3', '--lang', 'en'], {
      input: '1\n0\nwhy hand 1\ni hand 1\nwhy nothing-of-that-name\nquit\n',
    })
    expect(out).toMatch(
      /> why hand 1\n.+\n {2}(STR|CP cost|EP cost|founding level): \d+\n {4}\d+ printed — 20\d\.1 /,
    )
    expect(out).toContain('nothing-of-that-name')
  })

  test('the terminal table advises: a hint, and what the other answers are worth', async () => {
    const { out } = await fudaba([...play, '--seed', '3', '--lang', 'en'], { input: 'hint\nexplain\nquit\n' })
    expect(out).toMatch(/> hint\n(Best|No clear difference|The only sensible answer)/)
    expect(out).toMatch(/Estimated from \d+ playouts, without seeing hidden cards/)
  })

  test('undo at the terminal shows the same question again', async () => {
    const { out } = await fudaba([...play, '--seed', '3', '--lang', 'en'], { input: '1\nundo\nquit\n' })
    const [before, after] = out.split('Taken back')
    const board = /^Opponent {2}[\s\S]*? p Pass$/m
    expect(board.exec(after)?.[0]).toBe(board.exec(before)?.[0])
  })

  test('an impossible answer at the terminal is explained and asked again', async () => {
    const { out } = await fudaba([...play, '--seed', '3', '--lang', 'en'], { input: '99\nxyzzy\n\nquit\n' })
    expect(out).toMatch(/there is no number 99 \(1 to \d+\)/)
    expect(out).toContain('xyzzy is not among the choices')
  })

  test('a game saved at the terminal goes on where it was', async () => {
    const cwd = emptyFolder()
    const saved = await fudaba([...play, '--seed', '3', '--lang', 'en'], {
      input: '1\n1\nsave game.json\nt\nquit\n',
      cwd,
    })
    expect(existsSync(join(cwd, 'game.json'))).toBe(true)
    const again = await fudaba(['play', '--continue', 'game.json', '--bot', 'random', '--lang', 'en'], {
      cwd,
      input: 't\nquit\n',
    })
    const board = (text: string): string | undefined => text.match(/^Opponent {2}[^]*?(?=^▶)/gm)?.at(-1)
    expect(again.code).toBe(0)
    expect(board(again.out)).toBe(board(saved.out))
  })

  test('a game at the terminal ends with a concession', async () => {
    const { out } = await fudaba([...play, '--seed', '3', '--lang', 'en'], { input: 'concede\nquit\n' })
    expect(out).toContain('You lost (conceded, turn 1)')
  })

  test('play without arguments asks for the game and the mode', async () => {
    const { out } = await fudaba(['play', '--lang', 'ja', '--seed', '3'], { input: '1\n9\n2\nquit\n' })
    expect(out).toContain('どう遊びますか')
    expect(out).toContain('1〜3 の番号で答えてください')
    expect(out).toContain('P1')
  })

  test('play reads the settings file', async () => {
    const cwd = emptyFolder()
    const settings = join(cwd, 'settings.yaml')
    const { writeSettings } = await import('@fudaba/files')
    writeSettings(settings, { format: 'fudaba-settings/1', lang: 'ja', auto: 'on', level: 'result' })
    const { out } = await fudaba([...play, '--seed', '3'], {
      cwd,
      env: { FUDABA_SETTINGS: settings },
      input: 'level\nquit\n',
    })
    expect(out).toContain('記録の詳しさは result です')
    expect(out).toContain('· ON')
  })
})

describe('play --watch', () => {
  test('play --watch prints a whole game between two bots', async () => {
    const { code, out } = await fudaba(['play', 'blackpoker', '--watch', '--seed', '1', '--bot', 'random'])
    expect(code).toBe(0)
    expect(out).toMatch(/── Turn 1: P[12] ──/)
    expect(out.trimEnd()).toMatch(/P[12] won \(no life left, turn \d+\)$/)
    expect(tooWide(out)).toEqual([])
  })

  test('play --watch --json prints the game, and --save saves it', async () => {
    const cwd = emptyFolder()
    const args = ['play', 'blackpoker', '--watch', '--seed', '1', '--bot', 'random,random']
    const { out } = await fudaba([...args, '--json'])
    const game = JSON.parse(out) as {
      readonly result: { readonly winner: string }
      readonly log: readonly unknown[]
    }
    expect(game.result.winner).toMatch(/^P[12]$/)
    expect(game.log.length).toBeGreaterThan(20)
    const saved = await fudaba([...args, '--save', 'w.json'], { cwd })
    expect(saved.out).toContain('Saved: w.json')
    expect(JSON.parse(readFileSync(join(cwd, 'w.json'), 'utf8'))).toMatchObject({ format: 'fudaba-replay/2' })
  })
})
