import { describe, expect, test } from 'vitest'
import { emptyFolder, fudaba, inTurn } from '../process.ts'

describe('fudaba lesson', () => {
  test('lists the lessons of a game in both languages', async () => {
    expect((await fudaba(['lesson', 'list', 'blackpoker', '--lang', 'en'])).out).toMatch(
      /^blackpoker first +Your first BlackPoker \(about 10 min\)/,
    )
    expect((await fudaba(['lesson', 'list', '--lang', 'ja'])).out).toContain('はじめてのBlackPoker')
    expect(await fudaba(['lesson', 'blackpoker', 'tenth', '--lang', 'en'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('blackpoker has no lesson tenth') as string,
    })
  })

  test('a lesson is played to its end, and a wrong move is answered with its clause', async () => {
    const input = ['', '', '', 'attack', 'set', 'c8', ...Array<string>(60).fill('show')].join('\n')
    const { out, code } = await fudaba(['lesson', 'blackpoker', '--lang', 'en'], { input })
    expect(code).toBe(0)
    expect(out).toMatch(/✗ You have no soldier to attack with yet\.\n +attack\.label/)
    expect(out).toContain('Look at: Hand, Barriers')
    expect(out).toMatch(/What you know now\n {2}・/)
    expect(out).toContain('Next: fudaba lesson blackpoker combat')
    expect(out).not.toContain('Kept:')
  })

  test('a first lesson of every game is played to its end, and is done then', async () => {
    const input = Array<string>(120).fill('show').join('\n')
    await inTurn(['kiseki', 'last-chronicle', 'aquarian-age', 'vanguard'], async (game) => {
      const { out, code } = await fudaba(['lesson', game, 'first', '--lang', 'ja'], { input })
      expect(code, game).toBe(0)
      expect(out, game).toContain('これで分かったこと')
    })
  })

  test('what was left is gone on with; back goes back; --anew begins anew', async () => {
    const cwd = emptyFolder()
    const left = await fudaba(['lesson', 'blackpoker', '--lang', 'en'], { cwd, input: '\n\nquit\n' })
    expect(left.out).toContain('Kept: fudaba lesson blackpoker first')
    const again = await fudaba(['lesson', 'blackpoker', '--lang', 'en'], { cwd, input: 'back\nquit\n' })
    expect(again.out).toMatch(/3\/17[^]*2\/17/)
    expect(again.out).not.toContain('1/17')
    const anew = await fudaba(['lesson', 'blackpoker', '--anew', '--lang', 'en'], { cwd, input: 'quit\n' })
    expect(anew.out).toContain('1/17')
  })
})
