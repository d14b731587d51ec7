import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitOf, seedOf } from '@fudaba/protocol'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from '../process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

beforeAll(async () => {
  await fudaba(['play', 'blackpoker', '--watch', '--seed', '4', '--bot', 'random', '--save', 'game.json'], {
    cwd,
  })
})

describe('fudaba replay', () => {
  test('replay --verify checks every digest', async () => {
    const { code, out } = await fudaba(['replay', 'game.json', '--verify'], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/^game\.json: all \d+ inputs verified\n$/)
  })

  test('replay --check-shuffle tells whether the seed is made of the promised shares', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--check-shuffle'], { cwd })
    expect(out).toBe('')
    const game = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as { start: { seed: string } }
    const shares = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string]
    const commits = shares.map(commitOf) as [string, string, string]
    const of = (shuffle: object, seed = seedOf(shares)): string =>
      JSON.stringify({ ...game, start: { ...game.start, seed }, shuffle })
    put('fair.json', of({ shares, commits }))
    put('other-seed.json', of({ shares, commits }, seedOf([shares[0], shares[2], shares[1]])))
    put('other-share.json', of({ shares, commits: [commits[0], commits[2], commits[2]] }))
    const check = (file: string) => fudaba(['replay', file, '--check-shuffle', '--lang', 'en'], { cwd })
    expect(await check('fair.json')).toMatchObject({ code: 0, out: expect.stringContaining('was fair') })
    expect(await check('other-seed.json')).toMatchObject({
      code: 1,
      out: expect.stringContaining('the seed is not what the shares make'),
    })
    expect(await check('other-share.json')).toMatchObject({
      code: 1,
      out: expect.stringContaining('the share of P1'),
    })
  })

  test('replay tells the whole game with every card open', async () => {
    const { out } = await fudaba(['replay', 'game.json'], { cwd })
    expect(out).toMatch(/P1 drew( [♠♡◇♣]\w+){7}/)
    expect(out).toMatch(/P2 drew( [♠♡◇♣]\w+){7}/)
  })

  test('replay --seat tells only what that player saw', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--seat', 'P1'], { cwd })
    expect(out).toContain('P2 drew 7 cards')
  })

  test('replay --step goes forwards and back', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--step'], { cwd, input: '\n\nb\n5\nwhy 1\nq\n' })
    expect(out).toMatch(/^2\/\d+> b$/m)
    expect(out).toMatch(/^1\/\d+> 5$/m)
    expect(out).toMatch(/^5\/\d+> why 1$/m)
  })

  test('replay --continue plays on from the middle', async () => {
    const args = ['replay', 'game.json', '--at', '6', '--continue', '--both']
    const { code, out } = await fudaba(args, { cwd, input: 'save on.json\nquit\n' })
    expect(code).toBe(0)
    expect(out).toContain('Saved: on.json')
    const saved = JSON.parse(readFileSync(join(cwd, 'on.json'), 'utf8')) as {
      readonly inputs: readonly unknown[]
    }
    expect(saved.inputs).toHaveLength(6)
  })

  test('replay --json prints a summary', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--at', '3', '--json'], { cwd })
    expect(JSON.parse(out)).toMatchObject({ game: 'blackpoker', at: 3, verified: true, result: null })
  })

  test('replay says from which input on a game plays otherwise, tells what was recorded, and goes on before it', async () => {
    interface Saved {
      readonly inputs: readonly unknown[]
      readonly digests: (readonly [number, string])[]
    }
    const game = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as Saved
    const digests = game.digests.map(([n, digest]) => [n, n === 32 ? 'm0000000000000000' : digest])
    put('later.json', JSON.stringify({ ...game, digests, revision: 0 }))
    const [verified, told, whole, on] = await Promise.all([
      fudaba(['replay', 'later.json', '--verify'], { cwd }),
      fudaba(['replay', 'later.json'], { cwd }),
      fudaba(['replay', 'game.json'], { cwd }),
      fudaba(['replay', 'later.json', '--continue', '--both'], { cwd, input: 'save later-on.json\nquit\n' }),
    ])
    expect(verified).toMatchObject({ code: 1, err: '' })
    expect(verified.out).toMatch(
      /^later\.json: from input 17 on it plays otherwise .*rules revision 0, now 1/,
    )
    expect(told.code).toBe(0)
    expect(told.out).toContain(verified.out.trim())
    const last = whole.out.split('\n').findLast((line) => / drew | pays | attacks /.test(line))!
    // Bookkeeping is not recorded, so the lines are fewer.
    expect(told.out).toContain(last.trim().replace(/^\d+ /, ''))
    expect(on.out).toContain('From input 17 on it plays otherwise')
    const saved = JSON.parse(readFileSync(join(cwd, 'later-on.json'), 'utf8')) as Saved
    // AUTO may have passed since.
    expect(saved.inputs.slice(0, 16)).toEqual(game.inputs.slice(0, 16))
  })

  test('replay refuses a file that is cut off, with the place', async () => {
    put('cut.json', readFileSync(join(cwd, 'game.json'), 'utf8').slice(0, 2000))
    const cut = await fudaba(['replay', 'cut.json'], { cwd })
    expect(cut).toMatchObject({ code: 2, out: '' })
    expect(cut.err).toMatch(/^fudaba: cut\.json:\d+:\d+: /)
  })
})
