import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { emptyFolder, fudaba } from './process.ts'

const cwd = emptyFolder()
const put = (name: string, text: string): void => writeFileSync(join(cwd, name), text)

const position = `format: fudaba-position/1
game: blackpoker
config: {frame: full54}
turn: 3
turnPlayer: P1
P1: {soldiers: ♠5 ♡J, barriers: ♣2, hand: ♡8 ◇7 ♠3 ♣4, life: 5}
P2: {soldiers: ♠6, barriers: ♣9, hand: ♡9 ◇3, life: 6}
`

beforeAll(async () => {
  await fudaba(['play', 'blackpoker', '--watch', '--seed', '4', '--bot', 'random', '--save', 'game.json'], {
    cwd,
  })
}, 60_000)

describe('replay', () => {
  test('verifies every digest', async () => {
    const { code, out } = await fudaba(['replay', 'game.json', '--verify'], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/^game\.json: all \d+ inputs verified\n$/)
  })

  test('tells the whole game, with every card open', async () => {
    const { out } = await fudaba(['replay', 'game.json'], { cwd })
    expect(out).toMatch(/P1 drew( [♠♡◇♣]\w+){7}/)
    expect(out).toMatch(/P2 drew( [♠♡◇♣]\w+){7}/)
  })

  test('tells a player only what he saw', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--seat', 'P1'], { cwd })
    expect(out).toContain('P2 drew 7 cards')
  })

  test('steps forwards and back', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--step'], { cwd, input: '\n\nb\n5\nwhy 1\nq\n' })
    expect(out).toMatch(/^2\/\d+> b$/m)
    expect(out).toMatch(/^1\/\d+> 5$/m)
    expect(out).toMatch(/^5\/\d+> why 1$/m)
  })

  test('goes on from the middle', async () => {
    const args = ['replay', 'game.json', '--at', '6', '--continue', '--both']
    const { code, out } = await fudaba(args, { cwd, input: 'save on.json\nquit\n' })
    expect(code).toBe(0)
    expect(out).toContain('Saved: on.json')
    const saved = JSON.parse(readFileSync(join(cwd, 'on.json'), 'utf8')) as {
      readonly inputs: readonly unknown[]
    }
    expect(saved.inputs).toHaveLength(6)
  })

  test('prints what it found as JSON', async () => {
    const { out } = await fudaba(['replay', 'game.json', '--at', '3', '--json'], { cwd })
    expect(JSON.parse(out)).toMatchObject({ game: 'blackpoker', at: 3, verified: true, result: null })
  })

  test('refuses a file that was changed, by the number of the input', async () => {
    const text = readFileSync(join(cwd, 'game.json'), 'utf8')
    put(
      'forged.json',
      text.replace(/"[0-9a-f]{16}",\n {2}"[0-9a-f]{16}"\n/, '"0000000000000000",\n  "0000000000000000"\n'),
    )
    put('cut.json', text.slice(0, text.length / 2))
    const [forged, cut] = await Promise.all(
      ['forged.json', 'cut.json'].map((file) => fudaba(['replay', file], { cwd })),
    )
    expect(forged).toMatchObject({ code: 2, out: '' })
    expect(forged.err).toMatch(/^fudaba: forged\.json: the game differs after input \d+\n$/)
    expect(cut).toMatchObject({ code: 2, out: '' })
    expect(cut.err).toMatch(/^fudaba: cut\.json:\d+:\d+: /)
  })
})

describe('position', () => {
  beforeAll(() => {
    put('p.yaml', position)
    put('answers.txt', '# the whole battle\nattack\npass\npass\n♠5 ♡J\np\np\n♠6 > ♡J\np\np\n')
  })

  test('prints the decision with its legal answers', async () => {
    const { code, out } = await fudaba(['position', 'p.yaml'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain('P1 decides (base.3.5.37 > base.3.5.38)')
    expect(out).toContain('  1 Attack ')
    expect(out).toContain('11 legal answers')
  })

  test('applies answers as people write them, each event with its clauses', async () => {
    const { code, out } = await fudaba(['position', 'p.yaml', '--answers', 'answers.txt'], { cwd })
    expect(code).toBe(0)
    expect(out).toContain(
      "P2's ♠6 blocks P1's ♡J\n      base.3.5.37 > base.3.5.33 > base.3.5.25 > block.effect",
    )
    expect(out).toContain('P2 took 5 damage')
    expect(out).toContain('P2: ♠6 went from the field to the graveyard')
  })

  test('names the line of an answer that is not possible', async () => {
    put('bad.txt', 'attack\npass\n♣K\n')
    const { code, err } = await fudaba(['position', 'p.yaml', '--answers', 'bad.txt'], { cwd })
    expect(code).toBe(2)
    expect(err).toMatch(/^fudaba: bad\.txt:3: ♣K: /)
  })

  test('prints JSON with the answers in ids', async () => {
    const { out } = await fudaba(['position', 'p.yaml', '--json'], { cwd })
    const { answers, decision } = JSON.parse(out) as {
      readonly answers: readonly (readonly string[])[]
      readonly decision: { readonly player: string }
    }
    expect(decision.player).toBe('P1')
    expect(answers).toContainEqual(['attack'])
    expect(answers).toContainEqual([])
  })

  test('names the contradiction in a position', async () => {
    put('twice.yaml', position.replace('life: 5', 'life: ♠5'))
    const { code, err } = await fudaba(['position', 'twice.yaml'], { cwd })
    expect(code).toBe(2)
    expect(err).toMatch(/^fudaba: twice\.yaml: .*♠5/)
  })

  test('is played on by hand', async () => {
    const { code, out } = await fudaba(['play', '--from', 'p.yaml', '--both', '--seed', '1'], {
      cwd,
      input: 'attack\nquit\n',
    })
    expect(code).toBe(0)
    expect(out).toContain('P1: Attack')
  })
})

describe('deck check', () => {
  test('accepts a legal deck', async () => {
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

  test('lists every reason against an illegal one, with its clause', async () => {
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

describe('arena --keep', () => {
  const args = ['arena', 'blackpoker', '--a', 'random', '--b', 'random', '--keep', 'arena.jsonl', '--json']
  const counted = (out: string): unknown => (JSON.parse(out) as { readonly wins: unknown }).wins

  test('goes on with the games that are kept, also after a line that was not written to its end', async () => {
    const once = await fudaba([...args, '-n', '8'], { cwd })
    const [head, first, second] = readFileSync(join(cwd, 'arena.jsonl'), 'utf8').split('\n')
    put('arena.jsonl', [head, first, second.slice(0, 40)].join('\n'))
    const again = await fudaba([...args, '-n', '8'], { cwd })
    expect(counted(again.out)).toEqual(counted(once.out))
    expect(readFileSync(join(cwd, 'arena.jsonl'), 'utf8').split('\n')).toHaveLength(6)
  })

  test('refuses the games of another contest, and lines that are none', async () => {
    const other = await fudaba([...args, '-n', '8', '--seed', '2'], { cwd })
    expect(other.code).toBe(2)
    expect(other.err).toContain('arena.jsonl keeps the games of another contest')
    const timed = await fudaba([...args, '-n', '8', '--timed'], { cwd })
    expect(timed.err).toContain('arena.jsonl keeps the games of another contest')
    const kept = readFileSync(join(cwd, 'arena.jsonl'), 'utf8').split('\n')
    put('arena.jsonl', [kept[0], kept[1], 'torn', ''].join('\n'))
    const broken = await fudaba([...args, '-n', '8'], { cwd })
    expect(broken.code).toBe(2)
    expect(broken.err).toContain('arena.jsonl: line 3 cannot be read')
  })
})
